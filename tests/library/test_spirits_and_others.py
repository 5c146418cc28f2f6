"""Yata-Garasu, Embodiment of Apophis, Toon World and Black Rose Dragon."""

from cards.lang.places import Position
from cards.lang.turns import Phase
from duels.engine import Why
from duels.engine import events as e
from tests.scenario import BATTLE, Proper, Scenario, defense, face_up, side


class TestYataGarasu:
    def hits(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Yata-Garasu"]))
        duel.you.attacks("Yata-Garasu", "directly")
        duel.resolves()

    def test_battle_damage_costs_the_next_draw_phase(self, duel: Scenario) -> None:
        """It does not happen, and nothing that belongs to it does (T2, T4)."""
        self.hits(duel)
        duel.you.ends_battle()
        duel.you.ends_turn()
        duel.resolves()
        assert duel.state.turn_player == 1
        assert duel.them.hand == []
        assert [one.phase for one in duel.happened(e.PhaseBegan)][-2:] == [Phase.STANDBY, Phase.MAIN_1]

    def test_only_the_next_one(self, duel: Scenario) -> None:
        """The one after that happens again (T2)."""
        self.hits(duel)
        duel.you.ends_battle()
        duel.you.ends_turn()
        duel.resolves()
        duel.them.ends_turn()
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        assert len(duel.them.hand) == 1

    def test_not_without_battle_damage(self, duel: Scenario) -> None:
        """An attack that does no damage costs nothing (B11)."""
        duel.setup(
            phase=BATTLE, you=side(monsters=["Yata-Garasu"]), them=side(monsters=[defense("Mystical Elf")])
        )
        duel.you.attacks("Yata-Garasu", "Mystical Elf")
        duel.resolves()
        assert duel.happened(e.DrawPhaseForbidden) == []

    def test_it_returns_in_the_end_phase(self, duel: Scenario) -> None:
        """A spirit (S15)."""
        duel.setup(you=side(hand=["Yata-Garasu"]))
        duel.you.summons("Yata-Garasu")
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.hand == ["Yata-Garasu"]

    def test_it_is_never_special_summoned(self, duel: Scenario) -> None:
        """(S15, S6)."""
        duel.setup(you=side(hand=["Monster Reborn"], grave=["Yata-Garasu"]))
        duel.you.may_not("activate Monster Reborn")


class TestEmbodimentOfApophis:
    def test_it_comes_in_the_opponents_main_phase(self, duel: Scenario) -> None:
        """As a normal monster of its own values (M12)."""
        duel.setup(turn_of="them", you=side(spells=["Embodiment of Apophis"]), them=side(hand=["Battle Ox"]))
        duel.them.summons("Battle Ox")
        duel.you.activates("Embodiment of Apophis")
        duel.you.chooses("defense")
        duel.resolves()
        assert duel.you.monsters == ["Embodiment of Apophis"]
        points = (duel.you.atk("Embodiment of Apophis"), duel.you.defense("Embodiment of Apophis"))
        assert points == (1600, 1800)

    def test_not_in_the_battle_phase(self, duel: Scenario) -> None:
        """Only in a main phase."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(spells=["Embodiment of Apophis"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.them.attacks("Battle Ox", "directly")
        duel.you.may_not("activate Embodiment of Apophis")
        duel.resolves()

    def test_it_keeps_its_zone(self, duel: Scenario) -> None:
        """A zone of both kinds (M12, K20)."""
        duel.setup(
            you=side(spells=["Embodiment of Apophis", *["Trap Hole"] * 4], hand=["Axe of Despair"]),
        )
        duel.you.activates("Embodiment of Apophis")
        duel.you.chooses("attack")
        duel.resolves()
        duel.you.may_not("activate Axe of Despair")


class TestToonWorld:
    def test_it_costs_1000_and_stays(self, duel: Scenario) -> None:
        """(M4, M9)."""
        duel.setup(you=side(hand=["Toon World"]))
        duel.you.activates("Toon World")
        duel.resolves()
        assert duel.you.spells == ["Toon World"]
        assert duel.lp["you"] == 7000

    def test_not_with_less(self, duel: Scenario) -> None:
        """(M9)."""
        duel.setup(you=side(hand=["Toon World"], life_points=999))
        duel.you.may_not("activate Toon World")


class TestBlackRoseDragon:
    def summoned(self, duel: Scenario) -> None:
        duel.setup(
            you=side(
                extra=["Black Rose Dragon"], monsters=["Junk Synchron", "Battle Ox"], spells=["Trap Hole"]
            ),
            them=side(monsters=["Dark Magician"], spells=["Mirror Force"]),
        )
        duel.you.special_summons("Black Rose Dragon", with_=["Junk Synchron", "Battle Ox"])

    def test_all_cards_on_the_field_go(self, duel: Scenario) -> None:
        """Itself too (S8)."""
        self.summoned(duel)
        duel.you.places_trigger("Black Rose Dragon")
        duel.resolves()
        assert (duel.you.monsters, duel.you.spells, duel.them.monsters, duel.them.spells) == ([], [], [], [])

    def test_he_may_leave_it(self, duel: Scenario) -> None:
        """ "You can" (C10)."""
        self.summoned(duel)
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()
        assert duel.them.monsters == ["Dark Magician"]

    def test_not_when_revived(self, duel: Scenario) -> None:
        """Only by a synchro summon (S8)."""
        duel.setup(
            you=side(hand=["Monster Reborn"], grave=[Proper("Black Rose Dragon")]),
            them=side(monsters=["Dark Magician"]),
        )
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.them.monsters == ["Dark Magician"]

    def test_a_plant_turns_a_defender_and_takes_its_strength(self, duel: Scenario) -> None:
        """Until the end of the turn, once per turn (C11, N4)."""
        duel.setup(
            you=side(monsters=["Black Rose Dragon"], grave=["Arlownay", "Arlownay"]),
            them=side(monsters=[defense("Dark Magician")]),
        )
        duel.you.activates("Black Rose Dragon")
        duel.you.chooses("Arlownay")
        duel.resolves()
        assert duel.them.position("Dark Magician") is Position.ATTACK
        assert duel.them.atk("Dark Magician") == 0
        duel.you.may_not("activate Black Rose Dragon")
        duel.you.ends_turn()
        duel.resolves()
        assert duel.them.atk("Dark Magician") == 2500

    def test_no_attacker_is_its_target(self, duel: Scenario) -> None:
        duel.setup(
            you=side(monsters=["Black Rose Dragon"], grave=["Arlownay"]),
            them=side(monsters=["Dark Magician"], spells=[face_up("Messenger of Peace")]),
        )
        duel.you.may_not("activate Black Rose Dragon")
