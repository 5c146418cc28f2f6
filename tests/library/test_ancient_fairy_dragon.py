"""Ancient Fairy Dragon: a monster for the battle phase, and a field spell for life points and another."""

from duels.engine import Verb
from duels.engine.prompts import Acts
from tests.scenario import MAIN_2, Scenario, set_before, side

NAME = "Ancient Fairy Dragon"


def may_battle(duel: Scenario) -> bool:
    prompt = duel.prompt
    return isinstance(prompt, Acts) and any(act.verb is Verb.BATTLE_PHASE for act in prompt.options)


class TestSummon:
    def test_a_small_monster_of_the_hand_comes(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[NAME], hand=["Battle Ox", "Summoned Skull"]))
        duel.you.activates(NAME, "summon")
        duel.you.chooses("Battle Ox")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [NAME, "Battle Ox"]

    def test_the_battle_phase_is_forgone_for_that_turn(self, duel: Scenario) -> None:
        """T2: what a player may not conduct does not happen."""
        duel.setup(you=side(monsters=[NAME], hand=["Battle Ox"]))
        assert may_battle(duel)
        duel.you.activates(NAME, "summon")
        duel.you.chooses("Battle Ox")
        duel.you.chooses("attack")
        duel.resolves()
        assert not may_battle(duel)
        duel.you.ends_turn()
        duel.resolves()
        assert may_battle(duel)
        duel.them.ends_turn()
        duel.resolves()
        assert may_battle(duel)

    def test_a_negated_activation_binds_to_nothing(self, duel: Scenario) -> None:
        """What was negated was not activated (M10)."""
        duel.setup(you=side(monsters=[NAME], hand=["Battle Ox"]), them=side(monsters=["Warden"]))
        duel.you.activates(NAME, "summon")
        duel.resolves()
        assert duel.you.hand == ["Battle Ox"]
        assert may_battle(duel)

    def test_not_after_a_battle_phase(self, duel: Scenario) -> None:
        duel.setup(phase=MAIN_2, you=side(monsters=[NAME], hand=["Battle Ox"]))
        assert [act for act in duel.you._activations(NAME) if act.ability == "summon"] == []

    def test_once_per_turn_and_not_for_a_large_one(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[NAME], hand=["Battle Ox", "Soitsu"]), them=side(monsters=[NAME]))
        duel.you.activates(NAME, "summon")
        duel.you.chooses("Soitsu")
        duel.you.chooses("attack")
        duel.resolves()
        assert [act for act in duel.you._activations(NAME) if act.ability == "summon"] == []

    def test_without_a_small_monster_it_cannot(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[NAME], hand=["Summoned Skull"]))
        duel.you.may_not(f"activate {NAME}")


class TestDestroy:
    def test_a_field_spell_is_destroyed_for_life_points_and_another_fetched(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[NAME], deck=["Gaia Power"]), them=side(field="Gaia Power"))
        duel.you.activates(NAME, "destroy")
        duel.you.chooses("yes")
        duel.you.chooses("Gaia Power")
        duel.resolves()
        assert duel.them.grave == ["Gaia Power"]
        assert duel.lp == {"you": 9000, "them": 8000}
        assert duel.you.hand == ["Gaia Power"]

    def test_one_may_fetch_none(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[NAME], field="Gaia Power", deck=["Gaia Power"]))
        duel.you.activates(NAME, "destroy")
        duel.you.chooses("no")
        duel.resolves()
        assert duel.you.hand == []
        assert duel.you.lp == 9000

    def test_only_a_face_up_field_spell_will_do(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[NAME]), them=side(field=set_before("Gaia Power")))
        duel.you.may_not(f"activate {NAME}")
