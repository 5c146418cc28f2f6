"""The turn: who begins, its phases, and how they are left (T)."""

from dataclasses import replace

import pytest

from cards.lang.turns import Phase, Step
from cards.library import LIBRARY
from duels.engine import MASTER_RULE_2, Choice, Duel, Ending, Result, Seat, start
from duels.engine import events as e
from duels.engine.prompts import PASS, OpenPlay, Respond, Why
from tests.scenario import BATTLE, BLANK, MAIN_2, Refused, Scenario, side
from tests.scenario.table import passcodes

BLANKS = tuple(passcodes([BLANK] * 40))
KEY = b"a key of thirty-two bytes or so."


def fresh(ruleset=MASTER_RULE_2, first: int | None = 0, main=BLANKS, other=BLANKS) -> Duel:
    """A duel at its very beginning, in which every window has been passed."""
    duel = start(LIBRARY, ruleset, (Seat(main), Seat(other)), KEY, first)
    pass_windows(duel)
    return duel


def pass_windows(duel: Duel) -> None:
    while isinstance(duel.prompt, Respond):
        duel.answer(duel.prompt.player, PASS)


class TestBeginning:
    def test_both_begin_with_8000_life_points_and_five_cards(self, duel: Scenario) -> None:
        """The first player has drawn a sixth by the time he may act (T1)."""
        duel.starts(first="you")
        assert [len(duel.you.hand), len(duel.them.hand)] == [6, 5]
        assert [len(duel.you.deck), len(duel.them.deck)] == [34, 35]
        assert duel.lp == {"you": 8000, "them": 8000}
        duel.resolves()

    def test_the_first_player_draws_in_his_first_draw_phase(self, duel: Scenario) -> None:
        """(T1)"""
        duel.starts(first="them")
        assert (duel.turn, duel.turn_of, duel.phase) == (1, "them", Phase.DRAW)
        assert len(duel.them.hand) == 6
        duel.resolves()

    def test_a_later_era_has_no_first_draw(self) -> None:
        """The first-turn draw is a switch of the rule set (T1)."""
        duel = fresh(replace(MASTER_RULE_2, first_turn_draw=False))
        assert [table.hand_count for table in duel.view(None).sides] == [5, 5]

    @pytest.mark.parametrize(("choice", "other"), [("first", False), ("second", True)])
    def test_the_winner_of_the_lot_chooses_first_or_second(
        self, duel: Scenario, choice: str, other: bool
    ) -> None:
        """(T10)"""
        duel.starts()
        (lot,) = duel.happened(e.LotDrawn)
        winner, loser = ("you", "them") if lot.winner == 0 else ("them", "you")
        assert (duel.asked, duel.prompt and duel.prompt.why) == (winner, Why.GO_FIRST)
        getattr(duel, winner).goes(choice)
        duel.resolves()
        assert duel.turn_of == (loser if other else winner)

    def test_hands_are_drawn_after_that_choice(self, duel: Scenario) -> None:
        """Nobody has seen a card when he chooses (T10)."""
        duel.starts()
        assert duel.you.hand == duel.them.hand == []
        getattr(duel, duel.asked or "").goes("second")
        assert len(duel.you.hand) >= 5
        assert len(duel.them.hand) >= 5
        duel.resolves()

    def test_the_lot_falls_for_both_seats(self) -> None:
        """By lot: neither seat always wins it (T10)."""
        winners = set()
        for number in range(20):
            duel = start(LIBRARY, MASTER_RULE_2, (Seat(BLANKS), Seat(BLANKS)), b"%030d" % number)
            assert duel.prompt is not None
            winners.add(duel.prompt.player)
        assert winners == {0, 1}

    def test_where_the_challenge_says_who_begins_no_lot_is_drawn(self, duel: Scenario) -> None:
        """(T10)"""
        duel.starts(first="them")
        assert duel.happened(e.LotDrawn) == []
        duel.resolves()
        assert duel.turn_of == "them"

    def test_only_first_or_second_can_be_chosen(self, duel: Scenario) -> None:
        """(T10)"""
        duel.starts()
        winner = getattr(duel, duel.asked or "")
        loser = duel.them if winner is duel.you else duel.you
        with pytest.raises(Refused, match="second"):
            winner.goes("third")
        with pytest.raises(Refused):
            loser.goes("first")
        winner.goes("first")
        duel.resolves()


