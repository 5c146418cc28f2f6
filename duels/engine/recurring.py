"""What a player repeats in his main phase although it changes nothing (C20).

Nothing and nobody makes him go on, and so he names the number of rounds by making them; no more than
`MOST_ROUNDS` can be made of one effect before the table must have become another than it was.
"""

import hashlib
from collections.abc import Hashable

from duels.engine.state import Round, State, TableCard

MOST_ROUNDS = 20
"""The highest number of rounds: no repetition brings more than so many would."""


def is_worn_out(state: State, card: TableCard, key: str) -> bool:
    """Whether an effect was made often enough, and once already at this very table with no more life points.

    Life points that fall end a repetition by themselves, and so does a deck that is drawn from.
    """
    if not is_often_made(state, card, key):
        return False
    here = round_of(state, card, key)
    return any(
        one.card == here.card
        and one.key == key
        and one.table == here.table
        and all(now >= then for now, then in zip(here.life_points, one.life_points, strict=True))
        for one in state.rounds
    )


def is_often_made(state: State, card: TableCard, key: str) -> bool:
    """Whether an effect has begun so many chains of this phase that the table counts before the next."""
    return state.made.get(made(card.uid, key), 0) >= MOST_ROUNDS


def made(uid: int, key: str) -> str:
    """The name under which a state counts how often an effect began a chain in this phase."""
    return f"{uid}:{key}"


def round_of(state: State, card: TableCard, key: str) -> Round:
    """What is so before an effect is made once more."""
    points = (state.sides[0].life_points, state.sides[1].life_points)
    digest = hashlib.sha256(repr(table(state)).encode()).hexdigest()
    return Round(card.uid, key, digest, points)


def table(state: State) -> Hashable:
    """What is so on the table, but for life points, and for what only tells how often it came to be so."""
    return (
        tuple(_card(state, card) for card in state.cards),
        tuple(
            (tuple(side.deck), tuple(side.hand), tuple(side.grave), tuple(side.banished))
            for side in state.sides
        ),
        tuple((repr(lasting.effect), lasting.player, lasting.until) for lasting in state.lasting),
        (state.turn, state.phase, state.step, state.timing, tuple(state.uses), state.normal_summoned),
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
        (card.came, card.turned, card.declared, card.guise, card.said),
    )
