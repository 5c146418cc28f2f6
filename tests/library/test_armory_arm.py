"""Armory Arm: a monster that makes itself the equip of any monster, and burns for what that destroys."""

import pytest

from tests.scenario import BATTLE, Scenario, attack, copy, face_down, side

ARM = "Armory Arm"

# ATK: Armory Arm 1800, Battle Ox 1700, Vorse Raider 1900, Colossal Fighter 2800, Blue-Eyes White Dragon 3000.


def arm(duel: Scenario, monster: str) -> None:
    duel.you.activates(ARM, "equip", targeting=monster)
    duel.resolves()


class TestEquipping:
    def test_it_lends_a_monster_a_thousand_points(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[ARM, "Battle Ox"]))
        arm(duel, "Battle Ox")
        assert duel.you.monsters == ["Battle Ox"]
        assert duel.you.spells == [ARM]
        assert duel.you.atk("Battle Ox") == 2700

    def test_also_one_of_the_opponents(self, duel: Scenario) -> None:
        """OCG ruling: a monster of the opponent can be equipped."""
        duel.setup(you=side(monsters=[ARM]), them=side(monsters=["Battle Ox"]))
        arm(duel, "Battle Ox")
        assert duel.them.atk("Battle Ox") == 2700

    def test_not_a_face_down_one_nor_itself(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[ARM, face_down("Battle Ox")]))
        duel.you.may_not(f"activate {ARM}")

    def test_two_of_them_arm_one_monster(self, duel: Scenario) -> None:
        """It is no union monster, of which a monster carries only one (not S15)."""
        duel.setup(you=side(monsters=[ARM, ARM, "Battle Ox"]))
        for _ in range(2):
            duel.you.activates(copy(ARM, 1), "equip", targeting="Battle Ox")
            duel.resolves()
        assert duel.you.atk("Battle Ox") == 3700

    def test_it_comes_off_again_but_not_in_the_same_turn(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[ARM, "Battle Ox"]))
        arm(duel, "Battle Ox")
        duel.you.may_not(f"activate {ARM}")
        duel.you.ends_turn()
        duel.them.ends_turn()
        duel.resolves()
        duel.you.activates(ARM, "unequip")
        duel.resolves()
        assert duel.you.monsters == [ARM, "Battle Ox"]
        assert duel.you.atk("Battle Ox") == 1700


class TestBurning:
    def armed(self, duel: Scenario, target: object) -> None:
        duel.setup(
            you=side(monsters=[attack(ARM).that("proper"), "Blue-Eyes White Dragon"]),
            them=side(monsters=[target]),  # type: ignore[list-item]
        )
        arm(duel, "Blue-Eyes White Dragon")
        duel.you.enters_battle()

    def test_what_the_armed_monster_destroys_costs_its_attack_points(self, duel: Scenario) -> None:
        self.armed(duel, "Battle Ox")
        duel.you.attacks("Blue-Eyes White Dragon", "Battle Ox")
        duel.resolves()
        assert duel.lp["them"] == 8000 - 2300 - 1700

    def test_nothing_when_it_has_left_the_graveyard(self, duel: Scenario) -> None:
        """Ruling of both regions: the ATK that it has in the graveyard, and Colossal Fighter comes back."""
        self.armed(duel, attack("Colossal Fighter").that("proper"))
        duel.you.attacks("Blue-Eyes White Dragon", "Colossal Fighter")
        duel.them.places_trigger("Colossal Fighter")
        duel.them.chooses("attack")
        duel.resolves()
        assert duel.them.monsters == ["Colossal Fighter"]
        assert duel.lp["them"] == 8000 - 1200

    @pytest.mark.parametrize("attacker", ["Battle Ox", ARM])
    def test_not_for_another_monster(self, duel: Scenario, attacker: str) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[attacker]), them=side(monsters=["Kuriboh"]))
        duel.you.attacks(attacker, "Kuriboh")
        duel.resolves()
        assert duel.lp["them"] > 6000
