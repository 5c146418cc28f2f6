"""Recorded duels go the same way in every process and after every change of the code (K27, K28)."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from cards.library import LIBRARY
from duels.engine import Decision, resume
from duels.engine.answers import answer_from_json, prompt_to_json
from duels.engine.snapshot import SCHEMA
from tests.engine.recorded import CHECKPOINTS, Recording, digests, recordings, replayed
from tests.scenario.randomly import Pace, random_step

ROOT = Path(__file__).parents[2]
RECORDINGS = recordings()
NAMES = [recording.name for recording in RECORDINGS]


def test_the_corpus_knows_every_way_to_end() -> None:
    endings = {recording.result["ending"] for recording in RECORDINGS}
    assert endings == {"life_points", "deck_out", "surrender", "time", "agreement"}
    assert len(RECORDINGS) >= 12
    assert sum(recording.position is not None for recording in RECORDINGS) >= 2


@pytest.mark.parametrize("recording", RECORDINGS, ids=NAMES)
def test_every_recorded_decision_is_accepted_and_the_duel_ends_as_it_did(recording: Recording) -> None:
    _, result = replayed(recording, put_down=False)
    assert result is not None
    assert {"winner": result.winner, "ending": result.ending.value} == recording.result


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_a_fresh_process_takes_the_same_snapshots(hash_seed: str) -> None:
    """There the duels are taken up again from every snapshot; here they are never put down."""
    told = subprocess.run(
        [sys.executable, "-m", "tests.engine.recorded"],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    there, here = json.loads(told.stdout), digests(put_down=False)
    assert set(there) == set(NAMES)
    assert min(map(len, here.values())) > 2
    assert there == here


@pytest.mark.parametrize("path", sorted(CHECKPOINTS.glob("*.json")), ids=lambda path: path.stem)
def test_a_duel_put_down_by_an_earlier_version_is_taken_up(path: Path) -> None:
    """A checkpoint of every schema there was, with the decisions since, asks what it asked (K28)."""
    shown = json.loads(path.read_text(encoding="utf-8"))
    decisions = [Decision(player, answer_from_json(answer)) for player, answer in shown["decisions"]]
    assert decisions != []
    duel = resume(LIBRARY, shown["checkpoint"], decisions, bytes.fromhex(shown["key"]))
    assert duel.prompt is not None
    assert prompt_to_json(duel.prompt) == shown["prompt"]
    random = Random(1)
    while duel.prompt is not None:
        random_step(random, duel, Pace.HASTY)
    assert duel.result is not None


def test_a_checkpoint_of_every_schema_is_kept() -> None:
    """With a new schema, `python -m tests.engine.recorded --record` keeps one."""
    assert {path.stem for path in CHECKPOINTS.glob("*.json")} == {
        f"schema_{number}" for number in range(1, SCHEMA + 1)
    }
