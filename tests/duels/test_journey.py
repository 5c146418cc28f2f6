"""A duel from the challenge to its end, through the services alone."""

from datetime import timedelta

import pytest

from duels import selectors, services
from duels.models import Challenge, Decision, Duel, Entry, Seat, Turn
from tests.duels.conftest import asked, give, play_on

pytestmark = pytest.mark.django_db


def test_a_duel_is_played_to_its_end(duel, yugi, kaiba):
    made = play_on(duel, decisions=2000)
    duel.refresh_from_db()
    assert duel.state == Duel.State.FINISHED
    assert made > 20
    for player in (yugi, kaiba):
        state = selectors.duel_state(player=player, duel_id=duel.pk)
        assert state["result"]["winner"] == duel.winner
        assert state["view"]["result"] == {"winner": duel.winner, "ending": duel.ending}
        assert state["prompt"] is None
    ordinals = list(Decision.objects.filter(duel=duel).values_list("ordinal", flat=True))
    assert ordinals == list(range(duel.ordinal))
    entries = list(Entry.objects.filter(duel=duel).values_list("ordinal", flat=True))
    assert entries == list(range(duel.entry_count))
    turns = list(Turn.objects.filter(duel=duel))
    assert [turn.number for turn in turns] == list(range(1, duel.turn + 1))
    assert all(turn.ended_at for turn in turns)
    assert [turn.seat for turn in turns] == [(turn.number - 1) % 2 for turn in turns]
    assert turns[0].phases.split()[:3] == ["draw", "standby", "main_1"]
    assert state["view"]["sides"][0]["life_points"] == turns[-1].life_points0 == duel.life_points0
    assert state["view"]["sides"][1]["life_points"] == turns[-1].life_points1 == duel.life_points1


def test_the_challenge_knows_its_duel(duel, challenge):
    challenge.refresh_from_db()
    assert (challenge.status, challenge.duel) == (Challenge.Status.ACCEPTED, duel)


def test_windows_are_passed_by_the_service_and_recorded_as_such(duel):
    seat = asked(duel)
    give(seat, {"verb": "end_phase"})
    deciders = list(Decision.objects.filter(duel=duel).values_list("decider", flat=True))
    assert deciders.count("player") == 1
    assert deciders.count("window") == len(deciders) - 1 > 4
    assert asked(duel).number == 1


def test_surrender_ends_the_duel_at_once(duel, yugi):
    services.surrender(player=yugi, duel_id=duel.pk)
    duel.refresh_from_db()
    assert (duel.state, duel.winner, duel.ending) == ("finished", 1, "surrender")
    assert not Seat.objects.filter(duel=duel, prompt_ordinal__isnull=False).exists()


def test_a_duel_may_begin_with_the_lot(yugi, kaiba, yugis, kaibas):
    """Nothing is decided yet when its winner is asked (T10): his days run from the beginning."""
    challenge = services.challenge(challenger=yugi, opponent=kaiba, deck=yugis, first="lot")
    duel = services.accept(player=kaiba, challenge_id=challenge.pk, deck=kaibas)
    assert asked(duel).prompt_ordinal == 0
    assert duel.deadline == duel.began_at + timedelta(days=duel.days_per_decision)
