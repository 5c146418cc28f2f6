"""Spells and traps that do nothing but stand there can be activated for that alone (M4)."""

import pytest

from tests.scenario import Scenario, side

SPELLS = [
    "Mystic Plasma Zone",
    "Necrovalley",
    "Dimensional Fissure",
    "Gateway of the Six",
    "Six Samurai United",
    "Blaze Accelerator",
    "Solidarity",
    "Messenger of Peace",
    "Toon World",
]
TRAPS = ["Royal Oppression", "Ultimate Offering", "Destiny Board", "Skill Drain"]


@pytest.mark.parametrize("name", SPELLS)
def test_a_spell_is_activated_and_stays(duel: Scenario, name: str) -> None:
    """(M1, M4)."""
    duel.setup(you=side(hand=[name], monsters=["Battle Ox"]))
    duel.you.activates(name)
    duel.resolves()
    assert duel.you.spells == [name]


@pytest.mark.parametrize("name", TRAPS)
def test_a_trap_is_activated_and_stays(duel: Scenario, name: str) -> None:
    """(M3, M4)."""
    duel.setup(you=side(spells=[name], monsters=["Battle Ox"]))
    duel.you.activates(name)
    duel.resolves()
    assert duel.you.spells == [name]
