"""Special summons by a monster's own printed way: what it takes, and what its text forbids (S5a, S6, S13)."""

import pytest

from cards.lang.places import Position
from duels.engine import events as e
from tests.scenario import Proper, Refused, Scenario, defense, face_down, side


class TestWhatItTakes:
    def test_the_cards_go_together_before_the_attempt(self, duel: Scenario) -> None:
        """Banished from the graveyard, one of each description; no chain, no cost, no effect (S5a)."""
        duel.setup(you=side(hand=["Twilight"], grave=["Dark Magician", "Mystical Elf", "Battle Ox"]))
        duel.you.comes_by_its_own_way("Twilight", taking=["Mystical Elf", "Dark Magician"])
        assert duel.you.banished == ["Mystical Elf", "Dark Magician"]
        assert duel.you.grave == ["Battle Ox"]
        duel.resolves()
        assert duel.you.monsters == ["Twilight"]
        assert duel.happened(e.LinkMade) == []

    def test_not_while_one_of_them_is_missing(self, duel: Scenario) -> None:
        """(S5a)."""
        duel.setup(you=side(hand=["Twilight"], grave=["Dark Magician", "Battle Ox", "Summoned Skull"]))
        duel.you.may_not("special summon Twilight")

    def test_one_card_is_not_two(self, duel: Scenario) -> None:
        """Each description needs a card of its own (S5a)."""
        duel.setup(you=side(hand=["Twilight"], grave=["Dark Magician", "Mystical Elf"]))
        with pytest.raises(Refused):
            duel.you.comes_by_its_own_way("Twilight", taking=["Dark Magician"])
        duel.you.chooses("Mystical Elf", "Dark Magician")
        duel.you.chooses("attack")
        duel.resolves()

    def test_what_was_taken_stays_taken_when_the_summon_is_negated(self, duel: Scenario) -> None:
        """(S3, S13)."""
        duel.setup(
            you=side(hand=["Twilight"], grave=["Dark Magician", "Mystical Elf"]),
            them=side(spells=["Solemn Judgment"]),
        )
        duel.you.comes_by_its_own_way("Twilight", taking=["Mystical Elf", "Dark Magician"])
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        assert duel.you.monsters == []
        assert sorted(duel.you.banished) == ["Dark Magician", "Mystical Elf"]

    def test_a_position_that_its_text_names_is_not_asked_for(self, duel: Scenario) -> None:
        """(S5)."""
        duel.setup(you=side(hand=["Dawn"], grave=["Dark Magician", "Mystical Elf"]))
        duel.you.comes_by_its_own_way("Dawn", taking=["Mystical Elf", "Dark Magician"], position=None)
        duel.resolves()
        assert duel.you.position("Dawn") is Position.DEFENSE

    def test_tributed(self, duel: Scenario) -> None:
        """A face-down monster and a token can be (X6, S12)."""
        duel.setup(you=side(hand=["Heir"], monsters=[face_down("Soitsu"), defense("Sheep Token")]))
        duel.you.comes_by_its_own_way("Heir", taking=["Sheep Token"])
        duel.resolves()
        assert duel.you.monsters == ["Soitsu", "Heir"]
        assert duel.you.grave == []

    def test_discarded(self, duel: Scenario) -> None:
        """Another card of the hand (X3)."""
        duel.setup(you=side(hand=["Scout", "Pilgrim"]))
        duel.you.comes_by_its_own_way("Scout", taking=["Pilgrim"])
        duel.resolves()
        assert duel.reason_of("Pilgrim") is e.Reason.DISCARD
        assert len(duel.you.hand) == 1

    def test_not_by_discarding_itself(self, duel: Scenario) -> None:
        """(S5a)."""
        duel.setup(you=side(hand=["Scout"]))
        duel.you.may_not("special summon Scout")

    @pytest.mark.parametrize("name", ["Porter", "Miner", "Weaver"])
    def test_a_token_is_neither_sent_nor_returned(self, duel: Scenario, name: str) -> None:
        """It cannot pay a procedure that sends to the graveyard or returns to hand or deck (S12)."""
        duel.setup(you=side(hand=[name], monsters=["Sheep Token"]))
        duel.you.may_not(f"special summon {name}")

    def test_sent_returned_and_shuffled(self, duel: Scenario) -> None:
        """To the graveyard, to the hand, into the deck (S5a)."""
        duel.setup(
            you=side(hand=["Porter", "Miner", "Weaver"], monsters=["Battle Ox", "Soitsu", "Mystical Elf"])
        )
        duel.you.comes_by_its_own_way("Porter", taking=["Battle Ox"])
        duel.you.comes_by_its_own_way("Miner", taking=["Soitsu"])
        duel.you.comes_by_its_own_way("Weaver", taking=["Mystical Elf"])
        duel.resolves()
        assert duel.you.grave == ["Battle Ox"]
        assert duel.you.hand == ["Soitsu"]
        assert "Mystical Elf" in duel.you.deck
        assert len(duel.happened(e.Shuffled)) == 1


