"""What belongs to a phase or step is done one at a time, and at most once (T5, T8, T9, C22, K25)."""

from dataclasses import replace

import pytest

from cards.lang.turns import Phase, Step
from duels.engine import MASTER_RULE_2
from duels.engine import events as e
from duels.engine.phases import ENDING, RETURN
from duels.engine.prompts import PASS, Act, PlaceTrigger, Respond, Verb, Why
from duels.engine.ruleset import RULESETS, Ruleset
from tests.scenario import BATTLE, Scenario, copy, side


@pytest.fixture
def another_era(monkeypatch: pytest.MonkeyPatch) -> Ruleset:
    """Rules in which both switches of the phases stand the other way."""
    era = replace(
        MASTER_RULE_2, name="ANOTHER_ERA", hand_limit_triggers=False, negated_phase_effects_repeat=True
    )
    monkeypatch.setitem(RULESETS, era.name, era)
    return era


class TestOneAtATime:
    def test_two_effects_of_a_phase_form_two_chains(self, duel: Scenario) -> None:
        """They are not simultaneous (T5, K25)."""
        duel.setup(turn_of="them", you=side(monsters=["Cockerel", "Cockerel"]))
        duel.them.ends_turn()
        duel.resolves_to_phase_effect("you")
        duel.you.places_trigger(copy("Cockerel", 1))
        assert duel.chain == ["Cockerel"]
        duel.resolves_to_phase_effect("you")
        assert duel.lp["them"] == 7900
        duel.you.places_trigger("Cockerel")
        duel.resolves()
        assert duel.lp["them"] == 7800
        assert [event.link.number for event in duel.happened(e.LinkMade)] == [1, 1]

    def test_the_turn_player_chooses_first_and_may_let_the_other_go_before(self, duel: Scenario) -> None:
        """When he passes the opponent has the same choice; what must be done is done at last (T5)."""
        duel.setup(you=side(monsters=["Owl"]), them=side(monsters=["Owl"]))
        duel.you.ends_turn()
        duel.resolves_to_phase_effect("you")
        duel.you.passes()
        duel.resolves_to_phase_effect("them")
        duel.them.passes()
        duel.resolves()
        assert [event.link.player for event in duel.happened(e.LinkMade)] == [0, 1]
        assert duel.lp == {"you": 7900, "them": 7900}

    def test_the_opponent_may_be_the_first(self, duel: Scenario) -> None:
        """(T5)"""
        duel.setup(you=side(monsters=["Owl"]), them=side(monsters=["Owl"]))
        duel.you.ends_turn()
        duel.resolves_to_phase_effect("you")
        duel.you.passes()
        duel.resolves_to_phase_effect("them")
        duel.them.places_trigger("Owl")
        duel.resolves()
        assert [event.link.player for event in duel.happened(e.LinkMade)] == [1, 0]

    def test_a_single_one_that_must_be_done_is_not_asked_about(self, duel: Scenario) -> None:
        """(T5)"""
        duel.setup(you=side(monsters=["Owl"]))
        duel.you.ends_turn()
        duel.resolves()
        assert duel.lp["them"] == 7900
        assert len(duel.happened(e.LinkMade)) == 1

    def test_an_optional_one_can_be_left(self, duel: Scenario) -> None:
        """(T5)"""
        duel.setup(turn_of="them", you=side(monsters=["Cockerel"]))
        duel.them.ends_turn()
        duel.resolves_to_phase_effect("you")
        duel.you.passes()
        duel.resolves()
        assert duel.happened(e.LinkMade) == []


class TestFromTheHand:
    def test_it_is_offered_among_the_fast_effects_of_the_phase(self, duel: Scenario) -> None:
        """Once in a phase (T5, K4), and not in another."""
        duel.setup(turn_of="them", you=side(hand=["Rattle"], monsters=["Owl"]))
        duel.them.ends_turn()
        duel.you.activates("Rattle")
        duel.reaches(Why.AFTER_CHAIN, of="you")
        assert duel.lp["them"] == 8000 - 100 - 100
        duel.you.may_not("activate Rattle")
        duel.resolves()
        duel.you.may_not("activate Rattle")

    def test_in_the_opponents_turn_it_comes_after_the_turn_player(self, duel: Scenario) -> None:
        """(T5, T7)."""
        duel.setup(turn_of="them", them=side(hand=["Rattle"]))
        duel.them.ends_turn()
        duel.them.activates("Rattle")
        duel.resolves()
        assert duel.lp["you"] == 7900

    def test_the_other_sees_no_difference(self, duel: Scenario) -> None:
        """What must be done alone asks nobody, whoever may hold something (K26)."""
        duel.setup(turn_of="them", you=side(hand=["Rattle"]), them=side(monsters=["Owl"]))
        duel.them.ends_turn()
        assert isinstance(duel.prompt, Respond)
        duel.resolves()

    def test_it_forms_no_chain_with_another(self, duel: Scenario) -> None:
        """(T5)."""
        duel.setup(turn_of="them", you=side(hand=["Rattle", "Rattle"]))
        duel.them.ends_turn()
        duel.you.activates(copy("Rattle", 1))
        assert duel.chain == ["Rattle"]
        duel.you.may_not("activate Rattle")
        duel.resolves()
        assert duel.lp["them"] == 7900


