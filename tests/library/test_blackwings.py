"""The Blackwings: they come by themselves, grow in the damage step, and leave wedges in what they attack."""

import pytest

from cards.lang.places import Position
from cards.lang.turns import Timing
from duels.engine import MASTER_RULE_2, derive, from_position, to_position
from duels.engine import events as e
from duels.engine.prompts import Why
from duels.engine.snapshot import encode
from duels.soak.positions import check_laid_again
from tests.scenario import BATTLE, Scenario, defense, face_down, face_up, side
from tests.scenario.invented import BOOK

SIROCCO = "Blackwing - Sirocco the Dawn"
BORA, KALUT = "Blackwing - Bora the Spear", "Blackwing - Kalut the Moon Shadow"
SHURA, ARMOR, ARMED = (
    "Blackwing - Shura the Blue Flame",
    "Blackwing Armor Master",
    "Blackwing Armed Wing",
)

# ATK/DEF: Bora 1700/800, Kalut 1400/1000, Shura 1800/1200, Armor Master 2500/1500, Armed Wing 2300/1000,
# Dark Magician 2500/2100, Battle Ox 1700/1000, Mystical Elf 800/2000, Blue-Eyes White Dragon 3000/2500.


class TestBora:
    def test_it_comes_beside_another_blackwing(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[BORA], monsters=[KALUT]))
        duel.you.special_summons(BORA)
        duel.resolves()
        assert duel.you.monsters == [KALUT, BORA]

    @pytest.mark.parametrize("other", [BORA, face_down(KALUT), "Battle Ox"])
    def test_not_beside_itself_a_hidden_one_or_another_monster(self, duel: Scenario, other: str) -> None:
        duel.setup(you=side(hand=[BORA], monsters=[other]))
        duel.you.may_not(f"special summon {BORA}")

    def test_it_pierces(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[BORA]), them=side(monsters=[defense("Battle Ox")]))
        duel.you.attacks(BORA, "Battle Ox")
        duel.resolves()
        assert duel.lp["them"] == 7300


class TestKalut:
    @pytest.mark.parametrize("timing", [Timing.START, Timing.BEFORE_CALCULATION, Timing.CALCULATION])
    def test_it_helps_a_blackwing_up_to_damage_calculation(self, duel: Scenario, timing: Timing) -> None:
        """B9(c): quick effects that change ATK, from the start through calculation."""
        duel.setup(
            phase=BATTLE, you=side(monsters=[BORA], hand=[KALUT]), them=side(monsters=["Dark Magician"])
        )
        duel.you.attacks(BORA, "Dark Magician")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=timing)
        duel.you.activates(KALUT)
        duel.resolves()
        assert duel.you.grave == [KALUT]
        assert duel.them.grave == ["Dark Magician"]
        assert duel.lp["them"] == 7400
        assert duel.you.atk(BORA) == 3100

    def test_attacked_too_and_until_the_end_phase(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE, you=side(monsters=["Dark Magician"]), them=side(monsters=[BORA], hand=[KALUT])
        )
        duel.you.attacks("Dark Magician", BORA)
        duel.reaches(Why.DAMAGE_STEP, of="them", timing=Timing.START)
        duel.them.activates(KALUT)
        duel.resolves()
        assert duel.you.grave == ["Dark Magician"]
        duel.you.ends_turn()
        duel.resolves()
        assert duel.them.atk(BORA) == 1700

    def test_not_for_another_monster(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox", BORA], hand=[KALUT]))
        duel.you.attacks("Battle Ox", "directly")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.START)
        duel.you.may_not(f"activate {KALUT}")
        duel.resolves()

    def test_not_for_the_opponents(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[BORA]), them=side(hand=[KALUT]))
        duel.you.attacks(BORA, "directly")
        duel.reaches(Why.DAMAGE_STEP, of="them", timing=Timing.START)
        duel.them.may_not(f"activate {KALUT}")
        duel.resolves()

    def test_not_before_or_after(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[BORA], hand=[KALUT]), them=side(monsters=["Kuriboh"]))
        duel.you.attacks(BORA, "Kuriboh")
        duel.you.may_not(f"activate {KALUT}")
        duel.reaches(Why.DAMAGE_STEP, of="you", timing=Timing.AFTER_CALCULATION)
        duel.you.may_not(f"activate {KALUT}")
        duel.resolves()


