"""Declaring a card's name: on the page, by the API, and what the other player learns of it (K23, K26)."""

import json

import pytest
from django.urls import reverse

from cards.library import LIBRARY
from duels import selectors
from duels.declaring import bearer_of
from duels.models import Duel, Entry, Seat
from tests.duels.positions import NUMBERS, face_down, numbers, put_at
from tests.players.conftest import with_token

DUELS = "/api/v1/duels/"


@pytest.fixture
def mine(yugi):
    return with_token(yugi, "read", "play")


@pytest.fixture
def theirs(kaiba):
    return with_token(kaiba, "read", "play")


@pytest.fixture
def crushing(duel) -> Duel:
    """Yugi has Mind Crush, set before; Kaiba holds Sangan."""
    yours = {"hand": numbers("Kuriboh"), "spells": [face_down("Mind Crush")], "deck": numbers("Mystical Elf")}
    theirs = {"hand": numbers("Sangan", "Battle Ox"), "deck": numbers("Mystical Elf")}
    return put_at(duel, {"turn": 3, "turn_player": 0, "phase": "main_1", "sides": [yours, theirs]})


def answer(client, duel: Duel, given: object):
    state = client.get(f"{DUELS}{duel.pk}/").json()
    body = {"prompt": state["prompt"]["id"], "version": state["version"], "answer": given}
    return client.post(f"{DUELS}{duel.pk}/answer/", body)


def crush(client, duel: Duel) -> dict[str, object]:
    """Mind Crush is activated; gives the prompt that follows."""
    options = client.get(f"{DUELS}{duel.pk}/").json()["prompt"]["options"]
    act = next(one["answer"] for one in options if (one["answer"] or {}).get("verb") == "activate")
    return answer(client, duel, act).json()["prompt"]


@pytest.mark.django_db
def test_a_name_is_declared_by_the_passcode_of_a_card(crushing, mine):
    prompt = crush(mine, crushing)
    assert (prompt["kind"], prompt["declares"], prompt["options"]) == ("declare", "name", [])
    assert answer(mine, crushing, {"choice": "Sangan"}).status_code == 400
    told = answer(mine, crushing, {"choice": str(NUMBERS["Sangan"])})
    assert told.status_code == 200


@pytest.mark.django_db
def test_the_question_tells_the_same_whatever_the_other_holds(crushing, mine):
    """K26: neither the prompt nor what is accepted depends on hidden cards."""
    crush(mine, crushing)
    for name in ("Sangan", "Blue-Eyes White Dragon"):
        seat = Seat.objects.get(duel=crushing, number=0)
        assert str(NUMBERS[name]) not in seat.prompt


@pytest.mark.django_db
def test_the_other_sees_what_was_declared_but_not_the_question(crushing, mine, theirs):
    crush(mine, crushing)
    assert theirs.get(f"{DUELS}{crushing.pk}/").json()["prompt"] is None
    answer(mine, crushing, {"choice": str(NUMBERS["Sangan"])})
    entries = Entry.objects.filter(duel=crushing)
    for seat in (0, 1):
        told = json.dumps([selectors.entry_for(entry, seat) for entry in entries], default=str)
        assert '"said": "Sangan"' in told


@pytest.mark.django_db
@pytest.mark.parametrize("typed", ["Sangan", "sangan", "三眼怪"])
def test_on_the_page_a_name_is_typed(crushing, mine, client, yugi, typed):
    crush(mine, crushing)
    client.force_login(yugi)
    shown = client.get(reverse("duels:duel", args=[crushing.pk])).content.decode()
    assert 'name="declared"' in shown
    seat = Seat.objects.get(duel=crushing, number=0)
    given = {"prompt": seat.prompt_ordinal, "version": seat.version, "declared": typed}
    assert client.post(reverse("duels:answer", args=[crushing.pk]), given).status_code == 302


@pytest.mark.django_db
def test_a_name_that_no_card_has_is_refused(crushing, mine, client, yugi):
    crush(mine, crushing)
    client.force_login(yugi)
    seat = Seat.objects.get(duel=crushing, number=0)
    given = {"prompt": seat.prompt_ordinal, "version": seat.version, "declared": "Sanggan"}
    assert client.post(reverse("duels:answer", args=[crushing.pk]), given).status_code == 422


def test_a_token_has_no_name_to_declare():
    """K23: and a card that is always treated as another is declared under that one's name."""
    assert bearer_of("Sheep Token") is None
    for card in LIBRARY.values():
        if card.alias in LIBRARY:
            assert bearer_of(card.name_en) == card.alias
