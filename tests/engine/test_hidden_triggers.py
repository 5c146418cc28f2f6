"""Triggers of hidden places, and what must be activated at once (C9, C10, K4)."""

from duels.engine.prompts import Respond, Why
from tests.scenario import BATTLE, Scenario, copy, side


class TestFromTheHand:
    def test_it_waits_for_those_on_the_field(self, duel: Scenario) -> None:
        """The trigger on the field is placed first, then the one in the hand by priority (C9, K4)."""
        duel.setup(
            turn_of="them",
            you=side(monsters=["Crier"], hand=["Avenger"]),
            them=side(monsters=["Archer"]),
        )
        duel.them.activates("Archer")
        duel.you.places_trigger("Crier")
        assert duel.chain == ["Crier"]
        duel.you.activates("Avenger")
        assert duel.chain == ["Crier", "Avenger"]
        duel.resolves()
        assert duel.you.monsters == ["Crier", "Avenger"]
        assert duel.them.lp == 7700

    def test_the_turn_player_is_asked_first(self, duel: Scenario) -> None:
        """With nothing on the chain he has the first choice (C3, C9)."""
        duel.setup(
            you=side(monsters=["Archer"]),
            them=side(hand=["Avenger"]),
        )
        duel.you.activates("Archer")
        duel.reaches(Why.AFTER_CHAIN)
        assert isinstance(duel.prompt, Respond)
        assert duel.asked == "you"
        duel.you.passes()
        assert duel.asked == "them"
        duel.them.activates("Avenger")
        duel.resolves()
        assert duel.them.monsters == ["Avenger"]

    def test_one_that_summons_itself_in_a_chain(self, duel: Scenario) -> None:
        """Of two such triggers a player may activate one, and the other's event is over then (C9)."""
        duel.setup(
            turn_of="them",
            you=side(hand=["Avenger", "Straggler"]),
            them=side(monsters=["Archer"]),
        )
        duel.them.activates("Archer")
        duel.you.activates("Avenger")
        duel.you.may_not("activate Straggler")
        duel.resolves()
        assert duel.you.monsters == ["Avenger"]
        assert duel.you.hand == ["Straggler"]

    def test_nothing_is_offered_without_damage(self, duel: Scenario) -> None:
        """A trigger must have its event (E4)."""
        duel.setup(turn_of="them", you=side(hand=["Avenger"]), them=side(hand=["Pot of Greed"]))
        duel.them.activates("Pot of Greed")
        duel.reaches(Why.AFTER_CHAIN, of="you")
        duel.you.may_not("activate Avenger")
        duel.resolves()
        assert duel.you.hand == ["Avenger"]

    def test_damage_of_the_other_is_not_his(self, duel: Scenario) -> None:
        """The event is that its player takes damage (E4)."""
        duel.setup(you=side(hand=["Avenger"], monsters=["Archer"]))
        duel.you.activates("Archer")
        duel.reaches(Why.AFTER_CHAIN, of="you")
        duel.you.may_not("activate Avenger")
        duel.resolves()

    def test_one_drawn_after_its_event_was_not_there(self, duel: Scenario) -> None:
        """The event must have come while the card was in the hand (C9)."""
        duel.setup(
            turn_of="them",
            you=side(deck=["Straggler"], hand=["Straggler"]),
            them=side(hand=["Alms"]),
        )
        duel.them.activates("Alms")
        duel.reaches(Why.AFTER_CHAIN, of="you")
        assert duel.you.hand == ["Straggler", "Straggler"]
        assert duel.you.offers("Straggler") == 1
        duel.resolves()

    def test_an_optional_when_trigger_misses_its_timing_there_too(self, duel: Scenario) -> None:
        """The draw was the last thing (C8)."""
        duel.setup(turn_of="them", you=side(hand=["Avenger"]), them=side(hand=["Alms"]))
        duel.them.activates("Alms")
        duel.reaches(Why.AFTER_CHAIN, of="you")
        assert duel.you.offers("Avenger") == 0
        duel.resolves()

    def test_it_can_be_let_go(self, duel: Scenario) -> None:
        """It is its player's choice (C10)."""
        duel.setup(turn_of="them", you=side(hand=["Avenger"]), them=side(monsters=["Archer"]))
        duel.them.activates("Archer")
        duel.resolves()
        assert duel.you.hand == ["Avenger"]

    def test_a_counter_trap_is_not_answered_by_it(self, duel: Scenario) -> None:
        """Only counter traps answer counter traps (C2)."""
        duel.setup(
            turn_of="them",
            you=side(monsters=["Crier"], hand=["Avenger"]),
            them=side(monsters=["Archer"], spells=["Edict"]),
        )
        duel.them.activates("Archer")
        duel.you.places_trigger("Crier")
        duel.them.activates("Edict")
        assert duel.chain == ["Crier", "Edict"]
        duel.you.may_not("activate Avenger")
        duel.resolves()
        # The damage of the counter trap is an event of its own.
        assert duel.you.lp == 7800

    def test_battle_damage_is_damage(self, duel: Scenario) -> None:
        """In the damage step, after the calculation (B9e, B11)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(hand=["Avenger"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.them.attacks("Battle Ox", "directly")
        duel.you.activates("Avenger")
        duel.resolves()
        assert duel.you.monsters == ["Avenger"]
        assert duel.you.lp == 6300


class TestMandatoryQuickEffects:
    def test_it_answers_by_itself(self, duel: Scenario) -> None:
        """Nobody is asked for it, whoever activates (C9, C10)."""
        duel.setup(you=side(monsters=["Archer", "Warden"]))
        duel.you.activates("Archer")
        assert duel.chain == ["Archer", "Warden"]
        duel.resolves()
        assert duel.them.lp == 8000
        assert duel.you.grave == ["Archer"]

    def test_it_comes_after_all_triggers(self, duel: Scenario) -> None:
        """The triggers first, each of its class; then the mandatory quick effect answers the last (C9)."""
        duel.setup(
            turn_of="them",
            you=side(monsters=["Crier", "Crier"]),
            them=side(hand=["Fee"], monsters=["Warden"]),
        )
        duel.them.activates("Fee")
        duel.you.places_trigger(copy("Crier", 1))
        assert duel.chain == ["Crier"]
        duel.you.places_trigger(copy("Crier", 2))
        assert duel.chain == ["Crier", "Crier", "Warden"]
        duel.resolves()
        assert duel.them.lp == 7700

    def test_once_in_a_chain(self, duel: Scenario) -> None:
        """It negates one link, and another of the same chain is not answered by it (C11)."""
        duel.setup(
            you=side(monsters=["Archer", "Warden"]),
            them=side(monsters=["Sentinel"]),
        )
        duel.you.activates("Archer")
        duel.them.activates("Sentinel")
        assert duel.chain == ["Archer", "Warden", "Sentinel"]
        duel.resolves()
        assert duel.them.lp == 8000

    def test_in_the_next_chain_again(self, duel: Scenario) -> None:
        """(C11)."""
        duel.setup(you=side(monsters=["Archer", "Archer", "Warden"]))
        duel.you.activates(copy("Archer", 1))
        duel.resolves()
        duel.you.activates("Archer")
        duel.resolves()
        assert duel.you.monsters == ["Warden"]
        assert duel.them.lp == 8000

    def test_two_of_them_answer_one_another(self, duel: Scenario) -> None:
        """The turn player's first, then the other answers that (C9)."""
        duel.setup(you=side(monsters=["Archer", "Warden"]), them=side(monsters=["Warden"]))
        duel.you.activates("Archer")
        assert [link.player for link in duel.state.chain] == [0, 0, 1]
        duel.resolves()
        assert duel.them.lp == 7900
        assert duel.you.monsters == ["Archer"]

    def test_a_counter_trap_is_beyond_it(self, duel: Scenario) -> None:
        """Speed 2 does not answer speed 3 (C2)."""
        duel.setup(
            turn_of="them",
            you=side(spells=["Edict"]),
            them=side(hand=["Fee"], monsters=["Warden"]),
        )
        duel.them.activates("Fee")
        duel.you.activates("Edict")
        assert duel.chain == ["Fee", "Edict"]
        duel.resolves()
        assert duel.them.lp == 7900
