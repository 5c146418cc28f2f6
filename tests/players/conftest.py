"""Players for the tests of this room and, by import, of others."""

from collections.abc import Iterator

import pytest
from rest_framework.test import APIClient

from players import services
from players.extensions import NotificationKind, new_player, notification_kinds
from players.models import Player


def with_nothing(username: str, password: str, **fields: str) -> Player:
    """A player who has an account and nothing else: no room gave him anything."""
    listeners, new_player._items = new_player._items, {}
    try:
        return services.sign_up(username=username, password=password, **fields)
    finally:
        new_player._items = listeners


@pytest.fixture
def yugi(db) -> Player:
    return with_nothing("Yugi", "dark magician 7", email="yugi@example.org")


@pytest.fixture
def kaiba(db) -> Player:
    return with_nothing("Kaiba", "blue eyes 3000")


@pytest.fixture
def api() -> APIClient:
    return APIClient()


def with_token(player: Player, *scopes: str, **options: object) -> APIClient:
    """An API client that carries a fresh token of the player."""
    _row, token = services.create_token(player=player, name="test", scopes=scopes, **options)
    return APIClient(HTTP_AUTHORIZATION=f"Bearer {token}")


def in_session(player: Player) -> APIClient:
    """An API client that is signed in as a browser is, and minds CSRF as the server does."""
    client = APIClient(enforce_csrf_checks=True)
    client.force_login(player)
    return client


@pytest.fixture
def bell() -> Iterator[NotificationKind]:
    """A kind of notification that only the tests know."""
    kind = NotificationKind(
        "test.bell",
        subject=lambda player, params: f"Bell {params['number']}",
        text=lambda player, params: f"The bell rings for {player.username}.",
        link=lambda player, params: f"/bells/{params['number']}/",
    )
    notification_kinds.register(kind)
    yield kind
    del notification_kinds._items["test.bell"]
