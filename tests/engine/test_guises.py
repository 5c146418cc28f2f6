"""Monsters that become equips, and traps that become monsters (M6, M12, S15, K20)."""

from dataclasses import replace

import pytest

from cards.lang.places import Position
from duels.engine import MASTER_RULE_2, RULESETS
from duels.engine import events as e
from tests.scenario import Scenario, defense, face_down, face_up, side

OX_WITH_TRAILER = 2100


class TestUnions:
    def test_it_becomes_an_equip(self, duel: Scenario) -> None:
        """A spell-type equip card in a spell & trap zone, and no monster (M6, S15)."""
        duel.setup(you=side(monsters=["Trailer", "Battle Ox"]))
        duel.you.activates("Trailer", targeting="Battle Ox")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]
        assert duel.you.spells == ["Trailer"]
        assert duel.you.atk("Battle Ox") == OX_WITH_TRAILER

    def test_and_a_monster_again(self, duel: Scenario) -> None:
        """A monster otherwise (S15)."""
        duel.setup(you=side(monsters=["Trailer", "Battle Ox"]))
        duel.you.activates("Trailer", targeting="Battle Ox")
        duel.you.activates("Trailer", "unequip")
        duel.resolves()
        assert sorted(duel.you.monsters) == ["Battle Ox", "Trailer"]
        assert duel.you.spells == []
        assert duel.you.atk("Battle Ox") == 1700

    def test_what_destroys_monsters_does_not_reach_it(self, duel: Scenario) -> None:
        """But it is destroyed by the rules when its monster leaves (M6)."""
        duel.setup(you=side(monsters=["Trailer", "Battle Ox"], hand=["Dark Hole"]))
        duel.you.activates("Trailer", targeting="Battle Ox")
        duel.resolves()
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.reason_of("Trailer") is e.Reason.RULE_DESTRUCTION

    def test_what_destroys_spells_does(self, duel: Scenario) -> None:
        """(M6)."""
        duel.setup(
            you=side(monsters=["Trailer", "Battle Ox"]),
            them=side(spells=["Dust Tornado"]),
        )
        duel.you.activates("Trailer", targeting="Battle Ox")
        duel.resolves()
        duel.you.ends_turn()
        duel.them.activates("Dust Tornado")
        duel.resolves()
        assert duel.you.grave == ["Trailer"]
        assert duel.you.monsters == ["Battle Ox"]

    def test_not_without_a_spell_and_trap_zone(self, duel: Scenario) -> None:
        """It takes one (M6, F9)."""
        duel.setup(you=side(monsters=["Trailer", "Battle Ox"], spells=["Mirror Force"] * 5))
        duel.you.may_not("activate Trailer")

    def test_a_target_that_turns_face_down_sends_it_to_the_graveyard(self, duel: Scenario) -> None:
        """It does not become an equip of what it does not fit, and is not destroyed either (M6)."""
        duel.setup(you=side(monsters=["Trailer", "Battle Ox"]), them=side(spells=["Haste"]))
        duel.you.activates("Trailer", targeting="Battle Ox")
        duel.turns("Battle Ox", Position.FACE_DOWN_DEFENSE)
        duel.resolves()
        assert (duel.you.monsters, duel.you.spells, duel.you.grave) == (["Battle Ox"], [], ["Trailer"])
        assert duel.reason_of("Trailer") is e.Reason.RULE

    def test_turning_its_monster_face_down_destroys_it(self, duel: Scenario) -> None:
        """By the rules (M6)."""
        duel.setup(you=side(monsters=["Trailer", "Battle Ox"]))
        duel.you.activates("Trailer", targeting="Battle Ox")
        duel.resolves()
        duel.turns("Battle Ox", Position.FACE_DOWN_DEFENSE)
        assert duel.you.grave == ["Trailer"]