class TestShura:
    def test_it_brings_a_weaker_blackwing_without_its_effects(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[SHURA], deck=[KALUT, BORA, "Battle Ox"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.attacks(SHURA, "Battle Ox")
        duel.you.places_trigger(SHURA)
        duel.reaches_choice("you", Why.SPECIAL_SUMMON)
        assert duel.you.choices == [KALUT]
        duel.you.chooses(KALUT)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [SHURA, KALUT]
        assert duel.happened(e.EffectsNegated)
        duel.you.may(f"attack with {KALUT}")

    def test_not_without_a_monster_destroyed(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[SHURA], deck=[KALUT]))
        duel.you.attacks(SHURA, "directly")
        duel.resolves()
        assert duel.you.monsters == [SHURA]


class TestArmedWing:
    def test_it_gains_and_pierces_against_a_defender(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[ARMED]), them=side(monsters=[defense("Mystical Elf")]))
        duel.you.attacks(ARMED, "Mystical Elf")
        duel.resolves()
        assert duel.lp["them"] == 7200
        assert duel.you.atk(ARMED) == 2300

    def test_also_against_one_that_was_face_down(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[ARMED]), them=side(monsters=[face_down("Mystical Elf")]))
        duel.you.attacks(ARMED, "Mystical Elf")
        duel.resolves()
        assert duel.lp["them"] == 7200

    def test_not_against_an_attacker_and_not_when_attacked(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[ARMED]), them=side(monsters=["Battle Ox"]))
        duel.you.attacks(ARMED, "Battle Ox")
        duel.resolves()
        assert duel.lp["them"] == 7400


class TestArmorMaster:
    def test_neither_it_nor_its_player_is_hurt_by_battle(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[ARMOR]), them=side(monsters=["Blue-Eyes White Dragon"]))
        duel.you.attacks(ARMOR, "Blue-Eyes White Dragon")
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()
        assert duel.you.monsters == [ARMOR]
        assert duel.lp["you"] == 8000

    def test_damage_of_another_monsters_battle_is_taken(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[ARMOR, "Battle Ox"]),
            them=side(monsters=["Blue-Eyes White Dragon"]),
        )
        duel.you.attacks("Battle Ox", "Blue-Eyes White Dragon")
        duel.resolves()
        assert duel.lp["you"] == 6700

    def test_its_wedge_makes_the_attacked_monster_powerless_for_the_turn(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[ARMOR]), them=side(monsters=["Blue-Eyes White Dragon"]))
        duel.you.attacks(ARMOR, "Blue-Eyes White Dragon")
        duel.you.places_trigger(ARMOR)
        duel.resolves()
        assert duel.find("Blue-Eyes White Dragon").counters == {"Wedge Counter": 1}
        duel.you.ends_battle()
        duel.resolves()
        duel.resolves()
        duel.you.activates(ARMOR)
        duel.resolves()
        assert duel.find("Blue-Eyes White Dragon").counters == {}
        assert (duel.them.atk("Blue-Eyes White Dragon"), duel.them.defense("Blue-Eyes White Dragon")) == (
            0,
            0,
        )
        duel.you.ends_turn()
        duel.resolves()
        assert duel.them.atk("Blue-Eyes White Dragon") == 3000

    def test_not_in_what_it_destroyed_nor_when_it_was_attacked(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Blue-Eyes White Dragon", "Battle Ox"]),
            them=side(monsters=[ARMOR]),
        )
        duel.you.attacks("Battle Ox", ARMOR)
        duel.resolves()
        duel.you.attacks("Blue-Eyes White Dragon", ARMOR)
        duel.resolves()
        assert not duel.happened(e.LinkMade)

    def test_without_a_wedge_it_has_nothing_to_pay_with(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[ARMOR]), them=side(monsters=["Battle Ox"]))
        duel.you.may_not(f"activate {ARMOR}")
        assert duel.you.position(ARMOR) is Position.ATTACK


SILVERWIND = "Blackwing - Silverwind the Ascendant"


