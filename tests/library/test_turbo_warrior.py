"""Turbo Warrior, clause by clause."""

import pytest

from cards.lang.filters import named
from cards.lang.recipes import SynchroOf
from cards.lang.turns import Timing
from duels.engine import Why
from tests.scenario import BATTLE, Scenario, defense, face_down, side
from tests.scenario.table import card_named

TURBO = "Turbo Warrior"

SMALL_AND_LARGE = [("Black Rose Dragon", True), ("Blackwing - Gale the Whirlwind", False)]


def test_it_is_made_with_turbo_synchron() -> None:
    recipe = card_named(TURBO).recipe
    assert isinstance(recipe, SynchroOf)
    assert recipe.tuner == named("Turbo Synchron")


class TestItsAttack:
    def test_it_halves_the_attack_of_a_synchro_monster_of_level_6_or_more(self, duel: Scenario) -> None:
        """N1: 2800 become 1400, so that Goyo Guardian is beaten by 2500."""
        duel.setup(phase=BATTLE, you=side(monsters=[TURBO]), them=side(monsters=["Goyo Guardian"]))
        duel.you.attacks(TURBO, "Goyo Guardian")
        duel.resolves()
        assert duel.them.grave == ["Goyo Guardian"]
        assert duel.lp["them"] == 8000 - (2500 - 1400)

    def test_the_half_ends_with_the_damage_step(self, duel: Scenario) -> None:
        """B15: a defender with 2500 DEF stands, and has its 2300 ATK again."""
        tool = defense("Power Tool Dragon")
        duel.setup(phase=BATTLE, you=side(monsters=[TURBO]), them=side(monsters=[tool]))
        duel.you.attacks(TURBO, "Power Tool Dragon")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.BEFORE_CALCULATION)
        assert duel.them.atk("Power Tool Dragon") == 1150
        duel.resolves()
        assert duel.them.atk("Power Tool Dragon") == 2300

    @pytest.mark.parametrize("name", ["Magical Android", "Dark Magician"])
    def test_not_that_of_a_smaller_synchro_monster_nor_of_another(self, duel: Scenario, name: str) -> None:
        """Level 5 is too low, and Dark Magician is no synchro monster."""
        duel.setup(phase=BATTLE, you=side(monsters=[TURBO]), them=side(monsters=[name]))
        damage = 2500 - duel.them.atk(name)
        duel.you.attacks(TURBO, name)
        duel.resolves()
        assert duel.lp["them"] == 8000 - damage

    def test_not_that_of_a_monster_that_lies_face_down(self, duel: Scenario) -> None:
        """N5: what it is nobody can tell at the declaration."""
        duel.setup(phase=BATTLE, you=side(monsters=[TURBO]), them=side(monsters=[face_down("Goyo Guardian")]))
        duel.you.attacks(TURBO, "Goyo Guardian")
        duel.resolves()
        assert duel.them.grave == ["Goyo Guardian"]

    def test_not_when_it_is_attacked(self, duel: Scenario) -> None:
        """Of level 8 and a synchro monster, the attacker keeps its 3000."""
        duel.setup(phase=BATTLE, you=side(monsters=["Red Dragon Archfiend"]), them=side(monsters=[TURBO]))
        duel.you.attacks("Red Dragon Archfiend", TURBO)
        duel.resolves()
        assert duel.them.grave == [TURBO]
        assert duel.lp["them"] == 8000 - 500


class TestItsShield:
    def test_no_small_effect_monster_targets_it(self, duel: Scenario) -> None:
        """X4: Snowman Eater, of level 3, has to take its own card or nothing of the other side."""
        duel.setup(you=side(monsters=[face_down("Snowman Eater")]), them=side(monsters=[TURBO]))
        duel.you.flip_summons("Snowman Eater")
        duel.resolves()
        assert duel.them.monsters == [TURBO]

    def test_a_spell_does(self, duel: Scenario) -> None:
        """It is no effect monster."""
        duel.setup(you=side(hand=["Snatch Steal"]), them=side(monsters=[TURBO]))
        duel.you.activates("Snatch Steal", targeting=TURBO)
        duel.resolves()
        assert duel.you.monsters == [TURBO]

    @pytest.mark.parametrize(
        ("lord", "may"), [("Black Rose Dragon", True), ("Blackwing - Gale the Whirlwind", False)]
    )
    def test_one_of_level_7_does(self, duel: Scenario, lord: str, may: bool) -> None:
        """The boundary: level 6 or less."""
        duel.setup(you=side(monsters=[lord], grave=["Dark Plant"]), them=side(monsters=[defense(TURBO)]))
        (duel.you.may if may else duel.you.may_not)(f"activate {lord}")
