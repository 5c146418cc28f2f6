"""Triggers: their order, their timing, and what they miss (C8-C10, C12, E1, E4, S11)."""

from duels.engine import events as e
from duels.engine.prompts import Why
from tests.scenario import BATTLE, Scenario, face_down, side


class TestOrder:
    def test_the_turn_players_mandatory_triggers_come_first(self, duel: Scenario) -> None:
        """Turn player's mandatory, then the opponent's; the last placed resolves first (C9, K2)."""
        duel.setup(
            you=side(hand=["Dark Hole"], monsters=["Sangan"], deck=["Kuriboh"]),
            them=side(monsters=["Sangan"], deck=["Soitsu"]),
        )
        duel.you.activates("Dark Hole")
        duel.reaches_choice("them", Why.ADD_TO_HAND)
        assert [link.player for link in duel.state.chain] == [0, 1]
        duel.them.chooses("Soitsu")
        duel.you.chooses("Kuriboh")
        duel.resolves()
        assert (duel.you.hand, duel.them.hand) == (["Kuriboh"], ["Soitsu"])

    def test_the_turn_player_is_first_whoever_activated(self, duel: Scenario) -> None:
        """Turn player's class by class (C9, K2)."""
        duel.setup(
            turn_of="them",
            you=side(monsters=["Sangan"], deck=["Kuriboh"]),
            them=side(hand=["Dark Hole"], monsters=["Sangan"], deck=["Soitsu"]),
        )
        duel.them.activates("Dark Hole")
        duel.reaches_choice("you", Why.ADD_TO_HAND)
        assert [link.player for link in duel.state.chain] == [1, 0]
        duel.you.chooses("Kuriboh")
        duel.them.chooses("Soitsu")
        duel.resolves()

    def test_mandatory_triggers_come_before_optional_ones(self, duel: Scenario) -> None:
        """The opponent's mandatory one before the turn player's optional one (C9, K2)."""
        duel.setup(
            you=side(
                hand=["Axe of Despair", "Dark Hole"],
                monsters=["Battle Ox"],
                grave=["Vorse Raider"],
                life_points=4000,
            ),
            them=side(monsters=["Sangan"], deck=["Soitsu"]),
        )
        duel.you.activates("Axe of Despair", targeting="Sangan")
        duel.resolves()
        duel.you.activates("Dark Hole")
        # Nothing is left to tribute for the axe, so only Sangan's search comes.
        duel.reaches_choice("them", Why.ADD_TO_HAND)
        assert duel.chain == ["Sangan"]
        duel.them.chooses("Soitsu")
        duel.resolves()

    def test_each_player_orders_his_own(self, duel: Scenario) -> None:
        """Of several mandatory ones he chooses which is placed next (C9)."""
        duel.setup(
            turn_of="them",
            you=side(
                monsters=[face_down("Man-Eater Bug"), face_down("Magician of Faith")], grave=["Raigeki"]
            ),
            them=side(hand=["Swords of Revealing Light"], monsters=["Battle Ox"]),
        )
        duel.them.activates("Swords of Revealing Light")
        duel.reaches_choice("you", Why.TRIGGER_ORDER)
        duel.you.places_trigger("Magician of Faith")
        duel.you.targets("Battle Ox")
        assert duel.chain == ["Magician of Faith", "Man-Eater Bug"]
        duel.resolves()
        assert (duel.you.hand, duel.them.monsters) == (["Raigeki"], [])


