"""Coins, dice and declarations: by the key of the duel alone, and known to both (K23, K27, X10)."""

import pytest

from duels.engine import events as e
from duels.engine.declaring import declarable
from duels.engine.prompts import Choice, Declarable, Declare
from tests.scenario import Scenario, side
from tests.scenario.invented import BOOK


def coin(duel: Scenario) -> bool:
    (event,) = duel.happened(e.CoinTossed)
    return event.heads


class TestCoins:
    def test_a_coin_decides_for_one_of_two_parts(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Flip a Penny"]))
        duel.you.activates("Flip a Penny")
        duel.resolves()
        assert (len(duel.you.hand), len(duel.them.hand)) == ((1, 0) if coin(duel) else (0, 1))

    def test_the_number_of_the_toss_is_the_next_of_the_duel(self, duel: Scenario) -> None:
        """K27: it depends on the key and its number and on nothing else, and no number is used twice."""
        duel.setup(you=side(hand=["Flip a Penny"]))
        chance, number = duel.duel._game.chance, duel.state.chances
        duel.you.activates("Flip a Penny")
        duel.resolves()
        assert coin(duel) is (chance.below(2, "coin", number) == 0)
        assert duel.state.chances == number + 1

    @pytest.mark.parametrize("called", ["heads", "tails"])
    def test_a_coin_is_called_before_it_is_tossed(self, duel: Scenario, called: str) -> None:
        """Chance decides, and no player (X9)."""
        duel.setup(you=side(hand=["Wager"]))
        duel.you.activates("Wager")
        while not isinstance(duel.prompt, Declare):
            duel.you.passes() if duel.asked == "you" else duel.them.passes()
        assert duel.happened(e.CoinTossed) == []
        duel.you.calls(called)
        duel.resolves()
        right = coin(duel) is (called == "heads")
        assert duel.lp == ({"you": 8000, "them": 7000} if right else {"you": 7500, "them": 8000})

    def test_both_sides_come_up(self) -> None:
        """K27: over many numbers of one key, both about equally often."""
        scenario = Scenario()
        scenario.setup()
        chance = scenario.duel._game.chance
        heads = sum(chance.below(2, "coin", number) == 0 for number in range(1000))
        assert 420 < heads < 580


class TestDice:
    def test_what_a_die_shows_is_a_number_of_the_effect(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Roll of Fire"]))
        duel.you.activates("Roll of Fire")
        duel.resolves()
        (event,) = duel.happened(e.DieRolled)
        assert 1 <= event.shown <= 6
        assert duel.lp["them"] == 8000 - 100 * event.shown

    def test_all_six_come_up(self) -> None:
        """K27."""
        scenario = Scenario()
        scenario.setup()
        chance = scenario.duel._game.chance
        assert {1 + chance.below(6, "die", number) for number in range(200)} == {1, 2, 3, 4, 5, 6}


class TestDeclaring:
    def test_what_is_declared_is_known_before_anyone_answers(self, duel: Scenario) -> None:
        """M9: it is declared as the card is activated."""
        duel.setup(
            you=side(hand=["Spoken Purge"], monsters=["Battle Ox"]), them=side(monsters=["Mystical Elf"])
        )
        duel.you.activates("Spoken Purge")
        duel.you.calls("Spellcaster")
        assert duel.chain == ["Spoken Purge"]
        duel.resolves()
        assert duel.them.grave == ["Mystical Elf"]
        assert duel.you.monsters == ["Battle Ox"]

    def test_every_copy_in_the_hand_is_discarded(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Mind Reader"]), them=side(hand=["Sangan", "Kuriboh", "Sangan"]))
        duel.you.activates("Mind Reader")
        duel.you.calls("Sangan")
        duel.resolves()
        assert duel.them.hand == ["Kuriboh"]
        assert duel.them.grave == ["Sangan", "Sangan"]

    def test_who_guesses_wrong_discards_by_chance(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Mind Reader", "Battle Ox", "Kuriboh"]), them=side(hand=["Sangan"]))
        duel.you.activates("Mind Reader")
        duel.you.calls("Dark Hole")
        duel.resolves()
        assert duel.them.hand == ["Sangan"]
        assert len(duel.you.hand) == 1

    def test_any_name_can_be_declared_whatever_lies_in_the_duel(self, duel: Scenario) -> None:
        """K23, K26: what can be declared tells nothing of the decks; a token's name cannot be."""
        duel.setup(you=side(hand=["Mind Reader"]), them=side(hand=["Sangan"]))
        names = {BOOK[int(passcode)].name_en for passcode in declarable(duel.state, Declarable.NAME)}
        assert {"Blue-Eyes White Dragon", "Stardust Dragon"} <= names
        assert "Sheep Token" not in names
        duel.you.activates("Mind Reader")
        assert isinstance(duel.prompt, Declare)
        assert not duel.prompt.accepts(Choice("Sangan"))
        token = next(card.passcode for card in BOOK.values() if card.is_token)
        assert not duel.prompt.accepts(Choice(str(token)))
        duel.you.calls("Sangan")
        duel.resolves()

    def test_a_name_that_is_always_treated_as_another_is_declared_once(self, duel: Scenario) -> None:
        """K23, X10: one option for each name."""
        duel.setup()
        told = declarable(duel.state, Declarable.NAME)
        assert len({BOOK[int(passcode)].identity for passcode in told}) == len(told)

    def test_what_was_declared_stays_with_the_card_while_it_stands(self, duel: Scenario) -> None:
        """C6, C18."""
        duel.setup(you=side(hand=["Spoken Pennant", "Ebb"], monsters=["Battle Ox", "Dark Magician"]))
        duel.you.activates("Spoken Pennant")
        duel.you.calls("EARTH")
        duel.resolves()
        assert (duel.you.atk("Battle Ox"), duel.you.atk("Dark Magician")) == (2000, 2500)
        duel.you.activates("Ebb")
        duel.resolves()
        assert duel.find("Spoken Pennant").said == ""

    def test_a_level_is_declared(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Levelling"]), them=side(monsters=["Battle Ox", "Dark Magician"]))
        duel.you.activates("Levelling")
        duel.you.calls("7")
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]
