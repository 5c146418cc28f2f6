"""X-Sabers, of which XX-Sabers are a part: they come together, come back, and take hands apart (K23)."""

import pytest

from duels.engine import Why
from tests.scenario import BATTLE, Proper, Refused, Scenario, face_down, side

FAULTROLL, EMMERSBLADE = "XX-Saber Faultroll", "XX-Saber Emmersblade"
HYUNLEI, RAGIGURA, GOTTOMS = "XX-Saber Hyunlei", "XX-Saber Ragigura", "XX-Saber Gottoms"
AIRBELLUM, URBELLUM, PIRANHA = "X-Saber Airbellum", "X-Saber Urbellum", "X-Saber Anu Piranha"
CALL = "Gottoms' Emergency Call"

# Levels: Faultroll 6, Emmersblade 3 (1300/800), Hyunlei 6, Ragigura 1, Gottoms 9, Airbellum 3 (tuner),
# Anu Piranha 4, Urbellum 7 (synchro).


class TestFaultroll:
    def test_he_comes_beside_two_x_sabers(self, duel: Scenario) -> None:
        """(S5a): an X-Saber and an XX-Saber are two of the series."""
        duel.setup(you=side(hand=[FAULTROLL], monsters=[PIRANHA, EMMERSBLADE]))
        duel.you.special_summons(FAULTROLL)
        duel.resolves()
        assert duel.you.monsters == [PIRANHA, EMMERSBLADE, FAULTROLL]

    @pytest.mark.parametrize("other", ["Battle Ox", face_down(EMMERSBLADE)])
    def test_not_beside_one_alone(self, duel: Scenario, other: str) -> None:
        """A face-down monster is not seen to be one (N5)."""
        duel.setup(you=side(hand=[FAULTROLL], monsters=[PIRANHA, other]))
        duel.you.may_not(f"special summon {FAULTROLL}")

    def test_not_in_any_other_way(self, duel: Scenario) -> None:
        """(S6): neither normal summoned nor brought back, even once he has come properly."""
        duel.setup(
            you=side(hand=[FAULTROLL, "Monster Reborn"], monsters=["Battle Ox"], grave=[Proper(FAULTROLL)])
        )
        duel.you.may_not(f"summon {FAULTROLL}")
        duel.you.may_not("activate Monster Reborn")

    def test_he_brings_one_back_once_in_a_turn(self, duel: Scenario) -> None:
        """(C11): of level 4 or lower, and an X-Saber."""
        duel.setup(you=side(monsters=[FAULTROLL], grave=[PIRANHA, EMMERSBLADE, "Battle Ox", FAULTROLL]))
        duel.you.activates(FAULTROLL)
        assert sorted(duel.you.choices) == [PIRANHA, EMMERSBLADE]
        duel.you.targets(EMMERSBLADE)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [FAULTROLL, EMMERSBLADE]
        duel.you.may_not(f"activate {FAULTROLL}")


class TestEmmersblade:
    def test_destroyed_by_battle_it_calls_another(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(monsters=[EMMERSBLADE], deck=[PIRANHA, FAULTROLL, "Battle Ox"]),
            them=side(monsters=["Dark Magician"]),
        )
        duel.them.attacks("Dark Magician", EMMERSBLADE)
        duel.you.places_trigger(EMMERSBLADE)
        duel.reaches_choice("you", Why.SPECIAL_SUMMON)
        assert duel.you.choices == [PIRANHA]
        duel.you.chooses(PIRANHA)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [PIRANHA]

    def test_not_destroyed_by_an_effect(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[EMMERSBLADE], hand=["Dark Hole"], deck=[PIRANHA]))
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.you.monsters == []


class TestHyunlei:
    @pytest.mark.parametrize("count", [1, 3])
    def test_synchro_summoned_she_destroys_up_to_three(self, duel: Scenario, count: int) -> None:
        spells = ["Mirror Force", "Trap Hole", "Magic Jammer", "Dust Tornado"]
        duel.setup(you=side(monsters=[AIRBELLUM, EMMERSBLADE], extra=[HYUNLEI]), them=side(spells=spells))
        duel.you.special_summons(HYUNLEI, with_=[AIRBELLUM, EMMERSBLADE])
        duel.you.places_trigger(HYUNLEI)
        duel.you.targets(*spells[:count])
        duel.resolves()
        assert sorted(duel.them.grave) == sorted(spells[:count])

    def test_not_with_a_monster_that_is_no_x_saber(self, duel: Scenario) -> None:
        """(S8)."""
        duel.setup(you=side(monsters=[AIRBELLUM, "Flamvell Firedog"], extra=[HYUNLEI]))
        with pytest.raises(Refused):
            duel.you.special_summons(HYUNLEI, with_=[AIRBELLUM, "Flamvell Firedog"])

    def test_not_brought_back(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Monster Reborn"], grave=[Proper(HYUNLEI)]), them=side(spells=["Mirror Force"])
        )
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.them.spells == ["Mirror Force"]