class TestTiming:
    def test_an_optional_when_effect_misses_its_timing_when_something_followed(self, duel: Scenario) -> None:
        """The nuzzler is destroyed by link 2, and link 1 is the last thing that happened (C8, K1)."""
        duel.setup(
            you=side(hand=["Malevolent Nuzzler", "Pot of Greed"], monsters=["Battle Ox"]),
            them=side(spells=["Mystical Space Typhoon"]),
        )
        duel.you.activates("Malevolent Nuzzler")
        duel.resolves()
        duel.you.activates("Pot of Greed")
        duel.them.activates("Mystical Space Typhoon", targeting="Malevolent Nuzzler")
        duel.resolves()
        assert duel.missed == ["Malevolent Nuzzler"]
        assert "Malevolent Nuzzler" in duel.you.grave

    def test_it_does_not_miss_it_when_its_event_was_the_last_thing(self, duel: Scenario) -> None:
        """Destroyed by the only link (C8)."""
        duel.setup(
            you=side(hand=["Malevolent Nuzzler", "Mystical Space Typhoon"], monsters=["Battle Ox"]),
        )
        duel.you.activates("Malevolent Nuzzler")
        duel.resolves()
        duel.you.activates("Mystical Space Typhoon")
        duel.you.places_trigger("Malevolent Nuzzler")
        assert duel.you.lp == 7500
        duel.resolves()
        assert duel.missed == []
        assert duel.you.deck[0] == "Malevolent Nuzzler"

    def test_it_may_be_left(self, duel: Scenario) -> None:
        """An optional effect is its player's choice each time (C10)."""
        duel.setup(
            you=side(hand=["Malevolent Nuzzler", "Mystical Space Typhoon"], monsters=["Battle Ox"]),
        )
        duel.you.activates("Malevolent Nuzzler")
        duel.resolves()
        duel.you.activates("Mystical Space Typhoon")
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()
        assert duel.you.lp == 8000

    def test_cards_that_go_after_use_make_nothing_miss_its_timing(self, duel: Scenario) -> None:
        """That move is by the rules, and comes before triggers are gathered (C7, C8)."""
        duel.setup(
            you=side(hand=["Axe of Despair", "Raigeki"], monsters=["Battle Ox"]),
            them=side(monsters=["Vorse Raider"]),
        )
        duel.you.activates("Axe of Despair", targeting="Vorse Raider")
        duel.resolves()
        duel.you.activates("Raigeki")
        duel.you.places_trigger("Axe of Despair")
        duel.you.pays("Battle Ox")
        duel.resolves()
        assert duel.you.deck[0] == "Axe of Despair"

    def test_a_mandatory_effect_does_not_miss_its_timing(self, duel: Scenario) -> None:
        """Sangan is tributed, and then a monster is summoned: it searches all the same (C8, K1)."""
        duel.setup(
            you=side(
                hand=["Magical Dimension", "Dark Magician"],
                monsters=["Sangan", "Breaker the Magical Warrior"],
                deck=["Kuriboh"],
            ),
        )
        duel.you.activates("Magical Dimension", targeting="Sangan")
        duel.you.chooses("Dark Magician")
        duel.you.chooses("attack")
        duel.you.chooses("no")
        duel.you.chooses("Kuriboh")
        duel.resolves()
        assert duel.you.hand == ["Kuriboh"]

    def test_an_equip_that_goes_with_its_tributed_monster_misses_its_timing(self, duel: Scenario) -> None:
        """The tribute came before the summon of the same effect (C8, S7)."""
        duel.setup(
            you=side(
                hand=["Malevolent Nuzzler", "Magical Dimension", "Dark Magician"],
                monsters=["Battle Ox", "Breaker the Magical Warrior"],
            ),
        )
        duel.you.activates("Malevolent Nuzzler", targeting="Battle Ox")
        duel.resolves()
        duel.you.activates("Magical Dimension", targeting="Battle Ox")
        duel.you.chooses("Dark Magician")
        duel.you.chooses("attack")
        duel.you.chooses("no")
        duel.resolves()
        assert duel.missed == ["Malevolent Nuzzler"]

    def test_a_tribute_for_a_summon_makes_an_optional_effect_miss_its_timing(self, duel: Scenario) -> None:
        """The tribute is followed by the summon (C8); a mandatory effect comes after the summon (S2, S3)."""
        duel.setup(
            you=side(
                hand=["Malevolent Nuzzler", "Summoned Skull"],
                monsters=["Sangan"],
                deck=["Kuriboh"],
            ),
        )
        duel.you.activates("Malevolent Nuzzler")
        duel.resolves()
        duel.you.summons("Summoned Skull", tributing=["Sangan"])
        duel.you.chooses("Kuriboh")
        duel.resolves()
        assert duel.missed == ["Malevolent Nuzzler"]
        assert duel.you.hand == ["Kuriboh"]

    def test_what_was_sent_as_a_cost_triggers_after_the_chain(self, duel: Scenario) -> None:
        """A mandatory effect does not miss its timing by having been a cost (C8, M9)."""
        duel.setup(
            you=side(
                hand=["Axe of Despair", "Mystical Space Typhoon"],
                monsters=["Sangan"],
                deck=["Kuriboh", "Soitsu"],
            ),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.activates("Axe of Despair", targeting="Battle Ox")
        duel.resolves()
        duel.you.activates("Mystical Space Typhoon")
        duel.you.places_trigger("Axe of Despair")
        duel.you.pays("Sangan")
        duel.you.chooses("Kuriboh")
        duel.resolves()
        assert duel.you.hand == ["Kuriboh"]
        assert duel.you.deck[0] == "Axe of Despair" or "Axe of Despair" in duel.you.deck


class TestMandatory:
    def test_a_mandatory_effect_activates_by_itself_though_it_will_do_nothing(self, duel: Scenario) -> None:
        """Sangan's search finds nothing, and nothing happens (C10, C19)."""
        duel.setup(
            you=side(hand=["Dark Hole"], monsters=["Sangan"], deck=["Dark Magician"] * 3, filled=False),
        )
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert [event.link.key for event in duel.happened(e.LinkMade)] == ["activation", "trigger"]
        assert duel.you.hand == []

    def test_one_that_must_target_and_has_no_target_does_not_activate(self, duel: Scenario) -> None:
        """There is no spell in the graveyard for Magician of Faith (C10)."""
        duel.setup(you=side(monsters=[face_down("Magician of Faith")], grave=["Battle Ox"]))
        duel.you.flip_summons("Magician of Faith")
        duel.resolves()
        assert duel.happened(e.LinkMade) == []

    def test_an_effect_that_could_do_nothing_cannot_be_activated_by_choice(self, duel: Scenario) -> None:
        """Dark Hole with no monster, Fissure without one of the opponent's (C10)."""
        duel.setup(you=side(hand=["Dark Hole", "Fissure", "Raigeki"]))
        duel.you.may_not("activate Dark Hole")
        duel.you.may_not("activate Fissure")
        duel.you.may_not("activate Raigeki")

    def test_a_mandatory_effect_is_not_activated_twice_for_one_event(self, duel: Scenario) -> None:
        """One tribute, one search (C10)."""
        duel.setup(
            you=side(hand=["Summoned Skull"], monsters=["Sangan"], deck=["Kuriboh", "Soitsu"]),
        )
        duel.you.summons("Summoned Skull", tributing=["Sangan"])
        duel.you.chooses("Kuriboh")
        duel.resolves()
        assert len(duel.happened(e.LinkMade)) == 1


class TestFlip:
    def test_by_a_flip_summon(self, duel: Scenario) -> None:
        """Turned face-up, it activates (E1)."""
        duel.setup(you=side(monsters=[face_down("Man-Eater Bug")]), them=side(monsters=["Battle Ox"]))
        duel.you.flip_summons("Man-Eater Bug")
        duel.you.chooses("Battle Ox")
        duel.resolves()
        assert duel.them.monsters == []

    def test_by_an_effect(self, duel: Scenario) -> None:
        """Swords turns it up (E1)."""
        duel.setup(
            you=side(hand=["Swords of Revealing Light"], monsters=["Battle Ox"]),
            them=side(monsters=[face_down("Man-Eater Bug")]),
        )
        duel.you.activates("Swords of Revealing Light")
        duel.them.chooses("Battle Ox")
        duel.resolves()
        assert duel.you.monsters == []

    def test_by_an_attack_it_activates_after_the_calculation(self, duel: Scenario) -> None:
        """At its timing, and not against what this battle has destroyed (E1, B1, B4, B8)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(monsters=[face_down("Man-Eater Bug")]),
            them=side(monsters=["Battle Ox", "Vorse Raider"]),
        )
        duel.them.attacks("Battle Ox", "Man-Eater Bug")
        duel.reaches_choice("you", Why.TARGET)
        assert duel.you.choices == ["Battle Ox", "Vorse Raider"]
        duel.you.targets("Battle Ox")
        duel.resolves()
        assert duel.them.monsters == ["Vorse Raider"]
        assert duel.you.grave == ["Man-Eater Bug"]

    def test_not_when_destroyed_face_down(self, duel: Scenario) -> None:
        """Nor when it goes to the graveyard face-up from there (E1, F6)."""
        duel.setup(
            you=side(hand=["Raigeki"], monsters=["Battle Ox"]),
            them=side(monsters=[face_down("Man-Eater Bug")]),
        )
        duel.you.activates("Raigeki")
        duel.resolves()
        assert len(duel.happened(e.LinkMade)) == 1

    def test_not_when_summoned_face_up(self, duel: Scenario) -> None:
        """A normal summon turns nothing face-up (E1)."""
        duel.setup(you=side(hand=["Man-Eater Bug"]), them=side(monsters=["Battle Ox"]))
        duel.you.summons("Man-Eater Bug")
        duel.resolves()
        assert duel.happened(e.LinkMade) == []


class TestSangan:
    def test_its_owner_activates_it_when_it_is_sent_from_under_the_opponents_control(
        self, duel: Scenario
    ) -> None:
        """In the graveyard it is its owner's (C8, F8, E4)."""
        duel.setup(
            you=side(hand=["Change of Heart", "Summoned Skull"], deck=["Soitsu"]),
            them=side(monsters=["Sangan"], deck=["Kuriboh"]),
        )
        duel.you.activates("Change of Heart")
        duel.resolves()
        duel.you.summons("Summoned Skull", tributing=["Sangan"])
        duel.them.chooses("Kuriboh")
        duel.resolves()
        assert duel.them.hand == ["Kuriboh"]
        assert duel.you.hand == []

    def test_not_from_the_hand(self, duel: Scenario) -> None:
        """A trigger acts from where its text says (E4, X3)."""
        duel.setup(
            you=side(hand=["Sangan", "Dark Hole"], monsters=["Battle Ox"], spells=["Magic Jammer"]),
            them=side(hand=["Pot of Greed"]),
            turn_of="them",
        )
        duel.them.activates("Pot of Greed")
        duel.you.activates("Magic Jammer")
        duel.you.pays("Sangan")
        duel.resolves()
        assert "Sangan" in duel.you.grave
        assert [event.link.key for event in duel.happened(e.LinkMade)] == ["activation", "activation"]

    def test_it_still_activates_when_it_has_moved_on_to_another_public_place(self, duel: Scenario) -> None:
        """Tributed as a cost, revived in the same chain, and it searches (C8; changed in 2020)."""
        duel.setup(
            you=side(
                hand=["Axe of Despair", "Mystical Space Typhoon"],
                monsters=["Sangan"],
                spells=["Call of the Haunted"],
                deck=["Kuriboh"],
            ),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.activates("Axe of Despair", targeting="Battle Ox")
        duel.resolves()
        duel.you.activates("Mystical Space Typhoon", targeting="Axe of Despair")
        duel.you.places_trigger("Axe of Despair")
        duel.you.pays("Sangan")
        duel.you.activates("Call of the Haunted", targeting="Sangan")
        duel.you.chooses("Kuriboh")
        duel.resolves()
        assert duel.you.monsters == ["Sangan"]
        assert duel.you.hand == ["Kuriboh"]


class TestSummonTriggers:
    def test_breaker_gets_its_counter_when_it_is_normal_summoned(self, duel: Scenario) -> None:
        """A mandatory trigger of a successful summon (E4, S11)."""
        duel.setup(you=side(hand=["Breaker the Magical Warrior"]))
        duel.you.summons("Breaker the Magical Warrior")
        duel.resolves()
        assert duel.you.atk("Breaker the Magical Warrior") == 1900

    def test_not_when_it_is_special_summoned(self, duel: Scenario) -> None:
        """Another way of summoning (E4)."""
        duel.setup(you=side(hand=["Monster Reborn"], grave=["Breaker the Magical Warrior"]))
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.atk("Breaker the Magical Warrior") == 1600

    def test_an_optional_one_is_asked_for(self, duel: Scenario) -> None:
        """Junk Synchron's revival may be left (C10, E4)."""
        duel.setup(you=side(hand=["Junk Synchron"], grave=["Kuriboh"]))
        duel.you.summons("Junk Synchron")
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()
        assert duel.you.monsters == ["Junk Synchron"]

    def test_it_is_not_offered_without_a_target(self, duel: Scenario) -> None:
        """Level 2 or lower in one's own graveyard (C10)."""
        duel.setup(you=side(hand=["Junk Synchron"], grave=["Battle Ox"]), them=side(grave=["Kuriboh"]))
        duel.you.summons("Junk Synchron")
        duel.resolves()
        assert duel.happened(e.LinkMade) == []

    def test_the_turn_player_may_answer_a_summon_first_then_the_opponent(self, duel: Scenario) -> None:
        """If there were no triggers (S11)."""
        duel.setup(
            turn_of="them",
            you=side(spells=["Trap Hole"]),
            them=side(hand=["Battle Ox"], spells=["Book of Moon"]),
        )
        duel.them.summons("Battle Ox")
        duel.reaches(Why.SUMMON)
        assert duel.asked == "them"
        duel.them.may("activate Book of Moon")
        duel.them.passes()
        duel.you.may("activate Trap Hole")
        duel.you.activates("Trap Hole")
        duel.resolves()
        assert duel.them.monsters == []

    def test_a_summon_that_was_not_the_last_thing_cannot_be_answered(self, duel: Scenario) -> None:
        """With a trigger's chain after it, a "when" trap only answers as part of that chain (S11, C8)."""
        duel.setup(
            turn_of="them",
            you=side(spells=["Trap Hole"]),
            them=side(hand=["Breaker the Magical Warrior"]),
        )
        duel.them.summons("Breaker the Magical Warrior")
        duel.reaches(Why.CHAIN)
        duel.you.may("activate Trap Hole")
        duel.you.passes()
        duel.them.passes()
        assert duel.prompt is not None
        assert duel.prompt.why is Why.AFTER_CHAIN
        duel.you.may_not("activate Trap Hole")
        duel.resolves()
