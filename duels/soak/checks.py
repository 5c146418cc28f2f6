"""What is true of every duel at every prompt, whatever was played.

Each check raises AssertionError with what it found.
"""

import copy
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import fields, replace
from itertools import islice
from typing import Any

from cards.lang.places import Place
from duels.engine import Answer, Duel, derive, resume
from duels.engine.changes import apply
from duels.engine.index import Index
from duels.engine.occasions import Happening
from duels.engine.prompts import ChooseCards, Prompt
from duels.engine.snapshot import decode, encode
from duels.engine.state import ZONES, State
from duels.engine.views import may_know, view

VIEWERS = (0, 1, None)


def check_cards_conserved(state: State) -> None:
    """Every card is in exactly one place and knows which; piles hold their owner's cards (F1, F8)."""
    cards = state.cards
    found: list[int] = []
    for seat, side in enumerate(state.sides):
        for place in _PILES:
            pile = side.pile(place)
            found += pile
            for uid in pile:
                card = cards[uid]
                assert card.place is place, card
                assert card.owner == card.controller == seat, card
        assert len(side.monsters) == len(side.spells) == ZONES
        rows = (
            (Place.MONSTERS, side.monsters),
            (Place.SPELLS, side.spells),
            (Place.FIELD, [side.field_zone]),
        )
        for place, zones in rows:
            for zone, occupant in enumerate(zones):
                if occupant is not None:
                    card = cards[occupant]
                    found.append(occupant)
                    assert (card.place, card.zone, card.controller) == (place, zone, seat), card
                    assert card.position is not None, card
    assert sorted(found) == [card.uid for card in cards if card.place is not Place.NOWHERE]


_PILES = (Place.DECK, Place.HAND, Place.EXTRA, Place.GRAVE, Place.BANISHED)


def check_handles_unique(state: State) -> None:
    """No two cards share a public number; no card in a deck has one, nor a token that is gone."""
    numbered = [card.handle for card in state.cards if card.place not in _UNNUMBERED]
    assert len(set(numbered)) == len(numbered)
    if numbered:
        assert min(numbered) > 0
        assert max(numbered) < state.next_handle
    assert not any(card.handle for card in state.cards if card.place in _UNNUMBERED)


_UNNUMBERED = (Place.DECK, Place.NOWHERE)


def check_life_points(state: State) -> None:
    """Life points are never below 0, and at 0 the duel is over (N6, W1)."""
    assert all(side.life_points >= 0 for side in state.sides)
    assert state.result is not None or all(side.life_points > 0 for side in state.sides)


def copied(state: State) -> State:
    """A state of its own, with the same book and nothing derived of it yet."""
    copy_ = copy.deepcopy(state, {id(state.book): state.book, id(state.derived): None})
    copy_.forget()
    return copy_


def differences(one: State, other: State) -> list[str]:
    """Where two states differ, field by field; empty where they are the same."""
    if one == other:
        return []
    pairs: list[tuple[str, Any, Any]] = [("", one, other)]
    pairs += [(f"card {card.uid} ", card, twin) for card, twin in zip(one.cards, other.cards, strict=False)]
    return [
        f"{whose}{name}: {mine!r} and {theirs!r}"
        for whose, each, twin in pairs
        for name, mine, theirs in _fields_apart(each, twin)
        if name != "cards"
    ]


def _fields_apart(one: Any, other: Any) -> Iterator[tuple[str, Any, Any]]:
    for each in fields(one):
        mine, theirs = getattr(one, each.name), getattr(other, each.name)
        if each.compare and mine != theirs:
            yield each.name, mine, theirs


def check_events_fold(first: State, happenings: Iterable[Happening], state: State) -> None:
    """The events, applied one after the other to the first state, give the present one."""
    folded = copied(first)
    for moment, event in happenings:
        folded.moment = moment
        apply(folded, event)
    folded.moment = state.moment
    assert folded == state


def check_views_leak_nothing(state: State) -> None:
    """What a viewer may not know could be any other card, and he would see the same (F3)."""
    for viewer in VIEWERS:
        seen = view(state, viewer)
        with strangers(state, viewer):
            assert view(state, viewer) == seen


@contextmanager
def strangers(state: State, viewer: int | None) -> Iterator[None]:
    """For a while, every card that a viewer may not know is another one."""
    stranger, other = list(state.book.values())[:2]
    unknown = [
        card
        for card in state.cards
        if not may_know(viewer, card.place, card.position, card.owner, card.controller)
    ]
    faces = [card.card for card in unknown]
    for card in unknown:
        card.card = stranger if card.card is not stranger else other
    state.forget()
    try:
        yield
    finally:
        for card, face in zip(unknown, faces, strict=True):
            card.card = face
        state.forget()


def check_snapshot(duel: Duel, state: State, key: bytes) -> None:
    """A duel put down and taken up again asks the same, and is put down the same, byte for byte."""
    snapshot = duel.snapshot()
    again = resume(state.book, snapshot.checkpoint, snapshot.decisions, key)
    assert again._game.state == state
    assert again.prompt == duel.prompt
    assert again.result == duel.result
    assert again.snapshot() == snapshot
    for viewer in VIEWERS:
        assert again.view(viewer) == duel.view(viewer)
    assert encode(decode(state.book, snapshot.checkpoint)) == snapshot.checkpoint


def check_bounds(prompt: Prompt | None) -> None:
    """No more cards are asked for than can be chosen."""
    if isinstance(prompt, ChooseCards):
        assert 0 <= prompt.minimum <= prompt.maximum <= len(prompt.options), prompt


def check_prompt(prompt: Prompt | None, most: int = 5000) -> None:
    """Every option belongs to an accepted answer, and every answer listed is accepted.

    Each choice of cards is looked at in one order; with more answers than the most, options may be left over.
    """
    if prompt is None:
        return
    if isinstance(prompt, ChooseCards):
        prompt = replace(prompt, ordered=False)
    unused: set[object] = set(prompt.options)
    answers: Iterator[Answer] = iter(prompt.answers())
    for answer in islice(answers, most):
        assert prompt.accepts(answer)
        unused -= {answer} | set(getattr(answer, "cards", ())) | {getattr(answer, "choice", None)}
    assert not unused or next(answers, None), unused


def check_derived(state: State) -> None:
    """What was derived from the state after its last change, and found in it, is what is found anew."""
    assert derive.derived(state) == derive.compute(state)
    for (sought, player), found in state.found.items():
        assert isinstance(sought, Index)
        assert found == sought.anew(state, player), sought


def check_state(state: State) -> None:
    """Everything that can be seen in a state alone."""
    check_cards_conserved(state)
    check_handles_unique(state)
    check_life_points(state)
    check_views_leak_nothing(state)
