"""Frogs, what rekindles and what comes back from the graveyard, and monsters that halve others."""

import pytest

from duels.engine import Why
from tests.scenario import BATTLE, Proper, Scenario, copy, face_down, side

SUBSTITOAD, UNIFROG, DUPE = "Substitoad", "Unifrog", "Dupe Frog"
GALE, BORA = "Blackwing - Gale the Whirlwind", "Blackwing - Bora the Spear"
HEDGEHOG, FIREDOG, MIRACLE, GAIA = (
    "Quillbolt Hedgehog",
    "Flamvell Firedog",
    "Miracle Fusion",
    "Elemental HERO Gaia",
)


class TestSubstitoad:
    def test_a_monster_becomes_a_frog_of_the_deck_as_often_as_liked(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[SUBSTITOAD, "Battle Ox"], deck=[UNIFROG, DUPE, SUBSTITOAD]))
        duel.you.activates(SUBSTITOAD)
        duel.you.pays("Battle Ox")
        duel.reaches_choice("you", Why.SPECIAL_SUMMON)
        assert sorted(duel.you.choices) == [DUPE, UNIFROG], "it is itself no Frog"
        duel.you.chooses(UNIFROG)
        duel.you.chooses("attack")
        duel.you.activates(SUBSTITOAD)
        duel.you.pays(UNIFROG)
        duel.you.chooses(DUPE)
        duel.you.chooses("defense")
        duel.resolves()
        assert duel.you.monsters == [SUBSTITOAD, DUPE]

    def test_frogs_of_both_sides_are_not_destroyed_by_battle(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[SUBSTITOAD, "Battle Ox"]), them=side(monsters=[UNIFROG]))
        duel.you.attacks("Battle Ox", UNIFROG)
        duel.resolves()
        assert duel.them.monsters == [UNIFROG]
        assert duel.lp["them"] == 6700

    def test_not_itself_nor_a_monster_that_is_no_frog(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Dark Magician", "Battle Ox"]),
            them=side(monsters=[SUBSTITOAD, "Soitsu"]),
        )
        duel.you.attacks("Dark Magician", "Soitsu")
        duel.you.attacks("Battle Ox", SUBSTITOAD)
        duel.resolves()
        assert duel.them.monsters == []


