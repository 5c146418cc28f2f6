"""Tokens: shown once, kept as hashes, no broader than their maker."""

from datetime import timedelta

import pytest
from django.utils import timezone
from rest_framework.test import APIClient

from players import services
from players.models import ApiToken, Player
from tests.players.conftest import in_session, with_token
from tests.players.test_accounts_api import _csrf, pointers
from tests.rest.test_problems import assert_problem

WANTED = {"name": "my bot", "scopes": ["play", "read"]}


def test_made_with_name_and_password(yugi: Player, api: APIClient) -> None:
    answer = api.post("/api/v1/tokens/", WANTED | {"username": "yugi", "password": "dark magician 7"})
    assert answer.status_code == 201
    body = answer.json()
    assert body["scopes"] == ["read", "play"]
    assert answer["Cache-Control"] == "private, no-store"
    bearer = APIClient(HTTP_AUTHORIZATION=f"Bearer {body['token']}")
    assert bearer.get("/api/v1/me/").json()["username"] == "Yugi"
    life = ApiToken.objects.get().expiry - timezone.now()
    assert timedelta(days=89) < life <= timedelta(days=90)


def test_secret_is_stored_nowhere_and_shown_once(yugi: Player, caplog) -> None:
    client = _csrf(in_session(yugi))
    made = client.post("/api/v1/tokens/", WANTED).json()
    secret = made["token"]
    row = ApiToken.objects.values().get()
    assert secret not in str(row)
    assert "token" not in client.get("/api/v1/tokens/").json()["results"][0]
    assert "token" not in client.get(f"/api/v1/tokens/{made['id']}/").json()
    assert secret not in client.get("/profile/tokens/").content.decode()
    assert secret not in caplog.text


def test_idempotency_key_makes_no_exception(yugi: Player) -> None:
    """A stored answer would hold the secret; making a token twice harms nobody."""
    client = _csrf(in_session(yugi))
    first, second = (
        client.post("/api/v1/tokens/", WANTED, HTTP_IDEMPOTENCY_KEY="k").json() for _ in range(2)
    )
    assert first["token"] != second["token"]


@pytest.mark.parametrize("given", [{}, {"username": "yugi"}, {"username": "yugi", "password": "wrong"}])
def test_made_by_nobody_else(yugi: Player, api: APIClient, given: dict) -> None:
    answer = api.post("/api/v1/tokens/", WANTED | given)
    assert answer.status_code == 401
    assert not ApiToken.objects.exists()


def test_unknown_name_and_wrong_password_look_alike(yugi: Player, api: APIClient) -> None:
    answers = [
        api.post("/api/v1/tokens/", WANTED | {"username": name, "password": "wrong"}).json()
        for name in ("yugi", "nobody")
    ]
    assert answers[0] == answers[1]


def test_guessing_is_slow_for_each_name_and_address(
    yugi: Player, kaiba: Player, api: APIClient, settings
) -> None:
    settings.THROTTLES = {"sign_in": "3/15m"}
    for _ in range(3):
        api.post("/api/v1/tokens/", WANTED | {"username": "YUGI", "password": "guess"})
    refused = api.post("/api/v1/tokens/", WANTED | {"username": "yugi", "password": "dark magician 7"})
    assert_problem(refused, 429, "throttled")
    other = api.post("/api/v1/tokens/", WANTED | {"username": "kaiba", "password": "blue eyes 3000"})
    assert other.status_code == 201


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"scopes": ["root"]}, "#/scopes/0"),
        ({"scopes": []}, "#/scopes"),
        ({"days": 0}, "#/days"),
        ({"days": 366}, "#/days"),
        ({"name": ""}, "#/name"),
        ({"owner": 1}, "#/owner"),
    ],
)
def test_wrong_wishes_are_named(yugi: Player, change: dict, place: str) -> None:
    answer = with_token(yugi, "manage").post("/api/v1/tokens/", WANTED | change)
    assert_problem(answer, 400, "invalid")
    assert place in pointers(answer)


