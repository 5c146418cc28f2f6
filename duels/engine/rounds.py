"""Mandatory effects that would go on for ever: the table comes round to what it was (C20, K3)."""

from collections.abc import Hashable

from duels.engine.state import State, TableCard

Links = tuple[tuple[int, str], ...] | None
"""The links of a chain in which nobody chose to activate anything, by card and ability."""


class Rounds:
    """The tables that were left by chains in which nobody chose to activate anything.

    Such a chain that leaves a table as an earlier one left it, with nobody's life points lower, will come
    again and again. Life points that fall end the duel by themselves, and so does a deck that is drawn from.
    """

    def __init__(self) -> None:
        self._seen: dict[Hashable, list[tuple[int, int]]] = {}

    def come_again(self, state: State, links: Links) -> bool:
        """Note the table after a chain of these links, None where somebody chose one of them.

        True when the same chain left it so before, and nobody could have stopped it.
        """
        if links is None:
            self._seen.clear()
            return False
        points = (state.sides[0].life_points, state.sides[1].life_points)
        before = self._seen.setdefault((links, table(state)), [])
        if any(points[0] >= old[0] and points[1] >= old[1] for old in before):
            return True
        before.append(points)
        return False


def table(state: State) -> Hashable:
    """What is so on the table, but for life points, and for what only tells how often it came to be so."""
    return (
        tuple(_card(state, card) for card in state.cards),
        tuple(
            (tuple(side.deck), tuple(side.hand), tuple(side.grave), tuple(side.banished))
            for side in state.sides
        ),
        tuple((repr(lasting.effect), lasting.player, lasting.until) for lasting in state.lasting),
        (state.turn, state.phase, state.step, state.timing, tuple(state.uses)),
    )


def _card(state: State, card: TableCard) -> Hashable:
    held = state.at(card.equipped) if card.equipped else None
    return (
        card.place,
        card.zone,
        card.position,
        card.controller,
        card.negated,
        held.uid if held is not None else None,
        tuple(sorted(card.counters.items())),
        tuple(sorted(card.used.items())),
    )
