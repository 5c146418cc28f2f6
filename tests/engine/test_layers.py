"""Values in their layers, levels, types, attributes, names and series (N1, N2, N4, N5, X10, K18, K23)."""

import pytest

from cards.lang.places import Position
from tests.scenario import Scenario, face_down, face_up, side


def cast(duel: Scenario, *names: str, on: str = "Battle Ox") -> None:
    """One quick-play spell after the other on a monster."""
    for name in names:
        duel.you.activates(name, targeting=on)
        duel.resolves()


class TestOrder:
    def test_what_is_halved_is_the_value_as_it_is(self, duel: Scenario) -> None:
        """1700 and 500 more are halved together (N4, K18)."""
        duel.setup(you=side(hand=["Halving"], monsters=["Battle Ox"], spells=[face_up("Banner")]))
        cast(duel, "Halving")
        assert duel.you.atk("Battle Ox") == 1100

    def test_a_halved_value_stays_when_what_was_halved_with_it_is_gone(self, duel: Scenario) -> None:
        """As a halved monster that loses its equip: 3500, 1750, and still 1750 (ruling of the OCG, N4)."""
        duel.setup(you=side(hand=["Halving"], monsters=["Battle Ox"], spells=[face_up("Banner")]))
        cast(duel, "Halving")
        duel.moves("Banner", to="grave")
        assert duel.you.atk("Battle Ox") == 1100
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.atk("Battle Ox") == 1700

    def test_what_stood_before_counts_again_when_the_half_is_over(self, duel: Scenario) -> None:
        """What stands on the field does, and what was laid before the half does not (N4, K18)."""
        duel.setup(you=side(hand=["Boon", "Halving"], monsters=["Battle Ox"], spells=[face_up("Banner")]))
        duel.you.activates("Boon")
        duel.resolves()
        cast(duel, "Halving")
        assert duel.you.atk("Battle Ox") == 1250
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.atk("Battle Ox") == 1700 + 500

    def test_what_is_laid_on_the_other_value_is_not_lost(self, duel: Scenario) -> None:
        """ATK is halved, and the DEF that was gained with it stays (N4)."""
        duel.setup(you=side(hand=["Boon", "Halving"], monsters=["Battle Ox", "Mystical Elf"]))
        duel.you.activates("Boon")
        duel.resolves()
        cast(duel, "Halving")
        assert duel.you.defense("Battle Ox") == 1000 + 300
        duel.you.ends_turn()
        duel.resolves()
        assert (duel.you.atk("Battle Ox"), duel.you.defense("Battle Ox")) == (1700, 1300)
        assert (duel.you.atk("Mystical Elf"), duel.you.defense("Mystical Elf")) == (1100, 2300)

    def test_a_boost_laid_first_is_doubled_too(self, duel: Scenario) -> None:
        """And one that is laid later is not (N4)."""
        duel.setup(you=side(hand=["Rush", "Doubling", "Rush"], monsters=["Battle Ox"]))
        cast(duel, "Rush", "Doubling")
        assert duel.you.atk("Battle Ox") == 2 * 2400
        cast(duel, "Rush")
        assert duel.you.atk("Battle Ox") == 4800 + 700

    def test_half_of_an_odd_number_is_rounded_up(self, duel: Scenario) -> None:
        """1225 halved is 613, and its half 307 (N1)."""
        duel.setup(you=side(hand=["Halving"] * 3, monsters=["Battle Ox"]))
        cast(duel, "Halving", "Halving")
        assert duel.you.atk("Battle Ox") == 425
        cast(duel, "Halving")
        assert duel.you.atk("Battle Ox") == 213

    def test_a_fixed_value_drops_what_was_laid_before_it(self, duel: Scenario) -> None:
        """And is itself changed by what comes after (N4, K18)."""
        duel.setup(you=side(hand=["Rush", "Doubling", "Fixing", "Halving"], monsters=["Battle Ox"]))
        cast(duel, "Rush", "Doubling", "Fixing")
        assert duel.you.atk("Battle Ox") == 1500
        cast(duel, "Halving")
        assert duel.you.atk("Battle Ox") == 750

    def test_what_stands_on_the_field_does_not_count_on_a_fixed_value(self, duel: Scenario) -> None:
        """Neither what adds nor what halves, for it was there before (N4)."""
        duel.setup(
            you=side(hand=["Fixing"], monsters=["Battle Ox"], spells=[face_up("Banner"), face_up("Anvil")])
        )
        cast(duel, "Fixing")
        assert duel.you.atk("Battle Ox") == 1500

    def test_the_last_of_two_fixed_values_holds(self, duel: Scenario) -> None:
        """In the order in which they took hold (N4)."""
        duel.setup(you=side(hand=["Fixing", "Fixing"], monsters=["Battle Ox"]))
        cast(duel, "Fixing", "Fixing")
        assert duel.you.atk("Battle Ox") == 1500

    def test_an_original_value_that_is_set_is_the_base_of_all_else(self, duel: Scenario) -> None:
        """Gains are counted on it, whenever they came (N4)."""
        duel.setup(you=side(hand=["Rush", "Foundation"], monsters=["Battle Ox"], spells=[face_up("Banner")]))
        cast(duel, "Rush", "Foundation")
        assert duel.you.atk("Battle Ox") == 3000 + 700 + 500

    @pytest.mark.parametrize("fixing", ["Fixing", "Halving"])
    def test_an_original_value_takes_the_place_of_one_that_was_fixed(
        self, duel: Scenario, fixing: str
    ) -> None:
        """As Shrink does on a monster whose ATK was halved: the last that applied decides (N4)."""
        duel.setup(you=side(hand=[fixing, "Foundation"], monsters=["Battle Ox"]))
        cast(duel, fixing, "Foundation")
        assert duel.you.atk("Battle Ox") == 3000

    def test_the_original_that_is_halved_is_the_one_of_now(self, duel: Scenario) -> None:
        """And not what becomes of it later, nor what it was before (N4)."""
        duel.setup(you=side(hand=["Foundation", "Dwarfing"], monsters=["Battle Ox"]))
        cast(duel, "Foundation", "Dwarfing")
        assert (duel.you.atk("Battle Ox"), duel.you.defense("Battle Ox")) == (1500, 500)

    def test_the_original_is_halved_in_both_values(self, duel: Scenario) -> None:
        """And a double that was fixed before is gone, while one that comes later counts (N4)."""
        duel.setup(you=side(hand=["Doubling", "Dwarfing", "Doubling"], monsters=["Battle Ox"]))
        cast(duel, "Doubling", "Dwarfing")
        assert (duel.you.atk("Battle Ox"), duel.you.defense("Battle Ox")) == (850, 500)
        cast(duel, "Doubling")
        assert (duel.you.atk("Battle Ox"), duel.you.defense("Battle Ox")) == (1700, 500)

    def test_originals_change_places(self, duel: Scenario) -> None:
        """Sums stay with their value, and those who come later are not turned (N4, C17)."""
        duel.setup(
            you=side(hand=["Turnabout", "Mystical Elf"], monsters=["Battle Ox"], spells=[face_up("Banner")])
        )
        duel.you.activates("Turnabout")
        duel.resolves()
        assert (duel.you.atk("Battle Ox"), duel.you.defense("Battle Ox")) == (1500, 1700)
        duel.you.summons("Mystical Elf")
        duel.resolves()
        assert duel.you.atk("Mystical Elf") == 800 + 500

    def test_losses_are_summed_before_they_are_cut(self, duel: Scenario) -> None:
        """2000 less and 700 more is 400, not 700 (N2)."""
        duel.setup(you=side(hand=["Rush"], monsters=["Battle Ox"], spells=[face_up("Weight")]))
        assert duel.you.atk("Battle Ox") == 0
        cast(duel, "Rush")
        assert duel.you.atk("Battle Ox") == 400

    def test_what_ends_gives_back_what_it_took(self, duel: Scenario) -> None:
        """With the turn, all that was laid on the monster is gone (K18, K7, T9)."""
        duel.setup(you=side(hand=["Fixing", "Halving"], monsters=["Battle Ox"]))
        cast(duel, "Fixing", "Halving")
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.atk("Battle Ox") == 1700

    def test_it_slips_from_a_monster_that_turns_face_down_and_holds_the_others(self, duel: Scenario) -> None:
        """(C18, K7)."""
        duel.setup(
            you=side(hand=["Turnabout"], monsters=["Battle Ox", "Mystical Elf"]),
        )
        duel.you.activates("Turnabout")
        duel.resolves()
        duel.turns("Battle Ox", Position.FACE_DOWN_DEFENSE)
        duel.turns("Battle Ox", Position.ATTACK)
        assert duel.you.atk("Battle Ox") == 1700
        assert duel.you.atk("Mystical Elf") == 2000

    def test_nothing_is_laid_where_nobody_stands(self, duel: Scenario) -> None:
        """What would change the values of monsters cannot be activated with none face-up (C10, N5)."""
        duel.setup(you=side(hand=["Turnabout"], monsters=[face_down("Battle Ox")]))
        duel.you.may_not("activate Turnabout")


