"""The monarchs, and what is said of monsters that were tribute summoned (S2, S11)."""

import pytest

from duels.engine import Why
from tests.scenario import BATTLE, Scenario, copy, face_down, face_up, side


class TestMobius:
    @pytest.mark.parametrize("targets", [["Mirror Force"], ["Mirror Force", "Messenger of Peace"]])
    def test_up_to_two_spells_and_traps_are_destroyed(self, duel: Scenario, targets: list[str]) -> None:
        """One or two, as his player likes (X4, S11)."""
        duel.setup(
            you=side(hand=["Mobius the Frost Monarch"], monsters=["Battle Ox"]),
            them=side(spells=["Mirror Force", face_up("Messenger of Peace"), "Trap Hole"]),
        )
        duel.you.summons("Mobius the Frost Monarch", tributing=["Battle Ox"])
        duel.you.places_trigger("Mobius the Frost Monarch")
        duel.you.targets(*targets)
        duel.resolves()
        assert sorted(duel.them.grave) == sorted(targets)

    def test_he_may_leave_it(self, duel: Scenario) -> None:
        """ "You can" (C10)."""
        duel.setup(
            you=side(hand=["Mobius the Frost Monarch"], monsters=["Battle Ox"]),
            them=side(spells=["Mirror Force"]),
        )
        duel.you.summons("Mobius the Frost Monarch", tributing=["Battle Ox"])
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()
        assert duel.them.spells == ["Mirror Force"]

    def test_not_when_revived(self, duel: Scenario) -> None:
        """Only by a tribute summon (S2)."""
        duel.setup(
            you=side(hand=["Monster Reborn"], grave=["Mobius the Frost Monarch"]),
            them=side(spells=["Mirror Force"]),
        )
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.them.spells == ["Mirror Force"]


class TestRaiza:
    def test_one_card_goes_on_top_of_its_owners_deck(self, duel: Scenario) -> None:
        """Any card on the field; it must (C10)."""
        duel.setup(
            you=side(hand=["Raiza the Storm Monarch"], monsters=["Battle Ox"]),
            them=side(monsters=["Dark Magician"]),
        )
        duel.you.summons("Raiza the Storm Monarch", tributing=["Battle Ox"])
        duel.you.chooses("Dark Magician")
        duel.resolves()
        assert duel.them.deck[0] == "Dark Magician"

    def test_itself_when_nothing_else_is_there(self, duel: Scenario) -> None:
        """A mandatory effect takes what it can (C10)."""
        duel.setup(you=side(hand=["Raiza the Storm Monarch"], monsters=["Battle Ox"]))
        duel.you.summons("Raiza the Storm Monarch", tributing=["Battle Ox"])
        duel.resolves()
        assert duel.you.deck[0] == "Raiza the Storm Monarch"

    def test_a_set_raiza_has_not_been_tribute_summoned(self, duel: Scenario) -> None:
        """A tribute set is no summon (X5)."""
        duel.setup(
            you=side(hand=["Raiza the Storm Monarch"], monsters=["Battle Ox"]),
            them=side(monsters=["Dark Magician"]),
        )
        duel.you.sets("Raiza the Storm Monarch", tributing=["Battle Ox"])
        duel.resolves()
        assert duel.them.monsters == ["Dark Magician"]


