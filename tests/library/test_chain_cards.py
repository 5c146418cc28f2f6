"""Cards that answer what happens, and negate it."""

import pytest

from duels.engine import events as e
from duels.engine.prompts import Why
from tests.scenario import BATTLE, Scenario, defense, face_down, face_up, side


class TestDDCrow:
    def test_it_is_discarded_from_the_hand_in_either_turn(self, duel: Scenario) -> None:
        """A quick effect from the hand (E5); the target is banished."""
        duel.setup(
            turn_of="them",
            you=side(hand=["D.D. Crow"]),
            them=side(hand=["Monster Reborn"], grave=["Dark Magician"]),
        )
        duel.them.activates("Monster Reborn", targeting="Dark Magician")
        duel.you.activates("D.D. Crow", targeting="Dark Magician")
        duel.resolves()
        assert duel.you.grave == ["D.D. Crow"]
        assert duel.them.banished == ["Dark Magician"]
        assert duel.them.monsters == []

    def test_not_on_ones_own_graveyard(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["D.D. Crow"], grave=["Dark Magician"]))
        duel.you.may_not("activate D.D. Crow")

    def test_not_from_the_field(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["D.D. Crow"]), them=side(grave=["Dark Magician"]))
        duel.you.may_not("activate D.D. Crow")


class TestDivineWrath:
    def test_a_monster_effect_is_negated_and_the_monster_destroyed(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(hand=["Kuriboh"], spells=["Divine Wrath"]),
            them=side(monsters=["Archer"]),
        )
        duel.them.activates("Archer")
        duel.you.activates("Divine Wrath")
        duel.you.pays("Kuriboh")
        duel.resolves()
        assert duel.you.lp == 8000
        assert duel.them.grave == ["Archer"]
        assert duel.reason_of("Archer") is e.Reason.DESTRUCTION
        assert duel.you.grave == ["Kuriboh", "Divine Wrath"]

    def test_not_a_spell_and_not_without_a_card_to_discard(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(spells=["Divine Wrath"]),
            them=side(monsters=["Archer"], hand=["Pot of Greed"]),
        )
        duel.them.activates("Archer")
        duel.you.may_not("activate Divine Wrath")
        duel.resolves()
        duel.them.activates("Pot of Greed")
        duel.you.may_not("activate Divine Wrath")
        duel.resolves()


class TestIcarusAttack:
    def test_two_targets_for_a_winged_beast(self, duel: Scenario) -> None:
        """What was tributed cannot be a target (M9)."""
        duel.setup(
            turn_of="them",
            you=side(spells=["Icarus Attack"], monsters=["Harpie Girl"]),
            them=side(monsters=["Battle Ox"], spells=[face_up("Steady")], hand=["Pot of Greed"]),
        )
        duel.them.activates("Pot of Greed")
        duel.you.activates("Icarus Attack")
        duel.you.pays("Harpie Girl")
        duel.you.targets("Battle Ox", "Pot of Greed")
        duel.resolves()
        assert duel.them.monsters == []
        assert duel.them.spells == ["Steady"]
        assert duel.you.grave == ["Harpie Girl", "Icarus Attack"]

    def test_one_other_card_is_not_enough(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(spells=["Icarus Attack"], monsters=["Harpie Girl"]),
            them=side(monsters=["Archer"]),
        )
        duel.them.activates("Archer")
        duel.you.may_not("activate Icarus Attack")
        duel.resolves()

    def test_only_winged_beasts_pay(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(spells=["Icarus Attack"], monsters=["Battle Ox", "Kuriboh"]),
            them=side(monsters=["Archer", "Battle Ox"]),
        )
        duel.them.activates("Archer")
        duel.you.may_not("activate Icarus Attack")
        duel.resolves()


class TestSystemDown:
    def test_machines_on_the_field_and_in_the_graveyard(self, duel: Scenario) -> None:
        """Face-up ones of the opponent alone (N5)."""
        duel.setup(
            you=side(hand=["System Down"], monsters=["Mighty Guard"]),
            them=side(
                monsters=["Mighty Guard", face_down("Woodborg Inpachi"), "Battle Ox"],
                grave=["Bokoichi the Freightening Car", "Kuriboh"],
            ),
        )
        duel.you.activates("System Down")
        duel.resolves()
        assert duel.you.lp == 7000
        assert duel.you.monsters == ["Mighty Guard"]
        assert duel.them.monsters == ["Woodborg Inpachi", "Battle Ox"]
        assert sorted(duel.them.banished) == ["Bokoichi the Freightening Car", "Mighty Guard"]

    def test_not_without_a_machine(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["System Down"]), them=side(monsters=["Battle Ox"]))
        duel.you.may_not("activate System Down")