def test_token_makes_none_that_may_more(yugi: Player) -> None:
    client = with_token(yugi, "read", "manage", days=10)
    refused = client.post("/api/v1/tokens/", WANTED)
    assert pointers(refused) == {"#/scopes": "broader"}
    made = client.post("/api/v1/tokens/", {"name": "child", "scopes": ["read"], "days": 365}).json()
    child = ApiToken.objects.get(public_id=made["id"])
    parent = ApiToken.objects.exclude(public_id=made["id"]).get()
    assert child.expiry == parent.expiry


@pytest.mark.parametrize(
    ("method", "address", "scope"),
    [
        ("get", "/api/v1/me/", "read"),
        ("patch", "/api/v1/me/", "manage"),
        ("get", "/api/v1/tokens/", "manage"),
        ("post", "/api/v1/tokens/", "manage"),
        ("get", "/api/v1/inbox/", "read"),
        ("post", "/api/v1/inbox/read/", "play"),
        ("post", "/api/v1/inbox/1/read/", "play"),
    ],
)
def test_each_resource_needs_its_scope(yugi: Player, method: str, address: str, scope: str) -> None:
    others = {"read", "play", "manage"} - {scope}
    body = assert_problem(getattr(with_token(yugi, *others), method)(address), 403, "missing_scope")
    assert body["required_scope"] == scope
    assert set(body["token_scopes"]) == others
    assert getattr(with_token(yugi, scope), method)(address).status_code != 403


def test_revoked_and_expired_tokens_open_nothing(yugi: Player) -> None:
    client = with_token(yugi, "read", "manage")
    own = client.get("/api/v1/tokens/").json()["results"][0]["id"]
    ApiToken.objects.update(expiry=timezone.now() - timedelta(seconds=1))
    assert_problem(client.get("/api/v1/me/"), 401, "token_expired")
    ApiToken.objects.update(expiry=timezone.now() + timedelta(days=1))
    assert client.delete(f"/api/v1/tokens/{own}/").status_code == 204
    assert_problem(client.get("/api/v1/me/"), 401, "token_unknown")


def test_token_of_a_closed_account_opens_nothing(yugi: Player) -> None:
    client = with_token(yugi, "read")
    Player.objects.update(is_active=False)
    assert_problem(client.get("/api/v1/me/"), 401, "token_unknown")


@pytest.mark.django_db
@pytest.mark.parametrize("token", ["x", "dk_" + "0" * 64, "ключ", "a b"])
def test_nonsense_in_the_header(token: str) -> None:
    client = APIClient(HTTP_AUTHORIZATION=f"Bearer {token}".encode())
    answer = client.get("/api/v1/me/")
    assert answer.status_code == 401
    assert answer["Content-Type"] == "application/problem+json"


def test_token_of_another_is_not_there(yugi: Player, kaiba: Player) -> None:
    row, _token = services.create_token(player=kaiba, name="his", scopes=["read"])
    client = with_token(yugi, "manage")
    assert_problem(client.get(f"/api/v1/tokens/{row.public_id}/"), 404, "not_found")
    assert_problem(client.delete(f"/api/v1/tokens/{row.public_id}/"), 404, "not_found")
    assert ApiToken.objects.filter(pk=row.pk).exists()
    assert len(client.get("/api/v1/tokens/").json()["results"]) == 1


def test_fifty_tokens_are_enough(yugi: Player, monkeypatch) -> None:
    monkeypatch.setattr(services, "TOKENS_AT_MOST", 1)
    answer = with_token(yugi, "read", "play", "manage").post("/api/v1/tokens/", WANTED)
    assert pointers(answer) == {"#": "too_many"}


def test_list_is_two_queries(yugi: Player, django_assert_num_queries) -> None:
    for number in range(5):
        services.create_token(player=yugi, name=str(number), scopes=["read"])
    client = with_token(yugi, "manage")
    with django_assert_num_queries(2):
        client.get("/api/v1/tokens/")


def test_token_is_asked_for_in_one_query(yugi: Player, django_assert_num_queries) -> None:
    client = with_token(yugi, "read")
    with django_assert_num_queries(1):
        client.get("/api/v1/players/?x=1")
