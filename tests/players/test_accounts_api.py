"""Signing up, one's own account, and what others see of it, over REST."""

import threading

import pytest
from django.core.exceptions import ValidationError
from django.db import connection
from rest_framework.test import APIClient

from players import names, services
from players.models import Player
from tests.players.conftest import in_session, with_token
from tests.rest.test_problems import assert_problem

GOOD = {"username": "Joey_城之内", "password": "red eyes 2400"}


def pointers(response) -> dict[str, str]:
    return {row["pointer"]: row["code"] for row in response.json()["errors"]}


@pytest.mark.django_db
def test_sign_up_and_be_seen(api: APIClient) -> None:
    answer = api.post("/api/v1/players/", GOOD | {"email": "joey@example.org"})
    assert answer.status_code == 201
    assert answer.json().keys() == {"username", "is_bot", "about", "date_joined"}
    seen = api.get(answer["Location"])
    assert seen.json() == answer.json()
    assert "joey@example.org" not in seen.content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"username": "ab"}, "#/username"),
        ({"username": "x" * 31}, "#/username"),
        ({"username": "two words"}, "#/username"),
        ({"username": "a/b/c"}, "#/username"),
        ({"username": "Yugi\u0000"}, "#/username"),
        ({"email": "nonsense"}, "#/email"),
        ({"password": "short"}, "#/password"),
        ({"password": "12345678901"}, "#/password"),
        ({"language": "fr"}, "#/language"),
        ({"is_staff": True}, "#/is_staff"),
    ],
)
def test_each_wrong_field_is_named(api: APIClient, change: dict, place: str) -> None:
    answer = api.post("/api/v1/players/", GOOD | change)
    assert_problem(answer, 400, "invalid")
    assert place in pointers(answer)
    assert not Player.objects.exists()


@pytest.mark.parametrize("name", ["Yugi", "YUGI", "ｙｕｇｉ"])
def test_name_is_taken_whatever_its_letters_look_like(yugi: Player, api: APIClient, name: str) -> None:
    answer = api.post("/api/v1/players/", GOOD | {"username": name})
    assert pointers(answer) == {"#/username": "unique"}


@pytest.mark.django_db
def test_upper_case_outside_ascii_is_the_same_name(api: APIClient) -> None:
    api.post("/api/v1/players/", GOOD | {"username": "Ärger"})
    assert pointers(api.post("/api/v1/players/", GOOD | {"username": "äRGER"})) == {"#/username": "unique"}


@pytest.mark.django_db
def test_errors_are_told_in_chinese(api: APIClient) -> None:
    english = api.post("/api/v1/players/", {"username": "ab"}, HTTP_ACCEPT_LANGUAGE="en").json()
    chinese = api.post("/api/v1/players/", {"username": "ab"}, HTTP_ACCEPT_LANGUAGE="zh-Hans").json()
    assert english["title"] == "The content is not valid"
    assert chinese["title"] == "内容无效"
    assert english["type"] == chinese["type"]


@pytest.mark.django_db
def test_parse_error_unknown_format_and_method(api: APIClient) -> None:
    broken = api.post("/api/v1/players/", "{", content_type="application/json")
    assert_problem(broken, 400, "parse_error")
    assert_problem(
        api.post("/api/v1/players/", "a=1", content_type="text/csv"), 415, "unsupported_media_type"
    )
    refused = api.delete("/api/v1/players/")
    assert_problem(refused, 405, "method_not_allowed")
    assert refused["Allow"] == "POST, OPTIONS"
    assert_problem(api.get("/api/v1/me/", HTTP_ACCEPT="text/csv"), 406, "not_acceptable")


@pytest.mark.django_db
def test_sign_up_is_slow_for_one_address(api: APIClient, settings) -> None:
    settings.THROTTLES = {"sign_up": "2/h"}
    for number in range(2):
        assert api.post("/api/v1/players/", GOOD | {"username": f"name{number}"}).status_code == 201
    refused = api.post("/api/v1/players/", GOOD)
    assert_problem(refused, 429, "throttled")
    assert int(refused["Retry-After"]) > 0


@pytest.mark.django_db
def test_unknown_player(api: APIClient) -> None:
    assert_problem(api.get("/api/v1/players/nobody/"), 404, "not_found")


def test_closed_account_is_seen_no_more(yugi: Player, api: APIClient) -> None:
    assert api.get("/api/v1/players/yugi/").status_code == 200
    Player.objects.update(is_active=False)
    assert_problem(api.get("/api/v1/players/yugi/"), 404, "not_found")


@pytest.mark.django_db
def test_me_is_for_those_signed_in(api: APIClient) -> None:
    refused = api.get("/api/v1/me/")
    assert_problem(refused, 401, "not_authenticated")
    assert refused["WWW-Authenticate"] == "Bearer"


def test_me_and_its_etag(yugi: Player) -> None:
    client = with_token(yugi, "read", "manage")
    first = client.get("/api/v1/me/")
    assert first.json()["email"] == "yugi@example.org"
    assert "password" not in first.json()
    assert first["Cache-Control"] == "private, no-store"
    again = client.get("/api/v1/me/", HTTP_IF_NONE_MATCH=first["ETag"])
    assert (again.status_code, again.content) == (304, b"")
    changed = client.patch("/api/v1/me/", {"time_zone": "Asia/Shanghai"}, HTTP_IF_MATCH=first["ETag"])
    assert changed.json()["time_zone"] == "Asia/Shanghai"
    late = client.patch("/api/v1/me/", {"time_zone": "UTC"}, HTTP_IF_MATCH=first["ETag"])
    assert_problem(late, 412, "changed_meanwhile")
    assert late["ETag"] == changed["ETag"]
    assert client.get("/api/v1/me/", HTTP_IF_NONE_MATCH=first["ETag"]).status_code == 200


