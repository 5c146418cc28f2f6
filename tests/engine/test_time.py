"""Before the draw and instead of it, phases that are not conducted, and how long things last (T2, T4, T9)."""

from cards.lang.turns import Phase
from duels.engine import events as e
from duels.engine.prompts import PASS, PlaceTrigger, Why
from tests.scenario import BATTLE, Scenario, side


class TestBeforeTheDraw:
    def test_a_card_can_be_searched_instead_of_drawn(self, duel: Scenario) -> None:
        """The draw is given up for it: nothing is drawn (T4)."""
        duel.setup(
            turn_of="them", you=side(monsters=["Seer"], deck=["Dark Hole", "Soitsu", "Battle Ox", "Soitsu"])
        )
        duel.them.ends_turn()
        duel.resolves_to_phase_effect("you")
        assert duel.phase is Phase.DRAW
        assert duel.happened(e.Moved) == []
        duel.you.places_trigger("Seer")
        duel.reaches_choice("you", Why.ADD_TO_HAND)
        duel.you.chooses("Battle Ox")
        duel.resolves()
        assert duel.you.hand == ["Battle Ox"]
        assert [event.reason for event in duel.happened(e.Moved)] == [e.Reason.EFFECT]

    def test_whoever_leaves_it_draws(self, duel: Scenario) -> None:
        """(T4)"""
        duel.setup(turn_of="them", you=side(monsters=["Seer"], deck=["Dark Hole", "Soitsu"]))
        duel.them.ends_turn()
        duel.resolves_to_phase_effect("you")
        duel.you.passes()
        duel.resolves()
        assert duel.you.hand == ["Dark Hole"]

    def test_negated_the_draw_is_still_given_up(self, duel: Scenario) -> None:
        """What was paid is not given back (M9, T4)."""
        duel.setup(
            turn_of="them",
            you=side(monsters=["Seer"], deck=["Dark Hole", "Soitsu"]),
            them=side(monsters=["Hush"]),
        )
        duel.them.ends_turn()
        duel.resolves_to_phase_effect("you")
        duel.you.places_trigger("Seer")
        duel.them.activates("Hush")
        duel.resolves()
        assert duel.you.hand == []

    def test_two_that_replace_it_replace_one_draw(self, duel: Scenario) -> None:
        """There is one normal draw to give up (T4)."""
        duel.setup(turn_of="them", you=side(monsters=["Seer", "Seer"], deck=["Soitsu"] * 4))
        duel.them.ends_turn()
        duel.resolves_to_phase_effect("you")
        assert isinstance(duel.prompt, PlaceTrigger)
        duel.send(next(act for act in duel.prompt.options if act != PASS))
        duel.reaches_choice("you", Why.ADD_TO_HAND)
        duel.you.chooses("Soitsu")
        duel.resolves()
        assert len(duel.you.hand) == 1
        assert len(duel.happened(e.LinkMade)) == 1

    def test_what_acts_before_the_draw_does_not_replace_it(self, duel: Scenario) -> None:
        """And in either player's turn, where the text says so (T4)."""
        duel.setup(turn_of="them", you=side(monsters=["Beadsman"], deck=["Dark Hole"]))
        duel.them.ends_turn()
        duel.resolves()
        assert duel.lp["you"] == 8100
        assert duel.you.hand == ["Dark Hole"]
        moments = [type(event).__name__ for event in duel.log]
        assert moments.index("LifePointsGained") < moments.index("Moved")

    def test_before_it_nothing_else_can_be_activated(self, duel: Scenario) -> None:
        """A set trap can answer the effect, and begin nothing of its own (T4)."""
        duel.setup(
            turn_of="them",
            you=side(monsters=["Beadsman"]),
            them=side(spells=["Mystical Space Typhoon", "Trap Hole"]),
        )
        duel.them.ends_turn()
        duel.reaches(Why.CHAIN, of="them")
        duel.them.may("activate Mystical Space Typhoon")
        while duel.prompt is not None and duel.prompt.why is Why.CHAIN:
            duel.send(PASS)
        assert len(duel.you.hand) == 1
        duel.resolves()

    def test_an_effect_of_the_draw_phase_comes_after_the_draw(self, duel: Scenario) -> None:
        """(T4, T5)"""
        duel.setup(turn_of="them", you=side(monsters=["Milkmaid"]))
        duel.them.ends_turn()
        duel.resolves_to_phase_effect("you")
        assert len(duel.you.hand) == 1
        duel.you.places_trigger("Milkmaid")
        duel.resolves()
        assert duel.lp["them"] == 7900


class TestNoBattlePhase:
    def test_a_player_who_may_not_conduct_it_cannot_enter(self, duel: Scenario) -> None:
        """The other may (T2)."""
        duel.setup(you=side(hand=["Wall"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Wall")
        duel.resolves()
        duel.you.may("enter battle")
        duel.you.ends_turn()
        duel.resolves()
        duel.them.may_not("enter battle")

    def test_when_the_card_is_gone_he_can(self, duel: Scenario) -> None:
        """(T2, C6)"""
        duel.setup(
            you=side(hand=["Wall"]), them=side(monsters=["Battle Ox"], hand=["Mystical Space Typhoon"])
        )
        duel.you.activates("Wall")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        duel.them.activates("Mystical Space Typhoon")
        duel.resolves()
        duel.them.may("enter battle")

    def test_it_does_not_last_longer_than_it_says(self, duel: Scenario) -> None:
        """Until the end of the turn is not until the next (T9, C17, K7)."""
        duel.setup(you=side(hand=["Armistice"]))
        duel.you.activates("Armistice")
        duel.resolves()
        duel.you.may_not("enter battle")
        duel.you.ends_turn()
        duel.resolves()
        duel.them.may("enter battle")
        assert duel.state.lasting == []

    def test_activated_in_the_battle_phase_it_does_not_end_it(self, duel: Scenario) -> None:
        """It forbids to enter (T2)."""
        duel.setup(phase=BATTLE, you=side(hand=["Armistice"], monsters=["Battle Ox"]))
        duel.you.activates("Armistice")
        duel.resolves()
        duel.you.may("attack with Battle Ox")
