"""Whoever leaves is gone: no table holds his name any more, and his opponents keep their duels."""

import re

import pytest
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.contenttypes.models import ContentType
from django.contrib.sessions.models import Session
from django.db import connection
from django.test import Client
from django.utils import translation

from banlist.models import Record
from decks import services as decks
from decks.formats.content import Content, Remark
from decks.models import Deck, DeckRevision
from duels import services
from duels.errors import NotThere
from duels.models import Challenge, Duel, DuelSecret, Seat
from players import addresses, leaving, names
from players import services as players
from players.extensions import departures
from players.models import IdempotentAnswer, Notification, OutboxMessage, Player
from tests.players.conftest import with_nothing, with_token

PASSWORD = "the eye of wisdom 1"
NAME, ADDRESS = "Shadi_of_Giza", "shadi@key.example"
WORDS = {"shadi", "key.example", "keeper of the key"}


@pytest.fixture
def shadi(db) -> Player:
    player = with_nothing(NAME, PASSWORD, email=ADDRESS)
    return players.change_profile(player=player, about="Keeper of the key", wants_mail=True, language="en")


@pytest.fixture
def shadis(library, shadi) -> Deck:
    deck = decks.copy_starter(key="warriors", owner=shadi, name="Deck of Shadi")
    content = deck.current.content
    signed = Content(content.main, content.extra, content.side, (Remark("", 0, f"#created by {NAME}"),))
    return decks.edit(deck=deck, content=signed, visibility="public")


def play(shadis: Deck, kaibas: Deck) -> Duel:
    made = services.challenge(
        challenger=shadis.owner, opponent=kaibas.owner, deck=shadis, first="challenger", nonce="n"
    )
    return services.accept(player=kaibas.owner, challenge_id=made.pk, deck=kaibas)


@pytest.fixture
def lived(shadi, shadis, kaiba, kaibas, joey, joeys) -> dict[str, Duel]:
    """A life on the site: duels in every state, challenges of every kind, and traces in every room."""
    kaiba.email = "kaiba@example.org"
    kaiba.save()
    players.change_profile(player=kaiba, wants_mail=True)
    over, held, running = (play(shadis, kaibas) for _ in range(3))
    services.surrender(player=kaiba, duel_id=over.pk)
    services.hold(duel_id=held.pk, because="a test")
    for opponent in (None, joey):
        services.challenge(challenger=shadi, opponent=opponent, deck=shadis)
    services.challenge(challenger=joey, opponent=shadi, deck=joeys)
    answer = with_token(joey, "play").post(
        "/api/v1/challenges/",
        {"opponent": NAME, "deck": joeys.pk},
        format="json",
        HTTP_IDEMPOTENCY_KEY="once",
    )
    assert NAME in answer.content.decode()
    with_token(shadi, "play")
    Client().force_login(shadi)
    addresses.ask(player=shadi, email="shadi@other.example")
    kind = ContentType.objects.get_for_model(Player)
    LogEntry.objects.create(
        user=joey, content_type=kind, object_id=str(shadi.pk), object_repr=NAME, action_flag=CHANGE
    )
    Record.objects.create(list_number=1, list_name="a list", act=Record.Act.CREATED, actor=shadi)
    return {"over": over, "held": held, "running": running}


def everything_stored() -> str:
    """All values of all tables, as one text."""
    with connection.cursor() as cursor:
        rows = []
        for table in connection.introspection.table_names(cursor):
            cursor.execute(f"SELECT * FROM {connection.ops.quote_name(table)}")
            rows += [f"{table}: {row!r}" for row in cursor.fetchall()]
    return "\n".join(rows)


def traces() -> list[str]:
    stored = everything_stored()
    assert "Kaiba" in stored
    return [line[:200] for line in stored.splitlines() if any(word in line.casefold() for word in WORDS)]


def test_no_table_holds_the_name_afterwards(lived, shadi, kaiba) -> None:
    assert len(traces()) > 10
    leaving.leave(player=shadi)
    assert traces() == []
    left = Player.objects.get(pk=shadi.pk)
    assert re.fullmatch(r"Former player [2-9A-Z]{3}", left.username)
    assert (left.is_active, left.last_login, left.has_usable_password()) == (False, None, False)
    assert not any(row.get_decoded().get("_auth_user_id") == str(shadi.pk) for row in Session.objects.all())
    assert not Deck.objects.filter(owner=shadi).exists()


