"""What the slowest hundredth of all decisions takes its time for: `python -m benchmarks.slow_steps`.

The same random duels are played twice. At first each decision is timed; then those that were the slowest are
profiled, and no other. Printed are how slow they are, at which prompts they come, and what they spend it on.
"""

import argparse
import cProfile
import pstats
import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from benchmarks.engine import AT
from benchmarks.figures import machine
from duels.engine import Answer, Duel
from duels.soak.one_duel import DECKS
from duels.soak.random_play import answer_forced, random_answer, random_duel

SHARE = 0.01
FUNCTIONS = 25


class Step(NamedTuple):
    """A decision of a random duel, about to be made."""

    number: int
    ordinal: int
    duel: Duel
    player: int
    answer: Answer

    @property
    def place(self) -> tuple[int, int]:
        return self.number, self.ordinal

    def make(self) -> None:
        self.duel.answer(self.player, self.answer)
        answer_forced(self.duel)


def steps(seed: int, duels: int) -> Iterator[Step]:
    """Every decision of the random duels of a seed, one after the other; who takes a step has to make it."""
    for number in range(duels):
        chance = Random(f"slow steps {seed} {number}")
        duel, _ = random_duel(chance, DECKS[number % len(DECKS)])
        answer_forced(duel)
        ordinal = 0
        while (prompt := duel.prompt) is not None:
            yield Step(number, ordinal, duel, prompt.player, random_answer(prompt, chance))
            ordinal += 1


def timed(seed: int, duels: int) -> dict[tuple[int, int], float]:
    """Milliseconds of processor time of every decision, by duel and ordinal."""
    times = {}
    for step in steps(seed, duels):
        began = time.process_time()
        step.make()
        times[step.place] = (time.process_time() - began) * 1000
    return times


def profiled(seed: int, duels: int, slow: set[tuple[int, int]]) -> tuple[cProfile.Profile, Counter[str]]:
    """The profile of the slow decisions alone, and how many there were at each kind of prompt."""
    profile, prompts = cProfile.Profile(), Counter[str]()
    for step in steps(seed, duels):
        if step.place not in slow:
            step.make()
            continue
        prompts[type(step.duel.prompt).__name__] += 1
        profile.enable()
        step.make()
        profile.disable()
    return profile, prompts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--duels", type=int, default=200)
    parser.add_argument("--seed", type=int, default=AT)
    told = parser.parse_args()
    times = timed(told.seed, told.duels)
    ranked = sorted(times, key=lambda place: times[place], reverse=True)
    slow = ranked[: max(1, round(len(ranked) * SHARE))]
    profile, prompts = profiled(told.seed, told.duels, set(slow))
    print(machine())
    share = sum(times[place] for place in slow) / sum(times.values())
    print(f"{len(times):,} decisions, median {times[ranked[len(ranked) // 2]]:.2f} ms")
    print(f"the slowest {len(slow):,}: {times[slow[-1]]:.2f} to {times[slow[0]]:.2f} ms")
    print(f"they are {share:.0%} of all time")
    print(", ".join(f"{name} {count}" for name, count in prompts.most_common()))
    pstats.Stats(profile).sort_stats("cumulative").print_stats(r"duels.engine", FUNCTIONS)


if __name__ == "__main__":
    main()
