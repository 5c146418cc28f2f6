"""Descriptions of cards: what a text means by "an EARTH tuner" or by "Blue-Eyes White Dragon".

A filter is a frozen value. Filters combine with `&`, `|` and `~` and with nothing else; which cards they
describe is told by `cards.lang.inspect.admits`.
"""

from dataclasses import dataclass
from typing import Union, cast

from cards.lang.declarations import Declarable
from cards.lang.places import Position
from cards.lang.pronouns import Pronoun
from cards.lang.terms import Attribute, Kind, Race, Stat, Trait


class Combinable:
    """The three operators with which descriptions combine; only filters derive from this."""

    __slots__ = ()

    def __and__(self, other: "Filter") -> "And":
        return And(cast("Filter", self), other)

    def __or__(self, other: "Filter") -> "Or":
        return Or(cast("Filter", self), other)

    def __invert__(self) -> "Not":
        return Not(cast("Filter", self))


@dataclass(frozen=True, slots=True)
class OfKind(Combinable):
    """Monsters, spells or traps."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class WithTrait(Combinable):
    """Cards with a word beside their kind: tuners, field spells, counter traps."""

    trait: Trait


@dataclass(frozen=True, slots=True)
class OfAttribute(Combinable):
    """Monsters of one attribute."""

    attribute: Attribute


@dataclass(frozen=True, slots=True)
class OfRace(Combinable):
    """Monsters of one type."""

    race: Race


@dataclass(frozen=True, slots=True)
class Named(Combinable):
    """Cards of one name, spoken of by their English name (never a part of a name: K23)."""

    name: str


@dataclass(frozen=True, slots=True)
class InSeries(Combinable):
    """Cards of a series: those on its list, whatever their names look like (K23)."""

    series: str


@dataclass(frozen=True, slots=True)
class AtMost(Combinable):
    """Monsters whose ATK, DEF or level is at most this; "?" is no number (N3)."""

    stat: Stat
    number: int


@dataclass(frozen=True, slots=True)
class AtLeast(Combinable):
    """Monsters whose ATK, DEF or level is at least this; "?" is no number (N3)."""

    stat: Stat
    number: int


@dataclass(frozen=True, slots=True)
class Lying(Combinable):
    """Cards on the field that lie in one of these positions."""

    positions: tuple[Position, ...]


@dataclass(frozen=True, slots=True)
class FaceDownToo(Combinable):
    """Monsters that fit a description, where face-down ones count as what they are (N5)."""

    filter: "Filter"


@dataclass(frozen=True, slots=True)
class OfLevel(Combinable):
    """Monsters of one level."""

    level: int


@dataclass(frozen=True, slots=True)
class EquippedToThis(Combinable):
    """Monsters that an effect has made equips of this card (M6)."""


@dataclass(frozen=True, slots=True)
class LiesOnThis(Combinable):
    """Cards that are equipped to this card, by whatever made them so (M6)."""


@dataclass(frozen=True, slots=True)
class Other(Combinable):
    """Cards that are not this one."""


@dataclass(frozen=True, slots=True)
class Declared(Combinable):
    """Cards of the name, type, attribute or level that was declared."""

    what: Declarable


@dataclass(frozen=True, slots=True)
class DeclaredAttack(Combinable):
    """Monsters that declared an attack this turn (B13)."""


@dataclass(frozen=True, slots=True)
class LowerThanThis(Combinable):
    """Monsters whose ATK or DEF is lower than such a value of this card."""

    stat: Stat
    than: Stat


@dataclass(frozen=True, slots=True)
class LowerThan(Combinable):
    """Monsters whose ATK or DEF is lower than that of a face-up card that was already named."""

    stat: Stat
    than: Pronoun


@dataclass(frozen=True, slots=True)
class LevelOf(Combinable):
    """Monsters of the level of a card that was already named."""

    card: Pronoun


@dataclass(frozen=True, slots=True)
class LevelOfAll(Combinable):
    """Monsters whose level is the sum of those of cards that were already named."""

    cards: tuple[Pronoun, ...]


@dataclass(frozen=True, slots=True)
class NameOf(Combinable):
    """Cards of the name of a card that was already named."""

    card: Pronoun


@dataclass(frozen=True, slots=True)
class MaterialOf(Combinable):
    """Cards that a card which was already named lists by name as its materials (S7)."""

    card: Pronoun


@dataclass(frozen=True, slots=True)
class NameOnField(Combinable):
    """Cards of a name that some face-up card on the field has."""


@dataclass(frozen=True, slots=True)
class TotalOnField(Combinable):
    """Monsters whose ATK or DEF is the sum of those of all such monsters on the field."""

    stat: Stat
    monsters: "Filter"


@dataclass(frozen=True, slots=True)
class And(Combinable):
    """What both descriptions describe."""

    left: "Filter"
    right: "Filter"


@dataclass(frozen=True, slots=True)
class Or(Combinable):
    """What at least one of the descriptions describes."""

    left: "Filter"
    right: "Filter"


@dataclass(frozen=True, slots=True)
class Not(Combinable):
    """What the description does not describe."""

    inner: "Filter"


Filter = Union[  # noqa: UP007
    OfKind,
    WithTrait,
    OfAttribute,
    OfRace,
    Named,
    InSeries,
    AtMost,
    AtLeast,
    Lying,
    Other,
    EquippedToThis,
    LiesOnThis,
    FaceDownToo,
    OfLevel,
    Declared,
    DeclaredAttack,
    LowerThanThis,
    LowerThan,
    LevelOf,
    LevelOfAll,
    NameOf,
    MaterialOf,
    NameOnField,
    TotalOnField,
    And,
    Or,
    Not,
]
"""Every description there is; a renderer or a reader handles each of them."""

RELATED = (LowerThan, LevelOf, LevelOfAll, NameOf, MaterialOf)
"""Descriptions that compare with another card of the same effect."""

monster = OfKind(Kind.MONSTER)
spell = OfKind(Kind.SPELL)
trap = OfKind(Kind.TRAP)
tuner = monster & WithTrait(Trait.TUNER)
non_tuner = monster & ~WithTrait(Trait.TUNER)
named = Named
series = InSeries
other = Other()
attacked_this_turn = DeclaredAttack()
face_up = Lying((Position.ATTACK, Position.DEFENSE, Position.FACE_UP))
face_down = Lying((Position.FACE_DOWN_DEFENSE, Position.FACE_DOWN))
attack_position = Lying((Position.ATTACK,))
defense_position = Lying((Position.DEFENSE, Position.FACE_DOWN_DEFENSE))


def atk(*, at_most: int) -> AtMost:
    """Monsters of at most so much ATK."""
    return AtMost(Stat.ATK, at_most)


def defense(*, at_most: int) -> AtMost:
    """Monsters of at most so much DEF."""
    return AtMost(Stat.DEF, at_most)


def of_defense(number: int) -> And:
    """Monsters of exactly so much DEF."""
    return AtMost(Stat.DEF, number) & AtLeast(Stat.DEF, number)


def level(*, at_most: int) -> AtMost:
    """Monsters of at most such a level."""
    return AtMost(Stat.LEVEL, at_most)


def of_level(number: int) -> And:
    """Monsters of exactly such a level."""
    return And(AtMost(Stat.LEVEL, number), AtLeast(Stat.LEVEL, number))
