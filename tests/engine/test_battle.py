"""Battle: steps, attacks, replays, the damage step and its results (B)."""

import pytest

from cards.lang.places import Position
from cards.lang.turns import Step, Timing
from duels.engine import events as e
from duels.engine.prompts import Why
from tests.scenario import (
    BATTLE,
    MAIN_1,
    MAIN_2,
    Refused,
    Scenario,
    changes,
    copy,
    defense,
    face_down,
    side,
)
from tests.scenario.table import Standing

# ATK/DEF: Dark Magician 2500/2100, Summoned Skull 2500/1200, Battle Ox 1700/1000, Vorse Raider 1900/1200,
# Mystical Elf 800/2000, Giant Soldier of Stone 1300/2000, Gene-Warped Warwolf 2000/100,
# Ojama Yellow 0/1000, Thousand-Eyes Idol and Soitsu 0/0.


class TestSteps:
    def test_a_battle_phase_has_its_steps_in_order(self, duel: Scenario) -> None:
        """Start, battle, damage, battle again, end (B1)."""
        duel.setup(phase=MAIN_1, you=side(monsters=["Battle Ox"]))
        duel.you.enters_battle()
        duel.you.attacks("Battle Ox", "directly")
        duel.you.ends_battle()
        duel.resolves()
        steps = [event.step for event in duel.happened(e.StepBegan)]
        assert steps == [Step.START, Step.BATTLE, Step.DAMAGE, Step.BATTLE, Step.END]
        assert duel.phase is MAIN_2

    def test_the_damage_step_has_seven_timings(self, duel: Scenario) -> None:
        """Each is a separate point at which triggers are gathered (B1)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Dark Magician"]), them=side(monsters=["Battle Ox"]))
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.resolves()
        assert [event.timing for event in duel.happened(e.TimingReached)] == list(Timing)

    def test_each_thing_happens_at_its_timing(self, duel: Scenario) -> None:
        """Reveal at (2), comparison and damage at (4), the graveyard at (7) (B1, B4, B8)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Gene-Warped Warwolf"]),
            them=side(monsters=[face_down("Soitsu")]),
        )
        duel.you.attacks("Gene-Warped Warwolf", "Soitsu")
        duel.resolves()
        timing, when = None, {}
        for event in duel.log:
            if isinstance(event, e.TimingReached):
                timing = event.timing
            when[type(event)] = timing
        assert when[e.PositionChanged] is Timing.REVEAL
        assert when[e.Battled] is when[e.DestructionDetermined] is Timing.CALCULATION
        assert when[e.Moved] is Timing.END

    def test_both_players_may_respond_at_the_timings_at_which_players_act(self, duel: Scenario) -> None:
        """Start, before, at and after calculation, and the end, turn player first (B1, B9)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Dark Magician"]), them=side(monsters=["Battle Ox"]))
        duel.you.attacks("Dark Magician", "Battle Ox")
        asked = []
        while duel.prompt is not None and duel.prompt.kind == "respond":
            if duel.prompt.why is Why.DAMAGE_STEP:
                asked.append((duel.state.timing, duel.asked))
            duel.send(next(duel.prompt.answers()))
        acting = (
            Timing.START,
            Timing.BEFORE_CALCULATION,
            Timing.CALCULATION,
            Timing.AFTER_CALCULATION,
            Timing.END,
        )
        assert asked == [(timing, who) for timing in acting for who in ("you", "them")]


class TestDeclaration:
    def test_each_monster_attacks_once(self, duel: Scenario) -> None:
        """One attack declaration per monster and battle phase (B2)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox", "Vorse Raider"]))
        duel.you.attacks("Battle Ox", "directly")
        duel.you.may_not("attack with Battle Ox")
        duel.you.may("attack with Vorse Raider")
        duel.you.attacks("Vorse Raider", "directly")
        duel.you.may_not("attack with Vorse Raider")
        assert duel.them.lp == 8000 - 1700 - 1900

    def test_a_monster_attacks_again_in_the_next_battle_phase(self, duel: Scenario) -> None:
        """The count is per battle phase (B2)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]))
        duel.you.attacks("Battle Ox", "directly")
        duel.you.ends_turn()
        duel.them.ends_turn()
        duel.you.enters_battle()
        duel.you.may("attack with Battle Ox")

    @pytest.mark.parametrize("standing", [defense, face_down])
    def test_only_attack_position_monsters_attack(self, duel: Scenario, standing: type[Standing]) -> None:
        """A monster in defence position declares no attack (B2)."""
        duel.setup(phase=BATTLE, you=side(monsters=[standing("Dark Magician"), "Battle Ox"]))
        duel.you.may_not("attack with Dark Magician")
        duel.you.may("attack with Battle Ox")

    def test_nobody_must_attack(self, duel: Scenario) -> None:
        """The battle step can be left without an attack (B2)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Dark Magician"]))
        duel.you.ends_battle()
        duel.resolves()
        assert duel.phase is MAIN_2
        assert duel.them.lp == 8000

    def test_the_opponent_is_attacked_only_when_he_has_no_monster(self, duel: Scenario) -> None:
        """The target is one monster of the opponent, or he himself when he has none (B2)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=[face_down("Soitsu")]))
        with pytest.raises(Refused, match="Soitsu"):
            duel.you.attacks("Battle Ox", "directly")
        assert duel.you.may_attack("Battle Ox") == ["Soitsu"]

    def test_any_monster_of_the_opponent_can_be_attacked(self, duel: Scenario) -> None:
        """Face-up or face-down, the attacker's player chooses among them (B2)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"]),
            them=side(monsters=["Dark Magician", defense("Mystical Elf"), face_down("Soitsu")]),
        )
        assert duel.you.may_attack("Battle Ox") == ["Dark Magician", "Mystical Elf", "Soitsu"]

    def test_own_monsters_are_no_targets(self, duel: Scenario) -> None:
        """Only monsters of the opponent are attacked (B2)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox", "Soitsu"]))
        assert duel.you.may_attack("Battle Ox") == ["directly"]

    def test_a_monster_that_left_and_came_back_is_a_new_one(self, duel: Scenario) -> None:
        """It may attack once more (B2)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox", "Vorse Raider"]))
        duel.you.attacks("Battle Ox", "directly")
        duel.resolves()
        duel.moves("Battle Ox", to="grave")
        duel.arrives("Battle Ox")
        duel.you.may("attack with Battle Ox")

    def test_a_monster_turned_down_and_up_again_is_not_a_new_one(self, duel: Scenario) -> None:
        """Its one attack has been declared (B2, S10)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox", "Vorse Raider"]))
        duel.you.attacks("Battle Ox", "directly")
        duel.resolves()
        duel.turns("Battle Ox", Position.FACE_DOWN_DEFENSE)
        duel.turns("Battle Ox", Position.ATTACK)
        duel.you.may_not("attack with Battle Ox")
        duel.you.may("attack with Vorse Raider")

    def test_both_players_may_answer_a_declaration_turn_player_first(self, duel: Scenario) -> None:
        """One chain can answer it, and the turn player is asked first (B10, B13)."""
        duel.setup(turn_of="them", phase=BATTLE, them=side(monsters=["Battle Ox"]))
        duel.them.attacks("Battle Ox", "directly")
        assert (duel.asked, duel.prompt and duel.prompt.why) == ("them", Why.ATTACK)
        duel.them.passes()
        assert (duel.asked, duel.prompt and duel.prompt.why) == ("you", Why.ATTACK)
        duel.you.passes()
        duel.resolves()

    def test_an_attack_is_declared_before_it_is_battled(self, duel: Scenario) -> None:
        """ "Declares an attack" is the declaration, "battled" is reaching calculation (B13)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Dark Magician"]), them=side(monsters=["Battle Ox"]))
        duel.you.attacks("Dark Magician", "Battle Ox")
        assert len(duel.happened(e.AttackDeclared)) == 1
        assert duel.happened(e.Battled) == []
        duel.resolves()
        assert duel.moment_of(e.AttackDeclared) < duel.moment_of(e.Battled)


