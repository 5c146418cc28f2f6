"""Positions with the numbers of decision sequences that begin at them.

`tests/positions/counts.json` holds for each position the counts at depth 1, 2 and so on. When a change of the
rules is meant to change them, `python -m tests.engine.counted --record` counts anew.
"""

import json
import sys
from pathlib import Path
from typing import Any

from cards.library import LIBRARY
from duels.engine import MASTER_RULE_2, Snapshot, from_position
from duels.engine.perft import perft
from duels.management.commands.perft import KEY

FOLDER = Path(__file__).parents[1] / "positions"
COUNTS = FOLDER / "counts.json"

MOST = 1500
"""How high a count is that is still kept: the tests shall take a moment only."""
DEEPEST = 8


def names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.json") if path != COUNTS)


def position(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def snapshot(name: str) -> Snapshot:
    return from_position(LIBRARY, MASTER_RULE_2, position(name), KEY).snapshot()


def counted(name: str, depth: int) -> int:
    """How many sequences of this length begin at the position."""
    return perft(LIBRARY, snapshot(name), KEY, depth)


def kept() -> dict[str, list[int]]:
    """The counts that are written down."""
    found = json.loads(COUNTS.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def record() -> None:
    """Count each position as deep as is quickly done."""
    found = {}
    for name in names():
        counts = [counted(name, 1)]
        while counts[-1] <= MOST // 5 and len(counts) < DEEPEST:
            counts.append(counted(name, len(counts) + 1))
        found[name] = counts
    lines = (f"  {json.dumps(name)}: {json.dumps(counts)}" for name, counts in found.items())
    COUNTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__" and sys.argv[1:] == ["--record"]:
    record()
