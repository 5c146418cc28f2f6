"""Cards that deal with cards of one name: Nobleman of Crossout and Backs to the Wall."""

import pytest

from duels.engine import events as e
from duels.engine.prompts import Why
from tests.scenario import Scenario, copy, face_down, set_before, side

CROSSOUT, WALL = "Nobleman of Crossout", "Backs to the Wall"
BUG = "Man-Eater Bug"
ZANJI, IROU, KAMON, YAICHI, HAND, CHAMBERLAIN = (
    "The Six Samurai - Zanji",
    "The Six Samurai - Irou",
    "The Six Samurai - Kamon",
    "The Six Samurai - Yaichi",
    "Hand of the Six Samurai",
    "Chamberlain of the Six Samurai",
)


class TestNoblemanOfCrossout:
    def test_a_flip_monster_is_banished_with_its_namesakes_of_both_decks(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=[CROSSOUT, BUG], deck=[BUG, "Battle Ox"]),
            them=side(monsters=[face_down(BUG)], deck=[BUG, BUG], grave=[BUG]),
        )
        duel.you.activates(CROSSOUT)
        duel.resolves()
        assert duel.them.banished == [BUG, BUG, BUG]
        assert duel.you.banished == [BUG]
        assert BUG not in duel.you.deck + duel.them.deck
        assert (duel.you.hand, duel.them.grave) == ([BUG], [BUG])

    def test_both_see_both_decks_which_are_shuffled(self, duel: Scenario) -> None:
        """(C19) The order in which they are shown is that of the passcodes, and no deck's own."""
        duel.setup(you=side(hand=[CROSSOUT]), them=side(monsters=[face_down(BUG)]))
        duel.you.activates(CROSSOUT)
        duel.resolves()
        shown = duel.happened(e.Shown)
        assert sorted(event.player for event in shown) == [0, 1]
        for event in shown:
            passcodes = [card.passcode for card in event.cards]
            assert passcodes == sorted(passcodes)
        assert {event.player for event in duel.happened(e.Shuffled)} == {0, 1}

    def test_another_monster_is_banished_alone(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=[CROSSOUT], deck=["Battle Ox"]),
            them=side(monsters=[face_down("Battle Ox")], deck=["Battle Ox"]),
        )
        duel.you.activates(CROSSOUT)
        duel.resolves()
        assert duel.them.banished == ["Battle Ox"]
        assert "Battle Ox" in duel.them.deck
        assert not duel.happened(e.Shown)

    def test_not_a_face_up_monster(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[CROSSOUT]), them=side(monsters=[BUG]))
        duel.you.may_not(f"activate {CROSSOUT}")

    def test_the_flip_effect_does_not_activate(self, duel: Scenario) -> None:
        """What is banished face-down was never flipped (E1)."""
        duel.setup(you=side(hand=[CROSSOUT], monsters=["Battle Ox"]), them=side(monsters=[face_down(BUG)]))
        duel.you.activates(CROSSOUT)
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]

    def test_nothing_is_banished_when_the_target_has_left(self, duel: Scenario) -> None:
        """Neither the monster nor its namesakes: the second part follows the first (C5)."""
        duel.setup(you=side(hand=[CROSSOUT], deck=[BUG]), them=side(monsters=[face_down(BUG)]))
        duel.you.activates(CROSSOUT)
        duel.moves(BUG, to="hand", of="them")
        duel.resolves()
        assert duel.you.banished == []
        assert duel.them.banished == []


class TestBacksToTheWall:
    def test_it_brings_back_one_of_each_name_for_all_but_100(self, duel: Scenario) -> None:
        duel.setup(you=side(spells=[set_before(WALL)], grave=[ZANJI, IROU, "Battle Ox"], life_points=5000))
        duel.you.activates(WALL)
        assert duel.you.lp == 100
        duel.reaches_choice("you", Why.POSITION)
        duel.you.chooses("attack")
        duel.you.chooses("attack")
        duel.resolves()
        assert sorted(duel.you.monsters) == [IROU, ZANJI]

    def test_of_two_of_one_name_one_is_chosen(self, duel: Scenario) -> None:
        duel.setup(you=side(spells=[set_before(WALL)], grave=[ZANJI, IROU, ZANJI]))
        duel.you.activates(WALL)
        duel.reaches_choice("you", Why.SPECIAL_SUMMON)
        assert duel.you.choices == [ZANJI, ZANJI]
        duel.you.chooses(copy(ZANJI, 2))
        duel.you.chooses("attack")
        duel.you.chooses("attack")
        duel.resolves()
        assert sorted(duel.you.monsters) == [IROU, ZANJI]
        assert duel.you.grave.count(ZANJI) == 1

    def test_none_of_a_name_that_is_on_the_field(self, duel: Scenario) -> None:
        """On either side, but only face-up: a face-down card shows no name (N5)."""
        duel.setup(
            you=side(spells=[set_before(WALL)], monsters=[face_down(KAMON)], grave=[ZANJI, IROU, KAMON]),
            them=side(monsters=[ZANJI]),
        )
        duel.you.activates(WALL)
        duel.reaches_choice("you", Why.POSITION)
        duel.you.chooses("attack")
        duel.you.chooses("attack")
        duel.resolves()
        assert sorted(duel.you.monsters) == sorted([KAMON, KAMON, IROU])

    def test_as_many_as_there_is_room_for(self, duel: Scenario) -> None:
        duel.setup(
            you=side(
                spells=[set_before(WALL)],
                monsters=["Battle Ox", "Kuriboh", "Doron"],
                grave=[ZANJI, IROU, YAICHI, ZANJI],
            )
        )
        duel.you.activates(WALL)
        duel.reaches_choice("you", Why.SPECIAL_SUMMON)
        duel.you.chooses(copy(ZANJI, 1))
        assert sorted(duel.you.choices) == [IROU, YAICHI]
        duel.you.chooses(YAICHI)
        duel.you.chooses("attack")
        duel.you.chooses("attack")
        duel.resolves()
        assert sorted(duel.you.monsters[3:]) == [YAICHI, ZANJI]

    @pytest.mark.parametrize(
        "yours",
        [
            side(spells=[set_before(WALL)], grave=["Battle Ox"]),
            side(spells=[set_before(WALL)], grave=[ZANJI], monsters=[ZANJI]),
            side(spells=[set_before(WALL)], grave=[ZANJI], life_points=100),
            side(spells=[set_before(WALL)], grave=[ZANJI], monsters=["Battle Ox"] * 5),
        ],
        ids=["nobody", "already there", "nothing to pay", "no zone"],
    )
    def test_not_where_it_would_do_nothing_or_cannot_be_paid(self, duel: Scenario, yours) -> None:
        duel.setup(you=yours)
        duel.you.may_not(f"activate {WALL}")

    def test_101_life_points_are_enough(self, duel: Scenario) -> None:
        duel.setup(you=side(spells=[set_before(WALL)], grave=[ZANJI], life_points=101))
        duel.you.may(f"activate {WALL}")
