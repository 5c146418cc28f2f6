"""What a monster is made of: fusion materials, synchro materials, the ritual spell that calls it."""

from dataclasses import dataclass

from cards.lang.filters import Filter, Named, non_tuner, tuner


@dataclass(frozen=True, slots=True)
class FusionOf:
    """The materials of a fusion summon, one description each, in printed order (S7).

    Where there can be `more`, they are further ones of the last description, as many as one likes.
    """

    materials: tuple[Filter, ...]
    more: bool = False


@dataclass(frozen=True, slots=True)
class SynchroOf:
    """One tuner and at least so many other monsters, levels adding up to the synchro monster's (S8).

    There can be no more others than `most`, where the card says how many they are.
    """

    tuner: Filter = tuner
    others: Filter = non_tuner
    fewest: int = 1
    most: int | None = None


@dataclass(frozen=True, slots=True)
class RitualBy:
    """The ritual spell that summons the monster (S9)."""

    spell: Named


Recipe = FusionOf | SynchroOf | RitualBy
