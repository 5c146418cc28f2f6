"""The pages of accounts: what a newcomer, an owner and a stranger can do with them."""

import json
import re

import pytest
from django.core import mail
from django.test import Client

from players import addresses, delivery, services
from players.models import ApiToken, Notification, OutboxMessage, Player

SIGN_UP = {"username": "Joey", "password": "red eyes 2400", "again": "red eyes 2400", "email": "", "next": ""}


def errors(response) -> dict[str, list[str]]:
    return {
        name: [error.code for error in found]
        for name, found in response.context["form"].errors.as_data().items()
    }


@pytest.fixture
def signed_in(yugi: Player) -> Client:
    client = Client()
    client.force_login(yugi)
    return client


# Signing up, in and out


@pytest.mark.django_db
def test_newcomer_signs_up_and_is_in(client: Client) -> None:
    answer = client.post("/sign-up/", SIGN_UP | {"next": "/profile/"})
    assert answer.headers["Location"] == "/profile/"
    assert {"no-store", "private"} <= set(answer["Cache-Control"].split(", "))
    page = client.get("/profile/")
    assert "Welcome, Joey." in page.content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize("elsewhere", ["https://evil.example/", "//evil.example", "javascript:alert(1)"])
def test_sign_up_and_sign_in_lead_nowhere_else(client: Client, elsewhere: str) -> None:
    assert client.post("/sign-up/", SIGN_UP | {"next": elsewhere}).headers["Location"] == "/"
    client.post("/sign-out/")
    given = {"username": "joey", "password": SIGN_UP["password"], "next": elsewhere}
    assert client.post("/sign-in/", given).headers["Location"] == "/"


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"username": "yUGI"}, {"username": ["unique"]}),
        ({"username": "a b c"}, {"username": ["characters"]}),
        ({"again": "something else"}, {"again": ["differ"]}),
        ({"password": "k7x", "again": "k7x"}, {"password": ["password_too_short"]}),
        ({"email": "joey"}, {"email": ["invalid"]}),
    ],
)
def test_wrong_field_keeps_the_others(client: Client, yugi: Player, change: dict, wrong: dict) -> None:
    answer = client.post("/sign-up/", SIGN_UP | change)
    assert answer.status_code == 200
    assert {name: codes[:1] for name, codes in errors(answer).items()} == wrong
    assert Player.objects.count() == 1
    text = answer.content.decode()
    assert SIGN_UP["password"] not in text
    assert f'value="{(SIGN_UP | change)["username"]}"' in text


def test_everything_that_is_wrong_is_told_at_once(client: Client, yugi: Player) -> None:
    answer = client.post("/sign-up/", {"username": "yugi", "email": "x", "password": "k7x", "again": "k"})
    assert errors(answer).keys() == {"username", "email", "password", "again"}


def test_name_in_any_case_signs_in(client: Client, yugi: Player) -> None:
    answer = client.post("/sign-in/", {"username": "YUGI", "password": "dark magician 7"})
    assert answer.status_code == 302
    assert client.get("/profile/").status_code == 200
    client.post("/sign-out/")
    assert client.get("/profile/").headers["Location"] == "/sign-in/?next=/profile/"


@pytest.mark.parametrize("language", ["en", "zh-hans"])
def test_guessing_is_slow_and_says_so(client: Client, yugi: Player, settings, language: str) -> None:
    settings.THROTTLES = {"sign_in": "2/15m"}
    for _ in range(2):
        answer = client.post("/sign-in/", {"username": "yugi", "password": "guess"})
        assert errors(answer) == {"__all__": ["invalid_login"]}
    right = {"username": "Yugi", "password": "dark magician 7"}
    refused = client.post("/sign-in/", right, headers={"Accept-Language": language})
    assert refused.status_code == 429
    assert int(refused["Retry-After"]) > 0
    said = {"en": "Too many attempts", "zh-hans": "尝试次数过多"}[language]
    assert said in refused.content.decode()
    elsewhere = client.post("/sign-in/", right, REMOTE_ADDR="127.0.0.7")
    assert elsewhere.status_code == 302


def test_guessing_is_slow_at_the_door_of_the_admin_too(client: Client, yugi: Player, settings) -> None:
    settings.THROTTLES = {"sign_in": "1/15m"}
    Player.objects.filter(pk=yugi.pk).update(is_staff=True)
    client.post("/admin/login/", {"username": "Yugi", "password": "guess"})
    right = client.post("/admin/login/", {"username": "Yugi", "password": "dark magician 7"})
    assert errors(right) == {"__all__": ["throttled"]}
    assert "_auth_user_id" not in client.session


