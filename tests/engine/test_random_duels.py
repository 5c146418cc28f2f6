"""What holds in every duel whatever is played: random decks, random accepted answers (Hypothesis)."""

import copy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards.library import LIBRARY
from duels.engine import (
    MASTER_RULE_2,
    Act,
    Cards,
    Choice,
    Decision,
    Duel,
    Stop,
    StopReason,
    Verb,
    from_position,
    resume,
    start,
)
from duels.engine.answers import answer_from_json, answer_to_json
from duels.engine.changes import apply
from duels.engine.errors import AnswerRefused, NotAsked
from duels.engine.snapshot import decode
from duels.soak import checks as soundness
from tests.scenario.positions import positions
from tests.scenario.randomly import Pace, random_answer, random_key, random_seat, random_step

SEEDS = st.integers(0, 2**32)

LONGEST = 6000
"""More decisions than any duel of two decks of 60 cards can take without effects, by far."""


def fresh(random: Random, key: bytes) -> Duel:
    seats = (random_seat(random), random_seat(random))
    return start(LIBRARY, MASTER_RULE_2, seats, key, random.choice([None, 0, 1]))


@settings(max_examples=8)
@given(SEEDS, st.sampled_from(Pace))
def test_it_always_ends_and_every_state_is_whole(seed: int, pace: Pace) -> None:
    """Never crashes, always ends, cards are conserved, prompts are sound, views leak nothing."""
    random = Random(seed)
    duel = fresh(random, random_key(random))
    decisions = 0
    while duel.prompt is not None:
        state = duel._game.state
        soundness.check_cards_conserved(state)
        soundness.check_handles_unique(state)
        soundness.check_life_points(state)
        soundness.check_prompt(duel.prompt)
        if decisions % 50 == 0:
            soundness.check_views_leak_nothing(state)
        random_step(random, duel, pace)
        decisions += 1
        assert decisions < LONGEST
    assert duel.result is not None
    soundness.check_state(duel._game.state)


@settings(max_examples=25)
@given(SEEDS, st.sampled_from(Pace))
def test_events_fold_to_the_state_at_every_decision(seed: int, pace: Pace) -> None:
    random = Random(seed)
    duel = fresh(random, random_key(random))
    folded = decode(LIBRARY, duel.snapshot().checkpoint)
    while True:
        for happening in duel.take_events():
            folded.moment = happening.moment
            apply(folded, happening.event)
        folded.moment = duel._game.state.moment
        assert folded == duel._game.state
        if duel.prompt is None:
            return
        random_step(random, duel, pace)


@settings(max_examples=3)
@given(SEEDS)
def test_a_duel_taken_up_at_any_decision_asks_the_same(seed: int) -> None:
    random = Random(seed)
    key = random_key(random)
    duel = fresh(random, key)
    while True:
        soundness.check_snapshot(duel, duel._game.state, key)
        if duel.prompt is None:
            return
        random_step(random, duel, Pace.HASTY)


@settings(max_examples=5)
@given(SEEDS)
def test_a_duel_that_is_put_down_after_every_decision_goes_the_same_way(seed: int) -> None:
    """One that nobody puts down, and one that lives from snapshot to snapshot."""
    random = Random(seed)
    key = random_key(random)
    kept = fresh(random, key)
    resumed: Duel = copy_of(kept, key)
    while kept.prompt is not None:
        answer = random_step(random, kept, Pace.HASTY)
        before = resumed.prompt
        assert before is not None
        resumed.answer(before.player, answer)
        assert resumed.events == kept.events
        kept.take_events()
        resumed = copy_of(resumed, key)
        assert (resumed.prompt, resumed.result) == (kept.prompt, kept.result)
    # Only the one that was never put down still knows its first checkpoint: their states are compared.
    assert resumed._game.state == kept._game.state