class TestAgainstAttackPosition:
    def test_the_stronger_destroys_the_weaker_and_the_difference_is_taken(self, duel: Scenario) -> None:
        """The loser's controller takes the difference (B5)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Dark Magician"]), them=side(monsters=["Battle Ox"]))
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.resolves()
        assert (duel.you.monsters, duel.them.monsters) == (["Dark Magician"], [])
        assert duel.them.grave == ["Battle Ox"]
        assert duel.lp == {"you": 8000, "them": 7200}

    def test_a_weaker_attacker_is_destroyed_itself(self, duel: Scenario) -> None:
        """The attacker loses, and its controller takes the difference (B5)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Dark Magician"]))
        duel.you.attacks("Battle Ox", "Dark Magician")
        duel.resolves()
        assert (duel.you.monsters, duel.them.monsters) == ([], ["Dark Magician"])
        assert duel.you.grave == ["Battle Ox"]
        assert duel.lp == {"you": 7200, "them": 8000}

    def test_equals_destroy_each_other_without_damage(self, duel: Scenario) -> None:
        """2500 against 2500: both are destroyed, together, and nobody takes damage (B5, B8, B11)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Dark Magician"]), them=side(monsters=["Summoned Skull"]))
        duel.you.attacks("Dark Magician", "Summoned Skull")
        duel.resolves()
        assert (duel.you.grave, duel.them.grave) == (["Dark Magician"], ["Summoned Skull"])
        assert duel.lp == {"you": 8000, "them": 8000}
        assert duel.happened(e.DamageInflicted) == []
        assert [len(event.moves) for event in duel.happened(e.Moved)] == [2]

    def test_nought_against_nought_destroys_nothing(self, duel: Scenario) -> None:
        """ATK 0 against ATK 0 (B5)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Soitsu"]), them=side(monsters=["Thousand-Eyes Idol"]))
        duel.you.attacks("Soitsu", "Thousand-Eyes Idol")
        duel.resolves()
        assert (duel.you.monsters, duel.them.monsters) == (["Soitsu"], ["Thousand-Eyes Idol"])
        assert duel.lp == {"you": 8000, "them": 8000}

    def test_nought_against_something_is_destroyed(self, duel: Scenario) -> None:
        """Only equality at 0 spares (B5)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Soitsu"]), them=side(monsters=["Mystical Elf"]))
        duel.you.attacks("Soitsu", "Mystical Elf")
        duel.resolves()
        assert duel.you.grave == ["Soitsu"]
        assert duel.you.lp == 7200

    def test_the_attacked_player_may_be_of_either_seat(self, duel: Scenario) -> None:
        """Who takes damage follows the control of the monsters, not the seat (B5)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(monsters=["Battle Ox"]),
            them=side(monsters=["Dark Magician"]),
        )
        duel.them.attacks("Dark Magician", "Battle Ox")
        duel.resolves()
        assert duel.you.grave == ["Battle Ox"]
        assert duel.lp == {"you": 7200, "them": 8000}


