"""Effects in battle: answers to an attack, replays, what the damage step allows (B3, B8-B11, B14, B15)."""

import pytest

from cards.lang.continuous import Gain
from cards.lang.effects import Until
from cards.lang.groups import Pronoun
from cards.lang.places import Position
from cards.lang.turns import Timing
from duels.engine import events as e
from duels.engine.derive import derived
from duels.engine.prompts import PASS, Why
from duels.engine.state import Lasting
from tests.scenario import BATTLE, Scenario, defense, face_down, side


class TestAnsweringAnAttack:
    def test_mirror_force_destroys_all_attackers_side_monsters_in_attack_position(
        self, duel: Scenario
    ) -> None:
        """And no damage step follows (B10, B12)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox", "Vorse Raider", defense("Mystical Elf"), face_down("Soitsu")]),
            them=side(spells=["Mirror Force"], monsters=["Battle Ox"]),
        )
        duel.you.attacks("Battle Ox", "Battle Ox")
        duel.them.activates("Mirror Force")
        duel.resolves()
        assert duel.you.monsters == ["Mystical Elf", "Soitsu"]
        assert duel.them.monsters == ["Battle Ox"]
        assert duel.happened(e.Battled) == []

    def test_one_chain_answers_a_declaration(self, duel: Scenario) -> None:
        """After it nothing else does (B10)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"], hand=["Book of Moon"]),
            them=side(spells=["Mirror Force", "Dust Tornado"]),
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.you.passes()
        duel.them.may("activate Mirror Force")
        duel.resolves()
        duel.you.may_not("attack with Battle Ox")

    def test_after_that_chain_a_trap_cannot_answer_the_attack_any_more(self, duel: Scenario) -> None:
        """(B10)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"], hand=["Mystical Space Typhoon"], spells=["Trap Hole"]),
            them=side(spells=["Mirror Force", "Dust Tornado"]),
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.you.activates("Mystical Space Typhoon", targeting="Dust Tornado")
        duel.them.passes()
        duel.you.passes()
        assert duel.chain == []
        duel.them.may_not("activate Mirror Force")
        duel.resolves()
        assert duel.them.lp == 6300

    def test_but_it_may_be_in_that_chain(self, duel: Scenario) -> None:
        """As a later link (B10)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"], hand=["Mystical Space Typhoon"]),
            them=side(spells=["Mirror Force", "Dust Tornado"]),
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.you.activates("Mystical Space Typhoon", targeting="Dust Tornado")
        duel.them.activates("Mirror Force")
        duel.resolves()
        assert duel.you.monsters == []

    def test_a_negated_attack_has_been_declared(self, duel: Scenario) -> None:
        """(B10, B13)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(spells=["Magic Cylinder"]))
        duel.you.attacks("Battle Ox", "directly")
        duel.them.activates("Magic Cylinder")
        duel.resolves()
        assert duel.you.lp == 6300
        duel.you.may_not("attack with Battle Ox")
        assert duel.happened(e.Battled) == []

    def test_cylinders_damage_is_effect_damage(self, duel: Scenario) -> None:
        """(B11)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(spells=["Magic Cylinder"]))
        duel.you.attacks("Battle Ox", "directly")
        duel.them.activates("Magic Cylinder")
        duel.resolves()
        assert [event.kind for event in duel.happened(e.DamageInflicted)] == [e.DamageKind.EFFECT]

    def test_cylinder_does_nothing_when_the_attacker_has_left(self, duel: Scenario) -> None:
        """(C5, B12)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"]),
            them=side(spells=["Magic Cylinder", "Mirror Force"]),
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.them.activates("Magic Cylinder")
        duel.you.passes()
        duel.them.activates("Mirror Force")
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 8000}

    def test_the_opponent_cannot_answer_what_his_own_monster_declares(self, duel: Scenario) -> None:
        """Mirror Force answers the opponent's attack (C3)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"], spells=["Mirror Force"]))
        duel.you.attacks("Battle Ox", "directly")
        duel.you.may_not("activate Mirror Force")
        duel.resolves()

    def test_with_no_attack_pending_the_opponent_starts_no_chain(self, duel: Scenario) -> None:
        """Only when the turn player proposes to leave (B10, T7)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"], spells=["Trap Hole"]),
            them=side(spells=["Dust Tornado"]),
        )
        assert duel.asked == "you"
        duel.you.ends_battle()
        duel.them.activates("Dust Tornado")
        duel.resolves()
        assert duel.phase is BATTLE
        duel.you.may("attack with Battle Ox")


class TestReplay:
    def test_a_monster_that_arrives_causes_one(self, duel: Scenario) -> None:
        """Call of the Haunted in answer to a direct attack (B3, K9)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"]),
            them=side(spells=["Call of the Haunted"], grave=["Soitsu"]),
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.them.activates("Call of the Haunted")
        duel.reaches_choice("you", Why.REPLAY)
        duel.you.replays_onto("Soitsu")
        duel.resolves()
        assert duel.them.monsters == []
        assert duel.them.lp == 6300

    def test_four_tokens_cause_one(self, duel: Scenario) -> None:
        """(B3, K9)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"]),
            them=side(spells=["Scapegoat"], monsters=["Vorse Raider"]),
        )
        duel.you.attacks("Battle Ox", "Vorse Raider")
        duel.them.activates("Scapegoat")
        duel.reaches_choice("you", Why.REPLAY)
        duel.you.stops_attacking()
        duel.resolves()
        duel.you.may_not("attack with Battle Ox")

    def test_a_target_turned_face_down_causes_none(self, duel: Scenario) -> None:
        """It is still there and the number is the same; it is turned up and calculates with DEF (B3, B4)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"]),
            them=side(spells=["Book of Moon"], monsters=["Mystical Elf"]),
        )
        duel.you.attacks("Battle Ox", "Mystical Elf")
        duel.them.activates("Book of Moon", targeting="Mystical Elf")
        duel.resolves()
        assert duel.you.lp == 8000 - 300
        assert duel.them.position("Mystical Elf") is Position.DEFENSE

    def test_the_attack_can_no_longer_be_answered_after_it(self, duel: Scenario) -> None:
        """Being chosen as the new target is no declaration (B3)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"]),
            them=side(spells=["Call of the Haunted", "Mirror Force"], grave=["Soitsu"]),
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.them.activates("Call of the Haunted")
        duel.reaches_choice("you", Why.REPLAY)
        duel.you.replays_onto("Soitsu")
        duel.them.may_not("activate Mirror Force")
        duel.resolves()

    def test_an_attacker_turned_face_down_ends_the_battle(self, duel: Scenario) -> None:
        """In the battle step no damage step follows, and its attack is used up (B12, K11)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"]),
            them=side(spells=["Book of Moon"], monsters=["Soitsu"]),
        )
        duel.you.attacks("Battle Ox", "Soitsu")
        duel.them.activates("Book of Moon", targeting="Battle Ox")
        duel.resolves()
        assert duel.happened(e.TimingReached) == []
        assert duel.them.monsters == ["Soitsu"]


