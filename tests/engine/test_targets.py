"""How many cards are targeted or chosen, and which: of two sorts, the highest, those that chance picks."""

import pytest

from cards.lang.places import Position
from duels.engine import events as e
from duels.engine.prompts import ChooseCards, Why
from tests.scenario import BATTLE, Scenario, changes, copy, face_down, side


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


class TestTargetsThatAreNoLongerRight:
    """Whether a target is still right is checked when its link begins to resolve (C5, K16)."""

    def test_a_face_up_monster_that_was_turned_face_down_is_not_destroyed(self, duel: Scenario) -> None:
        """C5, K16: nor is there damage for it."""
        duel.setup(
            you=side(spells=["Ring of Destruction"]),
            them=side(monsters=["Battle Ox"], spells=["Book of Moon"]),
        )
        duel.you.activates("Ring of Destruction")
        duel.them.activates("Book of Moon")
        duel.resolves()
        assert duel.them.position("Battle Ox") is Position.FACE_DOWN_DEFENSE
        assert duel.lp == {"you": 8000, "them": 8000}

    def test_where_any_monster_was_asked_for_one_that_was_turned_face_down_is_right(
        self, duel: Scenario
    ) -> None:
        """C5, K16: it is the same card, on the same side."""
        duel.setup(
            you=side(hand=["Twin Strike"]),
            them=side(monsters=["Battle Ox", "Mystical Elf"], spells=["Book of Moon"]),
        )
        duel.you.activates("Twin Strike")
        duel.you.targets("Battle Ox", "Mystical Elf")
        duel.them.activates("Book of Moon", targeting="Battle Ox")
        duel.resolves()
        assert duel.them.monsters == []

    def test_a_monster_that_was_turned_face_down_is_not_taken_by_brain_control(self, duel: Scenario) -> None:
        """C5, K16: the text asks for a face-up one."""
        duel.setup(
            you=side(hand=["Brain Control"]), them=side(monsters=["Battle Ox"], spells=["Book of Moon"])
        )
        duel.you.activates("Brain Control")
        duel.them.activates("Book of Moon")
        duel.resolves()
        assert duel.you.monsters == []
        assert duel.them.monsters == ["Battle Ox"]

    def test_mind_control_takes_one_that_was_turned_face_down(self, duel: Scenario) -> None:
        """C5, K16: the text asks for no more than a monster of the opponent."""
        duel.setup(
            you=side(hand=["Mind Control"]), them=side(monsters=["Battle Ox"], spells=["Book of Moon"])
        )
        duel.you.activates("Mind Control")
        duel.them.activates("Book of Moon")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]

    def test_a_card_that_came_to_the_other_side_is_not_destroyed(self, duel: Scenario) -> None:
        """C5, K16: what the opponent controls is asked for, and the other target is dealt with alone."""
        duel.setup(
            you=side(hand=["Twin Strike", "Enemy Controller"], monsters=["Soitsu"]),
            them=side(monsters=["Battle Ox", "Mystical Elf"]),
        )
        duel.you.activates("Twin Strike")
        duel.you.targets("Battle Ox", "Mystical Elf")
        duel.you.activates("Enemy Controller", "activation_2")
        duel.you.pays("Soitsu")
        duel.you.targets("Battle Ox")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]
        assert duel.them.grave == ["Mystical Elf"]

    def test_values_are_read_as_they_are_now(self, duel: Scenario) -> None:
        """C5, K16: Trap Hole does not destroy a monster whose ATK has fallen below 1000."""
        duel.setup(you=side(hand=["Battle Ox", "Shrink"]), them=side(spells=["Trap Hole"]))
        duel.you.summons("Battle Ox")
        duel.them.activates("Trap Hole")
        duel.you.activates("Shrink")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]

    def test_a_value_that_has_fallen_but_still_fits_saves_nothing(self, duel: Scenario) -> None:
        """C5, K16: 1250 are 1000 or more."""
        duel.setup(
            you=side(hand=["Axe Raider", "Shrink"], monsters=["Summoned Skull"]),
            them=side(spells=["Trap Hole"]),
        )
        duel.you.summons("Axe Raider")
        duel.them.activates("Trap Hole")
        duel.you.activates("Shrink", targeting="Summoned Skull")
        duel.resolves()
        assert duel.you.grave == ["Axe Raider", "Shrink"]

    def test_a_monster_that_attacks_no_longer_is_not_destroyed(self, duel: Scenario) -> None:
        """C5, K16: turned face-down it is no attacking monster."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"], hand=["Book of Moon"]),
            them=side(spells=["Sakuretsu Armor"]),
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.them.activates("Sakuretsu Armor")
        duel.you.activates("Book of Moon")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]

    def test_an_attacker_that_became_weaker_still_is_the_attacker(self, duel: Scenario) -> None:
        """C5, K16."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"], hand=["Shrink"]),
            them=side(spells=["Sakuretsu Armor"]),
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.them.activates("Sakuretsu Armor")
        duel.you.activates("Shrink")
        duel.resolves()
        assert duel.you.grave == ["Battle Ox", "Shrink"]

    @pytest.mark.parametrize(
        ("name", "where"), [("Press-Gang", "grave"), ("Lullaby", "hand")], ids=["taken", "turned"]
    )
    def test_later_parts_follow_what_the_first_part_changed(
        self, duel: Scenario, name: str, where: str
    ) -> None:
        """C5, K16: on the other side, or face-down, it still is the card that the effect deals with."""
        duel.setup(you=side(hand=[name]), them=side(monsters=["Battle Ox"]))
        duel.you.activates(name)
        duel.resolves()
        assert getattr(duel.them, where) == ["Battle Ox"]

    def test_without_all_five_none_returns_and_nothing_is_drawn(self, duel: Scenario) -> None:
        """C5, K16: Pot of Avarice does all or nothing, and what is missing still counts as targeted."""
        five = ["Battle Ox", "Soitsu", "Sangan", "Kuriboh", "Mystical Elf"]
        duel.setup(
            you=side(hand=["Pot of Avarice", "Oubliette"], grave=five, deck=["Dark Magician"]),
        )
        duel.you.activates("Pot of Avarice")
        duel.you.activates("Oubliette", targeting="Sangan")
        duel.resolves()
        assert duel.you.hand == []
        assert duel.you.banished == ["Sangan"]
        assert [name for name in five if name in duel.you.grave] == [n for n in five if n != "Sangan"]


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
