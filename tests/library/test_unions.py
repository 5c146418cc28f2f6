"""X-Head Cannon with its unions, and XYZ-Dragon Cannon (S13, S15, M6)."""

from random import Random

import pytest

from cards.lang.places import Position
from duels.engine import events as e
from duels.engine import views
from duels.soak import positions, twins
from tests.scenario import BATTLE, Proper, Scenario, face_down, side
from tests.scenario.scenario import KEY

UNIONS = [("Y-Dragon Head", 2200), ("Z-Metal Tank", 2400)]


class TestUnions:
    @pytest.mark.parametrize(("name", "points"), UNIONS)
    def test_each_arms_the_cannon(self, duel: Scenario, name: str, points: int) -> None:
        """As an equip card of its own effect (M6, S15)."""
        duel.setup(you=side(monsters=["X-Head Cannon", name]))
        duel.you.activates(name, targeting="X-Head Cannon")
        duel.resolves()
        assert duel.you.atk("X-Head Cannon") == points
        assert duel.you.spells == [name]

    def test_once_per_turn_it_is_equipped_or_taken_off(self, duel: Scenario) -> None:
        """Not both in one turn (C11, S15)."""
        duel.setup(you=side(monsters=["X-Head Cannon", "Y-Dragon Head"]))
        duel.you.activates("Y-Dragon Head", "equip")
        duel.resolves()
        duel.you.may_not("activate Y-Dragon Head")
        duel.you.ends_turn()
        duel.resolves()
        duel.them.ends_turn()
        duel.resolves()
        duel.you.activates("Y-Dragon Head", "unequip")
        duel.resolves()
        assert duel.you.position("Y-Dragon Head") is Position.ATTACK
        duel.you.may_not("activate Y-Dragon Head")

    def test_taken_off_without_a_zone_it_goes_to_the_graveyard(self, duel: Scenario) -> None:
        """No equip any more, and no monster either (M6, F9): so the publisher answered in 2016."""
        duel.setup(
            you=side(
                monsters=["X-Head Cannon", "Y-Dragon Head", *["Soitsu"] * 3],
                hand=["Polymerization"],
                spells=["Call of the Haunted"],
                grave=["Battle Ox"],
            )
        )
        duel.you.activates("Y-Dragon Head", "equip")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        duel.them.ends_turn()
        duel.resolves()
        duel.you.activates("Y-Dragon Head", "unequip")
        duel.you.activates("Call of the Haunted")
        duel.resolves()
        assert duel.you.grave == ["Y-Dragon Head"]
        assert duel.reason_of("Y-Dragon Head") is e.Reason.RULE

    def test_it_stays_with_its_monster_on_the_other_side(self, duel: Scenario) -> None:
        """What it fits is asked as it is equipped (M6); it may still be taken off by its own player."""
        duel.setup(you=side(monsters=["X-Head Cannon", "Y-Dragon Head"]), them=side(hand=["Change of Heart"]))
        duel.you.activates("Y-Dragon Head", "equip")
        duel.resolves()
        duel.you.ends_turn()
        duel.them.activates("Change of Heart", targeting="X-Head Cannon")
        duel.resolves()
        assert duel.them.atk("X-Head Cannon") == 2200
        assert duel.you.spells == ["Y-Dragon Head"]

    def test_a_monster_carries_one_union(self, duel: Scenario) -> None:
        """(S15)."""
        duel.setup(you=side(monsters=["X-Head Cannon", "Y-Dragon Head", "Z-Metal Tank"]))
        duel.you.activates("Y-Dragon Head", "equip")
        duel.resolves()
        duel.you.may_not("activate Z-Metal Tank")

    def test_the_tank_fits_the_dragon_too(self, duel: Scenario) -> None:
        """But the dragon does not fit the tank (M6)."""
        duel.setup(you=side(monsters=["Y-Dragon Head", "Z-Metal Tank"]))
        duel.you.may_not("activate Y-Dragon Head")
        duel.you.activates("Z-Metal Tank", targeting="Y-Dragon Head")
        duel.resolves()
        assert duel.you.atk("Y-Dragon Head") == 2100

    def test_not_the_opponents_cannon(self, duel: Scenario) -> None:
        """One that he controls (M6)."""
        duel.setup(you=side(monsters=["Y-Dragon Head"]), them=side(monsters=["X-Head Cannon"]))
        duel.you.may_not("activate Y-Dragon Head")

    @pytest.mark.parametrize(("union", "lost"), [("Y-Dragon Head", 800), ("Z-Metal Tank", 600)])
    def test_it_is_destroyed_in_battle_instead(self, duel: Scenario, union: str, lost: int) -> None:
        """In its place (C21)."""
        duel.setup(
            you=side(monsters=["X-Head Cannon", union]),
            them=side(monsters=["Blue-Eyes White Dragon"]),
        )
        duel.you.activates(union, "equip")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        duel.them.enters_battle()
        duel.them.attacks("Blue-Eyes White Dragon", "X-Head Cannon")
        duel.resolves()
        assert duel.you.monsters == ["X-Head Cannon"]
        assert duel.you.grave == [union]
        assert duel.lp["you"] == 8000 - lost

    def test_but_not_by_an_effect(self, duel: Scenario) -> None:
        """Battle alone is spoken of (C21)."""
        duel.setup(you=side(monsters=["X-Head Cannon", "Y-Dragon Head"], hand=["Hammer Shot"]))
        duel.you.activates("Y-Dragon Head", "equip")
        duel.resolves()
        duel.you.activates("Hammer Shot")
        duel.resolves()
        assert sorted(duel.you.grave) == ["Hammer Shot", "X-Head Cannon", "Y-Dragon Head"]


