"""Nothing hidden is in any answer, log record or admin page (K26)."""

import json
import logging
import random
import re

import pytest
from django.db import transaction

from cards.lang.places import Place
from cards.library import LIBRARY
from duels import canonical, clocks, engine, seeds
from duels.engine.shown import view_to_json
from duels.models import Duel, DuelSecret, Seat
from duels.services.table import decisions_since
from tests.duels.conftest import asked, give
from tests.duels.test_api import DUELS, answer, mine, some_answer, theirs
from tests.players.conftest import with_token

__all__ = ["mine", "theirs"]
pytestmark = pytest.mark.django_db


def bodies_for(client, duel) -> list[bytes]:
    """Everything that a player can read of a duel."""
    at = f"{DUELS}{duel.pk}/"
    asks = [at, f"{at}log/?page_size=200", f"{at}turns/", f"{at}secrets/", DUELS, "/api/v1/challenges/"]
    return [client.get(one).content for one in asks]


def revealed(duel, owner) -> set[int]:
    """The cards of a player that lie open now, by the state itself and not by what views say of it."""
    key = seeds.key(DuelSecret.objects.get(duel=duel))
    live = engine.resume(LIBRARY, duel.checkpoint, decisions_since(duel), key)
    return {
        card.card.passcode
        for card in live._game.state.cards
        if card.owner == owner and (card.place is Place.GRAVE or (card.place.on_field and not card.face_down))
    }


def test_no_answer_and_no_log_record_tells_a_hidden_card_or_the_seed(duel, mine, theirs, caplog):
    """In a whole duel, after each decision, of everything that each player can read."""
    caplog.set_level(logging.DEBUG)
    secret, chance = DuelSecret.objects.get(duel=duel), random.Random(11)
    decks = [{*seat.revision.main} for seat in duel.seats.select_related("revision")]
    decks = [decks[0] - decks[1], decks[1] - decks[0]]
    clients, seen = (mine, theirs), [set(), set()]
    checked = 0
    for number in range(2000):
        duel.refresh_from_db()
        if duel.state != Duel.State.RUNNING:
            break
        for seat, client in enumerate(clients):
            other = 1 - seat
            seen[other] |= revealed(duel, other)
            for body in bodies_for(client, duel) if number % 5 == 0 else ():
                text = body.decode()
                assert secret.seed not in text
                assert "drawn by the server" not in text
                hidden = decks[other] - seen[other]
                numbers = {int(found) for found in re.findall(r"\d{4,10}", text)}
                assert not numbers & hidden
                assert not [
                    one for one in hidden if re.search(f'{re.escape(LIBRARY[one].name_en)}[",]', text)
                ]
                checked += len(hidden)
        turn = asked(duel)
        state = clients[turn.number].get(f"{DUELS}{duel.pk}/").json()
        answer(clients[turn.number], state, some_answer(state["prompt"], chance))
    assert duel.state == Duel.State.FINISHED
    assert checked > 1000
    assert secret.seed not in caplog.text
    names = {LIBRARY[code].name_en for code in decks[0] | decks[1]}
    assert not [name for name in names if name in caplog.text]


def make_twin(duel, viewer: int) -> bool:
    """Exchanges hidden cards of the viewer's opponent: those in his hand for others in his deck.

    What the opponent may do stays the same: small monsters are exchanged for small ones. Returns whether the
    twins differ.
    """
    document = json.loads(duel.checkpoint)
    other = document["sides"][1 - viewer]

    def small(uid: int) -> bool:
        return LIBRARY[document["cards"][uid][0]].level <= 4

    differ = False
    deck = [uid for uid in other["deck"] if small(uid)]
    for uid in filter(small, other["hand"]):
        for another in deck:
            mine, its = document["cards"][uid][0], document["cards"][another][0]
            if mine != its:
                document["cards"][uid][0], document["cards"][another][0] = its, mine
                deck.remove(another)
                differ = True
                break
    duel.checkpoint = json.dumps(document, separators=(",", ":"))
    live = engine.resume(LIBRARY, duel.checkpoint, (), seeds.key(duel.secret), ordinal=duel.ordinal)
    for seat in Seat.objects.filter(duel=duel):
        seat.view = canonical.write(view_to_json(live.view(seat.number)))
        seat.save()
    duel.save()
    return differ


