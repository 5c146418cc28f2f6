"""Nitro Warrior, clause by clause.

The Japanese text in force at the end of 2013: while it lies face-up, if its player activated a spell in his
turn, its ATK goes up by 1000 in damage calculation, once in that turn. After damage calculation, where its
attack has destroyed a monster, a face-up defense position monster of the opponent can be targeted. It goes to
attack position, and Nitro Warrior can attack it, and no other, once more in a row.
"""

import pytest

from cards.lang.filters import named
from cards.lang.places import Position
from cards.lang.recipes import SynchroOf
from cards.lang.turns import Timing
from duels.engine import Why
from duels.engine.snapshot import decode, encode
from tests.scenario import BATTLE, Proper, Scenario, defense, face_down, side
from tests.scenario.invented import BOOK
from tests.scenario.table import card_named

NITRO = "Nitro Warrior"
WALL = "Mystical Elf"
"""800 ATK and 2000 DEF."""
OX = "Battle Ox"
"""1700 ATK."""


def test_it_is_made_with_nitro_synchron() -> None:
    recipe = card_named(NITRO).recipe
    assert isinstance(recipe, SynchroOf)
    assert recipe.tuner == named("Nitro Synchron")


class TestTheSpell:
    def plays(self, duel: Scenario, spell: str = "Pot of Greed") -> None:
        duel.you.activates(spell)
        duel.resolves()

    def test_after_a_spell_it_has_1000_more_in_the_calculation_alone(self, duel: Scenario) -> None:
        """B15: neither before it nor after it."""
        duel.setup(you=side(monsters=[NITRO], hand=["Pot of Greed"]), them=side(monsters=[OX]))
        self.plays(duel)
        duel.you.enters_battle()
        duel.you.attacks(NITRO, OX)
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.BEFORE_CALCULATION)
        assert duel.you.atk(NITRO) == 2800
        duel.resolves()
        assert duel.lp["them"] == 8000 - (3800 - 1700)
        assert duel.you.atk(NITRO) == 2800

    def test_also_in_a_direct_attack(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[NITRO], hand=["Pot of Greed"]))
        self.plays(duel)
        duel.you.enters_battle()
        duel.you.attacks(NITRO, "directly")
        duel.resolves()
        assert duel.lp["them"] == 8000 - 3800

    def test_not_without_a_spell(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[NITRO]), them=side(monsters=[OX]))
        duel.you.attacks(NITRO, OX)
        duel.resolves()
        assert duel.lp["them"] == 8000 - (2800 - 1700)

    def test_two_spells_are_no_more_than_one(self, duel: Scenario) -> None:
        hand = ["Pot of Greed", "Pot of Greed"]
        duel.setup(you=side(monsters=[NITRO], hand=hand))
        self.plays(duel)
        self.plays(duel)
        duel.you.enters_battle()
        duel.you.attacks(NITRO, "directly")
        duel.resolves()
        assert duel.lp["them"] == 8000 - 3800

    def test_not_for_a_trap_nor_for_a_spell_of_the_other(self, duel: Scenario) -> None:
        duel.setup(
            you=side(monsters=[NITRO], spells=["Dust Tornado", "Mirror Force"]),
            them=side(spells=["Mystical Space Typhoon", "Magic Cylinder"]),
        )
        duel.you.activates("Dust Tornado", targeting="Magic Cylinder")
        duel.them.activates("Mystical Space Typhoon", targeting="Mirror Force")
        duel.resolves()
        duel.you.enters_battle()
        duel.you.attacks(NITRO, "directly")
        duel.resolves()
        assert duel.lp["them"] == 8000 - 2800

    def test_not_for_a_spell_whose_activation_was_negated(self, duel: Scenario) -> None:
        """M10: it was not activated."""
        duel.setup(you=side(monsters=[NITRO], hand=["Pot of Greed"]), them=side(spells=["Solemn Judgment"]))
        duel.you.activates("Pot of Greed")
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        duel.you.enters_battle()
        duel.you.attacks(NITRO, "directly")
        duel.resolves()
        assert duel.lp["them"] == 4000 - 2800

    def test_not_for_the_spell_that_brought_it(self, duel: Scenario) -> None:
        """It must lie face-up when the spell is activated: Monster Reborn was played before."""
        duel.setup(you=side(grave=[Proper(NITRO)], hand=["Monster Reborn"]))
        duel.you.activates("Monster Reborn", targeting=NITRO)
        duel.you.chooses("attack")
        duel.resolves()
        duel.you.enters_battle()
        duel.you.attacks(NITRO, "directly")
        duel.resolves()
        assert duel.lp["them"] == 8000 - 2800

    def test_only_once_a_turn(self, duel: Scenario) -> None:
        """The second attack of the turn is made with what it has."""
        duel.setup(
            you=side(monsters=[NITRO], hand=["Pot of Greed"]),
            them=side(monsters=[OX, defense(WALL)]),
        )
        self.plays(duel)
        duel.you.enters_battle()
        duel.you.attacks(NITRO, OX)
        duel.you.activates(NITRO, targeting=WALL)
        duel.resolves()
        duel.you.attacks(NITRO, WALL)
        duel.resolves()
        assert duel.lp["them"] == 8000 - (3800 - 1700) - (2800 - 800)

    def test_a_spell_between_the_two_attacks_serves_the_second(self, duel: Scenario) -> None:
        """The edge: what the first attack did without is not used up."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[NITRO], hand=["Mystical Space Typhoon"]),
            them=side(monsters=[OX, defense(WALL)], spells=["Solemn Judgment"], life_points=8000),
        )
        duel.you.attacks(NITRO, OX)
        duel.you.activates(NITRO, targeting=WALL)
        duel.resolves()
        duel.you.activates("Mystical Space Typhoon")
        duel.resolves()
        duel.you.attacks(NITRO, WALL)
        duel.resolves()
        assert duel.lp["them"] == 8000 - (2800 - 1700) - (3800 - 800)

    def test_not_in_the_turn_after(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[NITRO], hand=["Pot of Greed"]))
        self.plays(duel)
        duel.you.ends_turn()
        duel.them.ends_turn()
        duel.pass_windows()
        duel.you.enters_battle()
        duel.you.attacks(NITRO, "directly")
        duel.resolves()
        assert duel.lp["them"] == 8000 - 2800

    def test_it_is_remembered_in_a_checkpoint(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[NITRO], hand=["Pot of Greed"]))
        self.plays(duel)
        assert decode(BOOK, encode(duel.state)).played == duel.state.played != []


class TestTheSecondAttack:
    def begins(self, duel: Scenario) -> None:
        """Its attack destroys one monster, and a defender is turned."""
        duel.you.attacks(NITRO, OX)
        duel.you.activates(NITRO, targeting=WALL)
        duel.resolves()

    def test_a_defender_is_turned_and_attacked_in_a_row(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[NITRO]), them=side(monsters=[OX, defense(WALL)]))
        self.begins(duel)
        assert duel.them.position(WALL) is Position.ATTACK
        duel.you.attacks(NITRO, WALL)
        duel.resolves()
        assert duel.lp["them"] == 8000 - (2800 - 1700) - (2800 - 800)
        assert duel.them.monsters == []

    def test_it_is_after_damage_calculation_and_before_the_graveyard(self, duel: Scenario) -> None:
        """B1: what it has beaten still lies on the field."""
        duel.setup(phase=BATTLE, you=side(monsters=[NITRO]), them=side(monsters=[OX, defense(WALL)]))
        duel.you.attacks(NITRO, OX)
        duel.you.activates(NITRO, targeting=WALL)
        assert duel.them.monsters == [OX, WALL]
        duel.resolves()

    def test_no_other_monster_and_not_the_player(self, duel: Scenario) -> None:
        """It attacks that monster or none."""
        duel.setup(
            phase=BATTLE, you=side(monsters=[NITRO]), them=side(monsters=[OX, defense(WALL), "Golgoil"])
        )
        self.begins(duel)
        assert duel.you.may_attack(NITRO) == [WALL]

    def test_it_need_not(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[NITRO]), them=side(monsters=[OX, defense(WALL)]))
        self.begins(duel)
        duel.you.ends_battle()
        duel.resolves()
        assert duel.them.monsters == [WALL]

    def test_not_once_another_monster_has_attacked(self, duel: Scenario) -> None:
        """In a row: the attack comes next or not at all."""
        duel.setup(
            phase=BATTLE, you=side(monsters=[NITRO, "Golgoil"]), them=side(monsters=[OX, defense(WALL)])
        )
        self.begins(duel)
        duel.you.attacks("Golgoil", WALL)
        duel.resolves()
        duel.you.may_not(f"attack with {NITRO}")

    def test_not_where_nothing_was_destroyed(self, duel: Scenario) -> None:
        """A monster that battle does not destroy."""
        duel.setup(
            phase=BATTLE, you=side(monsters=[NITRO]), them=side(monsters=["Marshmallon", defense(WALL)])
        )
        duel.you.attacks(NITRO, "Marshmallon")
        duel.resolves()
        duel.you.may_not(f"attack with {NITRO}")

    @pytest.mark.parametrize("other", [face_down(WALL), "Golgoil"])
    def test_only_a_face_up_defender_can_be_targeted(self, duel: Scenario, other: object) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[NITRO]), them=side(monsters=[OX, other]))  # type: ignore[list-item]
        duel.you.attacks(NITRO, OX)
        duel.resolves()
        duel.you.may_not(f"attack with {NITRO}")

    def test_it_destroys_a_third_one_no_more(self, duel: Scenario) -> None:
        """Once more, and only once: the second attack's victim opens no third."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[NITRO]),
            them=side(monsters=[OX, defense(WALL), defense("Kuriboh")]),
        )
        self.begins(duel)
        duel.you.attacks(NITRO, WALL)
        duel.resolves()
        assert duel.them.position("Kuriboh") is Position.DEFENSE
        duel.you.may_not(f"attack with {NITRO}")

    def test_not_where_it_is_beaten_itself(self, duel: Scenario) -> None:
        """B8: both are destroyed, and what is lost in battle attacks no more."""
        duel.setup(
            phase=BATTLE, you=side(monsters=[NITRO]), them=side(monsters=["Goyo Guardian", defense(WALL)])
        )
        duel.you.attacks(NITRO, "Goyo Guardian")
        duel.resolves()
        assert duel.them.position(WALL) is Position.DEFENSE

    def test_in_a_replay_it_turns_to_nothing_else(self, duel: Scenario) -> None:
        """B3: the monster leaves, and the attack is over."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[NITRO]),
            them=side(monsters=[OX, defense(WALL), "Golgoil"], spells=["Compulsory Evacuation Device"]),
        )
        self.begins(duel)
        duel.you.attacks(NITRO, WALL)
        duel.them.activates("Compulsory Evacuation Device", targeting=WALL)
        duel.reaches_choice("you", Why.REPLAY)
        duel.you.stops_attacking()
        duel.resolves()
        assert duel.them.monsters == ["Golgoil"]
