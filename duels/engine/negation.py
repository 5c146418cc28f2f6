"""Which cards' effects are negated: negations of negations, in the order of their dependence (C16, K17)."""

from cards.lang.abilities import CannotBeNegated
from cards.lang.continuous import Nullify
from cards.lang.inspect import says
from duels.engine import select
from duels.engine.applying import Applying, affected
from duels.engine.state import State


def negated(state: State, applying: list[Applying]) -> set[int]:
    """The uids of cards whose effects are negated.

    A negation by a negated card does not count. Where negations depend on one another in a circle,
    the one that has applied longest stays and the circle is broken there (C20).
    """
    found = {card.uid for card in state.cards if card.negated and not card.face_down}
    undecided = [one for one in applying if isinstance(one.effect, Nullify)]
    while undecided:
        decided = next(
            (
                one
                for one in undecided
                if one.this in found
                or not any(one.this in _reach(state, other) for other in undecided if other is not one)
            ),
            undecided[0],
        )
        undecided.remove(decided)
        if decided.this is None or decided.this not in found:
            found |= _reach(state, decided)
    return found


def _reach(state: State, one: Applying) -> set[int]:
    """The face-up cards that a negation reaches."""
    if not isinstance(one.effect, Nullify):
        return set()
    reached = affected(state, one, one.effect.who, select.as_printed)
    return {card.uid for card in reached if not card.face_down and not says(card.card, CannotBeNegated)}
