"""Black Garden: what is summoned is halved, a rose grows opposite, and the plants wither for a monster."""

import pytest

from duels.engine import events as e
from tests.scenario import Scenario, defense, face_down, face_up, side

GARDEN, ROSE = "Black Garden", "Rose Token"

# ATK: Battle Ox 1700, Mystical Elf 800, Lonefire Blossom 500 (a Plant), Celtic Guardian 1400, Rose Token 800.


class TestTheRoses:
    def test_what_is_summoned_is_halved_and_a_rose_grows_opposite(self, duel: Scenario) -> None:
        """It must (C10), for either player; the token is none that calls for another."""
        duel.setup(you=side(hand=["Battle Ox"], field=face_up(GARDEN)))
        duel.you.summons("Battle Ox")
        duel.resolves()
        assert duel.you.atk("Battle Ox") == 850
        assert duel.them.monsters == [ROSE]
        assert duel.them.atk(ROSE) == 800

    def test_the_opponents_too(self, duel: Scenario) -> None:
        """The rose stands on the side of the garden's player, and belongs to who summoned (2011-09-25)."""
        duel.setup(turn_of="them", you=side(field=face_up(GARDEN)), them=side(hand=["Battle Ox"]))
        duel.them.summons("Battle Ox")
        duel.resolves()
        assert duel.them.atk("Battle Ox") == 850
        assert duel.you.monsters == [ROSE]
        assert duel.find(ROSE).owner == 1

    @pytest.mark.parametrize("way", ["set", "flip"])
    def test_not_for_a_set_nor_for_a_flip_summon(self, duel: Scenario, way: str) -> None:
        duel.setup(you=side(hand=["Mystical Elf"], monsters=[face_down("Battle Ox")], field=face_up(GARDEN)))
        if way == "set":
            duel.you.sets("Mystical Elf")
        else:
            duel.you.flip_summons("Battle Ox")
        duel.resolves()
        assert duel.happened(e.TokensSummoned) == []

    def test_a_monster_turned_down_in_answer_keeps_the_rose(self, duel: Scenario) -> None:
        """Ruling (2012-02-13): the token comes although the monster is face-down, or gone, by then."""
        duel.setup(you=side(hand=["Battle Ox", "Book of Moon"], field=face_up(GARDEN)))
        duel.you.summons("Battle Ox")
        duel.you.activates("Book of Moon", targeting="Battle Ox")
        duel.resolves()
        assert duel.them.monsters == [ROSE]

    def test_the_halving_outlasts_the_garden(self, duel: Scenario) -> None:
        """What was applied stays (C17)."""
        duel.setup(you=side(hand=["Battle Ox", "Mystical Space Typhoon"], field=face_up(GARDEN)))
        duel.you.summons("Battle Ox")
        duel.resolves()
        duel.you.activates("Mystical Space Typhoon", targeting=GARDEN)
        duel.resolves()
        assert duel.you.atk("Battle Ox") == 850

    def test_no_rose_without_a_zone_for_it(self, duel: Scenario) -> None:
        """(F9): the halving does not hang on it (C5)."""
        duel.setup(
            you=side(hand=["Battle Ox"], field=face_up(GARDEN)), them=side(monsters=["Mystical Elf"] * 5)
        )
        duel.you.summons("Battle Ox")
        duel.resolves()
        assert duel.you.atk("Battle Ox") == 850
        assert ROSE not in duel.them.monsters

    def test_what_comes_together_is_one_event(self, duel: Scenario) -> None:
        """Ruling (2013-04-11): what is summoned at once brings one rose (C13), and each of it is halved."""
        piranha, emmersblade = "X-Saber Anu Piranha", "XX-Saber Emmersblade"
        duel.setup(
            you=side(
                spells=["Gottoms' Emergency Call"],
                monsters=["XX-Saber Fulhelmknight"],
                grave=[piranha, emmersblade],
                field=face_up(GARDEN),
            )
        )
        duel.you.activates("Gottoms' Emergency Call")
        duel.you.chooses("attack")
        duel.you.chooses("attack")
        duel.resolves()
        assert (duel.you.atk(piranha), duel.you.atk(emmersblade)) == (900, 650)
        assert duel.them.monsters == [ROSE]

    def test_no_rose_while_its_player_cannot_special_summon(self, duel: Scenario) -> None:
        """Its summoner is the garden's player, whom Scapegoat binds for the turn (X5)."""
        duel.setup(you=side(hand=["Scapegoat"], field=face_up(GARDEN)))
        duel.you.activates("Scapegoat")
        duel.resolves()
        assert duel.them.monsters == []


class TestTheWithering:
    def test_plants_and_garden_go_for_a_monster_of_their_total(self, duel: Scenario) -> None:
        """Both sides' face-up plants: 500 and 800 are 1300."""
        duel.setup(
            you=side(
                monsters=["Lonefire Blossom"],
                grave=["XX-Saber Emmersblade", "Battle Ox"],
                field=face_up(GARDEN),
            ),
            them=side(monsters=["Battle Ox"]),
        )
        duel.happens(e.TokensSummoned(1, 71645243, (1,), defense("Battle Ox").position))
        duel.you.activates(GARDEN, "withers")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]
        assert duel.happened(e.Moved)
        assert "XX-Saber Emmersblade" in duel.you.monsters
        assert duel.you.atk("XX-Saber Emmersblade") == 1300
        assert duel.happened(e.LinkMade)[-1].link.key == "withers"

    def test_not_for_another_total(self, duel: Scenario) -> None:
        duel.setup(
            you=side(monsters=["Lonefire Blossom"], grave=["Battle Ox"], field=face_up(GARDEN)),
        )
        duel.you.may_not(f"activate {GARDEN}")

    def test_nothing_comes_where_the_total_is_another_by_then(self, duel: Scenario) -> None:
        """What is destroyed had 500 and 700 more, which Rush Recklessly gave it: not the target's 500."""
        plant = "Lonefire Blossom"
        duel.setup(
            you=side(monsters=[plant], grave=[plant], hand=["Rush Recklessly"], field=face_up(GARDEN)),
        )
        duel.you.activates(GARDEN, "withers")
        duel.you.activates("Rush Recklessly")
        duel.resolves()
        assert duel.you.monsters == []
        assert GARDEN in duel.you.grave

    def test_not_without_a_plant(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Battle Ox"], grave=["Kuriboh"], field=face_up(GARDEN)))
        duel.you.may_not(f"activate {GARDEN}")
