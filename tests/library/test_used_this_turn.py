"""Effects that ask what this card has done or been in this turn."""

from duels.engine.prompts import Why
from tests.scenario import BATTLE, Proper, Scenario, face_down, side

BLS = "Black Luster Soldier - Envoy of the Beginning"


class TestBlackLusterSoldier:
    def test_who_attacked_again_banishes_nothing_in_main_phase_2(self, duel: Scenario) -> None:
        """One of the two in a turn (C11)."""
        duel.setup(phase=BATTLE, you=side(monsters=[BLS]), them=side(monsters=["Battle Ox", "Mystical Elf"]))
        duel.you.attacks(BLS, "Battle Ox")
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.places_trigger(BLS)
        duel.resolves()
        duel.you.attacks(BLS, "Mystical Elf")
        duel.resolves()
        duel.you.ends_battle()
        duel.resolves()
        duel.you.may_not(f"activate {BLS}")

    def test_who_attacked_once_alone_has_attacked_too(self, duel: Scenario) -> None:
        """In the turn in which it banishes it cannot attack, so that it cannot banish after an attack."""
        duel.setup(phase=BATTLE, you=side(monsters=[BLS]), them=side(monsters=["Battle Ox", "Mystical Elf"]))
        duel.you.attacks(BLS, "Battle Ox")
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()
        duel.you.ends_battle()
        duel.resolves()
        duel.you.may_not(f"activate {BLS}")


class TestYataGarasu:
    def test_in_a_later_turn_it_stays(self, duel: Scenario) -> None:
        """It returns in the turn of its summon or flip alone (S15)."""
        duel.setup(you=side(monsters=["Yata-Garasu"]))
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.monsters == ["Yata-Garasu"]

    def test_in_the_turn_of_its_flip_it_returns(self, duel: Scenario) -> None:
        """(S15)."""
        duel.setup(you=side(monsters=[face_down("Yata-Garasu")]))
        duel.you.flip_summons("Yata-Garasu")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.hand == ["Yata-Garasu"]


class TestStardustDragon:
    def test_destroyed_it_does_not_come_back(self, duel: Scenario) -> None:
        """Only when it was tributed for its own effect in this turn."""
        duel.setup(you=side(grave=[Proper("Stardust Dragon")]))
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.grave == ["Stardust Dragon"]
        duel.you.may_not("activate Stardust Dragon")