class TestSilverwind:
    def comes(self, duel: Scenario, **them: object) -> None:
        """Fledgling is an invented Blackwing tuner of level 1."""
        duel.setup(
            you=side(extra=[SILVERWIND], monsters=["Fledgling", KALUT, SHURA, "Battle Ox"]),
            them=side(**them),  # type: ignore[arg-type]
        )
        duel.you.synchro_summons(SILVERWIND, "Fledgling", [KALUT, SHURA])

    def test_it_destroys_up_to_two_monsters_of_less_defence_than_its_attack(self, duel: Scenario) -> None:
        self.comes(duel, monsters=["Dark Magician", "Mystical Elf", face_down("Kuriboh")])
        duel.you.places_trigger(SILVERWIND)
        assert sorted(duel.you.choices) == ["Battle Ox", SILVERWIND, "Dark Magician", "Mystical Elf"]
        duel.you.targets("Dark Magician", "Mystical Elf")
        duel.resolves()
        assert duel.them.monsters == ["Kuriboh"]
        duel.you.may_not("enter battle")

    def test_turned_face_down_it_has_nothing_to_compare_with_and_destroys_them(self, duel: Scenario) -> None:
        """C5, K16: the comparison stays as it was made."""
        self.comes(duel, monsters=["Dark Magician", "Mystical Elf"], spells=["Book of Moon"])
        duel.you.places_trigger(SILVERWIND)
        duel.you.targets("Dark Magician", "Mystical Elf")
        duel.them.activates("Book of Moon", targeting=SILVERWIND)
        duel.resolves()
        assert duel.them.monsters == []

    def test_a_target_that_was_turned_face_down_is_not_destroyed(self, duel: Scenario) -> None:
        """C5, K16."""
        self.comes(duel, monsters=["Dark Magician", "Mystical Elf"], spells=["Book of Moon"])
        duel.you.places_trigger(SILVERWIND)
        duel.you.targets("Dark Magician", "Mystical Elf")
        duel.them.activates("Book of Moon", targeting="Dark Magician")
        duel.resolves()
        assert duel.them.monsters == ["Dark Magician"]

    def test_without_using_it_the_battle_phase_is_open(self, duel: Scenario) -> None:
        """(T2): only the activation binds."""
        self.comes(duel, monsters=["Dark Magician"])
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()
        duel.you.may("enter battle")

    def test_not_one_whose_defence_is_no_lower(self, duel: Scenario) -> None:
        self.comes(duel, monsters=["Labyrinth Wall"])
        duel.you.places_trigger(SILVERWIND)
        assert "Labyrinth Wall" not in duel.you.choices
        duel.you.targets("Battle Ox")
        duel.resolves()
        assert duel.them.monsters == ["Labyrinth Wall"]

    def test_it_needs_two_others_beside_the_tuner(self, duel: Scenario) -> None:
        duel.setup(you=side(extra=[SILVERWIND], monsters=["Fledgling", "Dark Magician"]))
        duel.you.may_not(f"synchro summon {SILVERWIND}")

    def test_the_first_blackwing_of_each_opposing_turn_is_spared(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Dark Magician", "Blue-Eyes White Dragon"]),
            them=side(monsters=[SILVERWIND, BORA]),
        )
        duel.you.attacks("Dark Magician", BORA)
        duel.resolves()
        assert duel.them.monsters == [SILVERWIND, BORA]
        assert duel.lp["them"] == 7200
        duel.you.attacks("Blue-Eyes White Dragon", SILVERWIND)
        duel.resolves()
        assert duel.them.grave == [SILVERWIND]

    def test_not_in_ones_own_turn_nor_another_monster(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[SILVERWIND, "Battle Ox"]),
            them=side(monsters=["Blue-Eyes White Dragon"]),
        )
        duel.you.attacks(SILVERWIND, "Blue-Eyes White Dragon")
        duel.resolves()
        assert duel.you.grave == [SILVERWIND]


