"""Decisions at the same time: on one duel exactly one counts, on many all do."""

import random
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connections

from duels import services
from duels.errors import DuelsError, NotNow, Stale
from duels.models import Challenge, Decision, Duel, Entry, Seat
from tests.duels.conftest import asked, give, some_answer

pytestmark = pytest.mark.django_db(transaction=True)
PLAYERS_AT_ONCE = 6


def at_once(*acts: Callable[[], object]) -> Counter:
    """Runs all acts at the same moment, each in a thread and on a connection of its own."""
    barrier = Barrier(len(acts))

    def run(act):
        try:
            barrier.wait()
            act()
            return "done"
        except DuelsError as error:
            return type(error).__name__
        finally:
            connections.close_all()

    with ThreadPoolExecutor(len(acts)) as pool:
        return Counter(pool.map(run, acts))


def test_of_many_answers_to_one_question_exactly_one_counts(duel):
    seat = asked(duel)
    told = at_once(*[lambda: give(seat, {"verb": "end_phase"})] * PLAYERS_AT_ONCE)
    assert told == {"done": 1, "Stale": PLAYERS_AT_ONCE - 1}
    assert Decision.objects.filter(duel=duel, decider="player").count() == 1
    duel.refresh_from_db()
    ordinals = list(Decision.objects.filter(duel=duel).values_list("ordinal", flat=True))
    assert ordinals == list(range(duel.ordinal))
    assert Entry.objects.filter(duel=duel).count() == duel.entry_count


def test_answers_to_many_duels_all_count(yugi, kaiba, yugis, kaibas):
    duels = []
    for _ in range(PLAYERS_AT_ONCE):
        made = services.challenge(challenger=yugi, opponent=kaiba, deck=yugis, first="challenger")
        duels.append(services.accept(player=kaiba, challenge_id=made.pk, deck=kaibas))

    def play(duel):
        chance = random.Random(duel.pk)
        for _ in range(4):
            seat = asked(duel)
            give(seat, some_answer(seat, chance))

    assert at_once(*[lambda duel=duel: play(duel) for duel in duels]) == {"done": PLAYERS_AT_ONCE}
    for duel in duels:
        assert Decision.objects.filter(duel=duel, decider="player").count() == 4


def test_an_answer_and_a_surrender_at_once_leave_one_whole_duel(duel, yugi, kaiba):
    seat = asked(duel)
    at_once(
        lambda: give(seat, {"verb": "end_phase"}),
        lambda: services.surrender(player=kaiba, duel_id=duel.pk),
        lambda: services.surrender(player=yugi, duel_id=duel.pk),
    )
    duel.refresh_from_db()
    assert duel.state == Duel.State.FINISHED
    assert Decision.objects.filter(duel=duel).count() == duel.ordinal
    assert Decision.objects.filter(duel=duel, prompt="").count() == 1


def test_of_two_who_accept_one_challenge_one_does(yugi, kaiba, yugis, kaibas, joey, joeys):
    made = services.challenge(challenger=yugi, opponent=None, deck=yugis)
    told = at_once(
        *[lambda: services.accept(player=kaiba, challenge_id=made.pk, deck=kaibas)] * 2,
        *[lambda: services.accept(player=joey, challenge_id=made.pk, deck=joeys)] * 2,
    )
    assert told["done"] == 1
    assert Duel.objects.count() == 1
    made.refresh_from_db()
    seats = Seat.objects.filter(duel=made.duel).order_by("number")
    assert [seat.player_id for seat in seats] == [yugi.pk, made.opponent_id]


def test_accepting_and_cancelling_at_once_is_one_of_them(challenge, yugi, kaiba, kaibas):
    told = at_once(
        lambda: services.accept(player=kaiba, challenge_id=challenge.pk, deck=kaibas),
        lambda: services.cancel(player=yugi, challenge_id=challenge.pk),
    )
    assert told == {"done": 1, NotNow.__name__: 1}
    challenge.refresh_from_db()
    assert (challenge.status == Challenge.Status.ACCEPTED) is (Duel.objects.count() == 1)


def test_the_last_place_for_a_challenge_is_given_once(yugi, yugis, monkeypatch):
    monkeypatch.setattr(services.challenges, "MOST_OPEN_CHALLENGES", 1)
    told = at_once(*[lambda: services.challenge(challenger=yugi, opponent=None, deck=yugis)] * 3)
    assert told == {"done": 1, "NotNow": 2}


def test_two_clocks_end_an_overdue_duel_once(duel, later):
    moment = later(duel)
    told = at_once(*[lambda: services.enforce_deadlines(moment=moment)] * 3)
    assert told == {"done": 3}
    duel.refresh_from_db()
    assert (duel.ending, duel.winner) == ("time", 1)
    assert Decision.objects.filter(duel=duel, decider="clock").count() == 1


def test_a_stale_answer_is_told_so(duel):
    seat = asked(duel)
    give(seat, {"verb": "end_phase"})
    with pytest.raises(Stale):
        give(seat, {"verb": "end_phase"})
