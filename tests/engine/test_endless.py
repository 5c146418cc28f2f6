"""Mandatory effects that feed each other: for ever, or until something gives way (C20, K3)."""

from cards.lang.places import Position
from duels.engine import events as e
from duels.engine.prompts import Why
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
