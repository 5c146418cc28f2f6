"""Exact rituals, tokens on the other side, and tuners that stand in for others (S8, S9, S12)."""

import pytest

from duels.engine import events as e
from tests.scenario import Refused, Scenario, face_down, side


class TestExactRituals:
    def test_the_sum_is_that_number(self, duel: Scenario) -> None:
        """ "Exactly" (S9)."""
        duel.setup(
            you=side(hand=["Precise Rite", "Black Luster Soldier", "Battle Ox"], monsters=["Celtic Guardian"])
        )
        duel.you.activates("Precise Rite")
        duel.you.chooses("Black Luster Soldier")
        duel.you.chooses("Battle Ox", "Celtic Guardian")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Black Luster Soldier"]

    def test_more_will_not_do(self, duel: Scenario) -> None:
        """Nor is the spell offered when only more could be had (S9)."""
        duel.setup(
            you=side(
                hand=[
                    "Precise Rite",
                    "Black Luster Ritual",
                    "Black Luster Soldier",
                    "Dark Magician",
                    "Kuriboh",
                ]
            )
        )
        duel.you.activates("Precise Rite")
        duel.you.chooses("Black Luster Soldier")
        with pytest.raises(Refused):
            duel.you.chooses("Dark Magician")
        duel.you.chooses("Dark Magician", "Kuriboh")
        duel.you.chooses("attack")
        duel.resolves()

    def test_it_is_not_offered_when_only_more_can_be_had(self, duel: Scenario) -> None:
        """Where "or more" could (S9)."""
        duel.setup(
            you=side(
                hand=[
                    "Precise Rite",
                    "Black Luster Ritual",
                    "Black Luster Soldier",
                    "Battle Ox",
                    "Dark Magician",
                ]
            )
        )
        duel.you.may_not("activate Precise Rite")
        duel.you.may("activate Black Luster Ritual")


class TestTokensOnTheOtherSide:
    def test_they_stand_there_and_belong_to_who_summoned_them(self, duel: Scenario) -> None:
        """(S12, F8)."""
        duel.setup(you=side(hand=["Burden"]))
        duel.you.activates("Burden")
        duel.resolves()
        assert duel.them.monsters == ["Sheep Token", "Sheep Token"]
        assert {card.owner for card in duel.state.monsters(1)} == {0}
        assert duel.happened(e.TokensSummoned)[0].player == 0

    def test_not_without_zones_there(self, duel: Scenario) -> None:
        """All of them or none (S12, F9)."""
        duel.setup(you=side(hand=["Burden"]), them=side(monsters=["Battle Ox"] * 4))
        duel.you.may_not("activate Burden")

    def test_ones_own_zones_do_not_matter(self, duel: Scenario) -> None:
        """(S12)."""
        duel.setup(you=side(hand=["Burden"], monsters=["Battle Ox"] * 5))
        duel.you.may("activate Burden")

    def test_they_are_tributes_for_their_controller(self, duel: Scenario) -> None:
        """(S12, S2)."""
        duel.setup(you=side(hand=["Burden"]), them=side(hand=["Summoned Skull"]))
        duel.you.activates("Burden")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        duel.them.summons("Summoned Skull", tributing=["Sheep Token"])
        duel.resolves()
        assert duel.you.grave == ["Burden"]
        assert duel.them.grave == []


class TestQuickdrawSynchron:
    def test_it_comes_for_a_monster_sent_from_the_hand(self, duel: Scenario) -> None:
        """A chainless procedure (S5a)."""
        duel.setup(you=side(hand=["Quickdraw Synchron", "Battle Ox"]))
        duel.you.comes_by_its_own_way("Quickdraw Synchron", taking=["Battle Ox"])
        duel.resolves()
        assert duel.you.monsters == ["Quickdraw Synchron"]
        assert duel.happened(e.LinkMade) == []

    def test_not_for_a_spell(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Quickdraw Synchron", "Dark Hole"]))
        duel.you.may_not("special summon Quickdraw Synchron")

    def test_it_stands_in_for_the_tuner_that_is_named(self, duel: Scenario) -> None:
        """Road Warrior lists one of the Synchrons; the levels add up exactly all the same (S8, K23)."""
        duel.setup(
            you=side(extra=["Road Warrior"], monsters=["Quickdraw Synchron", "Ojama Yellow", "Kuriboh"])
        )
        duel.you.synchro_summons("Road Warrior", "Quickdraw Synchron", ["Ojama Yellow", "Kuriboh"])
        duel.resolves()
        assert duel.you.monsters == ["Road Warrior"]

    def test_it_serves_no_other_monster(self, duel: Scenario) -> None:
        """Stardust Dragon lists no Synchron (S8)."""
        duel.setup(
            you=side(
                extra=["Stardust Dragon"],
                monsters=["Quickdraw Synchron", "Ojama Yellow", "Kuriboh"],
            )
        )
        duel.you.may_not("synchro summon Stardust Dragon")

    def test_not_face_down(self, duel: Scenario) -> None:
        """A tuner is face-up (S8)."""
        duel.setup(
            you=side(
                extra=["Road Warrior"], monsters=[face_down("Quickdraw Synchron"), "Ojama Yellow", "Kuriboh"]
            )
        )
        duel.you.may_not("synchro summon Road Warrior")
