"""Duels outlive upgrades: they go on where the rules of today ask the same, and are held where not (K28)."""

import dataclasses
import json
from pathlib import Path

import pytest

from cards.lang.facts import Trait
from cards.library import LIBRARY
from duels import digest, engine, selectors, services
from duels.engine.answers import prompt_to_json
from duels.errors import CannotGoOn, Stale
from duels.models import Duel, Entry, Seat
from duels.services import table
from players.models import Notification
from tests.duels.conftest import asked, give, play_on
from tests.players.conftest import with_token

pytestmark = pytest.mark.django_db
SCHEMAS = Path(__file__).parent / "schemas"


def end_turn(duel):
    return give(asked(duel), {"verb": "end_phase"})


def notices(duel) -> list[str]:
    return [json.loads(entry.public)["event"] for entry in Entry.objects.filter(duel=duel, moment=0)]


def test_new_rules_that_ask_the_same_go_on_and_the_log_says_so(duel, monkeypatch):
    before = duel.digest
    monkeypatch.setattr(digest, "RULES_VERSION", 999)
    end_turn(duel)
    duel.refresh_from_db()
    assert (duel.state, duel.digest != before) == (Duel.State.RUNNING, True)
    assert notices(duel) == ["rules_changed"]
    end_turn(duel)
    assert notices(duel) == ["rules_changed"]


def test_a_half_made_choice_goes_on_when_its_decisions_ask_the_same(tribute, monkeypatch):
    duel, seat, summon = tribute
    give(seat, summon)
    monkeypatch.setattr(digest, "RULES_VERSION", 999)
    mine = asked(duel)
    prompt = json.loads(mine.prompt)
    give(mine, {"cards": prompt["cards"][: prompt["minimum"]]})
    assert notices(duel) == ["rules_changed"]


def test_a_half_made_choice_is_held_when_its_decisions_would_answer_another_question(tribute, monkeypatch):
    duel, seat, summon = tribute
    give(seat, summon)
    monkeypatch.setattr(digest, "RULES_VERSION", 999)
    duel.decisions.filter(ordinal=seat.prompt_ordinal).update(prompt="{}")
    mine = asked(duel)
    prompt = json.loads(mine.prompt)
    with pytest.raises(CannotGoOn):
        give(mine, {"cards": prompt["cards"][: prompt["minimum"]]})
    duel.refresh_from_db()
    assert duel.state == Duel.State.HELD


def test_another_question_than_the_one_shown_holds_the_duel(duel, yugi, kaiba):
    """Nobody's move is reinterpreted: not even when the digest has not changed."""
    Seat.objects.filter(duel=duel, number=0).update(prompt='{"kind":"open_play"}')
    with pytest.raises(CannotGoOn):
        end_turn(duel)
    duel.refresh_from_db()
    assert (duel.state, duel.deadline) == (Duel.State.HELD, None)
    assert notices(duel) == ["held"]
    assert Notification.objects.filter(kind="duels.held").count() == 2
    state = selectors.duel_state(player=yugi, duel_id=duel.pk)
    assert (state["state"], state["prompt"], state["waiting_for"]) == ("held", None, None)


def test_a_held_duel_takes_no_answers_and_tells_so(duel, yugi):
    services.hold(duel_id=duel.pk, because="a test")
    client = with_token(yugi, "read", "play")
    body = {"prompt": duel.ordinal, "version": 2, "answer": {"verb": "end_phase"}}
    told = client.post(f"/api/v1/duels/{duel.pk}/answer/", body)
    assert (told.status_code, told.json()["duel"]["state"]) == (409, "held")
    assert client.post(f"/api/v1/duels/{duel.pk}/surrender/").json()["code"] == "not_running"


def test_over_rest_a_duel_that_cannot_go_on_is_held(duel, yugi):
    """What the request began is rolled back, the hold is not."""
    client = with_token(yugi, "read", "play")
    state = client.get(f"/api/v1/duels/{duel.pk}/").json()
    Duel.objects.filter(pk=duel.pk).update(checkpoint='{"schema":0}')
    body = {"prompt": state["prompt"]["id"], "version": state["version"], "answer": {"verb": "end_phase"}}
    told = client.post(f"/api/v1/duels/{duel.pk}/answer/", body, headers={"Idempotency-Key": "k"})
    assert (told.status_code, told.json()["code"]) == (409, "held")
    assert told.json()["duel"]["state"] == "held"


