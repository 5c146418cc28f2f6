"""What was found to follow from a state, as one value."""

from dataclasses import dataclass, field
from typing import NamedTuple

from cards.lang.battle import BattleEffect
from cards.lang.filters import Filter
from cards.lang.players import Who


class BattleWord(NamedTuple):
    """A word about battles that applies: the monsters it reaches, whose it is, and its card if it has one."""

    effect: BattleEffect
    reached: frozenset[int]
    player: int
    this: int | None


@dataclass(slots=True)
class Derived:
    """What follows from a state; made anew after every change.

    `safe_from_effects` are the cards that effects do not destroy, with whose effects those are and for
    which player that is said; `safe_from_effects_once` those, with the card that spares one in a turn.
    """

    negated: set[int] = field(default_factory=set)
    gains: dict[int, list[int]] = field(default_factory=dict)
    cannot_attack: set[int] = field(default_factory=set)
    safe_in_battle: set[int] = field(default_factory=set)
    safe_from_effects: list[tuple[int, Who, int]] = field(default_factory=list)
    safe_from_effects_once: list[tuple[int, int]] = field(default_factory=list)
    no_battle_damage: set[int] = field(default_factory=set)
    cannot_summon: set[int] = field(default_factory=set)
    cannot_activate: list[Filter] = field(default_factory=list)
    not_for_tribute_summon: set[int] = field(default_factory=set)
    battle: list[BattleWord] = field(default_factory=list)
    cannot_be_tributed: set[int] = field(default_factory=set)
    cannot_turn_by_hand: set[int] = field(default_factory=set)
