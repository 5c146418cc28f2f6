"""The chain: who may answer, with what speed, and how links resolve (C1-C7, C13-C16)."""

from cards.lang.places import Position
from duels.engine import events as e
from duels.engine.prompts import PASS, Why
from tests.scenario import BATTLE, Scenario, copy, defense, face_down, side

# ATK: Battle Ox 1700, Vorse Raider 1900, Dark Magician 2500, Summoned Skull 2500, Mystical Elf 800.


class TestWhoMayAct:
    def test_after_a_link_the_opponent_of_its_player_is_asked_first(self, duel: Scenario) -> None:
        """The opponent, then the player himself, until both pass one after the other (C3)."""
        duel.setup(you=side(hand=["Pot of Greed"]))
        duel.you.activates("Pot of Greed")
        assert (duel.asked, duel.prompt and duel.prompt.why) == ("them", Why.CHAIN)
        duel.them.passes()
        assert (duel.asked, duel.prompt and duel.prompt.why) == ("you", Why.CHAIN)
        duel.you.passes()
        assert len(duel.you.hand) == 2
        duel.resolves()

    def test_a_player_may_answer_himself_when_the_opponent_passed(self, duel: Scenario) -> None:
        """After the opponent's pass the player of the last link may chain (C3)."""
        duel.setup(
            you=side(hand=["Pot of Greed", "Mystical Space Typhoon"]),
            them=side(spells=["Dust Tornado"]),
        )
        duel.you.activates("Pot of Greed")
        duel.them.passes()
        duel.you.activates("Mystical Space Typhoon", targeting="Dust Tornado")
        assert duel.chain == ["Pot of Greed", "Mystical Space Typhoon"]
        assert duel.asked == "them"
        duel.resolves()

    def test_once_both_have_passed_nobody_is_asked_until_the_chain_has_resolved(self, duel: Scenario) -> None:
        """Nothing can be activated while a chain resolves (C3, C4)."""
        duel.setup(
            you=side(hand=["Dark Hole"]),
            them=side(monsters=["Battle Ox"], spells=["Dust Tornado"]),
        )
        duel.you.activates("Dark Hole")
        duel.them.passes()
        duel.you.passes()
        assert duel.them.grave == ["Battle Ox"]
        assert duel.chain == []
        assert (duel.asked, duel.prompt and duel.prompt.why) == ("you", Why.AFTER_CHAIN)
        duel.resolves()

    def test_after_a_chain_the_turn_player_is_asked_first(self, duel: Scenario) -> None:
        """Whoever made the last link (C3)."""
        duel.setup(
            turn_of="them",
            you=side(spells=["Mystical Space Typhoon"]),
            them=side(hand=["Battle Ox"], spells=["Dust Tornado"]),
        )
        duel.them.summons("Battle Ox")
        duel.you.activates("Mystical Space Typhoon", targeting="Dust Tornado")
        while duel.chain:
            duel.send(PASS)
        assert (duel.asked, duel.prompt and duel.prompt.why) == ("them", Why.AFTER_CHAIN)
        duel.resolves()

    def test_when_activated_effects_answer_only_the_link_directly_before_them(self, duel: Scenario) -> None:
        """Magic Jammer cannot reach past the trap that answered the spell (C3)."""
        duel.setup(
            you=side(hand=["Dark Hole"], monsters=["Battle Ox"], spells=["Mystical Space Typhoon"]),
            them=side(hand=["Soitsu"], monsters=["Vorse Raider"], spells=["Dust Tornado", "Magic Jammer"]),
        )
        duel.you.activates("Dark Hole")
        duel.them.may("activate Magic Jammer")
        duel.them.activates("Dust Tornado", targeting="Mystical Space Typhoon")
        duel.you.passes()
        duel.them.may_not("activate Magic Jammer")
        duel.them.chooses("no")
        duel.resolves()
        assert "Magic Jammer" in duel.them.spells

    def test_ignition_effects_and_spells_answer_no_summon(self, duel: Scenario) -> None:
        """The turn player has no special right after his own summon (C14)."""
        duel.setup(
            you=side(hand=["Breaker the Magical Warrior", "Pot of Greed", "Mystical Space Typhoon"]),
            them=side(spells=["Dust Tornado"]),
        )
        duel.you.summons("Breaker the Magical Warrior")
        duel.reaches(Why.AFTER_CHAIN, of="you")
        duel.you.may_not("activate Breaker the Magical Warrior")
        duel.you.may_not("activate Pot of Greed")
        duel.you.may("activate Mystical Space Typhoon")
        duel.resolves()
        duel.you.may("activate Breaker the Magical Warrior")