class TestAgainstDefencePosition:
    def test_more_attack_than_defence_destroys_without_damage(self, duel: Scenario) -> None:
        """2500 against DEF 2000: destroyed, no damage (B6)."""
        duel.setup(
            phase=BATTLE, you=side(monsters=["Dark Magician"]), them=side(monsters=[defense("Mystical Elf")])
        )
        duel.you.attacks("Dark Magician", "Mystical Elf")
        duel.resolves()
        assert duel.them.grave == ["Mystical Elf"]
        assert duel.lp == {"you": 8000, "them": 8000}
        assert duel.happened(e.DamageInflicted) == []

    def test_equal_to_the_defence_does_nothing(self, duel: Scenario) -> None:
        """2000 against DEF 2000 (B6)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Gene-Warped Warwolf"]),
            them=side(monsters=[defense("Mystical Elf")]),
        )
        duel.you.attacks("Gene-Warped Warwolf", "Mystical Elf")
        duel.resolves()
        assert (duel.you.monsters, duel.them.monsters) == (["Gene-Warped Warwolf"], ["Mystical Elf"])
        assert duel.lp == {"you": 8000, "them": 8000}

    def test_less_than_the_defence_hurts_the_attackers_player_and_destroys_nothing(
        self, duel: Scenario
    ) -> None:
        """1900 against DEF 2000: 100 to the attacker's controller (B6)."""
        duel.setup(
            phase=BATTLE, you=side(monsters=["Vorse Raider"]), them=side(monsters=[defense("Mystical Elf")])
        )
        duel.you.attacks("Vorse Raider", "Mystical Elf")
        duel.resolves()
        assert (duel.you.monsters, duel.them.monsters) == (["Vorse Raider"], ["Mystical Elf"])
        assert duel.lp == {"you": 7900, "them": 8000}

    def test_a_nought_against_a_nought_in_defence_does_nothing(self, duel: Scenario) -> None:
        """ATK 0 is not above DEF 0 (B6)."""
        duel.setup(
            phase=BATTLE, you=side(monsters=["Soitsu"]), them=side(monsters=[defense("Thousand-Eyes Idol")])
        )
        duel.you.attacks("Soitsu", "Thousand-Eyes Idol")
        duel.resolves()
        assert duel.them.monsters == ["Thousand-Eyes Idol"]
        assert duel.lp == {"you": 8000, "them": 8000}


