"""Duels with cards that have effects, from response windows to the log, through the service."""

import random

import pytest

from cards.services import load_library
from decks import services as decks
from decks.formats.content import Content
from duels import canonical, cardfacts, digest, orders, questions, services, verification
from duels.api.serializers import DuelSerializer
from duels.models import Decision, Duel, Entry
from duels.services import beginning, challenges, table
from tests.duels.conftest import asked, give, some_answer
from tests.duels.effectful import BOOK, DECK_OF_ALL, FUSION
from tests.duels.test_api import DUELS
from tests.duels.test_described import differences
from tests.players.conftest import with_token

pytestmark = pytest.mark.django_db
ROOMS = (beginning, cardfacts, challenges, digest, orders, questions, table, verification)
CACHES = (
    cardfacts._facts,
    digest._definition,
    orders.somebody_may_respond,
    orders._settable,
    orders._in_hand,
)


@pytest.fixture
def effects(db, monkeypatch):
    """The library has cards with effects."""
    for room in ROOMS:
        monkeypatch.setattr(room, "LIBRARY", BOOK)
    for cached in CACHES:
        cached.cache_clear()
    load_library(book={code: BOOK[code] for code in {*DECK_OF_ALL, FUSION.passcode}})
    yield
    monkeypatch.undo()
    for cached in CACHES:
        cached.cache_clear()


@pytest.fixture
def duel(effects, yugi, kaiba) -> Duel:
    content = Content(main=DECK_OF_ALL, extra=(FUSION.passcode,))
    deck_of = {one: decks.create(owner=one, name="all", content=content) for one in (yugi, kaiba)}
    made = services.challenge(challenger=yugi, opponent=kaiba, deck=deck_of[yugi], first="challenger")
    return services.accept(player=kaiba, challenge_id=made.pk, deck=deck_of[kaiba])


def test_it_is_played_to_its_end_as_described_and_can_be_verified(duel, yugi, kaiba):
    chance, clients = random.Random(2), [with_token(one, "read", "play") for one in (yugi, kaiba)]
    kinds = set()
    for number in range(600):
        duel.refresh_from_db()
        if duel.state != Duel.State.RUNNING:
            break
        seat = asked(duel)
        if number % 10 == 0:
            state = clients[seat.number].get(f"{DUELS}{duel.pk}/").json()
            assert differences(state, DuelSerializer()) == []
        kinds.add((canonical.read(seat.prompt)["kind"], canonical.read(seat.prompt)["why"]))
        give(seat, some_answer(seat, chance))
    assert duel.state == Duel.State.FINISHED
    assert {("respond", "chain"), ("choose_cards", "target"), ("choose_cards", "cost")} <= kinds
    assert Decision.objects.filter(duel=duel, decider="window").exists()
    assert Entry.objects.filter(duel=duel, public__contains='"event":"link_made"').exists()
    duel = Duel.objects.select_related("secret").get(pk=duel.pk)
    assert verification.first_difference(duel) == ""


def test_the_digest_knows_what_cards_do(effects, monkeypatch):
    before = digest.of_duel([1001])
    changed = {**BOOK, 1001: BOOK[1002]}
    monkeypatch.setattr(digest, "LIBRARY", changed)
    digest._definition.cache_clear()
    assert digest.of_duel([1001]) != before
