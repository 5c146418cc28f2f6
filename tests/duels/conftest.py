"""Players with decks, challenges and duels to test with."""

import random
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Any

import pytest

from cards.library import LIBRARY
from cards.services import load_library
from decks import services as decks
from decks.models import Deck
from decks.starters import DRAGONS, WARRIORS
from duels import canonical, clocks, seeds, services
from duels.models import Challenge, Duel, Heartbeat, Seat
from players.models import Player
from tests.players.conftest import api, kaiba, with_nothing, yugi

__all__ = ["api", "kaiba", "yugi"]


@pytest.fixture(autouse=True)
def _steady_chance(monkeypatch) -> None:
    """The same shuffles every time: a red run is a fault and not bad luck."""
    monkeypatch.setattr(seeds, "draw_seed", lambda: bytes(range(32)))
    monkeypatch.setattr(seeds, "draw_nonce", lambda: "drawn by the server")


@pytest.fixture
def library(db):
    """The cards of the decks that these tests play with."""
    wanted = {*WARRIORS.cards, *DRAGONS.cards}
    return load_library(book={passcode: LIBRARY[passcode] for passcode in sorted(wanted)})


@pytest.fixture
def yugis(library, yugi) -> Deck:
    return decks.copy_starter(key="warriors", owner=yugi)


@pytest.fixture
def kaibas(library, kaiba) -> Deck:
    return decks.copy_starter(key="dragons", owner=kaiba)


@pytest.fixture
def challenge(yugi, kaiba, yugis) -> Challenge:
    """Yugi challenges Kaiba and wants to go first."""
    return services.challenge(challenger=yugi, opponent=kaiba, deck=yugis, first="challenger")


@pytest.fixture
def duel(challenge, kaiba, kaibas) -> Duel:
    """A duel that has just begun; Yugi has seat 0 and is asked."""
    return services.accept(player=kaiba, challenge_id=challenge.pk, deck=kaibas)


def asked(duel: Duel) -> Seat:
    """The seat that is asked now."""
    return Seat.objects.select_related("player").get(duel=duel, prompt_ordinal__isnull=False)


BOLD = ("attack", "battle_phase", "normal_summon", "to_attack")
"""The acts that bring a duel to its end."""


def some_act(acts: Sequence[dict[str, Any]], chance: random.Random) -> dict[str, Any]:
    """One of these acts, mostly a bold one where there is any: aimless duels last ten times as long."""
    bold = [act for act in acts if act.get("verb") in BOLD]
    return chance.choice(bold if bold and chance.random() < 0.7 else acts)


def some_answer(seat: Seat, chance: random.Random) -> dict[str, object]:
    """An accepted answer to the question of this seat."""
    prompt = canonical.read(seat.prompt)
    if "cards" in prompt:
        count = chance.randint(prompt["minimum"], prompt["maximum"])
        return {"cards": chance.sample(prompt["cards"], count)}
    if "choices" in prompt:
        return {"choice": chance.choice(prompt["choices"])}
    return some_act(prompt["acts"], chance)


def give(seat: Seat, answer: object, **options: object) -> Seat:
    """Answer the question that waits for this seat."""
    return services.answer(
        player=seat.player,
        duel_id=seat.duel_id,
        prompt=seat.prompt_ordinal,
        version=seat.version,
        answer=answer,
        **options,
    )


def play_on(duel: Duel, *, decisions: int, seed: int = 1) -> int:
    """So many random decisions, or to the end; returns how many were made."""
    chance = random.Random(seed)
    for made in range(decisions):
        duel.refresh_from_db()
        if duel.state != Duel.State.RUNNING:
            return made
        seat = asked(duel)
        give(seat, some_answer(seat, chance))
    return decisions


def player_of(duel: Duel, number: int) -> Player:
    return Seat.objects.select_related("player").get(duel=duel, number=number).player


@pytest.fixture
def joey(db) -> Player:
    return with_nothing("Joey", "red eyes 2400")


@pytest.fixture
def joeys(library, joey) -> Deck:
    return decks.copy_starter(key="warriors", owner=joey)


@pytest.fixture
def later() -> Callable[[Duel], datetime]:
    """The moment just after a duel's deadline, on a service that was never down."""

    def moment(duel: Duel) -> datetime:
        after = duel.deadline + timedelta(seconds=1)
        Heartbeat.objects.create(name=clocks.WORKER, beat_at=after)
        return after

    return moment


@pytest.fixture
def tribute(duel) -> tuple[Duel, Seat, dict[str, object]]:
    """A duel in which a summon asks for tributes: the seat that is asked, and that answer."""
    chance = random.Random(5)
    for _ in range(300):
        seat = asked(duel)
        prompt = canonical.read(seat.prompt)
        for act in prompt.get("acts", ()):
            if act["verb"] == "normal_summon" and _needs_choice(seat, act["card"]):
                return duel, seat, act
        give(seat, _building(prompt, chance))
    raise AssertionError("no such summon came up")


def _needs_choice(seat: Seat, handle: int) -> bool:
    side = canonical.read(seat.view)["sides"][seat.number]
    level = next(card["level"] for card in side["hand"] if card["handle"] == handle)
    return level > 4 and len([card for card in side["monsters"] if card]) > 1


def _building(prompt: dict[str, Any], chance: random.Random) -> object:
    """Summons small monsters, and never attacks."""
    if "cards" in prompt:
        return {"cards": chance.sample(prompt["cards"], prompt["minimum"])}
    acts = prompt["acts"]
    wanted = ("set", "end_phase", "main_phase_2", "pass")
    return next(act for verb in wanted for act in acts if act["verb"] == verb)
