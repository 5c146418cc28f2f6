"""Gadgets fetch one another; Hammer Shot and Mist Wurm; the Dark Armed Dragon."""

import pytest

from duels.engine import Why
from duels.engine import events as e
from tests.scenario import Proper, Scenario, defense, face_down, side

NEXT = [("Green Gadget", "Red Gadget"), ("Red Gadget", "Yellow Gadget"), ("Yellow Gadget", "Green Gadget")]


class TestGadgets:
    @pytest.mark.parametrize(("name", "fetched"), NEXT)
    def test_each_fetches_the_next(self, duel: Scenario, name: str, fetched: str) -> None:
        """When normal summoned (C19)."""
        duel.setup(you=side(hand=[name], deck=[fetched]))
        duel.you.summons(name)
        duel.you.places_trigger(name)
        duel.you.chooses(fetched)
        duel.resolves()
        assert duel.you.hand == [fetched]

    def test_when_special_summoned_too(self, duel: Scenario) -> None:
        """(S5)."""
        duel.setup(you=side(hand=["Monster Reborn"], grave=["Green Gadget"], deck=["Red Gadget"]))
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.you.places_trigger("Green Gadget")
        duel.you.chooses("Red Gadget")
        duel.resolves()
        assert duel.you.hand == ["Red Gadget"]

    def test_not_when_flip_summoned(self, duel: Scenario) -> None:
        """The text names normal and special summons (S4)."""
        duel.setup(you=side(monsters=[face_down("Green Gadget")], deck=["Red Gadget"]))
        duel.you.flip_summons("Green Gadget")
        duel.resolves()
        assert duel.you.hand == []

    def test_not_with_none_in_the_deck(self, duel: Scenario) -> None:
        """A search needs something to find (C19)."""
        duel.setup(you=side(hand=["Green Gadget"], deck=["Yellow Gadget"]))
        duel.you.summons("Green Gadget")
        duel.resolves()
        assert duel.happened(e.LinkMade) == []


class TestHammerShot:
    def test_the_strongest_attacker_goes(self, duel: Scenario) -> None:
        """Of both sides, and without a target."""
        duel.setup(
            you=side(hand=["Hammer Shot"], monsters=["Battle Ox"]),
            them=side(monsters=["Dark Magician", defense("Blue-Eyes White Dragon")]),
        )
        duel.you.activates("Hammer Shot")
        duel.resolves()
        assert duel.them.grave == ["Dark Magician"]

    def test_not_with_defenders_alone(self, duel: Scenario) -> None:
        """There must be something to destroy (C10)."""
        duel.setup(you=side(hand=["Hammer Shot"]), them=side(monsters=[defense("Dark Magician")]))
        duel.you.may_not("activate Hammer Shot")

    def test_one_of_several_equals_is_chosen(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Hammer Shot"], monsters=["Battle Ox", "Battle Ox"]))
        duel.you.activates("Hammer Shot")
        duel.you.chooses("Battle Ox")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]


class TestMistWurm:
    def summoned(self, duel: Scenario) -> None:
        duel.setup(
            you=side(
                extra=["Mist Wurm"],
                monsters=["Junk Synchron", "Battle Ox", "Ojama Yellow"],
                spells=["Mirror Force"],
            ),
            them=side(monsters=["Dark Magician", "Soitsu"], spells=["Trap Hole", "Dust Tornado"]),
        )
        duel.you.special_summons("Mist Wurm", with_=["Junk Synchron", "Battle Ox", "Ojama Yellow"])

    def test_it_returns_up_to_three_of_the_opponents_cards(self, duel: Scenario) -> None:
        """When synchro summoned; to their owner's hand (S8, F8)."""
        self.summoned(duel)
        duel.you.chooses("Dark Magician", "Trap Hole", "Soitsu")
        duel.resolves()
        assert sorted(duel.them.hand) == ["Dark Magician", "Soitsu", "Trap Hole"]
        assert duel.them.spells == ["Dust Tornado"]

    def test_fewer_will_do(self, duel: Scenario) -> None:
        """ "Up to" (X4)."""
        self.summoned(duel)
        duel.reaches_choice("you", Why.TARGET)
        assert "Mirror Force" not in duel.you.choices
        duel.you.chooses("Soitsu")
        duel.resolves()
        assert duel.them.hand == ["Soitsu"]

    def test_two_non_tuners_are_needed(self, duel: Scenario) -> None:
        """One that makes up the levels alone will not do (S8)."""
        duel.setup(you=side(extra=["Mist Wurm"], monsters=["Junk Synchron", "Summoned Skull"]))
        duel.you.may_not("synchro summon Mist Wurm")

    def test_not_when_revived(self, duel: Scenario) -> None:
        """Only by a synchro summon (S8)."""
        duel.setup(
            you=side(hand=["Monster Reborn"], grave=[Proper("Mist Wurm")]), them=side(monsters=["Soitsu"])
        )
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.them.monsters == ["Soitsu"]


THREE_DARK = ["Dark Magician", "Summoned Skull", "Kuriboh"]


class TestDarkArmedDragon:
    def test_with_exactly_three_dark_monsters_in_the_graveyard(self, duel: Scenario) -> None:
        """By its own procedure, for nothing (S5a)."""
        duel.setup(you=side(hand=["Dark Armed Dragon"], grave=[*THREE_DARK, "Battle Ox"]))
        duel.you.special_summons("Dark Armed Dragon")
        duel.resolves()
        assert duel.you.monsters == ["Dark Armed Dragon"]
        assert len(duel.you.grave) == 4

    @pytest.mark.parametrize("dark", [THREE_DARK[:2], [*THREE_DARK, "Dark Armed Dragon"]])
    def test_neither_with_two_nor_with_four(self, duel: Scenario, dark: list[str]) -> None:
        duel.setup(you=side(hand=["Dark Armed Dragon"], grave=dark))
        duel.you.may_not("special summon Dark Armed Dragon")

    def test_in_no_other_way(self, duel: Scenario) -> None:
        """Neither normal summoned nor revived (S6, K24)."""
        duel.setup(
            you=side(
                hand=["Dark Armed Dragon", "Monster Reborn"],
                monsters=["Battle Ox", "Soitsu"],
                grave=[Proper("Dark Armed Dragon")],
            )
        )
        duel.you.may_not("summon Dark Armed Dragon")
        duel.you.may_not("set Dark Armed Dragon")
        duel.you.may_not("activate Monster Reborn")

    def test_each_dark_monster_banished_destroys_a_card(self, duel: Scenario) -> None:
        """As often as there are any (M9)."""
        duel.setup(
            you=side(monsters=["Dark Armed Dragon"], grave=["Kuriboh", "Dark Magician"]),
            them=side(monsters=["Battle Ox", "Soitsu"]),
        )
        for dark, target in (("Kuriboh", "Battle Ox"), ("Dark Magician", "Soitsu")):
            duel.you.activates("Dark Armed Dragon")
            duel.you.pays(dark)
            duel.you.targets(target)
            duel.resolves()
        assert duel.them.monsters == []
        assert duel.you.banished == ["Kuriboh", "Dark Magician"]
        duel.you.may_not("activate Dark Armed Dragon")
