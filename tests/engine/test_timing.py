"""When and if, once per turn, and the hand limit, with cards invented for it (C8-C11, F7, K5, K25, T8)."""

from cards.lang.places import Position
from cards.lang.turns import Timing
from duels.engine import events as e
from duels.engine.prompts import Why
from tests.scenario import BATTLE, Scenario, copy, face_down, face_up, set_before, side


class TestWhenAndIf:
    def test_an_if_effect_does_not_miss_its_timing(self, duel: Scenario) -> None:
        """A tribute, followed by the summon (C8, K1)."""
        duel.setup(you=side(hand=["Summoned Skull"], monsters=["Patient"]))
        duel.you.summons("Summoned Skull", tributing=["Patient"])
        duel.you.places_trigger("Patient")
        duel.resolves()
        assert duel.them.lp == 7900

    def test_a_when_effect_does(self, duel: Scenario) -> None:
        """And the log says so (C8, K1)."""
        duel.setup(you=side(hand=["Summoned Skull"], monsters=["Hasty"]))
        duel.you.summons("Summoned Skull", tributing=["Hasty"])
        duel.resolves()
        assert duel.missed == ["Hasty"]
        assert duel.them.lp == 8000

    def test_a_material_misses_it_too(self, duel: Scenario) -> None:
        """(C8)."""
        duel.setup(you=side(extra=["Stardust Dragon"], monsters=["Junk Synchron", "Hasty", "Kuriboh"]))
        duel.you.special_summons("Stardust Dragon", with_=["Junk Synchron", "Hasty", "Kuriboh"])
        duel.resolves()
        assert duel.missed == ["Hasty"]

    def test_destroyed_by_battle_it_does_not(self, duel: Scenario) -> None:
        """Its event is the last thing (C8, B1)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Hasty"]))
        duel.you.attacks("Battle Ox", "Hasty")
        duel.them.places_trigger("Hasty")
        duel.resolves()
        assert duel.you.lp == 7900

    def test_together_with_others_it_does_not(self, duel: Scenario) -> None:
        """Simultaneous events share their moment (C13)."""
        duel.setup(you=side(hand=["Dark Hole"], monsters=["Hasty", "Patient"]), them=side(monsters=["Hasty"]))
        duel.you.activates("Dark Hole")
        duel.you.places_trigger("Hasty")
        duel.you.places_trigger("Patient")
        duel.them.places_trigger("Hasty")
        assert duel.chain == ["Hasty", "Patient", "Hasty"]
        duel.resolves()
        assert duel.lp == {"you": 7900, "them": 7800}

    def test_each_decides_knowing_what_is_placed_already(self, duel: Scenario) -> None:
        """The turn player's optional ones, then the opponent's; he may leave his (C9, C10)."""
        duel.setup(you=side(hand=["Dark Hole"], monsters=["Hasty"]), them=side(monsters=["Hasty"]))
        duel.you.activates("Dark Hole")
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.reaches_choice("them", Why.TRIGGER)
        assert duel.chain == []
        duel.them.places_trigger("Hasty")
        duel.resolves()
        assert duel.lp == {"you": 7900, "them": 8000}

    def test_two_mandatory_and_one_optional_of_both_players(self, duel: Scenario) -> None:
        """Turn player's mandatory, opponent's mandatory, turn player's optional (C9, K2)."""
        duel.setup(
            you=side(hand=["Dark Hole"], monsters=["Hasty", "Sangan"], deck=["Kuriboh"]),
            them=side(monsters=["Sangan"], deck=["Kuriboh"]),
        )
        duel.you.activates("Dark Hole")
        duel.reaches_choice("you", Why.TRIGGER)
        assert duel.chain == ["Sangan", "Sangan"]
        assert [link.player for link in duel.state.chain] == [0, 1]
        duel.you.places_trigger("Hasty")
        duel.them.chooses("Kuriboh")
        duel.you.chooses("Kuriboh")
        duel.resolves()

    def test_triggers_of_an_opponents_summon_come_in_this_order(self, duel: Scenario) -> None:
        """The mandatory one before the optional one; then fast effects answer as later links (C9, S11)."""
        duel.setup(
            you=side(hand=["Battle Ox"]),
            them=side(monsters=["Watcher", "Witness"], spells=["Trap Hole"]),
        )
        duel.you.summons("Battle Ox")
        duel.reaches_choice("them", Why.TRIGGER)
        assert duel.chain == ["Witness"]
        duel.them.places_trigger("Watcher")
        assert duel.chain == ["Witness", "Watcher"]
        assert duel.asked == "you"
        duel.them.activates("Trap Hole")
        duel.resolves()
        assert duel.you.lp == 7800
        assert duel.you.monsters == []

    def test_a_negated_summon_triggers_nothing(self, duel: Scenario) -> None:
        """(S3, K6)."""
        duel.setup(
            you=side(hand=["Battle Ox"]),
            them=side(monsters=["Watcher", "Witness"], spells=["Solemn Judgment"]),
        )
        duel.you.summons("Battle Ox")
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        assert len(duel.happened(e.LinkMade)) == 1

    def test_a_summon_inside_a_chain_is_answered_after_it_and_only_as_its_last_thing(
        self, duel: Scenario
    ) -> None:
        """Revived by link 2, then link 1 resolves: "when" misses, mandatory does not (S11, C8)."""
        duel.setup(
            you=side(hand=["Pot of Greed"], spells=["Call of the Haunted"], grave=["Battle Ox"]),
            them=side(monsters=["Watcher", "Witness"]),
        )
        duel.you.activates("Pot of Greed")
        duel.them.passes()
        duel.you.activates("Call of the Haunted")
        duel.resolves()
        assert duel.missed == ["Watcher"]
        assert duel.you.lp == 7900

    def test_tokens_are_special_summoned(self, duel: Scenario) -> None:
        """What answers a special summon answers theirs, once (S12, C12)."""
        duel.setup(you=side(hand=["Scapegoat"]), them=side(monsters=["Witness"]))
        duel.you.activates("Scapegoat")
        duel.resolves()
        assert duel.you.lp == 7900

    def test_a_summon_in_the_damage_step_is_answered_by_what_must_alone(self, duel: Scenario) -> None:
        """Optional answers to a summon are not allowed there, mandatory effects are (B9)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox", "Soitsu"]),
            them=side(monsters=["Witness", "Watcher", "Mystical Elf"]),
        )
        duel.you.attacks("Battle Ox", "Mystical Elf")
        duel.reaches(Why.DAMAGE_STEP, timing=Timing.BEFORE_CALCULATION, of="them")
        duel.happens(e.Summoned(0, duel.find("Soitsu").known, e.Manner.SPECIAL))
        duel.reaches(Why.CHAIN, of="you")
        assert duel.chain == ["Witness"]
        duel.resolves()
        assert len(duel.happened(e.LinkMade)) == 1


class TestSharing:
    def test_two_triggers_that_share_one_cost(self, duel: Scenario) -> None:
        """Each is checked again when it is really placed (C9, K5)."""
        duel.setup(
            you=side(hand=["Axe of Despair", "Axe of Despair", "Raigeki"], monsters=["Sheep Token"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.activates("Axe of Despair", targeting="Battle Ox")
        duel.resolves()
        duel.you.activates("Axe of Despair", targeting="Battle Ox")
        duel.resolves()
        duel.you.activates("Raigeki")
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.places_trigger(copy("Axe of Despair", 1))
        duel.you.pays("Sheep Token")
        duel.resolves()
        assert len([link for link in duel.happened(e.LinkMade) if link.link.key == "trigger"]) == 1

    def test_the_only_card_that_could_pay_is_the_only_target(self, duel: Scenario) -> None:
        """Then the activation is not legal (K15, M9)."""
        duel.setup(you=side(hand=["Trade"], monsters=["Battle Ox"]), them=side(monsters=["Soitsu"]))
        duel.you.may_not("activate Trade")

    def test_with_another_one_pays_and_the_other_is_the_target(self, duel: Scenario) -> None:
        """Nothing that was paid can be the target (K15, M9)."""
        duel.setup(you=side(hand=["Trade"], monsters=["Battle Ox", "Soitsu"]))
        duel.you.activates("Trade")
        duel.you.pays("Soitsu")
        duel.you.targets("Battle Ox")
        duel.resolves()
        assert duel.you.atk("Battle Ox") == 2400

    def test_a_zone_that_the_cost_frees_counts_as_free(self, duel: Scenario) -> None:
        """(F9)."""
        duel.setup(you=side(hand=["Relief", "Vorse Raider"], monsters=["Battle Ox", *["Soitsu"] * 4]))
        duel.you.activates("Relief")
        duel.you.pays("Battle Ox")
        duel.you.chooses("Vorse Raider")
        duel.resolves()
        assert "Vorse Raider" in duel.you.monsters

    def test_a_cost_that_is_a_trigger_comes_after_the_chain(self, duel: Scenario) -> None:
        """Sangan, tributed for the cost, searches; the hasty one has missed its timing (C8, M9)."""
        duel.setup(
            you=side(hand=["Relief", "Vorse Raider", "Trade"], monsters=["Sangan", "Hasty"], deck=["Kuriboh"])
        )
        duel.you.activates("Relief")
        duel.you.pays("Sangan")
        duel.you.chooses("Vorse Raider")
        duel.you.chooses("Kuriboh")
        duel.resolves()
        duel.you.activates("Trade")
        duel.you.pays("Hasty")
        duel.resolves()
        assert duel.missed == ["Hasty"]


class TestNegationsInACircle:
    def test_the_one_that_has_applied_longest_stays(self, duel: Scenario) -> None:
        """A spell that negates traps against a trap that negates spells (C20, K17)."""
        duel.setup(
            you=side(hand=["Muzzle", "Mystical Space Typhoon"], field="Gaia Power", monsters=["Battle Ox"]),
            them=side(spells=["Silence"]),
        )
        duel.you.activates("Muzzle")
        duel.resolves()
        duel.you.ends_turn()
        duel.them.activates("Silence")
        duel.resolves()
        assert duel.without_effect == {"Silence": "effect_negated"}
        assert duel.you.atk("Battle Ox") == 2200
        duel.you.activates("Mystical Space Typhoon", targeting="Muzzle")
        duel.resolves()
        assert duel.you.atk("Battle Ox") == 1700

    def test_the_other_way_round(self, duel: Scenario) -> None:
        """By time, never by who is looked at first (C20, K17)."""
        duel.setup(
            you=side(hand=["Muzzle"], field="Gaia Power", monsters=["Battle Ox"]),
            them=side(spells=[face_up("Silence")]),
        )
        assert duel.you.atk("Battle Ox") == 1700
        duel.you.activates("Muzzle")
        duel.resolves()
        assert duel.you.atk("Battle Ox") == 1700

    def test_what_negates_it_from_outside_the_circle_decides(self, duel: Scenario) -> None:
        """Jinzo negates the trap whoever came first (C20)."""
        duel.setup(
            you=side(field="Gaia Power", monsters=["Battle Ox"], hand=["Jinzo"]),
            them=side(spells=[face_up("Silence")]),
        )
        assert duel.you.atk("Battle Ox") == 1700
        duel.arrives("Jinzo")
        assert duel.you.atk("Battle Ox") == 2200


class TestOncePerTurn:
    def test_once_and_again_in_the_next_turn(self, duel: Scenario) -> None:
        """(C11)."""
        duel.setup(you=side(monsters=["Archer", "Archer"]))
        duel.you.activates(copy("Archer", 1))
        duel.resolves()
        assert duel.you.offers("Archer") == 1
        duel.you.activates(copy("Archer", 2))
        duel.resolves()
        duel.you.may_not("activate Archer")
        duel.you.ends_turn()
        duel.resolves()
        duel.them.ends_turn()
        duel.resolves()
        duel.you.may("activate Archer")

    def test_face_down_and_up_again_it_is_new(self, duel: Scenario) -> None:
        """(C11, C18)."""
        duel.setup(you=side(monsters=["Archer"]))
        duel.you.activates("Archer")
        duel.resolves()
        duel.turns("Archer", Position.FACE_DOWN_DEFENSE)
        duel.turns("Archer", Position.ATTACK)
        duel.you.may("activate Archer")

    def test_left_and_come_back_it_is_new(self, duel: Scenario) -> None:
        """(C11)."""
        duel.setup(you=side(monsters=["Archer"]))
        duel.you.activates("Archer")
        duel.resolves()
        duel.moves("Archer", to="grave")
        duel.arrives("Archer")
        duel.you.may("activate Archer")

    def test_under_another_control_it_is_not(self, duel: Scenario) -> None:
        """It belongs to the card that stands there (C11)."""
        duel.setup(you=side(monsters=["Archer"]))
        duel.you.activates("Archer")
        duel.resolves()
        duel.arrives("Archer", under="them")
        duel.arrives("Archer", under="you")
        assert duel.you.monsters == ["Archer"]
        duel.you.may_not("activate Archer")

    def test_it_counts_as_used_when_the_activation_was_negated(self, duel: Scenario) -> None:
        """(C11)."""
        duel.setup(you=side(monsters=["Archer"]))
        duel.you.activates("Archer")
        duel.happens(e.LinkNegated(1))
        duel.resolves()
        assert duel.them.lp == 8000
        duel.you.may_not("activate Archer")

    def test_a_quick_effect_in_either_turn(self, duel: Scenario) -> None:
        """Speed 2, from the field (E5, C1)."""
        duel.setup(turn_of="them", you=side(monsters=["Sentinel"]), them=side(hand=["Pot of Greed"]))
        duel.them.activates("Pot of Greed")
        duel.you.activates("Sentinel")
        assert duel.chain == ["Pot of Greed", "Sentinel"]
        duel.resolves()


class TestFieldSpellThatTriggers:
    def test_replaced_by_an_activation_it_misses_its_timing(self, duel: Scenario) -> None:
        """The activation follows (F7a, C8)."""
        duel.setup(you=side(hand=["Gaia Power"], field="Meadow"))
        duel.you.activates("Gaia Power")
        duel.resolves()
        assert duel.missed == ["Meadow"]

    def test_replaced_by_a_set_it_does_not(self, duel: Scenario) -> None:
        """It is destroyed the moment the new one is put there (F7a, C8)."""
        duel.setup(you=side(hand=["Gaia Power"], field="Meadow"))
        duel.you.sets("Gaia Power")
        duel.you.places_trigger("Meadow")
        duel.resolves()
        assert duel.them.lp == 7900

    def test_replaced_by_the_opponents_it_does_not(self, duel: Scenario) -> None:
        """The last thing of that link (F7b, C8)."""
        duel.setup(you=side(hand=["Gaia Power"]), them=side(field="Meadow"))
        duel.you.activates("Gaia Power")
        duel.them.places_trigger("Meadow")
        duel.resolves()
        assert duel.you.lp == 7900

    def test_a_face_down_one_goes_to_the_graveyard_face_up_and_triggers(self, duel: Scenario) -> None:
        """Its effects that can activate there can (F6, F7a)."""
        duel.setup(you=side(hand=["Gaia Power"], field=set_before("Meadow")))
        duel.you.sets("Gaia Power")
        duel.you.places_trigger("Meadow")
        duel.resolves()
        assert duel.them.lp == 7900


class TestOneAct:
    def test_two_cards_drawn_by_one_effect_are_one_event(self, duel: Scenario) -> None:
        """(C12)."""
        duel.setup(you=side(hand=["Pot of Greed"]))
        duel.you.activates("Pot of Greed")
        duel.resolves()
        drawn = [event for event in duel.happened(e.Moved) if event.reason is e.Reason.DRAW]
        assert [len(event.moves) for event in drawn] == [2]

    def test_so_are_two_cards_discarded_together(self, duel: Scenario) -> None:
        """The pilgrim's companions make it no second event (C12, C13)."""
        duel.setup(you=side(hand=["Pilgrim", "Pilgrim", *["Soitsu"] * 6], deck=["Battle Ox"] * 4))
        duel.you.ends_turn()
        duel.reaches_choice("you", Why.HAND_LIMIT)
        duel.you.discards("Pilgrim", "Pilgrim")
        duel.you.places_trigger(copy("Pilgrim", 1))
        duel.reaches_choice("you", Why.HAND_LIMIT)
        discarded = [event for event in duel.happened(e.Moved) if event.reason is e.Reason.DISCARD]
        assert [len(event.moves) for event in discarded] == [2]
        duel.you.discards("Battle Ox", "Battle Ox")
        duel.resolves()