def test_opponents_keep_their_duels(lived, shadi, kaiba) -> None:
    leaving.leave(player=shadi)
    endings = {name: Duel.objects.get(pk=duel.pk) for name, duel in lived.items()}
    assert {name: (duel.state, duel.ending, duel.winner) for name, duel in endings.items()} == {
        "over": ("finished", "surrender", 0),
        "held": ("finished", "annulled", None),
        "running": ("finished", "surrender", 1),
    }
    pseudonym = Player.objects.get(pk=shadi.pk).username
    opponent = with_token(kaiba, "read")
    told = opponent.get(f"/api/v1/duels/{lived['running'].pk}/").json()
    assert told["seats"][0]["player"]["username"] == pseudonym
    browser = Client()
    browser.force_login(kaiba)
    code = pseudonym.split()[-1]
    for language, name in (("en", pseudonym), ("zh-hans", f"已注销的玩家 {code}")):
        for address in ("/duels/", f"/duels/{lived['running'].pk}/", "/inbox/", "/duels/challenges/"):
            page = browser.get(address, headers={"Accept-Language": language})
            assert page.status_code == 200
            assert (name in page.content.decode()) == (address != "/duels/challenges/"), address
    assert opponent.get(f"/api/v1/players/{pseudonym}/").status_code == 404
    # What a finished duel was played with can still be checked.
    secrets = opponent.get(f"/api/v1/duels/{lived['over'].pk}/secrets/").json()
    assert all(len(deck["main"]) == 40 for deck in secrets["decks"])
    assert set(DeckRevision.objects.filter(deck=None).values_list("remarks", flat=True)) == {()}


def test_challenges_without_a_duel_go_with_their_seeds(lived, shadi, joey) -> None:
    leaving.leave(player=shadi)
    assert not Challenge.objects.filter(duel=None).exists()
    assert not DuelSecret.objects.filter(duel=None).exists()
    kinds = set(Notification.objects.filter(player=joey).values_list("kind", flat=True))
    assert "duels.declined" in kinds


def test_nobody_can_challenge_whoever_left(lived, shadi, joey, joeys) -> None:
    leaving.leave(player=shadi)
    for challenger, opponent in ((joey, shadi), (shadi, joey)):
        with pytest.raises(NotThere):
            services.challenge(challenger=challenger, opponent=opponent, deck=joeys)
    players.notify(player=Player.objects.get(pk=shadi.pk), kind="duels.held", params={}, dedupe_key="x")
    assert not Notification.objects.filter(player=shadi).exists()


def test_copies_of_decks_credit_a_former_player(shadi, shadis, joey) -> None:
    copied = decks.copy(deck=shadis, owner=joey, name="mine")
    leaving.leave(player=shadi)
    pseudonym = Player.objects.get(pk=shadi.pk).username
    browser = Client()
    browser.force_login(joey)
    for language, name in (("en", pseudonym), ("zh-hans", f"已注销的玩家 {pseudonym.split()[-1]}")):
        page = browser.get(f"/decks/{copied.pk}/", headers={"Accept-Language": language}).content.decode()
        assert name in page
    told = with_token(joey, "read").get(f"/api/v1/decks/{copied.pk}/").json()
    assert told["forked_from"]["owner"] == pseudonym


def test_the_name_is_free_and_the_newcomer_inherits_nothing(lived, shadi) -> None:
    leaving.leave(player=shadi)
    second = with_nothing(NAME, PASSWORD)
    assert not Seat.objects.filter(player=second).exists()
    assert not Notification.objects.filter(player=second).exists()


def test_whoever_was_interrupted_is_forgotten_by_the_worker(lived, shadi, monkeypatch) -> None:
    def broken(_player, _pseudonym):
        raise RuntimeError("the power is gone")

    room = departures["decks"]
    monkeypatch.setitem(departures._items, "decks", room.__class__("decks", room.told, room.settle, broken))
    with pytest.raises(RuntimeError):
        leaving.leave(player=shadi)
    assert Client().login(username=NAME, password=PASSWORD) is False  # Closed all the same.
    assert leaving.forget_all_who_left() == 0
    monkeypatch.setitem(departures._items, "decks", room)
    assert leaving.forget_all_who_left() == 1
    assert traces() == []
    assert leaving.forget_all_who_left() == 0


