"""What was found to follow from a state, as one value."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from cards.lang.battle import BattleEffect
from cards.lang.continuous import CannotActivate, FurtherNormalSummon
from cards.lang.filters import Filter
from cards.lang.players import Who
from cards.lang.prohibitions import CannotBeTargeted, CannotSet, CannotSummonSuch, Unaffected
from cards.lang.terms import Stat
from duels.engine.select import Looks, as_printed
from duels.engine.state import TableCard


@dataclass(slots=True)
class Figures:
    """The values of a monster: the original ones, and as they are (N4)."""

    original: dict[Stat, int]
    now: dict[Stat, int]


@dataclass(frozen=True, slots=True)
class Circle:
    """Effects that decide over one another: their cards, and that of the one that yields (C20)."""

    cards: tuple[int, ...]
    yields: int


class BattleWord(NamedTuple):
    """A word about battles that applies: the monsters it reaches, whose it is, and its card if it has one."""

    effect: BattleEffect
    reached: frozenset[int]
    player: int
    this: int | None


@dataclass(slots=True)
class Derived:
    """What follows from a state; made anew after every change. Cards are named by their uids.

    `negated_as_traps` are those trap monsters whose effects as the traps that they are too are negated (M12).
    `safe_from_effects` are the cards that effects do not destroy, with whose effects those are and for
    which player that is said; `safe_from_effects_once` those, with the card that spares one in a turn.
    `work_out` finds the `figures`, which are `worked_out` when they are first asked for. `timeless` is
    whether all of this is still so when nothing but the phase, the step or the timing has become another.
    """

    negated: set[int] = field(default_factory=set)
    negated_as_traps: set[int] = field(default_factory=set)
    circles: list[Circle] = field(default_factory=list)
    looks: dict[int, Looks] = field(default_factory=dict)
    levels: dict[int, int] = field(default_factory=dict)
    set_levels: dict[int, int] = field(default_factory=dict)
    steps: dict[int, list[int]] = field(default_factory=dict)
    work_out: Callable[[], dict[int, Figures]] = field(default=dict, repr=False, compare=False)
    worked_out: dict[int, Figures] | None = field(default=None, compare=False)
    cannot_attack: set[int] = field(default_factory=set)
    safe_in_battle: set[int] = field(default_factory=set)
    safe_from_effects: list[tuple[int, Who, int]] = field(default_factory=list)
    safe_from_effects_once: list[tuple[int, int]] = field(default_factory=list)
    no_battle_damage: set[int] = field(default_factory=set)
    cannot_summon: set[int] = field(default_factory=set)
    further_summons: list[tuple[int, FurtherNormalSummon]] = field(default_factory=list)
    cannot_summon_such: list[tuple[int, CannotSummonSuch]] = field(default_factory=list)
    cannot_set: list[tuple[int, CannotSet]] = field(default_factory=list)
    cannot_activate: list[tuple[int, CannotActivate]] = field(default_factory=list)
    not_for_tribute_summon: set[int] = field(default_factory=set)
    not_for_synchro_summon: set[int] = field(default_factory=set)
    battle: list[BattleWord] = field(default_factory=list)
    worth_two_tributes: list[tuple[int, Filter]] = field(default_factory=list)
    cannot_be_tributed: set[int] = field(default_factory=set)
    cannot_turn_by_hand: set[int] = field(default_factory=set)
    only_for_tribute_summon: set[int] = field(default_factory=set)
    untargetable: dict[int, list[tuple[int, CannotBeTargeted]]] = field(default_factory=dict)
    unaffected: dict[int, list[tuple[int, Unaffected]]] = field(default_factory=dict)
    cannot_be_banished: set[int] = field(default_factory=set)
    graves_sealed: bool = False
    banished_instead: list[tuple[int, Filter | None]] = field(default_factory=list)
    timeless: bool = True

    @property
    def figures(self) -> dict[int, Figures]:
        """The values of the monsters whose values an effect changes, until the next change forgets all this.

        While they are worked out, values are read as printed.
        """
        if self.worked_out is None:
            self.worked_out = {}
            self.worked_out = self.work_out()
        return self.worked_out


class Reading:
    """How values and looks are read while, and after, they are found; `figures` come last."""

    __slots__ = ("found",)

    def __init__(self, found: Derived) -> None:
        self.found = found

    def __call__(self, stat: Stat, card: TableCard) -> int | None:
        found = self.found
        if stat is Stat.LEVEL:
            if card.uid in found.levels:
                return found.levels[card.uid]
        elif card.uid in found.figures:
            return found.figures[card.uid].now[stat]
        return as_printed(stat, card)

    def looks(self, card: TableCard) -> Looks | None:
        return self.found.looks.get(card.uid)
