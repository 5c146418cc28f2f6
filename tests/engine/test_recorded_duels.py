"""Recorded duels go the same way in every process and after every change of the code (K27, K28)."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.recorded import Recording, digests, recordings, replayed

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
