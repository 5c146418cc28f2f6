"""Spirits have no rules of their own beyond their text (S15)."""

from cards.lang.places import Position
from tests.scenario import BATTLE, Scenario, face_down, side


class TestSpirits:
    def test_it_returns_in_the_end_phase_of_the_turn_of_its_summon(self, duel: Scenario) -> None:
        """A mandatory effect (S15, T5)."""
        duel.setup(you=side(hand=["Wisp"]))
        duel.you.summons("Wisp")
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.monsters == []
        assert duel.you.hand == ["Wisp"]

    def test_and_of_the_turn_in_which_an_attack_turned_it_up(self, duel: Scenario) -> None:
        """Also the opponent's (S15)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(monsters=[face_down("Wisp")]),
            them=side(monsters=["Soitsu"]),
        )
        duel.them.attacks("Soitsu", "Wisp")
        duel.resolves()
        assert duel.you.monsters == ["Wisp"]
        duel.them.ends_battle()
        duel.them.ends_turn()
        duel.resolves()
        assert duel.you.hand[0] == "Wisp"

    def test_and_of_a_flip_summon(self, duel: Scenario) -> None:
        """(S15, S4)."""
        duel.setup(you=side(monsters=[face_down("Wisp")]))
        duel.you.flip_summons("Wisp")
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.hand == ["Wisp"]

    def test_not_in_a_later_turn(self, duel: Scenario) -> None:
        """One that stayed, stays (S15)."""
        duel.setup(you=side(monsters=["Wisp"]))
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.monsters == ["Wisp"]

    def test_not_while_it_lies_face_down(self, duel: Scenario) -> None:
        """Turned face-down again it has no effect to activate (S15, C18)."""
        duel.setup(you=side(hand=["Wisp"]))
        duel.you.summons("Wisp")
        duel.resolves()
        duel.turns("Wisp", Position.FACE_DOWN_DEFENSE)
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.monsters == ["Wisp"]

    def test_it_is_never_special_summoned(self, duel: Scenario) -> None:
        """(S15, S6)."""
        duel.setup(you=side(hand=["Monster Reborn"], grave=["Wisp"]))
        duel.you.may_not("activate Monster Reborn")
