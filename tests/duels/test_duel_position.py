"""`manage.py duel_position` shows what lies open, and all of it to whoever says why."""

import json
import logging
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from cards.library import LIBRARY
from duels import canonical, engine
from duels.engine.position import veiled
from duels.models import Duel, Seat
from tests.duels.conftest import play_on
from tests.duels.positions import face_down, monster, numbers, put_at

pytestmark = pytest.mark.django_db

HIDDEN = "Dark Magician"


def told(duel: Duel, *arguments: str) -> tuple[str, str]:
    out, complaints = StringIO(), StringIO()
    call_command("duel_position", str(duel.pk), *arguments, stdout=out, stderr=complaints)
    return out.getvalue(), complaints.getvalue()


@pytest.fixture
def middle(duel: Duel) -> Duel:
    """A duel in its fifth turn, with cards that nobody but their player knows."""
    return put_at(
        duel,
        {
            "turn": 5,
            "turn_player": 0,
            "phase": "main_1",
            "sides": [
                {"hand": numbers(HIDDEN), "deck": numbers("Battle Ox")},
                {
                    "deck": numbers("Battle Ox"),
                    "spells": [face_down("Mirror Force")],
                    "grave": numbers("Battle Ox"),
                },
            ],
        },
    )


def test_hidden_cards_are_shown_to_nobody_who_does_not_say_why(middle, caplog):
    """Whoever runs the site may play on it (F3, K26)."""
    with caplog.at_level(logging.INFO):
        out, _ = told(middle)
    whole = engine.to_position(LIBRARY, middle.checkpoint)
    assert json.loads(out) == veiled(whole)
    assert str(numbers(HIDDEN)[0]) not in out
    assert caplog.records == []


def test_with_a_reason_everything_is_shown_and_the_log_says_so(middle, caplog):
    out, _ = told(middle, "--hidden", "report 17")
    assert json.loads(out) == engine.to_position(LIBRARY, middle.checkpoint)
    (record,) = caplog.records
    assert (record.levelname, record.name) == ("WARNING", "duels.management.commands.duel_position")
    assert f"duel {middle.pk} " in record.getMessage()
    assert record.getMessage().endswith(": report 17")
    assert str(numbers(HIDDEN)[0]) not in record.getMessage()


def test_no_reason_is_no_reason(middle):
    with pytest.raises(CommandError, match="Say why"):
        told(middle, "--hidden", " ")


def test_the_last_open_state_is_shown_and_how_many_decisions_were_made_since(middle):
    seat = Seat.objects.get(duel=middle, number=0)
    live = engine.resume(LIBRARY, middle.checkpoint, (), bytes(32))
    act = engine.Act(engine.Verb.END_PHASE)
    assert live.prompt is not None
    assert live.prompt.accepts(act)
    Duel.objects.filter(pk=middle.pk).update(
        since=canonical.write([[seat.number, {"verb": "end_phase"}]]), ordinal=middle.ordinal + 1
    )
    out, complaints = told(middle, "--hidden", "a test")
    assert json.loads(out) == engine.to_position(LIBRARY, middle.checkpoint)
    assert complaints == "Decisions made since this state: 1\n"


def test_a_duel_that_was_played_has_its_position(duel):
    play_on(duel, decisions=60)
    duel.refresh_from_db()
    shown = json.loads(told(duel, "--hidden", "a test")[0])
    assert shown["turn"] <= duel.turn
    again = engine.from_position(LIBRARY, engine.RULESETS[duel.ruleset], shown, bytes(32))
    assert again.prompt is not None


def test_a_duel_that_has_not_come_to_its_first_turn_has_none(duel):
    setup = engine.start(LIBRARY, engine.MASTER_RULE_2, (engine.Seat(()), engine.Seat(())), bytes(32))
    Duel.objects.filter(pk=duel.pk).update(checkpoint=setup.snapshot().checkpoint, since="[]")
    with pytest.raises(CommandError, match="has no position"):
        told(duel)


def test_a_duel_that_there_is_not(db):
    with pytest.raises(CommandError, match="There is no duel 9"):
        call_command("duel_position", "9")


def test_a_monster_on_the_field_is_named(duel):
    put = put_at(
        duel,
        {"turn": 5, "turn_player": 0, "phase": "main_1", "sides": [{"monsters": [monster("Battle Ox")]}, {}]},
    )
    assert json.loads(told(put)[0])["sides"][0]["monsters"] == [monster("Battle Ox")]
