"""Many random duels, on all cores, which can be broken off and taken up again."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from duels.soak.one_duel import Failed, Tally, check_duel


@dataclass(frozen=True, slots=True)
class Played:
    """A duel of the course: what was checked, or how it failed."""

    number: int
    tally: Tally | None = None
    failure: dict[str, Any] | None = None


def play(seed: str, duels: int, processes: int, record: Path | None = None) -> Iterator[Played]:
    """The duels of a course as they are done, first those that the record already holds.

    `record` is a file of JSON lines, one a duel that passed; a course that was broken off goes on from it.
    Raises ValueError for a record that is none, or one of another seed.
    """
    done = list(_recorded(seed, record)) if record and record.exists() else []
    yield from (one for one in done if one.number < duels)
    missing = sorted(set(range(duels)) - {one.number for one in done})
    with get_context("spawn").Pool(processes) as pool:
        for one in pool.imap_unordered(_played, ((seed, number) for number in missing)):
            if record and one.tally:
                with record.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"seed": seed, "duel": one.number, **vars(one.tally)}) + "\n")
            yield one


def _played(which: tuple[str, int]) -> Played:
    seed, number = which
    try:
        return Played(number, tally=check_duel(seed, number))
    except Failed as failed:
        return Played(number, failure=failed.reproduction)


def _recorded(seed: str, record: Path) -> Iterator[Played]:
    for row, line in enumerate(record.read_text(encoding="utf-8").splitlines(), start=1):
        try:
            told = json.loads(line)
            played = Played(told["duel"], Tally(Counter(told["checked"]), Counter(told["endings"])))
        except (ValueError, KeyError, TypeError):
            raise ValueError(f"{record}, line {row}: not a line that a soak has written") from None
        if told["seed"] != seed:
            raise ValueError(f"{record}, line {row}: a duel of seed {told['seed']}, not of seed {seed}")
        yield played
