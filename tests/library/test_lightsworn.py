"""Lightsworn monsters and Solar Recharge: cards go from the deck to the graveyard, by one's own effects."""

from cards.lang.places import Place, Position
from duels.engine import events as e
from duels.engine import moves
from duels.engine.prompts import Why
from tests.scenario import BATTLE, Scenario, defense, side

LYLA = "Lyla, Lightsworn Sorceress"
JAIN = "Jain, Lightsworn Paladin"
WULF = "Wulf, Lightsworn Beast"


class TestSolarRecharge:
    def test_it_draws_two_and_then_sends_two(self, duel: Scenario) -> None:
        """For a Lightsworn monster from the hand (C5)."""
        duel.setup(
            you=side(
                hand=["Solar Recharge", LYLA], deck=["Soitsu", "Soitsu", "Battle Ox", "Dark Hole", "Soitsu"]
            )
        )
        duel.you.activates("Solar Recharge")
        duel.you.pays(LYLA)
        duel.resolves()
        assert duel.you.hand == ["Soitsu", "Soitsu"]
        assert duel.you.grave == [LYLA, "Battle Ox", "Dark Hole", "Solar Recharge"]

    def test_another_monster_does_not_pay_for_it(self, duel: Scenario) -> None:
        """A series is a list (K23, M9)."""
        duel.setup(you=side(hand=["Solar Recharge", "Battle Ox"]))
        duel.you.may_not("activate Solar Recharge")

    def test_a_wulf_that_is_sent_comes_after_the_chain(self, duel: Scenario) -> None:
        """(C8)"""
        duel.setup(
            you=side(hand=["Solar Recharge", LYLA], deck=["Soitsu", "Soitsu", WULF, "Dark Hole", "Soitsu"])
        )
        duel.you.activates("Solar Recharge")
        duel.you.pays(LYLA)
        duel.reaches_choice("you", Why.POSITION)
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == [WULF]


class TestLyla:
    def test_she_lies_down_and_destroys_a_spell_or_trap(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[LYLA]), them=side(spells=["Mirror Force"]))
        duel.you.activates(LYLA)
        duel.resolves()
        assert duel.you.position(LYLA) is Position.DEFENSE
        assert duel.them.grave == ["Mirror Force"]

    def test_in_defense_position_she_cannot(self, duel: Scenario) -> None:
        """(C10)"""
        duel.setup(you=side(monsters=[defense(LYLA)]), them=side(spells=["Mirror Force"]))
        duel.you.may_not(f"activate {LYLA}")

    def test_she_needs_a_card_to_destroy(self, duel: Scenario) -> None:
        """(X4)"""
        duel.setup(you=side(monsters=[LYLA], spells=["Mirror Force"]))
        duel.you.may_not(f"activate {LYLA}")

    def test_she_does_not_stand_up_before_the_end_of_the_next_turn(self, duel: Scenario) -> None:
        """(S10, T9, K7)"""
        duel.setup(you=side(monsters=[LYLA]), them=side(spells=["Mirror Force"]))
        duel.you.activates(LYLA)
        duel.resolves()
        for player in (duel.you, duel.them):
            player.ends_turn()
            duel.resolves()
        duel.you.may_not(f"stand up {LYLA}")
        for player in (duel.you, duel.them):
            player.ends_turn()
            duel.resolves()
        duel.you.may(f"stand up {LYLA}")

    def test_three_cards_go_in_each_of_her_players_end_phases(self, duel: Scenario) -> None:
        """(T5)"""
        duel.setup(you=side(monsters=[LYLA]))
        before = len(duel.you.deck)
        duel.you.ends_turn()
        duel.resolves()
        assert len(duel.you.grave) == 3
        assert len(duel.you.deck) == before - 3
        duel.them.ends_turn()
        duel.resolves()
        assert len(duel.you.grave) == 3


class TestJain:
    def test_she_gains_300_when_she_attacks_a_monster(self, duel: Scenario) -> None:
        """In the damage step only (B15)."""
        duel.setup(phase=BATTLE, you=side(monsters=[JAIN]), them=side(monsters=["Vorse Raider"]))
        duel.you.attacks(JAIN, "Vorse Raider")
        duel.resolves()
        assert duel.them.monsters == []
        assert duel.lp["them"] == 7800
        assert duel.you.atk(JAIN) == 1800

    def test_not_when_she_is_attacked(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE, turn_of="them", you=side(monsters=[JAIN]), them=side(monsters=["Vorse Raider"])
        )
        duel.them.attacks("Vorse Raider", JAIN)
        duel.resolves()
        assert duel.lp["you"] == 7900

    def test_not_when_she_attacks_directly(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=[JAIN]))
        duel.you.attacks(JAIN, "directly")
        duel.resolves()
        assert duel.lp["them"] == 6200

    def test_two_cards_go_in_the_end_phase(self, duel: Scenario) -> None:
        """(T5)"""
        duel.setup(you=side(monsters=[JAIN]))
        duel.you.ends_turn()
        duel.resolves()
        assert len(duel.you.grave) == 2

    def test_with_a_shorter_deck_fewer_go(self, duel: Scenario) -> None:
        """Who cannot send so many sends what he has, and loses by no draw (T4)."""
        duel.setup(you=side(monsters=[LYLA, JAIN]))
        deck = [duel.state.cards[uid] for uid in duel.state.sides[0].deck[1:]]
        for card in deck:
            duel.happens(moves.together(e.Reason.RULE, 0, [moves.to_pile(duel.state, card, Place.BANISHED)]))
        duel.you.ends_turn()
        duel.resolves_to_phase_effect("you")
        duel.you.places_trigger(JAIN)
        duel.resolves()
        assert len(duel.you.grave) == 1
        assert duel.result is None


class TestWulf:
    def test_it_cannot_be_normal_summoned_or_set(self, duel: Scenario) -> None:
        """(S6)"""
        duel.setup(you=side(hand=[WULF]))
        duel.you.may_not(f"summon {WULF}")
        duel.you.may_not(f"set {WULF}")

    def test_sent_from_the_deck_it_comes(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=[JAIN], deck=[WULF, "Soitsu", "Soitsu"]))
        duel.you.ends_turn()
        duel.reaches_choice("you", Why.POSITION)
        duel.you.chooses("attack")
        duel.resolves()
        assert sorted(duel.you.monsters) == [JAIN, WULF]

    def test_sent_from_elsewhere_it_does_not(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Solar Recharge", WULF]))
        duel.you.activates("Solar Recharge")
        duel.you.pays(WULF)
        duel.resolves()
        assert duel.you.monsters == []
        assert [event.link.key for event in duel.happened(e.LinkMade)] == ["activation"]