class TestLevels:
    @pytest.mark.parametrize(
        ("spells", "level"),
        [(["Ladder"], 6), (["Pit"], 1), (["Pit", "Ladder"], 1), (["Floor", "Ladder"], 5), (["Floor"], 3)],
    )
    def test_levels_are_summed_and_never_below_one(
        self, duel: Scenario, spells: list[str], level: int
    ) -> None:
        """4 less 5 and 2 more is 1 (N2)."""
        duel.setup(you=side(hand=spells, monsters=["Battle Ox"]))
        cast(duel, *spells)
        assert duel.you.level("Battle Ox") == level

    def test_a_lower_level_in_the_hand_needs_fewer_tributes(self, duel: Scenario) -> None:
        """By the level the card has in the hand at that time (S2)."""
        duel.setup(you=side(hand=["Discount", "Dark Magician", "Battle Ox"], monsters=["Mystical Elf"]))
        duel.you.may_not("summon Dark Magician")
        duel.you.activates("Discount")
        duel.resolves()
        duel.you.summons("Dark Magician", tributing=["Mystical Elf"])
        duel.resolves()
        assert duel.you.level("Dark Magician") == 7


class TestLooks:
    def test_a_type_is_another_on_the_field_and_in_the_graveyard(self, duel: Scenario) -> None:
        """What speaks of Zombies means them (X10)."""
        duel.setup(
            you=side(hand=["Bonfire"], spells=[face_up("Gravedust")], monsters=["Battle Ox"]),
            them=side(monsters=[face_down("Mystical Elf")]),
        )
        duel.you.activates("Bonfire")
        duel.resolves()
        assert duel.you.grave == ["Battle Ox", "Bonfire"]
        assert duel.them.monsters == ["Mystical Elf"]

    def test_and_is_as_printed_without_it(self, duel: Scenario) -> None:
        """Nobody is a Zombie (X10)."""
        duel.setup(you=side(hand=["Bonfire"], monsters=["Battle Ox"]))
        duel.you.may_not("activate Bonfire")

    def test_an_attribute_becomes_another_and_the_last_holds(self, duel: Scenario) -> None:
        """A DARK monster that became LIGHT is DARK no more; one that is also DARK is both (X10)."""
        duel.setup(
            you=side(hand=["Eclipse", "Dusk"], spells=[face_up("Daylight")], monsters=["Dark Magician"])
        )
        duel.you.may_not("activate Eclipse")
        duel.you.activates("Dusk")
        duel.resolves()
        duel.you.activates("Eclipse")
        duel.resolves()
        assert duel.you.monsters == []

    def test_a_name_becomes_another_while_it_lies_there(self, duel: Scenario) -> None:
        """It is found by the new name, and after that turn by its own (X10, K23)."""
        duel.setup(you=side(hand=["Disguise", "Hunt"], monsters=["Battle Ox"]))
        duel.you.may_not("activate Hunt")
        cast(duel, "Disguise")
        duel.you.activates("Hunt")
        duel.resolves()
        assert duel.you.grave == ["Disguise", "Battle Ox", "Hunt"]

    def test_a_series_is_a_list_and_no_part_of_a_name(self, duel: Scenario) -> None:
        """The Tomb Watch is on the list; the Double only sounds like it (K23)."""
        duel.setup(you=side(monsters=["Tomb Watch", "Gravekeeper's Double"], spells=[face_up("Roll Call")]))
        assert duel.you.atk("Tomb Watch") == 2000
        assert duel.you.atk("Gravekeeper's Double") == 1500
