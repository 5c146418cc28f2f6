"""What destruction does not reach, and what is done in its place (C21, K21, X7, B8)."""

import pytest

from duels.engine import events as e
from tests.scenario import BATTLE, Scenario, copy, side


class TestInstead:
    def test_another_is_destroyed_in_its_place(self, duel: Scenario) -> None:
        """The replaced event did not happen (C21)."""
        duel.setup(you=side(hand=["Snipe"], monsters=["Bodyguard", "Hasty"]))
        duel.you.activates("Snipe", targeting="Bodyguard")
        duel.you.chooses("yes")
        assert duel.you.monsters == ["Bodyguard"]
        assert duel.reason_of("Hasty") is e.Reason.DESTRUCTION
        duel.you.places_trigger("Hasty")
        duel.resolves()

    def test_it_may_be_left(self, duel: Scenario) -> None:
        """It is its player's choice (C21)."""
        duel.setup(you=side(hand=["Snipe"], monsters=["Bodyguard", "Battle Ox"]))
        duel.you.activates("Snipe", targeting="Bodyguard")
        duel.you.chooses("no")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]

    def test_nothing_is_asked_with_nothing_to_destroy(self, duel: Scenario) -> None:
        """(C21)."""
        duel.setup(you=side(hand=["Snipe"], monsters=["Bodyguard"]))
        duel.you.activates("Snipe", targeting="Bodyguard")
        duel.resolves()
        assert duel.you.monsters == []

    def test_what_is_about_to_be_destroyed_cannot_be_the_replacement(self, duel: Scenario) -> None:
        """All of them go together (C21, C13)."""
        duel.setup(you=side(hand=["Quake"], monsters=["Bodyguard", "Battle Ox"]))
        duel.you.activates("Quake")
        duel.resolves()
        assert duel.you.monsters == []

    def test_what_cannot_be_destroyed_cannot_be_the_replacement(self, duel: Scenario) -> None:
        """(C21, K21)."""
        duel.setup(you=side(hand=["Snipe"], monsters=["Bodyguard", "Rock"]))
        duel.you.activates("Snipe", targeting="Bodyguard")
        duel.resolves()
        assert duel.you.monsters == ["Rock"]

    def test_a_replacement_is_not_replaced(self, duel: Scenario) -> None:
        """Once for an event (C21)."""
        duel.setup(you=side(hand=["Snipe"], monsters=["Bodyguard", "Bodyguard"]))
        duel.you.activates("Snipe", targeting=copy("Bodyguard", 1))
        duel.you.chooses("yes")
        duel.resolves()
        assert duel.you.monsters == ["Bodyguard"]

    def test_the_turn_player_decides_first(self, duel: Scenario) -> None:
        """Whoever's effect it is (C21, K21)."""
        duel.setup(
            turn_of="them",
            you=side(monsters=["Battle Ox"], grave=["Relic"]),
            them=side(hand=["Quake"], monsters=["Battle Ox"], grave=["Relic"]),
        )
        duel.them.activates("Quake")
        duel.them.chooses("yes")
        duel.you.chooses("no")
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]
        assert duel.them.banished == ["Relic"]
        assert duel.you.monsters == []

    def test_a_mandatory_one_is_done(self, duel: Scenario) -> None:
        """Nobody is asked (C21)."""
        duel.setup(you=side(hand=["Snipe"], monsters=["Armor Bearer", "Battle Ox"]))
        duel.you.activates("Snipe", targeting="Battle Ox")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]
        assert duel.reason_of("Armor Bearer") is e.Reason.EFFECT

    def test_one_that_speaks_of_effects_does_nothing_in_battle(self, duel: Scenario) -> None:
        """The causes are told apart (X1)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Dark Magician"]),
            them=side(monsters=["Armor Bearer", "Battle Ox"]),
        )
        duel.you.attacks("Dark Magician", "Battle Ox")
        duel.resolves()
        assert duel.them.monsters == ["Armor Bearer"]

    def test_in_battle_it_acts_at_the_determination(self, duel: Scenario) -> None:
        """The damage is taken all the same (B8, C21)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Dark Magician"]),
            them=side(monsters=["Bodyguard", "Battle Ox"]),
        )
        duel.you.attacks("Dark Magician", "Bodyguard")
        duel.them.chooses("yes")
        duel.resolves()
        assert duel.them.monsters == ["Bodyguard"]
        assert duel.reason_of("Battle Ox") is e.Reason.DESTRUCTION
        assert duel.them.lp == 6500
        assert duel.happened(e.DestructionDetermined) == []

    def test_a_negated_card_replaces_nothing(self, duel: Scenario) -> None:
        """(C16)."""
        duel.setup(you=side(hand=["Snipe"], monsters=["Bodyguard", "Battle Ox"]))
        duel.happens(e.EffectsNegated((duel.find("Bodyguard").known,)))
        duel.you.activates("Snipe", targeting="Bodyguard")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]


class TestProtected:
    def test_one_that_effects_do_not_destroy(self, duel: Scenario) -> None:
        """It stays while the others go (X7)."""
        duel.setup(you=side(hand=["Quake"], monsters=["Rock", "Battle Ox"]))
        duel.you.activates("Quake")
        duel.resolves()
        assert duel.you.monsters == ["Rock"]

    def test_where_nothing_else_is_done_it_cannot_be_aimed_at(self, duel: Scenario) -> None:
        """(X7, C10)."""
        duel.setup(you=side(hand=["Snipe"], monsters=["Rock"]))
        duel.you.may_not("activate Snipe")

    def test_battle_destroys_it(self, duel: Scenario) -> None:
        """It protects from the kind named and from nothing else (X7)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Dark Magician"]), them=side(monsters=["Rock"]))
        duel.you.attacks("Dark Magician", "Rock")
        duel.resolves()
        assert duel.them.grave == ["Rock"]

    @pytest.mark.parametrize(("whose", "left"), [("them", ["Bastion"]), ("you", [])])
    def test_from_the_opponents_effects_alone(self, duel: Scenario, whose: str, left: list[str]) -> None:
        """One's own destroy it (X7)."""
        duel.setup(
            turn_of=whose,
            you=side(hand=["Quake"], monsters=["Bastion", "Battle Ox"]),
            them=side(hand=["Quake"]),
        )
        getattr(duel, whose).activates("Quake")
        duel.resolves()
        assert duel.you.monsters == left

    def test_the_first_time_in_a_turn(self, duel: Scenario) -> None:
        """And the second time it is destroyed (X7)."""
        duel.setup(you=side(hand=["Quake", "Quake"], monsters=["Buckler", "Battle Ox"]))
        duel.you.activates("Quake")
        duel.resolves()
        assert duel.you.monsters == ["Buckler"]
        duel.you.activates("Quake")
        duel.resolves()
        assert duel.you.monsters == []