class TestPhases:
    def test_phases_come_in_order(self, duel: Scenario) -> None:
        """Draw, standby, main 1, battle, main 2, end, and then the other's draw phase (T2)."""
        duel.starts(first="you")
        duel.you.ends_turn()
        duel.them.enters_battle()
        duel.them.ends_battle()
        duel.them.ends_turn()
        duel.resolves()
        mine, theirs = ["draw", "standby", "main_1", "end"], ["draw", "standby", "main_1"]
        assert [event.phase.value for event in duel.happened(e.PhaseBegan)] == [
            *mine,
            *theirs,
            *("battle", "main_2", "end"),
            *("draw", "standby", "main_1"),
        ]

    def test_turns_alternate(self, duel: Scenario) -> None:
        """(T2)"""
        duel.setup(turn=1)
        for _ in range(2):
            duel.you.ends_turn()
            duel.them.ends_turn()
        duel.resolves()
        turns = [(event.turn, event.player) for event in duel.happened(e.TurnBegan)]
        assert turns == [(2, 1), (3, 0), (4, 1), (5, 0)]

    def test_without_a_battle_phase_there_is_no_main_phase_2(self, duel: Scenario) -> None:
        """(T2)"""
        duel.setup()
        duel.you.may_not("end battle")
        duel.you.ends_turn()
        duel.resolves()
        assert Phase.MAIN_2 not in [event.phase for event in duel.happened(e.PhaseBegan)]

    def test_the_battle_phase_can_be_entered_without_a_monster(self, duel: Scenario) -> None:
        """(T2)"""
        duel.setup()
        duel.you.enters_battle()
        duel.resolves()
        assert (duel.phase, duel.state.step) == (Phase.BATTLE, Step.BATTLE)

    def test_there_is_one_battle_phase_in_a_turn(self, duel: Scenario) -> None:
        """Main phase 2 leads to the end phase only (T2)."""
        duel.setup(phase=MAIN_2, you=side(monsters=["Battle Ox"]))
        duel.you.may_not("enter battle")
        duel.you.may("end turn")

    def test_nobody_battles_in_the_first_turn(self, duel: Scenario) -> None:
        """Not the player who goes first (T3) ..."""
        duel.starts(first="you")
        duel.resolves()
        duel.you.may_not("enter battle")

    def test_the_second_player_may_battle_in_his_first_turn(self, duel: Scenario) -> None:
        """... but the other in the second turn of the duel (T3)."""
        duel.starts(first="you")
        duel.you.ends_turn()
        duel.them.may("enter battle")


class TestDrawPhase:
    def test_the_turn_player_draws_one_from_the_top(self, duel: Scenario) -> None:
        """(T4)"""
        duel.setup(them=side(deck=["Battle Ox", "Dark Magician"]))
        duel.you.ends_turn()
        duel.resolves()
        assert duel.them.hand == ["Battle Ox"]
        assert duel.them.deck[0] == "Dark Magician"
        assert duel.you.hand == []

    def test_before_the_normal_draw_nobody_can_act(self, duel: Scenario) -> None:
        """The first window of the draw phase comes after the draw (T4)."""
        duel.setup(them=side(deck=["Battle Ox"]))
        duel.you.ends_turn()
        while duel.phase is not Phase.DRAW:
            duel.send(PASS)
        assert duel.asked == "them"
        assert duel.them.hand == ["Battle Ox"]
        duel.resolves()

    def test_the_last_card_can_be_drawn(self, duel: Scenario) -> None:
        """Only a draw that cannot be made loses (T4) ..."""
        duel.setup(them=side(deck=["Battle Ox"], filled=False))
        duel.you.ends_turn()
        duel.resolves()
        assert duel.result is None
        assert duel.them.hand == ["Battle Ox"]
        assert duel.them.deck == []

    def test_who_cannot_draw_loses_at_that_moment(self, duel: Scenario) -> None:
        """... and it loses at once (T4, W2, W6)."""
        duel.setup(them=side(filled=False))
        duel.you.ends_turn()
        duel.resolves()
        assert duel.result == Result(0, Ending.DECK_OUT)
        assert duel.phase is Phase.DRAW

    @pytest.mark.parametrize(("sizes", "winner"), [((40, 4), 0), ((4, 40), 1), ((4, 4), None)])
    def test_who_cannot_draw_his_first_hand_loses(self, sizes: tuple[int, int], winner: int | None) -> None:
        """By rule, more cards than the deck holds; both at once is a draw (T4, W4)."""
        duel = start(
            LIBRARY, MASTER_RULE_2, (Seat(BLANKS[: sizes[0]]), Seat(BLANKS[: sizes[1]])), KEY, first=0
        )
        assert duel.result == Result(winner, Ending.DECK_OUT)
        assert duel.prompt is None