class TestSirocco:
    def test_it_needs_no_tribute_on_an_empty_side_against_a_monster(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[SIROCCO]), them=side(monsters=["Battle Ox"]))
        duel.you.summons_otherwise(SIROCCO)
        duel.resolves()
        assert duel.you.monsters == [SIROCCO]

    def test_not_without_a_monster_against_it(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[SIROCCO]))
        duel.you.may_not(f"summon {SIROCCO}")

    def test_not_beside_a_monster(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=[SIROCCO], monsters=[face_down("Kuriboh")]), them=side(monsters=["Battle Ox"])
        )
        duel.you.summons(SIROCCO, tributing=["Kuriboh"])
        duel.resolves()
        assert duel.you.grave == ["Kuriboh"]

    def test_one_gains_the_attack_of_all_the_others_on_the_field(self, duel: Scenario) -> None:
        """Both sides count; a hidden one does not."""
        duel.setup(
            you=side(monsters=[SIROCCO, BORA, face_down(SHURA)]), them=side(monsters=[KALUT, "Battle Ox"])
        )
        duel.you.activates(SIROCCO, targeting=BORA)
        duel.resolves()
        assert duel.you.atk(BORA) == 1700 + 2000 + 1400
        assert duel.you.atk(SIROCCO) == 2000
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.atk(BORA) == 1700

    def test_only_the_target_attacks(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[SIROCCO, BORA], hand=["Battle Ox"]))
        duel.you.activates(SIROCCO, targeting=BORA)
        duel.resolves()
        duel.you.summons("Battle Ox")
        duel.resolves()
        duel.you.enters_battle()
        duel.you.may_not(f"attack with {SIROCCO}")
        duel.you.may_not("attack with Battle Ox")
        duel.you.attacks(BORA, "directly")
        duel.resolves()
        assert duel.them.lp == 8000 - 3700

    def test_nobody_else_attacks_when_the_target_has_gone(self, duel: Scenario) -> None:
        """The oath binds although the target leaves, in snapshots and positions too (C17)."""
        duel.setup(you=side(monsters=[SIROCCO, BORA]))
        duel.you.activates(SIROCCO, targeting=BORA)
        duel.resolves()
        duel.moves(BORA, to="grave")
        check_laid_again(duel.duel, b"another key of chance")
        checkpoint = encode(duel.state)
        again = from_position(BOOK, MASTER_RULE_2, to_position(BOOK, checkpoint), b"another key of chance")
        assert [card.uid for card in again._game.state.monsters(0)]
        bound = derive.derived(again._game.state).cannot_attack
        assert {card.uid for card in again._game.state.monsters(0)} <= bound
        duel.you.enters_battle()
        duel.you.may_not(f"attack with {SIROCCO}")

    def test_the_opponent_is_not_bound(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[SIROCCO]), them=side(monsters=["Battle Ox"]))
        duel.you.activates(SIROCCO)
        duel.resolves()
        uid = duel.find("Battle Ox").uid
        assert uid not in duel.derived.cannot_attack

    def test_after_an_attack_only_the_attacker_can_be_chosen(self, duel: Scenario) -> None:
        """Who activates it may not have done already what it forbids in its turn."""
        duel.setup(phase=BATTLE, you=side(monsters=[SIROCCO, BORA]))
        duel.you.attacks(BORA, "directly")
        duel.resolves()
        duel.you.ends_battle()
        duel.resolves()
        duel.you.activates(SIROCCO)
        duel.resolves()
        assert duel.you.atk(BORA) == 3700

    def test_not_after_two_have_attacked(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[SIROCCO, BORA]))
        duel.you.attacks(BORA, "directly")
        duel.resolves()
        duel.you.attacks(SIROCCO, "directly")
        duel.resolves()
        duel.you.ends_battle()
        duel.resolves()
        duel.you.may_not(f"activate {SIROCCO}")

    def test_not_after_one_that_has_left_attacked(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[SIROCCO, BORA]), them=side(monsters=["Dark Magician"]))
        duel.you.attacks(BORA, "Dark Magician")
        duel.resolves()
        assert duel.you.monsters == [SIROCCO]
        duel.you.ends_battle()
        duel.resolves()
        duel.you.may_not(f"activate {SIROCCO}")

    def test_once_a_turn_and_only_a_blackwing(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[SIROCCO, "Battle Ox"]))
        duel.you.activates(SIROCCO)
        duel.resolves()
        assert duel.you.atk(SIROCCO) == 2000
        duel.you.may_not(f"activate {SIROCCO}")

    def test_black_whirlwind_answers_its_summon(self, duel: Scenario) -> None:
        """Though nothing was tributed it is a normal summon."""
        duel.setup(
            you=side(hand=[SIROCCO], spells=[face_up("Black Whirlwind")], deck=[SHURA]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.summons_otherwise(SIROCCO)
        duel.you.places_trigger("Black Whirlwind")
        duel.reaches_choice("you", Why.ADD_TO_HAND)
        duel.you.chooses(SHURA)
        duel.resolves()
        assert duel.you.hand == [SHURA]