XYZ = ["X-Head Cannon", "Y-Dragon Head", "Z-Metal Tank"]


class TestXYZDragonCannon:
    def test_the_three_are_banished(self, duel: Scenario) -> None:
        """No Polymerization is used (S13)."""
        duel.setup(you=side(extra=["XYZ-Dragon Cannon"], monsters=XYZ))
        duel.you.comes_by_its_own_way("XYZ-Dragon Cannon", taking=XYZ)
        duel.resolves()
        assert duel.you.monsters == ["XYZ-Dragon Cannon"]
        assert duel.you.banished == XYZ

    def test_a_union_that_is_an_equip_counts(self, duel: Scenario) -> None:
        """In the spell & trap zone as well (S13)."""
        duel.setup(you=side(extra=["XYZ-Dragon Cannon"], monsters=XYZ))
        duel.you.activates("Z-Metal Tank", targeting="X-Head Cannon")
        duel.resolves()
        duel.you.comes_by_its_own_way("XYZ-Dragon Cannon", taking=XYZ)
        duel.resolves()
        assert duel.you.monsters == ["XYZ-Dragon Cannon"]
        assert duel.you.spells == []

    def test_not_with_one_of_them_in_the_hand(self, duel: Scenario) -> None:
        duel.setup(you=side(extra=["XYZ-Dragon Cannon"], monsters=XYZ[:2], hand=XYZ[2:]))
        duel.you.may_not("contact summon XYZ-Dragon Cannon")

    def test_neither_by_polymerization_nor_from_the_graveyard(self, duel: Scenario) -> None:
        """(S6, S13, K24)."""
        duel.setup(
            you=side(
                extra=["XYZ-Dragon Cannon"],
                monsters=XYZ,
                hand=["Polymerization", "Monster Reborn"],
                grave=[Proper("XYZ-Dragon Cannon")],
            )
        )
        duel.you.may_not("activate Polymerization")
        duel.you.may_not("activate Monster Reborn")

    def test_a_card_discarded_destroys_one(self, duel: Scenario) -> None:
        """As often as he has cards (M9)."""
        duel.setup(
            you=side(monsters=["XYZ-Dragon Cannon"], hand=["Battle Ox"]),
            them=side(monsters=["Soitsu"], spells=["Mirror Force"]),
        )
        duel.you.activates("XYZ-Dragon Cannon")
        duel.you.pays("Battle Ox")
        duel.you.targets("Mirror Force")
        duel.resolves()
        assert duel.them.grave == ["Mirror Force"]
        duel.you.may_not("activate XYZ-Dragon Cannon")


