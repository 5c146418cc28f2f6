"""Which cards a text speaks of: pronouns for cards already named, and descriptions with a place."""

from dataclasses import dataclass

from cards.lang.filters import Filter, face_down, face_up, monster, spell, trap
from cards.lang.places import Place
from cards.lang.players import Who
from cards.lang.pronouns import Pronoun
from cards.lang.terms import Stat

THIS = Pronoun.THIS
TARGET = Pronoun.TARGET
EVENT = Pronoun.EVENT
ATTACKER = Pronoun.ATTACKER
EQUIPPED = Pronoun.EQUIPPED
TIED = Pronoun.TIED
IT = Pronoun.IT
FIRST_TARGET = Pronoun.FIRST_TARGET
SECOND_TARGET = Pronoun.SECOND_TARGET
LIGHTENED = Pronoun.LIGHTENED
PAID = Pronoun.PAID
EXCAVATED = Pronoun.EXCAVATED

HAND = Place.HAND
DECK = Place.DECK
EXTRA = Place.EXTRA
GRAVE = Place.GRAVE
BANISHED = Place.BANISHED
MONSTERS = Place.MONSTERS
FIELD = (Place.MONSTERS, Place.SPELLS, Place.FIELD)
SPELL_ZONES = (Place.SPELLS, Place.FIELD)


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of a player, or of either, in some places, that fit a description."""

    places: tuple[Place, ...]
    of: Who
    filter: Filter | None = None


def cards(places: Place | tuple[Place, ...], of: Who, filter_: Filter | None = None) -> Cards:
    """Cards in a place: `cards(GRAVE, YOU, monster)`."""
    return Cards(places if isinstance(places, tuple) else (places,), of, filter_)


def monsters(of: Who, filter_: Filter | None = None) -> Cards:
    """Monsters that a player controls."""
    return Cards((Place.MONSTERS,), of, filter_)


def spells_and_traps(of: Who, filter_: Filter | None = None) -> Cards:
    """Spells and traps on a side of the field: also face-down ones, and traps that are monsters (M12)."""
    kind = spell | trap
    return Cards(FIELD, of, kind if filter_ is None else kind & filter_)


@dataclass(frozen=True, slots=True)
class UpTo:
    """At least one and at most so many, as its player likes."""

    most: int


@dataclass(frozen=True, slots=True)
class OrMore:
    """At least so many, as its player likes."""

    least: int


@dataclass(frozen=True, slots=True)
class OrFewer:
    """So many, and only where there are not so many all that there are, or none."""

    most: int


@dataclass(frozen=True, slots=True)
class NoneOr:
    """None, or as many as its player likes up to so many."""

    most: int


@dataclass(frozen=True, slots=True)
class AsManyAsPaid:
    """As many as the cards that the cost was paid with."""


@dataclass(frozen=True, slots=True)
class AsManyAs:
    """At least one, and at most as many as there are of other cards when the effect is carried out."""

    there: Cards


HowMany = int | UpTo | OrMore | NoneOr | OrFewer | AsManyAs | AsManyAsPaid


def bounds(count: HowMany, there: int) -> tuple[int, int]:
    """The fewest and the most cards that can be chosen where so many are there."""
    match count:
        case int():
            return count, count
        case UpTo(most):
            return 1, min(most, there)
        case OrMore(least):
            return least, max(least, there)
        case NoneOr(most):
            return 0, min(most, there)
        case OrFewer(most):
            return min(most, there), min(most, there)
        case AsManyAsPaid():
            # How many that is only the payment tells.
            return min(1, there), there
        case AsManyAs():
            # So many as the others are, which only the table tells.
            return 1, there


@dataclass(frozen=True, slots=True)
class Those:
    """Of cards already named those that fit a description."""

    of: Pronoun
    filter: Filter


@dataclass(frozen=True, slots=True)
class Every:
    """All that are there when the effect is carried out."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class OneOfEachName:
    """As many as possible of those that are there, one of each name (X10)."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Choose:
    """So many cards, chosen when the effect is carried out (X4)."""

    count: HowMany
    cards: Cards


@dataclass(frozen=True, slots=True)
class ChooseThose:
    """So many of those, chosen when the effect is carried out."""

    count: HowMany
    those: Those


@dataclass(frozen=True, slots=True)
class Lowest:
    """The one card with the lowest value; its player's choice where several have it."""

    stat: Stat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Highest:
    """The one card with the highest value; its player's choice where several have it."""

    stat: Stat
    cards: Cards


@dataclass(frozen=True, slots=True)
class AtRandom:
    """So many cards, which chance picks when the effect is carried out (X9)."""

    count: int
    cards: Cards


Group = Pronoun | Those | ChooseThose | Every | OneOfEachName | Choose | Lowest | Highest | AtRandom
every = Every
choose = Choose

__all__ = [
    "ATTACKER",
    "BANISHED",
    "DECK",
    "EQUIPPED",
    "EVENT",
    "EXCAVATED",
    "EXTRA",
    "FIELD",
    "FIRST_TARGET",
    "GRAVE",
    "HAND",
    "IT",
    "LIGHTENED",
    "MONSTERS",
    "PAID",
    "SECOND_TARGET",
    "SPELL_ZONES",
    "TARGET",
    "THIS",
    "TIED",
    "AsManyAs",
    "AsManyAsPaid",
    "AtRandom",
    "Cards",
    "Choose",
    "ChooseThose",
    "Every",
    "Group",
    "Highest",
    "HowMany",
    "Lowest",
    "NoneOr",
    "OneOfEachName",
    "OrFewer",
    "OrMore",
    "Pronoun",
    "Those",
    "UpTo",
    "bounds",
    "cards",
    "choose",
    "every",
    "face_down",
    "face_up",
    "monster",
    "monsters",
    "spells_and_traps",
]
