"""`make bots`: accounts and tokens for two bots, kept where only their owner can read them."""

import os
import socket
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from config.management.commands import bots
from players import services
from players.models import Player

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "TOKENS", tmp_path / "bots")


@pytest.fixture
def listening(settings: Any) -> Iterator[None]:
    """Somebody listens where the site should be."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        settings.HOST, settings.PORT = server.getsockname()[:2]
        yield


@pytest.mark.usefixtures("listening")
def test_both_bots_are_started_with_tokens_of_their_own(
    monkeypatch: pytest.MonkeyPatch, settings: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    started: dict[str, list[str]] = {}
    monkeypatch.setattr(bots, "run_together", started.update)
    call_command("bots")
    assert list(started) == ["Castor", "Pollux"]
    assert f"http://127.0.0.1:{settings.PORT}/" in started["Castor"]
    assert started["Castor"][-2:] == ["--challenge", "Pollux"]
    files = {name: Path(words[words.index("--token-file") + 1]) for name, words in started.items()}
    said = capsys.readouterr().out
    for name, file in files.items():
        assert stat.S_IMODE(os.stat(file).st_mode) == 0o600
        token = file.read_text().strip()
        assert token.startswith("dk_")
        assert token not in said
        assert not any(token in word for words in started.values() for word in words)
        assert Player.objects.get(username=name).is_bot


def test_a_persons_name_is_left_to_the_person() -> None:
    services.sign_up(username="Castor", password="a long pass phrase 7")
    with pytest.raises(CommandError, match=r"Castor: .*belongs to a person"):
        bots.token_of("Castor")
    assert not bots.TOKENS.exists()


def test_without_a_site_it_says_how_to_start_one(settings: Any) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    settings.PORT = port
    with pytest.raises(CommandError, match="make serve"):
        call_command("bots")
    assert not Player.objects.exists()


@pytest.mark.usefixtures("listening")
def test_when_one_bot_ends_the_command_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "run_together", lambda commands: "Pollux")
    with pytest.raises(CommandError, match="Pollux ended by itself"):
        call_command("bots")
