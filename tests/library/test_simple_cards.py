"""Hane-Hane, Penguin Soldier and Rush Recklessly: one clause each."""

import pytest

from duels.engine import Why
from tests.scenario import BATTLE, Scenario, face_down, set_now, side


class TestHaneHane:
    def test_flipped_it_returns_a_monster_to_the_hand(self, duel: Scenario) -> None:
        """It must, and one of either side (E1, X4)."""
        duel.setup(you=side(monsters=[face_down("Hane-Hane")]), them=side(monsters=["Battle Ox"]))
        duel.you.flip_summons("Hane-Hane")
        duel.reaches_choice("you", Why.TARGET)
        duel.you.targets("Battle Ox")
        duel.resolves()
        assert duel.them.hand == ["Battle Ox"]
        assert duel.them.monsters == []
        assert duel.you.monsters == ["Hane-Hane"]

    def test_attacked_it_returns_its_attacker_and_is_destroyed_all_the_same(self, duel: Scenario) -> None:
        """After damage calculation, when it is itself as good as gone and cannot be the target (B8)."""
        duel.setup(
            phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=[face_down("Hane-Hane")])
        )
        duel.you.attacks("Battle Ox", "Hane-Hane")
        duel.resolves()
        assert duel.you.hand == ["Battle Ox"]
        assert duel.them.grave == ["Hane-Hane"]

    def test_alone_on_the_field_it_returns_itself(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[face_down("Hane-Hane")]))
        duel.you.flip_summons("Hane-Hane")
        duel.resolves()
        assert duel.you.hand == ["Hane-Hane"]

    def test_summoned_face_up_it_returns_nothing(self, duel: Scenario) -> None:
        """A summon is no flip (not E1)."""
        duel.setup(you=side(hand=["Hane-Hane"]), them=side(monsters=["Battle Ox"]))
        duel.you.summons("Hane-Hane")
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]


class TestRushRecklessly:
    def test_a_monster_gains_700_until_the_end_phase(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Rush Recklessly"], monsters=["Battle Ox"]))
        duel.you.activates("Rush Recklessly", targeting="Battle Ox")
        duel.resolves()
        assert duel.you.atk("Battle Ox") == 2400
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.atk("Battle Ox") == 1700

    def test_in_the_damage_step_it_turns_the_battle(self, duel: Scenario) -> None:
        """Something that changes ATK may be used up to damage calculation (B7)."""
        duel.setup(
            phase=BATTLE,
            you=side(hand=["Rush Recklessly"], monsters=["Battle Ox"]),
            them=side(monsters=["Luster Dragon"]),
        )
        duel.you.attacks("Battle Ox", "Luster Dragon")
        duel.reaches(Why.DAMAGE_STEP, of="you")
        duel.you.activates("Rush Recklessly", targeting="Battle Ox")
        duel.resolves()
        assert duel.them.grave == ["Luster Dragon"]
        assert duel.lp == {"you": 8000, "them": 7500}

    def test_a_face_down_monster_cannot_be_its_target(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Rush Recklessly"], monsters=[face_down("Battle Ox")]))
        duel.you.may_not("activate Rush Recklessly")

    def test_set_it_waits_for_the_next_turn_and_is_not_used_in_this(self, duel: Scenario) -> None:
        """M5."""
        duel.setup(you=side(spells=[set_now("Rush Recklessly")], monsters=["Battle Ox"]))
        duel.you.may_not("activate Rush Recklessly")


class TestPenguinSoldier:
    def test_flipped_it_may_return_two_monsters(self, duel: Scenario) -> None:
        duel.setup(
            you=side(monsters=[face_down("Penguin Soldier")]),
            them=side(monsters=["Battle Ox", "Mystical Elf", "Dark Magician"]),
        )
        duel.you.flip_summons("Penguin Soldier")
        duel.you.places_trigger("Penguin Soldier")
        duel.you.targets("Battle Ox", "Dark Magician")
        duel.resolves()
        assert sorted(duel.them.hand) == ["Battle Ox", "Dark Magician"]
        assert duel.them.monsters == ["Mystical Elf"]

    def test_or_one_and_also_itself(self, duel: Scenario) -> None:
        """Up to 2, of either side (X4)."""
        duel.setup(you=side(monsters=[face_down("Penguin Soldier")]), them=side(monsters=["Battle Ox"]))
        duel.you.flip_summons("Penguin Soldier")
        duel.you.places_trigger("Penguin Soldier")
        duel.you.targets("Penguin Soldier")
        duel.resolves()
        assert duel.you.hand == ["Penguin Soldier"]
        assert duel.them.monsters == ["Battle Ox"]

    def test_nobody_must_use_it(self, duel: Scenario) -> None:
        """A flip effect by choice (E1)."""
        duel.setup(you=side(monsters=[face_down("Penguin Soldier")]), them=side(monsters=["Battle Ox"]))
        duel.you.flip_summons("Penguin Soldier")
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]

    def test_three_cannot_be_targeted(self, duel: Scenario) -> None:
        duel.setup(
            you=side(monsters=[face_down("Penguin Soldier")]),
            them=side(monsters=["Battle Ox", "Mystical Elf", "Dark Magician"]),
        )
        duel.you.flip_summons("Penguin Soldier")
        duel.you.places_trigger("Penguin Soldier")
        with pytest.raises(AssertionError, match="you may"):
            duel.you.targets("Battle Ox", "Dark Magician", "Mystical Elf")
        duel.you.targets("Battle Ox")
        duel.resolves()
        assert duel.them.hand == ["Battle Ox"]
