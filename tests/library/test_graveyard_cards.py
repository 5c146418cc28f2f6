"""Cards that act in the graveyard or bring monsters back, and cards that sweep monsters away."""

import pytest

from cards.lang.places import Place, Position
from duels.engine import events as e
from duels.engine.prompts import Why
from tests.scenario import BATTLE, Scenario, copy, defense, face_down, side

MONK = "Summoner Monk"
MALICIOUS = "Destiny HERO - Malicious"


class TestSummonerMonk:
    def test_it_lies_down_when_it_is_summoned(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[MONK]))
        duel.you.summons(MONK)
        duel.resolves()
        assert duel.you.position(MONK) is Position.DEFENSE

    def test_a_spell_brings_a_monster_of_level_4_that_cannot_attack(self, duel: Scenario) -> None:
        duel.setup(
            you=side(
                hand=["Dark Hole"], monsters=[MONK], deck=["Battle Ox", "Skull Servant", "Summoned Skull"]
            )
        )
        duel.you.activates(MONK)
        duel.you.pays("Dark Hole")
        duel.reaches_choice("you", Why.SPECIAL_SUMMON)
        duel.you.chooses("Battle Ox")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [MONK, "Battle Ox"]
        duel.you.enters_battle()
        duel.you.may_not("attack with Battle Ox")

    @pytest.mark.parametrize(("hand", "deck"), [("Battle Ox", "Battle Ox"), ("Dark Hole", "Skull Servant")])
    def test_it_needs_a_spell_and_such_a_monster(self, duel: Scenario, hand: str, deck: str) -> None:
        """(M9, C10)"""
        duel.setup(you=side(hand=[hand], monsters=[MONK], deck=[deck] * 40))
        duel.you.may_not(f"activate {MONK}")

    def test_it_cannot_be_tributed(self, duel: Scenario) -> None:
        """(S2, X6)"""
        duel.setup(you=side(hand=["Summoned Skull", "Trade"], monsters=[MONK]))
        duel.you.may_not("summon Summoned Skull")
        duel.you.may_not("activate Trade")


