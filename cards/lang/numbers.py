"""Numbers that a text computes."""

from dataclasses import dataclass

from cards.lang.groups import Cards, Pronoun
from cards.lang.players import Who
from cards.lang.terms import Stat


@dataclass(frozen=True, slots=True)
class Count:
    """How many cards there are."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Counters:
    """How many counters of a name lie on a card."""

    name: str
    on: Pronoun


@dataclass(frozen=True, slots=True)
class StatOf:
    """A value of one card, as last known when it has left (C15)."""

    stat: Stat
    card: Pronoun


@dataclass(frozen=True, slots=True)
class OfEquippedMonsters:
    """The sum of an original value of the monsters that are equipped to this card (M6)."""

    stat: Stat


@dataclass(frozen=True, slots=True)
class Total:
    """The sum of a value over cards."""

    stat: Stat
    cards: Cards


@dataclass(frozen=True, slots=True)
class OfferedAttack:
    """The original ATK of the monsters that were tributed for this card's tribute summon (S2, N4)."""


@dataclass(frozen=True, slots=True)
class MaterialsUsed:
    """How many materials were taken for the special summon of this card by its own procedure (S13)."""


@dataclass(frozen=True, slots=True)
class TotalBeside:
    """The sum of a value over cards, without one that was already named."""

    stat: Stat
    cards: Cards
    beside: Pronoun


@dataclass(frozen=True, slots=True)
class DamageAnswered:
    """The damage that is answered, or in answer to which its own effect summoned this card (B11)."""


@dataclass(frozen=True, slots=True)
class Times:
    """So many for each."""

    factor: int
    number: "Number"


@dataclass(frozen=True, slots=True)
class LifePoints:
    """The life points that a player has."""

    of: Who


@dataclass(frozen=True, slots=True)
class DealtWith:
    """How many cards the part before has dealt with."""


@dataclass(frozen=True, slots=True)
class PaidCards:
    """With how many cards the cost was paid."""


@dataclass(frozen=True, slots=True)
class CountersPaid:
    """How many counters of a name the payment took: removed, or gone with the card that was paid."""

    name: str


@dataclass(frozen=True, slots=True)
class Rolled:
    """What the die showed that was rolled last."""


Number = (
    int
    | OfEquippedMonsters
    | Count
    | Counters
    | StatOf
    | Total
    | Times
    | LifePoints
    | DealtWith
    | PaidCards
    | CountersPaid
    | Rolled
    | OfferedAttack
    | MaterialsUsed
    | TotalBeside
    | DamageAnswered
)
