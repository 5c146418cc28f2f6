"""Rules seen from their other side: what they do not do, and what they do where others tell what not."""

import pytest

from duels.engine import Act, Ending, Result, Verb
from duels.engine import events as e
from duels.engine.errors import DuelIsOver
from tests.scenario import BATTLE, Scenario, side


class TestGraveyards:
    def test_no_act_touches_a_card_in_the_graveyard(self, duel: Scenario) -> None:
        """Nobody may take one, turn one or change their order without an effect (F4, F10)."""
        duel.setup(you=side(grave=["Battle Ox", "Dark Hole"], hand=["Vorse Raider"]))
        there = {card.handle for card in duel.state.cards if card.place.value == "grave"}
        assert len(there) == 2
        assert duel.prompt is not None
        assert not [act for act in duel.prompt.options if isinstance(act, Act) and act.card in there]

    def test_what_destroys_monsters_destroys_none_in_graveyard_or_banished(self, duel: Scenario) -> None:
        """Dark Hole destroys those on the field alone (F5, X1)."""
        duel.setup(
            you=side(hand=["Dark Hole"], monsters=["Battle Ox"], grave=["Soitsu"], banished=["Dark Magician"])
        )
        duel.you.activates("Dark Hole")
        duel.resolves()
        destroyed = [
            move.card.place.value
            for event in duel.happened(e.Moved)
            if event.reason.destroys
            for move in event.moves
        ]
        assert destroyed == ["monsters"]
        assert duel.you.grave == ["Soitsu", "Battle Ox", "Dark Hole"]
        assert duel.you.banished == ["Dark Magician"]


class TestNumbers:
    @pytest.mark.parametrize(("before", "after"), [(8000, 4000), (2, 1), (126, 63)])
    def test_a_whole_half_is_not_rounded(self, duel: Scenario, before: int, after: int) -> None:
        """(N1)"""
        duel.setup(you=side(hand=["Pot of Greed"]), them=side(spells=["Solemn Judgment"], life_points=before))
        duel.you.activates("Pot of Greed")
        duel.them.activates("Solemn Judgment")
        assert duel.them.lp == after
        duel.resolves()


class TestActs:
    def test_draws_of_two_effects_are_not_one_event(self, duel: Scenario) -> None:
        """Each effect draws for itself (C12)."""
        duel.setup(you=side(hand=["Pot of Greed", "Pot of Greed"]))
        for _ in range(2):
            duel.you.activates("Pot of Greed")
            duel.resolves()
        drawn = [event for event in duel.happened(e.Moved) if event.reason is e.Reason.DRAW]
        assert [len(event.moves) for event in drawn] == [2, 2]


class TestContinuousEffects:
    def test_it_applies_while_its_card_stands_face_up(self, duel: Scenario) -> None:
        """Without being activated (E2, C6)."""
        duel.setup(you=side(monsters=["Battle Ox"], field="Gaia Power"))
        assert duel.you.atk("Battle Ox") == 2200


class TestHowLong:
    def test_until_the_end_phase_is_not_over_before(self, duel: Scenario) -> None:
        """Change of Heart's monster stays through the battle phase and main phase 2 (T9)."""
        duel.setup(you=side(hand=["Change of Heart"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Change of Heart")
        duel.resolves()
        duel.you.enters_battle()
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]
        duel.you.ends_battle()
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]
        assert duel.them.monsters == []


class TestSetByAnEffect:
    def test_it_cannot_be_activated_in_the_turn_of_the_set(self, duel: Scenario) -> None:
        """Set by Dust Tornado in the opponent's turn, it answers no other attack of that turn (M13, M3)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(hand=["Mirror Force"], spells=["Dust Tornado"]),
            them=side(spells=["Trap Hole"], monsters=["Battle Ox", "Vorse Raider"]),
        )
        duel.them.attacks("Battle Ox", "directly")
        duel.you.activates("Dust Tornado", targeting="Trap Hole")
        duel.you.chooses("yes")
        duel.you.chooses("Mirror Force")
        duel.resolves()
        assert duel.you.spells == ["Mirror Force"]
        duel.them.attacks("Vorse Raider", "directly")
        duel.you.may_not("activate Mirror Force")
        duel.resolves()


class TestEndings:
    def test_the_last_card_is_drawn_and_the_draw_after_it_loses(self, duel: Scenario) -> None:
        """(W2, T4)"""
        duel.setup(turn_of="them", you=side(deck=["Battle Ox"], filled=False))
        duel.them.ends_turn()
        duel.resolves()
        assert duel.result is None
        assert duel.you.hand == ["Battle Ox"]
        duel.you.ends_turn()
        duel.resolves()
        duel.them.ends_turn()
        duel.resolves()
        assert duel.result == Result(1, Ending.DECK_OUT)

    def test_nobody_can_answer_a_surrender(self, duel: Scenario) -> None:
        """Not with a fast effect, and not by refusing it (W7)."""
        duel.setup(you=side(hand=["Pot of Greed"]), them=side(spells=["Mystical Space Typhoon"]))
        duel.you.activates("Pot of Greed")
        duel.you.surrenders()
        assert duel.winner == "them"
        assert duel.prompt is None
        with pytest.raises(DuelIsOver):
            duel.duel.answer(1, Act(Verb.PASS))
        assert len(duel.you.hand) == 0
