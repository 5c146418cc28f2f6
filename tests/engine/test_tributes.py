"""What a normal summon or set takes: three tributes, none, certain ones, one that counts as two (S2)."""

import pytest

from duels.engine import Act, Verb, Why
from duels.engine import events as e
from duels.engine.prompts import ChooseCards, Worth
from tests.scenario import Refused, Scenario, face_down, side


class TestThree:
    def test_three_tributes_where_the_text_asks_for_them(self, duel: Scenario) -> None:
        """Whatever the level (S2)."""
        duel.setup(you=side(hand=["Colossus"], monsters=["Battle Ox", "Soitsu", "Mystical Elf"]))
        duel.you.summons("Colossus", tributing=["Battle Ox", "Soitsu", "Mystical Elf"])
        duel.resolves()
        assert duel.you.monsters == ["Colossus"]

    def test_two_will_not_do(self, duel: Scenario) -> None:
        """(S2)."""
        duel.setup(you=side(hand=["Colossus"], monsters=["Battle Ox", "Soitsu"]))
        duel.you.may_not("summon Colossus")

    def test_it_cannot_be_set(self, duel: Scenario) -> None:
        """Where its text says so (S6)."""
        duel.setup(you=side(hand=["Colossus"], monsters=["Battle Ox", "Soitsu", "Mystical Elf"]))
        duel.you.may_not("set Colossus")
        duel.you.may("summon Colossus")


class TestNone:
    def test_without_tributes_when_its_condition_is_met(self, duel: Scenario) -> None:
        """A normal summon all the same, and no tribute summon (S1, S2)."""
        duel.setup(you=side(hand=["Steed", "Battle Ox"]))
        duel.you.summons_otherwise("Steed")
        duel.resolves()
        assert [one.manner for one in duel.happened(e.Summoned)] == [e.Manner.NORMAL]
        duel.you.may_not("summon Battle Ox")

    def test_not_when_it_is_not_met(self, duel: Scenario) -> None:
        """Then with tributes, as any (S2)."""
        duel.setup(you=side(hand=["Steed"], monsters=["Battle Ox", "Soitsu"]))
        with pytest.raises(Refused):
            duel.you.summons_otherwise("Steed")
        duel.you.summons("Steed", tributing=["Battle Ox", "Soitsu"])
        duel.resolves()

    def test_only_for_the_summon_and_not_for_the_set(self, duel: Scenario) -> None:
        """The text says summon (X5)."""
        duel.setup(you=side(hand=["Steed"]))
        duel.you.may_not("set Steed")


class TestCertainOnes:
    def test_one_of_a_kind_instead_of_two(self, duel: Scenario) -> None:
        """A tribute summon; a face-down monster counts as what it is (S2, N5)."""
        duel.setup(you=side(hand=["Prince"], monsters=["Battle Ox", face_down("Mystical Elf")]))
        duel.you.summons_otherwise("Prince", tributing=["Mystical Elf"])
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox", "Prince"]
        assert [one.manner for one in duel.happened(e.Summoned)] == [e.Manner.TRIBUTE]

    def test_not_one_of_another_kind(self, duel: Scenario) -> None:
        """(S2)."""
        duel.setup(you=side(hand=["Prince"], monsters=["Battle Ox"]))
        with pytest.raises(Refused):
            duel.you.summons_otherwise("Prince", tributing=["Battle Ox"])


class TestTwoInOne:
    def test_one_that_counts_as_two_stands_for_two(self, duel: Scenario) -> None:
        """Alone (S2)."""
        duel.setup(you=side(hand=["Dark Magician"], monsters=["Donkey"]))
        duel.you.summons("Dark Magician", tributing=["Donkey"])
        duel.resolves()
        assert duel.you.grave == ["Donkey"]

    def test_or_for_one(self, duel: Scenario) -> None:
        """It may, and need not (S2)."""
        duel.setup(you=side(hand=["Dark Magician"], monsters=["Donkey", "Soitsu", "Battle Ox"]))
        duel.you.summons("Dark Magician", tributing=["Donkey", "Soitsu"])
        duel.resolves()
        assert duel.you.monsters == ["Dark Magician", "Battle Ox"]

    def test_never_more_than_needed(self, duel: Scenario) -> None:
        """(S2)."""
        duel.setup(you=side(hand=["Dark Magician"], monsters=["Donkey", "Soitsu", "Battle Ox"]))
        with pytest.raises(Refused):
            duel.you.summons("Dark Magician", tributing=["Donkey", "Soitsu", "Battle Ox"])
        with pytest.raises(Refused):
            duel.you.summons("Dark Magician", tributing=["Soitsu"])
        duel.resolves()

    def test_only_for_such_a_monster(self, duel: Scenario) -> None:
        """(S2)."""
        duel.setup(you=side(hand=["Blue-Eyes White Dragon"], monsters=["Donkey"]))
        duel.you.may_not("summon Blue-Eyes White Dragon")

    def test_only_while_its_effect_applies(self, duel: Scenario) -> None:
        """Face-down it has none (S2, C6)."""
        duel.setup(you=side(hand=["Dark Magician"], monsters=[face_down("Donkey")]))
        duel.you.may_not("summon Dark Magician")

    def test_the_prompt_tells_what_each_is_worth(self, duel: Scenario) -> None:
        """(S2)."""
        duel.setup(you=side(hand=["Dark Magician"], monsters=["Donkey", "Soitsu"]))
        duel.send(Act(Verb.NORMAL_SUMMON, duel.find("Dark Magician").handle))
        assert isinstance(duel.prompt, ChooseCards)
        assert (duel.prompt.why, duel.prompt.constraint) == (Why.TRIBUTE, Worth((2, 1), 2))
        assert len(list(duel.prompt.answers())) == 3
        duel.you.chooses("Donkey")
        duel.resolves()