class TestMainPhase:
    def test_acts_can_be_done_in_any_order(self, duel: Scenario) -> None:
        """Change, flip and summon, as often as each allows (T6)."""
        duel.setup(you=side(hand=["Battle Ox"], monsters=["Vorse Raider", "Dark Magician"]))
        duel.you.changes_position("Vorse Raider")
        duel.you.summons("Battle Ox")
        duel.you.changes_position("Dark Magician")
        duel.resolves()
        assert duel.you.monsters == ["Vorse Raider", "Dark Magician", "Battle Ox"]

    def test_main_phase_2_allows_the_same(self, duel: Scenario) -> None:
        """Both main phases are alike, but for the battle phase (T6)."""
        duel.setup(phase=MAIN_2, you=side(hand=["Battle Ox"], monsters=["Vorse Raider"]))
        duel.you.may("summon Battle Ox")
        duel.you.may("set Battle Ox")
        duel.you.may("defend with Vorse Raider")

    def test_nothing_is_summoned_or_turned_in_the_battle_phase(self, duel: Scenario) -> None:
        """In every other phase nothing can be set, summoned or changed by hand (T6)."""
        duel.setup(phase=BATTLE, you=side(hand=["Battle Ox"], monsters=["Vorse Raider"]))
        for deed in ("summon Battle Ox", "set Battle Ox", "defend with Vorse Raider"):
            duel.you.may_not(deed)

    def test_nothing_is_summoned_in_the_opponents_turn(self, duel: Scenario) -> None:
        """(T6)"""
        duel.setup(turn_of="them", you=side(hand=["Battle Ox"]))
        duel.you.may_not("summon Battle Ox")
        with pytest.raises(Refused, match="end_phase"):
            duel.you.summons("Battle Ox")

    def test_nothing_pending(self, duel: Scenario) -> None:
        """While a window stands open, the turn player only responds (T6)."""
        duel.setup(you=side(hand=["Battle Ox"], monsters=["Vorse Raider"]))
        duel.you.summons("Battle Ox")
        assert isinstance(duel.prompt, Respond)
        assert duel.prompt.options == (PASS,)
        duel.resolves()


class TestLeaving:
    def test_in_draw_and_standby_phase_the_turn_player_passes_first(self, duel: Scenario) -> None:
        """Two passes in a row end the phase (T7(a))."""
        duel.setup()
        duel.you.ends_turn()
        while duel.phase is not Phase.DRAW:
            duel.send(PASS)
        seen = []
        while isinstance(duel.prompt, Respond):
            seen.append((duel.phase, duel.asked))
            duel.send(PASS)
        assert seen == [(phase, who) for phase in (Phase.DRAW, Phase.STANDBY) for who in ("them", "you")]

    def test_in_the_end_phase_the_turn_player_passes_first(self, duel: Scenario) -> None:
        """(T7(a))"""
        duel.setup()
        duel.you.ends_turn()
        duel.reaches(Why.PHASE_END)
        assert (duel.phase, duel.asked) == (Phase.END, "you")
        duel.you.passes()
        assert (duel.phase, duel.asked) == (Phase.END, "them")
        duel.them.passes()
        assert duel.phase is Phase.DRAW
        duel.resolves()

    def test_in_start_and_end_step_both_pass(self, duel: Scenario) -> None:
        """(T7(a))"""
        duel.setup()
        duel.you.enters_battle()
        duel.them.passes()
        assert duel.state.step is Step.START
        duel.you.passes()
        duel.them.passes()
        duel.you.ends_battle()
        duel.them.passes()
        assert (duel.state.step, duel.asked) == (Step.END, "you")
        duel.resolves()

    @pytest.mark.parametrize("deed", ["enters_battle", "ends_turn"])
    def test_proposing_to_leave_is_the_turn_players_pass(self, duel: Scenario, deed: str) -> None:
        """The opponent may act or agree; then the phase is over, and the turn player is not asked (T7(b))."""
        duel.setup()
        getattr(duel.you, deed)()
        assert (duel.asked, duel.prompt and duel.prompt.why) == ("them", Why.PHASE_LEFT)
        assert duel.phase is Phase.MAIN_1
        duel.them.passes()
        assert duel.phase in (Phase.BATTLE, Phase.END)
        duel.resolves()

    def test_leaving_the_battle_step_is_proposed_too(self, duel: Scenario) -> None:
        """(T7(b))"""
        duel.setup(phase=BATTLE)
        duel.you.ends_battle()
        assert (duel.asked, duel.prompt and duel.prompt.why) == ("them", Why.PHASE_LEFT)
        assert duel.state.step is Step.BATTLE
        duel.resolves()

    def test_the_opponent_cannot_begin_anything_in_an_idle_main_phase(self, duel: Scenario) -> None:
        """Where nothing has just happened only the turn player is asked (T7(c))."""
        duel.setup(you=side(hand=["Battle Ox"]))
        assert (duel.asked, type(duel.prompt)) == ("you", OpenPlay)
        duel.you.summons("Battle Ox")
        duel.resolves()
        assert (duel.asked, type(duel.prompt)) == ("you", OpenPlay)

    def test_a_window_is_open_for_its_player_alone(self, duel: Scenario) -> None:
        """(T7)"""
        duel.setup()
        duel.you.ends_turn()
        with pytest.raises(Refused):
            duel.you.passes()
        duel.them.passes()
        duel.resolves()


