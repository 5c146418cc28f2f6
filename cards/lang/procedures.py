"""What a monster's own way of being special summoned takes (S5a, S13)."""

from dataclasses import dataclass
from enum import StrEnum

from cards.lang.groups import Cards
from cards.lang.places import Place
from cards.lang.players import YOU, Who


class Payment(StrEnum):
    """What is done with the cards that a procedure takes."""

    TRIBUTE = "tribute"
    SEND = "send"
    DISCARD = "discard"
    BANISH = "banish"
    RETURN = "return"
    SHUFFLE = "shuffle"


@dataclass(frozen=True, slots=True)
class Takes:
    """One card for each of these descriptions, all of them together."""

    how: Payment
    wanted: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class TakesMaterials:
    """The materials that the monster's recipe names, without a fusion card (S13)."""

    how: Payment
    places: tuple[Place, ...]
    of: Who = YOU


@dataclass(frozen=True, slots=True)
class TakesLevels:
    """Monsters of a description, the card itself among them, whose levels reach a sum, none to spare."""

    how: Payment
    cards: Cards
    at_least: int


Price = Takes | TakesMaterials | TakesLevels


class Bar(StrEnum):
    """How a monster cannot be summoned, by its own text (S6, E2)."""

    NORMAL = "normal"
    """It cannot be normal summoned or set."""
    SET = "set"
    """It cannot be normal set, though it can be normal summoned."""
    SPECIAL = "special"
    """It cannot be special summoned at all."""
    FROM_GRAVE = "from_grave"
    """It cannot be special summoned from the graveyard."""
    UNTIL_PROPER = "until_proper"
    """It must first be special summoned properly."""
    UNLESS_PROPER = "unless_proper"
    """It can be special summoned properly and in no other way."""