class TestDamageStep:
    @pytest.mark.parametrize(
        "timing", [Timing.START, Timing.BEFORE_CALCULATION, Timing.CALCULATION, Timing.END]
    )
    def test_what_only_destroys_or_turns_cannot_be_activated(self, duel: Scenario, timing: Timing) -> None:
        """No typhoon, no book, no tornado in the damage step (B9)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"], hand=["Mystical Space Typhoon"]),
            them=side(monsters=["Soitsu"], spells=["Book of Moon", "Dust Tornado", "Scapegoat", "Trap Hole"]),
        )
        duel.you.attacks("Battle Ox", "Soitsu")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=timing)
        duel.you.may_not("activate Mystical Space Typhoon")
        duel.you.passes()
        for name in ("Book of Moon", "Dust Tornado", "Scapegoat"):
            duel.them.may_not(f"activate {name}")
        duel.resolves()

    def test_a_quick_effect_that_negates_an_activation_can(self, duel: Scenario) -> None:
        """Stardust Dragon answers the flip effect of the attacked bug (B9a)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Stardust Dragon", "Soitsu"]),
            them=side(monsters=[face_down("Man-Eater Bug")]),
        )
        duel.you.attacks("Soitsu", "Man-Eater Bug")
        duel.reaches_choice("them", Why.TARGET)
        duel.them.targets("Stardust Dragon")
        duel.you.activates("Stardust Dragon")
        duel.resolves()
        assert duel.without_effect == {"Man-Eater Bug": "activation_negated"}
        assert duel.them.monsters == []

    def test_not_that_of_a_monster_determined_to_be_destroyed_by_battle(self, duel: Scenario) -> None:
        """Its optional quick effects cannot be activated from then on (B8)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Stardust Dragon", "Soitsu"]),
            them=side(monsters=[face_down("Man-Eater Bug")]),
        )
        duel.you.attacks("Stardust Dragon", "Man-Eater Bug")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.AFTER_CALCULATION)
        both = (duel.find("Stardust Dragon").known, duel.find("Man-Eater Bug").known)
        duel.happens(e.DestructionDetermined(both))
        duel.reaches(Why.CHAIN, of="you")
        assert duel.chain == ["Man-Eater Bug"]
        duel.you.may_not("activate Stardust Dragon")
        duel.resolves()


class TestKuriboh:
    def test_it_is_discarded_at_damage_calculation_and_there_is_no_damage(self, duel: Scenario) -> None:
        """From the hand, at its timing alone (E5, B9d, B14)."""
        duel.setup(
            turn_of="them", phase=BATTLE, you=side(hand=["Kuriboh"]), them=side(monsters=["Battle Ox"])
        )
        duel.them.attacks("Battle Ox", "directly")
        duel.you.may_not("activate Kuriboh")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.BEFORE_CALCULATION)
        duel.you.may_not("activate Kuriboh")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.CALCULATION)
        duel.you.activates("Kuriboh")
        assert duel.you.grave == ["Kuriboh"]
        assert duel.reason_of("Kuriboh") is e.Reason.DISCARD
        duel.resolves()
        assert duel.you.lp == 8000
        assert duel.happened(e.DamageInflicted) == []

    def test_it_ends_with_the_damage_step(self, duel: Scenario) -> None:
        """The next attack does its damage (B15, K13)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(hand=["Kuriboh"]),
            them=side(monsters=["Battle Ox", "Vorse Raider"]),
        )
        duel.them.attacks("Battle Ox", "directly")
        duel.you.activates("Kuriboh")
        duel.resolves()
        duel.them.attacks("Vorse Raider", "directly")
        duel.resolves()
        assert duel.you.lp == 8000 - 1900

    def test_not_when_there_would_be_no_damage(self, duel: Scenario) -> None:
        """It could do nothing (C10)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(hand=["Kuriboh"], monsters=[defense("Soitsu")]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.them.attacks("Battle Ox", "Soitsu")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.CALCULATION)
        duel.you.may_not("activate Kuriboh")
        duel.resolves()

    def test_not_in_ones_own_attack(self, duel: Scenario) -> None:
        """It says whose (E5)."""
        duel.setup(
            phase=BATTLE, you=side(hand=["Kuriboh"], monsters=["Soitsu"]), them=side(monsters=["Battle Ox"])
        )
        duel.you.attacks("Soitsu", "Battle Ox")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.CALCULATION)
        duel.you.may_not("activate Kuriboh")
        duel.resolves()

    def test_one_chain_at_calculation(self, duel: Scenario) -> None:
        """After it comes the comparison, and a second Kuriboh has no time (B9)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(hand=["Kuriboh", "Kuriboh"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.them.attacks("Battle Ox", "directly")
        duel.you.activates("Kuriboh")
        while duel.chain:
            assert duel.prompt is not None
            duel.send(PASS)
        assert duel.state.timing is Timing.AFTER_CALCULATION
        duel.resolves()
        assert duel.you.hand == ["Kuriboh"]


class TestMarshmallon:
    def test_battle_does_not_destroy_it_and_the_damage_is_taken(self, duel: Scenario) -> None:
        """(X7, B5)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Marshmallon"]))
        duel.you.attacks("Battle Ox", "Marshmallon")
        duel.resolves()
        assert duel.them.monsters == ["Marshmallon"]
        assert duel.lp == {"you": 8000, "them": 8000 - 1400}

    def test_attacked_face_down_it_inflicts_damage_after_calculation(self, duel: Scenario) -> None:
        """Mandatory, once (B1, E4, B11)."""
        duel.setup(
            phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=[face_down("Marshmallon")])
        )
        duel.you.attacks("Battle Ox", "Marshmallon")
        duel.resolves()
        assert duel.lp == {"you": 7000, "them": 8000}
        assert [event.kind for event in duel.happened(e.DamageInflicted)] == [e.DamageKind.EFFECT]

    def test_attacked_face_up_it_does_not(self, duel: Scenario) -> None:
        """(E4)."""
        duel.setup(
            phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=[defense("Marshmallon")])
        )
        duel.you.attacks("Battle Ox", "Marshmallon")
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 8000}

    def test_turned_up_before_it_was_attacked_it_does_not(self, duel: Scenario) -> None:
        """(B4)."""
        duel.setup(
            you=side(monsters=["Battle Ox"], hand=["Swords of Revealing Light"]),
            them=side(monsters=[face_down("Marshmallon")]),
        )
        duel.you.activates("Swords of Revealing Light")
        duel.resolves()
        duel.you.enters_battle()
        duel.you.attacks("Battle Ox", "Marshmallon")
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 8000}


class TestDestroyedByBattle:
    def test_sangan_searches_at_the_end_of_the_damage_step(self, duel: Scenario) -> None:
        """When it goes to the graveyard (B1, B8, B9e)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"]),
            them=side(monsters=["Sangan"], deck=["Kuriboh"]),
        )
        duel.you.attacks("Battle Ox", "Sangan")
        duel.reaches_choice("them", Why.ADD_TO_HAND)
        assert duel.state.timing is Timing.END
        duel.them.chooses("Kuriboh")
        duel.resolves()

    def test_its_continuous_effects_stop_at_the_determination(self, duel: Scenario) -> None:
        """From then on they no longer apply (B8, C6)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Dark Magician", "Summoned Skull"]),
            them=side(monsters=["Jinzo"], spells=["Solemn Judgment"]),
        )
        duel.you.attacks("Dark Magician", "Jinzo")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.AFTER_CALCULATION)
        assert derived(duel.state).cannot_activate == []
        duel.resolves()

    def test_it_cannot_be_targeted_any_more(self, duel: Scenario) -> None:
        """The bug's effect passes over what its battle has doomed (B8)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Sangan"], deck=["Kuriboh"]),
            them=side(monsters=[face_down("Man-Eater Bug"), "Soitsu"]),
        )
        duel.you.attacks("Sangan", "Man-Eater Bug")
        duel.reaches_choice("them", Why.TARGET)
        assert duel.them.choices == ["Soitsu", "Sangan"]
        duel.them.targets("Soitsu")
        duel.resolves()

    def test_an_equip_stays_until_its_monster_has_gone(self, duel: Scenario) -> None:
        """(B8, M6)."""
        duel.setup(
            you=side(hand=["Malevolent Nuzzler"], monsters=["Battle Ox", "Soitsu"], life_points=400),
            them=side(monsters=["Dark Magician"]),
        )
        duel.you.activates("Malevolent Nuzzler", targeting="Battle Ox")
        duel.resolves()
        duel.you.enters_battle()
        duel.you.attacks("Battle Ox", "Dark Magician")
        duel.reaches(Why.DAMAGE_STEP, timing=Timing.AFTER_CALCULATION)
        assert duel.you.spells == ["Malevolent Nuzzler"]
        duel.resolves()
        assert duel.you.spells == []


