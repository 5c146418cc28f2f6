"""Revived King Ha Des and Des Frog, clause by clause."""

import pytest

from cards.lang.filters import named
from cards.lang.recipes import SynchroOf
from duels.engine import events as e
from tests.scenario import BATTLE, Scenario, face_down, face_up, side
from tests.scenario.table import card_named

HA_DES = "Revived King Ha Des"
TADPOLE = "T.A.D.P.O.L.E."


class TestRevivedKingHaDes:
    def test_it_is_made_of_plaguespreader_zombie_and_zombies(self) -> None:
        recipe = card_named(HA_DES).recipe
        assert isinstance(recipe, SynchroOf)
        assert recipe.tuner == named("Plaguespreader Zombie")

    @pytest.mark.parametrize(("other", "made"), [("Goblin Zombie", True), ("Battle Ox", False)])
    def test_the_others_are_zombies(self, duel: Scenario, other: str, made: bool) -> None:
        """S8: 2 and 4; a beast-warrior is not enough, and no other tuner serves."""
        duel.setup(
            you=side(monsters=["Plaguespreader Zombie", "Krebons", other], extra=[HA_DES]),
        )
        (duel.you.may if made else duel.you.may_not)(f"synchro summon {HA_DES}")

    def test_what_has_become_a_zombie_is_one(self, duel: Scenario) -> None:
        """S8, X10: materials are what they are now; under DNA Surgery a Battle Ox will do."""
        duel.setup(
            you=side(monsters=["Plaguespreader Zombie", "Battle Ox"], spells=["DNA Surgery"], extra=[HA_DES])
        )
        duel.you.may_not(f"synchro summon {HA_DES}")
        duel.you.activates("DNA Surgery")
        duel.you.calls("Zombie")
        duel.resolves()
        duel.you.may(f"synchro summon {HA_DES}")

    def test_nothing_but_plaguespreader_zombie_tunes_it(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Krebons", "Goblin Zombie"], extra=[HA_DES]))
        duel.you.may_not(f"synchro summon {HA_DES}")

    @pytest.mark.parametrize("beaten_by", [HA_DES, "Goblin Zombie"])
    def test_what_a_zombie_beats_has_no_effect_in_the_graveyard(self, duel: Scenario, beaten_by: str) -> None:
        """C16: Sangan activates, being mandatory, and does nothing."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[HA_DES, "Goblin Zombie"]),
            them=side(monsters=["Sangan"]),
        )
        duel.you.attacks(beaten_by, "Sangan")
        duel.resolves()
        assert "Sangan" in duel.them.grave
        assert duel.them.hand == []
        assert duel.find("Sangan").negated

    def test_not_what_another_monster_beats(self, duel: Scenario) -> None:
        """A spellcaster's victim searches as ever."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[HA_DES, "Dark Magician"]),
            them=side(monsters=["Sangan"], deck=["Kuriboh"], filled=False),
        )
        duel.you.attacks("Dark Magician", "Sangan")
        duel.them.chooses("Kuriboh")
        duel.resolves()
        assert duel.them.hand == ["Kuriboh"]

    def test_not_where_its_own_effect_is_negated(self, duel: Scenario) -> None:
        """C6: it is a continuous effect."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[HA_DES], spells=[face_up("Skill Drain")]),
            them=side(monsters=["Sangan"], deck=["Kuriboh"], filled=False),
        )
        duel.you.attacks(HA_DES, "Sangan")
        duel.them.chooses("Kuriboh")
        duel.resolves()
        assert duel.them.hand == ["Kuriboh"]

    def test_a_flip_effect_comes_to_nothing(self, duel: Scenario) -> None:
        """B1(6), B8: the beaten monster's flip effect activates and is negated."""
        duel.setup(
            phase=BATTLE, you=side(monsters=[HA_DES]), them=side(monsters=[face_down("Man-Eater Bug")])
        )
        duel.you.attacks(HA_DES, "Man-Eater Bug")
        duel.resolves()
        assert duel.you.monsters == [HA_DES]
        assert duel.them.grave == ["Man-Eater Bug"]

    def test_beaten_together_it_negates_nothing(self, duel: Scenario) -> None:
        """B8: once it is determined to be destroyed itself, its effect applies no more."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[HA_DES], deck=["Kuriboh"], filled=False),
            them=side(monsters=[HA_DES]),
        )
        duel.you.attacks(HA_DES, HA_DES)
        duel.resolves()
        assert not duel.happened(e.EffectsNegated)

    def test_back_from_the_graveyard_it_has_its_effects_again(self, duel: Scenario) -> None:
        """C18, K7: the negation ends when the card leaves."""
        duel.setup(
            phase=BATTLE, you=side(monsters=[HA_DES], hand=["Monster Reborn"]), them=side(monsters=["Sangan"])
        )
        duel.you.attacks(HA_DES, "Sangan")
        duel.resolves()
        duel.you.ends_battle()
        duel.you.activates("Monster Reborn", targeting="Sangan")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [HA_DES, "Sangan"]
        assert not duel.find("Sangan").negated


class TestDesFrog:
    @pytest.mark.parametrize("tadpoles", [1, 2])
    def test_tribute_summoned_it_brings_as_many_as_there_are_tadpoles(
        self, duel: Scenario, tadpoles: int
    ) -> None:
        """Up to so many, from hand and deck."""
        duel.setup(
            you=side(
                hand=["Des Frog", "Des Frog"],
                monsters=["Battle Ox"],
                grave=[TADPOLE] * tadpoles,
                deck=["Des Frog"],
            )
        )
        duel.you.summons("Des Frog", tributing=["Battle Ox"])
        duel.you.places_trigger("Des Frog")
        duel.you.chooses(*["Des Frog"] * tadpoles)
        for _ in range(tadpoles):
            duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Des Frog"] * (1 + tadpoles)

    def test_not_without_a_tadpole(self, duel: Scenario) -> None:
        """C10: it could bring none."""
        duel.setup(you=side(hand=["Des Frog", "Des Frog"], monsters=["Battle Ox"]))
        duel.you.summons("Des Frog", tributing=["Battle Ox"])
        duel.resolves()
        assert duel.you.monsters == ["Des Frog"]

    def test_special_summoned_it_brings_none(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Monster Reborn", "Des Frog"], grave=["Des Frog", TADPOLE]))
        duel.you.activates("Monster Reborn")
        duel.you.targets("Des Frog")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Des Frog"]

    def test_the_tadpole_that_was_tributed_for_it_counts(self, duel: Scenario) -> None:
        """S2: it lies in the graveyard before the summon; T.A.D.P.O.L.E. was not destroyed by battle."""
        duel.setup(you=side(hand=["Des Frog"], monsters=[TADPOLE], deck=["Des Frog"]))
        duel.you.summons("Des Frog", tributing=[TADPOLE])
        duel.you.places_trigger("Des Frog")
        duel.you.chooses("Des Frog")
        duel.you.chooses("defense")
        duel.resolves()
        assert duel.you.monsters == ["Des Frog", "Des Frog"]