class TestMonstersTaken:
    def test_an_opposing_monster_becomes_an_equip_without_effects(self, duel: Scenario) -> None:
        """On the side of the player whose effect it is; owned by the other as before (M6)."""
        duel.setup(you=side(monsters=["Glutton"]), them=side(monsters=["Jinzo"], spells=["Mirror Force"]))
        duel.you.activates("Glutton", targeting="Jinzo")
        duel.resolves()
        assert duel.them.monsters == []
        assert duel.you.spells == ["Jinzo"]
        duel.you.enters_battle()
        duel.you.attacks("Glutton", "directly")
        duel.them.may("activate Mirror Force")
        duel.resolves()

    def test_a_face_down_one_stays_face_down_in_its_zone(self, duel: Scenario) -> None:
        """(M6)."""
        duel.setup(you=side(monsters=["Glutton"]), them=side(monsters=[face_down("Man-Eater Bug")]))
        duel.you.activates("Glutton", targeting="Man-Eater Bug")
        duel.resolves()
        assert duel.you.spells == ["Man-Eater Bug"]
        assert duel.find("Man-Eater Bug").position is Position.FACE_DOWN

    def test_it_goes_to_its_owners_graveyard_with_its_holder(self, duel: Scenario) -> None:
        """Destroyed by the rules (M6, F8)."""
        duel.setup(you=side(monsters=["Glutton"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Glutton", targeting="Battle Ox")
        duel.resolves()
        duel.moves("Glutton", to="grave")
        assert duel.them.grave == ["Battle Ox"]
        assert duel.reason_of("Battle Ox") is e.Reason.RULE_DESTRUCTION

    def test_it_has_not_left_the_field(self, duel: Scenario) -> None:
        """Becoming an equip sends nothing anywhere (M6): Hasty does not trigger."""
        duel.setup(you=side(monsters=["Glutton"]), them=side(monsters=["Hasty"]))
        duel.you.activates("Glutton", targeting="Hasty")
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 8000}

    def test_what_its_holder_is_not_there_to_take_goes_to_the_graveyard(self, duel: Scenario) -> None:
        """By the rules, and not destroyed (M6)."""
        duel.setup(you=side(monsters=["Glutton"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Glutton", targeting="Battle Ox")
        duel.moves("Glutton", to="grave")
        duel.resolves()
        assert (duel.them.monsters, duel.them.grave) == ([], ["Battle Ox"])
        assert duel.reason_of("Battle Ox") is e.Reason.RULE

    def test_a_token_taken_vanishes_when_it_leaves(self, duel: Scenario) -> None:
        """(S12, M6)."""
        duel.setup(you=side(monsters=["Glutton"]), them=side(monsters=["Sheep Token"]))
        duel.you.activates("Glutton", targeting="Sheep Token")
        duel.resolves()
        assert duel.you.spells == ["Sheep Token"]
        duel.moves("Sheep Token", to="grave")
        assert duel.them.grave == []


class TestTrapMonsters:
    def arrives(self, duel: Scenario, **more: object) -> None:
        duel.setup(you=side(spells=["Effigy"]), **more)  # type: ignore[arg-type]
        duel.you.activates("Effigy")
        duel.you.chooses("attack")
        duel.resolves()

    def test_it_stands_in_a_monster_zone(self, duel: Scenario) -> None:
        """With the values that its text gives it (M12)."""
        self.arrives(duel)
        assert duel.you.monsters == ["Effigy"]
        assert duel.you.atk("Effigy") == 1600

    def test_its_spell_and_trap_zone_stays_taken(self, duel: Scenario) -> None:
        """It takes a zone of both kinds (M12, K20)."""
        duel.setup(you=side(spells=["Effigy", *["Mirror Force"] * 4], hand=["Axe of Despair"]))
        duel.you.activates("Effigy")
        duel.you.chooses("attack")
        duel.resolves()
        duel.you.may_not("activate Axe of Despair")
        duel.you.may_not("set Axe of Despair")

    def test_under_later_rules_it_does_not(self, duel: Scenario, monkeypatch: pytest.MonkeyPatch) -> None:
        """A switch of the rule set (M12, K20)."""
        later = replace(MASTER_RULE_2, name="LATER", trap_monsters_keep_their_zone=False)
        monkeypatch.setitem(RULESETS, later.name, later)
        duel.setup(
            ruleset=later,
            you=side(spells=["Effigy", *["Mirror Force"] * 4], hand=["Axe of Despair"]),
        )
        duel.you.activates("Effigy")
        duel.you.chooses("attack")
        duel.resolves()
        duel.you.may("activate Axe of Despair")

    def test_not_without_a_monster_zone(self, duel: Scenario) -> None:
        """(M12, F9)."""
        duel.setup(you=side(spells=["Effigy"], monsters=["Battle Ox"] * 5))
        duel.you.may_not("activate Effigy")

    def test_it_is_affected_as_a_trap_too(self, duel: Scenario) -> None:
        """Negated by Jinzo, it is a trap again in the zone that it kept (M12)."""
        self.arrives(duel, them=side(hand=["Jinzo"]))
        duel.arrives("Jinzo", of="them", under="them")
        assert duel.you.monsters == []
        assert duel.you.spells == ["Effigy"]
        assert duel.find("Effigy").position is Position.FACE_UP

    def test_a_negation_of_monsters_does_not_make_it_a_trap_again(self, duel: Scenario) -> None:
        """It is negated as a monster; the trap effect by which it is one is not (M12)."""
        duel.setup(you=side(spells=["Effigy", face_up("Grand Muting")]))
        duel.you.activates("Effigy")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.negated == ["Effigy"]
        assert duel.you.monsters == ["Effigy"]

    def test_what_speaks_of_spells_and_traps_means_it_too(self, duel: Scenario) -> None:
        """It is affected as a trap and as a monster (M12)."""
        self.arrives(duel, them=side(hand=["Heavy Storm"], monsters=[face_down("Battle Ox")]))
        duel.you.ends_turn()
        duel.them.activates("Heavy Storm")
        duel.resolves()
        assert duel.you.monsters == []
        assert duel.you.grave == ["Effigy"]
        assert duel.them.monsters == ["Battle Ox"]

    def test_it_is_a_target_as_a_trap(self, duel: Scenario) -> None:
        """(M12)."""
        self.arrives(duel, them=side(spells=["Mystical Space Typhoon"]))
        duel.you.ends_turn()
        duel.them.activates("Mystical Space Typhoon", targeting="Effigy")
        duel.resolves()
        assert duel.you.grave == ["Effigy"]

    def test_a_monster_is_not_a_spell_or_trap_for_that(self, duel: Scenario) -> None:
        """(M12, not M12)."""
        duel.setup(
            you=side(hand=["Mystical Space Typhoon"]), them=side(monsters=[face_down("Battle Ox"), "Soitsu"])
        )
        duel.you.may_not("activate Mystical Space Typhoon")

    def test_turned_face_down_it_is_set_in_the_zone_that_it_kept(self, duel: Scenario) -> None:
        """(M12)."""
        self.arrives(duel)
        duel.turns("Effigy", Position.FACE_DOWN_DEFENSE)
        assert duel.you.monsters == []
        assert duel.find("Effigy").position is Position.FACE_DOWN

    def test_in_the_graveyard_it_is_only_a_trap(self, duel: Scenario) -> None:
        """Off the monster zone (M12): not to be revived."""
        self.arrives(duel, them=side())
        duel.moves("Effigy", to="grave")
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.grave == ["Effigy"]
        assert duel.find("Effigy").card.is_monster is False

    def test_it_attacks(self, duel: Scenario) -> None:
        """A monster as any (M12, S16)."""
        self.arrives(duel, them=side(monsters=[defense("Soitsu")]))
        duel.you.enters_battle()
        duel.you.may_attack("Effigy")

    @pytest.mark.parametrize("others", [3, 4])
    def test_it_needs_a_zone_of_both_kinds_to_change_sides(self, duel: Scenario, others: int) -> None:
        """(M12, F8, K20)."""
        duel.setup(
            turn_of="them",
            you=side(spells=["Change of Heart", *["Mirror Force"] * others]),
            them=side(spells=["Effigy"]),
        )
        duel.them.activates("Effigy")
        duel.them.chooses("attack")
        duel.resolves()
        duel.them.ends_turn()
        duel.resolves()
        if others == 4:
            duel.you.may_not("activate Change of Heart")
            return
        duel.you.activates("Change of Heart")
        duel.resolves()
        assert duel.you.monsters == ["Effigy"]
        assert duel.find("Effigy").kept_zone == 4


class TestNormalSummonByAnEffect:
    """A normal summon that an effect performs, beside the turn's one (S1, S5)."""

    def test_beside_the_turns_own(self, duel: Scenario) -> None:
        """It does not use it up, and can be had when it is used up (S1)."""
        duel.setup(you=side(spells=[face_up("Haste")], hand=["Battle Ox", "Soitsu", "Mystical Elf"]))
        duel.you.summons("Battle Ox")
        duel.you.activates("Haste")
        duel.you.chooses("Soitsu")
        duel.you.chooses("summon")
        duel.resolves()
        duel.you.activates("Haste")
        duel.you.chooses("Mystical Elf")
        duel.you.chooses("set")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox", "Soitsu", "Mystical Elf"]
        assert duel.lp["you"] == 7000

    def test_with_tributes(self, duel: Scenario) -> None:
        """As any (S2)."""
        duel.setup(you=side(spells=[face_up("Haste")], hand=["Summoned Skull"], monsters=["Battle Ox"]))
        duel.you.activates("Haste")
        duel.you.chooses("Summoned Skull")
        duel.you.chooses("summon")
        duel.resolves()
        assert duel.you.monsters == ["Summoned Skull"]
        duel.you.may_not("activate Haste")

    def test_as_the_last_thing_it_can_be_negated(self, duel: Scenario) -> None:
        """And answered (S5, S3)."""
        duel.setup(
            you=side(spells=[face_up("Haste")], hand=["Battle Ox"]), them=side(spells=["Solemn Judgment"])
        )
        duel.you.activates("Haste")
        duel.you.chooses("Battle Ox")
        duel.you.chooses("summon")
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        assert duel.you.monsters == []
        assert duel.you.grave == ["Battle Ox"]

    def test_in_the_middle_of_a_chain_it_cannot(self, duel: Scenario) -> None:
        """Neither negated nor answered by what must answer the last thing (S5, C8)."""
        duel.setup(
            you=side(spells=[face_up("Haste"), "Rush"], hand=["Battle Ox"], monsters=["Soitsu"]),
            them=side(spells=["Solemn Judgment", "Trap Hole"]),
        )
        duel.you.activates("Rush", targeting="Soitsu")
        duel.you.activates("Haste")
        duel.you.chooses("Battle Ox")
        duel.you.chooses("summon")
        duel.them.may_not("activate Solemn Judgment")
        duel.them.may_not("activate Trap Hole")
        duel.resolves()
        assert duel.you.monsters == ["Soitsu", "Battle Ox"]

    def test_a_gemini_monster_is_summoned_again_by_it(self, duel: Scenario) -> None:
        """(S14, S1)."""
        duel.setup(you=side(spells=[face_up("Haste")], monsters=["Twin"], hand=["Soitsu"]))
        duel.you.activates("Haste")
        duel.you.chooses("Twin")
        duel.resolves()
        assert duel.you.atk("Twin") == 2000
        duel.you.may("summon Soitsu")
