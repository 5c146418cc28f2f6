"""What is paid to activate (M9): before the answer, and never given back."""

from dataclasses import dataclass

from cards.lang.groups import Group
from cards.lang.numbers import Number


@dataclass(frozen=True, slots=True)
class PayLP:
    """Life points, down to 0 at the lowest (M9)."""

    amount: Number


@dataclass(frozen=True, slots=True)
class PayHalfLP:
    """Half of one's life points; what is left is the half that is rounded (N1)."""


@dataclass(frozen=True, slots=True)
class DiscardCost:
    """Cards discarded from the hand; THIS or cards chosen (X3)."""

    cards: Group


@dataclass(frozen=True, slots=True)
class TributeCost:
    """Monsters tributed; THIS or monsters chosen (X6)."""

    cards: Group


@dataclass(frozen=True, slots=True)
class RemoveCounterCost:
    """Counters of a name taken from this card."""

    name: str
    count: int


Cost = PayLP | PayHalfLP | DiscardCost | TributeCost | RemoveCounterCost
