"""How fast the engine is: `python -m benchmarks.engine`.

A decision is a prompt with at least two accepted answers. Windows in which only passing is possible
are worked within the decision before them and are not counted. Times are processor time, so that what else
the machine does counts for little.
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from benchmarks.figures import Figure, machine, table
from cards.library import LIBRARY
from duels.engine import MASTER_RULE_2, Answer, Snapshot, from_position, resume
from duels.engine.answers import answer_to_json
from duels.engine.turn import open_plays
from duels.soak.random_play import (
    Decks,
    answer_forced,
    effect_deck,
    legal_deck,
    plain_deck,
    random_answer,
    random_duel,
)

SEED = "the figures of docs/performance.md"
AT = 100
"""The decision at which a stored duel is resumed."""
LATE = 300
"""The decision at which a stored duel of effect decks is resumed besides."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A duel at rest before one of its decisions, and the answer that was given to it."""

    snapshot: Snapshot
    key: bytes
    player: int
    answer: Answer


def kilobytes(snapshot: Snapshot) -> float:
    """The size of all that is stored of a duel at rest."""
    decisions = [[decision.player, answer_to_json(decision.answer)] for decision in snapshot.decisions]
    return len((snapshot.checkpoint + json.dumps(decisions, separators=(",", ":"))).encode()) / 1024


def stored_duels(count: int, at: int = AT, deck: Decks = legal_deck) -> tuple[list[Stored], list[float]]:
    """Random duels put down at one decision, and the sizes of their snapshots up to there."""
    duels: list[Stored] = []
    sizes: list[float] = []
    for number in range(10 * count):
        if len(duels) == count:
            break
        for ordinal, stored in enumerate(played(Random(f"{SEED} {number}"), deck)):
            if ordinal == at:
                duels.append(stored)
                break
            sizes.append(kilobytes(stored.snapshot))
    return duels, sizes


def played(chance: Random, deck: Decks = legal_deck) -> Iterator[Stored]:
    """A random duel, decision by decision, put down at each as the duel service does."""
    duel, key = random_duel(chance, deck)
    answer_forced(duel)
    while (prompt := duel.prompt) is not None:
        answer = random_answer(prompt, chance)
        yield Stored(duel.snapshot(), key, prompt.player, answer)
        duel.answer(prompt.player, answer)
        answer_forced(duel)


def decide(stored: Stored) -> Snapshot:
    """What the service asks of the engine for one decision."""
    duel = resume(LIBRARY, stored.snapshot.checkpoint, stored.snapshot.decisions, stored.key)
    duel.answer(stored.player, stored.answer)
    answer_forced(duel)
    return duel.snapshot()


def decision_times(duels: list[Stored], rounds: int) -> list[float]:
    """Milliseconds for resuming each stored duel, applying one answer, and taking the snapshot."""
    times = []
    for stored in duels * rounds:
        began = time.process_time()
        decide(stored)
        times.append((time.process_time() - began) * 1000)
    return times


@dataclass(slots=True)
class Pace:
    """How much random play was done in a second."""

    decisions: float
    duels: float
    length: float


def random_play(number: int, seconds: float, deck: Decks = legal_deck) -> Pace:
    """Play whole random duels for a while, and count."""
    chance = Random(f"{SEED} play {number}")
    began = time.process_time()
    decisions = duels = 0
    while time.process_time() - began < seconds:
        duel, _ = random_duel(chance, deck)
        answer_forced(duel)
        while (prompt := duel.prompt) is not None:
            duel.answer(prompt.player, random_answer(prompt, chance))
            decisions += 1
            answer_forced(duel)
        duels += 1
    took = time.process_time() - began
    return Pace(decisions / took, duels / took, decisions / duels)


def listing_times(times: int) -> list[float]:
    """Milliseconds for listing all that can be done in a late main phase, with nothing remembered."""
    duel = from_position(LIBRARY, MASTER_RULE_2, LATE_GAME, b"the key of the late game")
    found = []
    for _ in range(times):
        duel._game.state.forget()
        began = time.process_time()
        acts = open_plays(duel._game)
        found.append((time.process_time() - began) * 1000)
        assert len(acts) >= 20
    return found


def _side(hand: list[str], monsters: list[str]) -> dict[str, Any]:
    """One side of a late main phase: every zone taken, a full hand, graveyard and extra deck."""
    return {
        "hand": _passcodes(hand),
        "deck": _passcodes(["Dark Magician"] * 10),
        "extra": _passcodes(
            ["Stardust Dragon"] * 5 + ["Junk Warrior"] * 5 + ["Blue-Eyes Ultimate Dragon"] * 5
        ),
        "grave": _passcodes(["Dark Magician", "Battle Ox", "Pot of Greed", "Sangan", "Kuriboh"] * 2),
        "monsters": [{"card": card, "position": "attack"} for card in _passcodes(monsters)],
        "spells": [
            {"card": card, "position": "face_down"}
            for card in _passcodes(
                ["Call of the Haunted", "Dust Tornado", "Book of Moon", "Mirror Force", "Solemn Judgment"]
            )
        ],
        "field": {"card": _passcodes(["Gaia Power"])[0], "position": "face_up"},
    }


