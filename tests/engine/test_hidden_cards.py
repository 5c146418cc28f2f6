"""Hidden cards: looked at by one, shown to both, excavated, searched and put in an order (F3, C19, K26)."""

import json

import pytest

from duels.engine import events as e
from duels.engine.answers import prompt_to_json
from duels.engine.prompts import ChooseCards, Why
from duels.engine.views import seen
from tests.scenario import Scenario, side


def told(duel: Scenario, viewer: int | None) -> str:
    """All that a viewer was told of what has happened."""
    return json.dumps([seen(event, viewer) for event in duel.log], default=str)


class TestLooking:
    def test_only_the_one_who_looks_sees_the_hand(self, duel: Scenario) -> None:
        """F3, K26: a spectator, and the log of the other, learn that he looked and at how many."""
        duel.setup(you=side(hand=["Peep"]), them=side(hand=["Battle Ox", "Dark Hole"]))
        passcode = str(duel.find("Battle Ox").card.passcode)
        duel.you.activates("Peep")
        duel.reaches_choice("you", Why.TO_DECK)
        assert passcode in told(duel, 0)
        assert passcode not in told(duel, None)
        duel.you.chooses("Battle Ox")
        duel.resolves()
        assert duel.them.hand == ["Dark Hole"]
        assert [len(event.cards) for event in duel.happened(e.LookedAt)] == [2]

    def test_the_cards_of_the_other_hand_are_chosen_without_their_numbers(self, duel: Scenario) -> None:
        """K26, K29: no handle of a hidden card is told; whose and where each is stands in the prompt."""
        duel.setup(you=side(hand=["Peep"]), them=side(hand=["Sangan", "Dark Hole", "Battle Ox"]))
        duel.you.activates("Peep")
        duel.reaches_choice("you", Why.TO_DECK)
        assert isinstance(duel.prompt, ChooseCards)
        assert duel.prompt.options == (-1, -2)
        assert list(duel.prompt.passcodes) == sorted(duel.prompt.passcodes)
        assert prompt_to_json(duel.prompt)["where"] == [[1, "hand"], [1, "hand"]]
        duel.you.chooses("Sangan")
        duel.resolves()
        assert duel.them.hand == ["Dark Hole", "Battle Ox"]

    def test_an_empty_hand_cannot_be_looked_at(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Peep"]))
        duel.you.may_not("activate Peep")

    def test_revealed_hands_are_hidden_again(self, duel: Scenario) -> None:
        """C19."""
        duel.setup(you=side(hand=["Confession", "Sangan"]), them=side(hand=["Battle Ox"]))
        passcode = str(duel.find("Battle Ox").card.passcode)
        duel.you.activates("Confession")
        duel.resolves()
        assert passcode in told(duel, None)
        assert duel.duel.view(0).sides[1].hand is None


class TestExcavating:
    def test_one_of_those_turned_over_is_chosen_and_the_rest_goes_on(self, duel: Scenario) -> None:
        """C19: the deck is not shuffled, for only its top was turned over."""
        duel.setup(you=side(hand=["Prospect"], deck=["Sangan", "Dark Hole", "Battle Ox", "Kuriboh"]))
        duel.you.activates("Prospect")
        duel.reaches_choice("you", Why.ADD_TO_HAND)
        assert duel.you.choices == ["Sangan", "Battle Ox"]
        duel.you.chooses("Battle Ox")
        duel.resolves()
        assert duel.you.hand == ["Battle Ox"]
        assert sorted(duel.you.grave) == ["Dark Hole", "Prospect", "Sangan"]
        assert duel.you.deck[0] == "Kuriboh"
        assert duel.happened(e.Shuffled) == []

    def test_nothing_that_fits_is_nothing_done(self, duel: Scenario) -> None:
        """C5, C19: without a monster among them nothing is added, and so nothing sent."""
        duel.setup(you=side(hand=["Prospect"], deck=["Dark Hole", "Mirror Force", "Raigeki"]))
        duel.you.activates("Prospect")
        duel.resolves()
        assert duel.you.hand == []
        assert duel.you.deck[:3] == ["Dark Hole", "Mirror Force", "Raigeki"]

    def test_a_deck_that_is_too_small_cannot_be_excavated(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Prospect"], deck=["Sangan", "Kuriboh"], filled=False))
        duel.you.may_not("activate Prospect")

    def test_several_are_summoned_together_each_in_its_position(self, duel: Scenario) -> None:
        """S5, C13."""
        duel.setup(you=side(hand=["Ambush of Four"], deck=["Sangan", "Dark Magician", "Kuriboh"]))
        duel.you.activates("Ambush of Four")
        duel.you.chooses("attack")
        duel.you.chooses("face_down_defense")
        duel.resolves()
        assert duel.you.monsters == ["Sangan", "Kuriboh"]
        moments = [one.moment for one in duel.happenings if isinstance(one.event, e.Summoned)]
        assert len(moments) == 2
        assert len(set(moments)) == 1
        assert duel.you.deck[0] == "Dark Magician"

    def test_no_more_are_summoned_than_there_are_zones(self, duel: Scenario) -> None:
        """F9: their player chooses which."""
        duel.setup(
            you=side(
                hand=["Ambush of Four"],
                monsters=["Battle Ox"] * 4,
                deck=["Sangan", "Mystical Elf", "Kuriboh"],
            )
        )
        duel.you.activates("Ambush of Four")
        duel.reaches_choice("you", Why.SPECIAL_SUMMON)
        duel.you.chooses("Mystical Elf")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters[-1] == "Mystical Elf"
        assert duel.you.deck[:2] == ["Sangan", "Kuriboh"]


class TestOrders:
    def test_the_top_of_a_deck_is_put_in_another_order(self, duel: Scenario) -> None:
        """C19, K26: the last that is named lies on top, and nobody else learns which it was."""
        duel.setup(you=side(hand=["Orderly"], deck=["Sangan", "Dark Hole", "Kuriboh", "Battle Ox"]))
        duel.you.activates("Orderly")
        duel.reaches_choice("you", Why.ORDER)
        assert isinstance(duel.prompt, ChooseCards)
        assert duel.prompt.ordered
        duel.you.chooses("Sangan", "Kuriboh", "Dark Hole")
        duel.resolves()
        assert duel.you.deck[:4] == ["Dark Hole", "Kuriboh", "Sangan", "Battle Ox"]
        for passcode in (duel.find("Sangan").card.passcode, duel.find("Kuriboh").card.passcode):
            assert str(passcode) not in told(duel, 1)
        assert duel.happened(e.Shuffled) == []

    def test_the_order_in_which_cards_are_laid_on_a_deck_is_its_owners(self, duel: Scenario) -> None:
        """C19."""
        duel.setup(you=side(hand=["Handful"]), them=side(spells=["Mirror Force", "Dust Tornado"]))
        duel.you.activates("Handful")
        duel.you.targets("Mirror Force", "Dust Tornado")
        duel.reaches_choice("them", Why.ORDER)
        duel.them.chooses("Dust Tornado", "Mirror Force")
        duel.resolves()
        assert duel.them.deck[:2] == ["Mirror Force", "Dust Tornado"]


class TestSearching:
    def test_what_is_found_is_shown_and_the_deck_shuffled(self, duel: Scenario) -> None:
        """C19."""
        duel.setup(you=side(hand=["Tracker"], deck=["Mirror Force", "Battle Ox"]))
        duel.you.activates("Tracker")
        duel.you.chooses("Mirror Force")
        duel.resolves()
        assert duel.you.hand == ["Mirror Force"]
        assert len(duel.happened(e.Shown)) == len(duel.happened(e.Shuffled)) == 1

    def test_without_such_a_card_it_cannot_be_activated(self, duel: Scenario) -> None:
        """C19: what an effect needs in a hidden place of its player must really be there."""
        duel.setup(you=side(hand=["Tracker"], deck=["Battle Ox"]))
        duel.you.may_not("activate Tracker")

    def test_if_nothing_fits_when_it_resolves_nothing_happens(self, duel: Scenario) -> None:
        """C19: the only one was turned over and sent in the same chain."""
        duel.setup(you=side(hand=["Tracker", "Prospect"], deck=["Mirror Force", "Sangan", "Battle Ox"]))
        duel.you.activates("Tracker")
        duel.you.activates("Prospect")
        duel.you.chooses("Sangan")
        duel.resolves()
        assert duel.you.hand == ["Sangan"]
        assert "Mirror Force" in duel.you.grave
        assert duel.happened(e.Shuffled) == []


@pytest.mark.parametrize("name", ["Peep", "Prospect"])
def test_names_alike_are_told_apart(duel: Scenario, name: str) -> None:
    """K29: two copies are two options with numbers of their own."""
    duel.setup(
        you=side(hand=[name], deck=["Sangan", "Sangan", "Sangan"]), them=side(hand=["Sangan", "Sangan"])
    )
    duel.you.activates(name)
    while not isinstance(duel.prompt, ChooseCards):
        duel.you.passes() if duel.asked == "you" else duel.them.passes()
    assert len(set(duel.prompt.options)) == len(duel.prompt.options) >= 2
    duel.send(next(duel.prompt.answers()))
    duel.resolves()
