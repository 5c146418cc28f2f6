"""K36: a retried request acts once and is answered alike."""

import threading
from datetime import timedelta

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext
from django.urls import path
from django.utils import timezone
from rest_framework.response import Response
from rest_framework.test import APIClient
from rest_framework.views import APIView

from players import idempotency, services
from players.idempotency import claim, idempotent
from players.models import IdempotentAnswer, Notification, Player
from tests.players.conftest import with_token


class Ring(APIView):
    """Leaves one row behind for each time that it acts."""

    @idempotent
    def post(self, request) -> Response:
        return ring(request)


class RingInOwnTransaction(APIView):
    def post(self, request):
        with transaction.atomic():
            once = claim(request)
            if once.replay is not None:
                return once.replay
            return once.keep(ring(request))


def ring(request) -> Response:
    if request.data.get("fails"):
        Notification.objects.create(player=request.user, kind="ring", dedupe_key="undone")
        raise idempotency.Problem(code="fails")
    count = Notification.objects.filter(player=request.user).count()
    Notification.objects.create(player=request.user, kind="ring", dedupe_key=str(count))
    return Response({"z": count, "secret": f"hand of {request.user}"}, status=201, headers={"ETag": '"1"'})


urlpatterns = [path("api/ring/", Ring.as_view()), path("api/ring-own/", RingInOwnTransaction.as_view())]
pytestmark = pytest.mark.urls(__name__)
KEY = {"HTTP_IDEMPOTENCY_KEY": "a-key"}


@pytest.mark.parametrize("address", ["/api/ring/", "/api/ring-own/"])
def test_replay_is_the_same_answer_and_changes_nothing(yugi: Player, address: str) -> None:
    client = with_token(yugi, "manage")
    first = client.post(address, {"a": 1, "b": 2}, **KEY)
    again = client.post(address, {"b": 2, "a": 1}, **KEY)
    assert first.status_code == again.status_code == 201
    assert again.content == first.content
    assert again["ETag"] == first["ETag"] == '"1"'
    assert again["Idempotency-Replayed"] == "true"
    assert "Idempotency-Replayed" not in first
    assert again["Cache-Control"] == "private, no-store"
    assert Notification.objects.count() == 1


def test_other_content_under_the_same_key_is_refused(yugi: Player) -> None:
    client = with_token(yugi, "manage")
    client.post("/api/ring/", {"a": 1}, **KEY)
    answer = client.post("/api/ring/", {"a": 2}, **KEY)
    assert answer.status_code == 422
    assert answer.json()["code"] == "idempotency_key_reused"
    assert Notification.objects.count() == 1


def test_answer_goes_to_nobody_else(yugi: Player, kaiba: Player) -> None:
    with_token(yugi, "manage").post("/api/ring/", {}, **KEY)
    other = with_token(kaiba, "manage").post("/api/ring/", {}, **KEY)
    assert other.json()["secret"] == "hand of Kaiba"
    assert "Idempotency-Replayed" not in other


def test_other_address_is_another_request(yugi: Player) -> None:
    client = with_token(yugi, "manage")
    client.post("/api/ring/", {}, **KEY)
    assert client.post("/api/ring-own/", {}, **KEY).json()["z"] == 1


def test_without_a_key_every_request_acts(yugi: Player) -> None:
    client = with_token(yugi, "manage")
    assert [client.post("/api/ring/", {}).json()["z"] for _ in range(2)] == [0, 1]


def test_failure_is_undone_and_not_kept(yugi: Player) -> None:
    client = with_token(yugi, "manage")
    assert client.post("/api/ring/", {"fails": True}, **KEY).json()["code"] == "fails"
    assert not Notification.objects.exists()
    assert not IdempotentAnswer.objects.exists()
    assert client.post("/api/ring/", {}, **KEY).status_code == 201


@pytest.mark.parametrize("key", ["", "x" * 256, "with space"])
def test_malformed_key_is_refused(yugi: Player, key: str) -> None:
    answer = with_token(yugi, "manage").post("/api/ring/", {}, HTTP_IDEMPOTENCY_KEY=key)
    assert (answer.status_code, answer.json()["code"]) == (400, "idempotency_key_invalid")


def test_key_is_forgotten_after_a_day(yugi: Player) -> None:
    client = with_token(yugi, "manage")
    client.post("/api/ring/", {}, **KEY)
    IdempotentAnswer.objects.update(created=timezone.now() - timedelta(hours=25))
    assert client.post("/api/ring/", {"other": "content"}, **KEY).json()["z"] == 1
    assert idempotency.purge() == 0
    IdempotentAnswer.objects.update(created=timezone.now() - timedelta(hours=25))
    assert idempotency.purge() == 1


def test_claim_and_keep_cost_two_queries(yugi: Player) -> None:
    client = with_token(yugi, "manage")

    def queries(**headers: str) -> int:
        with CaptureQueriesContext(
            connection,
        ) as captured:
            client.post("/api/ring-own/", {}, **headers)
        return len(captured)

    without = queries()
    assert queries(**KEY) == without + 2


@pytest.mark.django_db(transaction=True)
def test_copies_at_the_same_time_act_once() -> None:
    player = services.sign_up(username="Joey", password="red eyes 2400")
    _row, token = services.create_token(player=player, name="t", scopes=["manage"])
    answers: list = []
    start = threading.Barrier(6)

    def send() -> None:
        try:
            start.wait()
            client = APIClient(HTTP_AUTHORIZATION=f"Bearer {token}")
            answers.append(client.post("/api/ring/", {}, HTTP_IDEMPOTENCY_KEY="same"))
        finally:
            connection.close()

    threads = [threading.Thread(target=send) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [answer.status_code for answer in answers] == [201] * 6
    assert len({answer.content for answer in answers}) == 1
    assert sum("Idempotency-Replayed" not in answer for answer in answers) == 1
    assert Notification.objects.count() == 1


def test_key_without_an_answer_is_still_being_worked(yugi: Player) -> None:
    client = with_token(yugi, "manage")
    client.post("/api/ring/", {}, **KEY)
    IdempotentAnswer.objects.update(status=0)
    answer = client.post("/api/ring/", {}, **KEY)
    assert (answer.status_code, answer.json()["code"]) == (409, "idempotency_in_progress")
    assert answer["Retry-After"] == "1"