class TestUltimateOffering:
    def test_it_pays_for_further_normal_summons(self, duel: Scenario) -> None:
        """500 a time, as often as he can pay (S1)."""
        duel.setup(you=side(spells=[face_up("Ultimate Offering")], hand=["Battle Ox", "Soitsu"]))
        duel.you.summons("Battle Ox")
        duel.you.activates("Ultimate Offering")
        duel.you.chooses("Soitsu")
        duel.you.chooses("summon")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox", "Soitsu"]
        assert duel.lp["you"] == 7500

    def test_in_the_opponents_battle_phase(self, duel: Scenario) -> None:
        """And there the new monster makes a replay necessary (B3)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(spells=[face_up("Ultimate Offering")], hand=["Battle Ox"]),
            them=side(monsters=["Dark Magician"]),
        )
        duel.them.attacks("Dark Magician", "directly")
        duel.you.activates("Ultimate Offering")
        duel.you.chooses("Battle Ox")
        duel.you.chooses("set")
        duel.reaches_choice("them", Why.REPLAY)
        duel.them.replays_onto("Battle Ox")
        duel.resolves()
        assert duel.lp["you"] == 7500

    def test_not_in_the_opponents_main_phase(self, duel: Scenario) -> None:
        """Nor in his own battle phase."""
        duel.setup(
            turn_of="them",
            you=side(spells=[face_up("Ultimate Offering")], hand=["Battle Ox"]),
            them=side(hand=["Soitsu"]),
        )
        duel.them.summons("Soitsu")
        duel.you.may_not("activate Ultimate Offering")
        duel.resolves()

    def test_nor_in_ones_own_battle_phase(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(spells=[face_up("Ultimate Offering")], hand=["Battle Ox"], monsters=["Soitsu"]),
        )
        duel.you.may_not("activate Ultimate Offering")


class TestCaius:
    def summoned(self, duel: Scenario, target: str) -> None:
        duel.you.summons("Caius the Shadow Monarch", tributing=["Battle Ox"])
        duel.you.chooses(target)
        duel.resolves()

    @pytest.mark.parametrize("target", ["Dark Magician", face_down("Dark Magician")])
    def test_a_dark_monster_is_banished_and_burns(self, duel: Scenario, target: str) -> None:
        """A face-down one too: what it is, is seen when it is banished (X8)."""
        duel.setup(
            you=side(hand=["Caius the Shadow Monarch"], monsters=["Battle Ox"]), them=side(monsters=[target])
        )
        self.summoned(duel, "Dark Magician")
        assert duel.them.banished == ["Dark Magician"]
        assert duel.lp == {"you": 8000, "them": 7000}

    @pytest.mark.parametrize("other", ["Mystical Elf", "Trap Hole"])
    def test_no_damage_for_any_other_card(self, duel: Scenario, other: str) -> None:
        monsters, spells = (["Mystical Elf"], []) if other == "Mystical Elf" else ([], [other])
        duel.setup(
            you=side(hand=["Caius the Shadow Monarch"], monsters=["Battle Ox"]),
            them=side(monsters=monsters, spells=spells),
        )
        self.summoned(duel, other)
        assert duel.them.banished == [other]
        assert duel.lp["them"] == 8000

    def test_no_damage_for_a_dark_token(self, duel: Scenario) -> None:
        """It vanishes and is not banished (S12): what was banished was no DARK monster."""
        duel.setup(
            you=side(hand=["Caius the Shadow Monarch", "Dusk"], spells=["Scapegoat"], monsters=["Battle Ox"]),
        )
        duel.you.activates("Scapegoat")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        duel.them.ends_turn()
        duel.you.activates("Dusk")
        duel.resolves()
        duel.you.summons("Caius the Shadow Monarch", tributing=["Battle Ox"])
        duel.you.chooses(copy("Sheep Token", 1))
        duel.resolves()
        assert duel.you.monsters.count("Sheep Token") == 3
        assert duel.you.banished == []
        assert duel.lp["them"] == 8000

    def test_himself_when_nothing_else_is_there(self, duel: Scenario) -> None:
        """He must (C10), and is DARK himself."""
        duel.setup(you=side(hand=["Caius the Shadow Monarch"], monsters=["Battle Ox"]))
        duel.you.summons("Caius the Shadow Monarch", tributing=["Battle Ox"])
        duel.resolves()
        assert duel.you.banished == ["Caius the Shadow Monarch"]
        assert duel.lp["them"] == 7000

    def test_not_when_revived(self, duel: Scenario) -> None:
        """Only by a tribute summon (S2)."""
        duel.setup(
            you=side(hand=["Monster Reborn"], grave=["Caius the Shadow Monarch"]),
            them=side(monsters=["Dark Magician"]),
        )
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.them.monsters == ["Dark Magician"]


class TestThestalos:
    def summoned(self, duel: Scenario, hand: list[str]) -> None:
        duel.setup(
            you=side(hand=["Thestalos the Firestorm Monarch"], monsters=["Battle Ox"]), them=side(hand=hand)
        )
        duel.you.summons("Thestalos the Firestorm Monarch", tributing=["Battle Ox"])
        duel.resolves()

    def test_a_monster_discarded_burns_by_its_level(self, duel: Scenario) -> None:
        """100 for each level of the card that chance takes (X9)."""
        self.summoned(duel, ["Dark Magician"])
        assert duel.them.grave == ["Dark Magician"]
        assert duel.lp == {"you": 8000, "them": 7300}

    def test_no_damage_for_a_spell(self, duel: Scenario) -> None:
        self.summoned(duel, ["Dark Hole", "Dark Hole"])
        assert duel.them.grave == ["Dark Hole"]
        assert duel.lp["them"] == 8000

    def test_nothing_from_an_empty_hand(self, duel: Scenario) -> None:
        self.summoned(duel, [])
        assert duel.lp["them"] == 8000
        assert duel.you.monsters == ["Thestalos the Firestorm Monarch"]
