"""Two edits of one deck at once: none is lost, whichever database serves them."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import connections

from decks import services
from decks.formats.content import Content
from decks.models import Deck
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
