"""Cards of attack and battle: what answers an attack, and what a battle brings (B)."""

import pytest

from cards.lang.places import Position
from cards.lang.turns import Timing
from duels.engine import events as e
from duels.engine.prompts import PASS, Why
from tests.scenario import BATTLE, MAIN_2, Scenario, attack, defense, face_down, side

VENNOMINAGA = "Vennominaga the Deity of Poisonous Snakes"

# ATK/DEF: Dark Magician 2500/2100, Battle Ox 1700/1000, Vorse Raider 1900/1200, Mystical Elf 800/2000,
# Soitsu 0/0, Blue-Eyes White Dragon 3000/2500.


class TestStopDefense:
    def test_it_turns_a_defender_to_attack(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Stop Defense"]), them=side(monsters=[defense("Mystical Elf"), "Battle Ox"])
        )
        duel.you.activates("Stop Defense")
        duel.resolves()
        assert duel.them.position("Mystical Elf") is Position.ATTACK

    def test_a_face_down_one_is_flipped(self, duel: Scenario) -> None:
        """Its flip effect activates (E1)."""
        duel.setup(
            you=side(hand=["Stop Defense"], monsters=["Battle Ox"]),
            them=side(monsters=[face_down("Man-Eater Bug")]),
        )
        duel.you.activates("Stop Defense")
        duel.reaches_choice("them", Why.TARGET)
        duel.them.targets("Battle Ox")
        duel.resolves()
        assert duel.you.grave == ["Stop Defense", "Battle Ox"]

    def test_it_has_no_target_among_attackers_or_ones_own(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Stop Defense"], monsters=[defense("Mystical Elf")]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.may_not("activate Stop Defense")


class TestAnswersToAnAttack:
    @pytest.mark.parametrize("trap", ["Sakuretsu Armor", "Dimensional Prison"])
    def test_the_attacker_is_gone(self, duel: Scenario, trap: str) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox", "Vorse Raider"]), them=side(spells=[trap]))
        duel.you.attacks("Battle Ox", "directly")
        duel.them.activates(trap)
        duel.them.targets("Battle Ox")
        duel.resolves()
        assert duel.you.monsters == ["Vorse Raider"]
        assert (duel.you.grave, duel.you.banished) == (
            (["Battle Ox"], []) if trap == "Sakuretsu Armor" else ([], ["Battle Ox"])
        )
        assert duel.lp["them"] == 8000

    @pytest.mark.parametrize("trap", ["Sakuretsu Armor", "Dimensional Prison"])
    def test_not_against_ones_own_attack(self, duel: Scenario, trap: str) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"], spells=[trap]))
        duel.you.attacks("Battle Ox", "directly")
        duel.you.may_not(f"activate {trap}")
        duel.resolves()

    def test_a_banished_monster_was_not_destroyed(self, duel: Scenario) -> None:
        """X1: Stardust Dragon does not answer it."""
        duel.setup(
            phase=BATTLE, you=side(monsters=["Stardust Dragon"]), them=side(spells=["Dimensional Prison"])
        )
        duel.you.attacks("Stardust Dragon", "directly")
        duel.them.activates("Dimensional Prison")
        duel.you.may_not("activate Stardust Dragon")
        duel.resolves()
        assert duel.you.banished == ["Stardust Dragon"]

    def test_stardust_dragon_answers_sakuretsu_armor(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE, you=side(monsters=["Stardust Dragon"]), them=side(spells=["Sakuretsu Armor"])
        )
        duel.you.attacks("Stardust Dragon", "directly")
        duel.them.activates("Sakuretsu Armor")
        duel.you.may("activate Stardust Dragon")
        duel.resolves()


class TestThreateningRoar:
    def test_the_opponent_cannot_attack_in_this_turn(self, duel: Scenario) -> None:
        duel.setup(
            you=side(monsters=["Battle Ox"], hand=["Vorse Raider"]), them=side(spells=["Threatening Roar"])
        )
        duel.you.summons("Vorse Raider")
        duel.them.activates("Threatening Roar")
        duel.resolves()
        duel.you.enters_battle()
        duel.you.may_not("attack with Battle Ox")
        duel.you.may_not("attack with Vorse Raider")

    def test_who_comes_later_cannot_either_and_the_next_turn_is_free(self, duel: Scenario) -> None:
        """C17: it binds the player."""
        duel.setup(you=side(hand=["Vorse Raider", "Pot of Greed"]), them=side(spells=["Threatening Roar"]))
        duel.you.activates("Pot of Greed")
        duel.them.activates("Threatening Roar")
        duel.resolves()
        duel.you.summons("Vorse Raider")
        duel.you.enters_battle()
        duel.you.may_not("attack with Vorse Raider")
        duel.you.ends_turn()
        duel.them.ends_turn()
        duel.you.enters_battle()
        duel.you.may("attack with Vorse Raider")

    def test_no_monster_of_his_is_an_exception(self, duel: Scenario) -> None:
        """It forbids the player to declare an attack, so that unaffected monsters cannot either (C17)."""
        duel.setup(
            you=side(monsters=[VENNOMINAGA], hand=["Pot of Greed"]), them=side(spells=["Threatening Roar"])
        )
        duel.you.activates("Pot of Greed")
        duel.them.activates("Threatening Roar")
        duel.resolves()
        duel.you.enters_battle()
        duel.you.may_not(f"attack with {VENNOMINAGA}")

    def test_an_attack_that_was_declared_goes_on(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(spells=["Threatening Roar"]))
        duel.you.attacks("Battle Ox", "directly")
        duel.them.activates("Threatening Roar")
        duel.resolves()
        assert duel.lp["them"] == 6300


class TestNecroGardna:
    def test_it_negates_the_attack_under_way(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE, you=side(monsters=["Battle Ox", "Vorse Raider"]), them=side(grave=["Necro Gardna"])
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.them.activates("Necro Gardna")
        duel.resolves()
        assert duel.them.banished == ["Necro Gardna"]
        assert duel.lp["them"] == 8000
        duel.you.attacks("Vorse Raider", "directly")
        duel.resolves()
        assert duel.lp["them"] == 6100

    def test_or_else_the_next_one(self, duel: Scenario) -> None:
        duel.setup(
            you=side(monsters=["Battle Ox", "Vorse Raider"], hand=["Kuriboh"]),
            them=side(grave=["Necro Gardna"]),
        )
        duel.you.summons("Kuriboh")
        duel.them.activates("Necro Gardna")
        duel.resolves()
        duel.you.enters_battle()
        duel.you.attacks("Battle Ox", "directly")
        assert duel.happened(e.AttackNegated)
        duel.you.attacks("Vorse Raider", "directly")
        duel.resolves()
        assert duel.lp["them"] == 6100

    def test_two_negate_the_same_one(self, duel: Scenario) -> None:
        """OCG ruling of 2009-05: all of them negate the first attack."""
        duel.setup(
            you=side(monsters=["Battle Ox", "Vorse Raider"], hand=["Kuriboh"]),
            them=side(grave=["Necro Gardna", "Necro Gardna"]),
        )
        duel.you.summons("Kuriboh")
        duel.them.activates("Necro Gardna")
        duel.resolves()
        duel.you.enters_battle()
        duel.reaches(Why.STEP_END, of="them")
        duel.them.activates("Necro Gardna")
        duel.resolves()
        duel.you.attacks("Battle Ox", "directly")
        duel.you.attacks("Vorse Raider", "directly")
        duel.resolves()
        assert duel.lp["them"] == 6100

    def test_it_waits_for_this_turn_alone(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Battle Ox"], hand=["Kuriboh"]), them=side(grave=["Necro Gardna"]))
        duel.you.summons("Kuriboh")
        duel.them.activates("Necro Gardna")
        duel.resolves()
        duel.you.ends_turn()
        duel.them.ends_turn()
        duel.you.enters_battle()
        duel.you.attacks("Battle Ox", "directly")
        duel.resolves()
        assert duel.lp["them"] == 6300

    def test_not_in_ones_own_turn_nor_after_the_battle_phase(self, duel: Scenario) -> None:
        """OCG ruling of 2008: in the opponent's turn, up to the battle step."""
        duel.setup(
            phase=MAIN_2,
            you=side(hand=["Kuriboh"], grave=["Necro Gardna"]),
            them=side(grave=["Necro Gardna"]),
        )
        duel.you.may_not("activate Necro Gardna")
        duel.you.summons("Kuriboh")
        duel.them.may_not("activate Necro Gardna")
        duel.resolves()

    def test_not_in_the_damage_step(self, duel: Scenario) -> None:
        """B9."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(grave=["Necro Gardna"]))
        duel.you.attacks("Battle Ox", "directly")
        duel.reaches(Why.DAMAGE_STEP, of="them", timing=Timing.START)
        duel.them.may_not("activate Necro Gardna")
        duel.resolves()


class TestKrebons:
    def test_it_buys_off_the_attack(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Krebons"]))
        duel.you.attacks("Battle Ox", "Krebons")
        duel.them.places_trigger("Krebons")
        duel.resolves()
        assert duel.lp["them"] == 7200
        assert duel.them.monsters == ["Krebons"]
        assert not duel.happened(e.Battled)

    def test_not_an_attack_on_another(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Krebons", "Soitsu"]))
        duel.you.attacks("Battle Ox", "Soitsu")
        duel.resolves()
        assert duel.them.grave == ["Soitsu"]

    def test_not_without_life_points(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Krebons"], life_points=799)
        )
        duel.you.attacks("Battle Ox", "Krebons")
        duel.resolves()
        assert duel.them.grave == ["Krebons"]


class TestSnowmanEater:
    def test_turned_up_by_an_attack_it_destroys_after_calculation(self, duel: Scenario) -> None:
        """No flip monster, and yet its effect belongs to the flip timing (B1 (6))."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox", "Vorse Raider"]),
            them=side(monsters=[face_down("Snowman Eater")]),
        )
        duel.you.attacks("Battle Ox", "Snowman Eater")
        duel.reaches_choice("them", Why.TARGET)
        assert duel.state.timing is Timing.FLIP
        duel.them.targets("Vorse Raider")
        duel.resolves()
        assert duel.you.grave == ["Vorse Raider"]
        assert duel.lp["you"] == 7800

    def test_it_must_even_when_it_stands_alone(self, duel: Scenario) -> None:
        """C10: mandatory, and it is a face-up monster itself."""
        duel.setup(you=side(monsters=[face_down("Snowman Eater")]))
        duel.you.flip_summons("Snowman Eater")
        duel.resolves()
        assert duel.you.grave == ["Snowman Eater"]

    def test_summoned_face_up_it_does_nothing(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Snowman Eater"]), them=side(monsters=["Battle Ox"]))
        duel.you.summons("Snowman Eater")
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]


