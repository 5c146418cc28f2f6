"""A new e-mail address counts when somebody has followed the link in a letter to it, and not before."""

import re
from datetime import timedelta

import pytest
from django.core import mail
from django.test import Client
from django.utils import timezone

from players import addresses, delivery, housekeeping, services
from players.models import NewAddress, OutboxMessage, Player
from tests.players.conftest import with_token

PASSWORD = "dark magician 7"


@pytest.fixture
def signed_in(yugi: Player) -> Client:
    client = Client()
    client.force_login(yugi)
    return client


def link_of_last_letter() -> str:
    delivery.deliver_due()
    return re.findall(r"https?://[^/\s]+(/address/\S+)", mail.outbox[-1].body)[-1]


def ask_on_page(client: Client, email: str, **more: str):
    form = {"language": "", "time_zone": "UTC", "email": email, "current": PASSWORD}
    return client.post("/profile/", form | more, follow=True)


def test_new_address_is_confirmed_by_its_reader_and_told_to_the_old(signed_in: Client, yugi: Player) -> None:
    page = ask_on_page(signed_in, "new@example.org", wants_mail="on").content.decode()
    assert page.count("new@example.org") == 2  # The message above, and what the profile waits for.
    link = link_of_last_letter()
    assert mail.outbox[-1].to == ["new@example.org"]
    reader = Client()  # The mail may be read in another browser, and by a program that looks at every link.
    for _look in range(2):
        assert "new@example.org" in reader.get(link).content.decode()
    yugi.refresh_from_db()
    assert yugi.email == "yugi@example.org"
    assert reader.post(link).headers["Location"] == "/sign-in/"
    yugi.refresh_from_db()
    assert (yugi.email, yugi.wants_mail) == ("new@example.org", True)
    delivery.deliver_due()
    assert (mail.outbox[-1].to, mail.outbox[-1].subject) == (
        ["yugi@example.org"],
        "Your e-mail address on Duel King was changed",
    )
    assert "new@example.org" not in mail.outbox[-1].body
    assert "used already" in reader.get(link).content.decode()
    assert reader.post(link).headers["Location"] == "/"


def test_only_the_last_wish_counts_and_can_be_taken_back(signed_in: Client, yugi: Player) -> None:
    ask_on_page(signed_in, "first@example.org")
    first = link_of_last_letter()
    ask_on_page(signed_in, "second@example.org")
    second = link_of_last_letter()
    Client().post(first)
    yugi.refresh_from_db()
    assert (yugi.email, addresses.pending_of(yugi)) == ("yugi@example.org", "second@example.org")
    signed_in.post("/profile/address/take-back/")
    Client().post(second)
    yugi.refresh_from_db()
    assert (yugi.email, addresses.pending_of(yugi)) == ("yugi@example.org", "")


@pytest.mark.parametrize("way", ["changed", "forgotten", "by an operator"])
def test_a_new_password_ends_what_was_asked_with_the_last(signed_in: Client, yugi: Player, way: str) -> None:
    """Whoever knew the password may have asked for his own address, to confirm it after he is locked out."""
    ask_on_page(signed_in, "thief@example.org")
    link = link_of_last_letter()
    fresh = {"new_password1": "harpies feather 8", "new_password2": "harpies feather 8"}
    if way == "changed":
        answer = signed_in.post("/profile/password/", {"old_password": PASSWORD} | fresh)
    elif way == "forgotten":
        Client().post("/password/", {"email": "yugi@example.org"})
        delivery.deliver_due()
        owner = Client()
        reset = owner.get(re.findall(r"(/password/\S+/\S+/)", mail.outbox[-1].body)[-1]).headers["Location"]
        answer = owner.post(reset, fresh)
    else:
        admin = Client()
        admin.force_login(Player.objects.create_superuser("Pegasus", password="millennium eye 5"))
        given = {
            "usable_password": "true",
            "password1": "harpies feather 8",
            "password2": "harpies feather 8",
        }
        answer = admin.post(f"/admin/players/player/{yugi.pk}/password/", given)
    assert answer.status_code == 302
    Client().post(link)
    yugi.refresh_from_db()
    assert yugi.check_password("harpies feather 8")
    assert (yugi.email, addresses.pending_of(yugi)) == ("yugi@example.org", "")


