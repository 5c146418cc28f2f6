"""Values as they are now, computed from what is printed and what applies; never written onto a card.

What decides over other effects comes first, in the order of its dependence; then what is forbidden. The
values of monsters hang on the first alone, and are worked out when something asks for them.
"""

from collections.abc import Mapping
from functools import partial

from cards.lang import numbers as n
from cards.lang.conditions import Condition
from cards.lang.inspect import admits
from cards.lang.terms import Stat
from duels.engine import amounts, conditions, prohibitions, select, shielding, values
from duels.engine.amounts import half
from duels.engine.applying import in_force
from duels.engine.deciding import decide
from duels.engine.findings import Derived, Reading
from duels.engine.prohibitions import binds_attackers, breaks, oath_of
from duels.engine.state import State, TableCard

__all__ = [
    "Derived",
    "amount",
    "attack_points",
    "binds_attackers",
    "breaks",
    "can_be_banished",
    "can_be_tributed",
    "changed_looks",
    "compute",
    "defense_points",
    "derived",
    "goes_instead",
    "half",
    "holds",
    "is_kept_off",
    "is_untargetable",
    "level",
    "oath_of",
    "original",
    "value_of",
]


def derived(state: State) -> Derived:
    """What follows from the state, computed once between two changes."""
    if not isinstance(state.derived, Derived):
        state.derived = compute(state)
    return state.derived


def compute(state: State) -> Derived:
    """What follows from the state, computed without any memory."""
    found = Derived()
    applying = sorted(in_force(state), key=lambda one: one.since)
    found.cannot_summon = prohibitions.sworn(state)
    found.negated = {card.uid for card in state.cards if card.negated and not card.face_down}
    if not applying:
        return found
    found.timeless = not any(one.given and conditions.asks_the_time(one.given) for one in applying)
    live = decide(state, found, applying)
    changing = [one for one in live if isinstance(one.effect, values.CHANGING)]
    if changing:
        found.work_out = partial(values.work_out, state, found, changing)
    for one in live:
        if not isinstance(one.effect, values.CHANGING):
            prohibitions.forbid(state, found, one)
    return found


class _Now:
    """Cards as they are now; nothing is computed before something is asked for."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def __call__(self, stat: Stat, card: TableCard) -> int | None:
        return Reading(derived(self.state))(stat, card)

    def looks(self, card: TableCard) -> select.Looks | None:
        return derived(self.state).looks.get(card.uid)


def value_of(state: State) -> select.Value:
    """How values and looks are read in this state."""
    return _Now(state)


def level(state: State, card: TableCard) -> int:
    """The level that a card has where it is (S2)."""
    return value_of(state)(Stat.LEVEL, card) or 0


def attack_points(state: State, card: TableCard) -> int:
    """ATK on the field, where "?" is 0 (N3)."""
    return value_of(state)(Stat.ATK, card) or 0


def defense_points(state: State, card: TableCard) -> int:
    """DEF on the field, where "?" is 0 (N3)."""
    return value_of(state)(Stat.DEF, card) or 0


def changed_looks(state: State, card: TableCard) -> select.Looks | None:
    """What a card is called and is, where an effect makes that another than printed; or else None (X10)."""
    return derived(state).looks.get(card.uid)


def original(state: State, stat: Stat, card: TableCard) -> int:
    """The original ATK or DEF, printed or set by an effect that says so (N4)."""
    figures = derived(state).figures.get(card.uid)
    return figures.original[stat] if figures else select.as_printed(stat, card) or 0


def is_kept_off(state: State, card: TableCard, source: int) -> bool:
    """Whether the effects of a card, named by its uid, have no hold on another now."""
    return shielding.is_kept_off(state, derived(state), card, source)


def is_untargetable(state: State, card: TableCard, source: TableCard) -> bool:
    """Whether a card cannot be targeted by the effects of another now (X4)."""
    return shielding.is_untargetable(state, derived(state), card, source)


def can_be_tributed(state: State, card: TableCard) -> bool:
    """Whether a monster can be tributed for anything but a normal summon or set (X6)."""
    found = derived(state)
    return card.uid not in found.only_for_tribute_summon and card.uid not in found.cannot_be_tributed


def can_be_banished(state: State, card: TableCard) -> bool:
    """Whether anything may banish a card (X8)."""
    return card.uid not in derived(state).cannot_be_banished


def goes_instead(state: State, card: TableCard) -> bool:
    """Whether a card that would go to the graveyard is banished instead (X6)."""
    found = derived(state).banished_instead
    return bool(found) and any(filter_ is None or admits(filter_, card.card) for _, filter_ in found)


def amount(
    state: State,
    number: n.Number,
    you: int,
    this: int | None,
    of_cards: Mapping[n.Number, int] | None = None,
    dealt_with: int = 0,
    rolled: int = 0,
) -> int:
    """A number that a text computes, of values as they are now."""
    return amounts.amount(state, number, you, this, value_of(state), of_cards, dealt_with, rolled)


def holds(state: State, condition: Condition, you: int, this: int | None) -> bool:
    """Whether a condition is met by the cards as they are now."""
    return conditions.holds(state, condition, you, this, value_of(state))