class TestSpiritReaper:
    def test_battle_does_not_destroy_it(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Spirit Reaper"]))
        duel.you.attacks("Battle Ox", "Spirit Reaper")
        duel.resolves()
        assert duel.them.monsters == ["Spirit Reaper"]
        assert duel.lp["them"] == 6600

    def test_being_targeted_destroys_it_when_the_effect_is_done(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Rush"], monsters=["Spirit Reaper"]))
        duel.you.activates("Rush")
        assert duel.you.monsters == ["Spirit Reaper"]
        duel.resolves()
        assert duel.you.grave == ["Spirit Reaper", "Rush"]

    def test_also_when_the_card_that_targeted_it_is_gone(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Axe of Despair"], monsters=["Spirit Reaper"]), them=side(spells=["Dust Tornado"])
        )
        duel.you.activates("Axe of Despair", targeting="Spirit Reaper")
        duel.them.activates("Dust Tornado")
        duel.resolves()
        assert "Spirit Reaper" in duel.you.grave

    def test_not_when_that_activation_was_negated(self, duel: Scenario) -> None:
        """Ruling: the activation negated, it was never targeted (M10)."""
        duel.setup(
            you=side(hand=["Rush"], monsters=["Spirit Reaper"]),
            them=side(spells=["Magic Jammer"], hand=["Kuriboh"]),
        )
        duel.you.activates("Rush")
        duel.them.activates("Magic Jammer")
        duel.them.pays("Kuriboh")
        duel.resolves()
        assert duel.you.monsters == ["Spirit Reaper"]

    def test_not_when_it_lies_face_down_by_then(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Book of Moon"], monsters=["Spirit Reaper"]))
        duel.you.activates("Book of Moon")
        duel.resolves()
        assert duel.you.position("Spirit Reaper") is Position.FACE_DOWN_DEFENSE

    def test_not_by_what_targets_nothing_or_another(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Rush", "Pot of Greed"], monsters=["Spirit Reaper", "Battle Ox"]))
        duel.you.activates("Pot of Greed")
        duel.resolves()
        duel.you.activates("Rush", targeting="Battle Ox")
        duel.resolves()
        assert duel.you.monsters == ["Spirit Reaper", "Battle Ox"]

    def test_targeted_in_the_damage_step_it_stays_until_calculation_is_over(self, duel: Scenario) -> None:
        """B1: what would have destroyed it waits until (5) begins."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Spirit Reaper"], spells=["Rush"]),
            them=side(monsters=["Soitsu"]),
        )
        duel.you.attacks("Spirit Reaper", "Soitsu")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.START)
        duel.you.activates("Rush", targeting="Spirit Reaper")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.CALCULATION)
        assert duel.you.monsters == ["Spirit Reaper"]
        duel.resolves()
        assert duel.lp["them"] == 7000
        assert "Spirit Reaper" in duel.you.grave

    def test_a_direct_attack_costs_the_opponent_a_card_by_chance(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE, you=side(monsters=["Spirit Reaper"]), them=side(hand=["Kuriboh", "Battle Ox"])
        )
        duel.you.attacks("Spirit Reaper", "directly")
        duel.resolves()
        assert (len(duel.them.hand), len(duel.them.grave)) == (1, 1)

    def test_other_battle_damage_does_not(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Spirit Reaper"]),
            them=side(monsters=["Soitsu"], hand=["Kuriboh"]),
        )
        duel.you.attacks("Spirit Reaper", "Soitsu")
        duel.resolves()
        assert duel.lp["them"] == 7700
        assert duel.them.hand == ["Kuriboh"]


class TestGoyoGuardian:
    def test_it_takes_what_it_destroyed(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Goyo Guardian"]), them=side(monsters=["Battle Ox"]))
        duel.you.attacks("Goyo Guardian", "Battle Ox")
        duel.you.places_trigger("Goyo Guardian")
        duel.resolves()
        assert duel.you.monsters == ["Goyo Guardian", "Battle Ox"]
        assert duel.you.position("Battle Ox") is Position.DEFENSE

    def test_attacked_it_does_so_too(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Goyo Guardian"]))
        duel.you.attacks("Battle Ox", "Goyo Guardian")
        duel.them.places_trigger("Goyo Guardian")
        duel.resolves()
        assert duel.them.monsters == ["Goyo Guardian", "Battle Ox"]

    def test_not_what_cannot_be_special_summoned(self, duel: Scenario) -> None:
        """S6: a synchro monster that was never properly summoned."""
        duel.setup(phase=BATTLE, you=side(monsters=["Goyo Guardian"]), them=side(monsters=["Junk Warrior"]))
        duel.you.attacks("Goyo Guardian", "Junk Warrior")
        duel.resolves()
        assert duel.you.monsters == ["Goyo Guardian"]

    def test_but_one_that_was(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Goyo Guardian"]),
            them=side(monsters=[attack("Junk Warrior").that("proper")]),
        )
        duel.you.attacks("Goyo Guardian", "Junk Warrior")
        duel.you.places_trigger("Goyo Guardian")
        duel.resolves()
        assert duel.you.monsters == ["Goyo Guardian", "Junk Warrior"]


class TestAllyOfJusticeCatastor:
    @pytest.mark.parametrize("attacks", [True, False])
    def test_what_is_not_dark_goes_without_calculation(self, duel: Scenario, attacks: bool) -> None:
        mine, theirs = side(monsters=["Ally of Justice Catastor"]), side(monsters=["Blue-Eyes White Dragon"])
        duel.setup(phase=BATTLE, you=mine if attacks else theirs, them=theirs if attacks else mine)
        attacker, target = ("Ally of Justice Catastor", "Blue-Eyes White Dragon")[:: 1 if attacks else -1]
        duel.you.attacks(attacker, target)
        duel.resolves()
        assert (duel.them if attacks else duel.you).grave == ["Blue-Eyes White Dragon"]
        assert not duel.happened(e.Battled)
        assert duel.lp == {"you": 8000, "them": 8000}

    @pytest.mark.parametrize(
        ("other", "lost"),
        [("Dark Magician", 300), (face_down("Mystical Elf"), 0), (defense("Summoned Skull"), 0)],
    )
    def test_dark_and_face_down_monsters_battle(self, duel: Scenario, other: object, lost: int) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Ally of Justice Catastor"]),
            them=side(monsters=[other]),  # type: ignore[list-item]
        )
        duel.you.attacks("Ally of Justice Catastor", duel.them.monsters[0])
        duel.resolves()
        assert duel.happened(e.Battled)
        assert duel.lp["you"] == 8000 - lost


class TestMagicalAndroid:
    def test_it_gives_life_points_for_psychics_in_ones_own_end_phase(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Magical Android", "Krebons", face_down("Krebons"), "Battle Ox"]))
        duel.you.ends_turn()
        duel.resolves()
        assert duel.lp == {"you": 9200, "them": 8000}
        duel.them.ends_turn()
        duel.resolves()
        assert duel.lp["you"] == 9200


class TestColossalFighter:
    def test_it_gains_for_warriors_in_both_graveyards(self, duel: Scenario) -> None:
        duel.setup(
            you=side(monsters=["Colossal Fighter"], grave=["Celtic Guardian", "Battle Ox"]),
            them=side(grave=["Celtic Guardian"]),
        )
        assert duel.you.atk("Colossal Fighter") == 3000

    def test_beaten_it_brings_a_warrior_and_be_it_itself(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[attack("Colossal Fighter").that("proper")]),
            them=side(monsters=["Blue-Eyes White Dragon"], grave=["Celtic Guardian"]),
        )
        duel.you.attacks("Colossal Fighter", "Blue-Eyes White Dragon")
        duel.you.places_trigger("Colossal Fighter")
        duel.you.targets("Colossal Fighter")
        duel.reaches_choice("you", Why.POSITION)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Colossal Fighter"]

    def test_not_when_an_effect_destroys_it(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Dark Hole"], monsters=["Colossal Fighter"], grave=["Celtic Guardian"]))
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.you.monsters == []


class TestRedDragonArchfiend:
    def test_after_attacking_a_defender_it_destroys_all_of_them(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Red Dragon Archfiend", defense("Mystical Elf")]),
            them=side(monsters=[defense("Mystical Elf"), face_down("Kuriboh"), "Battle Ox"]),
        )
        duel.you.attacks("Red Dragon Archfiend", "Mystical Elf")
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]
        assert sorted(duel.them.grave) == ["Kuriboh", "Mystical Elf"]
        assert duel.you.monsters == ["Red Dragon Archfiend", "Mystical Elf"]

    def test_not_after_attacking_an_attacker(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Red Dragon Archfiend"]),
            them=side(monsters=[defense("Mystical Elf"), "Battle Ox"]),
        )
        duel.you.attacks("Red Dragon Archfiend", "Battle Ox")
        duel.resolves()
        assert duel.them.monsters == ["Mystical Elf"]

    def test_at_the_end_those_that_did_not_attack_are_destroyed(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Red Dragon Archfiend", "Battle Ox", "Vorse Raider"]),
            them=side(),
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.monsters == ["Red Dragon Archfiend", "Battle Ox"]

    def test_nor_once_it_lies_face_down(self, duel: Scenario) -> None:
        duel.setup(
            you=side(monsters=["Red Dragon Archfiend", "Battle Ox"]), them=side(spells=["Book of Moon"])
        )
        duel.you.ends_turn()
        while not duel.chain:
            duel.send(PASS)
        duel.them.activates("Book of Moon", targeting="Red Dragon Archfiend")
        duel.resolves()
        assert duel.you.monsters == ["Red Dragon Archfiend", "Battle Ox"]

    def test_not_at_the_end_of_the_opponents_turn(self, duel: Scenario) -> None:
        duel.setup(turn_of="them", you=side(monsters=["Red Dragon Archfiend", "Battle Ox"]), them=side())
        duel.them.ends_turn()
        duel.resolves()
        assert duel.you.monsters == ["Red Dragon Archfiend", "Battle Ox"]


class TestFlamvellUruquizas:
    def test_it_pierces_and_grows_with_each_damage(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Flamvell Uruquizas"]),
            them=side(monsters=[defense("Mystical Elf")]),
        )
        duel.you.attacks("Flamvell Uruquizas", "Mystical Elf")
        duel.resolves()
        assert duel.lp["them"] == 7900
        assert duel.you.atk("Flamvell Uruquizas") == 2400
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.atk("Flamvell Uruquizas") == 2400

    def test_not_without_damage(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Flamvell Uruquizas"]),
            them=side(monsters=["Dark Magician"]),
        )
        duel.you.attacks("Flamvell Uruquizas", "Dark Magician")
        duel.resolves()
        assert duel.you.grave == ["Flamvell Uruquizas"]


class TestAvengingKnightParshath:
    @pytest.mark.parametrize(
        ("stands", "turned"), [("Battle Ox", Position.DEFENSE), (defense("Battle Ox"), Position.ATTACK)]
    )
    def test_it_turns_a_face_up_monster_once_a_turn(
        self, duel: Scenario, stands: object, turned: Position
    ) -> None:
        duel.setup(
            you=side(monsters=["Avenging Knight Parshath"]),
            them=side(monsters=[stands, face_down("Kuriboh")]),  # type: ignore[list-item]
        )
        duel.you.activates("Avenging Knight Parshath")
        duel.resolves()
        assert duel.them.position("Battle Ox") is turned
        duel.you.may_not("activate Avenging Knight Parshath")

    def test_it_pierces(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Avenging Knight Parshath"]),
            them=side(monsters=[defense("Mystical Elf")]),
        )
        duel.you.attacks("Avenging Knight Parshath", "Mystical Elf")
        duel.resolves()
        assert duel.lp["them"] == 7400


class TestDiscardersByDamage:
    def test_airbellum_directly(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["X-Saber Airbellum"]), them=side(hand=["Kuriboh"]))
        duel.you.attacks("X-Saber Airbellum", "directly")
        duel.resolves()
        assert duel.them.grave == ["Kuriboh"]

    def test_airbellum_not_otherwise(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["X-Saber Airbellum"]),
            them=side(monsters=["Soitsu"], hand=["Kuriboh"]),
        )
        duel.you.attacks("X-Saber Airbellum", "Soitsu")
        duel.resolves()
        assert duel.them.hand == ["Kuriboh"]

    @pytest.mark.parametrize(("held", "left"), [(4, 3), (3, 3)])
    def test_urbellum_with_four_cards_or_more_puts_one_on_the_deck(
        self, duel: Scenario, held: int, left: int
    ) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["X-Saber Urbellum"]), them=side(hand=["Kuriboh"] * held))
        duel.you.attacks("X-Saber Urbellum", "directly")
        duel.resolves()
        assert len(duel.them.hand) == left
        assert (duel.them.deck[0] == "Kuriboh") is (held == 4)

    @pytest.mark.parametrize(("key", "hand", "grave"), [("discard", 0, 1), ("mill", 1, 2)])
    def test_don_zaloog_takes_a_card_of_the_hand_or_two_of_the_deck(
        self, duel: Scenario, key: str, hand: int, grave: int
    ) -> None:
        """One of the two, chosen when it is activated."""
        duel.setup(phase=BATTLE, you=side(monsters=["Don Zaloog"]), them=side(hand=["Kuriboh"]))
        duel.you.attacks("Don Zaloog", "directly")
        duel.you.places_trigger("Don Zaloog", key)
        duel.resolves()
        assert (len(duel.them.hand), len(duel.them.grave)) == (hand, grave)

    def test_don_zaloog_may_leave_it(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Don Zaloog"]), them=side(hand=["Kuriboh"]))
        duel.you.attacks("Don Zaloog", "directly")
        duel.reaches_choice("you", Why.TRIGGER)
        assert duel.you.offers("Don Zaloog") == 2
        duel.you.passes()
        duel.resolves()
        assert duel.them.grave == []


class TestFlamvellFiredog:
    def test_it_brings_a_fire_monster_of_little_defence_from_the_deck(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Flamvell Firedog"], deck=["Flamvell Firedog", "Fireyarou", "Aitsu"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.attacks("Flamvell Firedog", "Battle Ox")
        duel.you.places_trigger("Flamvell Firedog")
        duel.reaches_choice("you", Why.SPECIAL_SUMMON)
        assert duel.you.choices == ["Aitsu"]
        duel.you.chooses("Aitsu")
        duel.reaches_choice("you", Why.POSITION)
        duel.you.chooses("defense")
        duel.resolves()
        assert duel.you.monsters == ["Flamvell Firedog", "Aitsu"]
        assert duel.happened(e.Shuffled)

    def test_not_without_one(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Flamvell Firedog"], deck=["Flamvell Firedog", "Fireyarou"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.attacks("Flamvell Firedog", "Battle Ox")
        duel.resolves()
        assert duel.you.monsters == ["Flamvell Firedog"]


class TestThoughtRulerArchfiend:
    def test_it_gains_the_original_attack_of_what_it_destroyed(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Thought Ruler Archfiend"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.attacks("Thought Ruler Archfiend", "Battle Ox")
        duel.resolves()
        assert duel.lp == {"you": 9700, "them": 7000}

    def test_it_negates_what_targets_one_psychic(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Thought Ruler Archfiend", "Battle Ox"]),
            them=side(spells=["Rush"]),
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.them.activates("Rush", targeting="Thought Ruler Archfiend")
        duel.you.activates("Thought Ruler Archfiend")
        duel.resolves()
        assert duel.lp["you"] == 7000
        assert duel.them.grave == ["Rush"]
        assert duel.you.atk("Thought Ruler Archfiend") == 2700

    def test_not_what_targets_another(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Thought Ruler Archfiend", "Battle Ox"]),
            them=side(spells=["Rush"]),
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.them.activates("Rush", targeting="Battle Ox")
        duel.you.may_not("activate Thought Ruler Archfiend")
        duel.resolves()


CHAOS = "Black Luster Soldier - Envoy of the Beginning"


class TestEnvoyOfTheBeginning:
    def test_it_comes_for_a_light_and_a_dark_monster_of_the_graveyard(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[CHAOS], grave=["Mystical Elf", "Dark Magician", "Battle Ox"]))
        duel.you.comes_by_its_own_way(CHAOS, taking=["Mystical Elf", "Dark Magician"])
        duel.resolves()
        assert duel.you.monsters == [CHAOS]
        assert sorted(duel.you.banished) == ["Dark Magician", "Mystical Elf"]

    @pytest.mark.parametrize("grave", [["Mystical Elf", "Battle Ox"], ["Dark Magician", "Summoned Skull"]])
    def test_not_without_one_of_each(self, duel: Scenario, grave: list[str]) -> None:
        duel.setup(you=side(hand=[CHAOS], monsters=["Battle Ox", "Battle Ox"], grave=grave))
        duel.you.may_not(f"special summon {CHAOS}")
        duel.you.may_not(f"summon {CHAOS}")

    def test_it_banishes_a_monster_and_attacks_not_in_that_turn(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[CHAOS]), them=side(monsters=[face_down("Battle Ox")]))
        duel.you.activates(CHAOS, targeting="Battle Ox")
        duel.resolves()
        assert duel.them.banished == ["Battle Ox"]
        duel.you.enters_battle()
        duel.you.may_not(f"attack with {CHAOS}")

    def test_not_once_it_has_attacked(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[CHAOS]), them=side(monsters=["Soitsu", "Kuriboh"]))
        duel.you.attacks(CHAOS, "Soitsu")
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()
        duel.you.ends_battle()
        duel.resolves()
        duel.you.may_not(f"activate {CHAOS}")

    def test_it_attacks_again_when_its_attack_has_destroyed_a_monster(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[CHAOS]), them=side(monsters=["Soitsu", "Kuriboh"]))
        duel.you.attacks(CHAOS, "Soitsu")
        duel.you.places_trigger(CHAOS)
        duel.resolves()
        duel.you.attacks(CHAOS, "Kuriboh")
        duel.resolves()
        assert duel.them.grave == ["Soitsu", "Kuriboh"]
        duel.you.may_not(f"attack with {CHAOS}")

    def test_not_after_a_direct_attack(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[CHAOS]))
        duel.you.attacks(CHAOS, "directly")
        duel.resolves()
        duel.you.may_not(f"attack with {CHAOS}")

    def test_one_of_the_two_once_in_a_turn(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[CHAOS]), them=side(monsters=["Battle Ox", "Soitsu"]))
        duel.you.activates(CHAOS, targeting="Battle Ox")
        duel.resolves()
        duel.you.may_not(f"activate {CHAOS}")
        duel.you.ends_turn()
        duel.them.ends_turn()
        duel.resolves()
        duel.you.may(f"activate {CHAOS}")
