"""A retried request acts once, and an answer to yesterday's question is not taken for today's (K36)."""

import pytest

from duels.models import Challenge, Decision, Duel
from tests.duels.test_api import CHALLENGES, DUELS, answer, mine, state_of, theirs

__all__ = ["mine", "theirs"]
pytestmark = pytest.mark.django_db


def test_a_retried_answer_is_answered_as_before_and_counts_once(duel, mine):
    state = state_of(mine, duel)
    first = answer(mine, state, {"verb": "end_phase"}, **{"Idempotency-Key": "one"})
    again = answer(mine, state, {"verb": "end_phase"}, **{"Idempotency-Key": "one"})
    assert (again.status_code, again.json(), again["ETag"]) == (200, first.json(), first["ETag"])
    assert again["Idempotency-Replayed"] == "true"
    assert Decision.objects.filter(duel=duel, decider="player").count() == 1


def test_without_a_key_a_repeated_answer_is_stale_and_shows_the_duel_as_it_is(duel, mine):
    state = state_of(mine, duel)
    answer(mine, state, {"verb": "end_phase"})
    again = answer(mine, state, {"verb": "end_phase"})
    assert (again.status_code, again.json()["code"]) == (409, "stale")
    assert again.json()["duel"] == state_of(mine, duel)
    assert Decision.objects.filter(duel=duel, decider="player").count() == 1


@pytest.mark.parametrize("change", [{"prompt": 0}, {"prompt": 9999}, {"version": 99}])
def test_an_answer_to_another_question_or_state_is_stale(duel, mine, change):
    state = state_of(mine, duel)
    body = {"prompt": state["prompt"]["id"], "version": state["version"], "answer": {"verb": "end_phase"}}
    told = mine.post(f"{DUELS}{duel.pk}/answer/", body | change)
    assert (told.status_code, told.json()["duel"]) == (409, state)


def test_whoever_is_not_asked_learns_nothing_by_guessing_the_question(duel, mine, theirs):
    prompt = state_of(mine, duel)["prompt"]["id"]
    version = state_of(theirs, duel)["version"]
    body = {"version": version, "answer": {"verb": "end_phase"}}
    right = theirs.post(f"{DUELS}{duel.pk}/answer/", body | {"prompt": prompt})
    wrong = theirs.post(f"{DUELS}{duel.pk}/answer/", body | {"prompt": prompt + 1})
    assert right.status_code == wrong.status_code == 409
    assert right.json() == wrong.json()
    assert Duel.objects.get(pk=duel.pk).version == 0


def test_a_retried_challenge_and_acceptance_make_one_of_each(mine, theirs, yugis, kaibas):
    body, key = {"opponent": "Kaiba", "deck": yugis.pk}, {"Idempotency-Key": "c"}
    made = [mine.post(CHALLENGES, body, headers=key) for _ in range(2)]
    assert made[0].json() == made[1].json()
    assert Challenge.objects.count() == 1
    at = f"{made[0]['Location']}accept/"
    began = [theirs.post(at, {"deck": kaibas.pk}, headers=key) for _ in range(2)]
    assert began[0].json() == began[1].json()
    assert Duel.objects.count() == 1
    again = theirs.post(at, {"deck": kaibas.pk})
    assert (again.status_code, again.json()["code"]) == (409, "challenge_over")


def test_a_refused_answer_can_be_put_right_under_the_same_key(duel, mine):
    state, key = state_of(mine, duel), {"Idempotency-Key": "one"}
    assert answer(mine, state, {"verb": "pass"}, **key).status_code == 400
    assert answer(mine, state, {"verb": "end_phase"}, **key).status_code == 200
