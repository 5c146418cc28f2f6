"""How a duel ends (W), and what life points do (N6)."""

import pytest

from cards.lang.turns import Timing
from duels.engine import Ending, Result, Stop, StopReason
from duels.engine import events as e
from duels.engine.errors import DuelIsOver, NotAsked
from duels.engine.prompts import PASS, Why
from tests.scenario import BATTLE, BLANK, Scenario, defense, side


class TestLifePoints:
    def test_life_points_at_0_lose(self, duel: Scenario) -> None:
        """(W1)"""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(life_points=1700))
        duel.you.attacks("Battle Ox", "directly")
        duel.resolves()
        assert duel.result == Result(0, Ending.LIFE_POINTS)
        assert duel.winner == "you"
        assert duel.them.lp == 0

    def test_one_life_point_is_enough_to_live(self, duel: Scenario) -> None:
        """(W1)"""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(life_points=1701))
        duel.you.attacks("Battle Ox", "directly")
        duel.resolves()
        assert duel.result is None
        assert duel.them.lp == 1

    def test_they_never_fall_below_0(self, duel: Scenario) -> None:
        """(N6)"""
        duel.setup(phase=BATTLE, you=side(monsters=["Dark Magician"]), them=side(life_points=100))
        duel.you.attacks("Dark Magician", "directly")
        duel.resolves()
        assert duel.them.lp == 0

    def test_they_have_no_upper_limit(self, duel: Scenario) -> None:
        """(N6)"""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(life_points=1_000_000))
        duel.you.attacks("Battle Ox", "directly")
        duel.resolves()
        assert duel.them.lp == 998_300

    def test_the_attackers_player_can_lose_by_his_own_attack(self, duel: Scenario) -> None:
        """Whoever's life points are gone has lost (W1, B6)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Vorse Raider"], life_points=100),
            them=side(monsters=[defense("Mystical Elf")]),
        )
        duel.you.attacks("Vorse Raider", "Mystical Elf")
        duel.resolves()
        assert duel.winner == "them"

    def test_both_at_the_same_moment_draw(self, duel: Scenario) -> None:
        """Damage of both players by one effect is one event (W4, N6, K14)."""
        duel.setup(you=side(life_points=500), them=side(life_points=300))
        duel.inflicts(you=500, them=500)
        assert duel.result == Result(None, Ending.LIFE_POINTS)
        assert duel.winner is None

    def test_one_of_both_survives_the_same_damage(self, duel: Scenario) -> None:
        """(W4)"""
        duel.setup(you=side(life_points=501), them=side(life_points=300))
        duel.inflicts(you=500, them=500)
        assert duel.winner == "you"
        assert duel.you.lp == 1


class TestAtOnce:
    def test_the_duel_ends_in_the_middle_of_the_damage_step(self, duel: Scenario) -> None:
        """Checked after every single change, and nothing more is done (W6): no card is sent (B8)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Dark Magician"]),
            them=side(monsters=["Battle Ox"], life_points=800),
        )
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.resolves()
        assert duel.winner == "you"
        assert duel.state.timing is Timing.CALCULATION
        assert duel.them.monsters == ["Battle Ox"]
        assert isinstance(duel.log[-1], e.DuelEnded)

    def test_it_ends_while_a_summon_is_being_made(self, duel: Scenario) -> None:
        """Also before the summon has succeeded (W6)."""
        duel.setup(you=side(hand=["Battle Ox"]), them=side(life_points=100))
        duel.you.summons("Battle Ox")
        duel.reaches(Why.SUMMON_ATTEMPT, of="them")
        duel.inflicts(them=100)
        assert duel.winner == "you"
        assert duel.happened(e.Summoned) == []

    def test_after_the_end_nobody_is_asked_and_nobody_can_answer(self, duel: Scenario) -> None:
        """(W6)"""
        duel.setup(them=side(life_points=100))
        duel.inflicts(them=100)
        assert duel.prompt is None
        with pytest.raises(DuelIsOver):
            duel.duel.answer(0, PASS)
        with pytest.raises(DuelIsOver):
            duel.duel.surrender(0)
        assert duel.winner == "you"

    def test_who_cannot_draw_loses_whatever_his_life_points(self, duel: Scenario) -> None:
        """(W2, T4)"""
        duel.setup(turn_of="them", you=side(filled=False), them=side(life_points=1))
        duel.them.ends_turn()
        duel.resolves()
        assert duel.result == Result(1, Ending.DECK_OUT)

    def test_an_empty_deck_alone_is_no_loss(self, duel: Scenario) -> None:
        """Only having to draw is (W2)."""
        duel.setup(you=side(filled=False))
        duel.you.ends_turn()
        duel.resolves()
        assert duel.result is None


class TestStops:
    @pytest.mark.parametrize(
        ("why", "result"),
        [
            (StopReason.SURRENDER, Result(1, Ending.SURRENDER)),
            (StopReason.TIME, Result(1, Ending.TIME)),
            (StopReason.AGREEMENT, Result(None, Ending.AGREEMENT)),
        ],
    )
    def test_surrender_time_and_agreement_are_recorded_as_such(
        self, duel: Scenario, why: StopReason, result: Result
    ) -> None:
        """(W5)"""
        duel.setup()
        duel.duel.stop(0, Stop(why))
        duel.takes_log()
        assert duel.result == result
        assert duel.duel.snapshot().decisions[-1] == (0, Stop(why))

    @pytest.mark.parametrize(("who", "winner"), [("you", "them"), ("them", "you")])
    def test_either_player_may_surrender_at_any_time(self, duel: Scenario, who: str, winner: str) -> None:
        """It needs no consent and counts at once (W7) ..."""
        duel.setup()
        getattr(duel, who).surrenders()
        assert duel.winner == winner

    def test_also_while_something_is_pending_and_the_other_is_asked(self, duel: Scenario) -> None:
        """... whatever is pending (W7)."""
        duel.setup(you=side(hand=[BLANK] * 7))
        duel.you.ends_turn()
        duel.reaches_choice("you", Why.HAND_LIMIT)
        duel.them.surrenders()
        assert duel.winner == "you"
        assert len(duel.you.hand) == 7

    def test_also_before_the_first_turn(self, duel: Scenario) -> None:
        """(W7)"""
        duel.starts()
        duel.you.surrenders()
        assert duel.winner == "them"

    @pytest.mark.parametrize("seat", [-1, 2])
    def test_nobody_else_can_surrender(self, duel: Scenario, seat: int) -> None:
        """There are two seats, and a third person ends nothing (W5)."""
        duel.setup()
        with pytest.raises(NotAsked):
            duel.duel.surrender(seat)
        assert duel.result is None