def test_leaving_on_the_page(lived, shadi, settings) -> None:
    settings.THROTTLES = {"sign_in": "2/h"}
    browser = Client()
    browser.force_login(shadi)
    page = browser.get("/profile/leave/").content.decode()
    assert "1 deck is deleted." in page
    assert "2 duels under way are surrendered." in page
    wrong = browser.post("/profile/leave/", {"password": "guess", "sure": "on"})
    assert wrong.context["form"].errors.keys() == {"password"}
    unsure = browser.post("/profile/leave/", {"password": PASSWORD})
    assert unsure.context["form"].errors.keys() == {"sure"}
    assert browser.post("/profile/leave/", {"password": PASSWORD, "sure": "on"}).status_code == 429
    settings.THROTTLES = {}
    gone = browser.post("/profile/leave/", {"password": PASSWORD, "sure": "on"}, follow=True)
    assert "Your account is closed" in gone.content.decode()
    assert browser.get("/profile/").status_code == 302
    assert traces() == []


def test_leaving_over_rest_ends_the_token(lived, shadi) -> None:
    client = with_token(shadi, "manage")
    assert client.post("/api/v1/me/leave/", {"password": "guess"}, format="json").status_code == 401
    assert client.post("/api/v1/me/leave/", {}, format="json").status_code == 400
    assert client.post("/api/v1/me/leave/", {"password": PASSWORD}, format="json").status_code == 204
    assert client.post("/api/v1/me/leave/", {"password": PASSWORD}, format="json").status_code == 401
    assert traces() == []


def test_an_operator_deletes_an_account_as_its_owner_would(lived, shadi, kaiba, admin_client) -> None:
    page = admin_client.get(f"/admin/players/player/{shadi.pk}/delete/").content.decode()
    assert "2 duels under way are surrendered." in page
    admin_client.post(f"/admin/players/player/{shadi.pk}/delete/", {"post": "yes"})
    # The log of what operators did keeps whom it was done to, under the pseudonym.
    assert traces() == []
    chosen = {"action": "delete_selected", "_selected_action": [shadi.pk, kaiba.pk], "post": "yes"}
    admin_client.post("/admin/players/player/", chosen)
    assert names.is_pseudonym(Player.objects.get(pk=kaiba.pk).username)
    assert admin_client.get(f"/admin/players/player/{shadi.pk}/change/").status_code == 200
    refused = admin_client.post(f"/admin/players/player/{shadi.pk}/change/", {"username": NAME})
    assert refused.status_code == 403


def test_the_last_admin_stays(admin_client, admin_user) -> None:
    admin_user.set_password(PASSWORD)
    admin_user.save()
    admin_client.force_login(admin_user)
    refused = admin_client.post("/profile/leave/", {"password": PASSWORD, "sure": "on"})
    assert refused.context["form"].errors.as_data()["__all__"][0].code == "last_admin"
    admin_client.post(f"/admin/players/player/{admin_user.pk}/delete/", {"post": "yes"})
    assert Player.objects.get(pk=admin_user.pk).is_active


def test_pseudonyms_differ_and_cannot_be_signed_up(db, monkeypatch) -> None:
    drawn = iter(["Former player AAA", "Former player AAA", "Former player BBB"])
    monkeypatch.setattr(names, "new_pseudonym", lambda length: next(drawn))
    for name in ("Rex", "Weevil"):
        leaving.leave(player=with_nothing(name, PASSWORD))
    assert set(Player.objects.values_list("username", flat=True)) == {
        "Former player AAA",
        "Former player BBB",
    }
    with translation.override("zh-hans"):
        assert names.shown("Former player AAA") == "已注销的玩家 AAA"
    with pytest.raises(Exception, match="letters, digits"):
        with_nothing("Former player CCC", PASSWORD)
    assert not OutboxMessage.objects.exists()
    assert not IdempotentAnswer.objects.exists()