class Rollback(Exception):
    """Undoes what one twin has played."""


@pytest.mark.parametrize("turns", [0, 2, 5])
def test_twins_that_differ_in_what_is_hidden_give_identical_answers(duel, yugi, kaiba, monkeypatch, turns):
    """Views, prompts, log, errors, ETags and versions, also while the opponent plays the cards face-down."""
    moment = duel.began_at
    monkeypatch.setattr(clocks, "now", lambda: moment)
    clients = [with_token(one, "read", "play") for one in (yugi, kaiba)]
    for _ in range(turns):
        end_turn(clients[asked(duel).number], duel)
    viewer = asked(duel).number
    told, own = [], []
    for twin in (False, True):
        duel = Duel.objects.select_related("secret").get(pk=duel.pk)
        try:
            with transaction.atomic():
                if twin:
                    assert make_twin(duel, viewer)
                told.append(play_a_round(duel, clients, viewer))
                own.append(clients[1 - viewer].get(f"{DUELS}{duel.pk}/").json()["view"])
                raise Rollback
        except Rollback:
            pass
    assert own[0] != own[1]
    assert told[0] == told[1]


def play_a_round(duel, clients, viewer) -> list[tuple[object, ...]]:
    """The viewer ends his turn, the opponent sets two cards and ends his, the viewer looks and errs."""
    me, other, heard = clients[viewer], clients[1 - viewer], []

    def listen() -> None:
        heard.extend((body,) for body in bodies_for(me, duel))
        heard.append((me.get(f"{DUELS}{duel.pk}/")["ETag"],))

    def err() -> None:
        state = me.get(f"{DUELS}{duel.pk}/").json()
        version = {"version": state["version"]}
        for wrong in ({"verb": "attack", "card": 1}, {"cards": [1, 2, 3]}, {"verb": "set", "card": 12}):
            for prompt in range(duel.ordinal, duel.ordinal + 40):
                body = version | {"prompt": prompt, "answer": wrong}
                told = me.post(f"{DUELS}{duel.pk}/answer/", body)
                heard.append((told.status_code, told.content))

    listen()
    end_turn(me, duel)
    listen()
    state = other.get(f"{DUELS}{duel.pk}/").json()
    sets = [one["answer"] for one in state["prompt"]["options"] if one["answer"]["verb"] == "set"]
    small = [act for act in sets if level(state, act["card"]) <= 4]
    assert small
    answer(other, state, small[0])
    listen()
    err()
    end_turn(other, duel)
    listen()
    return heard


def end_turn(client, duel) -> None:
    """Ends the turn; nobody responds, and what is too much is discarded from the front of the hand."""
    state = client.get(f"{DUELS}{duel.pk}/").json()
    assert answer(client, state, {"verb": "end_phase"}).status_code == 200
    while (waiting := canonical.read(asked(duel).prompt))["why"] != "main_phase":
        passes = waiting["kind"] == "respond"
        give(asked(duel), {"verb": "pass"} if passes else {"cards": waiting["cards"][: waiting["minimum"]]})


def level(state, handle) -> int:
    side = state["view"]["sides"][state["you"]]
    return next(card["level"] for card in side["hand"] if card["handle"] == handle)


def test_the_opponents_half_made_choice_is_not_to_be_seen(tribute, yugi, kaiba):
    duel, seat, summon = tribute
    clients = [with_token(one, "read", "play") for one in (yugi, kaiba)]
    waiting = clients[1 - seat.number]

    def heard():
        told = waiting.get(f"{DUELS}{duel.pk}/")
        return told.content, told["ETag"], bodies_for(waiting, duel)

    before = heard()
    mine = clients[seat.number]
    assert answer(mine, mine.get(f"{DUELS}{duel.pk}/").json(), summon).status_code == 200
    assert heard() == before


def test_no_secret_is_in_a_representation(duel):
    secret = DuelSecret.objects.get(duel=duel)
    for shown in (repr(secret), str(secret), repr(duel), str(duel), repr(duel.seats.first())):
        assert secret.seed not in shown
