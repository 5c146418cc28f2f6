"""Why not: what is offered has no reason against it, all else has a first one, and none tells secrets."""

from collections.abc import Iterator
from random import Random

import pytest

from duels.engine import MASTER_RULE_2, Act, Duel, Possibility, Refusal, from_position, start
from duels.engine.game import Game
from duels.engine.prompts import Acts
from duels.engine.state import State
from duels.engine.why_not import of_player, why_not
from tests.scenario.invented import BOOK
from tests.scenario.randomly import Pace, effect_position, effect_seat, random_key, random_step
from tests.scenario.soundness import with_strangers

POSITIONS = 120


def possibilities(duel: Duel, player: int) -> list[Possibility]:
    """All that is said of a player's cards."""
    return [
        possibility
        for card in of_player(duel._game.state, player)
        for possibility in duel.why_not(player, card.handle).possibilities
    ]


def offered(duel: Duel, player: int) -> set[Act]:
    """The acts with cards that a player can choose from now."""
    prompt = duel.prompt
    if not isinstance(prompt, Acts) or prompt.player != player:
        return set()
    return {act for act in prompt.options if act.card is not None}


def check(duel: Duel) -> Iterator[Refusal]:
    """Exactly what is offered has no reason against it; names the clauses of all others."""
    for player in (0, 1):
        said = possibilities(duel, player)
        acts = [one.act for one in said]
        assert len(set(acts)) == len(acts)
        assert {one.act for one in said if one.reason is None} == offered(duel, player)
        yield from (one.reason.clause for one in said if one.reason is not None)


def some_duel(random: Random, in_the_middle: bool) -> Duel:
    key = random_key(random)
    if in_the_middle:
        return from_position(BOOK, MASTER_RULE_2, effect_position(random), key)
    return start(BOOK, MASTER_RULE_2, (effect_seat(random), effect_seat(random)), key, 0)


def test_exactly_what_is_not_offered_has_a_reason_against_it() -> None:
    """At any state, for every card that a player could use; each clause is the first one somewhere."""
    seen: set[Refusal] = set()
    for seed in range(POSITIONS):
        random = Random(f"why not {seed}")
        duel = some_duel(random, seed % 10 > 0)
        for _ in range(200 if seed % 10 == 0 else 30):
            seen.update(check(duel))
            if duel.prompt is None:
                break
            random_step(random, duel, random.choice((Pace.STEADY, Pace.HASTY)))
    assert seen == {*Refusal} - {Refusal.TIMING}  # Of a time that does not suit it is said which it is.


def with_other_secrets(state: State, player: int) -> State:
    """The state with other cards of the opponent where the player does not see them."""
    twin = with_strangers(state, player)
    for card, own in zip(twin.cards, state.cards, strict=True):
        if own.owner == player:
            card.card = own.card
    return twin


@pytest.mark.parametrize("seed", range(25))
def test_no_reason_tells_what_its_player_may_not_know(seed: int) -> None:
    """With other cards of the opponent's in all hidden places, a player is told the same (F3, K26)."""
    random = Random(f"secret {seed}")
    duel = some_duel(random, True)
    while duel.prompt is not None and random.random() > 0.03:
        game = duel._game
        for player in (0, 1):
            handles = [card.handle for card in of_player(game.state, player)]
            told = [duel.why_not(player, handle) for handle in handles]
            twin = Game(with_other_secrets(game.state, player), game.chance)
            twin.situation = game.situation
            assert told == [why_not(twin, duel.prompt, player, handle) for handle in handles]
        random_step(random, duel, random.choice((Pace.STEADY, Pace.HASTY)))
