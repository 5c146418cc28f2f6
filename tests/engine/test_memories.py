"""What a card remembers: by whose effect it was summoned, and that it battled in this turn (B13, C18)."""

from cards.lang.places import Position
from tests.scenario import BATTLE, Scenario, defense, side


class TestBroughtBy:
    def test_it_knows_whose_effect_summoned_it(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Guest"], monsters=["Usher"]))
        duel.you.activates("Usher")
        duel.you.chooses("Guest")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.them.lp == 7900

    def test_another_effect_is_another(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Monster Reborn"], grave=["Guest"]))
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.them.lp == 8000

    def test_it_is_forgotten_when_it_leaves_the_field(self, duel: Scenario) -> None:
        """C18: another life is another monster."""
        duel.setup(you=side(hand=["Guest", "Monster Reborn"], monsters=["Usher"]))
        duel.you.activates("Usher")
        duel.you.chooses("Guest")
        duel.you.chooses("attack")
        duel.resolves()
        duel.moves("Guest", to="grave")
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.them.lp == 7900


class TestHasBattled:
    def test_the_attacker_and_the_attacked_have(self, duel: Scenario) -> None:
        """Both came to calculation (B13), and each is done by itself in the end step (T5)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Veteran"]),
            them=side(monsters=[defense("Veteran")]),
        )
        duel.you.attacks("Veteran", "Veteran")
        duel.resolves()
        duel.you.ends_battle()
        duel.you.places_trigger("Veteran")
        duel.resolves()
        assert duel.lp == {"you": 7900, "them": 7900}

    def test_a_negated_attack_is_no_battle(self, duel: Scenario) -> None:
        """B13: "battled" is only who reached calculation."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Veteran"]),
            them=side(monsters=["Soitsu"], spells=["Magic Cylinder"]),
        )
        duel.you.attacks("Veteran", "Soitsu")
        duel.them.activates("Magic Cylinder")
        duel.resolves()
        duel.you.ends_battle()
        duel.resolves()
        assert duel.them.lp == 8000

    def test_a_battle_of_an_earlier_turn_is_over(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Veteran"]))
        duel.you.attacks("Veteran", "directly")
        duel.resolves()
        duel.you.ends_battle()
        duel.resolves()
        assert duel.them.lp == 6900
        duel.you.ends_turn()
        duel.them.enters_battle()
        duel.them.ends_battle()
        duel.resolves()
        assert duel.them.lp == 6900

    def test_turned_face_down_it_says_nothing(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Veteran"], hand=["Book of Moon"]))
        duel.you.attacks("Veteran", "directly")
        duel.resolves()
        duel.you.activates("Book of Moon")
        duel.resolves()
        assert duel.you.position("Veteran") is Position.FACE_DOWN_DEFENSE
        duel.you.ends_battle()
        duel.resolves()
        assert duel.them.lp == 7000
