"""What cards and players cannot do, what cannot be done to cards, and where cards cannot go."""

from dataclasses import dataclass

from cards.lang.filters import Filter
from cards.lang.groups import Cards, Pronoun
from cards.lang.occasions import Way
from cards.lang.players import Who


@dataclass(frozen=True, slots=True)
class CannotSummonSuch:
    """A player can summon no monster of a description in these ways; no description means any monster."""

    of: Who
    ways: tuple[Way, ...]
    filter: Filter | None = None


@dataclass(frozen=True, slots=True)
class CannotSet:
    """A player can set no card of a description (X5, M7)."""

    of: Who
    filter: Filter


@dataclass(frozen=True, slots=True)
class OnlyForTributeSummon:
    """Monsters that cannot be tributed except for a normal summon or set (S2, X6)."""

    who: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class CannotBeTargeted:
    """Cards that no card or effect of such a description, of such a player, can target (X4)."""

    who: Pronoun | Cards
    of: Who
    by: Filter | None = None


@dataclass(frozen=True, slots=True)
class Unaffected:
    """Cards on which no effect of a card of such a description, of such a player, has any hold."""

    who: Pronoun | Cards
    of: Who
    by: Filter


@dataclass(frozen=True, slots=True)
class BanishedInstead:
    """Cards that would go to the graveyard are banished instead (X6)."""

    filter: Filter | None = None


@dataclass(frozen=True, slots=True)
class CannotBeBanished:
    """Cards that nothing banishes, neither as a cost nor by an effect (X8)."""

    who: Cards


@dataclass(frozen=True, slots=True)
class GravesSealed:
    """Effects that would move a card out of a graveyard are negated, but not one that moves itself alone."""


Prohibition = (
    CannotSummonSuch
    | CannotSet
    | OnlyForTributeSummon
    | CannotBeTargeted
    | Unaffected
    | BanishedInstead
    | CannotBeBanished
    | GravesSealed
)
"""What is forbidden, or kept off, beside what `continuous` says of attacks, activations and summons."""