class TestHandLimit:
    SEVEN = ("Battle Ox", "Vorse Raider", "Mystical Elf", "Soitsu", BLANK, BLANK, BLANK)

    def test_who_holds_more_than_six_discards_down_to_six(self, duel: Scenario) -> None:
        """Choosing himself, at the end of his turn (T8)."""
        duel.setup(you=side(hand=self.SEVEN))
        duel.you.ends_turn()
        duel.reaches_choice("you", Why.HAND_LIMIT)
        duel.you.discards("Soitsu")
        duel.resolves()
        assert duel.you.grave == ["Soitsu"]
        assert len(duel.you.hand) == 6
        assert duel.turn_of == "them"

    def test_all_at_once_and_in_the_order_that_he_chooses(self, duel: Scenario) -> None:
        """One event with all the cards, and he orders his graveyard (T8, X3, F4)."""
        duel.setup(you=side(hand=[*self.SEVEN, "Dark Magician", "Celtic Guardian"]))
        duel.you.ends_turn()
        duel.reaches_choice("you", Why.HAND_LIMIT)
        duel.you.discards("Vorse Raider", "Battle Ox", "Dark Magician")
        duel.resolves()
        assert duel.you.grave == ["Vorse Raider", "Battle Ox", "Dark Magician"]
        (moved,) = [event for event in duel.happened(e.Moved) if event.reason is e.Reason.DISCARD]
        assert len(moved.moves) == 3

    @pytest.mark.parametrize("names", [(), ("Soitsu", "Battle Ox"), ("Dark Magician",)])
    def test_neither_fewer_nor_more_nor_other_cards(self, duel: Scenario, names: tuple[str, ...]) -> None:
        """(T8)"""
        duel.setup(you=side(hand=self.SEVEN, monsters=["Dark Magician"]))
        duel.you.ends_turn()
        duel.reaches_choice("you", Why.HAND_LIMIT)
        with pytest.raises(AssertionError):
            duel.you.discards(*names)
        duel.you.discards("Battle Ox")
        duel.resolves()

    def test_six_cards_are_kept(self, duel: Scenario) -> None:
        """The limit is 6 (T8)."""
        duel.setup(you=side(hand=self.SEVEN[:6]))
        duel.you.ends_turn()
        duel.resolves()
        assert len(duel.you.hand) == 6
        assert duel.you.grave == []

    def test_the_other_player_keeps_what_he_holds(self, duel: Scenario) -> None:
        """Only the turn player's hand is cut (T8)."""
        duel.setup(them=side(hand=self.SEVEN))
        duel.you.ends_turn()
        duel.resolves()
        assert len(duel.them.hand) == 8

    def test_it_comes_last_and_cannot_be_answered(self, duel: Scenario) -> None:
        """After both have passed in the end phase, and the next thing is the next turn (T8, K25)."""
        duel.setup(you=side(hand=self.SEVEN), them=side(deck=["Battle Ox"]))
        duel.you.ends_turn()
        duel.reaches_choice("you", Why.HAND_LIMIT)
        duel.you.discards("Soitsu")
        assert (duel.turn, duel.phase, duel.them.hand) == (4, Phase.DRAW, ["Battle Ox"])
        duel.resolves()

    def test_another_limit_is_a_switch(self) -> None:
        """The hand limit belongs to the rule set (T8)."""
        duel = fresh(replace(MASTER_RULE_2, hand_limit=5))
        assert isinstance(duel.prompt, OpenPlay)
        duel.answer(0, duel.prompt.options[-1])
        pass_windows(duel)
        assert duel.prompt is not None
        assert (duel.prompt.why, duel.prompt.player) == (Why.HAND_LIMIT, 0)


def test_a_choice_that_is_not_offered_changes_nothing() -> None:
    """A refused answer leaves the lot's winner to choose (T10)."""
    duel = start(LIBRARY, MASTER_RULE_2, (Seat(BLANKS), Seat(BLANKS)), KEY)
    before, prompt = duel.snapshot(), duel.prompt
    assert prompt is not None
    with pytest.raises(ValueError, match="not among the options"):
        duel.answer(prompt.player, Choice("third"))
    assert (duel.snapshot(), duel.prompt) == (before, prompt)
