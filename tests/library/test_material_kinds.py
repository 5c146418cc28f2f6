"""Cards about materials and tributes, gemini and chaos monsters (S2, S5a, S7, S14)."""

import pytest

from cards.lang.filters import named
from cards.lang.groups import monsters
from cards.lang.players import YOU
from duels.engine.derive import value_of
from duels.engine.select import members
from tests.scenario import Proper, Refused, Scenario, face_down, side

SUBSTITUTES = [
    "Goddess with the Third Eye",
    "Versago the Destroyer",
    "Beastking of the Swamps",
    "Mystical Sheep #1",
]


class TestSubstitutes:
    @pytest.mark.parametrize("name", SUBSTITUTES)
    def test_each_stands_for_one_material(self, duel: Scenario, name: str) -> None:
        """(S7)."""
        duel.setup(you=side(hand=["Polymerization", name, "Takuhee"], extra=["Skullbird"]))
        duel.you.activates("Polymerization")
        duel.you.chooses("Skullbird")
        duel.you.chooses(name, "Takuhee")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Skullbird"]

    @pytest.mark.parametrize("name", SUBSTITUTES)
    def test_the_other_must_be_the_right_one(self, duel: Scenario, name: str) -> None:
        """(S7)."""
        duel.setup(you=side(hand=["Polymerization", name, "Battle Ox"], extra=["Skullbird"]))
        duel.you.may_not("activate Polymerization")


