"""Two requests at once for each write of accounts: nothing is lost, nothing made twice, nothing breaks."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from django.core.exceptions import ValidationError
from django.test import Client

from players import addresses, leaving, services
from players.models import ApiToken, NewAddress, Notification, OutboxMessage, Player
from tests.at_once import at_once
from tests.players.conftest import with_nothing, with_token

pytestmark = pytest.mark.django_db(transaction=True)
PASSWORD = "dark magician 7"


@pytest.fixture
def player() -> Player:
    return with_nothing("Yugi", PASSWORD, email="yugi@example.org")


@dataclass(frozen=True)
class Race:
    """What several do at once, how each may fare, and what is true afterwards."""

    acts: Callable[[Player], list[Callable[[], object]]]
    fares: dict[str, int]
    after: Callable[[Player], object]
    is_then: object


def _sign_up(_player: Player) -> list[Callable[[], object]]:
    return [
        lambda name=name: services.sign_up(username=name, password=PASSWORD)
        for name in ("Joey", "JOEY", "joey")
    ]


def _tokens(player: Player) -> list[Callable[[], object]]:
    for number in range(services.TOKENS_AT_MOST - 1):
        ApiToken.objects.create(user=player, expiry=None, name="x", scope_names="read", public_id=f"{number}")
    return [lambda: services.create_token(player=player, name="last", scopes=["read"]) for _each in range(3)]


def _profile(player: Player) -> list[Callable[[], object]]:
    """Each writes a field of its own, from a copy that was read before the others wrote."""
    changes = ({"language": "en"}, {"time_zone": "Asia/Shanghai"}, {"about": "x"}, {"wants_mail": True})
    copies = [Player.objects.get(pk=player.pk) for _change in changes]
    return [
        lambda copy=copy, change=change: services.change_profile(player=copy, **change)
        for copy, change in zip(copies, changes, strict=True)
    ]


def _addresses(player: Player) -> list[Callable[[], object]]:
    return [lambda to=to: addresses.ask(player=player, email=f"{to}@example.org") for to in "abc"]


def _confirmations(player: Player) -> list[Callable[[], object]]:
    addresses.ask(player=player, email="new@example.org")
    token = addresses.token_of(player, NewAddress.objects.get().asked_at.isoformat())
    return [lambda: addresses.confirm(token=token)] * 3


def _matched(player: Player) -> list[Callable[[], object]]:
    """Changes over REST that were all based on the same state."""
    clients = [with_token(player, "read", "manage") for _each in range(3)]
    etag = clients[0].get("/api/v1/me/")["ETag"]
    return [
        lambda client=client, text=text: client.patch(
            "/api/v1/me/", {"about": text}, format="json", headers={"If-Match": etag}
        )
        for client, text in zip(clients, ("first", "second", "third"), strict=True)
    ]


def _readings(player: Player) -> list[Callable[[], object]]:
    services.notify(player=player, kind="players.address_changed", params={}, dedupe_key="x")
    return [lambda: services.mark_read(player=player)] * 3


def _departures(player: Player) -> list[Callable[[], object]]:
    clients = [with_token(player, "manage") for _each in range(3)]
    return [
        lambda client=client: client.post("/api/v1/me/leave/", {"password": PASSWORD}, format="json")
        for client in clients
    ]


def _leaving_and_writing(player: Player) -> list[Callable[[], object]]:
    """Whatever comes after the account is closed finds it closed."""
    return [
        lambda: leaving.leave(player=player),
        lambda: services.create_token(player=player, name="x", scopes=["read"]),
        lambda: services.change_profile(player=player, about="I am still here"),
        lambda: addresses.ask(player=player, email="here@example.org"),
    ]


def _pages(player: Player) -> list[Callable[[], object]]:
    """The form of the profile, sent twice."""
    browsers = [Client() for _each in range(3)]
    for browser in browsers:
        browser.force_login(player)
    form = {"language": "en", "time_zone": "UTC", "email": "new@example.org", "current": PASSWORD}
    return [lambda browser=browser: browser.post("/profile/", form) for browser in browsers]


def _stored(player: Player) -> Player:
    return Player.objects.get(pk=player.pk)


RACES = {
    "one name is taken once": Race(
        _sign_up,
        {"done": 1, "ValidationError": 2},
        lambda _: Player.objects.filter(name_key="joey").count(),
        1,
    ),
    "the last token is given once": Race(
        _tokens, {"done": 1, "too_many": 2}, lambda player: player.auth_token_set.count(), 50
    ),
    "fields of the profile are not overwritten": Race(
        _profile,
        {"done": 4},
        lambda player: (
            _stored(player).language,
            _stored(player).time_zone,
            _stored(player).about,
            _stored(player).wants_mail,
        ),
        ("en", "Asia/Shanghai", "x", True),
    ),
    "one address waits": Race(
        _addresses,
        {"done": 3},
        lambda _: (NewAddress.objects.count(), OutboxMessage.objects.count()),
        (1, 1),
    ),
    "a link is followed once": Race(
        _confirmations,
        {"done": 1, "stale": 2},
        lambda player: (_stored(player).email, OutboxMessage.objects.count()),
        ("new@example.org", 1),
    ),
    "of changes of one state one is made": Race(
        _matched, {"200": 1, "412": 2}, lambda player: bool(_stored(player).about), True
    ),
    "one notification, however often": Race(
        lambda player: (
            [
                lambda: services.notify(
                    player=player, kind="players.address_changed", params={}, dedupe_key="x"
                )
            ]
            * 3
        ),
        {"done": 3},
        lambda _: Notification.objects.count(),
        1,
    ),
    "a notification is read": Race(
        _readings, {"done": 3}, lambda _: Notification.objects.filter(read_at=None).count(), 0
    ),
    "one letter, however often it is asked for": Race(
        lambda player: (
            [
                lambda: services.send_mail(
                    player=player, kind="players.password_reset", params={}, dedupe_key="password:1"
                )
            ]
            * 3
        ),
        {"done": 3},
        lambda _: OutboxMessage.objects.count(),
        1,
    ),
    "one bot with one token": Race(
        lambda _: [lambda: services.create_bot(name="Robot")] * 3,
        {"done": 3},
        lambda _: (Player.objects.filter(is_bot=True).count(), ApiToken.objects.count()),
        (1, 1),
    ),
    "one form sent three times": Race(
        _pages, {"302": 3}, lambda player: addresses.pending_of(player), "new@example.org"
    ),
}


@pytest.mark.parametrize("name", RACES)
def test_at_once(player: Player, name: str) -> None:
    race = RACES[name]
    assert at_once(*race.acts(player), refusals=(ValidationError,)) == race.fares
    assert race.after(player) == race.is_then


def test_an_account_is_closed_once(player: Player) -> None:
    told = at_once(*_departures(player))
    assert told["204"] == 1
    assert told.keys() <= {"204", "400", "401"}  # Its token, or the account itself, is gone.
    assert _stored(player).username.startswith("Former player ")


def test_nothing_is_written_for_whoever_leaves_meanwhile(player: Player) -> None:
    told = at_once(*_leaving_and_writing(player), refusals=(ValidationError,))
    assert told.keys() <= {"done", "closed"}
    left = _stored(player)
    assert (left.about, left.email, left.is_active) == ("", "", False)
    for model in (ApiToken, NewAddress, OutboxMessage):
        assert not model.objects.exists()
