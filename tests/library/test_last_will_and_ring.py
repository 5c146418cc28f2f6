"""Last Will, which asks what has happened this turn, and Ring of Destruction."""

import pytest

from duels.engine import Act, Verb, answers
from duels.engine import events as e
from duels.engine.errors import AnswerRefused
from duels.engine.prompts import Why
from tests.scenario import Scenario, defense, face_down, side

USE = Act(Verb.USE, None, "85602018:activation")


def may_use(duel: Scenario) -> bool:
    return duel.prompt is not None and duel.prompt.accepts(USE)


class TestLastWill:
    def test_a_monster_that_goes_after_it_counts(self, duel: Scenario) -> None:
        """Then its player summons one, starting no chain (C17)."""
        duel.setup(
            you=side(
                hand=["Last Will", "Dark Hole"], monsters=["Battle Ox"], deck=["Summoned Skull", "Soitsu"]
            )
        )
        duel.you.activates("Last Will")
        duel.resolves()
        assert not may_use(duel)
        duel.you.activates("Dark Hole")
        duel.resolves()
        duel.send(USE)
        duel.reaches_choice("you", Why.SPECIAL_SUMMON)
        duel.you.chooses("Soitsu")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Soitsu"]
        assert len(duel.happened(e.LinkMade)) == 2

    def test_a_monster_that_went_before_counts_too(self, duel: Scenario) -> None:
        """Anything that happened this turn (errata of 2005-11)."""
        duel.setup(you=side(hand=["Last Will", "Dark Hole"], monsters=["Battle Ox"], deck=["Soitsu"]))
        duel.you.activates("Dark Hole")
        duel.resolves()
        duel.you.activates("Last Will")
        duel.resolves()
        assert may_use(duel)

    def test_it_can_be_done_once(self, duel: Scenario) -> None:
        duel.setup(
            you=side(
                hand=["Last Will", "Dark Hole"], monsters=["Battle Ox", "Battle Ox"], deck=["Soitsu"] * 3
            )
        )
        duel.you.activates("Dark Hole")
        duel.resolves()
        duel.you.activates("Last Will")
        duel.resolves()
        duel.send(USE)
        duel.you.chooses("Soitsu")
        duel.you.chooses("defense")
        duel.resolves()
        assert not may_use(duel)

    def test_it_can_be_left_and_is_over_with_the_turn(self, duel: Scenario) -> None:
        """(T9)"""
        duel.setup(you=side(hand=["Last Will", "Dark Hole"], monsters=["Battle Ox"], deck=["Soitsu"] * 5))
        duel.you.activates("Dark Hole")
        duel.resolves()
        duel.you.activates("Last Will")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        assert duel.state.offers == []
        assert duel.state.past == []

    def test_in_the_battle_step_a_monster_lost_in_battle_calls_for_another(self, duel: Scenario) -> None:
        """And that one may attack (S16)."""
        duel.setup(
            you=side(hand=["Last Will"], monsters=["Soitsu"], deck=["Mystical Elf", "Soitsu"]),
            them=side(monsters=["Summoned Skull"]),
        )
        duel.you.activates("Last Will")
        duel.resolves()
        duel.you.enters_battle()
        duel.you.attacks("Soitsu", "Summoned Skull")
        duel.resolves()
        duel.send(USE)
        duel.you.chooses("Mystical Elf")
        duel.you.chooses("attack")
        duel.resolves()
        duel.you.may("attack with Mystical Elf")

    @pytest.mark.parametrize("lost", ["theirs", "from_hand", "borrowed"])
    def test_another_card_does_not_count(self, duel: Scenario, lost: str) -> None:
        """It must go from its player's own side of the field to his own graveyard."""
        duel.setup(
            you=side(
                hand=["Last Will", "Lightning Vortex", "Soitsu", "Change of Heart", "Summoned Skull"],
                deck=["Soitsu"] * 3,
            ),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.activates("Last Will")
        duel.resolves()
        if lost == "borrowed":
            duel.you.activates("Change of Heart")
            duel.resolves()
            duel.you.summons("Summoned Skull", tributing=["Battle Ox"])
            duel.resolves()
        elif lost == "theirs":
            duel.moves("Battle Ox", to="grave")
        else:
            duel.you.activates("Lightning Vortex")
            duel.you.pays("Soitsu")
            duel.resolves()
        assert not may_use(duel)

    def test_without_such_a_monster_in_the_deck_it_is_not_offered(self, duel: Scenario) -> None:
        """(C10)"""
        duel.setup(
            you=side(hand=["Last Will", "Dark Hole"], monsters=["Battle Ox"], deck=["Summoned Skull"] * 40)
        )
        duel.you.activates("Dark Hole")
        duel.resolves()
        duel.you.activates("Last Will")
        duel.resolves()
        assert not may_use(duel)

    def test_a_negated_summon_was_sent_from_nowhere(self, duel: Scenario) -> None:
        """(S3, K6)"""
        duel.setup(
            you=side(hand=["Last Will", "Battle Ox"], deck=["Soitsu"] * 3),
            them=side(spells=["Solemn Judgment"]),
        )
        duel.you.activates("Last Will")
        duel.resolves()
        duel.you.summons("Battle Ox")
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        assert duel.you.grave == ["Last Will", "Battle Ox"]
        assert not may_use(duel)

    def test_an_answer_can_name_it_as_json(self) -> None:
        """Of a card it says nothing: the card may be anywhere by now."""
        written = answers.answer_to_json(USE)
        assert written == {"verb": "use", "ability": "85602018:activation"}
        assert answers.answer_from_json(written) == USE

    def test_it_is_refused_when_it_is_not_offered(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Last Will"]))
        with pytest.raises(AnswerRefused):
            duel.send(USE)


class TestRingOfDestruction:
    def test_both_take_the_attack_of_the_monster_that_is_destroyed(self, duel: Scenario) -> None:
        """In one event, and as it was on the field (N6, C15)."""
        duel.setup(
            you=side(hand=["Axe of Despair"], spells=["Ring of Destruction"], monsters=["Battle Ox"]),
        )
        duel.you.activates("Axe of Despair")
        duel.resolves()
        duel.you.activates("Ring of Destruction")
        duel.resolves()
        assert duel.you.monsters == []
        assert duel.lp == {"you": 5300, "them": 5300}
        assert [event.amounts for event in duel.happened(e.DamageInflicted)] == [(2700, 2700)]

    def test_both_may_lose_by_it_at_once(self, duel: Scenario) -> None:
        """A draw (W4, K14)."""
        duel.setup(
            you=side(spells=["Ring of Destruction"], life_points=1700),
            them=side(monsters=["Battle Ox"], life_points=1000),
        )
        duel.you.activates("Ring of Destruction")
        duel.resolves()
        assert duel.result is not None
        assert duel.winner is None

    def test_without_the_destruction_there_is_no_damage(self, duel: Scenario) -> None:
        """The second part only if the first was done (C5)."""
        duel.setup(
            turn_of="them",
            you=side(spells=["Ring of Destruction"]),
            them=side(monsters=["Battle Ox"], spells=["Interdimensional Matter Transporter"]),
        )
        duel.them.enters_battle()
        duel.you.activates("Ring of Destruction")
        duel.them.activates("Interdimensional Matter Transporter")
        duel.resolves()
        assert duel.happened(e.DamageInflicted) == []

    def test_a_face_down_monster_is_no_target(self, duel: Scenario) -> None:
        """(X4)"""
        duel.setup(you=side(spells=["Ring of Destruction"]), them=side(monsters=[face_down("Battle Ox")]))
        duel.you.may_not("activate Ring of Destruction")

    def test_it_is_used_in_either_turn_on_either_side(self, duel: Scenario) -> None:
        """As the card stood before 2015."""
        duel.setup(
            you=side(spells=["Ring of Destruction"], monsters=[defense("Mystical Elf")], life_points=500)
        )
        duel.you.may("activate Ring of Destruction")