def _passcodes(names: list[str]) -> list[int]:
    by_name = {card.name_en: passcode for passcode, card in LIBRARY.items()}
    return [by_name[name] for name in names]


LATE_GAME = {
    "turn": 15,
    "turn_player": 0,
    "phase": "main_1",
    "sides": [
        _side(
            [
                "Gaia Power",
                "Black Luster Soldier",
                "Blue-Eyes White Dragon",
                "Dark Magician Girl",
                "Cyber Dragon",
                "Black Luster Ritual",
                "Polymerization",
            ],
            ["Junk Synchron", "Dark Magician Girl", "Battle Ox", "Kuriboh", "Marshmallon"],
        ),
        _side(["Kuriboh"] * 6, ["Dark Magician Girl", "Battle Ox", "Kuriboh", "Marshmallon", "Sangan"]),
    ],
}


_IMPORT = """
import time, dataclasses, enum, json, re, pkgutil, unicodedata, importlib, types, collections.abc
import cards.lang.facts, cards.lang.recipes
began = time.process_time()
import cards.library
print(time.process_time() - began)
"""


def import_times(times: int) -> list[float]:
    """Seconds to import the library in fresh processes, in proportion for 5,000 cards."""
    seconds = []
    for _ in range(times):
        run = subprocess.run([sys.executable, "-c", _IMPORT], capture_output=True, text=True, check=True)
        seconds.append(float(run.stdout) * 5000 / len(LIBRARY))
    return seconds


def measure(*, duels: int, rounds: int, periods: int, seconds: float) -> list[Figure]:
    """All figures of the engine."""
    stored, sizes = stored_duels(duels)
    times = decision_times(stored, rounds)
    paces = [random_play(number, seconds, plain_deck) for number in range(periods)]
    of_any_cards = [random_play(number, seconds).decisions for number in range(periods)]
    with_effects = measure_effects(duels=duels, rounds=rounds, periods=periods, seconds=seconds)
    return [
        Figure("resume at decision 100, answer, snapshot", "ms", times, "median ≤ 3"),
        Figure("snapshot at decision 100", "KB", [kilobytes(each.snapshot) for each in stored], "max ≤ 16"),
        Figure("snapshot at decisions 0 to 99", "KB", sizes, "max ≤ 16"),
        Figure("random play", "decisions/s", of_any_cards, "median ≥ 1,500"),
        Figure(
            "no effects: random play", "decisions/s", [pace.decisions for pace in paces], "median ≥ 3,000"
        ),
        Figure("no effects: random play", "duels/s", [pace.duels for pace in paces]),
        Figure("no effects: length of a random duel", "decisions", [pace.length for pace in paces]),
        *with_effects,
        Figure("import of the library, per 5,000 cards", "s", import_times(7), "median ≤ 0.5"),
    ]


def measure_effects(*, duels: int, rounds: int, periods: int, seconds: float) -> list[Figure]:
    """The figures of duels between decks of cards with effects."""
    budget = "median ≤ 5, p95 ≤ 12"
    early, sizes = stored_duels(duels, AT, effect_deck)
    late, more_sizes = stored_duels(duels // 4, LATE, effect_deck)
    paces = [random_play(number, seconds, effect_deck) for number in range(periods)]
    return [
        Figure("effects: resume at 100, answer, snapshot", "ms", decision_times(early, rounds), budget),
        Figure("effects: resume at 300, answer, snapshot", "ms", decision_times(late, rounds), budget),
        Figure("effects: snapshot at decisions 0 to 299", "KB", sizes + more_sizes, "max ≤ 24"),
        Figure("effects: random play", "decisions/s", [pace.decisions for pace in paces], "median ≥ 1,500"),
        Figure("effects: length of a random duel", "decisions", [pace.length for pace in paces]),
        Figure("effects: list a full late main phase", "ms", listing_times(500), "max ≤ 3"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the engine against its budgets.")
    parser.add_argument("--quick", action="store_true", help="fewer duels, for a first impression")
    if parser.parse_args().quick:
        figures = measure(duels=20, rounds=2, periods=3, seconds=0.5)
    else:
        figures = measure(duels=200, rounds=5, periods=15, seconds=1.0)
    sys.stdout.write(f"{machine()}\n\n{table(figures)}\n")


if __name__ == "__main__":
    main()