class TestPlaguespreaderZombie:
    def test_it_comes_from_the_graveyard_for_a_card_put_on_the_deck(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Battle Ox"], grave=["Plaguespreader Zombie"]))
        duel.you.activates("Plaguespreader Zombie")
        duel.you.pays("Battle Ox")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Plaguespreader Zombie"]
        assert duel.you.deck[0] == "Battle Ox"

    def test_it_is_banished_when_it_leaves(self, duel: Scenario) -> None:
        """(X8)"""
        duel.setup(you=side(hand=["Battle Ox", "Dark Hole"], grave=["Plaguespreader Zombie"]))
        duel.you.activates("Plaguespreader Zombie")
        duel.you.pays("Battle Ox")
        duel.you.chooses("attack")
        duel.resolves()
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.you.banished == ["Plaguespreader Zombie"]

    def test_it_needs_a_card_in_the_hand(self, duel: Scenario) -> None:
        """(M9)"""
        duel.setup(you=side(grave=["Plaguespreader Zombie"]))
        duel.you.may_not("activate Plaguespreader Zombie")


class TestMalicious:
    def test_banished_from_the_graveyard_it_brings_another(self, duel: Scenario) -> None:
        duel.setup(you=side(grave=[MALICIOUS], deck=[MALICIOUS, "Soitsu"]))
        duel.you.activates(MALICIOUS)
        duel.you.chooses(MALICIOUS)
        duel.you.chooses("defense")
        duel.resolves()
        assert duel.you.monsters == [MALICIOUS]
        assert duel.you.banished == [MALICIOUS]

    def test_it_needs_another_in_the_deck(self, duel: Scenario) -> None:
        """(C10, C19)"""
        duel.setup(you=side(grave=[MALICIOUS]))
        duel.you.may_not(f"activate {MALICIOUS}")


class TestDandylion:
    def test_two_tokens_come_when_it_is_sent_to_the_graveyard(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Dandylion"]), them=side(hand=["Dark Hole"]), turn_of="them")
        duel.them.activates("Dark Hole")
        duel.resolves()
        assert duel.you.monsters == ["Fluff Token", "Fluff Token"]
        assert duel.you.position(copy("Fluff Token", 1)) is Position.DEFENSE

    def test_they_are_no_tributes_in_that_turn(self, duel: Scenario) -> None:
        """But in the next (S2, T9)."""
        duel.setup(you=side(hand=["Dark Hole", "Summoned Skull"], monsters=["Dandylion"]))
        duel.you.activates("Dark Hole")
        duel.resolves()
        duel.you.may_not("summon Summoned Skull")
        for player in (duel.you, duel.them):
            player.ends_turn()
            duel.resolves()
        duel.you.may("summon Summoned Skull")

    def test_it_triggers_from_the_hand_too(self, duel: Scenario) -> None:
        """Discarded for a cost (X2, C8)."""
        duel.setup(you=side(hand=["Lightning Vortex", "Dandylion"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Lightning Vortex")
        duel.you.pays("Dandylion")
        duel.resolves()
        assert duel.you.monsters == ["Fluff Token", "Fluff Token"]

    def test_without_two_zones_none_comes(self, duel: Scenario) -> None:
        """Together, or not at all (S12)."""
        duel.setup(
            you=side(hand=["Lightning Vortex", "Dandylion"], monsters=["Soitsu"] * 4),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.activates("Lightning Vortex")
        duel.you.pays("Dandylion")
        duel.resolves()
        assert duel.you.monsters == ["Soitsu"] * 4


class TestLimitReverse:
    def revives(self, duel: Scenario) -> None:
        duel.you.activates("Limit Reverse")
        duel.resolves()
        assert duel.you.monsters == ["Soitsu"]

    def test_it_brings_a_weak_monster_back(self, duel: Scenario) -> None:
        duel.setup(you=side(spells=["Limit Reverse"], grave=["Soitsu", "Battle Ox"]))
        self.revives(duel)
        assert duel.you.position("Soitsu") is Position.ATTACK

    def test_one_of_more_than_1000_attack_is_no_target(self, duel: Scenario) -> None:
        """(X4)"""
        duel.setup(you=side(spells=["Limit Reverse"], grave=["Battle Ox"]))
        duel.you.may_not("activate Limit Reverse")

    def test_in_defense_position_both_are_destroyed(self, duel: Scenario) -> None:
        duel.setup(you=side(spells=["Limit Reverse"], grave=["Soitsu"]), turn_of="them")
        duel.them.enters_battle()
        self.revives(duel)
        duel.them.ends_turn()
        duel.resolves()
        duel.you.changes_position("Soitsu")
        duel.resolves()
        assert duel.you.monsters == []
        assert sorted(duel.you.grave) == ["Limit Reverse", "Soitsu"]

    def test_in_defense_position_the_trap_is_destroyed_though_the_monster_holds(self, duel: Scenario) -> None:
        """(X1) Both are destroyed at once, not the trap because the monster was."""
        duel.setup(you=side(spells=["Limit Reverse"], grave=["Rock"]), turn_of="them")
        duel.them.enters_battle()
        duel.you.activates("Limit Reverse")
        duel.resolves()
        duel.them.ends_turn()
        duel.resolves()
        duel.you.changes_position("Rock")
        duel.resolves()
        assert duel.you.monsters == ["Rock"]
        assert duel.you.grave == ["Limit Reverse"]

    def test_when_the_trap_leaves_the_monster_is_destroyed(self, duel: Scenario) -> None:
        duel.setup(you=side(spells=["Limit Reverse"], hand=["Mystical Space Typhoon"], grave=["Soitsu"]))
        self.revives(duel)
        duel.you.activates("Mystical Space Typhoon")
        duel.resolves()
        assert duel.you.monsters == []

    def test_when_the_monster_is_destroyed_the_trap_is_too(self, duel: Scenario) -> None:
        duel.setup(you=side(spells=["Limit Reverse"], hand=["Dark Hole"], grave=["Soitsu"]))
        self.revives(duel)
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.you.spells == []


class TestBottomlessTrapHole:
    def test_a_strong_monster_is_destroyed_and_banished(self, duel: Scenario) -> None:
        """It was destroyed, and never in the graveyard (X1)."""
        duel.setup(you=side(hand=["Battle Ox"]), them=side(spells=["Bottomless Trap Hole"]))
        duel.you.summons("Battle Ox")
        duel.them.activates("Bottomless Trap Hole")
        duel.resolves()
        assert duel.you.banished == ["Battle Ox"]
        assert duel.reason_of("Battle Ox") is e.Reason.DESTRUCTION

    @pytest.mark.parametrize("name", ["Soitsu", "Mystical Elf"])
    def test_a_weak_one_does_not_call_for_it(self, duel: Scenario, name: str) -> None:
        duel.setup(you=side(hand=[name]), them=side(spells=["Bottomless Trap Hole"]))
        duel.you.summons(name)
        duel.resolves()
        assert duel.happened(e.LinkMade) == []

    def test_its_own_players_monsters_do_not(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Battle Ox"], spells=["Bottomless Trap Hole"]))
        duel.you.summons("Battle Ox")
        duel.resolves()
        assert duel.happened(e.LinkMade) == []

    def test_of_several_that_come_together_all_strong_ones_go(self, duel: Scenario) -> None:
        """What comes together is one event, and the trap finds all of it (C13)."""
        duel.setup(
            you=side(
                spells=["Return from the Different Dimension"],
                banished=["Battle Ox", "Soitsu", "Summoned Skull"],
            ),
            them=side(spells=["Bottomless Trap Hole"]),
        )
        duel.you.activates("Return from the Different Dimension")
        for _ in range(3):
            duel.you.chooses("attack")
        duel.them.activates("Bottomless Trap Hole")
        duel.resolves()
        assert duel.you.monsters == ["Soitsu"]
        assert sorted(duel.you.banished) == ["Battle Ox", "Summoned Skull"]

    def test_one_turned_face_down_in_answer_is_spared(self, duel: Scenario) -> None:
        """It has no ATK then (N5)."""
        duel.setup(you=side(hand=["Battle Ox", "Book of Moon"]), them=side(spells=["Bottomless Trap Hole"]))
        duel.you.summons("Battle Ox")
        duel.them.activates("Bottomless Trap Hole")
        duel.you.activates("Book of Moon")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]


class TestSmashingGround:
    def test_the_monster_with_the_highest_defense_goes(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Smashing Ground"]),
            them=side(monsters=["Battle Ox", "Mystical Elf", face_down("Blue-Eyes White Dragon")]),
        )
        duel.you.activates("Smashing Ground")
        duel.resolves()
        assert duel.them.grave == ["Mystical Elf"]

    def test_its_player_chooses_among_equals(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Smashing Ground"]), them=side(monsters=["Battle Ox", "Battle Ox"]))
        duel.you.activates("Smashing Ground")
        duel.reaches_choice("you", Why.DESTROY)
        duel.you.chooses(copy("Battle Ox", 2))
        duel.resolves()
        assert len(duel.them.monsters) == 1

    def test_it_needs_a_face_up_monster(self, duel: Scenario) -> None:
        """(C10)"""
        duel.setup(you=side(hand=["Smashing Ground"]), them=side(monsters=[face_down("Battle Ox")]))
        duel.you.may_not("activate Smashing Ground")


class TestEnemyController:
    def test_it_changes_the_position_of_a_monster(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Enemy Controller"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Enemy Controller", "activation_1")
        duel.resolves()
        assert duel.them.position("Battle Ox") is Position.DEFENSE
        assert duel.you.grave == ["Enemy Controller"]

    def test_from_defense_to_attack(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Enemy Controller"]), them=side(monsters=[defense("Battle Ox")]))
        duel.you.activates("Enemy Controller", "activation_1")
        duel.resolves()
        assert duel.them.position("Battle Ox") is Position.ATTACK

    def test_for_a_tribute_it_takes_control(self, duel: Scenario) -> None:
        """Until the end phase (F8, T9)."""
        duel.setup(
            you=side(hand=["Enemy Controller"], monsters=["Soitsu"]), them=side(monsters=["Battle Ox"])
        )
        duel.you.activates("Enemy Controller", "activation_2")
        duel.you.pays("Soitsu")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]
        duel.you.ends_turn()
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]

    def test_the_zone_of_the_tribute_is_the_one_it_needs(self, duel: Scenario) -> None:
        """(F9)"""
        duel.setup(
            you=side(hand=["Enemy Controller"], monsters=["Soitsu"] * 5), them=side(monsters=["Battle Ox"])
        )
        duel.you.activates("Enemy Controller", "activation_2")
        duel.you.pays(copy("Soitsu", 1))
        duel.resolves()
        assert "Battle Ox" in duel.you.monsters

    def test_taken_in_battle_the_attacker_does_not_calculate(self, duel: Scenario) -> None:
        """The attack ends with the change of control (B12, K11)."""
        duel.setup(
            phase=BATTLE,
            turn_of="them",
            you=side(spells=["Enemy Controller"], monsters=["Soitsu"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.them.attacks("Battle Ox", "Soitsu")
        duel.you.activates("Enemy Controller", "activation_2")
        duel.you.pays("Soitsu")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]
        assert duel.happened(e.Battled) == []
        assert duel.lp == {"you": 8000, "them": 8000}

    def test_without_a_monster_only_the_first_can_be_activated(self, duel: Scenario) -> None:
        """(M9)"""
        duel.setup(you=side(hand=["Enemy Controller"]), them=side(monsters=["Battle Ox"]))
        assert duel.you.offers("Enemy Controller") == 1

    def test_the_activation_of_either_is_the_activation_of_the_card(self, duel: Scenario) -> None:
        """It can be negated as that (M10)."""
        duel.setup(
            you=side(hand=["Enemy Controller"], monsters=["Soitsu"]),
            them=side(monsters=["Battle Ox"], spells=["Magic Jammer"], hand=["Soitsu"]),
        )
        duel.you.activates("Enemy Controller", "activation_2")
        duel.you.pays("Soitsu")
        duel.them.activates("Magic Jammer")
        duel.them.pays("Soitsu")
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]
        assert duel.find("Enemy Controller").place is Place.GRAVE
        assert duel.reason_of("Enemy Controller") is e.Reason.NEGATION