class TestZones:
    def test_a_full_field_leaves_none(self, duel: Scenario) -> None:
        """(F9)."""
        duel.setup(
            you=side(hand=["Twilight"], monsters=["Battle Ox"] * 5, grave=["Dark Magician", "Mystical Elf"])
        )
        duel.you.may_not("special summon Twilight")

    def test_a_monster_that_it_takes_frees_its_zone(self, duel: Scenario) -> None:
        """(F9)."""
        duel.setup(you=side(hand=["Heir"], monsters=["Soitsu", *["Battle Ox"] * 4]))
        duel.you.comes_by_its_own_way("Heir", taking=["Soitsu"])
        duel.resolves()
        assert duel.you.monsters == ["Heir", *["Battle Ox"] * 4]


class TestContactFusion:
    """From the extra deck, by banishing the materials, without Polymerization (S13)."""

    def test_it_is_a_summon_by_procedure_and_no_fusion_summon(self, duel: Scenario) -> None:
        """Negatable, and not a fusion summon (S13, S5a)."""
        duel.setup(
            you=side(extra=["Double Cannon"], monsters=["Skull Red Bird", "Battle Ox"]),
            them=side(spells=["Solemn Judgment"]),
        )
        duel.you.comes_by_its_own_way("Double Cannon", taking=["Skull Red Bird", "Battle Ox"])
        duel.them.may("activate Solemn Judgment")
        duel.resolves()
        assert [one.manner for one in duel.happened(e.Summoned)] == [e.Manner.PROCEDURE]
        assert duel.you.banished == ["Skull Red Bird", "Battle Ox"]

    def test_face_down_materials_count(self, duel: Scenario) -> None:
        """Unless the text says otherwise (S13, N5)."""
        duel.setup(you=side(extra=["Double Cannon"], monsters=[face_down("Skull Red Bird"), "Battle Ox"]))
        duel.you.may("contact summon Double Cannon")

    def test_those_of_the_hand_do_not(self, duel: Scenario) -> None:
        """Only what the text names (S13)."""
        duel.setup(you=side(extra=["Double Cannon"], monsters=["Skull Red Bird"], hand=["Battle Ox"]))
        duel.you.may_not("contact summon Double Cannon")

    def test_polymerization_does_not_make_it(self, duel: Scenario) -> None:
        """It has its own way and no other (S13)."""
        duel.setup(
            you=side(
                extra=["Double Cannon"], hand=["Polymerization"], monsters=["Skull Red Bird", "Battle Ox"]
            )
        )
        duel.you.may_not("activate Polymerization")

    def test_afterwards_it_can_be_revived(self, duel: Scenario) -> None:
        """Its own way is a proper summon (S6, S13, K24)."""
        duel.setup(
            you=side(
                extra=["Double Cannon"],
                hand=["Monster Reborn"],
                monsters=["Skull Red Bird", "Battle Ox"],
            )
        )
        duel.you.may_not("activate Monster Reborn")
        duel.you.comes_by_its_own_way("Double Cannon", taking=["Skull Red Bird", "Battle Ox"])
        duel.resolves()
        duel.moves("Double Cannon", to="grave")
        duel.you.may("activate Monster Reborn")


class TestBars:
    """What a monster's own text forbids, in every zone from which it could be tried (S6)."""

    def test_not_normal_summoned_nor_set(self, duel: Scenario) -> None:
        """(S6)."""
        duel.setup(you=side(hand=["Twilight", "Scout"]))
        duel.you.may_not("summon Twilight")
        duel.you.may_not("set Twilight")
        duel.you.may("summon Scout")

    def test_no_revival_before_a_proper_summon(self, duel: Scenario) -> None:
        """(S6, K24)."""
        duel.setup(you=side(hand=["Monster Reborn"], grave=["Twilight"]))
        duel.you.may_not("activate Monster Reborn")

    def test_but_after_it(self, duel: Scenario) -> None:
        """(S6, K24)."""
        duel.setup(you=side(hand=["Monster Reborn"], grave=[Proper("Twilight")]))
        duel.you.may("activate Monster Reborn")

    def test_in_no_other_way_means_no_revival_at_all(self, duel: Scenario) -> None:
        """ "Cannot be special summoned except ..." (S6)."""
        duel.setup(you=side(hand=["Monster Reborn"], grave=[Proper("Dawn")]))
        duel.you.may_not("activate Monster Reborn")

    def test_never_special_summoned(self, duel: Scenario) -> None:
        """But normal summoned (S6)."""
        duel.setup(you=side(hand=["Monster Reborn", "Hermit"], grave=["Hermit"]))
        duel.you.may_not("activate Monster Reborn")
        duel.you.may("summon Hermit")

    def test_the_bar_is_no_effect_and_is_not_negated(self, duel: Scenario) -> None:
        """Neither on the field nor elsewhere (E2): the mark alone decides (S6)."""
        duel.setup(
            you=side(hand=["Monster Reborn"], monsters=["Twilight"]), them=side(spells=["Dust Tornado"])
        )
        duel.moves("Twilight", to="grave")
        duel.you.may_not("activate Monster Reborn")
