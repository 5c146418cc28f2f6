"""Mandatory effects that feed each other: for ever, or until something gives way (C20, K3)."""

from duels.engine import events as e
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