def test_guessing_the_present_password_is_slow(signed_in: Client, settings) -> None:
    settings.THROTTLES = {"sign_in": "1/15m"}
    new = {"new_password1": "red eyes 2400", "new_password2": "red eyes 2400"}
    assert signed_in.post("/profile/password/", new | {"old_password": "guess"}).status_code == 200
    refused = signed_in.post("/profile/password/", new | {"old_password": "dark magician 7"})
    assert refused.status_code == 429


@pytest.mark.django_db
def test_making_accounts_is_slow(client: Client, settings) -> None:
    settings.THROTTLES = {"sign_up": "1/h"}
    client.post("/sign-up/", SIGN_UP)
    client.post("/sign-out/")
    refused = client.post("/sign-up/", SIGN_UP | {"username": "Tristan"})
    assert refused.status_code == 429
    assert not Player.objects.filter(username="Tristan").exists()


def test_forwarded_address_of_a_stranger_is_only_a_claim(client: Client, yugi: Player, settings) -> None:
    settings.THROTTLES = {"sign_in": "1/15m"}
    wrong = {"username": "yugi", "password": "guess"}
    client.post("/sign-in/", wrong, headers={"X-Forwarded-For": "192.0.2.1"})
    assert client.post("/sign-in/", wrong, headers={"X-Forwarded-For": "192.0.2.2"}).status_code == 429


@pytest.mark.django_db
def test_sign_up_without_csrf_token_makes_nothing() -> None:
    assert Client(enforce_csrf_checks=True).post("/sign-up/", SIGN_UP).status_code == 403
    assert not Player.objects.exists()


# Languages and times


def test_language_of_the_profile_comes_with_signing_in(client: Client, yugi: Player) -> None:
    services.change_profile(player=yugi, language="zh-hans")
    client.post("/sign-in/", {"username": "yugi", "password": "dark magician 7"})
    page = client.get("/profile/", headers={"Accept-Language": "en"})
    assert page["Content-Language"] == "zh-hans"
    assert "个人资料" in page.content.decode()


def test_language_of_the_profile_without_a_cookie(signed_in: Client, yugi: Player) -> None:
    services.change_profile(player=yugi, language="zh-hans")
    assert "个人资料" in signed_in.get("/profile/", headers={"Accept-Language": "en"}).content.decode()


def test_language_chosen_above_goes_into_the_profile(signed_in: Client, yugi: Player) -> None:
    signed_in.post("/i18n/setlang/", {"language": "zh-hans", "next": "/profile/"})
    yugi.refresh_from_db()
    assert yugi.language == "zh-hans"
    assert "个人资料" in signed_in.get("/profile/").content.decode()
    signed_in.post("/i18n/setlang/", {"language": "tlh", "next": "/profile/"})
    yugi.refresh_from_db()
    assert yugi.language == "zh-hans"


@pytest.mark.django_db
def test_language_chosen_by_a_visitor_stays(client: Client) -> None:
    client.post("/i18n/setlang/", {"language": "zh-hans", "next": "/sign-in/"})
    assert "登录" in client.get("/sign-in/").content.decode()


def test_times_are_told_in_the_players_zone(signed_in: Client, yugi: Player, bell) -> None:
    services.change_profile(player=yugi, time_zone="Asia/Shanghai")
    services.notify(player=yugi, kind="test.bell", params={"number": 1}, dedupe_key="1")
    assert "+08:00" in signed_in.get("/inbox/").content.decode()


# The profile


def test_profile_is_changed_as_a_whole_or_not_at_all(signed_in: Client, yugi: Player) -> None:
    form = {"language": "en", "time_zone": "Europe/Berlin", "email": "yugi@example.org", "wants_mail": "on"}
    assert signed_in.post("/profile/", form).status_code == 302
    yugi.refresh_from_db()
    assert (yugi.language, yugi.time_zone, yugi.wants_mail) == ("en", "Europe/Berlin", True)
    wrong = signed_in.post("/profile/", form | {"email": "new@example.org", "language": "zh-hans"})
    assert errors(wrong) == {"current": ["wrong"]}
    yugi.refresh_from_db()
    assert (yugi.language, yugi.email) == ("en", "yugi@example.org")
    signed_in.post("/profile/", form | {"email": "new@example.org", "current": "dark magician 7"})
    assert addresses.pending_of(yugi) == "new@example.org"


def test_what_strangers_see(client: Client, yugi: Player) -> None:
    page = client.get("/players/yugi/").content.decode()
    assert "Yugi" in page
    assert "example.org" not in page
    assert client.get("/players/nobody/").status_code == 404


