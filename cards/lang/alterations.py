"""What makes a card another than it is printed: its values, its level, its name and its kind.

Values are made in this order: the original value, printed or set; what halves, doubles, swaps or fixes
it, as each took hold; and at last the sums of what is gained and lost (N4).
"""

from dataclasses import dataclass
from enum import StrEnum

from cards.lang.filters import Declared
from cards.lang.groups import Cards, Pronoun
from cards.lang.numbers import Number
from cards.lang.terms import Attribute, Race, Stat


class Factor(StrEnum):
    """By what a value is multiplied."""

    HALF = "half"
    DOUBLE = "double"


@dataclass(frozen=True, slots=True)
class OriginalBecomes:
    """The original ATK or DEF of monsters is set (N4)."""

    who: Pronoun | Cards
    atk: Number | None = None
    def_: Number | None = None


@dataclass(frozen=True, slots=True)
class OriginalTimes:
    """The original values of monsters are halved or doubled (N1, N4)."""

    who: Pronoun | Cards
    stats: tuple[Stat, ...]
    by: Factor


@dataclass(frozen=True, slots=True)
class OriginalSwapped:
    """The original ATK and DEF of monsters change places (N4)."""

    who: Pronoun | Cards


@dataclass(frozen=True, slots=True)
class ValueBecomes:
    """The ATK or DEF of monsters is fixed; what changed it before is dropped while that lasts (N4)."""

    who: Pronoun | Cards
    atk: Number | None = None
    def_: Number | None = None


@dataclass(frozen=True, slots=True)
class ValueTimes:
    """Values of monsters are halved or doubled (N1, N4)."""

    who: Pronoun | Cards
    stats: tuple[Stat, ...]
    by: Factor


@dataclass(frozen=True, slots=True)
class LevelChanges:
    """Levels go up, or with a negative number down, and never below 1 (N2)."""

    who: Pronoun | Cards
    by: Number


@dataclass(frozen=True, slots=True)
class LevelBecomes:
    """Levels are set."""

    who: Pronoun | Cards
    level: Number


@dataclass(frozen=True, slots=True)
class RaceBecomes:
    """Monsters become monsters of a type, also of one that was declared."""

    who: Pronoun | Cards
    race: Race | Declared


@dataclass(frozen=True, slots=True)
class AttributeBecomes:
    """Monsters become monsters of an attribute."""

    who: Pronoun | Cards
    attribute: Attribute


@dataclass(frozen=True, slots=True)
class AlsoOfAttribute:
    """Monsters are of another attribute beside their own."""

    who: Pronoun | Cards
    attribute: Attribute


@dataclass(frozen=True, slots=True)
class NameBecomes:
    """The name of cards becomes another for all purposes of the duel (X10).

    To what `series` the name belongs is said where that is not what is printed on the cards (K23).
    """

    who: Pronoun | Cards
    name: str
    series: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class NameBecomesThatOf:
    """The name of cards becomes that of a card already named, and belongs to its series (X10, K23)."""

    who: Pronoun | Cards
    card: Pronoun


ValueAlteration = OriginalBecomes | OriginalTimes | OriginalSwapped | ValueBecomes | ValueTimes
"""What makes ATK or DEF another, beside gains and losses."""

LooksAlteration = (
    LevelChanges
    | LevelBecomes
    | RaceBecomes
    | AttributeBecomes
    | AlsoOfAttribute
    | NameBecomes
    | NameBecomesThatOf
)
"""What changes by which descriptions a card is meant."""

Alteration = ValueAlteration | LooksAlteration
