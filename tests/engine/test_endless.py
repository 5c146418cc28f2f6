"""Mandatory effects that feed each other: for ever, or until something gives way (C20, K3)."""

import pytest

from cards.lang.places import Position
from duels.engine import Refusal
from duels.engine import events as e
from duels.engine.prompts import Why
from duels.engine.recurring import MOST_ROUNDS
from duels.engine.result import Ending
from tests.scenario import Scenario, side


def test_what_would_go_on_for_ever_is_a_draw(duel: Scenario) -> None:
    """Two mandatory triggers of two players bring back the same table (C20, K3)."""
    duel.setup(you=side(monsters=["Tick"]), them=side(monsters=["Tock"]))
    duel.you.changes_position("Tick")
    duel.resolves()
    assert duel.result is not None
    assert (duel.result.winner, duel.result.ending) == (None, Ending.ENDLESS)
    assert len(duel.happened(e.LinkMade)) <= 4


def test_life_points_that_only_rise_do_not_end_it(duel: Scenario) -> None:
    """The table is the same but for what nobody can run out of (C20, K3)."""
    duel.setup(you=side(monsters=["Giver"], hand=["Balm"]), them=side(monsters=["Giver"]))
    duel.you.activates("Balm")
    duel.resolves()
    assert duel.result is not None
    assert duel.result.ending is Ending.ENDLESS


def test_life_points_that_fall_do(duel: Scenario) -> None:
    """One of them has lost before it goes on for ever (W1, C20)."""
    duel.setup(
        you=side(monsters=["Giver"], hand=["Balm"], life_points=3000),
        them=side(monsters=["Spite"]),
    )
    duel.you.activates("Balm")
    duel.resolves()
    assert duel.result is not None
    assert (duel.result.winner, duel.result.ending) == (1, Ending.LIFE_POINTS)


def test_one_round_is_no_loop(duel: Scenario) -> None:
    """The other half is missing (C20)."""
    duel.setup(you=side(monsters=["Tick"]), them=side(monsters=["Battle Ox"]))
    duel.you.changes_position("Tick")
    duel.resolves()
    assert duel.result is None
    assert len(duel.happened(e.LinkMade)) == 1


class TestRounds:
    def starts(self, duel: Scenario) -> None:
        """Whim may turn all to attack, and Tock then must turn all to defense."""
        duel.setup(you=side(monsters=["Whim"]), them=side(monsters=["Tock"]))
        duel.you.changes_position("Whim")

    def test_who_keeps_it_going_names_a_number_of_rounds(self, duel: Scenario) -> None:
        """Asked when the table has come round, and never again (C20, K3)."""
        self.starts(duel)
        for _ in range(3):
            duel.reaches_choice("you", Why.TRIGGER)
            duel.you.places_trigger("Whim")
        duel.reaches_choice("you", Why.ROUNDS)
        assert duel.you.choices == [str(rounds) for rounds in range(MOST_ROUNDS + 1)]
        duel.you.chooses("2")
        for _ in range(2):
            duel.reaches_choice("you", Why.TRIGGER)
            duel.you.places_trigger("Whim")
        duel.resolves()
        assert duel.result is None
        assert duel.you.position("Whim") is Position.DEFENSE
        assert len([link for link in duel.happened(e.LinkMade) if link.link.player == 0]) == 5

    def test_with_no_round_more_it_is_over_at_once(self, duel: Scenario) -> None:
        """(C20)."""
        self.starts(duel)
        for _ in range(3):
            duel.reaches_choice("you", Why.TRIGGER)
            duel.you.places_trigger("Whim")
        duel.reaches_choice("you", Why.ROUNDS)
        duel.you.chooses("0")
        duel.resolves()
        assert duel.result is None
        assert duel.you.position("Whim") is Position.DEFENSE

    def test_who_stops_before_is_not_asked(self, duel: Scenario) -> None:
        """(C20)."""
        self.starts(duel)
        duel.you.places_trigger("Whim")
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()
        assert duel.result is None

    def test_what_was_stopped_is_free_again_later(self, duel: Scenario) -> None:
        """The repetition was stopped, and not the effect (C20)."""
        self.starts(duel)
        for _ in range(3):
            duel.reaches_choice("you", Why.TRIGGER)
            duel.you.places_trigger("Whim")
        duel.reaches_choice("you", Why.ROUNDS)
        duel.you.chooses("0")
        duel.resolves()
        duel.turns("Whim", Position.ATTACK)
        duel.you.ends_turn()
        duel.resolves()
        duel.them.ends_turn()
        duel.resolves()
        duel.you.changes_position("Whim")
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()

    def test_without_a_way_back_nobody_is_asked(self, duel: Scenario) -> None:
        """(C20)."""
        duel.setup(you=side(monsters=["Whim"]), them=side(monsters=["Battle Ox"]))
        duel.you.changes_position("Whim")
        duel.you.places_trigger("Whim")
        duel.resolves()
        assert duel.you.position("Whim") is Position.ATTACK


class TestInOpenPlay:
    def repeats(self, duel: Scenario, name: str, times: int) -> None:
        for _ in range(times):
            duel.you.activates(name)
            duel.resolves()

    def clause(self, duel: Scenario, name: str) -> Refusal | None:
        """Why its effect cannot be used now, None where it can."""
        said = duel.duel.why_not(0, duel.find(name).handle).possibilities
        (reason,) = (one.reason for one in said if one.act.ability == "ignition")
        return reason.clause if reason else None

    @pytest.mark.parametrize("name", ["Fidget", "Sipper"])
    def test_what_changes_nothing_is_not_repeated_for_ever(self, duel: Scenario, name: str) -> None:
        """Nobody makes its player go on, and after so many rounds it is over; life points may rise (C20)."""
        duel.setup(you=side(monsters=[name], hand=["Battle Ox"]))
        self.repeats(duel, name, MOST_ROUNDS + 1)
        duel.you.may_not(f"activate {name}")
        assert self.clause(duel, name) is Refusal.ROUNDS

    def test_once_the_table_has_changed_it_can_be_done_again(self, duel: Scenario) -> None:
        """It was not used up (C20)."""
        duel.setup(you=side(monsters=["Fidget"], hand=["Battle Ox", "Vorse Raider"]))
        self.repeats(duel, "Fidget", MOST_ROUNDS + 1)
        duel.you.summons("Battle Ox")
        duel.resolves()
        self.repeats(duel, "Fidget", 1)
        duel.you.may_not("activate Fidget")

    def test_in_the_next_phase_it_is_counted_anew(self, duel: Scenario) -> None:
        """(C20)."""
        duel.setup(you=side(monsters=["Fidget"], hand=["Battle Ox"]))
        self.repeats(duel, "Fidget", MOST_ROUNDS + 1)
        duel.you.ends_turn()
        duel.resolves()
        duel.them.ends_turn()
        duel.resolves()
        self.repeats(duel, "Fidget", 2)
        assert self.clause(duel, "Fidget") is None

    def test_what_takes_life_points_is_not_stopped(self, duel: Scenario) -> None:
        """It ends by itself (W1, not C20)."""
        duel.setup(you=side(monsters=["Needle"]), them=side(life_points=MOST_ROUNDS + 3))
        self.repeats(duel, "Needle", MOST_ROUNDS + 2)
        duel.you.may("activate Needle")
        duel.you.activates("Needle")
        duel.resolves()
        assert duel.winner == "you"
