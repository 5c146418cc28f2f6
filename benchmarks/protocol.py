"""How fast the engine's program answers its lines: `python -m benchmarks.protocol`.

Lines are timed inside one process, without the pipe: what a client pays for the engine alone. Times are
processor time, but for the start, which is what a client waits for its first answer.
"""

import argparse
import json
import subprocess
import sys
import time
from random import Random
from typing import Any

from benchmarks.figures import Figure, machine, table
from cards.library import LIBRARY
from duels.engine import MASTER_RULE_2, from_position
from duels.engine.__main__ import described
from duels.engine.perft import perft
from duels.engine.protocol import Session, answer_line
from duels.soak.random_play import effect_deck
from tests.engine.counted import FOLDER, KEY

SEED = "the lines of docs/performance.md"
PROGRAM = (sys.executable, "-m", "duels.engine")
LOOKS = ("prompt", "state", "snapshot")


def say(session: Session, **asked: Any) -> tuple[dict[str, Any], float]:
    """The answer to a command, and the milliseconds that it took."""
    line = json.dumps(asked).encode()
    began = time.process_time()
    answer = answer_line(session, line)
    took = (time.process_time() - began) * 1000
    told = json.loads(answer)
    assert told["ok"], told
    return told, took


def lines(duels: int) -> dict[str, list[float]]:
    """Milliseconds by command, over whole random duels between decks of effects."""
    times: dict[str, list[float]] = {name: [] for name in ("answer", *LOOKS)}
    for number in range(duels):
        chance = Random(f"{SEED} {number}")
        session = Session(LIBRARY, described)
        decks = [
            {"main": deck.main, "extra": deck.extra} for deck in (effect_deck(chance), effect_deck(chance))
        ]
        told, _ = say(session, command="start", decks=decks, seed=f"{number}", first=0)
        while told["prompt"] is not None:
            answers, _ = say(session, command="answers", most=50)
            told, took = say(session, command="answer", answer=chance.choice(answers["answers"]))
            times["answer"].append(took)
            if told["ordinal"] % 20 == 0:
                for name in LOOKS:
                    times[name].append(say(session, command=name)[1])
    return times


def starts(times: int) -> list[float]:
    """Seconds from the start of the program to its first answer."""
    seconds = []
    for _ in range(times):
        began = time.perf_counter()
        subprocess.run(
            [sys.executable, "-m", "duels.engine"],
            input=b'{"command":"hello"}\n',
            capture_output=True,
            check=True,
        )
        seconds.append(time.perf_counter() - began)
    return seconds


def counting(times: int) -> list[float]:
    """Sequences counted in a second, at a position full of spells."""
    position = json.loads((FOLDER / "spells.json").read_text(encoding="utf-8"))
    snapshot = from_position(LIBRARY, MASTER_RULE_2, position, KEY).snapshot()
    paces = []
    for _ in range(times):
        began = time.process_time()
        counted = perft(LIBRARY, snapshot, KEY, 4)
        paces.append(counted / (time.process_time() - began))
    return paces


def measure(*, duels: int, times: int) -> list[Figure]:
    """All figures of the program."""
    by_command = lines(duels)
    return [
        *(
            Figure(f"the line `{name}`", "ms", values, "median ≤ 2" if name == "answer" else "")
            for name, values in by_command.items()
        ),
        Figure("start of the program to its first answer", "s", starts(times)),
        Figure("counting sequences (spells.json, depth 4)", "1/s", counting(times)),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the engine's program.")
    parser.add_argument("--quick", action="store_true", help="fewer duels, for a first impression")
    duels, times = (3, 3) if parser.parse_args().quick else (40, 9)
    sys.stdout.write(f"{machine()}\n\n{table(measure(duels=duels, times=times))}\n")


if __name__ == "__main__":
    main()
