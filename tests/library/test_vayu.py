"""Vayu the Emblem of Honor, who tunes from the graveyard and nowhere else."""

import pytest

from cards.lang.places import Position
from duels.engine import Why
from duels.engine import events as e
from tests.scenario import Proper, Scenario, face_up, side

VAYU, GALE = "Blackwing - Vayu the Emblem of Honor", "Blackwing - Gale the Whirlwind"
SIROCCO, BORA = "Blackwing - Sirocco the Dawn", "Blackwing - Bora the Spear"
ARMOR, ARMED, SILVERWIND = (
    "Blackwing Armor Master",
    "Blackwing Armed Wing",
    "Blackwing - Silverwind the Ascendant",
)

# Levels: Vayu 1 (tuner), Gale 3 (tuner), Bora 4, Sirocco 5, Armed Wing 6, Armor Master 7, Silverwind 8.


class TestNoMaterialOnTheField:
    def test_nothing_is_tuned_with_vayu(self, duel: Scenario) -> None:
        """Level 1 and level 5 would make the Armed Wing's 6 (S8)."""
        duel.setup(you=side(monsters=[VAYU, SIROCCO], extra=[ARMED]))
        duel.you.may_not(f"synchro summon {ARMED}")

    def test_beside_vayu_another_tuner_serves(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[VAYU, GALE, BORA], extra=[ARMOR]))
        duel.you.synchro_summons(ARMOR, GALE, [BORA])
        duel.resolves()
        assert duel.you.monsters == [VAYU, ARMOR]

    def test_negated_vayu_serves(self, duel: Scenario) -> None:
        """It is a continuous effect, which Skill Drain negates (C6, C16)."""
        duel.setup(you=side(monsters=[VAYU, SIROCCO], extra=[ARMED], spells=[face_up("Skill Drain")]))
        duel.you.synchro_summons(ARMED, VAYU, [SIROCCO])
        duel.resolves()
        assert duel.you.monsters == [ARMED]


class TestTuningFromTheGraveyard:
    def test_both_are_banished_and_a_blackwing_comes_without_its_effects(self, duel: Scenario) -> None:
        """It is targeted; the banishing is no cost; and the monster is not synchro summoned (M9, X4)."""
        duel.setup(you=side(grave=[VAYU, SIROCCO, BORA], extra=[ARMED, ARMOR]))
        duel.you.activates(VAYU)
        assert duel.you.grave == [VAYU, SIROCCO, BORA]
        duel.reaches_choice("you", Why.SPECIAL_SUMMON)
        assert duel.you.banished == [SIROCCO, VAYU]
        assert duel.you.choices == [ARMED]
        duel.you.chooses(ARMED)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [ARMED]
        assert duel.negated == [ARMED]
        assert [one.manner for one in duel.happened(e.Summoned)] == [e.Manner.SPECIAL]

    def test_level_by_level(self, duel: Scenario) -> None:
        """Only a target with which the levels add up exactly: Bora's 4 and 1 make no synchro monster here."""
        duel.setup(you=side(grave=[VAYU, SIROCCO, BORA, ARMED, ARMOR], extra=[ARMED, ARMOR, SILVERWIND]))
        duel.you.activates(VAYU)
        duel.reaches_choice("you", Why.TARGET)
        assert sorted(duel.you.choices) == sorted([SIROCCO, ARMED, ARMOR])
        duel.you.targets(ARMOR)
        duel.reaches_choice("you", Why.SPECIAL_SUMMON)
        assert duel.you.choices == [SILVERWIND]
        duel.you.chooses(SILVERWIND)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [SILVERWIND]

    @pytest.mark.parametrize(
        ("grave", "extra"),
        [
            ([VAYU], [ARMED]),
            ([VAYU, BORA], [ARMED, ARMOR, SILVERWIND]),
            ([VAYU, SIROCCO], [ARMOR]),
            ([VAYU, SIROCCO], ["Stardust Dragon", "Goyo Guardian"]),
            ([VAYU, "Summoned Skull"], [ARMED]),
            ([VAYU, GALE], [ARMED]),
        ],
        ids=[
            "alone",
            "no such level",
            "another level",
            "no Blackwing",
            "with another monster",
            "with a tuner",
        ],
    )
    def test_not_without_what_it_needs(self, duel: Scenario, grave: list[str], extra: list[str]) -> None:
        """(C10): the Summoned Skull is of level 6, Goyo Guardian too."""
        duel.setup(you=side(grave=grave, extra=extra))
        duel.you.may_not(f"activate {VAYU}")

    def test_not_with_every_zone_taken(self, duel: Scenario) -> None:
        """(F9): what lies in the graveyard frees none."""
        duel.setup(you=side(grave=[VAYU, SIROCCO], extra=[ARMED], monsters=["Battle Ox"] * 5))
        duel.you.may_not(f"activate {VAYU}")

    def test_nothing_of_it_is_done_when_the_other_is_gone(self, duel: Scenario) -> None:
        """All of it or nothing (C5): Vayu stays where it is."""
        duel.setup(you=side(grave=[VAYU, SIROCCO], extra=[ARMED]), them=side(hand=["D.D. Crow"]))
        duel.you.activates(VAYU)
        duel.them.activates("D.D. Crow", targeting=SIROCCO)
        duel.resolves()
        assert duel.you.monsters == []
        assert duel.you.grave == [VAYU]

    def test_nothing_of_it_is_done_when_vayu_is_gone(self, duel: Scenario) -> None:
        duel.setup(you=side(grave=[VAYU, SIROCCO], extra=[ARMED]), them=side(hand=["D.D. Crow"]))
        duel.you.activates(VAYU)
        duel.them.activates("D.D. Crow", targeting=VAYU)
        duel.resolves()
        assert duel.you.monsters == []
        assert duel.you.grave == [SIROCCO]

    def test_royal_oppression_negates_it_in_vain(self, duel: Scenario) -> None:
        """Ruling (October 2009): nothing was banished yet, and it can be activated again at once (M10)."""
        duel.setup(
            you=side(grave=[VAYU, SIROCCO], extra=[ARMED]), them=side(spells=[face_up("Royal Oppression")])
        )
        duel.you.activates(VAYU)
        duel.them.activates("Royal Oppression", "effect")
        duel.resolves()
        assert duel.them.lp == 7200
        assert sorted(duel.you.grave) == sorted([VAYU, SIROCCO])
        duel.you.may(f"activate {VAYU}")

    def test_not_where_necrovalley_lets_nothing_be_banished(self, duel: Scenario) -> None:
        """(X8): neither of the two could be."""
        duel.setup(you=side(grave=[VAYU, SIROCCO], extra=[ARMED]), them=side(field=face_up("Necrovalley")))
        duel.you.may_not(f"activate {VAYU}")

    def test_what_it_has_brought_is_never_brought_back(self, duel: Scenario) -> None:
        """No proper summon (S6): Monster Reborn finds the Armed Wing that was synchro summoned alone."""
        duel.setup(
            you=side(grave=[VAYU, SIROCCO], extra=[ARMED], hand=["Monster Reborn"]),
            them=side(grave=[Proper(ARMOR)]),
        )
        duel.you.activates(VAYU)
        duel.you.chooses(ARMED)
        duel.you.chooses("attack")
        duel.resolves()
        duel.moves(ARMED, to="grave")
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [ARMOR]
        assert duel.you.position(ARMOR) is Position.ATTACK