class TestRagigura:
    def test_summoned_it_takes_one_to_the_hand(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[RAGIGURA], grave=[FAULTROLL, "Battle Ox"]))
        duel.you.summons(RAGIGURA)
        duel.you.places_trigger(RAGIGURA)
        duel.resolves()
        assert duel.you.hand == [FAULTROLL]

    def test_special_summoned_too_and_by_choice(self, duel: Scenario) -> None:
        """(C10): "you can"."""
        duel.setup(you=side(monsters=[FAULTROLL], grave=[RAGIGURA, PIRANHA]))
        duel.you.activates(FAULTROLL)
        duel.you.targets(RAGIGURA)
        duel.you.chooses("attack")
        duel.you.places_trigger(RAGIGURA)
        duel.resolves()
        assert duel.you.hand == [PIRANHA]

    def test_not_flip_summoned(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[face_down(RAGIGURA)], grave=[PIRANHA]))
        duel.you.flip_summons(RAGIGURA)
        duel.resolves()
        assert duel.you.hand == []


class TestGottoms:
    def test_each_x_saber_tributed_takes_a_card(self, duel: Scenario) -> None:
        """As often as there is one, himself last (X9)."""
        duel.setup(
            you=side(monsters=[GOTTOMS, EMMERSBLADE]),
            them=side(hand=["Trap Hole", "Magic Jammer", "Dark Hole"]),
        )
        duel.you.activates(GOTTOMS)
        duel.you.pays(EMMERSBLADE)
        duel.resolves()
        assert len(duel.them.hand) == 2
        duel.you.activates(GOTTOMS)
        duel.you.pays(GOTTOMS)
        duel.resolves()
        assert len(duel.them.hand) == 1
        assert sorted(duel.you.grave) == [EMMERSBLADE, GOTTOMS]

    def test_not_against_an_empty_hand(self, duel: Scenario) -> None:
        """(C10): nothing would come of it."""
        duel.setup(you=side(monsters=[GOTTOMS, EMMERSBLADE]))
        duel.you.may_not(f"activate {GOTTOMS}")

    def test_not_for_another_monster(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[GOTTOMS, "Battle Ox"]), them=side(hand=["Trap Hole", "Magic Jammer"]))
        duel.you.activates(GOTTOMS)
        duel.you.pays(GOTTOMS)
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]


class TestEmergencyCall:
    def test_two_come_back_to_ones_own_side(self, duel: Scenario) -> None:
        """From either graveyard, together."""
        duel.setup(
            you=side(spells=[CALL], monsters=[EMMERSBLADE], grave=[PIRANHA]),
            them=side(grave=[AIRBELLUM, "Battle Ox"]),
        )
        duel.you.activates(CALL)
        duel.you.chooses("attack")
        duel.you.chooses("attack")
        duel.resolves()
        assert sorted(duel.you.monsters) == sorted([EMMERSBLADE, PIRANHA, AIRBELLUM])

    def test_not_with_one_zone(self, duel: Scenario) -> None:
        """(F9)."""
        duel.setup(
            you=side(spells=[CALL], monsters=[EMMERSBLADE, *["Battle Ox"] * 3], grave=[PIRANHA, AIRBELLUM])
        )
        duel.you.may_not(f"activate {CALL}")

    def test_not_with_one_to_bring_back(self, duel: Scenario) -> None:
        """(X4)."""
        duel.setup(you=side(spells=[CALL], monsters=[EMMERSBLADE], grave=[PIRANHA, "Battle Ox"]))
        duel.you.may_not(f"activate {CALL}")

    def test_not_without_an_x_saber_face_up(self, duel: Scenario) -> None:
        duel.setup(you=side(spells=[CALL], monsters=[face_down(EMMERSBLADE)], grave=[PIRANHA, AIRBELLUM]))
        duel.you.may_not(f"activate {CALL}")

    def test_none_when_one_is_gone(self, duel: Scenario) -> None:
        """All of them, or none."""
        duel.setup(
            you=side(spells=[CALL], monsters=[EMMERSBLADE], grave=[PIRANHA, AIRBELLUM]),
            them=side(hand=["D.D. Crow"]),
        )
        duel.you.activates(CALL)
        duel.them.activates("D.D. Crow", targeting=PIRANHA)
        duel.resolves()
        assert duel.you.monsters == [EMMERSBLADE]