class TestOnce:
    def test_one_whose_activation_was_negated_does_not_come_again(self, duel: Scenario) -> None:
        """At most once in a phase, also when it was negated (T5)."""
        duel.setup(turn_of="them", you=side(monsters=["Cockerel"]), them=side(monsters=["Hush"]))
        duel.them.ends_turn()
        duel.resolves_to_phase_effect("you")
        duel.you.places_trigger("Cockerel")
        duel.them.activates("Hush")
        duel.resolves()
        assert duel.lp["them"] == 8000
        assert [event.link.key for event in duel.happened(e.LinkMade)] == ["trigger", "quick"]

    def test_in_another_era_it_may_come_again(self, duel: Scenario, another_era: Ruleset) -> None:
        """A switch of the rule set (T5)."""
        duel.setup(
            turn_of="them",
            ruleset=another_era,
            you=side(monsters=["Cockerel"]),
            them=side(monsters=["Hush"]),
        )
        duel.them.ends_turn()
        duel.resolves_to_phase_effect("you")
        duel.you.places_trigger("Cockerel")
        duel.them.activates("Hush")
        duel.resolves_to_phase_effect("you")
        duel.you.places_trigger("Cockerel")
        duel.resolves()
        assert duel.lp["them"] == 7900

    def test_it_comes_in_the_next_such_phase(self, duel: Scenario) -> None:
        """(T5)"""
        duel.setup(you=side(monsters=["Owl"]))
        duel.you.ends_turn()
        duel.resolves()
        duel.them.ends_turn()
        duel.resolves()
        assert duel.lp["them"] == 7800


class TestStepsOfTheBattlePhase:
    def test_an_effect_of_the_start_step_comes_before_any_attack(self, duel: Scenario) -> None:
        """(T5, B1)"""
        duel.setup(you=side(monsters=["Drum"]))
        duel.you.enters_battle()
        duel.reaches(Why.CHAIN)
        assert duel.chain == ["Drum"]
        assert duel.state.step is Step.START
        duel.resolves()
        assert duel.lp["them"] == 7900

    def test_it_does_not_come_in_the_opponents_battle_phase(self, duel: Scenario) -> None:
        """(T5)"""
        duel.setup(turn_of="them", you=side(monsters=["Drum"]))
        duel.them.enters_battle()
        duel.resolves()
        assert duel.happened(e.LinkMade) == []

    def test_an_effect_of_the_end_step_comes_after_the_attacks(self, duel: Scenario) -> None:
        """(T5, B1)"""
        duel.setup(phase=BATTLE, you=side(monsters=["Bugle"]))
        duel.you.ends_battle()
        duel.resolves_to_phase_effect("you")
        assert duel.state.step is Step.END
        duel.you.places_trigger("Bugle")
        duel.resolves()
        assert duel.lp["them"] == 7900
        assert duel.phase is Phase.MAIN_2