class TestDarkEruption:
    def test_a_dark_monster_of_1500_atk(self, duel: Scenario) -> None:
        """1500 is enough little; other attributes are not meant."""
        duel.setup(you=side(hand=["Dark Eruption"], grave=["Dark Magician", "Kuriboh", "Mystical Elf"]))
        duel.you.activates("Dark Eruption", targeting="Kuriboh")
        duel.resolves()
        assert duel.you.hand == ["Kuriboh"]

    def test_not_without_one(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Dark Eruption"], grave=["Dark Magician", "Mystical Elf"]))
        duel.you.may_not("activate Dark Eruption")


class TestMysticTomato:
    def test_destroyed_by_battle_it_brings_another(self, duel: Scenario) -> None:
        """In attack position, from the deck, which is shuffled."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(monsters=[defense("Mystic Tomato")], deck=["Sangan", "Dark Magician"]),
            them=side(monsters=["Dark Magician"]),
        )
        duel.them.attacks("Dark Magician", "Mystic Tomato")
        duel.you.places_trigger("Mystic Tomato")
        duel.you.chooses("Sangan")
        duel.resolves()
        assert duel.you.monsters == ["Sangan"]
        assert duel.them.lp == 8000

    def test_not_when_an_effect_destroys_it(self, duel: Scenario) -> None:
        """By battle alone (X1)."""
        duel.setup(you=side(hand=["Snipe"], monsters=["Mystic Tomato"], deck=["Sangan"]))
        duel.you.activates("Snipe", targeting="Mystic Tomato")
        duel.resolves()
        assert duel.you.grave == ["Mystic Tomato", "Snipe"]
        assert duel.you.monsters == []


class TestPyramidTurtle:
    def test_a_zombie_of_2000_def_or_less(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(monsters=["Pyramid Turtle"], deck=["Pyramid Turtle", "Sangan"]),
            them=side(monsters=["Dark Magician"]),
        )
        duel.them.attacks("Dark Magician", "Pyramid Turtle")
        duel.you.places_trigger("Pyramid Turtle")
        duel.you.chooses("Pyramid Turtle")
        duel.you.chooses("defense")
        duel.resolves()
        assert duel.you.monsters == ["Pyramid Turtle"]


class TestBookOfLife:
    def test_one_rises_and_one_is_banished(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Book of Life"], grave=["Pyramid Turtle", "Sangan"]),
            them=side(grave=["Dark Magician"]),
        )
        duel.you.activates("Book of Life")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Pyramid Turtle"]
        assert duel.them.banished == ["Dark Magician"]

    def test_not_without_a_monster_of_the_opponent(self, duel: Scenario) -> None:
        """Both must be targeted (X4)."""
        duel.setup(you=side(hand=["Book of Life"], grave=["Pyramid Turtle"]))
        duel.you.may_not("activate Book of Life")


class TestSpinedGillman:
    def test_fish_sea_serpents_and_aqua(self, duel: Scenario) -> None:
        duel.setup(
            you=side(monsters=["Spined Gillman", "Spiral Serpent", "Battle Ox"]),
            them=side(monsters=["Spiral Serpent"]),
        )
        assert duel.you.atk("Spined Gillman") == 1700
        assert duel.you.atk("Spiral Serpent") == 3300
        assert duel.you.atk("Battle Ox") == 1700
        assert duel.them.atk("Spiral Serpent") == 2900


class TestMyBodyAsAShield:
    def test_what_would_destroy_a_monster_is_negated(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(spells=["My Body as a Shield"], monsters=["Battle Ox"]),
            them=side(hand=["Raigeki"]),
        )
        duel.them.activates("Raigeki")
        duel.you.activates("My Body as a Shield")
        duel.resolves()
        assert duel.you.lp == 6500
        assert duel.you.monsters == ["Battle Ox"]
        assert duel.them.grave == ["Raigeki"]

    def test_what_would_destroy_no_monster_is_not(self, duel: Scenario) -> None:
        """A spell or trap alone is no monster."""
        duel.setup(
            turn_of="them",
            you=side(spells=["My Body as a Shield", face_up("Muzzle")], monsters=["Battle Ox"]),
            them=side(hand=["Mystical Space Typhoon"]),
        )
        duel.them.activates("Mystical Space Typhoon", targeting="Muzzle")
        duel.you.may_not("activate My Body as a Shield")
        duel.resolves()

    def test_only_the_opponents(self, duel: Scenario) -> None:
        duel.setup(
            you=side(spells=["My Body as a Shield"], monsters=["Battle Ox"], hand=["Quake"]),
        )
        duel.you.activates("Quake")
        duel.you.may_not("activate My Body as a Shield")
        duel.resolves()


class TestStarlightRoad:
    def test_two_cards_of_ones_own_must_be_in_danger(self, duel: Scenario) -> None:
        """The effect is negated and its card destroyed; Stardust Dragon may come, not properly (S6)."""
        duel.setup(
            turn_of="them",
            you=side(spells=["Starlight Road"], monsters=["Battle Ox"], extra=["Stardust Dragon"]),
            them=side(hand=["Heavy Storm", "Raigeki", "Dark Hole"]),
        )
        duel.them.activates("Heavy Storm")
        duel.you.may_not("activate Starlight Road")
        duel.resolves()

    def test_it_brings_stardust_dragon(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(spells=["Starlight Road"], monsters=["Battle Ox", "Kuriboh"], extra=["Stardust Dragon"]),
            them=side(hand=["Raigeki"]),
        )
        duel.them.activates("Raigeki")
        duel.you.activates("Starlight Road")
        duel.you.chooses("yes")
        duel.you.chooses("Stardust Dragon")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox", "Kuriboh", "Stardust Dragon"]
        assert duel.them.grave == ["Raigeki"]
        assert duel.without_effect == {"Raigeki": "effect_negated"}
        assert not duel.find("Stardust Dragon").proper

    @pytest.mark.parametrize(("answer", "may"), [("Starlight Road", False), ("Stardust Dragon", True)])
    def test_not_in_the_damage_step(self, duel: Scenario, answer: str, may: bool) -> None:
        """It is a trap and negates an effect, no activation; Stardust Dragon negates an activation (B9)."""
        duel.setup(
            phase=BATTLE,
            you=side(spells=["Starlight Road"], monsters=["Battle Ox", "Stardust Dragon"]),
            them=side(monsters=[face_down("Cyber Jar")]),
        )
        duel.you.attacks("Battle Ox", "Cyber Jar")
        duel.reaches(Why.CHAIN, of="you")
        (duel.you.may if may else duel.you.may_not)(f"activate {answer}")
        duel.you.activates("Stardust Dragon")
        duel.resolves()


class TestBattleFader:
    def test_a_direct_attack_ends_the_battle_phase(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(hand=["Battle Fader"]),
            them=side(monsters=["Battle Ox", "Dark Magician"]),
        )
        duel.them.attacks("Battle Ox", "directly")
        duel.you.activates("Battle Fader")
        duel.you.chooses("defense")
        duel.resolves()
        assert duel.you.monsters == ["Battle Fader"]
        assert duel.you.lp == 8000
        assert duel.phase.value == "main_2"

    def test_without_a_zone_by_then_it_goes_to_the_graveyard(self, duel: Scenario) -> None:
        """And the battle phase goes on (F9, C5)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(
                hand=["Battle Fader"],
                spells=["Return from the Different Dimension"],
                banished=["Soitsu"] * 5,
            ),
            them=side(monsters=["Dark Magician"]),
        )
        duel.them.attacks("Dark Magician", "directly")
        duel.you.activates("Battle Fader")
        duel.you.activates("Return from the Different Dimension")
        for _ in range(5):
            duel.you.chooses("attack")
        duel.reaches_choice("them", Why.REPLAY)
        assert duel.reason_of("Battle Fader") is e.Reason.RULE
        assert duel.you.grave[0] == "Battle Fader"
        duel.them.stops_attacking()
        duel.resolves()

    def test_it_is_banished_when_it_leaves(self, duel: Scenario) -> None:
        """Summoned this way (X8)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(hand=["Battle Fader"]),
            them=side(monsters=["Battle Ox"], hand=["Raigeki"]),
        )
        duel.them.attacks("Battle Ox", "directly")
        duel.you.activates("Battle Fader")
        duel.you.chooses("defense")
        duel.resolves()
        duel.them.activates("Raigeki")
        duel.resolves()
        assert duel.you.banished == ["Battle Fader"]

    def test_otherwise_it_is_not(self, duel: Scenario) -> None:
        duel.setup(turn_of="them", you=side(monsters=["Battle Fader"]), them=side(hand=["Raigeki"]))
        duel.them.activates("Raigeki")
        duel.resolves()
        assert duel.you.grave == ["Battle Fader"]

    def test_an_attack_on_a_monster_is_not_direct(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(hand=["Battle Fader"], monsters=[defense("Mystical Elf")]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.them.attacks("Battle Ox", "Mystical Elf")
        duel.you.may_not("activate Battle Fader")
        duel.resolves()
