"""Recorded duels: how one is written down, played again, and recorded anew.

`python -m tests.engine.recorded` plays the corpus and prints digests of its snapshots; with `--record` it
records the corpus anew, where the rules were meant to change, and keeps a checkpoint of today's schema.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from cards.lang.turns import Step
from cards.library import LIBRARY
from duels.engine import (
    MASTER_RULE_2,
    Answer,
    Duel,
    Result,
    Seat,
    Snapshot,
    Stop,
    StopReason,
    from_position,
    resume,
    start,
    to_position,
)
from duels.engine.answers import answer_from_json, answer_to_json, prompt_to_json
from duels.engine.prompts import PASS, BattlePlay, OpenPlay
from duels.engine.snapshot import SCHEMA
from tests.scenario.randomly import Pace, random_key, random_seat, random_step

CORPUS = Path(__file__).parent / "corpus"
CHECKPOINTS = Path(__file__).parent / "checkpoints"
EVERY = 25
"""A snapshot is looked at after so many decisions, and at the end."""


@dataclass(frozen=True)
class Recording:
    """A duel from its beginning to its end: a pass is written as 0, any other answer as it is sent."""

    name: str
    key: bytes
    decks: list[dict[str, list[int]]] | None
    position: Any
    first: int | None
    decisions: list[Any]
    stop: dict[str, Any] | None
    result: dict[str, Any]

    def begin(self) -> Duel:
        if self.decks is None:
            return from_position(LIBRARY, MASTER_RULE_2, self.position, self.key)
        one, other = (Seat(tuple(deck["main"]), tuple(deck["extra"])) for deck in self.decks)
        return start(LIBRARY, MASTER_RULE_2, (one, other), self.key, self.first)

    def answers(self) -> Iterator[Answer]:
        for decision in self.decisions:
            answer = PASS if decision == 0 else answer_from_json(decision)
            assert not isinstance(answer, Stop)
            yield answer


def recordings() -> list[Recording]:
    return [
        Recording(**(shown | {"name": path.stem, "key": bytes.fromhex(shown["key"])}))
        for path in sorted(CORPUS.glob("*.json"))
        for shown in [json.loads(path.read_text(encoding="utf-8"))]
    ]


def replayed(recording: Recording, *, put_down: bool) -> tuple[list[Snapshot], Result | None]:
    """The snapshots along the way; `put_down` takes the duel up again from each of them."""
    duel = recording.begin()
    taken = [duel.snapshot()]
    for number, answer in enumerate(recording.answers(), 1):
        assert duel.prompt is not None
        duel.answer(duel.prompt.player, answer)
        if number % EVERY == 0:
            taken.append(duel.snapshot())
            if put_down:
                duel = resume(LIBRARY, taken[-1].checkpoint, taken[-1].decisions, recording.key)
    if recording.stop is not None:
        duel.stop(recording.stop["player"], Stop(StopReason(recording.stop["why"])))
    taken.append(duel.snapshot())
    return taken, duel.result


def digest(snapshot: Snapshot) -> str:
    decisions = [[player, answer_to_json(answer)] for player, answer in snapshot.decisions]
    text = snapshot.checkpoint + json.dumps(decisions)
    return hashlib.sha256(text.encode()).hexdigest()


def digests(*, put_down: bool) -> dict[str, list[str]]:
    """Digests of the snapshots of every recorded duel."""
    return {
        recording.name: [digest(snapshot) for snapshot in replayed(recording, put_down=put_down)[0]]
        for recording in recordings()
    }


def record(
    name: str,
    seed: int,
    pace: Pace,
    *,
    first: int | None = None,
    most: int = 2000,
    stop: str = "time",
    middle: bool = False,
) -> None:
    """Play a random duel and write it down; `middle` begins it from the position that it has reached."""
    random = Random(seed)
    key = random_key(random)
    seats = random_seat(random), random_seat(random)
    duel = start(LIBRARY, MASTER_RULE_2, seats, key, first)
    shown: dict[str, Any] = {"key": key.hex(), "decks": None, "position": None, "first": first}
    if middle:
        for _ in range(150):
            random_step(random, duel, pace)
        while not isinstance(duel.prompt, OpenPlay | BattlePlay):
            random_step(random, duel, pace)
        shown["position"] = to_position(LIBRARY, duel.snapshot().checkpoint)
        duel = from_position(LIBRARY, MASTER_RULE_2, shown["position"], key)
    else:
        shown["decks"] = [{"main": seat.main, "extra": seat.extra} for seat in seats]
    decisions: list[Any] = []
    while duel.prompt is not None and len(decisions) < most:
        answer = random_step(random, duel, pace)
        decisions.append(0 if answer == PASS else answer_to_json(answer))
    shown["decisions"] = decisions
    shown["stop"] = None
    if duel.prompt is not None:
        shown["stop"] = {"player": seed % 2, "why": stop}
        duel.stop(seed % 2, Stop(StopReason(stop)))
    assert duel.result is not None
    shown["result"] = {"winner": duel.result.winner, "ending": duel.result.ending.value}
    CORPUS.mkdir(exist_ok=True)
    path = CORPUS / f"{name}.json"
    path.write_text(json.dumps(shown, separators=(",", ":")) + "\n", encoding="utf-8")


def record_all() -> None:
    for seed in range(5):
        record(f"hasty_{seed}", seed, Pace.HASTY, first=[0, 1, None][seed % 3])
    for seed in (5, 6):
        record(f"steady_{seed}", seed, Pace.STEADY)
    record("idle_7", 7, Pace.IDLE)
    for seed, stop in ((8, "surrender"), (9, "time"), (10, "agreement")):
        record(f"stopped_{seed}", seed, Pace.HASTY, most=40 + seed, stop=stop)
    record("position_11", 11, Pace.HASTY, first=0, middle=True)
    record("position_12", 12, Pace.STEADY, first=1, middle=True)


def keep_checkpoint() -> None:
    """Put a duel down in the middle of a battle, in the schema of today, for later versions to resume."""
    recording = next(one for one in recordings() if one.name == "steady_5")
    duel = recording.begin()
    for answer in recording.answers():
        assert duel.prompt is not None
        duel.answer(duel.prompt.player, answer)
        if duel.ordinal > 100 and duel.view(None).step is Step.DAMAGE:
            break
    assert duel.prompt is not None
    checkpoint, decisions = duel.snapshot().checkpoint, duel.snapshot().decisions
    shown = {
        "key": recording.key.hex(),
        "checkpoint": checkpoint,
        "decisions": [[player, answer_to_json(answer)] for player, answer in decisions],
        "prompt": prompt_to_json(duel.prompt),
    }
    CHECKPOINTS.mkdir(exist_ok=True)
    path = CHECKPOINTS / f"schema_{SCHEMA}.json"
    path.write_text(json.dumps(shown, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["--record"]:
        record_all()
        keep_checkpoint()
    else:
        json.dump(digests(put_down=True), sys.stdout)