class TestUntilTheEndOfTheDamageStep:
    def boost(self, duel: Scenario, name: str) -> e.Event:
        ref = duel.find(name).ref
        return e.LastingBegan(
            Lasting(Gain(Pronoun.THIS, 500), 0, (ref,), Until.DAMAGE_STEP, duel.state.moment + 1)
        )

    def test_a_boost_ends_with_it(self, duel: Scenario) -> None:
        """(B15, K13)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Vorse Raider"]))
        duel.you.attacks("Battle Ox", "Vorse Raider")
        duel.reaches(Why.DAMAGE_STEP, timing=Timing.START)
        duel.happens(self.boost(duel, "Battle Ox"))
        duel.resolves()
        assert duel.them.lp == 8000 - 300
        assert duel.you.atk("Battle Ox") == 1700

    def test_also_when_there_was_no_calculation(self, duel: Scenario) -> None:
        """By whatever path the battle ends (B15, B12, K13)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Vorse Raider"]))
        duel.you.attacks("Battle Ox", "Vorse Raider")
        duel.reaches(Why.DAMAGE_STEP, timing=Timing.START)
        duel.happens(self.boost(duel, "Battle Ox"))
        duel.moves("Vorse Raider", to="grave")
        duel.resolves()
        assert duel.happened(e.Battled) == []
        assert duel.you.atk("Battle Ox") == 1700
