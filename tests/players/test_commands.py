"""Accounts for programs, from the command line."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from rest_framework.test import APIClient

from players.models import Player


def create_bot(*arguments: str) -> str:
    out = StringIO()
    call_command("create_bot", *arguments, stdout=out)
    return out.getvalue()


@pytest.mark.django_db
def test_bot_can_read_play_and_manage() -> None:
    token = create_bot("Kuriboh-bot", "--token").strip()
    client = APIClient(HTTP_AUTHORIZATION=f"Bearer {token}")
    assert client.get("/api/v1/me/").json()["is_bot"] is True
    assert client.get("/api/v1/tokens/").json()["results"][0]["scopes"] == ["read", "play", "manage"]


@pytest.mark.django_db
def test_again_gives_the_same_bot_a_fresh_token() -> None:
    first = create_bot("bot-one", "--token").strip()
    second = create_bot("BOT-ONE", "--token").strip()
    assert Player.objects.count() == 1
    assert APIClient(HTTP_AUTHORIZATION=f"Bearer {first}").get("/api/v1/me/").status_code == 401
    assert APIClient(HTTP_AUTHORIZATION=f"Bearer {second}").get("/api/v1/me/").status_code == 200


def test_person_is_not_made_a_bot(yugi: Player) -> None:
    with pytest.raises(CommandError, match="person"):
        create_bot("yugi")
    with pytest.raises(CommandError, match="letters"):
        create_bot("no spaces please")


@pytest.mark.django_db
def test_superuser_from_the_command_line(monkeypatch) -> None:
    monkeypatch.setenv("DJANGO_SUPERUSER_PASSWORD", "pegasus j crawford")
    call_command("createsuperuser", "--noinput", username="Pegasus", email="p@example.org", stdout=StringIO())
    assert Player.objects.get(name_key="pegasus").is_superuser
