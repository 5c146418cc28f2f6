"""Whether what a text demands is so."""

from cards.lang.conditions import All, AppliedThisTurn, Condition, Exists, Holds, None_
from duels.engine import select
from duels.engine.state import State


def holds(state: State, condition: Condition, you: int, this: int | None, value: select.Value) -> bool:
    """Whether a condition is met now."""
    match condition:
        case Exists(cards):
            return bool(select.members(state, cards, you, this, value))
        case None_(cards):
            return not select.members(state, cards, you, this, value)
        case Holds(of, names):
            return any(
                set(names) <= {card.card.name_en for card in state.hand(seat)}
                for seat in select.seats(of, you)
            )
        case AppliedThisTurn(key):
            return this is not None and state.cards[this].applied.get(key) == state.turn
        case All(conditions):
            return all(holds(state, one, you, this, value) for one in conditions)