class TestKaiserSeaHorse:
    def test_alone_for_a_light_monster(self, duel: Scenario) -> None:
        """It counts as two (S2)."""
        duel.setup(you=side(hand=["Blue-Eyes White Dragon"], monsters=["Kaiser Sea Horse"]))
        duel.you.summons("Blue-Eyes White Dragon", tributing=["Kaiser Sea Horse"])
        duel.resolves()
        assert duel.you.monsters == ["Blue-Eyes White Dragon"]

    def test_not_for_a_dark_one(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Dark Magician"], monsters=["Kaiser Sea Horse"]))
        duel.you.may_not("summon Dark Magician")


class TestSwiftGaia:
    def test_without_tributes_as_the_only_card_in_hand(self, duel: Scenario) -> None:
        """(S2)."""
        duel.setup(you=side(hand=["Swift Gaia the Fierce Knight"]))
        duel.you.summons_otherwise("Swift Gaia the Fierce Knight")
        duel.resolves()
        assert duel.you.monsters == ["Swift Gaia the Fierce Knight"]

    def test_not_with_another_card(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Swift Gaia the Fierce Knight", "Dark Hole"]))
        duel.you.may_not("summon Swift Gaia the Fierce Knight")
        with pytest.raises(Refused):
            duel.you.summons_otherwise("Swift Gaia the Fierce Knight")


class TestGeminiSpark:
    def test_a_gemini_monster_pays_for_a_card_and_a_draw(self, duel: Scenario) -> None:
        """Asleep or not (S14, M9)."""
        duel.setup(
            you=side(hand=["Gemini Spark"], monsters=["Elemental HERO Neos Alius"], deck=["Kuriboh"]),
            them=side(monsters=["Dark Magician"]),
        )
        duel.you.activates("Gemini Spark")
        duel.you.pays("Elemental HERO Neos Alius")
        duel.you.targets("Dark Magician")
        duel.resolves()
        assert duel.them.grave == ["Dark Magician"]
        assert duel.you.hand == ["Kuriboh"]

    @pytest.mark.parametrize("tribute", ["Battle Ox", face_down("Elemental HERO Neos Alius")])
    def test_no_other_monster_and_no_face_down_one(self, duel: Scenario, tribute: str) -> None:
        duel.setup(you=side(hand=["Gemini Spark"], monsters=[tribute]), them=side(monsters=["Dark Magician"]))
        duel.you.may_not("activate Gemini Spark")

    def test_not_with_the_tribute_as_the_only_target(self, duel: Scenario) -> None:
        """(K15). The spell itself is no target."""
        duel.setup(you=side(hand=["Gemini Spark"], monsters=["Elemental HERO Neos Alius"]))
        duel.you.may_not("activate Gemini Spark")

    def test_no_card_is_drawn_when_nothing_is_destroyed(self, duel: Scenario) -> None:
        """ "And if you do" (C5)."""
        duel.setup(
            you=side(hand=["Gemini Spark"], monsters=["Elemental HERO Neos Alius"], deck=["Kuriboh"]),
            them=side(monsters=["Dark Magician"]),
        )
        duel.you.activates("Gemini Spark")
        duel.you.pays("Elemental HERO Neos Alius")
        duel.you.targets("Dark Magician")
        duel.moves("Dark Magician", to="hand")
        duel.resolves()
        assert duel.you.hand == []


class TestNeosAlius:
    def called(self, duel: Scenario) -> list[str]:
        """The monsters there that are called Elemental HERO Neos now."""
        neos = monsters(YOU, named("Elemental HERO Neos"))
        found = members(duel.state, neos, 0, None, value_of(duel.state))
        return [card.card.name_en for card in found]

    def test_its_name_is_that_of_neos_once_summoned_again(self, duel: Scenario) -> None:
        """A gemini effect (S14, X10): what speaks of "Elemental HERO Neos" means it."""
        duel.setup(you=side(monsters=["Elemental HERO Neos Alius"]))
        assert self.called(duel) == []
        duel.you.summons_again("Elemental HERO Neos Alius")
        duel.resolves()
        assert self.called(duel) == ["Elemental HERO Neos Alius"]


class TestChaosSorcerer:
    def test_by_banishing_light_and_dark(self, duel: Scenario) -> None:
        """(S5a)."""
        duel.setup(you=side(hand=["Chaos Sorcerer"], grave=["Mystical Elf", "Dark Magician", "Battle Ox"]))
        duel.you.may_not("summon Chaos Sorcerer")
        duel.you.comes_by_its_own_way("Chaos Sorcerer", taking=["Mystical Elf", "Dark Magician"])
        duel.resolves()
        assert duel.you.grave == ["Battle Ox"]

    def test_it_banishes_once_per_turn_and_does_not_attack_then(self, duel: Scenario) -> None:
        """(C11, X8)."""
        duel.setup(you=side(monsters=["Chaos Sorcerer"]), them=side(monsters=["Dark Magician", "Battle Ox"]))
        duel.you.activates("Chaos Sorcerer")
        duel.you.chooses("Dark Magician")
        duel.resolves()
        assert duel.them.banished == ["Dark Magician"]
        duel.you.may_not("activate Chaos Sorcerer")
        duel.you.enters_battle()
        duel.resolves()
        duel.you.may_not("attack with Chaos Sorcerer")

    def test_not_when_it_has_attacked(self, duel: Scenario) -> None:
        """What it forbids was done already (S3, B2)."""
        duel.setup(you=side(monsters=["Chaos Sorcerer"]), them=side(monsters=["Battle Ox", "Soitsu"]))
        duel.you.enters_battle()
        duel.you.attacks("Chaos Sorcerer", "Battle Ox")
        duel.resolves()
        duel.you.ends_battle()
        duel.resolves()
        duel.you.may_not("activate Chaos Sorcerer")

    def test_not_a_face_down_monster(self, duel: Scenario) -> None:
        """Face-up ones are spoken of, itself too."""
        duel.setup(you=side(monsters=["Chaos Sorcerer"]), them=side(monsters=[face_down("Battle Ox")]))
        duel.you.activates("Chaos Sorcerer")
        duel.resolves()
        assert duel.you.banished == ["Chaos Sorcerer"]

    def test_revived_only_after_its_own_summon(self, duel: Scenario) -> None:
        """(S6, K24)."""
        duel.setup(you=side(hand=["Monster Reborn"], grave=["Chaos Sorcerer"]))
        duel.you.may_not("activate Monster Reborn")

    def test_then_it_can(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Monster Reborn"], grave=[Proper("Chaos Sorcerer")]))
        duel.you.may("activate Monster Reborn")
