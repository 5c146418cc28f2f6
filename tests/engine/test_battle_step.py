"""The battle step between attacks: the turn player may begin a chain, and nobody else (T6, T7, B10)."""

from cards.lang.turns import Phase, Step
from duels.engine import Why
from duels.engine.prompts import BattlePlay
from tests.scenario import BATTLE, Scenario, side


class TestFastEffects:
    def test_the_turn_player_may_use_one_before_any_attack(self, duel: Scenario) -> None:
        """A quick-play spell of his hand (T6, M2)."""
        duel.setup(
            phase=BATTLE,
            you=side(hand=["Mystical Space Typhoon"], monsters=["Battle Ox"]),
            them=side(spells=["Mirror Force"]),
        )
        duel.you.activates("Mystical Space Typhoon")
        duel.resolves()
        assert duel.them.grave == ["Mirror Force"]
        assert isinstance(duel.prompt, BattlePlay)
        duel.you.attacks("Battle Ox", "directly")
        duel.resolves()
        assert duel.them.lp == 6300

    def test_and_after_an_attack(self, duel: Scenario) -> None:
        """The battle step stays open (B10)."""
        duel.setup(
            phase=BATTLE,
            you=side(spells=["Mystical Space Typhoon"], monsters=["Battle Ox"]),
            them=side(spells=["Mirror Force"], monsters=["Soitsu"]),
        )
        duel.you.attacks("Battle Ox", "Soitsu")
        duel.resolves()
        duel.you.may("activate Mystical Space Typhoon")

    def test_nothing_of_speed_one(self, duel: Scenario) -> None:
        """Ignition effects and normal spells belong to the main phases (T6, E3, M1)."""
        duel.setup(phase=BATTLE, you=side(hand=["Pot of Greed"], monsters=["Archer"]))
        duel.you.may_not("activate Pot of Greed")
        duel.you.may_not("activate Archer")

    def test_nothing_that_answers_what_has_not_happened(self, duel: Scenario) -> None:
        """C3: there is no attack that Magic Cylinder could answer."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"], spells=["Magic Cylinder", "Trap Hole"]))
        duel.you.may_not("activate Magic Cylinder")
        duel.you.may_not("activate Trap Hole")

    def test_the_opponent_cannot_begin_a_chain(self, duel: Scenario) -> None:
        """He is asked only once the turn player has proposed to leave (T7b, T7c)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"]),
            them=side(spells=["Mystical Space Typhoon", "Mirror Force"]),
        )
        assert duel.asked == "you"
        duel.them.may_not("activate Mystical Space Typhoon")
        duel.you.ends_battle()
        duel.reaches(Why.PHASE_LEFT, of="them")
        duel.resolves()
        assert duel.phase is Phase.MAIN_2

    def test_the_opponent_answers_what_the_turn_player_begins(self, duel: Scenario) -> None:
        """C3: the chain is built as any is."""
        duel.setup(
            phase=BATTLE,
            you=side(spells=["Mystical Space Typhoon"], monsters=["Battle Ox"]),
            them=side(spells=["Solemn Judgment", "Mirror Force"]),
        )
        duel.you.activates("Mystical Space Typhoon", targeting="Mirror Force")
        duel.reaches(Why.CHAIN, of="them")
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        assert duel.them.lp == 4000
        assert duel.state.step is Step.BATTLE