class TestHandLimit:
    def test_what_was_discarded_for_it_triggers_and_the_hand_is_cut_again(self, duel: Scenario) -> None:
        """No effect and no cost; if the chain leaves him above it, he discards again (T8, K25, X3)."""
        duel.setup(you=side(hand=["Pilgrim", *["Soitsu"] * 6], deck=["Battle Ox"]))
        duel.you.ends_turn()
        duel.reaches_choice("you", Why.HAND_LIMIT)
        duel.you.discards("Pilgrim")
        duel.reaches_choice("you", Why.HAND_LIMIT)
        assert duel.you.hand.count("Battle Ox") == 1
        duel.you.discards("Battle Ox")
        duel.resolves()
        assert len(duel.you.hand) == 6
        assert duel.turn == 4

    def test_it_is_the_last_thing_of_the_turn(self, duel: Scenario) -> None:
        """What was lent goes back before it (K25, T8, T9)."""
        duel.setup(you=side(hand=["Change of Heart", *["Soitsu"] * 7]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Change of Heart")
        duel.resolves()
        duel.you.ends_turn()
        duel.reaches_choice("you", Why.HAND_LIMIT)
        assert duel.them.monsters == ["Battle Ox"]
        duel.you.discards("Soitsu")
        duel.resolves()


class TestOath:
    def test_it_binds_while_its_link_waits_on_the_chain(self, duel: Scenario) -> None:
        """Nothing else can be summoned in answer to it (S3, C17)."""
        duel.setup(you=side(hand=["Scapegoat"], spells=["Call of the Haunted"], grave=["Battle Ox"]))
        duel.you.activates("Scapegoat")
        duel.them.passes()
        duel.you.may_not("activate Call of the Haunted")
        duel.resolves()
        duel.you.may_not("activate Call of the Haunted")

    def test_it_binds_an_earlier_link_too(self, duel: Scenario) -> None:
        """Call of the Haunted, answered with Scapegoat, revives nothing (C5, C17)."""
        duel.setup(
            you=side(hand=["Scapegoat"], spells=["Call of the Haunted"], grave=["Battle Ox"]),
            them=side(spells=["Call of the Haunted"], grave=["Battle Ox"]),
        )
        duel.you.activates("Call of the Haunted")
        duel.them.passes()
        duel.you.activates("Scapegoat")
        duel.resolves()
        assert duel.you.monsters == ["Sheep Token"] * 4

    def test_the_opponent_is_not_bound(self, duel: Scenario) -> None:
        """(C17)."""
        duel.setup(
            you=side(hand=["Scapegoat"]),
            them=side(spells=["Call of the Haunted"], grave=["Battle Ox"]),
        )
        duel.you.activates("Scapegoat")
        duel.them.activates("Call of the Haunted")
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]

    def test_a_negated_activation_binds_nobody(self, duel: Scenario) -> None:
        """As its text says (M10)."""
        duel.setup(you=side(hand=["Scapegoat", "Battle Ox"]), them=side(spells=["Solemn Judgment"]))
        duel.you.activates("Scapegoat")
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        duel.you.may("summon Battle Ox")

    def test_it_ends_with_the_turn(self, duel: Scenario) -> None:
        """And not a turn later (T9, K7)."""
        duel.setup(
            you=side(hand=["Battle Ox"], spells=["Scapegoat"]),
            them=side(hand=["Pot of Greed"]),
            turn_of="them",
        )
        duel.them.activates("Pot of Greed")
        duel.you.activates("Scapegoat")
        duel.resolves()
        duel.them.ends_turn()
        duel.resolves()
        duel.you.may("summon Battle Ox")


class TestOptionalFlip:
    def test_it_may_be_left(self, duel: Scenario) -> None:
        """Optional as printed (E1)."""
        duel.setup(you=side(monsters=[face_down("Shy"), face_down("Shy")]))
        duel.you.flip_summons(copy("Shy", 1))
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()
        assert duel.them.lp == 8000
        duel.you.flip_summons(copy("Shy", 2))
        duel.you.places_trigger(copy("Shy", 2))
        duel.resolves()
        assert duel.them.lp == 7900


class TestAlso:
    def test_each_part_is_done_on_its_own_in_one_moment(self, duel: Scenario) -> None:
        """Without the card to destroy there is still the damage (C5)."""
        duel.setup(
            you=side(spells=["Storm"]),
            them=side(spells=["Mystical Space Typhoon"], monsters=["Battle Ox"]),
        )
        duel.you.activates("Storm")
        duel.them.activates("Mystical Space Typhoon")
        duel.resolves()
        assert duel.lp == {"you": 7900, "them": 7900}
