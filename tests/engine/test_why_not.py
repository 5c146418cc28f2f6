"""Why not: what is offered has no reason against it, all else has a first one, and none tells secrets."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cards.lang.turns import Phase
from duels.engine import (
    MASTER_RULE_2,
    Act,
    Duel,
    Possibility,
    Reason,
    Refusal,
    Seat,
    Why,
    from_position,
    start,
)
from duels.engine.game import Game
from duels.engine.prompts import Acts
from duels.engine.state import State
from duels.engine.why_not import of_player, why_not
from duels.soak.checks import copied
from duels.soak.twins import hidden
from tests.scenario import Scenario, face_up, side
from tests.scenario.invented import BOOK
from tests.scenario.randomly import Pace, effect_position, effect_side, random_key, random_step
from tests.scenario.table import card_named

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


CARDS = [card.passcode for card in BOOK.values() if card.belongs_in_main_deck and card.abilities]
EXTRA = [card.passcode for card in BOOK.values() if card.belongs_in_extra_deck and card.abilities]


def some_seat(random: Random) -> Seat:
    """A deck of any cards with effects, of the library and invented, some in the extra deck."""
    return Seat(tuple(random.choices(CARDS, k=40)), tuple(random.choices(EXTRA, k=15)))


def some_side(random: Random) -> dict[str, Any]:
    """One player's side, with invented cards among the others."""
    side = effect_side(random)
    side["hand"] = [*side["hand"], *random.choices(CARDS, k=3)]
    side["deck"] = [*side["deck"], *random.choices(CARDS, k=10)]
    return side


def some_duel(random: Random, in_the_middle: bool) -> Duel:
    key = random_key(random)
    if in_the_middle:
        position = effect_position(random) | {"sides": [some_side(random), some_side(random)]}
        return from_position(BOOK, MASTER_RULE_2, position, key)
    return start(BOOK, MASTER_RULE_2, (some_seat(random), some_seat(random)), key, 0)


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
    # Of a time that does not suit it is said which it is, and nobody repeats for nothing by chance.
    assert seen == {*Refusal} - {Refusal.TIMING, Refusal.ROUNDS}


def with_other_secrets(state: State, player: int) -> State:
    """The state with other cards of the opponent where the player does not see them."""
    twin = copied(state)
    stranger, other = list(BOOK.values())[:2]
    for card in twin.cards:
        if card.owner != player and hidden(card, player):
            card.card = stranger if card.card is not stranger else other
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


def reasons(duel: Scenario, name: str, of: int = 0) -> dict[str, Reason | None]:
    """What a player is told of his card of this name, by act or ability."""
    handle = duel.find(name, of).handle
    said = duel.duel.why_not(of, handle).possibilities
    return {one.act.ability or one.act.verb.value: one.reason for one in said}


def passcode(name: str) -> int:
    return card_named(name).passcode


class TestTheCardBehindIt:
    """The card that forbids is named, and the one that negates."""

    def test_a_trap_is_prohibited_by_the_monster_that_forbids_traps(self, duel: Scenario) -> None:
        duel.setup(you=side(spells=["Dust Tornado", "Mystical Space Typhoon"]), them=side(monsters=["Jinzo"]))
        prohibited = Reason(Refusal.PROHIBITED, passcode("Jinzo"))
        assert reasons(duel, "Dust Tornado") == {"activation": prohibited}
        assert reasons(duel, "Mystical Space Typhoon") == {"activation": None}

    def test_of_two_such_monsters_one_is_named(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Jinzo"], spells=["Dust Tornado"]), them=side(monsters=["Jinzo"]))
        assert reasons(duel, "Dust Tornado") == {"activation": Reason(Refusal.PROHIBITED, passcode("Jinzo"))}

    def test_what_negates_a_card_is_named_though_it_may_be_used(self, duel: Scenario) -> None:
        duel.setup(you=side(spells=[face_up("Call of the Haunted")]), them=side(monsters=["Jinzo"]))
        assert duel.duel.why_not(0, duel.find("Call of the Haunted").handle).negated_by == passcode("Jinzo")
        assert duel.duel.why_not(1, duel.find("Jinzo").handle).negated_by is None


class TestClauses:
    def test_the_turns_normal_summon_is_used(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Battle Ox"]), normal_summon_used=True)
        used = Reason(Refusal.NORMAL_SUMMON_USED)
        assert reasons(duel, "Battle Ox") == {"normal_summon": used, "set": used}

    def test_tributes_are_wanting_and_it_is_said_how_many(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Summoned Skull", "Blue-Eyes White Dragon"], monsters=["Battle Ox"]))
        assert reasons(duel, "Summoned Skull") == {"normal_summon": None, "set": None}
        two = Reason(Refusal.TRIBUTES, count=2)
        assert reasons(duel, "Blue-Eyes White Dragon") == {"normal_summon": two, "set": two}

    def test_a_monster_that_came_this_turn_may_attack_and_not_turn(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Battle Ox"]))
        duel.you.summons("Battle Ox")
        duel.resolves()
        assert reasons(duel, "Battle Ox") == {
            "to_defense": Reason(Refusal.CAME_THIS_TURN),
            "attack": Reason(Refusal.PHASE),
        }

    def test_a_monster_attacks_once(self, duel: Scenario) -> None:
        duel.setup(phase=Phase.BATTLE, you=side(monsters=["Battle Ox"]))
        assert reasons(duel, "Battle Ox")["attack"] is None
        duel.you.attacks("Battle Ox", "directly")
        duel.resolves()
        assert reasons(duel, "Battle Ox")["attack"] == Reason(Refusal.ATTACKED_THIS_TURN)

    def test_a_trap_is_not_used_in_the_turn_in_which_it_was_set(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Dust Tornado"]), them=side(spells=["Mirror Force"]))
        duel.you.sets("Dust Tornado")
        duel.resolves()
        assert reasons(duel, "Dust Tornado") == {"activation": Reason(Refusal.SET_THIS_TURN)}

    def test_in_the_opponents_turn_it_is_his_turn(self, duel: Scenario) -> None:
        duel.setup(turn_of="them", you=side(hand=["Battle Ox"], spells=["Dust Tornado"]))
        duel.them.ends_turn()
        duel.reaches(Why.PHASE_LEFT, of="you")
        assert reasons(duel, "Battle Ox")["normal_summon"] == Reason(Refusal.NOT_YOUR_TURN)
        assert reasons(duel, "Battle Ox")["set"] == Reason(Refusal.NOT_YOUR_TURN)
        duel.resolves()

    def test_nothing_is_said_of_the_opponents_cards(self, duel: Scenario) -> None:
        """Nor whether there is a card of that number (K26)."""
        duel.setup(you=side(monsters=["Battle Ox"]), them=side(hand=["Battle Ox"], spells=["Dust Tornado"]))
        set_card = duel.find("Dust Tornado", 1).handle
        assert duel.duel.why_not(0, set_card).possibilities == ()
        assert duel.duel.why_not(0, 9999).possibilities == ()
