"""One random duel, checked while it is played."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from cards.library import LIBRARY
from duels.engine import RULESETS, Decision, Duel, Snapshot, resume, start
from duels.engine.answers import answer_from_json, answer_to_json
from duels.engine.changes import apply
from duels.engine.prompts import BattlePlay, OpenPlay, Stop
from duels.engine.snapshot import decode
from duels.engine.state import State
from duels.soak import checks, offers, positions, twins
from duels.soak.random_play import effect_deck, legal_deck, random_answer, theme_deck

DECKS = (theme_deck, theme_deck, effect_deck, legal_deck)
LONGEST = 20_000
"""More decisions than any duel of two decks of 40 cards can take, by far."""
ROUND = 3
"""Turns after which the duel is put down: so it is in the turn of either player."""
LISTED = 2000
"""Answers of a prompt that are looked at: a name that is declared is one of all that there are."""
DRAWN = 0.02
"""The share of the steps at which the dear checks are made besides those at checkpoints."""


@dataclass
class Tally:
    """What was checked, by the name of the check, and how the duels ended."""

    checked: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)

    def __iadd__(self, other: "Tally") -> "Tally":
        self.checked += other.checked
        self.endings += other.endings
        return self


class Failed(Exception):
    """A check failed, or the engine did; `reproduction` is the duel just before, as JSON values."""

    def __init__(self, reproduction: dict[str, Any]) -> None:
        super().__init__(reproduction["what"])
        self.reproduction = reproduction


class Watched:
    """A duel and what is remembered of it, to be checked and, when it fails, to be told again."""

    def __init__(self, duel: Duel, key: bytes, chance: Random, label: str) -> None:
        self.duel, self.key, self.chance, self.label = duel, key, chance, label
        self.tally = Tally()
        self.kept = duel.snapshot()
        self.made: list[Decision] = []
        self.folded = decode(duel._game.state.book, self.kept.checkpoint)
        self.round = 0

    @property
    def state(self) -> State:
        return self.duel._game.state

    def look(self) -> None:
        """The cheap checks; the dear ones every third turn, where the duel is put down, and by lot."""
        checks.check_cards_conserved(self.state)
        checks.check_handles_unique(self.state)
        checks.check_life_points(self.state)
        checks.check_bounds(self.duel.prompt)
        self.tally.checked["cheap"] += 1
        at_rest = isinstance(self.duel.prompt, OpenPlay | BattlePlay)
        due = at_rest and self.state.turn // ROUND > self.round
        if due or self.chance.random() < DRAWN:
            if due:
                self.round = self.state.turn // ROUND
                self.kept, self.made = self.duel.snapshot(), []
            self.look_closely(at_rest)

    def look_closely(self, at_rest: bool) -> None:
        """Snapshot and resume, events folded, values uncached, prompts, views, twins, and what is offered."""
        self.fold()
        checks.check_derived(self.state)
        checks.check_prompt(self.duel.prompt, most=LISTED)
        checks.check_views_leak_nothing(self.state)
        checks.check_snapshot(self.duel, self.state, self.key)
        if at_rest:
            twins.check_twins(self.state, self.key, self.chance)
            self.tally.checked["twins"] += 1
            positions.check_laid_again(self.duel, self.key)
            self.tally.checked["positions"] += 1
        self.tally.checked["offers"] += offers.check_offers(self.duel, self.key, self.chance)
        self.tally.checked["dear"] += 1

    def fold(self) -> None:
        """The events since the last look, applied to the state of then, give the present one."""
        for happening in self.duel.take_events():
            self.folded.moment = happening.moment
            apply(self.folded, happening.event)
        self.folded.moment = self.state.moment
        apart = checks.differences(self.folded, self.state)
        assert not apart, f"the events do not add up to the state: {apart}"

    def reproduction(self, wrong: BaseException) -> dict[str, Any]:
        """Where it went wrong, as little as is needed: a checkpoint, what was decided since, the key."""
        before = self._nearest()
        return {
            "duel": self.label,
            "what": f"{type(wrong).__name__}: {wrong}",
            "checkpoint": before.checkpoint,
            "decisions": [[player, answer_to_json(answer)] for player, answer in before.decisions],
            "key": self.key.hex(),
        }

    def _nearest(self) -> Snapshot:
        """The last open state before it went wrong, and the decisions from there."""
        checkpoint, made = self.kept.checkpoint, list(self.kept.decisions)
        again = resume(self.state.book, checkpoint, made, self.key)
        for decision in self.made[:-1]:
            assert not isinstance(decision.answer, Stop)
            again.answer(decision.player, decision.answer)
            checkpoint, made = again.snapshot().checkpoint, list(again.snapshot().decisions)
        return Snapshot(checkpoint, (*made, *self.made[-1:]))


def check_duel(seed: str, number: int) -> Tally:
    """Play the duel of this number to its end, and check it all the way. Raises Failed."""
    chance = Random(f"{seed}/{number}")
    key = chance.randbytes(32)
    rules = list(RULESETS.values())[number % len(RULESETS)]
    seats = tuple(chance.choice(DECKS)(chance) for _ in range(2))
    duel = start(LIBRARY, rules, (seats[0], seats[1]), key)
    watched = Watched(duel, key, chance, f"{seed}/{number}")
    for _ in steps(watched):
        pass
    assert duel.result is not None
    watched.tally.endings[duel.result.ending.value] += 1
    return watched.tally


def steps(watched: Watched) -> Iterator[Duel]:
    """Decide at random, checking before and after; yields before each decision."""
    duel = watched.duel
    try:
        watched.look()
        while duel.prompt is not None:
            yield duel
            prompt = duel.prompt
            answer = random_answer(prompt, watched.chance)
            assert prompt.accepts(answer), f"{answer} is listed and not accepted"
            watched.made.append(Decision(prompt.player, answer))
            duel.answer(prompt.player, answer)
            watched.look()
            assert duel.ordinal < LONGEST, "the duel does not end"
    except Exception as wrong:
        raise Failed(watched.reproduction(wrong)) from wrong


def check_again(reproduction: dict[str, Any]) -> Duel:
    """Take up the duel of a failure where it failed, and make every check there. Raises what it raised."""
    key = bytes.fromhex(reproduction["key"])
    made = reproduction["decisions"]
    duel = resume(LIBRARY, reproduction["checkpoint"], (), key)
    watched = Watched(duel, key, Random(0), reproduction["duel"])
    for player, told in made:
        answer = answer_from_json(told)
        assert not isinstance(answer, Stop)
        duel.answer(player, answer)
    watched.look_closely(isinstance(duel.prompt, OpenPlay | BattlePlay))
    return duel
