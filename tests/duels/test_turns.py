"""The rows of turns: phases, and life points at their end by all that changes them."""

from datetime import UTC, datetime

from cards.lang.turns import Phase
from duels import cardfacts
from duels.engine import events as e
from duels.models import Duel
from duels.turns import TurnKeeper

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def test_life_points_at_the_end_of_a_turn_follow_damage_payment_and_gain():
    keeper = TurnKeeper(Duel(life_points0=8000, life_points1=500, turn=3, phases="draw standby"), NOW)
    for event in (
        e.PhaseBegan(Phase.MAIN_1),
        e.DamageInflicted(e.DamageKind.BATTLE, (0, 900)),
        e.LifePointsPaid(0, 1000),
        e.LifePointsGained(0, 300),
        e.TurnBegan(4, 1),
        e.PhaseBegan(Phase.DRAW),
    ):
        keeper.follow(event)
    ended, begun = keeper.rows[3], keeper.rows[4]
    assert (ended.phases, ended.ended_at) == ("draw standby main_1", NOW)
    assert (ended.life_points0, ended.life_points1) == (7300, 0)
    assert (begun.seat, begun.ended_at, keeper.duel.phases) == (1, None, "draw")


def test_before_the_first_turn_there_is_none_to_close():
    keeper = TurnKeeper(Duel(), NOW)
    keeper.close()
    assert keeper.rows == {}


def test_a_card_that_the_library_has_lost_is_shown_by_its_number():
    lost, known = cardfacts.facts_of([4, 89631139], "en").values()
    assert (lost["name"], known["name"]) == ("#4", "Blue-Eyes White Dragon")
    assert set(lost) == set(known)
