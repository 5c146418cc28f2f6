"""Where a few short cards do nothing: the edges that their first tests leave open."""

import pytest

from cards.lang.places import Position
from tests.scenario import BATTLE, Scenario, face_down, face_up, side


class TestDimensionalFissure:
    def test_set_it_banishes_nothing(self, duel: Scenario) -> None:
        """(X6, M6)"""
        duel.setup(
            phase=BATTLE,
            you=side(spells=["Dimensional Fissure"], monsters=["Luster Dragon"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.attacks("Luster Dragon", "Battle Ox")
        duel.resolves()
        assert duel.them.grave == ["Battle Ox"]
        assert duel.them.banished == []

    def test_it_is_for_the_monsters_of_both_players(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(spells=[face_up("Dimensional Fissure")], monsters=["Luster Dragon"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.attacks("Luster Dragon", "Battle Ox")
        duel.resolves()
        assert duel.them.banished == ["Battle Ox"]
        assert duel.them.grave == []


class TestCompulsoryEvacuationDevice:
    def test_without_a_monster_it_cannot_be_activated(self, duel: Scenario) -> None:
        duel.setup(you=side(spells=["Compulsory Evacuation Device"]))
        duel.you.may_not("activate Compulsory Evacuation Device")

    def test_a_synchro_monster_returns_to_the_extra_deck(self, duel: Scenario) -> None:
        """(F8): there is no hand for it."""
        duel.setup(you=side(spells=["Compulsory Evacuation Device"]), them=side(monsters=["Stardust Dragon"]))
        duel.you.activates("Compulsory Evacuation Device", targeting="Stardust Dragon")
        duel.resolves()
        assert duel.them.extra == ["Stardust Dragon"]
        assert duel.them.hand == []


class TestChargeOfTheLightBrigade:
    def test_with_two_cards_in_the_deck_its_cost_cannot_be_paid(self, duel: Scenario) -> None:
        duel.setup(
            you=side(
                hand=["Charge of the Light Brigade"],
                deck=["Battle Ox", "Ryko, Lightsworn Hunter"],
                filled=False,
            )
        )
        duel.you.may_not("activate Charge of the Light Brigade")


class TestFlamvellMagician:
    @pytest.mark.parametrize(
        ("other", "atk"),
        [("Flamvell Firedog", 1800), (face_down("Flamvell Firedog"), 1400), ("Battle Ox", 1400)],
    )
    def test_only_beside_another_flamvell_that_is_seen_it_is_stronger(
        self, duel: Scenario, other: str, atk: int
    ) -> None:
        """(N5): it does not count itself, nor one face-down."""
        duel.setup(you=side(monsters=["Flamvell Magician", other]))
        assert duel.you.atk("Flamvell Magician") == atk

    def test_the_opponents_does_not_count(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Flamvell Magician"]), them=side(monsters=["Flamvell Firedog"]))
        assert duel.you.atk("Flamvell Magician") == 1400


class TestXSaberUrbellum:
    @pytest.mark.parametrize(("held", "left"), [(4, 3), (3, 3)])
    def test_only_from_a_hand_of_four_he_takes_a_card(self, duel: Scenario, held: int, left: int) -> None:
        """At random, onto the top of the deck (X9)."""
        duel.setup(
            phase=BATTLE, you=side(monsters=["X-Saber Urbellum"]), them=side(hand=["Battle Ox"] * held)
        )
        duel.you.attacks("X-Saber Urbellum", "directly")
        duel.resolves()
        assert len(duel.them.hand) == left
        assert (duel.them.deck[0] == "Battle Ox") is (left < held)


class TestSpinedGillman:
    def test_face_down_it_strengthens_nobody(self, duel: Scenario) -> None:
        """(N5)"""
        duel.setup(you=side(monsters=[face_down("Spined Gillman"), "Spiral Serpent"]))
        assert duel.you.atk("Spiral Serpent") == 2900


@pytest.mark.parametrize("name", ["Summoner Monk", "Lyla, Lightsworn Sorceress"])
def test_what_was_turned_face_down_does_not_turn_itself_up_again(duel: Scenario, name: str) -> None:
    """It changes from attack to defence position, and so nothing of what hangs on that is done (C18)."""
    duel.setup(you=side(hand=[name]), them=side(monsters=["Soitsu"], spells=["Book of Moon", "Trap Hole"]))
    duel.you.summons(name)
    if name != "Summoner Monk":
        duel.you.activates(name, targeting="Trap Hole")
    duel.them.activates("Book of Moon", targeting=name)
    duel.resolves()
    assert duel.you.position(name) is Position.FACE_DOWN_DEFENSE
    assert duel.them.spells == ["Trap Hole"]