def test_a_fault_in_the_rules_holds_the_duel_and_names_no_card(duel, monkeypatch, caplog):
    name = LIBRARY[89631139].name_en

    def fault(self, player, answer):
        raise RuntimeError(name)

    monkeypatch.setattr(engine.Duel, "answer", fault)
    with pytest.raises(CannotGoOn):
        end_turn(duel)
    duel.refresh_from_db()
    assert duel.held_because == "RuntimeError in the rules"
    assert name not in caplog.text


def test_a_fault_while_taking_a_duel_up_holds_it_and_nobody_loses_by_time(duel, later, monkeypatch):
    def fault(*args, **kwargs):
        raise KeyError("a card")

    monkeypatch.setattr(engine, "resume", fault)
    services.enforce_deadlines(moment=later(duel))
    duel.refresh_from_db()
    assert (duel.state, duel.held_because) == (Duel.State.HELD, "KeyError in the rules")


def test_a_held_duel_goes_on_with_its_full_time(duel):
    services.hold(duel_id=duel.pk, because="a test")
    moment = duel.began_at.replace(year=duel.began_at.year + 1)
    services.resume_held(duel_id=duel.pk, moment=moment)
    duel.refresh_from_db()
    assert duel.state == Duel.State.RUNNING
    assert (duel.deadline - moment).days == 3
    end_turn_at = give(asked(duel), {"verb": "end_phase"}, moment=moment)
    assert end_turn_at.mine.duel.state == Duel.State.RUNNING


def test_a_duel_that_still_cannot_go_on_stays_held(duel):
    services.hold(duel_id=duel.pk, because="a test")
    Duel.objects.filter(pk=duel.pk).update(checkpoint="{}")
    with pytest.raises(CannotGoOn):
        services.resume_held(duel_id=duel.pk)
    duel.refresh_from_db()
    assert duel.state == Duel.State.HELD


def test_only_a_held_duel_is_annulled(duel):
    with pytest.raises(Stale):
        services.annul(duel_id=duel.pk)
    services.hold(duel_id=duel.pk, because="a test")
    services.annul(duel_id=duel.pk)
    duel.refresh_from_db()
    assert (duel.state, duel.ending, duel.winner) == ("finished", "annulled", None)
    assert services.hold(duel_id=duel.pk, because="again") is False


def test_the_digest_is_of_what_the_rules_read(monkeypatch):
    before = digest.of_duel([89631139, 46986414])
    assert digest.of_duel([46986414, 89631139, 89631139]) == before
    assert digest.of_duel([46986414]) != before
    dragon = LIBRARY[89631139]
    for change, differs in (
        ({"atk": 1}, True),
        ({"traits": (Trait.TUNER,)}, True),
        ({"name_zh": "x"}, False),
    ):
        changed = dataclasses.replace(dragon, **change)
        assert (digest.definition(changed) != digest.definition(dragon)) is differs


@pytest.mark.parametrize("path", sorted(SCHEMAS.glob("*.json")), ids=lambda path: path.stem)
def test_a_snapshot_of_each_released_schema_is_resumed(path):
    """Kept since that release; it asks today what it asked then, and plays on."""
    kept = json.loads(path.read_text())
    decisions = [engine.Decision(player, table.answer_from_json(answer)) for player, answer in kept["since"]]
    live = engine.resume(LIBRARY, kept["checkpoint"], decisions, bytes.fromhex(kept["key"]))
    assert prompt_to_json(live.prompt) == kept["prompt"]
    for _ in range(50):
        if live.prompt is None:
            break
        live.answer(live.prompt.player, next(iter(live.prompt.answers())))


def test_there_is_a_snapshot_of_the_present_schema():
    from duels.engine.snapshot import SCHEMA

    assert (SCHEMAS / f"checkpoint-{SCHEMA}.json").exists()


def test_a_duel_in_the_midst_of_play_is_kept_as_text_and_number(duel):
    play_on(duel, decisions=8)
    duel.refresh_from_db()
    assert isinstance(json.loads(duel.checkpoint)["schema"], int)
    assert duel.schema == 1