class TestUnifrog:
    def test_its_direct_attack_destroys_a_spell_or_trap_beside_another_frog(self, duel: Scenario) -> None:
        """It attacks directly past monsters (B2)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[UNIFROG, DUPE]),
            them=side(monsters=["Battle Ox"], spells=["Mirror Force"]),
        )
        duel.you.attacks(UNIFROG, "directly")
        duel.you.places_trigger(UNIFROG)
        duel.resolves()
        assert duel.them.grave == ["Mirror Force"]
        assert duel.lp["them"] == 7600

    @pytest.mark.parametrize("other", ["Battle Ox", face_down(DUPE)])
    def test_not_beside_a_hidden_frog_or_another_monster(self, duel: Scenario, other: str) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[UNIFROG, other]), them=side(spells=["Trap Hole"]))
        duel.you.attacks(UNIFROG, "directly")
        duel.resolves()
        assert duel.them.spells == ["Trap Hole"]

    def test_not_beside_another_of_its_name(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[UNIFROG, UNIFROG]), them=side(spells=["Trap Hole"]))
        duel.you.attacks(copy(UNIFROG, 1), "directly")
        duel.resolves()
        assert duel.them.spells == ["Trap Hole"]


class TestRekindling:
    def test_all_that_fit_come_and_are_banished_in_the_end_phase(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Rekindling"], grave=[FIREDOG, FIREDOG, "Volcanic Rocket", "Battle Ox"]))
        duel.you.activates("Rekindling")
        duel.you.chooses("attack")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [FIREDOG, FIREDOG]
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.monsters == []
        assert duel.you.banished == [FIREDOG, FIREDOG]

    def test_as_many_as_there_are_zones(self, duel: Scenario) -> None:
        """(F9): its player chooses which."""
        duel.setup(you=side(hand=["Rekindling"], monsters=["Battle Ox"] * 4, grave=[FIREDOG, FIREDOG]))
        duel.you.activates("Rekindling")
        duel.reaches_choice("you", Why.SPECIAL_SUMMON)
        duel.you.chooses(FIREDOG)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [*["Battle Ox"] * 4, FIREDOG]

    def test_not_without_a_fire_monster_of_200_defense(self, duel: Scenario) -> None:
        """Volcanic Rocket has 1400 DEF, and a monster of 200 DEF must be FIRE."""
        duel.setup(you=side(hand=["Rekindling"], grave=["Volcanic Rocket", "X-Saber Airbellum"]))
        duel.you.may_not("activate Rekindling")


class TestQuillboltHedgehog:
    def test_it_comes_back_beside_a_tuner_and_is_banished_when_it_leaves(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["X-Saber Airbellum"], grave=[HEDGEHOG], hand=["Dark Hole"]))
        duel.you.activates(HEDGEHOG)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["X-Saber Airbellum", HEDGEHOG]
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.you.banished == [HEDGEHOG]

    @pytest.mark.parametrize("other", ["Battle Ox", face_down("X-Saber Airbellum")])
    def test_not_without_a_tuner_face_up(self, duel: Scenario, other: str) -> None:
        duel.setup(you=side(monsters=[other], grave=[HEDGEHOG]))
        duel.you.may_not(f"activate {HEDGEHOG}")

    def test_not_when_the_tuner_is_gone_by_then(self, duel: Scenario) -> None:
        duel.setup(
            you=side(monsters=["X-Saber Airbellum"], grave=[HEDGEHOG]),
            them=side(spells=["Book of Moon"]),
        )
        duel.you.activates(HEDGEHOG)
        duel.them.activates("Book of Moon", targeting="X-Saber Airbellum")
        duel.resolves()
        assert duel.you.grave == [HEDGEHOG]


class TestGale:
    def test_he_comes_beside_another_blackwing(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[GALE], monsters=[BORA]))
        duel.you.special_summons(GALE)
        duel.resolves()
        assert duel.you.monsters == [BORA, GALE]

    def test_not_beside_himself(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[GALE], monsters=[GALE]))
        duel.you.may_not(f"special summon {GALE}")

    def test_both_values_are_halved_for_good_and_once_in_a_turn(self, duel: Scenario) -> None:
        """(N1, C11): Dark Magician has 2500/2100."""
        duel.setup(you=side(monsters=[GALE]), them=side(monsters=["Dark Magician"]))
        duel.you.activates(GALE)
        duel.resolves()
        assert (duel.them.atk("Dark Magician"), duel.them.defense("Dark Magician")) == (1250, 1050)
        duel.you.may_not(f"activate {GALE}")
        duel.you.ends_turn()
        duel.resolves()
        assert duel.them.atk("Dark Magician") == 1250

    def test_not_a_face_down_monster(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[GALE]), them=side(monsters=[face_down("Dark Magician")]))
        duel.you.may_not(f"activate {GALE}")


class TestMiracleFusionAndGaia:
    def fuse(self, duel: Scenario) -> None:
        duel.you.activates(MIRACLE)
        duel.you.chooses(GAIA)
        duel.you.chooses("Elemental HERO Neos", "Battle Ox")
        duel.you.chooses("attack")

    def test_materials_of_field_and_graveyard_are_banished(self, duel: Scenario) -> None:
        """(S7). Gaia takes half of the target's ATK until the end phase: 2200 + 1250."""
        duel.setup(
            you=side(hand=[MIRACLE], monsters=["Battle Ox"], grave=["Elemental HERO Neos"], extra=[GAIA]),
            them=side(monsters=["Dark Magician"]),
        )
        self.fuse(duel)
        duel.resolves()
        assert sorted(duel.you.banished) == ["Battle Ox", "Elemental HERO Neos"]
        assert duel.you.atk(GAIA) == 3450
        assert duel.them.atk("Dark Magician") == 1250
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.atk(GAIA) == 2200
        assert duel.them.atk("Dark Magician") == 2500

    def test_without_a_monster_to_halve_nothing_follows(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=[MIRACLE], grave=["Elemental HERO Neos", "Battle Ox"], extra=[GAIA]),
            them=side(monsters=[face_down("Dark Magician")]),
        )
        self.fuse(duel)
        duel.resolves()
        assert duel.you.atk(GAIA) == 2200

    def test_not_from_the_hand(self, duel: Scenario) -> None:
        """(S7)."""
        duel.setup(you=side(hand=[MIRACLE, "Elemental HERO Neos"], monsters=["Battle Ox"], extra=[GAIA]))
        duel.you.may_not(f"activate {MIRACLE}")

    def test_not_another_fusion_monster(self, duel: Scenario) -> None:
        duel.setup(
            you=side(
                hand=[MIRACLE], grave=["Blue-Eyes White Dragon"] * 3, extra=["Blue-Eyes Ultimate Dragon"]
            )
        )
        duel.you.may_not(f"activate {MIRACLE}")

    def test_gaia_is_never_brought_back(self, duel: Scenario) -> None:
        """(S6): fusion summoned and in no other way."""
        duel.setup(you=side(hand=["Monster Reborn"], grave=[Proper(GAIA)]))
        duel.you.may_not("activate Monster Reborn")
