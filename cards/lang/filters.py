"""Descriptions of cards: what a text means by "an EARTH tuner" or by "Blue-Eyes White Dragon".

A filter is a frozen value. Filters combine with `&`, `|` and `~` and with nothing else; which cards they
describe is told by `cards.lang.inspect.admits`.
"""

from dataclasses import dataclass
from typing import Union, cast

from cards.lang.terms import Attribute, Kind, Race, Trait


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


Filter = Union[OfKind, WithTrait, OfAttribute, OfRace, Named, And, Or, Not]  # noqa: UP007
"""Every description there is; a renderer or a reader handles each of them."""

monster = OfKind(Kind.MONSTER)
tuner = monster & WithTrait(Trait.TUNER)
non_tuner = monster & ~WithTrait(Trait.TUNER)
named = Named
