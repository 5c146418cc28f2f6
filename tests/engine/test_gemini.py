"""Gemini monsters: normal monsters, until they are normal summoned again (S14, K8)."""

from cards.lang.places import Position
from duels.engine import events as e
from tests.scenario import MAIN_2, Scenario, changes, defense, face_down, side


class TestAsleep:
    def test_it_has_no_effects(self, duel: Scenario) -> None:
        """Face-up on the field it is a normal monster (S14)."""
        duel.setup(you=side(monsters=["Twin"]))
        duel.you.may_not("activate Twin")
        assert duel.you.atk("Twin") == 1500

    def test_it_is_normal_summoned_from_the_hand_as_any(self, duel: Scenario) -> None:
        """And that is the turn's normal summon, so not again in the same turn (S14, S1)."""
        duel.setup(you=side(hand=["Twin"]))
        duel.you.summons("Twin")
        duel.resolves()
        duel.you.may_not("resummon Twin")


class TestSecondSummon:
    def test_it_has_its_effects_then(self, duel: Scenario) -> None:
        """(S14)."""
        duel.setup(you=side(monsters=["Twin"]))
        duel.you.summons_again("Twin")
        duel.resolves()
        assert duel.you.atk("Twin") == 2000
        with changes(lambda: duel.them.lp, -100):
            duel.you.activates("Twin")
            duel.resolves()

    def test_it_is_the_turns_normal_summon(self, duel: Scenario) -> None:
        """(S14, S1, K8)."""
        duel.setup(you=side(monsters=["Twin", "Twin"], hand=["Battle Ox"]))
        duel.you.summons_again("Twin", 1)
        duel.resolves()
        duel.you.may_not("summon Battle Ox")
        duel.you.may_not("set Battle Ox")

    def test_not_when_that_is_used_up(self, duel: Scenario) -> None:
        """(S14, S1, K8)."""
        duel.setup(you=side(monsters=["Twin"], hand=["Battle Ox"]))
        duel.you.summons("Battle Ox")
        duel.resolves()
        duel.you.may_not("resummon Twin")

    def test_not_twice(self, duel: Scenario) -> None:
        """(S14)."""
        duel.setup(you=side(monsters=["Twin"]))
        duel.you.summons_again("Twin")
        duel.resolves()
        duel.you.ends_turn()
        duel.them.ends_turn()
        duel.you.may_not("resummon Twin")

    def test_not_a_face_down_one(self, duel: Scenario) -> None:
        """Only while it is face-up (S14)."""
        duel.setup(you=side(monsters=[face_down("Twin")]))
        duel.you.may_not("resummon Twin")

    def test_it_can_be_negated(self, duel: Scenario) -> None:
        """As a normal summon; then it is gone and the turn's summon is used (S14, S3, K8)."""
        duel.setup(you=side(monsters=["Twin"], hand=["Battle Ox"]), them=side(spells=["Solemn Judgment"]))
        duel.you.summons_again("Twin")
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        assert duel.you.monsters == []
        duel.you.may_not("summon Battle Ox")

    def test_it_can_be_answered(self, duel: Scenario) -> None:
        """By what answers a normal summon (S14, S11, K8)."""
        duel.setup(you=side(monsters=["Twin"]), them=side(spells=["Trap Hole"]))
        duel.you.summons_again("Twin")
        duel.them.activates("Trap Hole")
        duel.resolves()
        assert duel.you.grave == ["Twin"]

    def test_the_facts_of_its_first_summon_stay(self, duel: Scenario) -> None:
        """It stays as it lies, and one that came earlier may be turned by hand (S14, S10, K8)."""
        duel.setup(you=side(monsters=[defense("Twin")]))
        duel.you.summons_again("Twin")
        duel.resolves()
        assert duel.you.position("Twin") is Position.DEFENSE
        duel.you.may("stand up Twin")

    def test_nor_does_it_attack_a_second_time(self, duel: Scenario) -> None:
        """What it declared it has declared (S14, B2, K8)."""
        duel.setup(phase=MAIN_2, you=side(monsters=[defense("Twin").that("came")]))
        duel.you.summons_again("Twin")
        duel.resolves()
        duel.you.may_not("stand up Twin")


class TestItEnds:
    def test_when_it_turns_face_down(self, duel: Scenario) -> None:
        """(S14, C18)."""
        duel.setup(you=side(monsters=["Twin"]))
        duel.you.summons_again("Twin")
        duel.resolves()
        duel.turns("Twin", Position.FACE_DOWN_DEFENSE)
        duel.turns("Twin", Position.ATTACK)
        assert duel.you.atk("Twin") == 1500
        duel.you.may_not("activate Twin")

    def test_when_it_leaves(self, duel: Scenario) -> None:
        """(S14)."""
        duel.setup(you=side(monsters=["Twin"], hand=["Monster Reborn"]))
        duel.you.summons_again("Twin")
        duel.resolves()
        duel.moves("Twin", to="grave")
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.atk("Twin") == 1500

    def test_an_effect_on_the_chain_goes_on_without_it(self, duel: Scenario) -> None:
        """What it has activated is independent of it (C15, S14)."""
        duel.setup(you=side(monsters=["Twin"]))
        duel.you.summons_again("Twin")
        duel.resolves()
        duel.you.activates("Twin")
        duel.moves("Twin", to="grave")
        with changes(lambda: duel.them.lp, -100):
            duel.resolves()

    def test_the_log_tells_of_the_second_summon(self, duel: Scenario) -> None:
        """One attempt and one success, in a manner of its own (S14)."""
        duel.setup(you=side(monsters=["Twin"]))
        duel.you.summons_again("Twin")
        duel.resolves()
        assert [one.manner for one in duel.happened(e.Summoned)] == [e.Manner.AGAIN]