@pytest.mark.parametrize("change", ["x", "", ":", "é"])
def test_a_link_that_was_changed_leads_nowhere(yugi: Player, change: str) -> None:
    addresses.ask(player=yugi, email="new@example.org")
    token = addresses.token_of(yugi, NewAddress.objects.get().asked_at.isoformat())
    assert addresses.found(token)
    assert addresses.found(token[:-2] + change) is None
    other = addresses.token_of(yugi, "yesterday")
    assert addresses.found(other) is None


def test_links_grow_old(yugi: Player, monkeypatch) -> None:
    addresses.ask(player=yugi, email="new@example.org")
    link = link_of_last_letter()
    later = timezone.now() + timedelta(days=3, seconds=5)
    monkeypatch.setattr("django.core.signing.time.time", later.timestamp)
    assert "too old" in Client().get(link).content.decode()
    monkeypatch.setattr("players.addresses.timezone.now", lambda: later)
    housekeeping.tidy()
    assert addresses.pending_of(yugi) == ""


def test_no_address_counts_at_once(signed_in: Client, yugi: Player) -> None:
    services.change_profile(player=yugi, wants_mail=True)
    ask_on_page(signed_in, "")
    yugi.refresh_from_db()
    assert (yugi.email, yugi.wants_mail) == ("", False)
    refused = ask_on_page(signed_in, "", wants_mail="on")
    assert refused.context["form"].errors.keys() == {"wants_mail"}


def test_letters_to_strangers_are_few(signed_in: Client, yugi: Player, settings) -> None:
    settings.THROTTLES = {"new_address": "1/h"}
    ask_on_page(signed_in, "a@example.org")
    assert ask_on_page(signed_in, "b@example.org").status_code == 429
    refused = with_token(yugi, "manage").patch(
        "/api/v1/me/", {"email": "c@example.org", "password": PASSWORD}, format="json"
    )
    assert (refused.status_code, "Retry-After" in refused) == (429, True)
    assert OutboxMessage.objects.count() == 1
    assert addresses.pending_of(yugi) == "a@example.org"


def test_address_over_rest(yugi: Player) -> None:
    client = with_token(yugi, "read", "manage")
    asked = client.patch("/api/v1/me/", {"email": "new@example.org", "password": PASSWORD}, format="json")
    assert (asked.json()["email"], asked.json()["new_email"]) == ("yugi@example.org", "new@example.org")
    back = client.patch("/api/v1/me/", {"email": "yugi@example.org"}, format="json")
    assert back.json()["new_email"] == ""
    assert not OutboxMessage.objects.exists()


@pytest.mark.parametrize("about", ["two\nlines", "决斗！" * 100, "<b>bold</b>"])
def test_about_me_is_shown_as_written(signed_in: Client, yugi: Player, about: str) -> None:
    form = {"language": "", "time_zone": "UTC", "email": "yugi@example.org", "about": about}
    assert signed_in.post("/profile/", form).status_code == 302
    yugi.refresh_from_db()
    assert yugi.about.replace("\r", "") == about
    page = Client().get("/players/yugi/").content.decode()
    assert "<b>bold" not in page
    assert Client().get("/api/v1/players/yugi/").json()["about"].replace("\r", "") == about


@pytest.mark.parametrize("about", ["x" * 501, "bell \x07", "turned \u202e round"])
def test_about_me_hides_nothing(signed_in: Client, yugi: Player, about: str) -> None:
    form = {"language": "", "time_zone": "UTC", "email": "yugi@example.org", "about": about}
    assert signed_in.post("/profile/", form).context["form"].errors.keys() == {"about"}
    refused = with_token(yugi, "manage").patch("/api/v1/me/", {"about": about}, format="json")
    assert [error["pointer"] for error in refused.json()["errors"]] == ["#/about"]
