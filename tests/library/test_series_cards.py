"""Cards that speak of a series: Six Samurai, Blackwings, Elemental HEROes and Frogs (K23)."""

import pytest

from cards.lang.places import Position
from duels.engine import derive
from duels.engine import events as e
from tests.scenario import BATTLE, Scenario, defense, face_down, face_up, side

BORA = "Blackwing - Bora the Spear"
YAICHI, KAMON = "The Six Samurai - Yaichi", "The Six Samurai - Kamon"
BLIZZARD, CROW = "Blackwing - Blizzard the Far North", "Delta Crow - Anti Reverse"


class TestTheSixSamurai:
    def test_yaichi_destroys_a_set_card_beside_another(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[YAICHI, KAMON]), them=side(spells=["Mirror Force", face_up("Steady")]))
        duel.you.activates(YAICHI, targeting="Mirror Force")
        duel.resolves()
        assert duel.them.spells == ["Steady"]
        duel.you.may_not(f"activate {YAICHI}")

    def test_kamon_destroys_a_face_up_one(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[YAICHI, KAMON]), them=side(spells=["Mirror Force", face_up("Steady")]))
        duel.you.activates(KAMON, targeting="Steady")
        duel.resolves()
        assert duel.them.spells == ["Mirror Force"]

    def test_not_alone_and_not_beside_its_own_kind(self, duel: Scenario) -> None:
        """Another of the series by another name must stand face-up."""
        duel.setup(
            you=side(monsters=[YAICHI, YAICHI, face_down(KAMON), "Battle Ox"]),
            them=side(spells=["Mirror Force"]),
        )
        duel.you.may_not(f"activate {YAICHI}")

    def test_who_used_it_does_not_attack(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[YAICHI, KAMON]), them=side(spells=["Mirror Force"]))
        duel.you.activates(YAICHI, targeting="Mirror Force")
        duel.resolves()
        duel.you.enters_battle()
        duel.you.may_not(f"attack with {YAICHI}")
        duel.you.may(f"attack with {KAMON}")

    def test_not_even_when_it_was_negated(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[YAICHI, KAMON]), them=side(spells=["Mirror Force"]))
        duel.you.activates(YAICHI, targeting="Mirror Force")
        duel.happens(e.LinkNegated(1))
        duel.resolves()
        duel.you.enters_battle()
        duel.you.may_not(f"attack with {YAICHI}")

    def test_who_attacked_does_not_use_it(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[YAICHI, KAMON]), them=side(spells=["Dust Tornado"]))
        duel.you.attacks(YAICHI, "directly")
        duel.resolves()
        duel.you.ends_battle()
        duel.resolves()
        duel.you.may_not(f"activate {YAICHI}")

    def test_another_is_destroyed_in_its_place(self, duel: Scenario) -> None:
        """By battle and by effects (C21)."""
        duel.setup(
            turn_of="them",
            you=side(monsters=[YAICHI, KAMON]),
            them=side(hand=["Snipe"]),
        )
        duel.them.activates("Snipe", targeting=YAICHI)
        duel.you.chooses("yes")
        duel.resolves()
        assert duel.you.monsters == [YAICHI]

    def test_who_was_to_be_destroyed_himself_is_no_replacement(self, duel: Scenario) -> None:
        """Not even once another has been destroyed in his place (C21)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=[KAMON, "The Six Samurai - Irou", defense("Hand of the Six Samurai")]),
            them=side(spells=["Mirror Force"]),
        )
        duel.you.attacks(KAMON, "directly")
        duel.them.activates("Mirror Force")
        duel.you.chooses("yes")
        duel.resolves()
        assert len(duel.you.monsters) == 1
        assert sorted(duel.you.grave) == sorted(
            {KAMON, "The Six Samurai - Irou", "Hand of the Six Samurai"} - set(duel.you.monsters)
        )

    def test_a_monster_of_no_samurai_is_no_replacement(self, duel: Scenario) -> None:
        duel.setup(turn_of="them", you=side(monsters=[KAMON, "Battle Ox"]), them=side(hand=["Snipe"]))
        duel.them.activates("Snipe", targeting=KAMON)
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]


class TestBlizzard:
    def test_it_brings_a_blackwing_of_level_4_in_defence(self, duel: Scenario) -> None:
        """Level 5 is too high, and another Blizzard cannot be special summoned."""
        duel.setup(you=side(hand=[BLIZZARD], grave=[BLIZZARD, "Kuriboh", BORA]))
        duel.you.summons(BLIZZARD)
        duel.you.places_trigger(BLIZZARD)
        duel.resolves()
        assert duel.you.monsters == [BLIZZARD, BORA]
        assert duel.you.position(BORA) is Position.DEFENSE

    def test_not_without_one(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=[BLIZZARD], grave=[BLIZZARD, "Kuriboh"]))
        duel.you.summons(BLIZZARD)
        duel.resolves()
        assert duel.you.monsters == [BLIZZARD]

    def test_it_cannot_be_special_summoned(self, duel: Scenario) -> None:
        """(S6)."""
        duel.setup(you=side(hand=["Monster Reborn"], grave=[BLIZZARD]))
        duel.you.may_not("activate Monster Reborn")


class TestDeltaCrow:
    def test_every_set_spell_and_trap_of_the_opponent(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(spells=[CROW], monsters=[BLIZZARD]),
            them=side(spells=["Mirror Force", face_up("Steady")], monsters=["Archer"]),
        )
        duel.them.activates("Archer")
        duel.you.activates(CROW)
        duel.resolves()
        assert duel.them.spells == ["Steady"]

    def test_not_without_a_blackwing(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(spells=[CROW]),
            them=side(spells=["Mirror Force"], monsters=["Archer"]),
        )
        duel.them.activates("Archer")
        duel.you.may_not(f"activate {CROW}")
        duel.resolves()

    def test_from_the_hand_beside_exactly_three(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(hand=[CROW], monsters=[BLIZZARD] * 3),
            them=side(spells=["Mirror Force"], monsters=["Archer"]),
        )
        duel.them.activates("Archer")
        duel.you.activates(CROW)
        duel.resolves()
        assert duel.them.spells == []
        assert duel.you.grave == [CROW]

    @pytest.mark.parametrize("count", [2, 4])
    def test_not_beside_fewer_or_more(self, duel: Scenario, count: int) -> None:
        duel.setup(
            turn_of="them",
            you=side(hand=[CROW], monsters=[BLIZZARD] * count),
            them=side(spells=["Mirror Force"], monsters=["Archer"]),
        )
        duel.them.activates("Archer")
        duel.you.may_not(f"activate {CROW}")
        duel.resolves()


class TestEmergencyCall:
    def test_an_elemental_hero(self, duel: Scenario) -> None:
        """By the list of the series (K23)."""
        duel.setup(you=side(hand=["E - Emergency Call"], deck=["Elemental HERO Avian", "Battle Ox"]))
        duel.you.activates("E - Emergency Call")
        duel.you.chooses("Elemental HERO Avian")
        duel.resolves()
        assert duel.you.hand == ["Elemental HERO Avian"]

    def test_not_without_one(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["E - Emergency Call"], deck=["Battle Ox"]))
        duel.you.may_not("activate E - Emergency Call")


class TestDupeFrog:
    def test_the_others_are_not_attacked(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Dupe Frog", "Kuriboh"])
        )
        assert duel.you.may_attack("Battle Ox") == ["Dupe Frog"]

    def test_sent_from_the_field_it_fetches_another_frog(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(monsters=["Dupe Frog"], deck=["Dupe Frog", "Beelze Frog"], grave=["Beelze Frog"]),
            them=side(hand=["Snipe"]),
        )
        duel.them.activates("Snipe", targeting="Dupe Frog")
        duel.you.places_trigger("Dupe Frog")
        duel.you.chooses("Beelze Frog")
        duel.resolves()
        assert duel.you.hand == ["Beelze Frog"]

    def test_its_name_on_the_field_is_another(self, duel: Scenario) -> None:
        """On the field it is Des Frog for all purposes (X10)."""
        duel.setup(you=side(monsters=["Dupe Frog"], hand=["Dupe Frog"]))
        looks = derive.value_of(duel.state).looks
        there, held = (looks(card) for card in (*duel.state.monsters(0), *duel.state.hand(0)))
        assert there is not None
        assert there.names == ("Des Frog",)
        assert held is None or held.names == ("Dupe Frog",)


class TestBeelzeFrog:
    def test_it_gains_by_the_tadpoles_in_its_graveyard(self, duel: Scenario) -> None:
        duel.setup(
            you=side(monsters=["Beelze Frog"], grave=["T.A.D.P.O.L.E.", "T.A.D.P.O.L.E.", "Kuriboh"]),
            them=side(grave=["T.A.D.P.O.L.E."]),
        )
        assert duel.you.atk("Beelze Frog") == 1800


class TestTadpole:
    def test_destroyed_by_battle_it_fetches_the_others(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(monsters=["T.A.D.P.O.L.E."], deck=["T.A.D.P.O.L.E.", "T.A.D.P.O.L.E.", "Kuriboh"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.them.attacks("Battle Ox", "T.A.D.P.O.L.E.")
        duel.you.places_trigger("T.A.D.P.O.L.E.")
        duel.you.chooses("T.A.D.P.O.L.E.", "T.A.D.P.O.L.E.")
        duel.resolves()
        assert duel.you.hand == ["T.A.D.P.O.L.E.", "T.A.D.P.O.L.E."]

    def test_not_when_an_effect_destroys_it(self, duel: Scenario) -> None:
        duel.setup(
            turn_of="them",
            you=side(monsters=["T.A.D.P.O.L.E."], deck=["T.A.D.P.O.L.E."]),
            them=side(hand=["Snipe"]),
        )
        duel.them.activates("Snipe", targeting="T.A.D.P.O.L.E.")
        duel.resolves()
        assert duel.you.hand == []
