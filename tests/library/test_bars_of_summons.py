"""What cannot be summoned so, set so or tributed so, by the text of the card itself (S6, X6)."""

import pytest

from tests.scenario import Proper, Scenario, side

UNTIL_PROPER = ["Gladiator Beast Gyzarus", "Gladiator Beast Heraklinos", "Chimeratech Fortress Dragon"]


@pytest.mark.parametrize("name", UNTIL_PROPER)
def test_not_revived_before_it_was_properly_summoned(duel: Scenario, name: str) -> None:
    """(S6, K24)."""
    duel.setup(you=side(hand=["Monster Reborn"], grave=[name]))
    duel.you.may_not("activate Monster Reborn")


@pytest.mark.parametrize("name", UNTIL_PROPER)
def test_revived_once_it_was(duel: Scenario, name: str) -> None:
    """(S6, K24)."""
    duel.setup(you=side(hand=["Monster Reborn"], grave=[Proper(name)]))
    duel.you.may("activate Monster Reborn")


class TestLevelEater:
    def test_it_is_no_tribute_for_a_cost(self, duel: Scenario) -> None:
        """(X6)."""
        duel.setup(you=side(hand=["Pyre"], monsters=["Level Eater"]))
        duel.you.may_not("activate Pyre")

    def test_but_for_a_tribute_summon(self, duel: Scenario) -> None:
        """(S2, X6)."""
        duel.setup(you=side(hand=["Summoned Skull"], monsters=["Level Eater"]))
        duel.you.summons("Summoned Skull", tributing=["Level Eater"])
        duel.resolves()
        assert duel.you.monsters == ["Summoned Skull"]


@pytest.mark.parametrize("letter", ["I", "N", "A", "L"])
def test_a_spirit_message_is_neither_set_nor_activated(duel: Scenario, letter: str) -> None:
    """Destiny Board alone places it."""
    name = f'Spirit Message "{letter}"'
    duel.setup(you=side(hand=[name]))
    duel.you.may_not(f"set {name}")
    duel.you.may_not(f"activate {name}")


def test_magical_dimension_needs_a_spellcaster_on_ones_own_side(duel: Scenario) -> None:
    """Face-up, whatever else could be tributed."""
    duel.setup(
        you=side(hand=["Magical Dimension", "Dark Magician"], monsters=["Battle Ox"]),
        them=side(monsters=["Dark Magician"]),
    )
    duel.you.may_not("activate Magical Dimension")
