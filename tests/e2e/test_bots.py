"""Two bots on the real server: three duels over HTTP, and the server restarted in the middle of one."""

import contextlib
import json
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cards.library import LIBRARY
from docs.examples import bot as program
from docs.examples.bot import Bot, Refused, Site
from tests.e2e.serving import Serving
from tests.e2e.watching import Recorder, leaks, lying_open, names_card

DUELS = 3
ANSWERS_BEFORE_RESTART = 40
SECONDS_AT_MOST = 120


class Decisive(Bot):
    """Plays the one deck of its test; summons and attacks wherever it can, so that its duels are short."""

    def __init__(self, site: Site, chance: random.Random, deck: int) -> None:
        super().__init__(site, chance)
        self.own = deck

    def deck(self) -> int:
        """Not one of the ready-made decks with which every player begins."""
        return self.own

    PREFERRED = ("attack", "normal_summon", "to_attack", "battle_phase")

    def decide(self, prompt: dict[str, Any]) -> dict[str, Any]:
        answers = [option["answer"] for option in prompt["options"] if option["answer"]]
        for verb in self.PREFERRED:
            if acts := [answer for answer in answers if answer.get("verb") == verb]:
                return self.chance.choice(acts)
        return super().decide(prompt)


class Player:
    """A bot in a thread of its own, and everything it received."""

    def __init__(self, serving: Serving, name: str, deck: list[int]) -> None:
        self.recorder = Recorder()
        token = serving.manage("create_bot", name, "--token").strip()
        site = Site(serving.address, token, transport=self.recorder)
        made = site.write("/decks/", {"name": "of a test", "main": deck, "extra": [], "side": []})
        self.bot = Decisive(site, random.Random(name), int(made["id"]))
        self.thread = threading.Thread(
            target=program.run, args=[self.bot], kwargs={"duels": DUELS, "pause": 0.02}, daemon=True
        )
        self.onlooker = Site(serving.address, token, transport=self.recorder)

    def close(self) -> None:
        """Let go of the connections; a bot that still plays comes to an end by it."""
        self.bot.site.client.close()
        self.onlooker.client.close()

    def look_around(self) -> None:
        """Ask for everything else that a player can ask about his duels, and hope for too much."""
        for duel in self.onlooker.read("/duels/")["results"]:
            path = f"/duels/{duel['id']}"
            for part in ("log", "turns"):
                self.onlooker.read(f"{path}/{part}/")
            if duel["result"] is None:
                with contextlib.suppress(Refused):
                    self.onlooker.read(f"{path}/secrets/")
        self.onlooker.read("/inbox/")
        self.onlooker.read("/challenges/")

    @property
    def answers(self) -> int:
        return sum(one.method == "POST" and "/answer/" in one.path for one in self.recorder.received)


def strong_deck(number: int) -> list[int]:
    """Three each of strong monsters that need no tribute, for short duels; decks 0 and 1 share no card."""
    strong = sorted(
        (
            card
            for card in LIBRARY.values()
            if card.is_monster
            and card.belongs_in_main_deck
            and not card.has_effect
            and "ritual" not in card.traits
            and card.level <= 4
        ),
        key=lambda card: (-(card.atk or 0), card.passcode),
    )
    originals = list(dict.fromkeys(card.identity for card in strong))
    return [passcode for passcode in originals[number : number + 28 : 2] for _copy in range(3)][:40]


@pytest.fixture
def serving(served_database_url: str, tmp_path: Path) -> Iterator[Serving]:
    site = Serving(served_database_url, tmp_path)
    site.manage("prepare")
    site.start()
    yield site
    site.stop()


@pytest.fixture(autouse=True)
def _quick_retries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody in a test has a minute of patience."""
    monkeypatch.setattr(program, "PATIENCE", 1.0)


def test_two_bots_play_three_duels_and_neither_sees_what_is_hidden(serving: Serving) -> None:
    castor, pollux = Player(serving, "Castor", strong_deck(0)), Player(serving, "Pollux", strong_deck(1))
    with contextlib.closing(castor), contextlib.closing(pollux):
        for _ in range(DUELS):
            castor.bot.challenge("Pollux")
        play(serving, (castor, pollux))

    duels = json.loads(serving.python("-m", "tests.e2e.reconstruct"))
    assert len(duels) == DUELS
    for duel in duels:
        saw_the_same_end(duel, castor, pollux)
        was_written_down_without_gaps(duel)
        serving.manage("verify_duel", str(duel["id"]))
    for player in (castor, pollux):
        assert saw_what_lay_open(player, duels[0])
        assert sorted(set(leaks(player.recorder.received, duels, player.bot.name))) == []
    assert_nothing_secret_was_logged(serving, duels, castor, pollux)


def play(serving: Serving, players: tuple[Player, Player]) -> None:
    """Let both play to the end, and restart the server when they are in the middle of it."""
    deadline = time.monotonic() + SECONDS_AT_MOST
    for player in players:
        player.thread.start()
    while sum(player.answers for player in players) < ANSWERS_BEFORE_RESTART:
        assert time.monotonic() < deadline, "the bots play too slowly, or not at all"
        time.sleep(0.02)
    for player in players:
        player.look_around()
    serving.stop()
    assert any(player.bot.running for player in players)
    serving.start()
    for player in players:
        player.look_around()
    for player in players:
        player.thread.join(timeout=max(0.0, deadline - time.monotonic()))
        assert not player.thread.is_alive(), "the bots did not come to an end"


def saw_the_same_end(duel: dict[str, Any], *players: Player) -> None:
    """Both were told the same result, and it is the one that stands in the database."""
    assert duel["state"] == "finished"
    told = [player.bot.ended[duel["id"]] for player in players]
    assert told[0] == told[1]
    assert told[0]["ending"] == duel["ending"]


def saw_what_lay_open(player: Player, duel: dict[str, Any]) -> bool:
    """Some card of the other player's was named to this one when it lay open: there was something to see."""
    other = 1 - duel["players"].index(player.bot.name)
    opened = lying_open(duel, owner=other, until=time.time())
    return any(
        names_card(one.text, passcode, set()) for one in player.recorder.received for passcode in opened
    )


def was_written_down_without_gaps(duel: dict[str, Any]) -> None:
    """Decisions, entries and turns count up by one, and the log ends with the end."""
    for rows in ("decisions", "entries"):
        assert [row["ordinal"] for row in duel[rows]] == list(range(len(duel[rows])))
    assert [number for number, _, _ in duel["turns"]] == list(range(1, len(duel["turns"]) + 1))
    assert all(ended for _, _, ended in duel["turns"])
    moments = [row["moment"] for row in duel["entries"] if row["moment"]]
    assert moments == sorted(moments)
    end = duel["entries"][-1]
    assert (end["event"], end["winner"], end["ending"]) == ("duel_ended", duel["winner"], duel["ending"])


def assert_nothing_secret_was_logged(serving: Serving, duels: list[dict[str, Any]], *players: Player) -> None:
    """No seed, nonce or token is in what the server wrote to its log, and no error is either."""
    log = serving.log.read_text()
    secrets = [secret for duel in duels for secret in duel["secrets"] if secret]
    secrets += [player.bot.site.client.headers["Authorization"].split()[1] for player in players]
    assert not [secret for secret in secrets if secret in log]
    assert '"level": "ERROR"' not in log
    assert "Traceback" not in log