def test_own_data_as_a_file(signed_in: Client, yugi: Player, kaiba: Player, bell) -> None:
    for player in (yugi, kaiba):
        services.notify(player=player, kind="test.bell", params={"number": 1}, dedupe_key=player.username)
    services.create_token(player=yugi, name="mine", scopes=["read"])
    answer = signed_in.get("/profile/data/")
    text = b"".join(answer.streaming_content).decode()
    own = json.loads(text)["players"]
    assert own["account"]["email"] == "yugi@example.org"
    assert [token["name"] for token in own["tokens"]] == ["mine"]
    assert len(own["inbox"]) == 1
    assert yugi.password not in text
    assert "kaiba" not in text.casefold()


@pytest.mark.django_db
@pytest.mark.parametrize(
    "address",
    ["/profile/", "/profile/data/", "/profile/password/", "/profile/tokens/", "/inbox/"],
)
def test_own_pages_are_for_their_owner(client: Client, address: str) -> None:
    assert client.get(address).headers["Location"] == f"/sign-in/?next={address}"


# Passwords


def test_changing_the_password(signed_in: Client, yugi: Player) -> None:
    services.create_token(player=yugi, name="bot", scopes=["read"])
    other = Client()
    other.force_login(yugi)
    form = {
        "old_password": "dark magician 7",
        "new_password1": "kuriboh 300 200",
        "new_password2": "kuriboh 300 200",
    }
    assert errors(signed_in.post("/profile/password/", form | {"old_password": "x"})) == {
        "old_password": ["password_incorrect"]
    }
    assert signed_in.post("/profile/password/", form).status_code == 302
    assert ApiToken.objects.count() == 1  # The box was not ticked.
    assert signed_in.get("/profile/").status_code == 200
    assert other.get("/profile/").status_code == 302
    again = form | {"old_password": "kuriboh 300 200", "revoke": "on"}
    signed_in.post("/profile/password/", again)
    assert not ApiToken.objects.exists()


def test_forgotten_password(client: Client, yugi: Player, settings) -> None:
    settings.SITE_URL = "http://testserver"
    services.create_token(player=yugi, name="bot", scopes=["read"])
    assert client.post("/password/", {"email": "yugi@example.org"}).headers["Location"] == "/password/sent/"
    assert client.get("/password/sent/").status_code == 200
    message = OutboxMessage.objects.get()
    assert message.params == "{}"  # The link is made when the mail is sent; the outbox keeps no secret.
    delivery.deliver_due()
    [link] = re.findall(r"http://testserver(/\S+)", mail.outbox[0].body)
    page = client.get(link, follow=True)
    given = {"new_password1": "kuriboh 300 200", "new_password2": "kuriboh 300 200"}
    assert client.post(page.redirect_chain[-1][0], given).headers["Location"] == "/sign-in/"
    assert not ApiToken.objects.exists()
    signed = client.post("/sign-in/", {"username": "yugi", "password": "kuriboh 300 200"})
    assert signed.status_code == 302
    assert "used already" in Client().get(link, follow=True).content.decode()


def test_forgotten_password_of_nobody_looks_the_same(client: Client, yugi: Player, settings) -> None:
    known = client.post("/password/", {"email": "yugi@example.org"})
    unknown = client.post("/password/", {"email": "nobody@example.org"})
    assert (known.status_code, known["Location"]) == (unknown.status_code, unknown["Location"])
    client.post("/password/", {"email": "yugi@example.org"})
    assert OutboxMessage.objects.count() == 1
    settings.THROTTLES = {"auth": "1/h"}
    client.post("/password/", {"email": "yugi@example.org"})
    assert client.post("/password/", {"email": "yugi@example.org"}).status_code == 429


# Tokens


def test_token_is_shown_once(signed_in: Client, yugi: Player) -> None:
    form = {"name": "my bot", "scopes": ["read", "play"], "days": "30"}
    made = signed_in.post("/profile/tokens/", form)
    [secret] = re.findall(r"dk_[0-9a-f]+", made.content.decode())
    assert made.status_code == 201
    assert "no-store" in made["Cache-Control"]
    later = signed_in.get("/profile/tokens/").content.decode()
    assert "my bot" in later
    assert secret not in later
    answer = Client().get("/api/v1/me/", headers={"Authorization": f"Bearer {secret}"})
    assert answer.json()["username"] == "Yugi"


