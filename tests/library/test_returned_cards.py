"""Burial from a Different Dimension and Test Tiger: what returns, to the graveyard and into the deck."""

import pytest

from duels.engine import events as e
from tests.scenario import Scenario, face_down, face_up, side

BURIAL, TIGER = "Burial from a Different Dimension", "Test Tiger"
LAQUARI, ANDAL, MURMILLO = "Gladiator Beast Laquari", "Gladiator Beast Andal", "Gladiator Beast Murmillo"


class TestBurial:
    def test_up_to_three_banished_monsters_return_to_the_graveyard(self, duel: Scenario) -> None:
        """Of both players, each to its owner's (F8)."""
        duel.setup(
            you=side(hand=[BURIAL], banished=["Battle Ox", "Soitsu"]),
            them=side(banished=["Dark Magician", "Trap Hole"]),
        )
        duel.you.activates(BURIAL)
        duel.you.targets("Battle Ox", "Soitsu", "Dark Magician")
        duel.resolves()
        assert sorted(duel.you.grave) == ["Battle Ox", BURIAL, "Soitsu"]
        assert duel.them.grave == ["Dark Magician"]

    def test_one_is_enough(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[BURIAL], banished=["Battle Ox", "Soitsu"]))
        duel.you.activates(BURIAL)
        duel.you.targets("Soitsu")
        duel.resolves()
        assert duel.you.banished == ["Battle Ox"]

    def test_not_for_a_spell_or_a_trap_and_not_for_nothing(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[BURIAL], banished=["Trap Hole"]))
        duel.you.may_not(f"activate {BURIAL}")

    def test_what_returns_was_not_sent(self, duel: Scenario) -> None:
        """So a closed graveyard takes it nevertheless (X6)."""
        duel.setup(
            you=side(hand=[BURIAL], spells=[face_up("Macro Cosmos")], banished=["Battle Ox"]),
        )
        duel.you.activates(BURIAL)
        duel.you.targets("Battle Ox")
        duel.resolves()
        assert duel.you.grave == ["Battle Ox"]


class TestTestTiger:
    def test_it_comes_by_itself_beside_a_gladiator(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[TIGER], monsters=[LAQUARI]))
        duel.you.special_summons(TIGER)
        duel.resolves()
        assert duel.you.monsters == [LAQUARI, TIGER]

    @pytest.mark.parametrize("other", [face_down(LAQUARI), "Battle Ox"])
    def test_not_beside_another(self, duel: Scenario, other: str) -> None:
        duel.setup(you=side(hand=[TIGER], monsters=[other]), them=side(monsters=[LAQUARI]))
        duel.you.may_not(f"special summon {TIGER}")

    def test_a_gladiator_makes_way_for_one_that_counts_as_called_by_it(self, duel: Scenario) -> None:
        """So Murmillo does what it does when a gladiator has brought it."""
        duel.setup(
            you=side(monsters=[TIGER, ANDAL], deck=[MURMILLO]),
            them=side(monsters=["Dark Magician", "Soitsu"]),
        )
        duel.you.activates(TIGER)
        duel.you.targets(ANDAL)
        duel.you.chooses(MURMILLO)
        duel.you.chooses("attack")
        duel.you.targets("Soitsu")
        duel.resolves()
        assert duel.them.monsters == ["Dark Magician"]
        assert duel.you.grave == [TIGER]
        assert ANDAL in duel.you.deck

    def test_when_the_target_is_gone_nothing_comes(self, duel: Scenario) -> None:
        """(C5)."""
        duel.setup(
            you=side(monsters=[TIGER, ANDAL], deck=[MURMILLO]),
            them=side(hand=[BURIAL], spells=["Trap Hole"]),
        )
        duel.you.activates(TIGER)
        duel.you.targets(ANDAL)
        duel.moves(ANDAL, "grave", reason=e.Reason.EFFECT)
        duel.resolves()
        assert duel.you.monsters == []

    def test_it_is_not_used_without_a_gladiator(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[TIGER], deck=[MURMILLO]))
        duel.you.may_not(f"activate {TIGER}")