def test_wrong_changes_change_nothing(yugi: Player) -> None:
    client = with_token(yugi, "manage")
    answer = client.patch(
        "/api/v1/me/", {"time_zone": "Mars/Olympus", "username": "Atem", "colour": "gold", "language": "en"}
    )
    assert pointers(answer) == {"#/username": "read_only", "#/colour": "unknown"}
    assert "#/time_zone" in pointers(client.patch("/api/v1/me/", {"time_zone": "Mars/Olympus"}))
    yugi.refresh_from_db()
    assert (yugi.username, yugi.language, yugi.time_zone) == ("Yugi", "", "UTC")


def test_email_needs_the_password(yugi: Player) -> None:
    """Else a token could send itself the link to a new password, and be more than it is."""
    for client in (with_token(yugi, "manage"), _csrf(in_session(yugi))):
        refused = client.patch("/api/v1/me/", {"email": "thief@example.org"})
        assert pointers(refused) == {"#/password": "required"}
        wrong = client.patch("/api/v1/me/", {"email": "thief@example.org", "password": "guess"})
        assert_problem(wrong, 401, "wrong_password")
    yugi.refresh_from_db()
    assert yugi.email == "yugi@example.org"
    right = client.patch("/api/v1/me/", {"email": "new@example.org", "password": "dark magician 7"})
    assert (right.json()["email"], right.json()["new_email"]) == ("yugi@example.org", "new@example.org")


def test_mail_needs_an_address(kaiba: Player) -> None:
    answer = with_token(kaiba, "manage").patch("/api/v1/me/", {"wants_mail": True})
    assert pointers(answer) == {"#/wants_mail": "no_email"}


def test_unknown_query_parameter_is_refused(yugi: Player) -> None:
    answer = with_token(yugi, "read").get("/api/v1/me/?colour=gold")
    body = assert_problem(answer, 400, "bad_query")
    assert body["errors"][0]["parameter"] == "colour"


def _csrf(client: APIClient) -> APIClient:
    client.get("/sign-in/")
    page = client.get("/profile/")
    client.credentials(HTTP_X_CSRFTOKEN=str(page.context["csrf_token"]))
    return client


def test_session_without_csrf_token_changes_nothing(yugi: Player) -> None:
    client = in_session(yugi)
    assert_problem(client.patch("/api/v1/me/", {"language": "en"}), 403, "permission_denied")
    assert _csrf(client).patch("/api/v1/me/", {"language": "en"}).status_code == 200


def test_language_of_the_profile_where_no_header_says_another(yugi: Player) -> None:
    services.change_profile(player=yugi, language="zh-hans")
    client = with_token(yugi, "read")
    assert client.get("/api/v1/tokens/").json()["title"] == "不允许"
    assert client.get("/api/v1/tokens/", HTTP_ACCEPT_LANGUAGE="en").json()["title"] == "Not allowed"


def test_queries_of_me(yugi: Player, django_assert_num_queries) -> None:
    client = with_token(yugi, "read")
    with django_assert_num_queries(2 + 1):  # The token; the unread twice: for the tag and for the text.
        client.get("/api/v1/me/")


@pytest.mark.django_db(transaction=True)
def test_two_who_want_one_name_at_once() -> None:
    """One gets it, the other is told that it is taken."""
    start = threading.Barrier(2)
    outcomes: list[str] = []

    def ask(name: str) -> None:
        try:
            start.wait()
            services.sign_up(username=name, password="red eyes 2400")
            outcomes.append("made")
        except ValidationError as error:
            outcomes.append(error.error_dict["username"][0].code)
        finally:
            connection.close()

    threads = [threading.Thread(target=ask, args=[name]) for name in ("Mai", "MAI")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == ["made", "unique"]
    assert Player.objects.count() == 1


def test_name_taken_between_check_and_writing(yugi: Player, monkeypatch) -> None:
    monkeypatch.setattr(Player, "full_clean", lambda self, **options: None)
    with pytest.raises(ValidationError) as caught:
        services.sign_up(username="YUGI", password="red eyes 2400")
    assert caught.value.error_dict["username"][0].code == "unique"


@pytest.mark.parametrize("name", ["", "ab", "x" * 31, "a b", "a/b", "a.b", "名 字", "💥💥💥", "---", "___"])
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(ValidationError):
        names.validate_name(name)


@pytest.mark.parametrize(
    "name", ["K\u0430iba", "\u041aaiba", "Yug\u03b9", "\u3164\u3164\u3164", "\uffa0" * 3]
)
def test_names_that_pass_for_others_or_for_nothing(name: str) -> None:
    with pytest.raises(ValidationError):
        names.validate_name(names.normal(name))


@pytest.mark.parametrize(
    "name", ["abc", "x" * 30, "城之内", "Ärger-7", "Юги", "7-7", "遊戯Yugi", "ブラマジ_2", "카이바"]
)
def test_names(name: str) -> None:
    names.validate_name(name)