def copy_of(duel: Duel, key: bytes) -> Duel:
    """The duel put down and taken up again, with nothing in its log."""
    snapshot = duel.snapshot()
    again = resume(LIBRARY, snapshot.checkpoint, snapshot.decisions, key)
    again.take_events()
    duel.take_events()
    return again


@settings(max_examples=25)
@given(SEEDS)
def test_the_same_key_and_decisions_give_the_same_duel(seed: int) -> None:
    """Also when the decisions went through JSON in between."""
    random = Random(seed)
    key = random_key(random)
    seats = (random_seat(random), random_seat(random))
    first = start(LIBRARY, MASTER_RULE_2, seats, key)
    decisions: list[Decision] = []
    while first.prompt is not None:
        player = first.prompt.player
        decisions.append(Decision(player, random_step(random, first, Pace.HASTY)))
    second = start(LIBRARY, MASTER_RULE_2, seats, key)
    for player, answer in decisions:
        told = answer_from_json(copy.deepcopy(answer_to_json(answer)))
        assert not isinstance(told, Stop)
        second.answer(player, told)
    assert second.events == first.events
    assert second.result == first.result
    assert second.snapshot() == first.snapshot()


@settings(max_examples=60)
@given(positions(), SEEDS)
def test_from_any_position_it_goes_on_whole(position: dict[str, Any], seed: int) -> None:
    """Also from fields that no duel would come to: borrowed monsters, full zones, empty decks."""
    random = Random(seed)
    key = random_key(random)
    duel = from_position(LIBRARY, MASTER_RULE_2, position, key)
    for _ in range(60):
        state = duel._game.state
        soundness.check_cards_conserved(state)
        soundness.check_handles_unique(state)
        soundness.check_life_points(state)
        soundness.check_prompt(duel.prompt)
        if duel.prompt is None:
            break
        random_step(random, duel, random.choice(list(Pace)))
    soundness.check_views_leak_nothing(duel._game.state)
    soundness.check_snapshot(duel, duel._game.state, key)


NOT_ASKED_FOR: tuple[Any, ...] = (
    None,
    "pass",
    0,
    Act(Verb.ATTACK),
    Act(Verb.PASS, 1),
    Act(Verb.NORMAL_SUMMON, 0),
    Act(Verb.SET, -1),
    Cards(()),
    Cards((0,)),
    Cards((1, 1)),
    Cards((10**9,)),
    Choice(""),
    Choice("first "),
    Stop(StopReason.SURRENDER),
)


@settings(max_examples=4)
@given(SEEDS)
def test_no_answer_but_the_accepted_ones_changes_anything(seed: int) -> None:
    random = Random(seed)
    duel = fresh(random, random_key(random))
    while duel.prompt is not None:
        prompt, before = duel.prompt, soundness.copied(duel._game.state) if random.random() < 0.05 else None
        accepted = random_answer(random, prompt, Pace.HASTY)
        for wrong in NOT_ASKED_FOR:
            if not prompt.accepts(wrong):
                with pytest.raises(AnswerRefused):
                    duel.answer(prompt.player, wrong)
        with pytest.raises(NotAsked):
            duel.answer(1 - prompt.player, accepted)
        assert duel.prompt is prompt
        assert before in (None, duel._game.state)
        duel.answer(prompt.player, accepted)


@settings(max_examples=10)
@given(SEEDS, st.integers(0, 120), st.sampled_from(StopReason), st.sampled_from([0, 1]))
def test_a_stop_ends_it_anywhere(seed: int, decisions: int, why: StopReason, player: int) -> None:
    """Surrender, time and agreement count at once, whatever is pending (W5, W7)."""
    random = Random(seed)
    key = random_key(random)
    duel = fresh(random, key)
    for _ in range(decisions):
        random_step(random, duel)
    duel.stop(player, Stop(why))
    assert duel.prompt is None
    assert duel.result is not None
    assert duel.result.winner == (None if why is StopReason.AGREEMENT else 1 - player)
    soundness.check_state(duel._game.state)
    soundness.check_snapshot(duel, duel._game.state, key)
