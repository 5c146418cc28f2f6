"""Two changes of one deck at once: none is lost, whichever database serves them."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from django.core.exceptions import ValidationError
from django.db import connections

from cards.models import Card
from decks import services
from decks.formats.content import Content, Remark
from decks.models import Deck, DeckRevision
from decks.settling import Decision
from tests.at_once import at_once
from tests.players.conftest import with_nothing


def in_threads(*calls):
    def run(call):
        try:
            return call()
        except services.StaleDeck as stale:
            return stale
        finally:
            connections.close_all()

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(run, calls))


@pytest.fixture
def deck(transactional_db):
    yugi = with_nothing("Yugi", "dark magician 7")
    return services.create(owner=yugi, name="x", content=Content((5,)))


def test_edits_without_a_version_all_become_revisions(deck):
    edits = [lambda code=code: services.edit(deck=deck, content=Content((code,))) for code in range(10, 16)]
    in_threads(*edits)
    present = Deck.objects.get()
    assert [revision.number for revision in present.revisions.order_by("number")] == [1, 2, 3, 4, 5, 6, 7]
    assert {revision.main[0] for revision in present.revisions.all()} == {5, *range(10, 16)}
    assert (present.version, present.current.number) == (7, 7)


def test_of_edits_of_one_version_exactly_one_is_taken(deck):
    edits = [
        lambda code=code: services.edit(deck=deck, version=1, content=Content((code,)))
        for code in range(10, 16)
    ]
    outcomes = in_threads(*edits)
    assert sum(isinstance(outcome, services.StaleDeck) for outcome in outcomes) == 5
    present = Deck.objects.get()
    assert (present.version, present.revisions.count()) == (2, 2)


def test_of_undoings_of_one_version_exactly_one_is_taken(deck):
    changed = services.edit(deck=deck, content=Content((6,)))
    outcomes = in_threads(*[lambda: services.undo(deck=changed, version=2)] * 4)
    assert sum(isinstance(outcome, services.StaleDeck) for outcome in outcomes) == 3
    present = Deck.objects.get()
    assert (present.version, present.current.main, present.current.brings_back) == (3, (5,), 1)


def test_a_deck_frozen_while_it_is_edited_is_one_of_its_revisions(deck):
    edits = [lambda code=code: services.edit(deck=deck, content=Content((code,))) for code in range(10, 14)]
    frozen = in_threads(*edits, *[lambda: services.freeze(deck=deck)] * 4)[4:]
    assert set(frozen) <= set(Deck.objects.get().revisions.all())


OUTCOMES = {
    "two copies for one place": (
        lambda deck: [lambda: services.copy(deck=deck, owner=deck.owner)] * 3,
        {"done": 1, "ValidationError": 2},
        lambda: Deck.objects.count(),
        2,
    ),
    "deleting twice": (
        lambda deck: [lambda: services.delete(deck=deck)] * 3,
        {"done": 3},
        lambda: (Deck.objects.count(), DeckRevision.objects.count()),
        (0, 0),
    ),
    "deleting what was seen, and changing it": (
        lambda deck: [
            lambda: services.delete(deck=deck, version=1),
            lambda: services.edit(deck=deck, version=1, name="y"),
        ],
        None,
        lambda: {deck.name for deck in Deck.objects.all()} <= {"y"},
        True,
    ),
    "deleting, changing and freezing": (
        lambda deck: [
            lambda: services.delete(deck=deck),
            lambda: services.edit(deck=deck, content=Content((6,))),
            lambda: services.freeze(deck=deck),
            lambda: services.edit(deck=deck, visibility="unlisted"),
        ],
        None,
        lambda: (Deck.objects.count(), DeckRevision.objects.count()),
        (0, 0),
    ),
    "changing different things": (
        lambda deck: [
            lambda: services.edit(deck=deck, name="y"),
            lambda: services.edit(deck=deck, visibility="public"),
            lambda: services.edit(deck=deck, content=Content((6,))),
        ],
        {"done": 3},
        lambda: (Deck.objects.get().name, Deck.objects.get().visibility, Deck.objects.get().current.main),
        ("y", "public", (6,)),
    ),
}


@pytest.mark.parametrize("name", OUTCOMES)
def test_at_once(deck, name, monkeypatch):
    """Nothing is lost, nothing made twice, and whoever comes too late is told so."""
    acts, fares, after, is_then = OUTCOMES[name]
    if name == "two copies for one place":
        monkeypatch.setattr(services, "MOST_DECKS", 2)
    told = at_once(*acts(deck), refusals=(ValidationError, services.StaleDeck))
    assert told.keys() <= {"done", "gone", "ValidationError", "StaleDeck"}
    assert fares is None or told == fares
    assert after() == is_then


def test_a_line_that_two_windows_settle_at_once_becomes_a_card_once(transactional_db):
    Card.objects.create(passcode=5, name_en="Five", kind="spell")
    yugi = with_nothing("Yugi", "dark magician 7")
    unread = Content(remarks=(Remark("", 0, "1 Fiv", readable=False),))
    deck = services.create(owner=yugi, name="x", content=unread)

    def settled():
        try:
            return services.settle(deck=deck, decisions=[Decision(1, "1 Fiv", 5)])
        except ValidationError as refused:
            return refused

    outcomes = in_threads(*[settled] * 4)
    assert sum(isinstance(outcome, Deck) for outcome in outcomes) == 1
    present = Deck.objects.get().current
    assert (present.number, present.main, present.remarks) == (2, (5,), ())


def test_copies_at_once_are_all_made_and_credited(deck):
    kaiba = with_nothing("Kaiba", "blue eyes 77")
    in_threads(*[lambda: services.copy(deck=deck, owner=kaiba)] * 3)
    copies = Deck.objects.filter(owner=kaiba)
    assert [(one.forked_from, one.credited_to, one.current.main) for one in copies] == [
        (deck, deck.owner, (5,))
    ] * 3
