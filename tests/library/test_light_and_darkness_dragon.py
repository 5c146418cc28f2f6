"""Light and Darkness Dragon: it must negate, and grows weaker each time."""

import pytest

from duels.engine import events as e
from duels.engine.prompts import Why
from tests.scenario import BATTLE, Scenario, attack, face_up, side

LADD = "Light and Darkness Dragon"


def values(duel: Scenario) -> tuple[int, int]:
    return duel.you.atk(LADD), duel.you.defense(LADD)


class TestNegation:
    @pytest.mark.parametrize("who", ["you", "them"])
    def test_a_spell_of_either_player_is_negated(self, duel: Scenario, who: str) -> None:
        """It must (C9, C10); the spell goes to the graveyard by the rules, not destroyed (M10)."""
        hands = {"you": [], "them": []} | {who: ["Pot of Greed"]}
        duel.setup(turn_of=who, you=side(monsters=[LADD], hand=hands["you"]), them=side(hand=hands["them"]))
        player = duel.you if who == "you" else duel.them
        player.activates("Pot of Greed")
        assert duel.chain == ["Pot of Greed", LADD]
        duel.resolves()
        assert (player.hand, player.grave) == ([], ["Pot of Greed"])
        assert duel.reason_of("Pot of Greed") is e.Reason.RULE
        assert values(duel) == (2300, 1900)

    def test_the_effect_of_a_monster_is_negated(self, duel: Scenario) -> None:
        duel.setup(turn_of="them", you=side(monsters=[LADD]), them=side(monsters=["Archer"]))
        duel.them.activates("Archer")
        duel.resolves()
        assert duel.lp["you"] == 8000
        assert duel.without_effect == {"Archer": "activation_negated"}
        assert duel.them.monsters == ["Archer"]
        assert values(duel) == (2300, 1900)

    def test_the_effect_of_a_trap_that_stands_there_is_not(self, duel: Scenario) -> None:
        """Only the activation of the card itself would be."""
        duel.setup(
            you=side(
                monsters=[LADD], hand=["Battle Ox", "Mystical Elf"], spells=[face_up("Ultimate Offering")]
            )
        )
        duel.you.activates("Ultimate Offering")
        assert duel.chain == ["Ultimate Offering"]
        duel.reaches_choice("you", Why.NORMAL_SUMMON)
        duel.you.chooses("Battle Ox")
        duel.you.chooses("summon")
        duel.resolves()
        assert values(duel) == (2800, 2400)

    def test_once_in_a_chain(self, duel: Scenario) -> None:
        """What is chained to it is not negated (C11)."""
        duel.setup(
            you=side(monsters=[LADD], hand=["Pot of Greed"], spells=["Mirror Force"]),
            them=side(spells=["Dust Tornado"]),
        )
        duel.you.activates("Pot of Greed")
        duel.them.activates("Dust Tornado", targeting="Mirror Force")
        assert duel.chain == ["Pot of Greed", LADD, "Dust Tornado"]
        duel.resolves()
        assert "Mirror Force" in duel.you.grave
        assert duel.without_effect == {"Pot of Greed": "activation_negated"}
        assert values(duel) == (2300, 1900)

    def test_and_again_in_the_next(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[LADD], hand=["Pot of Greed", "Pot of Greed"]))
        for _ in range(2):
            duel.you.activates("Pot of Greed")
            duel.resolves()
        assert values(duel) == (1800, 1400)

    def test_with_less_than_500_it_activates_without_effect(self, duel: Scenario) -> None:
        """It can lose no 500 DEF, so that nothing is negated and nothing lost (N2)."""
        duel.setup(you=side(monsters=[LADD], hand=["Pot of Greed"], spells=[face_up("Weight")]))
        assert values(duel) == (800, 400)
        duel.you.activates("Pot of Greed")
        assert duel.chain == ["Pot of Greed", LADD]
        duel.resolves()
        assert len(duel.you.hand) == 2
        assert values(duel) == (800, 400)

    def test_in_the_damage_step_too(self, duel: Scenario) -> None:
        """What must be activated can be (B9)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[LADD]),
            them=side(monsters=["Battle Ox"], spells=["Shrink"]),
        )
        duel.you.attacks(LADD, "Battle Ox")
        duel.reaches(Why.DAMAGE_STEP, of="them")
        duel.them.activates("Shrink", targeting=LADD)
        assert duel.chain == ["Shrink", LADD]
        duel.resolves()
        assert duel.lp["them"] == 8000 - (2300 - 1700)

    def test_negated_it_loses_nothing_and_has_back_what_it_had_lost(self, duel: Scenario) -> None:
        """For good, also when it is negated no longer (C16)."""
        duel.setup(you=side(monsters=[LADD], hand=["Pot of Greed", "Pot of Greed"], spells=["Skill Drain"]))
        duel.you.activates("Pot of Greed")
        duel.resolves()
        assert values(duel) == (2300, 1900)
        duel.you.activates("Pot of Greed")
        duel.you.activates("Skill Drain")
        duel.resolves()
        assert values(duel) == (2800, 2400)
        assert len(duel.you.hand) == 2
        duel.moves("Skill Drain", to="banished")
        assert values(duel) == (2800, 2400)


class TestDestroyed:
    def destroyed(self, duel: Scenario) -> None:
        """Battle destroys it."""
        duel.you.attacks(LADD, "Blue-Eyes White Dragon")

    def test_it_destroys_all_of_its_side_and_brings_a_monster_back(self, duel: Scenario) -> None:
        """In one moment, the text having no word that parts them (C5)."""
        duel.setup(
            phase=BATTLE,
            you=side(
                monsters=[attack(LADD), "Soitsu"],
                spells=["Mirror Force"],
                grave=["Battle Ox", "Mystical Elf"],
            ),
            them=side(monsters=["Blue-Eyes White Dragon"]),
        )
        self.destroyed(duel)
        duel.reaches_choice("you", Why.TARGET)
        assert LADD not in duel.you.choices
        duel.you.chooses("Battle Ox")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]
        assert duel.you.spells == []
        assert sorted(duel.you.grave) == sorted([LADD, "Mystical Elf", "Soitsu", "Mirror Force"])
        assert duel.them.monsters == ["Blue-Eyes White Dragon"]

    def test_with_nothing_to_destroy_it_brings_one_back_all_the_same(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[LADD], grave=["Battle Ox"]),
            them=side(monsters=["Blue-Eyes White Dragon"]),
        )
        self.destroyed(duel)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]

    def test_with_none_to_bring_back_it_destroys_all_the_same(self, duel: Scenario) -> None:
        """It must, with nothing to target; it cannot come back itself (C10, S6)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[LADD, "Soitsu"], spells=["Mirror Force"]),
            them=side(monsters=["Blue-Eyes White Dragon"]),
        )
        self.destroyed(duel)
        duel.resolves()
        assert (duel.you.monsters, duel.you.spells) == ([], [])

    def test_only_destroyed_and_not_when_sent(self, duel: Scenario) -> None:
        """(X1, X2)."""
        duel.setup(you=side(monsters=[LADD, "Soitsu"], grave=["Battle Ox"]))
        duel.moves(LADD, to="grave")
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.monsters == ["Soitsu"]


class TestItself:
    def test_on_the_field_it_is_dark_too(self, duel: Scenario) -> None:
        """And LIGHT elsewhere alone: what asks for DARK in the graveyard finds none (X10)."""
        duel.setup(you=side(monsters=[LADD], hand=["Eclipse"]))
        duel.you.may("activate Eclipse")

    def test_it_cannot_be_special_summoned(self, duel: Scenario) -> None:
        """(S6)."""
        duel.setup(you=side(hand=["Monster Reborn"], grave=[LADD]))
        duel.you.may_not("activate Monster Reborn")