class TestUntilTheEndPhase:
    def test_it_ends_in_the_end_phase_when_its_player_lets_it(self, duel: Scenario) -> None:
        """As one of the things that players order, before the hand is cut (T9, K7)."""
        duel.setup(you=side(hand=["Tonic"], monsters=["Owl"]))
        duel.you.activates("Tonic")
        duel.resolves()
        assert duel.you.atk("Owl") == 1700
        duel.you.ends_turn()
        duel.resolves_to_phase_effect("you")
        assert isinstance(duel.prompt, PlaceTrigger)
        assert Act(Verb.ACTIVATE, None, ENDING) in duel.prompt.options
        duel.you.places_trigger("Owl")
        assert duel.you.atk("Owl") == 1700
        duel.resolves()
        assert duel.you.atk("Owl") == 1000

    def test_until_the_end_of_the_turn_lasts_longer(self, duel: Scenario) -> None:
        """It ends when the turn ends, after the hand was cut (T9)."""
        duel.setup(you=side(hand=["Tonic", "Rush", *["Soitsu"] * 7], monsters=["Battle Ox"]))
        for name in ("Tonic", "Rush"):
            duel.you.activates(name)
            duel.resolves()
        duel.you.ends_turn()
        duel.reaches_choice("you", Why.HAND_LIMIT)
        assert duel.you.atk("Battle Ox") == 2400
        duel.you.discards("Soitsu")
        assert duel.you.atk("Battle Ox") == 1700
        duel.resolves()

    def test_each_player_ends_his_own(self, duel: Scenario) -> None:
        """Of both players' effects the turn player's end first (C22)."""
        duel.setup(
            turn_of="them",
            you=side(spells=["Tonic"], monsters=["Battle Ox"]),
            them=side(hand=["Tonic"], monsters=["Mystical Elf"]),
        )
        duel.them.activates("Tonic", targeting="Mystical Elf")
        duel.resolves()
        duel.them.enters_battle()
        duel.resolves()
        duel.them.attacks("Mystical Elf", "Battle Ox")
        duel.you.activates("Tonic", targeting="Battle Ox")
        duel.resolves()
        duel.them.ends_turn()
        duel.resolves_to_phase_effect("them")
        duel.them.passes()
        duel.resolves_to_phase_effect("you")
        duel.you.passes()
        duel.resolves()
        assert [event.player for event in duel.happened(e.LastingEnded) if event.player is not None] == [1, 0]

    def test_a_monster_that_goes_back_can_act_before(self, duel: Scenario) -> None:
        """Its new controller uses its effect of the phase, and then it returns (T5, T9, K25)."""
        duel.setup(you=side(hand=["Change of Heart"]), them=side(monsters=["Owl"]))
        duel.you.activates("Change of Heart")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves_to_phase_effect("you")
        duel.you.places_trigger("Owl", "trigger")
        duel.resolves()
        assert duel.lp["them"] == 7900
        assert duel.them.monsters == ["Owl"]

    def test_a_monster_that_went_back_does_not_do_it_twice(self, duel: Scenario) -> None:
        """The effect of a card comes once, whoever controls it by then (T5)."""
        duel.setup(you=side(hand=["Change of Heart"]), them=side(monsters=["Owl"]))
        duel.you.activates("Change of Heart")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves_to_phase_effect("you")
        duel.you.places_trigger("Owl", RETURN)
        duel.resolves()
        assert duel.lp == {"you": 7900, "them": 8000}


class TestHandLimit:
    def test_a_discarded_card_triggers(self, duel: Scenario) -> None:
        """Since 2013-03 (T8)."""
        duel.setup(you=side(hand=["Leaflet", *["Soitsu"] * 6]))
        duel.you.ends_turn()
        duel.reaches_choice("you", Why.HAND_LIMIT)
        duel.you.discards("Leaflet")
        duel.resolves()
        assert duel.lp["them"] == 7900

    def test_before_that_it_did_not(self, duel: Scenario, another_era: Ruleset) -> None:
        """A switch of the rule set (T8)."""
        duel.setup(ruleset=another_era, you=side(hand=["Leaflet", *["Soitsu"] * 6]))
        duel.you.ends_turn()
        duel.reaches_choice("you", Why.HAND_LIMIT)
        duel.you.discards("Leaflet")
        duel.resolves()
        assert duel.lp["them"] == 8000

    def test_the_hand_is_cut_when_nothing_of_the_phase_is_left(self, duel: Scenario) -> None:
        """It comes last (T8, K25)."""
        duel.setup(you=side(hand=["Soitsu"] * 7, monsters=["Owl"]))
        duel.you.ends_turn()
        duel.reaches_choice("you", Why.HAND_LIMIT)
        assert duel.lp["them"] == 7900
        duel.you.discards("Soitsu")
        duel.resolves()


def test_passing_is_no_answer_to_what_must_be_done(duel: Scenario) -> None:
    """Where only the other's choice is over, what remains must be done (T5)."""
    duel.setup(you=side(monsters=["Owl", "Owl"]))
    duel.you.ends_turn()
    duel.resolves_to_phase_effect("you")
    assert duel.prompt is not None
    assert not duel.prompt.accepts(PASS)
    duel.you.places_trigger(copy("Owl", 1))
    duel.resolves()
    assert duel.lp["them"] == 7800