def test_tokens_are_revoked_by_their_owner(signed_in: Client, yugi: Player, kaiba: Player) -> None:
    own, _ = services.create_token(player=yugi, name="own", scopes=["read"])
    his, _ = services.create_token(player=kaiba, name="his", scopes=["read"])
    assert signed_in.post(f"/profile/tokens/{his.public_id}/revoke/").status_code == 404
    assert signed_in.get(f"/profile/tokens/{own.public_id}/revoke/").status_code == 405
    assert signed_in.post(f"/profile/tokens/{own.public_id}/revoke/").status_code == 302
    assert list(ApiToken.objects.all()) == [his]


def test_one_token_too_many_is_told_on_the_page(signed_in: Client, yugi: Player, monkeypatch) -> None:
    monkeypatch.setattr(services, "TOKENS_AT_MOST", 0)
    answer = signed_in.post("/profile/tokens/", {"name": "x", "scopes": ["read"], "days": "30"})
    assert errors(answer) == {"__all__": ["too_many"]}


# The inbox


@pytest.fixture
def three_bells(yugi: Player, bell) -> None:
    for number in (1, 2, 3):
        services.notify(player=yugi, kind="test.bell", params={"number": number}, dedupe_key=str(number))


def test_inbox_page_and_header(signed_in: Client, three_bells, django_assert_max_num_queries) -> None:
    with django_assert_max_num_queries(4):  # Session, player, rows, count in the header.
        page = signed_in.get("/inbox/")
    text = page.content.decode()
    assert text.index("Bell 3") < text.index("Bell 1")
    assert re.search(r'class="count">3<', text)


@pytest.mark.django_db
def test_visitors_count_nothing(client: Client, django_assert_num_queries) -> None:
    with django_assert_num_queries(0):
        client.get("/sign-in/")


def test_opening_marks_read_and_leads_on(signed_in: Client, yugi: Player, kaiba: Player, three_bells) -> None:
    row = Notification.objects.get(dedupe_key="2")
    answer = signed_in.post(f"/inbox/{row.pk}/open/")
    assert answer.headers["Location"] == "/bells/2/"
    assert Notification.objects.filter(read_at__isnull=True).count() == 2
    stranger = Client()
    stranger.force_login(kaiba)
    other = Notification.objects.get(dedupe_key="1")
    assert stranger.post(f"/inbox/{other.pk}/open/").status_code == 404
    assert stranger.post("/inbox/read/", {"up_to": other.pk}).status_code == 302
    assert Notification.objects.filter(read_at__isnull=True).count() == 2


def test_marking_all_leaves_what_came_since(signed_in: Client, yugi: Player, three_bells) -> None:
    seen = Notification.objects.get(dedupe_key="2")
    signed_in.post("/inbox/read/", {"up_to": seen.pk})
    assert [row.dedupe_key for row in Notification.objects.filter(read_at__isnull=True)] == ["3"]
    assert signed_in.post("/inbox/read/", {"up_to": "²"}).status_code == 404


def test_older_messages_are_a_page_away(signed_in: Client, three_bells, monkeypatch) -> None:
    monkeypatch.setattr("players.views.INBOX_PAGE", 2)
    first = signed_in.get("/inbox/").content.decode()
    [older] = re.findall(r'href="\?before=(\d+)"', first)
    second = signed_in.get(f"/inbox/?before={older}").content.decode()
    assert "Bell 1" in second
    assert "Bell 2" not in second
    assert signed_in.get("/inbox/?before=nonsense").status_code == 200


# The admin


def test_admin_makes_players_and_shows_no_secret(admin_client: Client, yugi: Player, bell) -> None:
    token, secret = services.create_token(player=yugi, name="bot", scopes=["read"])
    services.change_profile(player=yugi, wants_mail=True)
    services.notify(player=yugi, kind="test.bell", params={"number": 1}, dedupe_key="1")
    for address in ("player", "apitoken", "outboxmessage", "notification"):
        assert admin_client.get(f"/admin/players/{address}/").status_code == 200
    assert admin_client.get(f"/admin/players/player/{yugi.pk}/change/").status_code == 200
    page = admin_client.get(f"/admin/players/apitoken/{token.pk}/change/").content.decode()
    assert secret not in page
    given = {
        "username": "yUGI",
        "password1": "kuriboh 300",
        "password2": "kuriboh 300",
        "usable_password": "true",
    }
    taken = admin_client.post("/admin/players/player/add/", given)
    assert "This name is taken." in taken.content.decode()
    admin_client.post("/admin/players/player/add/", given | {"username": "Rex"})
    assert Player.objects.filter(username="Rex").exists()