class TestFaceDownTarget:
    def test_it_is_turned_up_and_calculates_with_its_defence(self, duel: Scenario) -> None:
        """Revealed at timing (2), then B6 with its DEF (B4)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Vorse Raider"]),
            them=side(monsters=[face_down("Giant Soldier of Stone")]),
        )
        duel.you.attacks("Vorse Raider", "Giant Soldier of Stone")
        duel.resolves()
        assert duel.them.position("Giant Soldier of Stone") is Position.DEFENSE
        assert duel.you.sees("Giant Soldier of Stone")
        assert duel.you.lp == 7900

    def test_it_stays_hidden_until_the_reveal(self, duel: Scenario) -> None:
        """At the declaration and at the start of the damage step it is still face-down (B4, F3)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Vorse Raider"]),
            them=side(monsters=[face_down("Giant Soldier of Stone")]),
        )
        duel.you.attacks("Vorse Raider", "Giant Soldier of Stone")
        assert not duel.you.sees("Giant Soldier of Stone")
        duel.reaches(Why.DAMAGE_STEP, timing=Timing.START)
        assert not duel.you.sees("Giant Soldier of Stone")
        duel.reaches(Why.DAMAGE_STEP, timing=Timing.BEFORE_CALCULATION)
        assert duel.you.sees("Giant Soldier of Stone")
        duel.resolves()

    def test_one_that_is_not_attacked_stays_down(self, duel: Scenario) -> None:
        """A monster that is not attacked is not revealed (B4)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Vorse Raider"]),
            them=side(monsters=[face_down("Soitsu"), face_down("Mystical Elf")]),
        )
        duel.you.attacks("Vorse Raider", "Soitsu")
        duel.resolves()
        assert duel.them.position("Mystical Elf") is Position.FACE_DOWN_DEFENSE

    def test_it_stays_hidden_when_the_attacker_is_gone_by_then(self, duel: Scenario) -> None:
        """The timings run out, but nothing is attacked any more that could be revealed (B4, B12)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Vorse Raider"]),
            them=side(monsters=[face_down("Giant Soldier of Stone")]),
        )
        duel.you.attacks("Vorse Raider", "Giant Soldier of Stone")
        duel.reaches(Why.DAMAGE_STEP, timing=Timing.START)
        duel.moves("Vorse Raider", to="hand")
        duel.resolves()
        assert duel.them.position("Giant Soldier of Stone") is Position.FACE_DOWN_DEFENSE
        assert [event.timing for event in duel.happened(e.TimingReached)] == list(Timing)

    def test_turned_down_again_before_calculation_it_is_turned_up_again(self, duel: Scenario) -> None:
        """The comparison is made with a face-up monster (B4)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Vorse Raider"]),
            them=side(monsters=[face_down("Giant Soldier of Stone")]),
        )
        duel.you.attacks("Vorse Raider", "Giant Soldier of Stone")
        duel.reaches(Why.DAMAGE_STEP, timing=Timing.BEFORE_CALCULATION)
        duel.turns("Giant Soldier of Stone", Position.FACE_DOWN_DEFENSE)
        duel.resolves()
        assert duel.them.position("Giant Soldier of Stone") is Position.DEFENSE
        assert duel.you.lp == 7900


class TestDirectAttack:
    def test_it_takes_the_attackers_attack_points(self, duel: Scenario) -> None:
        """(B7)"""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]))
        duel.you.attacks("Battle Ox", "directly")
        with changes(lambda: duel.them.lp, by=-1700):
            duel.resolves()
        assert duel.you.lp == 8000

    def test_with_nought_it_inflicts_nothing(self, duel: Scenario) -> None:
        """It has battled, but there is no battle damage (B7, B11)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Soitsu"]))
        duel.you.attacks("Soitsu", "directly")
        duel.resolves()
        assert duel.them.lp == 8000
        assert len(duel.happened(e.Battled)) == 1
        assert duel.happened(e.DamageInflicted) == []


