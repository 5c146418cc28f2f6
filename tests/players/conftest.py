"""Players for the tests of this room and, by import, of others."""

from collections.abc import Iterator

import pytest
from rest_framework.test import APIClient

from players import services
from players.extensions import NotificationKind, notification_kinds
from players.models import Player


@pytest.fixture
def yugi(db) -> Player:
    return services.sign_up(username="Yugi", password="dark magician 7", email="yugi@example.org")


@pytest.fixture
def kaiba(db) -> Player:
    return services.sign_up(username="Kaiba", password="blue eyes 3000")


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
