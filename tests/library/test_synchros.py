"""Synchro monsters and tuners of the library, clause by clause."""

import pytest

from cards.lang.filters import named
from cards.lang.places import Position
from cards.lang.recipes import SynchroOf
from duels.engine import Why
from duels.engine import events as e
from tests.scenario import Scenario, side
from tests.scenario.table import card_named


class TestDeepSeaDiva:
    def test_normal_summoned_it_brings_a_small_sea_serpent_from_the_deck(self, duel: Scenario) -> None:
        """The deck was looked into and is shuffled (C19)."""
        duel.setup(you=side(hand=["Deep Sea Diva"], deck=["Atlantean Pikeman", "Takriminos", "Battle Ox"]))
        duel.you.summons("Deep Sea Diva")
        duel.you.places_trigger("Deep Sea Diva")
        duel.you.chooses("Atlantean Pikeman")
        duel.you.chooses("defense")
        duel.resolves()
        assert duel.you.monsters == ["Deep Sea Diva", "Atlantean Pikeman"]
        assert duel.you.position("Atlantean Pikeman") is Position.DEFENSE
        assert len(duel.happened(e.Shuffled)) == 1

    def test_it_is_offered_no_larger_one_and_no_other_type(self, duel: Scenario) -> None:
        """Level 4 is too much, and an effect that could do nothing is not activated (C10)."""
        duel.setup(you=side(hand=["Deep Sea Diva"], deck=["Takriminos", "Cyber Commander"]))
        duel.you.summons("Deep Sea Diva")
        duel.resolves()
        assert duel.you.monsters == ["Deep Sea Diva"]

    def test_a_flip_or_special_summon_brings_nothing(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Monster Reborn"], grave=["Deep Sea Diva"], deck=["Atlantean Pikeman"]))
        duel.you.activates("Monster Reborn", targeting="Deep Sea Diva")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Deep Sea Diva"]

    def test_one_may_leave_it(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Deep Sea Diva"], deck=["Atlantean Pikeman"]))
        duel.you.summons("Deep Sea Diva")
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()
        assert duel.you.monsters == ["Deep Sea Diva"]


class TestRoadWarrior:
    def test_it_is_made_of_road_synchron_and_two_others_at_least(self) -> None:
        recipe = card_named("Road Warrior").recipe
        assert isinstance(recipe, SynchroOf)
        assert (recipe.tuner, recipe.fewest) == (named("Road Synchron"), 2)

    @pytest.mark.parametrize("name", ["Doron", "Unicycular"])
    def test_once_per_turn_it_brings_a_small_warrior_or_machine(self, duel: Scenario, name: str) -> None:
        duel.setup(you=side(monsters=["Road Warrior"], deck=[name, "Battle Ox", "Deep Sea Diva"]))
        duel.you.activates("Road Warrior")
        duel.you.chooses(name)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Road Warrior", name]
        duel.you.may_not("activate Road Warrior")

    def test_there_must_be_one_and_a_zone_for_it(self, duel: Scenario) -> None:
        """C10, F9: neither is asked for at the effect only."""
        duel.setup(
            you=side(monsters=["Road Warrior", *["Battle Ox"] * 4], deck=["Doron"]),
            them=side(monsters=["Road Warrior"], deck=["Battle Ox", "Deep Sea Diva"], filled=False),
        )
        duel.you.may_not("activate Road Warrior")
        duel.you.ends_turn()
        duel.resolves()
        duel.them.may_not("activate Road Warrior")


class TestSeveralOthers:
    """A recipe that asks for two or more monsters beside the tuner (S8)."""

    def test_two_that_add_up_will_do(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Pilot", "Doron", "Cyber Commander"], extra=["Trio"]))
        duel.you.synchro_summons("Trio", "Pilot", ["Doron", "Cyber Commander"])
        duel.resolves()
        assert duel.you.monsters == ["Trio"]

    def test_one_that_adds_up_will_not(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Pilot", "Battle Ox"], extra=["Trio"]))
        duel.you.may_not("synchro summon Trio")

    def test_where_both_ways_are_open_only_the_larger_is(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Pilot", "Battle Ox", "Doron", "Cyber Commander"], extra=["Trio"]))
        duel.you.may("synchro summon Trio")
        duel.you.synchro_summons("Trio", "Pilot", ["Cyber Commander", "Doron"])
        duel.resolves()
        assert duel.you.monsters == ["Trio", "Battle Ox"]