class TestDestroyedMonsters:
    def test_they_stay_on_the_field_until_the_end_of_the_damage_step(self, duel: Scenario) -> None:
        """Determined at calculation, sent at timing (7) (B8)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Dark Magician"]), them=side(monsters=["Battle Ox"]))
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.reaches(Why.DAMAGE_STEP, timing=Timing.AFTER_CALCULATION)
        assert duel.them.monsters == ["Battle Ox"]
        assert duel.them.lp == 7200
        duel.reaches(Why.DAMAGE_STEP, timing=Timing.END)
        assert duel.them.monsters == []
        assert duel.them.grave == ["Battle Ox"]
        duel.resolves()

    def test_one_that_left_in_between_is_not_sent(self, duel: Scenario) -> None:
        """They can leave the field by banishing or returning (B8)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Dark Magician"]), them=side(monsters=["Battle Ox"]))
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.reaches(Why.DAMAGE_STEP, timing=Timing.AFTER_CALCULATION)
        duel.moves("Battle Ox", to="hand")
        duel.resolves()
        assert duel.them.hand == ["Battle Ox"]
        assert duel.them.grave == []

    def test_a_borrowed_monster_goes_to_its_owners_graveyard(self, duel: Scenario) -> None:
        """Whoever controlled it (F8, B8, X2)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Dark Magician"]),
            them=side(monsters=[Standing("Battle Ox").of_the_other()]),
        )
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.resolves()
        assert duel.you.grave == ["Battle Ox"]
        assert duel.them.grave == []
        assert duel.them.lp == 7200


class TestReplay:
    """A replay comes when B3 says so and at no other time (B3, K9)."""

    def begin(self, duel: Scenario, *theirs: str | Standing) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Dark Magician", "Vorse Raider"]),
            them=side(monsters=theirs, hand=["Celtic Guardian"]),
        )

    def test_a_target_that_is_gone_lets_the_attacker_choose_again(self, duel: Scenario) -> None:
        """The attacker's player picks a target anew (B3)."""
        self.begin(duel, "Battle Ox", "Mystical Elf")
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.moves("Battle Ox", to="grave")
        duel.reaches_choice("you", Why.REPLAY)
        duel.you.replays_onto("Mystical Elf")
        duel.resolves()
        assert duel.them.grave == ["Battle Ox", "Mystical Elf"]
        assert duel.them.lp == 8000 - 1700
        assert len(duel.happened(e.AttackDeclared)) == 1

    def test_a_monster_that_arrives_causes_a_replay(self, duel: Scenario) -> None:
        """The number of monsters on the attacked side has changed (B3)."""
        self.begin(duel, "Battle Ox")
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.arrives("Celtic Guardian", of="them")
        duel.reaches_choice("you", Why.REPLAY)
        duel.you.replays_onto("Celtic Guardian")
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]

    def test_a_direct_attack_meets_a_monster_that_arrives(self, duel: Scenario) -> None:
        """A direct attack is no longer allowed (B3)."""
        self.begin(duel)
        duel.you.attacks("Dark Magician", "directly")
        duel.arrives("Celtic Guardian", of="them")
        duel.reaches_choice("you", Why.REPLAY)
        with pytest.raises(Refused):
            duel.you.replays_onto("directly")
        duel.you.replays_onto("Celtic Guardian")
        duel.resolves()
        assert duel.them.lp == 8000 - 1100

    def test_with_no_monster_left_the_opponent_can_be_attacked_directly(self, duel: Scenario) -> None:
        """The opponent directly if no monster is left (B3)."""
        self.begin(duel, "Battle Ox")
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.moves("Battle Ox", to="hand")
        duel.reaches_choice("you", Why.REPLAY)
        duel.you.replays_onto("directly")
        duel.resolves()
        assert duel.them.lp == 8000 - 2500

    @pytest.mark.parametrize("left", [True, False])
    def test_stopping_has_still_declared_the_attack(self, duel: Scenario, left: bool) -> None:
        """Either way that monster has declared its attack; nobody battled (B3, B13, S10)."""
        self.begin(duel, "Battle Ox", *(["Mystical Elf"] if left else []))
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.moves("Battle Ox", to="grave")
        duel.reaches_choice("you", Why.REPLAY)
        duel.you.stops_attacking()
        duel.resolves()
        assert duel.happened(e.Battled) == []
        assert duel.them.lp == 8000
        duel.you.may_not("attack with Dark Magician")
        duel.you.may("attack with Vorse Raider")
        duel.you.ends_battle()
        duel.you.may_not("defend with Dark Magician")
        duel.you.may("defend with Vorse Raider")

    def test_one_leaves_and_one_comes_and_the_target_stands(self, duel: Scenario) -> None:
        """The number is as at the declaration and the target is there: no replay (B3)."""
        self.begin(duel, "Battle Ox", "Mystical Elf")
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.moves("Mystical Elf", to="grave")
        duel.arrives("Celtic Guardian", of="them")
        duel.resolves()
        assert duel.them.grave == ["Mystical Elf", "Battle Ox"]

    def test_a_target_that_came_back_is_a_new_monster(self, duel: Scenario) -> None:
        """The number is the same, but the target is gone (B3)."""
        self.begin(duel, "Battle Ox")
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.moves("Battle Ox", to="grave")
        duel.arrives("Battle Ox", of="them")
        duel.reaches_choice("you", Why.REPLAY)
        duel.you.replays_onto("Battle Ox")
        duel.resolves()

    def test_a_target_under_another_control_may_no_longer_be_attacked(self, duel: Scenario) -> None:
        """The attacker's own side is not attacked (B3)."""
        self.begin(duel, "Battle Ox", "Mystical Elf")
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.arrives("Battle Ox", under="you")
        duel.reaches_choice("you", Why.REPLAY)
        with pytest.raises(Refused, match="Mystical Elf"):
            duel.you.replays_onto(copy("Battle Ox", 1))
        duel.you.replays_onto("Mystical Elf")
        duel.resolves()

    def test_that_holds_although_the_number_is_as_before(self, duel: Scenario) -> None:
        """One changes sides and another comes: the target may no longer be attacked (B3)."""
        self.begin(duel, "Battle Ox")
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.arrives("Battle Ox", under="you")
        duel.arrives("Celtic Guardian", of="them")
        duel.reaches_choice("you", Why.REPLAY)
        duel.you.replays_onto("Celtic Guardian")
        duel.resolves()
        assert duel.you.monsters == ["Dark Magician", "Vorse Raider", "Battle Ox"]

    def test_monsters_on_the_attackers_side_do_not_count(self, duel: Scenario) -> None:
        """Only the attacked side is counted (B3)."""
        self.begin(duel, "Battle Ox")
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.moves("Vorse Raider", to="grave")
        duel.resolves()
        assert duel.them.grave == ["Battle Ox"]

    def test_a_target_that_changed_position_is_attacked_as_it_stands(self, duel: Scenario) -> None:
        """That is no replay; a defender is calculated as it now stands (B3, B12)."""
        self.begin(duel, "Battle Ox")
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.turns("Battle Ox", Position.DEFENSE)
        duel.resolves()
        assert duel.them.grave == ["Battle Ox"]
        assert duel.them.lp == 8000

    def test_there_is_no_replay_in_the_damage_step(self, duel: Scenario) -> None:
        """What comes then changes nothing any more (B3, B12)."""
        self.begin(duel, "Battle Ox")
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.reaches(Why.DAMAGE_STEP, timing=Timing.START)
        duel.arrives("Celtic Guardian", of="them")
        duel.resolves()
        assert duel.them.monsters == ["Celtic Guardian"]
        assert duel.them.lp == 8000 - 800

    def test_the_new_target_can_be_answered_and_may_change_again(self, duel: Scenario) -> None:
        """Being chosen as the new target can be answered, the declaration no longer (B3)."""
        self.begin(duel, "Battle Ox", "Mystical Elf")
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.moves("Battle Ox", to="grave")
        duel.reaches_choice("you", Why.REPLAY)
        duel.you.replays_onto("Mystical Elf")
        duel.reaches(Why.REPLAY, of="them")
        duel.moves("Mystical Elf", to="grave")
        duel.reaches_choice("you", Why.REPLAY)
        duel.you.replays_onto("directly")
        duel.resolves()
        assert duel.them.lp == 8000 - 2500


