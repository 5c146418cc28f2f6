"""What is paid to activate (M9): before the answer, and never given back."""

from dataclasses import dataclass

from cards.lang.declarations import Declarable
from cards.lang.groups import Cards, Group, HowMany
from cards.lang.numbers import Number
from cards.lang.places import DeckPlace


@dataclass(frozen=True, slots=True)
class PayLP:
    """Life points, down to 0 at the lowest (M9)."""

    amount: Number


@dataclass(frozen=True, slots=True)
class PayHalfLP:
    """Half of one's life points; what is left is the half that is rounded (N1)."""


@dataclass(frozen=True, slots=True)
class PayDownTo:
    """All life points but so many, of which its player has more (M9)."""

    left: int


@dataclass(frozen=True, slots=True)
class DiscardCost:
    """Cards discarded from the hand; THIS or cards chosen (X3).

    With `to_grave` the text says "to the graveyard": what would not come there does not pay (X6).
    """

    cards: Group
    to_grave: bool = False


@dataclass(frozen=True, slots=True)
class TributeCost:
    """Monsters tributed; THIS or monsters chosen (X6)."""

    cards: Group


@dataclass(frozen=True, slots=True)
class RemoveCounterCost:
    """Counters of a name taken from this card."""

    name: str
    count: int


@dataclass(frozen=True, slots=True)
class RemoveCountersCost:
    """So many counters of a name taken from such cards, from each as many as its player likes."""

    name: str
    count: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class RemoveAllCountersCost:
    """All counters of a name taken from such cards, of which at least one has some."""

    name: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class BanishCost:
    """Cards banished, from wherever they are; THIS or cards chosen (X8)."""

    cards: Group


@dataclass(frozen=True, slots=True)
class SendToGraveCost:
    """Cards sent to the graveyard; THIS or cards chosen (X2)."""

    cards: Group


@dataclass(frozen=True, slots=True)
class ForgoDrawCost:
    """The normal draw of this turn, which its player then does not conduct (T4)."""


@dataclass(frozen=True, slots=True)
class MillCost:
    """So many cards sent from the top of the deck to the graveyard."""

    count: HowMany


@dataclass(frozen=True, slots=True)
class ReturnToHandCost:
    """Cards returned to their owner's hand; THIS or cards chosen."""

    cards: Group


@dataclass(frozen=True, slots=True)
class ToDeckCost:
    """Cards returned to their owner's deck; THIS or cards chosen."""

    cards: Group
    where: DeckPlace


@dataclass(frozen=True, slots=True)
class RevealCost:
    """Cards of the hand or of the extra deck shown to both players; they stay there (C19)."""

    cards: Group


@dataclass(frozen=True, slots=True)
class Declare:
    """Something declared as the card or the effect is activated, which is no payment."""

    what: Declarable


@dataclass(frozen=True, slots=True)
class Costs:
    """Several costs, paid one after the other."""

    parts: tuple["Cost", ...]


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of several costs, as its player likes."""

    costs: tuple["SingleCost", ...]


CardCost = (
    DiscardCost | TributeCost | BanishCost | SendToGraveCost | ReturnToHandCost | ToDeckCost | RevealCost
)
"""Costs that are paid with cards which the text names or lets its player choose."""

SingleCost = (
    CardCost
    | PayLP
    | PayHalfLP
    | PayDownTo
    | RemoveCounterCost
    | RemoveCountersCost
    | RemoveAllCountersCost
    | MillCost
    | ForgoDrawCost
    | Declare
)
"""A cost of one part."""

Cost = SingleCost | Costs
"""What is paid to activate an effect, to attack, or to keep a card."""

Dues = Cost | OneOf
"""What is paid to keep a card: a cost, or one of several."""
