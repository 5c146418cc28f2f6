"""Negating a card's activation, that of an effect, and an effect: three different things (M10, C16)."""

from duels.engine import events as e
from duels.engine.prompts import Why
from tests.scenario import BATTLE, Proper, Scenario, face_down, side
from tests.scenario.table import Standing


class TestActivationOfACard:
    def test_it_has_no_effect_and_goes_to_the_graveyard(self, duel: Scenario) -> None:
        """Destroyed as the text says (M10)."""
        duel.setup(
            you=side(hand=["Dark Hole"]),
            them=side(monsters=["Battle Ox"], spells=["Solemn Judgment"]),
        )
        duel.you.activates("Dark Hole")
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]
        assert duel.you.grave == ["Dark Hole"]
        assert duel.without_effect == {"Dark Hole": "activation_negated"}

    def test_it_was_not_destroyed_on_the_field(self, duel: Scenario) -> None:
        """It counts as not having been there: the axe's effect in the graveyard does not come (M10)."""
        duel.setup(
            you=side(hand=["Axe of Despair"], monsters=["Battle Ox", "Soitsu"]),
            them=side(spells=["Solemn Judgment"]),
        )
        duel.you.activates("Axe of Despair", targeting="Battle Ox")
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        assert duel.reason_of("Axe of Despair") is e.Reason.NEGATION
        assert len(duel.happened(e.LinkMade)) == 2

    def test_it_keeps_its_zone_until_the_chain_is_over(self, duel: Scenario) -> None:
        """Dust Tornado, resolving after it, finds no zone to set a card in (M10)."""
        duel.setup(
            you=side(
                hand=["Mystical Space Typhoon", "Trap Hole"],
                spells=["Solidarity", "Messenger of Peace", "Trap Hole", "Dust Tornado"],
            ),
            them=side(spells=["Solemn Judgment", "Mirror Force"]),
        )
        duel.you.activates("Dust Tornado", targeting="Mirror Force")
        duel.them.passes()
        duel.you.activates("Mystical Space Typhoon", targeting="Mirror Force")
        duel.them.activates("Solemn Judgment")
        duel.reaches_choice("you", Why.DO_IT)
        assert duel.you.choices == ["no"]
        duel.you.chooses("no")
        duel.resolves()
        assert duel.them.spells == []
        assert len(duel.you.spells) == 3

    def test_a_continuous_card_does_not_stay(self, duel: Scenario) -> None:
        """(M10)."""
        duel.setup(you=side(hand=["Messenger of Peace"]), them=side(spells=["Solemn Judgment"]))
        duel.you.activates("Messenger of Peace")
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        assert duel.you.spells == []

    def test_what_is_not_destroyed_goes_to_the_graveyard_by_the_rules(self, duel: Scenario) -> None:
        """Even a continuous card (M10)."""
        duel.setup(you=side(hand=["Solidarity"]))
        duel.you.activates("Solidarity")
        duel.happens(e.LinkNegated(1))
        duel.resolves()
        assert duel.you.grave == ["Solidarity"]
        assert duel.reason_of("Solidarity") is e.Reason.RULE

    def test_solemn_negates_a_trap_and_jammer_does_not(self, duel: Scenario) -> None:
        """Each answers what its text says (C3)."""
        duel.setup(
            you=side(spells=["Dust Tornado"]),
            them=side(hand=["Soitsu"], spells=["Solemn Judgment", "Magic Jammer"]),
        )
        duel.you.activates("Dust Tornado", targeting="Magic Jammer")
        duel.them.may_not("activate Magic Jammer")
        duel.them.may("activate Solemn Judgment")
        duel.resolves()

    def test_neither_negates_an_effect_of_a_monster(self, duel: Scenario) -> None:
        """They speak of the activation of a card (M10)."""
        duel.setup(
            you=side(monsters=[face_down("Man-Eater Bug")]),
            them=side(monsters=["Battle Ox"], hand=["Soitsu"], spells=["Solemn Judgment", "Magic Jammer"]),
        )
        duel.you.flip_summons("Man-Eater Bug")
        duel.reaches_choice("you", Why.TARGET)
        duel.you.targets("Battle Ox")
        duel.them.may_not("activate Solemn Judgment")
        duel.them.may_not("activate Magic Jammer")
        duel.resolves()

    def test_nor_an_effect_of_a_spell_in_the_graveyard(self, duel: Scenario) -> None:
        """Not the activation of a card (M10)."""
        duel.setup(
            you=side(hand=["Malevolent Nuzzler", "Mystical Space Typhoon"], monsters=["Battle Ox"]),
            them=side(spells=["Solemn Judgment"]),
        )
        duel.you.activates("Malevolent Nuzzler")
        duel.resolves()
        duel.you.activates("Mystical Space Typhoon", targeting="Malevolent Nuzzler")
        duel.you.places_trigger("Malevolent Nuzzler")
        duel.them.may_not("activate Solemn Judgment")
        duel.resolves()


