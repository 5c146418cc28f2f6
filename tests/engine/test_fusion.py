"""Fusion summons: substitutes, and materials from other places (S7)."""

from duels.engine import events as e
from tests.scenario import Proper, Scenario, face_down, side

PARTS = ["Takuhee", "Temple of Skulls"]


class TestSubstitutes:
    def test_one_stands_for_a_material_printed_by_name(self, duel: Scenario) -> None:
        """The other is the real one (S7, K23)."""
        duel.setup(you=side(hand=["Polymerization", "Understudy", PARTS[0]], extra=["Skullbird"]))
        duel.you.activates("Polymerization")
        duel.you.chooses("Skullbird")
        duel.you.chooses("Understudy", PARTS[0])
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Skullbird"]

    def test_not_two_of_them(self, duel: Scenario) -> None:
        """One substitute per summon (S7, K23)."""
        duel.setup(you=side(hand=["Polymerization", "Understudy", "Understudy"], extra=["Skullbird"]))
        duel.you.may_not("activate Polymerization")

    def test_of_several_one_is_chosen_first(self, duel: Scenario) -> None:
        """So that no two of them stand in (S7, K23)."""
        duel.setup(
            you=side(
                hand=["Polymerization", "Understudy", PARTS[0]], monsters=["Understudy"], extra=["Skullbird"]
            )
        )
        duel.you.activates("Polymerization")
        duel.you.chooses("Skullbird")
        duel.you.chooses("Understudy")
        assert sorted(duel.you.choices) == ["Takuhee", "Understudy"]
        duel.you.chooses("Understudy", PARTS[0])
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters.count("Understudy") + duel.you.hand.count("Understudy") == 1

    def test_not_for_a_material_printed_by_kind(self, duel: Scenario) -> None:
        """Only for one printed by name (S7)."""
        duel.setup(you=side(hand=["Polymerization", "Understudy", "Mystical Elf"], extra=["Motley"]))
        duel.you.may_not("activate Polymerization")

    def test_the_real_ones_will_do_all_the_same(self, duel: Scenario) -> None:
        """Nobody has to use it (S7)."""
        duel.setup(you=side(hand=["Polymerization", "Understudy", *PARTS], extra=["Skullbird"]))
        duel.you.activates("Polymerization")
        duel.you.chooses("Skullbird")
        duel.you.chooses(*PARTS)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.hand == ["Understudy"]

    def test_no_substitute_in_a_contact_fusion(self, duel: Scenario) -> None:
        """It takes the cards that its text names (S13)."""
        duel.setup(you=side(extra=["Double Cannon"], monsters=["Understudy", "Battle Ox"]))
        duel.you.may_not("contact summon Double Cannon")


class TestOtherPlaces:
    def test_materials_from_field_and_graveyard_are_banished(self, duel: Scenario) -> None:
        """From where the effect allows, face-down ones too (S7)."""
        duel.setup(
            you=side(
                hand=["Gathering"], monsters=[face_down(PARTS[0])], grave=[PARTS[1]], extra=["Skullbird"]
            )
        )
        duel.you.activates("Gathering")
        duel.you.chooses("Skullbird")
        duel.you.chooses(*PARTS)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.banished == PARTS
        assert [one.manner for one in duel.happened(e.Summoned)] == [e.Manner.FUSION]

    def test_not_from_the_hand(self, duel: Scenario) -> None:
        """Which it does not name (S7)."""
        duel.setup(you=side(hand=["Gathering", PARTS[0]], grave=[PARTS[1]], extra=["Skullbird"]))
        duel.you.may_not("activate Gathering")

    def test_only_such_monsters_as_it_names(self, duel: Scenario) -> None:
        """(S7)."""
        duel.setup(
            you=side(hand=["Gathering", "Polymerization"], monsters=["Mystical Elf"] * 2, extra=["Motley"])
        )
        duel.you.may_not("activate Gathering")
        duel.you.may("activate Polymerization")

    def test_a_fusion_summon_is_proper(self, duel: Scenario) -> None:
        """In any legal way (S6, K24)."""
        duel.setup(you=side(hand=["Monster Reborn"], grave=[Proper("Skullbird")]))
        duel.you.may("activate Monster Reborn")


class TestMoreMaterials:
    """Materials of which there can be more than are printed (S7)."""

    def test_further_ones_of_the_last_kind_are_sent_with_the_others(self, duel: Scenario) -> None:
        """As many as its player likes (S7)."""
        duel.setup(
            you=side(
                hand=["Polymerization", "Battle Ox", "Wattkid", "Kuriboh"],
                monsters=["Mystical Elf"],
                extra=["Horde"],
            )
        )
        duel.you.activates("Polymerization")
        duel.you.chooses("Horde")
        duel.you.chooses("Battle Ox", "Wattkid")
        duel.you.chooses("Mystical Elf")
        duel.you.chooses("attack")
        duel.resolves()
        assert sorted(duel.you.grave) == ["Battle Ox", "Mystical Elf", "Polymerization", "Wattkid"]
        assert duel.you.hand == ["Kuriboh"]

    def test_nobody_need_use_more(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Polymerization", "Battle Ox", "Wattkid", "Mystical Elf"], extra=["Horde"]),
        )
        duel.you.activates("Polymerization")
        duel.you.chooses("Horde")
        duel.you.chooses("Battle Ox", "Wattkid")
        duel.you.chooses()
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.hand == ["Mystical Elf"]

    def test_not_without_one_of_the_last_kind(self, duel: Scenario) -> None:
        """One at least (S7)."""
        duel.setup(you=side(hand=["Polymerization", "Battle Ox", "Kuriboh"], extra=["Horde"]))
        duel.you.may_not("activate Polymerization")
