"""Monsters that bring another of their attribute when battle destroys them, and two old counter traps."""

import pytest

from duels.engine import events as e
from tests.scenario import BATTLE, Scenario, side

RECRUITERS = ("Giant Rat", "UFO Turtle", "Shining Angel", "Mother Grizzly", "Flying Kamakiri #1")


@pytest.mark.parametrize("name", RECRUITERS)
class TestRecruiters:
    def test_battle_destroys_it_and_another_comes(self, duel: Scenario, name: str) -> None:
        """In attack position; strong ones and other attributes are not meant (X1, C8)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(monsters=[name], deck=[name, "Sangan", "Dark Magician", "Blue-Eyes White Dragon"]),
            them=side(monsters=["Dark Magician"]),
        )
        duel.them.attacks("Dark Magician", name)
        duel.you.places_trigger(name)
        assert duel.chain == [name]
        duel.you.chooses(name)
        duel.resolves()
        assert duel.you.monsters == [name]
        assert duel.you.grave == [name]

    def test_an_effect_destroys_it_and_none_comes(self, duel: Scenario, name: str) -> None:
        """By battle alone (X1)."""
        duel.setup(turn_of="them", you=side(monsters=[name], deck=[name]), them=side(hand=["Snipe"]))
        duel.them.activates("Snipe", targeting=name)
        duel.resolves()
        assert duel.you.monsters == []


class TestSevenToolsOfTheBandit:
    def test_a_trap_is_negated_and_destroyed(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"], spells=["Seven Tools of the Bandit"]),
            them=side(spells=["Mirror Force"]),
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.them.activates("Mirror Force")
        duel.you.activates("Seven Tools of the Bandit")
        duel.resolves()
        assert duel.you.lp == 7000
        assert duel.you.monsters == ["Battle Ox"]
        assert duel.them.grave == ["Mirror Force"]

    def test_not_with_less_than_1000_life_points(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(spells=["Seven Tools of the Bandit", "Mirror Force"], life_points=999),
            them=side(monsters=["Battle Ox"], spells=["Solemn Judgment"]),
        )
        duel.them.attacks("Battle Ox", "directly")
        duel.you.activates("Mirror Force")
        duel.them.activates("Solemn Judgment")
        duel.you.may_not("activate Seven Tools of the Bandit")
        duel.resolves()


class TestHornOfHeaven:
    def test_a_summon_is_negated_for_a_tribute(self, duel: Scenario) -> None:
        """It never took place (S3, K6)."""
        duel.setup(
            turn_of="them",
            you=side(spells=["Horn of Heaven"], monsters=["Kuriboh"]),
            them=side(hand=["Battle Ox"]),
        )
        duel.them.summons("Battle Ox")
        duel.you.activates("Horn of Heaven")
        duel.you.pays("Kuriboh")
        duel.resolves()
        assert duel.them.monsters == []
        assert duel.them.grave == ["Battle Ox"]
        assert duel.happened(e.Summoned) == []

    def test_not_without_a_monster_to_tribute(self, duel: Scenario) -> None:
        duel.setup(turn_of="them", you=side(spells=["Horn of Heaven"]), them=side(hand=["Battle Ox"]))
        duel.them.summons("Battle Ox")
        duel.you.may_not("activate Horn of Heaven")
        duel.resolves()
