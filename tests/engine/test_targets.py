"""How many cards are targeted or chosen, and which: of two sorts, the highest, those that chance picks."""

import pytest

from duels.engine import events as e
from duels.engine.prompts import ChooseCards, Why
from tests.scenario import Scenario, changes, copy, face_down, side


class TestHowMany:
    def test_two_targets_are_two(self, duel: Scenario) -> None:
        """X4."""
        duel.setup(
            you=side(hand=["Twin Strike"]), them=side(monsters=["Battle Ox", "Mystical Elf", "Dark Magician"])
        )
        duel.you.activates("Twin Strike")
        duel.you.targets("Battle Ox", "Dark Magician")
        duel.resolves()
        assert duel.them.monsters == ["Mystical Elf"]

    def test_with_one_card_two_cannot_be_targeted(self, duel: Scenario) -> None:
        """X4, C10: so many are wanted, and no fewer."""
        duel.setup(you=side(hand=["Twin Strike"]), them=side(monsters=["Battle Ox"]))
        duel.you.may_not("activate Twin Strike")

    def test_the_target_that_is_left_is_still_dealt_with(self, duel: Scenario) -> None:
        """K16: each target is checked by itself when the effect resolves."""
        duel.setup(
            you=side(hand=["Twin Strike", "Ebb", "Sexton"]), them=side(monsters=["Battle Ox", "Mystical Elf"])
        )
        duel.you.activates("Twin Strike")
        duel.you.activates("Sexton", targeting="Battle Ox")
        duel.resolves()
        assert duel.them.grave == ["Battle Ox", "Mystical Elf"]
        assert duel.reason_of("Battle Ox") is e.Reason.EFFECT

    @pytest.mark.parametrize("names", [["Mirror Force"], ["Mirror Force", "Dust Tornado"]])
    def test_up_to_two_are_one_or_two(self, duel: Scenario, names: list[str]) -> None:
        duel.setup(
            you=side(hand=["Handful"]), them=side(spells=["Mirror Force", "Dust Tornado", "Magic Cylinder"])
        )
        duel.you.activates("Handful")
        assert isinstance(duel.prompt, ChooseCards)
        assert (duel.prompt.minimum, duel.prompt.maximum, duel.prompt.why) == (1, 2, Why.TARGET)
        duel.you.targets(*names)
        if len(names) > 1:
            duel.them.chooses(*names)
        duel.resolves()
        assert duel.them.deck[: len(names)] == names[::-1]
        assert len(duel.them.spells) == 3 - len(names)

    def test_up_to_two_of_none_cannot_be_targeted(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Handful"]), them=side(monsters=["Battle Ox"]))
        duel.you.may_not("activate Handful")

    def test_any_number_counts_as_many_as_were_dealt_with(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Clearance"], grave=["Battle Ox", "Sangan", "Kuriboh"]))
        duel.you.activates("Clearance")
        duel.reaches_choice("you", Why.BANISH)
        with changes(lambda: duel.you.lp, 200):
            duel.you.chooses("Battle Ox", "Kuriboh")
        duel.resolves()
        assert duel.you.grave == ["Sangan", "Clearance"]


class TestTargetsOfTwoSorts:
    def test_each_has_its_own_part(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Crossing"], grave=["Battle Ox", "Mystical Elf"]),
            them=side(grave=["Sangan", "Kuriboh"]),
        )
        duel.you.activates("Crossing")
        duel.you.targets("Mystical Elf")
        duel.you.targets("Kuriboh")
        duel.resolves()
        assert duel.you.monsters == ["Mystical Elf"]
        assert duel.them.banished == ["Kuriboh"]

    def test_both_must_be_there(self, duel: Scenario) -> None:
        """X4, C10."""
        duel.setup(you=side(hand=["Crossing"], grave=["Battle Ox"]))
        duel.you.may_not("activate Crossing")

    def test_what_hangs_on_the_first_is_not_done_without_it(self, duel: Scenario) -> None:
        """C5, K16: the first target is gone, so the second is not banished."""
        duel.setup(
            you=side(hand=["Crossing", "Oubliette"], grave=["Battle Ox"]), them=side(grave=["Kuriboh"])
        )
        duel.you.activates("Crossing")
        duel.you.activates("Oubliette", targeting="Battle Ox")
        duel.resolves()
        assert duel.you.banished == ["Battle Ox"]
        assert duel.them.banished == []

    def test_no_card_is_targeted_twice(self, duel: Scenario) -> None:
        """X4: they are different cards."""
        duel.setup(
            you=side(hand=["Exchange of Blows"], monsters=["Battle Ox"]), them=side(spells=["Mirror Force"])
        )
        duel.you.activates("Exchange of Blows")
        duel.resolves()
        assert (duel.you.hand, duel.them.hand) == (["Battle Ox"], ["Mirror Force"])

    def test_one_card_is_not_enough_for_both(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Exchange of Blows"], monsters=["Battle Ox"]))
        duel.you.may_not("activate Exchange of Blows")


class TestHighest:
    def test_the_highest_is_destroyed(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Tall Poppy"]), them=side(monsters=["Battle Ox", "Dark Magician", "Mystical Elf"])
        )
        duel.you.activates("Tall Poppy")
        duel.resolves()
        assert duel.them.grave == ["Dark Magician"]

    def test_of_equals_its_player_chooses(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Tall Poppy"]), them=side(monsters=["Battle Ox", "Battle Ox"]))
        duel.you.activates("Tall Poppy")
        duel.you.chooses(copy("Battle Ox", 2))
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]

    def test_face_down_monsters_have_no_value(self, duel: Scenario) -> None:
        """N5."""
        duel.setup(you=side(hand=["Tall Poppy"]), them=side(monsters=[face_down("Dark Magician")]))
        duel.you.may_not("activate Tall Poppy")


class TestChanceAndLastKnown:
    def test_chance_picks_from_a_hand(self, duel: Scenario) -> None:
        """X9, K27: by chance, of which so many numbers are used up."""
        duel.setup(you=side(hand=["Blind Pick"]), them=side(hand=["Battle Ox", "Sangan", "Kuriboh"]))
        before = duel.state.chances
        duel.you.activates("Blind Pick")
        duel.resolves()
        assert len(duel.them.banished) == 1
        assert duel.state.chances == before + 1

    def test_a_destroyed_monster_has_the_atk_that_it_had(self, duel: Scenario) -> None:
        """C15, N6: last-known values, and damage of both in one event."""
        duel.setup(you=side(hand=["Rush", "Backdraft"], monsters=["Battle Ox"]))
        duel.you.activates("Rush")
        duel.resolves()
        duel.you.activates("Backdraft")
        duel.resolves()
        assert duel.lp == {"you": 5600, "them": 5600}

    def test_damage_by_what_was_paid(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Pyre"], monsters=["Battle Ox"]))
        duel.you.activates("Pyre")
        duel.you.pays("Battle Ox")
        duel.resolves()
        assert duel.lp["them"] == 6300
