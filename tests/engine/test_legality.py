"""What is offered is legal, what is legal is offered, and what is refused is refused for a true reason."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from unittest.mock import patch

import pytest

from cards.lang.abilities import Activation, Ignition, Quick
from duels.engine import MASTER_RULE_2, Duel, Verb, derive, from_position, start
from duels.engine import events as e
from duels.engine.activation import refusal
from duels.engine.changes import apply
from duels.engine.occasions import Situation
from duels.engine.prompts import PASS, BattlePlay, OpenPlay, Respond
from duels.engine.refusal import Refusal
from duels.engine.state import State
from duels.soak.checks import check_derived
from tests.scenario import rulebook
from tests.scenario.carried_out import Noted, activation_plans, carry_out, situations_noted
from tests.scenario.invented import BOOK
from tests.scenario.randomly import Pace, effect_position, effect_seat, random_key, random_step
from tests.scenario.rulebook import Table

POSITIONS = 200


@pytest.fixture
def noted() -> Iterator[Noted]:
    """Tells in which situation the engine asked last."""
    with situations_noted() as noted:
        yield noted


def effect_duel(random: Random) -> tuple[Duel, bytes]:
    key = random_key(random)
    return start(BOOK, MASTER_RULE_2, (effect_seat(random), effect_seat(random)), key, 0), key


def middle_of_a_duel(random: Random) -> tuple[Duel, bytes]:
    key = random_key(random)
    return from_position(BOOK, MASTER_RULE_2, effect_position(random), key), key


def check_activations(duel: Duel, key: bytes, situation: Situation) -> None:
    """What is offered, carried out in every way, is exactly what the rulebook's search finds."""
    prompt = duel.prompt
    assert isinstance(prompt, OpenPlay | Respond)
    offered = activation_plans(duel, key)
    assert len(set(offered)) == len(offered)
    found = rulebook.activations(duel._game.state, prompt.player, situation)
    assert set(offered) == found, situation


def check_refusals(state: State, player: int, situation: Situation) -> Iterator[str]:
    """Names what can be activated, and the clause for which anything else is refused, which must fail."""
    for card in rulebook.acting(state, player):
        for ability in card.card.abilities:
            if isinstance(ability, Activation | Ignition | Quick):
                refused = refusal(state, player, card, ability, situation)
                failing = rulebook.failing(Table(state, player, card, situation))
                if refused is None:
                    assert not failing, (card, failing)
                    yield card.card.name_en
                else:
                    assert refused in failing, (card, refused, failing)
                    yield refused


def check_acts(duel: Duel, key: bytes) -> None:
    """Summons, sets, turns by hand and attacks: those that the rulebook has, and each can be done."""
    prompt = duel.prompt
    assert isinstance(prompt, OpenPlay | BattlePlay)
    state = duel._game.state
    offered = [act for act in prompt.options if act.verb is not Verb.ACTIVATE]
    known = rulebook.open_acts(state) if isinstance(prompt, OpenPlay) else rulebook.battle_acts(state)
    assert len(set(offered)) == len(offered)
    assert set(offered) == known
    for act in offered:
        carry_out(duel, key, act)


def looked_at(duel: Duel, key: bytes, noted: Noted, random: Random, most: int) -> Iterator[str]:
    """Play on at random and compare what is asked with the rulebook; names what was offered and refused."""
    for _ in range(most):
        prompt, state, situation = duel.prompt, duel._game.state, noted.situation
        if prompt is None:
            return
        if isinstance(prompt, OpenPlay | Respond):
            yield from check_refusals(state, prompt.player, situation)
            if random.random() < 0.25:
                check_activations(duel, key, situation)
        if isinstance(prompt, OpenPlay | BattlePlay) and random.random() < 0.15:
            check_acts(duel, key)
        if isinstance(prompt, Respond) and random.random() < 0.4:
            duel.answer(prompt.player, PASS)
        else:
            random_step(random, duel, random.choice((Pace.STEADY, Pace.HASTY)))


@pytest.mark.parametrize("seed", range(6))
def test_in_duels_what_is_offered_is_what_the_rules_allow(noted: Noted, seed: int) -> None:
    """From the first turn on, at windows and free to act."""
    random = Random(f"legality {seed}")
    duel, key = effect_duel(random)
    assert Refusal.PLACE in set(looked_at(duel, key, noted, random, 400))


def test_in_any_position_what_is_offered_is_what_the_rules_allow(noted: Noted) -> None:
    """From full tables on; each card is activated and each refusal given somewhere."""
    seen: Counter[str] = Counter()
    for seed in range(POSITIONS):
        random = Random(f"positions {seed}")
        duel, key = middle_of_a_duel(random)
        seen.update(looked_at(duel, key, noted, random, 40))
    assert set(seen) == {*rulebook.TEXTS, *rulebook.CLAUSES}


def test_derived_values_are_those_computed_anew_after_every_event() -> None:
    """A value that is remembered is never an old one."""

    def applied(state: State, event: e.Event) -> None:
        # What was remembered since the last event is still so at the end of its time.
        remembered, anew = derive.derived(state), derive.compute(state)
        assert remembered == anew, event
        assert remembered.figures == anew.figures, event
        apply(state, event)
        check_derived(state)

    with patch("duels.engine.game.apply", applied):
        for seed in range(40):
            random = Random(f"derived {seed}")
            duel = middle_of_a_duel(random)[0] if seed % 4 else effect_duel(random)[0]
            for _ in range(60 if seed % 4 else 260):
                if duel.prompt is None:
                    break
                assert derive.derived(duel._game.state) == derive.compute(duel._game.state)
                random_step(random, duel)
