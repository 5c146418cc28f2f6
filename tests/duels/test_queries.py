"""How many queries a decision and the reads around it take."""

import random

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from duels.models import Duel
from tests.duels.conftest import asked, play_on, some_answer
from tests.players.conftest import with_token

pytestmark = pytest.mark.django_db
AT_MOST = 12 - 1
"""The throttle's count in the database cache, which these tests do without, is the twelfth."""
TRANSACTION = ("SAVEPOINT", "RELEASE", "BEGIN", "COMMIT")


def statements(captured) -> list[str]:
    return [row["sql"] for row in captured.captured_queries if not row["sql"].startswith(TRANSACTION)]


def test_a_decision_takes_at_most_twelve_queries(duel, yugi, kaiba):
    """Authentication, idempotency and notifications among them, at every decision of a duel up to its end."""
    chance, clients = random.Random(3), [with_token(one, "read", "play") for one in (yugi, kaiba)]
    for number in range(1500):
        duel.refresh_from_db()
        if duel.state != Duel.State.RUNNING:
            break
        seat = asked(duel)
        body = {"prompt": seat.prompt_ordinal, "version": seat.version, "answer": some_answer(seat, chance)}
        with CaptureQueriesContext(connection) as captured:
            told = clients[seat.number].post(
                f"/api/v1/duels/{duel.pk}/answer/", body, headers={"Idempotency-Key": f"n{number}"}
            )
        assert told.status_code == 200
        assert len(statements(captured)) <= AT_MOST, statements(captured)
    assert duel.state == Duel.State.FINISHED


def test_a_look_at_a_duel_takes_few_queries(duel, yugi, django_assert_max_num_queries):
    client = with_token(yugi, "read")
    with django_assert_max_num_queries(5):
        assert client.get(f"/api/v1/duels/{duel.pk}/").status_code == 200


def test_a_page_of_duels_takes_as_many_as_one(duel, yugi, kaiba, django_assert_max_num_queries):
    client = with_token(yugi, "read")
    with django_assert_max_num_queries(4):
        assert client.get("/api/v1/duels/").status_code == 200
    play_on(duel, decisions=5)
    with django_assert_max_num_queries(3):
        assert client.get("/api/v1/challenges/").status_code == 200
