"""The inbox over REST: one's own, newest first, in one's language."""

from rest_framework.test import APIClient

from players import services
from players.models import Notification, Player
from tests.players.conftest import with_token
from tests.rest.test_problems import assert_problem


def ring(player: Player, number: int) -> None:
    services.notify(player=player, kind="test.bell", params={"number": number}, dedupe_key=f"bell:{number}")


def numbers(answer) -> list[int]:
    return [row["params"]["number"] for row in answer.json()["results"]]


def test_newest_first_and_page_by_page(yugi: Player, bell, django_assert_num_queries) -> None:
    for number in range(5):
        ring(yugi, number)
    client = with_token(yugi, "read")
    with django_assert_num_queries(2):
        first = client.get("/api/v1/inbox/?page_size=2")
    assert numbers(first) == [4, 3]
    assert first.json()["previous"] is None
    ring(yugi, 5)  # What comes meanwhile moves nothing.
    second = client.get(first.json()["next"])
    assert numbers(second) == [2, 1]
    third = client.get(second.json()["next"])
    assert numbers(third) == [0]
    assert third.json()["next"] is None
    assert numbers(client.get(third.json()["previous"])) == [2, 1]
    assert numbers(client.get(client.get(second.json()["previous"]).json()["previous"])) == [5]


def test_a_line_tells_all(yugi: Player, bell) -> None:
    ring(yugi, 7)
    row = with_token(yugi, "read").get("/api/v1/inbox/").json()["results"][0]
    assert row["subject"] == "Bell 7"
    assert row["text"] == "The bell rings for Yugi."
    assert row["link"] == "/bells/7/"
    assert row["read_at"] is None


def test_kind_that_is_gone_is_still_a_line(yugi: Player, bell) -> None:
    ring(yugi, 7)
    Notification.objects.update(kind="of.long.ago")
    row = with_token(yugi, "read").get("/api/v1/inbox/").json()["results"][0]
    assert row["subject"]
    assert row["link"] == ""


def test_reading(yugi: Player, bell) -> None:
    for number in range(3):
        ring(yugi, number)
    client = with_token(yugi, "read", "play")
    newest = client.get("/api/v1/inbox/").json()["results"][0]["id"]
    assert client.post(f"/api/v1/inbox/{newest}/read/").status_code == 204
    assert client.post(f"/api/v1/inbox/{newest}/read/").status_code == 204
    assert numbers(client.get("/api/v1/inbox/?unread=true")) == [1, 0]
    assert numbers(client.get("/api/v1/inbox/?unread=false")) == [2]
    assert client.post("/api/v1/inbox/read/", {"up_to": newest - 2}).json() == {"marked": 1}
    assert client.post("/api/v1/inbox/read/").json() == {"marked": 1}
    assert client.get("/api/v1/me/").json()["unread"] == 0


def test_others_inbox_is_not_there(yugi: Player, kaiba: Player, bell) -> None:
    ring(kaiba, 1)
    his = Notification.objects.get()
    client = with_token(yugi, "read", "play")
    assert numbers(client.get("/api/v1/inbox/")) == []
    assert_problem(client.post(f"/api/v1/inbox/{his.pk}/read/"), 404, "not_found")
    assert client.post("/api/v1/inbox/read/").json() == {"marked": 0}
    his.refresh_from_db()
    assert his.read_at is None
    assert_problem(APIClient().get("/api/v1/inbox/"), 401, "not_authenticated")


def test_strict_parameters(yugi: Player, bell) -> None:
    client = with_token(yugi, "read")
    for query, parameter in {
        "colour=gold": "colour",
        "unread=": "unread",
        "page_size=201": "page_size",
        "page_size=-1": "page_size",
        "page_size=²": "page_size",
        "cursor=nonsense": "cursor",
        "kind=a&kind=b": "kind",
        "kind=%00": "kind",
    }.items():
        body = assert_problem(client.get(f"/api/v1/inbox/?{query}"), 400, "bad_query")
        assert body["errors"][0]["parameter"] == parameter, query
    known = client.get("/api/v1/inbox/?colour=gold").json()["known"]
    assert known == ["cursor", "kind", "page_size", "unread"]
