"""How often in a turn: by the player and the name, and by the cards activated (C11)."""

from cards.lang.abilities import Ignition, Once
from cards.lang.effects import Damage
from cards.lang.facts import Card
from cards.lang.players import OPPONENT
from cards.text import language
from duels.engine import events as e
from tests.scenario import Scenario, copy, side
from tests.scenario.invented_chains import HERALD, RATION
from tests.scenario.inventing import invented_monster


class TestByTheName:
    def test_a_second_copy_has_no_use_of_its_own(self, duel: Scenario) -> None:
        """It belongs to the player and the name (C11)."""
        duel.setup(you=side(monsters=["Herald", "Herald"]))
        duel.you.activates(copy("Herald", 1))
        duel.resolves()
        duel.you.may_not("activate Herald")

    def test_left_and_come_back_it_is_not_new(self, duel: Scenario) -> None:
        """(C11)."""
        duel.setup(you=side(monsters=["Herald"]))
        duel.you.activates("Herald")
        duel.resolves()
        duel.moves("Herald", to="grave")
        duel.arrives("Herald")
        duel.you.may_not("activate Herald")

    def test_the_other_player_has_a_use_of_his_own(self, duel: Scenario) -> None:
        """(C11)."""
        duel.setup(you=side(monsters=["Herald"]), them=side(monsters=["Herald"]))
        duel.you.activates("Herald")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        duel.them.may("activate Herald")

    def test_it_counts_also_when_negated(self, duel: Scenario) -> None:
        """(C11)."""
        duel.setup(you=side(monsters=["Herald", "Herald"]))
        duel.you.activates(copy("Herald", 1))
        duel.happens(e.LinkNegated(1))
        duel.resolves()
        assert duel.them.lp == 8000
        duel.you.may_not("activate Herald")

    def test_in_the_next_turn_it_can_be_used_again(self, duel: Scenario) -> None:
        """Counts per turn start anew with the next turn (C11, T9)."""
        duel.setup(you=side(monsters=["Herald"]))
        duel.you.activates("Herald")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        duel.them.ends_turn()
        duel.resolves()
        duel.you.may("activate Herald")


class TestByCardsActivated:
    def test_a_second_card_cannot_be_activated(self, duel: Scenario) -> None:
        """Also not in the same chain (C11)."""
        duel.setup(you=side(hand=["Ration", "Ration"]))
        duel.you.activates(copy("Ration", 1))
        duel.you.may_not("activate Ration")
        duel.resolves()
        duel.you.may_not("activate Ration")

    def test_a_negated_activation_does_not_count(self, duel: Scenario) -> None:
        """(C11)."""
        duel.setup(you=side(hand=["Ration", "Ration"]))
        duel.you.activates(copy("Ration", 1))
        duel.happens(e.LinkNegated(1))
        duel.resolves()
        assert duel.them.lp == 8000
        duel.you.activates("Ration")
        duel.resolves()
        assert duel.them.lp == 7900
        assert duel.you.hand == []


class TestSaid:
    def test_the_limit_is_told_in_both_languages(self) -> None:
        """Once for the card stands first; what belongs to the name stands last (C11)."""
        archer = invented_monster("Archer", Ignition(do=Damage(OPPONENT, 100), once=Once.PER_CARD))
        assert told(archer) == (
            "Once per turn: You can inflict 100 damage to your opponent.",
            "1回合1次，自己主要阶段才能发动。给与对方100伤害。",
        )
        assert told(HERALD) == (
            "You can inflict 100 damage to your opponent. "
            'You can only use this effect of "Herald" once per turn.',
            "自己主要阶段才能发动。给与对方100伤害。「Herald」的这个效果1回合只能使用1次。",
        )
        assert told(RATION) == (
            'Inflict 100 damage to your opponent. You can only activate 1 "Ration" per turn.',
            "给与对方100伤害。「Ration」在1回合只能发动1张。",
        )


def told(card: Card) -> tuple[str, str]:
    """The sentence of its one ability in English and in Chinese."""
    english, chinese = (language(code).lines(card)[0].text for code in ("en", "zh-hans"))
    return english, chinese