class TestRelinquished:
    def absorbs(self, duel: Scenario, name: str = "Blue-Eyes White Dragon") -> None:
        duel.setup(you=side(monsters=["Relinquished"]), them=side(monsters=[name, "Dark Magician"]))
        duel.you.activates("Relinquished", targeting=name)
        duel.resolves()

    def test_the_ritual(self, duel: Scenario) -> None:
        """With any one monster as tribute (S9)."""
        duel.setup(you=side(hand=["Black Illusion Ritual", "Relinquished", "Kuriboh"]))
        duel.you.activates("Black Illusion Ritual")
        duel.you.chooses("Relinquished")
        duel.you.chooses("Kuriboh")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Relinquished"]
        assert sorted(duel.you.grave) == ["Black Illusion Ritual", "Kuriboh"]

    def test_not_without_a_tribute(self, duel: Scenario) -> None:
        """It is no tribute for itself (S9)."""
        duel.setup(you=side(hand=["Black Illusion Ritual", "Relinquished"]))
        duel.you.may_not("activate Black Illusion Ritual")

    def test_it_has_the_values_of_what_it_has_taken(self, duel: Scenario) -> None:
        """Its ATK and DEF become those of the equipped monster (M6, N4)."""
        self.absorbs(duel)
        assert (duel.you.atk("Relinquished"), duel.you.defense("Relinquished")) == (3000, 2500)
        assert duel.them.monsters == ["Dark Magician"]

    def test_what_it_takes_face_down_stays_so_and_counts_as_nothing(self, duel: Scenario) -> None:
        """(M6, F3): its player may look at it; its owner and onlookers see that it equips, and no more."""
        duel.setup(you=side(monsters=["Relinquished"]), them=side(monsters=[face_down("Dark Magician")]))
        duel.you.activates("Relinquished", targeting="Dark Magician")
        duel.resolves()
        assert (duel.you.atk("Relinquished"), duel.you.defense("Relinquished")) == (0, 0)
        assert duel.you.spells == ["Dark Magician"]
        taken = duel.find("Dark Magician")
        assert taken.position is Position.FACE_DOWN
        holder = duel.find("Relinquished").handle
        for viewer, passcode in ((0, taken.card.passcode), (1, None), (None, None)):
            seen = next(card for card in duel.duel.view(viewer).sides[0].spells if card is not None)
            assert (seen.passcode, seen.equipped_to) == (passcode, holder)
        duel.you.may_not("activate Relinquished")
        told = [views.seen(event, None) for event in duel.log]
        assert not [one for one in told if str(taken.card.passcode) in repr(one)]
        assert duel.duel.why_not(0, taken.handle).possibilities == ()
        twins.check_twins(duel.state, KEY, Random(1))
        positions.check_laid_again(duel.duel, KEY)

    def test_what_it_took_face_down_is_destroyed_in_its_place(self, duel: Scenario) -> None:
        """(C21, M6)."""
        duel.setup(
            you=side(monsters=["Relinquished"]),
            them=side(monsters=[face_down("Soitsu"), "Dark Magician"]),
        )
        duel.you.activates("Relinquished", targeting="Soitsu")
        duel.resolves()
        duel.you.enters_battle()
        duel.you.attacks("Relinquished", "Dark Magician")
        duel.resolves()
        assert duel.you.monsters == ["Relinquished"]
        assert duel.them.grave == ["Soitsu"]

    def test_a_face_down_equip_goes_when_its_monster_does(self, duel: Scenario) -> None:
        """(M6)."""
        duel.setup(
            you=side(monsters=["Relinquished"], hand=["Dark Hole"]),
            them=side(monsters=[face_down("Soitsu")]),
        )
        duel.you.activates("Relinquished", targeting="Soitsu")
        duel.resolves()
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.you.spells == []
        assert duel.them.grave == ["Soitsu"]

    def test_one_at_a_time(self, duel: Scenario) -> None:
        """Not a second while it holds one, not even in a later turn (M6)."""
        self.absorbs(duel)
        duel.you.ends_turn()
        duel.resolves()
        duel.them.ends_turn()
        duel.resolves()
        duel.you.may_not("activate Relinquished")

    def test_without_it_the_values_are_its_own_again(self, duel: Scenario) -> None:
        """(N4, K18)."""
        self.absorbs(duel)
        duel.moves("Blue-Eyes White Dragon", to="grave")
        assert duel.you.atk("Relinquished") == 0
        assert duel.them.grave == ["Blue-Eyes White Dragon"]

    def test_what_it_holds_is_destroyed_in_battle_instead_and_both_are_hurt(self, duel: Scenario) -> None:
        """The equip goes in its place, and the opponent takes as much as he (C21, B11, B14)."""
        self.absorbs(duel, "Soitsu")
        duel.you.enters_battle()
        duel.you.attacks("Relinquished", "Dark Magician")
        duel.resolves()
        assert duel.you.monsters == ["Relinquished"]
        assert duel.them.grave == ["Soitsu"]
        assert duel.lp == {"you": 5500, "them": 5500}

    def test_with_nothing_in_its_hold_it_is_destroyed(self, duel: Scenario) -> None:
        """And the damage is his alone (B5)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Relinquished"]), them=side(monsters=["Dark Magician"]))
        duel.you.attacks("Relinquished", "Dark Magician")
        duel.resolves()
        assert duel.you.grave == ["Relinquished"]
        assert duel.lp == {"you": 5500, "them": 8000}

    def test_the_damage_beside_is_no_battle_damage(self, duel: Scenario) -> None:
        """It is inflicted by the effect (B11)."""
        self.absorbs(duel, "Soitsu")
        duel.you.enters_battle()
        duel.you.attacks("Relinquished", "Dark Magician")
        duel.resolves()
        assert [(one.kind, one.amounts) for one in duel.happened(e.DamageInflicted)] == [
            (e.DamageKind.BATTLE, (2500, 0)),
            (e.DamageKind.EFFECT, (0, 2500)),
        ]
