"""Zeman the Ape King and Power Tool Dragon, clause by clause."""

import pytest

from duels.engine import Why
from duels.engine import events as e
from tests.scenario import BATTLE, Scenario, face_down, face_up, side

ZEMAN = "Zeman the Ape King"
TOOL = "Power Tool Dragon"
EQUIPS = ["Axe of Despair", "Malevolent Nuzzler", "Mark of the Rose"]


class TestZemanTheApeKing:
    def test_it_is_made_of_a_dark_tuner_and_one_beast(self, duel: Scenario) -> None:
        """S8: 3 and 4."""
        duel.setup(you=side(monsters=["Junk Synchron", "Wilmee"], extra=[ZEMAN]))
        duel.you.synchro_summons(ZEMAN, "Junk Synchron", ["Wilmee"])
        duel.resolves()
        assert duel.you.monsters == [ZEMAN]

    @pytest.mark.parametrize(
        "monsters",
        [
            ["Krebons", "Dig Beak", "Synchar"],
            ["Junk Synchron", "Battle Ox"],
            ["Deep Sea Diva", "Tatsunootoshigo"],
        ],
    )
    def test_not_of_two_beasts_nor_another_monster_nor_another_tuner(
        self, duel: Scenario, monsters: list[str]
    ) -> None:
        """S8: 2 and 2 and 3 are 7, but the number of the others is one."""
        duel.setup(you=side(monsters=monsters, extra=[ZEMAN]))
        duel.you.may_not(f"synchro summon {ZEMAN}")

    def test_while_it_attacks_the_opponent_activates_no_spell_and_no_trap(self, duel: Scenario) -> None:
        """Mirror Force, set and ready, waits in vain; the battle is fought."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[ZEMAN]),
            them=side(monsters=["Battle Ox"], spells=["Mirror Force"]),
        )
        duel.you.attacks(ZEMAN, "Battle Ox")
        duel.them.may_not("activate Mirror Force")
        duel.resolves()
        assert duel.you.monsters == [ZEMAN]
        assert duel.them.grave == ["Battle Ox"]

    def test_its_own_player_may_activate_them(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[ZEMAN], spells=["Threatening Roar"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.attacks(ZEMAN, "Battle Ox")
        duel.you.may("activate Threatening Roar")
        duel.resolves()

    def test_another_attack_can_be_answered(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[ZEMAN, "Dark Magician"]),
            them=side(monsters=["Battle Ox"], spells=["Mirror Force"]),
        )
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.them.activates("Mirror Force")
        duel.resolves()
        assert duel.you.monsters == []

    def test_negated_it_silences_nobody(self, duel: Scenario) -> None:
        """C6: the effect is continuous."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[ZEMAN]),
            them=side(monsters=["Battle Ox"], spells=["Mirror Force", face_up("Skill Drain")]),
        )
        duel.you.attacks(ZEMAN, "Battle Ox")
        duel.them.activates("Mirror Force")
        duel.resolves()
        assert duel.you.monsters == []

    def test_monsters_answer_its_attack(self, duel: Scenario) -> None:
        """Only spells and traps are kept from it: Krebons pays for its own safety."""
        duel.setup(phase=BATTLE, you=side(monsters=[ZEMAN]), them=side(monsters=["Krebons"]))
        duel.you.attacks(ZEMAN, "Krebons")
        duel.them.places_trigger("Krebons")
        duel.resolves()
        assert duel.them.monsters == ["Krebons"]

    @pytest.mark.parametrize("paid", ["Kuriboh", "Soitsu", ZEMAN])
    def test_a_monster_of_the_hand_or_the_field_stops_an_attack(self, duel: Scenario, paid: str) -> None:
        """B10: it goes to the graveyard as the cost (M9), also the ape king itself."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Dark Magician"]),
            them=side(monsters=[ZEMAN, face_down("Soitsu")], hand=["Kuriboh", "Mirror Force"]),
        )
        duel.you.attacks("Dark Magician", ZEMAN)
        duel.them.places_trigger(ZEMAN)
        duel.them.pays(paid)
        duel.resolves()
        assert duel.happened(e.AttackNegated)
        assert paid in duel.them.grave

    def test_the_attack_of_its_own_side_is_not_stopped(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[ZEMAN, "Dark Magician"], hand=["Kuriboh"]), them=side())
        duel.you.attacks("Dark Magician", "directly")
        duel.resolves()
        assert duel.lp["them"] == 5500


class TestPowerToolDragon:
    def test_of_three_equips_shown_one_comes_by_chance(self, duel: Scenario) -> None:
        """X9: chance picks, all three are seen, and the deck is shuffled (C19)."""
        duel.setup(you=side(monsters=[TOOL], deck=[*EQUIPS, "Battle Ox"]))
        duel.you.activates(TOOL)
        duel.reaches_choice("you", Why.SHOW)
        duel.you.chooses(*EQUIPS)
        duel.resolves()
        (found,) = duel.you.hand
        assert found in EQUIPS
        assert sorted([found, *(name for name in duel.you.deck if name in EQUIPS)]) == sorted(EQUIPS)
        assert len(duel.happened(e.Shown)[0].cards) == 3
        assert len(duel.happened(e.PickedAtRandom)) == len(duel.happened(e.Shuffled)) == 1
        duel.you.may_not(f"activate {TOOL}")

    def test_not_with_two_equips_only(self, duel: Scenario) -> None:
        """C19: what is looked for must be there."""
        duel.setup(you=side(monsters=[TOOL], deck=[*EQUIPS[:2], "Battle Ox"], filled=False))
        duel.you.may_not(f"activate {TOOL}")

    def test_an_equip_goes_in_its_place(self, duel: Scenario) -> None:
        """C21: sent to the graveyard, and not destroyed."""
        duel.setup(you=side(monsters=[TOOL], hand=["Axe of Despair", "Dark Hole"]))
        duel.you.activates("Axe of Despair", targeting=TOOL)
        duel.resolves()
        duel.you.activates("Dark Hole")
        duel.reaches_choice("you", Why.INSTEAD)
        duel.you.chooses("yes")
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()
        assert duel.you.monsters == [TOOL]
        assert sorted(duel.you.grave) == ["Axe of Despair", "Dark Hole"]

    def test_nobody_need_give_it_up(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[TOOL], hand=["Axe of Despair", "Dark Hole"]))
        duel.you.activates("Axe of Despair", targeting=TOOL)
        duel.resolves()
        duel.you.activates("Dark Hole")
        duel.reaches_choice("you", Why.INSTEAD)
        duel.you.chooses("no")
        duel.resolves()
        assert TOOL in duel.you.grave

    def test_without_an_equip_it_is_destroyed(self, duel: Scenario) -> None:
        """The equip of another monster does not help."""
        duel.setup(you=side(monsters=[TOOL, "Battle Ox"], hand=["Axe of Despair", "Dark Hole"]))
        duel.you.activates("Axe of Despair", targeting="Battle Ox")
        duel.resolves()
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.you.monsters == []

    def test_in_battle_too(self, duel: Scenario) -> None:
        """C21, B8: its player still takes the damage."""
        duel.setup(
            you=side(monsters=[TOOL], hand=["Axe of Despair"]),
            them=side(monsters=["Blue-Eyes Ultimate Dragon"]),
        )
        duel.you.activates("Axe of Despair", targeting=TOOL)
        duel.resolves()
        duel.you.enters_battle()
        duel.you.attacks(TOOL, "Blue-Eyes Ultimate Dragon")
        duel.reaches_choice("you", Why.INSTEAD)
        duel.you.chooses("yes")
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()
        assert duel.you.monsters == [TOOL]
        assert duel.you.grave == ["Axe of Despair"]
        assert duel.lp["you"] == 8000 - (4500 - 3300)
