"""Deadlines: kept when nobody looks, and nobody loses by time while the service was down (K38)."""

from datetime import timedelta

import pytest

from duels import clocks, services
from duels.errors import Stale
from duels.models import Decision, Duel, Heartbeat, Seat
from tests.duels.conftest import asked, give
from tests.players.conftest import with_token

pytestmark = pytest.mark.django_db
MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)


def test_a_question_has_its_days_and_the_next_one_too(duel):
    assert duel.deadline == duel.began_at + 3 * DAY
    moment = duel.began_at + DAY
    give(asked(duel), {"verb": "end_phase"}, moment=moment)
    duel.refresh_from_db()
    assert duel.deadline == moment + 3 * DAY


def test_whoever_lets_his_time_run_out_loses(duel, later):
    assert services.enforce_deadlines(moment=later(duel)) == 1
    duel.refresh_from_db()
    assert (duel.state, duel.ending, duel.winner, duel.deadline) == ("finished", "time", 1, None)
    last = Decision.objects.filter(duel=duel).last()
    assert (last.decider, last.answer) == ("clock", '{"stop":"time"}')


def test_the_worker_stands_being_run_twice(duel, later):
    moment = later(duel)
    services.enforce_deadlines(moment=moment)
    assert services.enforce_deadlines(moment=moment) == 0


def test_a_deadline_not_yet_reached_changes_nothing(duel):
    Heartbeat.objects.create(name=clocks.WORKER, beat_at=duel.deadline - MINUTE)
    assert services.enforce_deadlines(moment=duel.deadline - timedelta(seconds=1)) == 0


def test_an_answer_after_the_deadline_does_not_count_and_the_duel_is_over(duel, later):
    seat = asked(duel)
    with pytest.raises(Stale):
        give(seat, {"verb": "end_phase"}, moment=later(duel))
    assert not Decision.objects.filter(duel=duel, decider="player").exists()


def test_a_look_at_an_overdue_duel_ends_it(duel, later, kaiba, monkeypatch):
    moment = later(duel)
    monkeypatch.setattr(clocks, "now", lambda: moment)
    told = with_token(kaiba, "read").get(f"/api/v1/duels/{duel.pk}/").json()
    assert told["result"] == {"winner": 1, "ending": "time", "text": "time"}


def test_after_a_silence_all_deadlines_move_by_its_length_once(duel):
    before = duel.deadline
    fell_silent = before - MINUTE
    Heartbeat.objects.create(name=clocks.WORKER, beat_at=fell_silent)
    back = fell_silent + 2 * DAY
    assert services.enforce_deadlines(moment=back) == 0
    assert services.enforce_deadlines(moment=back) == 0
    duel.refresh_from_db()
    assert duel.deadline == before + 2 * DAY
    assert services.enforce_deadlines(moment=back + 2 * MINUTE) == 1


def test_a_silence_lets_an_answer_count_that_came_late_only_by_it(duel, later):
    """No worker was up since before the deadline: the first look moves it, and the answer counts."""
    Heartbeat.objects.create(name=clocks.WORKER, beat_at=duel.deadline - MINUTE)
    moment = duel.deadline + DAY
    assert services.keep_time(duel_id=duel.pk, moment=moment) is False
    give(asked(duel), {"verb": "end_phase"}, moment=moment)
    duel.refresh_from_db()
    assert duel.state == Duel.State.RUNNING


def test_a_short_gap_between_two_beats_moves_nothing(duel):
    Heartbeat.objects.create(name=clocks.WORKER, beat_at=duel.began_at)
    assert clocks.beat(moment=duel.began_at + 4 * MINUTE) == timedelta(0)
    before = duel.deadline
    duel.refresh_from_db()
    assert duel.deadline == before


def test_a_beat_from_the_past_changes_nothing(duel):
    Heartbeat.objects.create(name=clocks.WORKER, beat_at=duel.began_at)
    assert clocks.beat(moment=duel.began_at - DAY) == timedelta(0)
    assert Heartbeat.objects.get().beat_at == duel.began_at


def test_a_half_made_choice_is_made_within_the_days_of_its_whole(tribute):
    """The other player learns nothing of it: not by a deadline, not by a version."""
    duel, seat, summon = tribute
    waiting = Seat.objects.get(duel=duel, number=1 - seat.number)
    duel.refresh_from_db()
    deadline = duel.deadline
    give(seat, summon, moment=deadline - DAY)
    duel.refresh_from_db()
    assert duel.deadline == deadline
    mine = asked(duel)
    assert (mine.number, '"why":"tribute"' in mine.prompt) == (seat.number, True)
    after = Seat.objects.get(pk=waiting.pk)
    assert (after.version, after.changed_at, after.view) == (
        waiting.version,
        waiting.changed_at,
        waiting.view,
    )


def test_challenges_that_nobody_answers_are_over_after_a_while(challenge):
    moment = challenge.created_at + timedelta(days=31)
    services.enforce_deadlines(moment=moment)
    challenge.refresh_from_db()
    assert challenge.status == "expired"
    assert not hasattr(type(challenge).objects.get(pk=challenge.pk), "secret")


def test_one_broken_duel_keeps_no_other_from_its_clock(duel, later, yugi, kaiba, yugis, kaibas):
    made = services.challenge(challenger=yugi, opponent=kaiba, deck=yugis, first="challenger")
    other = services.accept(player=kaiba, challenge_id=made.pk, deck=kaibas)
    moment = later(other)
    Duel.objects.filter(pk=duel.pk).update(checkpoint="{}")
    services.enforce_deadlines(moment=moment)
    for one, state in ((duel, "held"), (other, "finished")):
        one.refresh_from_db()
        assert one.state == state