class TestStardust:
    def test_it_negates_what_would_destroy_a_card_on_the_field(self, duel: Scenario) -> None:
        """Tributing itself, and destroys it (E5, M10)."""
        duel.setup(
            you=side(hand=["Dark Hole"]),
            them=side(monsters=[Standing("Stardust Dragon").that("proper"), "Battle Ox"]),
        )
        duel.you.activates("Dark Hole")
        duel.them.activates("Stardust Dragon")
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]
        assert duel.them.grave == ["Stardust Dragon"]
        assert duel.reason_of("Stardust Dragon") is e.Reason.TRIBUTE

    def test_it_answers_nothing_else(self, duel: Scenario) -> None:
        """(E5, C3)."""
        duel.setup(
            you=side(hand=["Pot of Greed", "Book of Moon"]),
            them=side(monsters=[Standing("Stardust Dragon").that("proper")]),
        )
        duel.you.activates("Pot of Greed")
        duel.them.may_not("activate Stardust Dragon")
        duel.resolves()
        duel.you.activates("Book of Moon")
        duel.them.may_not("activate Stardust Dragon")
        duel.resolves()

    def test_it_comes_back_in_the_end_phase(self, duel: Scenario) -> None:
        """Optional, of the phase; it was properly summoned (T5, S6)."""
        duel.setup(
            you=side(hand=["Dark Hole"]),
            them=side(monsters=[Standing("Stardust Dragon").that("proper"), "Battle Ox"]),
        )
        duel.you.activates("Dark Hole")
        duel.them.activates("Stardust Dragon")
        duel.resolves()
        duel.you.ends_turn()
        duel.them.places_trigger("Stardust Dragon")
        duel.them.chooses("defense")
        duel.resolves()
        assert duel.them.monsters == ["Stardust Dragon", "Battle Ox"]

    def test_not_without_having_negated(self, duel: Scenario) -> None:
        """Destroyed in another way it does not come back."""
        duel.setup(
            you=side(hand=["Monster Reborn"], monsters=["Battle Ox"]),
            them=side(grave=[Proper("Stardust Dragon")]),
        )
        duel.you.ends_turn()
        duel.resolves()
        assert duel.turn == 4
        assert duel.happened(e.LinkMade) == []

    def test_not_one_that_was_never_properly_summoned(self, duel: Scenario) -> None:
        """It cannot be revived (S6, K24)."""
        duel.setup(
            you=side(hand=["Dark Hole"]),
            them=side(monsters=["Stardust Dragon", "Battle Ox"]),
        )
        duel.you.activates("Dark Hole")
        duel.them.activates("Stardust Dragon")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        assert duel.turn == 4

    def test_not_in_the_turn_after(self, duel: Scenario) -> None:
        """ "In the end phase of the turn" is over with it (K7)."""
        duel.setup(
            you=side(hand=["Dark Hole"]),
            them=side(monsters=[Standing("Stardust Dragon").that("proper"), "Battle Ox"]),
        )
        duel.you.activates("Dark Hole")
        duel.them.activates("Stardust Dragon")
        duel.resolves()
        duel.you.ends_turn()
        duel.reaches_choice("them", Why.PHASE_EFFECT)
        duel.them.passes()
        duel.resolves()
        duel.them.ends_turn()
        duel.resolves()
        assert duel.turn == 5

    def test_it_answers_the_activation_of_an_effect(self, duel: Scenario) -> None:
        """The card of a negated effect is destroyed where it stands (M10)."""
        duel.setup(
            you=side(hand=["Breaker the Magical Warrior"]),
            them=side(monsters=[Standing("Stardust Dragon").that("proper")], spells=["Mirror Force"]),
        )
        duel.you.summons("Breaker the Magical Warrior")
        duel.resolves()
        duel.you.activates("Breaker the Magical Warrior")
        duel.them.activates("Stardust Dragon")
        duel.resolves()
        assert duel.you.monsters == []
        assert duel.them.spells == ["Mirror Force"]
        assert duel.reason_of("Breaker the Magical Warrior") is e.Reason.DESTRUCTION

    def test_it_answers_in_the_damage_step_what_may_be_activated_there(self, duel: Scenario) -> None:
        """A quick effect that negates an activation may be used at any timing (B9a)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Soitsu"]),
            them=side(monsters=[face_down("Man-Eater Bug"), Standing("Stardust Dragon").that("proper")]),
        )
        duel.you.attacks("Soitsu", "Man-Eater Bug")
        duel.reaches_choice("them", Why.TARGET)
        duel.them.targets("Soitsu")
        duel.them.may("activate Stardust Dragon")
        duel.resolves()

    def test_what_may_be_left_is_not_certain_to_destroy(self, duel: Scenario) -> None:
        """Magical Dimension may destroy a monster, and so cannot be answered (C19, E5)."""
        duel.setup(
            you=side(hand=["Magical Dimension", "Dark Magician"], monsters=["Breaker the Magical Warrior"]),
            them=side(monsters=[Standing("Stardust Dragon").that("proper")]),
        )
        duel.you.activates("Magical Dimension")
        duel.them.may_not("activate Stardust Dragon")
        duel.you.chooses("Dark Magician")
        duel.you.chooses("attack")
        duel.you.chooses("no")
        duel.resolves()

    def test_it_answers_no_solemn_on_a_spell(self, duel: Scenario) -> None:
        """What is destroyed there is not destroyed on the field (M10)."""
        duel.setup(
            you=side(hand=["Pot of Greed"], monsters=[Standing("Stardust Dragon").that("proper")]),
            them=side(spells=["Solemn Judgment"]),
        )
        duel.you.activates("Pot of Greed")
        duel.them.activates("Solemn Judgment")
        duel.you.may_not("activate Stardust Dragon")
        duel.resolves()


class TestNegatedMonsters:
    def test_a_negated_monster_has_no_continuous_effect(self, duel: Scenario) -> None:
        """Marshmallon is destroyed by battle (C16, E2)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Marshmallon"]))
        duel.happens(e.EffectsNegated((duel.find("Marshmallon").known,)))
        duel.you.attacks("Battle Ox", "Marshmallon")
        duel.resolves()
        assert duel.them.monsters == []

    def test_turned_face_down_it_is_free_of_the_negation(self, duel: Scenario) -> None:
        """And its flip effect comes (C18, K7)."""
        duel.setup(
            you=side(hand=["Junk Synchron", "Book of Moon"], grave=["Magician of Faith", "Raigeki"]),
        )
        duel.you.summons("Junk Synchron")
        duel.you.places_trigger("Junk Synchron")
        duel.resolves()
        assert duel.find("Magician of Faith").negated
        duel.you.activates("Book of Moon", targeting="Magician of Faith")
        duel.resolves()
        assert not duel.find("Magician of Faith").negated
        duel.you.ends_turn()
        duel.resolves()
        duel.them.ends_turn()
        duel.resolves()
        duel.you.flip_summons("Magician of Faith")
        duel.you.chooses("Raigeki")
        duel.resolves()
        assert "Raigeki" in duel.you.hand

    def test_a_negated_flip_effect_does_nothing(self, duel: Scenario) -> None:
        """It is activated, and its link resolves without effect (M10, C16)."""
        duel.setup(
            you=side(monsters=[face_down("Magician of Faith")], grave=["Raigeki"]),
        )
        duel.you.flip_summons("Magician of Faith")
        duel.reaches(Why.CHAIN)
        duel.happens(e.EffectsNegated((duel.find("Magician of Faith").known,)))
        duel.resolves()
        assert duel.without_effect == {"Magician of Faith": "effect_negated"}
        assert duel.you.hand == []

    def test_a_negation_laid_on_it_stays_with_the_link_when_it_leaves(self, duel: Scenario) -> None:
        """(C16)."""
        duel.setup(
            you=side(monsters=[face_down("Magician of Faith")], grave=["Raigeki"]),
        )
        duel.you.flip_summons("Magician of Faith")
        duel.reaches(Why.CHAIN)
        duel.happens(e.EffectsNegated((duel.find("Magician of Faith").known,)))
        duel.moves("Magician of Faith", to="grave")
        duel.resolves()
        assert duel.you.hand == []

    def test_a_trap_whose_effect_is_negated_stays_or_goes_as_it_would(self, duel: Scenario) -> None:
        """The activation stands (M10)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(spells=["Mirror Force", "Call of the Haunted"], grave=["Jinzo"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.them.attacks("Battle Ox", "directly")
        duel.you.activates("Mirror Force")
        duel.you.activates("Call of the Haunted")
        duel.reaches_choice("them", Why.REPLAY)
        duel.them.stops_attacking()
        duel.resolves()
        assert duel.you.spells == ["Call of the Haunted"]
        assert duel.reason_of("Mirror Force") is e.Reason.RULE
