"""Values as they are now, computed from what is printed and what applies; never written onto a card.

Negations come first, in the order of their dependence; then what monsters gain; then what is
forbidden, which may ask for the values so found.
"""

from collections.abc import Mapping

from cards.lang import numbers as n
from cards.lang.conditions import Condition
from cards.lang.terms import Stat
from duels.engine import amounts, conditions, prohibitions, select, values
from duels.engine.amounts import half
from duels.engine.applying import in_force
from duels.engine.findings import Derived
from duels.engine.negation import negated
from duels.engine.prohibitions import oath_of
from duels.engine.state import State, TableCard

__all__ = [
    "Derived",
    "amount",
    "attack_points",
    "compute",
    "defense_points",
    "derived",
    "half",
    "holds",
    "level",
    "oath_of",
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
    if not applying and not any(card.negated for card in state.cards):
        return found
    found.negated = negated(state, applying)
    live = [one for one in applying if one.this is None or one.this not in found.negated]
    for one in live:
        values.change(state, found, one)

    def value(stat: Stat, card: TableCard) -> int | None:
        return values.as_changed(found, stat, card)

    for one in live:
        prohibitions.forbid(state, found, one, value)
    return found


def value_of(state: State) -> select.Value:
    """How values are read in this state; nothing is computed before a value is asked for."""
    return lambda stat, card: values.as_changed(derived(state), stat, card)


def level(state: State, card: TableCard) -> int:
    """The level that a card has where it is (S2)."""
    return value_of(state)(Stat.LEVEL, card) or 0


def attack_points(state: State, card: TableCard) -> int:
    """ATK on the field, where "?" is 0 (N3)."""
    return value_of(state)(Stat.ATK, card) or 0


def defense_points(state: State, card: TableCard) -> int:
    """DEF on the field, where "?" is 0 (N3)."""
    return value_of(state)(Stat.DEF, card) or 0


def amount(
    state: State,
    number: n.Number,
    you: int,
    this: int | None,
    of_cards: Mapping[n.StatOf, int] | None = None,
    dealt_with: int = 0,
) -> int:
    """A number that a text computes, of values as they are now."""
    return amounts.amount(state, number, you, this, value_of(state), of_cards, dealt_with)


def holds(state: State, condition: Condition, you: int, this: int | None) -> bool:
    """Whether a condition is met by the cards as they are now."""
    return conditions.holds(state, condition, you, this, value_of(state))