class TestSpeed:
    def test_a_spell_of_speed_1_answers_nothing(self, duel: Scenario) -> None:
        """Speed 1 can only begin a chain (C1, C2)."""
        duel.setup(you=side(hand=["Pot of Greed", "Raigeki"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Pot of Greed")
        duel.them.passes()
        duel.you.may_not("activate Raigeki")
        duel.resolves()
        duel.you.may("activate Raigeki")

    def test_an_ignition_effect_answers_nothing(self, duel: Scenario) -> None:
        """It has speed 1 and needs the open state (C1, C2, E3)."""
        duel.setup(
            you=side(hand=["Breaker the Magical Warrior", "Pot of Greed"]), them=side(spells=["Dust Tornado"])
        )
        duel.you.summons("Breaker the Magical Warrior")
        duel.resolves()
        duel.you.may("activate Breaker the Magical Warrior")
        duel.you.activates("Pot of Greed")
        duel.them.passes()
        duel.you.may_not("activate Breaker the Magical Warrior")
        duel.resolves()

    def test_speed_2_answers_speed_2(self, duel: Scenario) -> None:
        """Quick-play spells and traps answer each other (C1, C2)."""
        duel.setup(
            you=side(hand=["Mystical Space Typhoon"], spells=["Book of Moon"]),
            them=side(spells=["Dust Tornado"]),
        )
        duel.you.activates("Mystical Space Typhoon", targeting="Dust Tornado")
        duel.them.activates("Dust Tornado", targeting="Book of Moon")
        assert duel.chain == ["Mystical Space Typhoon", "Dust Tornado"]
        duel.resolves()

    def test_only_counter_traps_answer_counter_traps(self, duel: Scenario) -> None:
        """Speed 3 is answered by speed 3 alone (C1, C2)."""
        duel.setup(
            you=side(hand=["Dark Hole"], spells=["Mystical Space Typhoon", "Solemn Judgment"]),
            them=side(hand=["Soitsu"], monsters=["Battle Ox"], spells=["Magic Jammer"]),
        )
        duel.you.activates("Dark Hole")
        duel.them.activates("Magic Jammer")
        duel.them.pays("Soitsu")
        duel.you.may_not("activate Mystical Space Typhoon")
        duel.you.may("activate Solemn Judgment")
        duel.you.activates("Solemn Judgment")
        duel.resolves()
        assert duel.them.monsters == []
        assert duel.you.lp == 4000

    def test_a_counter_trap_answers_a_link_of_speed_1(self, duel: Scenario) -> None:
        """Two or more, and not less than the link answered (C2)."""
        duel.setup(
            you=side(hand=["Dark Hole"]),
            them=side(hand=["Soitsu"], monsters=["Battle Ox"], spells=["Magic Jammer"]),
        )
        duel.you.activates("Dark Hole")
        duel.them.may("activate Magic Jammer")
        duel.resolves()


class TestResolution:
    def test_links_resolve_last_first(self, duel: Scenario) -> None:
        """The later link is done before the earlier one (C4)."""
        duel.setup(
            you=side(hand=["Raigeki"]),
            them=side(monsters=["Battle Ox"], spells=["Call of the Haunted"], grave=["Vorse Raider"]),
        )
        duel.you.activates("Raigeki")
        duel.them.activates("Call of the Haunted")
        duel.resolves()
        assert duel.them.monsters == []
        order = [event.number for event in duel.happened(e.LinkResolving)]
        assert order == [2, 1]

    def test_used_cards_go_to_the_graveyard_together_when_the_chain_is_over(self, duel: Scenario) -> None:
        """Until then they lie on the field (C7)."""
        duel.setup(
            you=side(hand=["Pot of Greed"], spells=["Mystical Space Typhoon"]),
            them=side(spells=["Dust Tornado", "Book of Moon"], monsters=["Battle Ox"]),
        )
        duel.you.activates("Pot of Greed")
        duel.them.activates("Book of Moon", targeting="Battle Ox")
        duel.you.passes()
        duel.them.passes()
        together = [move for move in duel.happened(e.Moved) if move.reason is e.Reason.RULE]
        assert len(together) == 1
        assert len(together[0].moves) == 2
        duel.resolves()

    def test_a_used_card_still_takes_up_its_zone(self, duel: Scenario) -> None:
        """With four set cards the fifth zone is the spell's, and another from the hand has none (C7, F9)."""
        duel.setup(
            you=side(
                hand=["Pot of Greed", "Mystical Space Typhoon"],
                spells=["Solidarity", "Messenger of Peace", "Trap Hole", "Mirror Force"],
            ),
            them=side(spells=["Dust Tornado"]),
        )
        duel.you.activates("Pot of Greed")
        duel.them.passes()
        duel.you.may_not("activate Mystical Space Typhoon")
        duel.resolves()
        duel.you.may("activate Mystical Space Typhoon")

    def test_a_used_card_can_still_be_destroyed(self, duel: Scenario) -> None:
        """It is on the field until the chain is over (C7, M5)."""
        duel.setup(you=side(hand=["Pot of Greed"]), them=side(spells=["Mystical Space Typhoon"]))
        duel.you.activates("Pot of Greed")
        duel.them.activates("Mystical Space Typhoon", targeting="Pot of Greed")
        duel.resolves()
        assert duel.reason_of("Pot of Greed") is e.Reason.DESTRUCTION
        assert len(duel.you.hand) == 2

    def test_destroying_a_normal_spell_does_not_negate_it(self, duel: Scenario) -> None:
        """Destroying is not negating (M5)."""
        duel.setup(
            you=side(hand=["Dark Hole"]),
            them=side(monsters=["Battle Ox"], spells=["Mystical Space Typhoon"]),
        )
        duel.you.activates("Dark Hole")
        duel.them.activates("Mystical Space Typhoon", targeting="Dark Hole")
        duel.resolves()
        assert duel.them.monsters == []

    def test_a_monster_effect_resolves_though_its_monster_has_left(self, duel: Scenario) -> None:
        """An activated effect is independent of its card (C15, M5)."""
        duel.setup(
            you=side(monsters=[face_down("Man-Eater Bug")]),
            them=side(monsters=["Battle Ox", "Vorse Raider"], spells=["Trap Hole", "Mirror Force"]),
        )
        duel.you.flip_summons("Man-Eater Bug")
        while duel.asked != "you" or duel.prompt is None or duel.prompt.why is not Why.TARGET:
            duel.send(PASS)
        duel.you.targets("Vorse Raider")
        duel.moves("Man-Eater Bug", to="grave")
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]

    def test_a_monster_effect_resolves_though_its_monster_was_turned_face_down(self, duel: Scenario) -> None:
        """Face-down it still is the card of its link (C15, C18)."""
        duel.setup(
            you=side(monsters=[face_down("Man-Eater Bug")]),
            them=side(monsters=["Battle Ox", "Vorse Raider"], spells=["Book of Moon"]),
        )
        duel.you.flip_summons("Man-Eater Bug")
        duel.reaches_choice("you", Why.TARGET)
        duel.you.targets("Vorse Raider")
        duel.them.activates("Book of Moon", targeting="Man-Eater Bug")
        duel.resolves()
        assert duel.you.position("Man-Eater Bug") is Position.FACE_DOWN_DEFENSE
        assert duel.them.monsters == ["Battle Ox"]


class TestContinuousEffects:
    def test_a_continuous_effect_applies_while_a_chain_resolves(self, duel: Scenario) -> None:
        """Jinzo, revived by the later link, negates the trap of the earlier one (C6, C16)."""
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
        assert duel.them.monsters == ["Battle Ox"]
        assert duel.you.monsters == ["Jinzo"]
        assert duel.without_effect == {"Mirror Force": "effect_negated"}

    def test_a_continuous_effect_makes_no_link(self, duel: Scenario) -> None:
        """Nobody can respond to it (C6, E2)."""
        duel.setup(you=side(hand=["Battle Ox"], field="Gaia Power"))
        duel.you.summons("Battle Ox")
        duel.resolves()
        assert duel.you.atk("Battle Ox") == 2200
        assert duel.happened(e.LinkMade) == []

    def test_it_stops_when_its_card_is_gone(self, duel: Scenario) -> None:
        """At once (C6)."""
        duel.setup(
            you=side(monsters=["Battle Ox"], field="Gaia Power", hand=["Mystical Space Typhoon"]),
            them=side(spells=["Dust Tornado"]),
        )
        assert duel.you.atk("Battle Ox") == 2200
        duel.you.activates("Mystical Space Typhoon", targeting="Gaia Power")
        duel.resolves()
        assert duel.you.atk("Battle Ox") == 1700

    def test_it_does_not_apply_face_down(self, duel: Scenario) -> None:
        """A set Solidarity does nothing (C6)."""
        duel.setup(you=side(monsters=["Battle Ox"], spells=["Solidarity"], grave=["Battle Ox"]))
        assert duel.you.atk("Battle Ox") == 1700


class TestSimultaneous:
    def test_three_monsters_destroyed_by_one_effect_are_one_event(self, duel: Scenario) -> None:
        """They arrive in the graveyard together (C13)."""
        duel.setup(
            you=side(hand=["Dark Hole"], monsters=["Battle Ox", defense("Mystical Elf")]),
            them=side(monsters=["Vorse Raider", face_down("Soitsu")]),
        )
        duel.you.activates("Dark Hole")
        duel.resolves()
        destroyed = [event for event in duel.happened(e.Moved) if event.reason is e.Reason.DESTRUCTION]
        assert [len(event.moves) for event in destroyed] == [4]

    def test_both_destroyed_sangans_search_once_each(self, duel: Scenario) -> None:
        """Simultaneous events trigger each card's effect (C13, C9)."""
        duel.setup(
            you=side(
                hand=["Dark Hole"], monsters=["Sangan", "Sangan"], deck=["Kuriboh", "Soitsu", "Battle Ox"]
            )
        )
        duel.you.activates("Dark Hole")
        duel.you.places_trigger(copy("Sangan", 1))
        duel.you.chooses("Kuriboh")
        duel.you.chooses("Soitsu")
        duel.resolves()
        assert sorted(duel.you.hand) == ["Kuriboh", "Soitsu"]


class TestNegatedEffects:
    def test_a_negation_laid_on_the_monster_stays_with_its_link(self, duel: Scenario) -> None:
        """Junk Synchron's monster comes with its effects negated, and its flip stays so (C16)."""
        duel.setup(
            you=side(hand=["Junk Synchron"], grave=["Man-Eater Bug"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.summons("Junk Synchron")
        duel.you.places_trigger("Junk Synchron")
        duel.resolves()
        assert duel.you.monsters == ["Junk Synchron", "Man-Eater Bug"]
        assert duel.you.position("Man-Eater Bug") is Position.DEFENSE
        assert duel.find("Man-Eater Bug").negated

    def test_a_trap_that_has_left_the_field_is_not_reached_by_a_negation_of_those_there(
        self, duel: Scenario
    ) -> None:
        """Destroyed before Jinzo's negation is asked about, Mirror Force resolves (C16, M5)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(spells=["Mirror Force", "Call of the Haunted"], grave=["Jinzo"]),
            them=side(monsters=["Battle Ox"], hand=["Mystical Space Typhoon"]),
        )
        duel.them.attacks("Battle Ox", "directly")
        duel.you.activates("Mirror Force")
        duel.them.activates("Mystical Space Typhoon", targeting="Mirror Force")
        duel.you.activates("Call of the Haunted")
        duel.resolves()
        assert duel.you.monsters == ["Jinzo"]
        assert duel.them.monsters == []
        assert duel.without_effect == {}

    def test_a_continuous_trap_that_has_left_does_nothing(self, duel: Scenario) -> None:
        """It needed to be on the field (M5)."""
        duel.setup(
            you=side(spells=["Call of the Haunted"], grave=["Jinzo"]),
            them=side(
                monsters=["Battle Ox"],
                spells=["Dust Tornado"],
                hand=["Solidarity"],
            ),
        )
        duel.you.activates("Call of the Haunted")
        duel.them.activates("Dust Tornado", targeting="Call of the Haunted")
        duel.them.chooses("no")
        duel.resolves()
        assert duel.without_effect == {"Call of the Haunted": "not_on_the_field"}
        assert duel.you.monsters == []