class TestAttackThatCannotGoOn:
    """No calculation where the rules forbid it, and no second attack (B12, K11)."""

    def begin(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Dark Magician", "Vorse Raider"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.attacks("Dark Magician", "Battle Ox")

    def ended_without_damage_step(self, duel: Scenario) -> None:
        duel.resolves()
        assert Step.DAMAGE not in [event.step for event in duel.happened(e.StepBegan)]
        assert duel.happened(e.Battled) == []
        assert duel.lp == {"you": 8000, "them": 8000}
        assert duel.them.monsters[0] == "Battle Ox"
        duel.you.may("attack with Vorse Raider")

    def test_an_attacker_that_leaves_ends_the_battle(self, duel: Scenario) -> None:
        """In the battle step, no damage step follows (B12)."""
        self.begin(duel)
        duel.moves("Dark Magician", to="hand")
        self.ended_without_damage_step(duel)

    @pytest.mark.parametrize("position", [Position.DEFENSE, Position.FACE_DOWN_DEFENSE])
    def test_an_attacker_turned_to_defence_ends_the_battle(self, duel: Scenario, position: Position) -> None:
        """It is no longer in face-up attack position; it has declared its attack (B12, S10)."""
        self.begin(duel)
        duel.turns("Dark Magician", position)
        self.ended_without_damage_step(duel)
        duel.you.ends_battle()
        duel.you.may_not("stand up Dark Magician" if position is Position.DEFENSE else "flip Dark Magician")

    def test_an_attacker_that_changes_control_ends_the_battle(self, duel: Scenario) -> None:
        """(B12)"""
        self.begin(duel)
        duel.arrives("Dark Magician", under="them")
        self.ended_without_damage_step(duel)

    def test_an_attacker_that_leaves_in_the_damage_step_is_not_calculated(self, duel: Scenario) -> None:
        """No calculation and no replay; the timings run out (B12, B1)."""
        self.begin(duel)
        duel.reaches(Why.DAMAGE_STEP, timing=Timing.BEFORE_CALCULATION)
        duel.moves("Dark Magician", to="hand")
        duel.resolves()
        assert duel.happened(e.Battled) == []
        assert [event.timing for event in duel.happened(e.TimingReached)] == list(Timing)
        assert duel.them.monsters == ["Battle Ox"]

    def test_a_defender_that_leaves_in_the_damage_step_is_not_calculated(self, duel: Scenario) -> None:
        """No calculation, and no direct attack instead of it (B12)."""
        self.begin(duel)
        duel.reaches(Why.DAMAGE_STEP, timing=Timing.START)
        duel.moves("Battle Ox", to="hand")
        duel.resolves()
        assert duel.happened(e.Battled) == []
        assert duel.them.lp == 8000
        duel.you.may_not("attack with Dark Magician")

    def test_a_defender_that_changes_sides_in_the_damage_step_is_not_calculated(self, duel: Scenario) -> None:
        """Its controller is no longer the one attacked (B12, K11)."""
        self.begin(duel)
        duel.reaches(Why.DAMAGE_STEP, timing=Timing.START)
        duel.arrives("Battle Ox", under="you")
        duel.resolves()
        assert duel.happened(e.Battled) == []
        assert duel.lp == {"you": 8000, "them": 8000}

    def test_an_attacker_turned_to_defence_in_the_damage_step_is_not_calculated(self, duel: Scenario) -> None:
        """The attacker is no longer able (B12)."""
        self.begin(duel)
        duel.reaches(Why.DAMAGE_STEP, timing=Timing.CALCULATION)
        duel.turns("Dark Magician", Position.DEFENSE)
        duel.resolves()
        assert duel.happened(e.Battled) == []
        assert duel.lp == {"you": 8000, "them": 8000}

    def test_a_defender_that_changed_position_in_the_damage_step_is_calculated_as_it_stands(
        self, duel: Scenario
    ) -> None:
        """(B12, B6)"""
        self.begin(duel)
        duel.reaches(Why.DAMAGE_STEP, timing=Timing.START)
        duel.turns("Battle Ox", Position.DEFENSE)
        duel.resolves()
        assert duel.them.grave == ["Battle Ox"]
        assert duel.them.lp == 8000


class TestSameNames:
    def test_two_of_a_name_are_told_apart(self, duel: Scenario) -> None:
        """Which of two equal monsters attacks, and which is attacked, is said (B2)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Vorse Raider"]),
            them=side(monsters=["Battle Ox", defense("Battle Ox")]),
        )
        duel.you.attacks("Vorse Raider", copy("Battle Ox", 2))
        duel.resolves()
        assert duel.them.position("Battle Ox") is Position.ATTACK
        assert duel.them.lp == 8000
