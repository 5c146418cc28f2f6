"""Fine points of the rules that changes to the code once passed by without a test that failed."""

import pytest

from duels.engine import events as e
from duels.engine.prompts import PASS, ChooseCards, ChooseOne, PlaceTrigger, Why
from tests.scenario import BATTLE, Refused, Scenario, copy, face_down, face_up, side


class TestWhoIsAsked:
    def test_after_the_third_link_its_opponent_is_asked_first(self, duel: Scenario) -> None:
        """After each link the opponent of its player may answer, then that player (C3)."""
        duel.setup(
            you=side(monsters=["Battle Ox"], hand=["Rush", "Ration", "Alms"]),
            them=side(spells=["Ration", "Alms"]),
        )
        duel.you.activates("Rush")
        duel.them.activates("Ration")
        duel.you.activates("Ration")
        assert len(duel.chain) == 3
        assert duel.asked == "them"
        duel.them.passes()
        assert duel.asked == "you"
        duel.resolves()
        assert duel.lp == {"you": 7900, "them": 7900}

    def test_mandatory_triggers_are_ordered_without_a_way_to_pass(self, duel: Scenario) -> None:
        """Each player orders his own; a mandatory one cannot be left out (C9)."""
        duel.setup(
            turn_of="them",
            you=side(monsters=["Witness", "Witness"]),
            them=side(hand=["Battle Ox"]),
        )
        duel.them.summons("Battle Ox")
        duel.reaches_choice("you", Why.TRIGGER_ORDER)
        assert isinstance(duel.prompt, PlaceTrigger)
        assert PASS not in duel.prompt.options
        assert len(duel.prompt.options) == 2
        duel.you.places_trigger(copy("Witness", 1))
        duel.resolves()
        assert duel.them.lp == 7800

    def test_an_optional_trigger_can_be_passed_over(self, duel: Scenario) -> None:
        """Only what is mandatory cannot be left out (C9)."""
        duel.setup(turn_of="them", you=side(monsters=["Watcher"]), them=side(hand=["Battle Ox"]))
        duel.them.summons("Battle Ox")
        duel.reaches_choice("you", Why.TRIGGER)
        assert isinstance(duel.prompt, PlaceTrigger)
        assert PASS in duel.prompt.options
        duel.send(PASS)
        duel.resolves()
        assert duel.them.lp == 8000


class TestFromWhichCardAQuestionComes:
    """A player who is asked is told for which card (M9, X4)."""

    def test_a_cost_and_a_target(self, duel: Scenario) -> None:
        """The cost and the targets of a card are asked for that card (M9, X4)."""
        duel.setup(you=side(hand=["Trade"], monsters=["Battle Ox", "Vorse Raider", "Mystical Elf"]))
        duel.you.activates("Trade")
        trade = duel.find("Trade").handle
        assert isinstance(duel.prompt, ChooseCards)
        assert (duel.prompt.why, duel.prompt.source) == (Why.COST, trade)
        duel.you.pays("Battle Ox")
        assert isinstance(duel.prompt, ChooseCards)
        assert (duel.prompt.why, duel.prompt.source) == (Why.TARGET, trade)
        duel.you.targets("Vorse Raider")
        duel.resolves()
        assert duel.you.atk("Vorse Raider") == 1900 + 700

    def test_what_may_be_done(self, duel: Scenario) -> None:
        """Whether to do a part of an effect is asked for the card whose effect it is (C5)."""
        duel.setup(
            you=side(spells=["Dust Tornado"], hand=["Fee"]),
            them=side(spells=["Mirror Force"]),
        )
        duel.you.activates("Dust Tornado", targeting="Mirror Force")
        duel.reaches_choice("you", Why.DO_IT)
        assert isinstance(duel.prompt, ChooseOne)
        assert duel.prompt.source == duel.find("Dust Tornado").handle
        duel.you.chooses("no")
        duel.resolves()
        assert duel.you.hand == ["Fee"]

    @pytest.mark.parametrize("left", [("Battle Ox", "Mystical Elf"), ()])
    def test_a_replay(self, duel: Scenario, left: tuple[str, ...]) -> None:
        """A replay is asked for its attacker, of its player, and for one target at most (B3)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Dark Magician"]),
            them=side(monsters=["Vorse Raider", *left]),
        )
        duel.you.attacks("Dark Magician", "Vorse Raider")
        duel.moves("Vorse Raider", to="grave")
        duel.reaches_choice("you", Why.REPLAY)
        prompt = duel.prompt
        assert isinstance(prompt, ChooseCards | ChooseOne)
        assert prompt.source == duel.find("Dark Magician").handle
        if isinstance(prompt, ChooseCards):
            assert (prompt.minimum, prompt.maximum) == (0, 1)
        duel.you.replays_onto("Mystical Elf" if left else "directly")
        (changed,) = duel.happened(e.AttackTargetChanged)
        assert changed.player == 0
        assert changed.attacker.uid == duel.find("Dark Magician").uid
        duel.resolves()


class TestTheFieldSpellOfTheOther:
    def test_another_spell_does_not_replace_it(self, duel: Scenario) -> None:
        """Only a field spell that is activated destroys the other's (F7b, not F7a)."""
        duel.setup(you=side(hand=["Fee", "Steady"]), them=side(field="Meadow"))
        duel.you.activates("Fee")
        duel.resolves()
        duel.you.activates("Steady")
        duel.resolves()
        assert duel.them.spells == ["Meadow"]

    def test_a_field_spell_replaces_it(self, duel: Scenario) -> None:
        """It is destroyed by the rules, by the controller of the new one (F7b)."""
        duel.setup(you=side(hand=["Meadow"]), them=side(field="Meadow"))
        duel.you.activates("Meadow")
        duel.reaches_choice("them", Why.TRIGGER)
        assert duel.them.grave == ["Meadow"]
        assert duel.reason_of("Meadow") is e.Reason.RULE_DESTRUCTION
        assert duel.happened(e.Moved)[-1].player == 0
        duel.send(PASS)
        duel.resolves()


class TestWhatNegatesAndDestroys:
    """Whether an effect would destroy a card on the field depends on what it answers (C3, M10)."""

    def test_a_card_that_stands_would_be_destroyed_on_the_field(self, duel: Scenario) -> None:
        """The negation of an effect of a card that stands destroys a card on the field (M10, C3)."""
        duel.setup(
            you=side(monsters=["Razer", "Stardust Dragon"]),
            them=side(monsters=["Stardust Dragon"]),
        )
        duel.you.activates("Razer")
        duel.them.activates("Stardust Dragon")
        duel.you.may("activate Stardust Dragon")
        duel.you.activates("Stardust Dragon")
        duel.resolves()
        assert "Razer" in duel.you.monsters

    def test_an_activated_card_would_not_be_destroyed_on_the_field(self, duel: Scenario) -> None:
        """A card whose activation is negated is not "on the field" when it is destroyed (M10, not C3)."""
        duel.setup(
            you=side(hand=["Snipe"], monsters=["Stardust Dragon"]),
            them=side(monsters=["Stardust Dragon", "Battle Ox"]),
        )
        duel.you.activates("Snipe", targeting="Battle Ox")
        duel.them.activates("Stardust Dragon")
        duel.you.may_not("activate Stardust Dragon")
        duel.resolves()
        assert duel.you.grave == ["Snipe"]

    def test_what_is_destroyed_by_a_negated_activation(self, duel: Scenario) -> None:
        """A card is destroyed with its activation, whatever else is on the chain (M10, S3)."""
        duel.setup(
            you=side(spells=[face_up("Steady"), "Magic Jammer"], hand=["Battle Ox"]),
            them=side(spells=["Ration"]),
        )
        duel.you.activates("Steady")
        duel.them.activates("Ration")
        duel.you.activates("Magic Jammer")
        duel.you.pays("Battle Ox")
        duel.resolves()
        assert duel.reason_of("Ration") is e.Reason.NEGATION


class TestWhatOthersCannotKnow:
    """Where only its player sees whether he can do it he is asked all the same (F3)."""

    def test_he_is_asked_though_he_can_do_nothing(self, duel: Scenario) -> None:
        """He is asked, and can only refuse, while he has cards in his hand (F3)."""
        duel.setup(you=side(monsters=["Doorman"], hand=["Vorse Raider"]))
        duel.you.activates("Doorman")
        duel.reaches_choice("you", Why.DO_IT)
        assert isinstance(duel.prompt, ChooseOne)
        assert duel.prompt.options == ("no",)
        duel.you.chooses("no")
        duel.resolves()

    def test_nobody_is_asked_with_an_empty_hand(self, duel: Scenario) -> None:
        """All know that there is nothing to summon (F3)."""
        duel.setup(you=side(monsters=["Doorman"]))
        duel.you.activates("Doorman")
        duel.resolves()
        assert duel.you.monsters == ["Doorman"]

    def test_nobody_is_asked_without_a_zone(self, duel: Scenario) -> None:
        """All know that there is no zone to summon to (F3, F9)."""
        duel.setup(
            you=side(monsters=["Doorman", *["Vorse Raider"] * 4], hand=["Battle Ox"]),
            them=side(monsters=["Vorse Raider"] * 4),
        )
        duel.you.activates("Doorman")
        duel.resolves()
        assert duel.you.hand == ["Battle Ox"]


class TestTriggersThatCannotBePlaced:
    def test_a_monster_that_was_turned_face_down_triggers_no_more(self, duel: Scenario) -> None:
        """A trigger on the field acts from a card that is face-up when it is placed (C9)."""
        duel.setup(
            turn_of="them",
            you=side(monsters=["Moaner", "Archer"], spells=["Book of Moon"]),
            them=side(hand=["Fee"]),
        )
        duel.them.activates("Fee")
        duel.you.activates("Book of Moon", targeting="Moaner")
        duel.resolves()
        assert duel.you.lp == 7900
        assert duel.them.lp == 8000

    def test_once_per_turn_it_is_not_placed_twice(self, duel: Scenario) -> None:
        """Even a mandatory trigger is placed only so often as its text says (C11)."""
        duel.setup(turn_of="them", you=side(monsters=["Moaner"]), them=side(hand=["Fee", "Decree"]))
        duel.them.activates("Fee")
        duel.resolves()
        assert duel.them.lp == 7900
        duel.them.activates("Decree")
        duel.resolves()
        assert duel.lp == {"you": 7800, "them": 7900}


class TestHowMuch:
    def test_a_card_holds_no_more_counters_than_its_text_says(self, duel: Scenario) -> None:
        """A counter that would be one too many is not placed."""
        duel.setup(you=side(monsters=["Hoarder"]))
        for _ in range(2):
            duel.you.activates("Hoarder")
            duel.resolves()
            assert duel.find("Hoarder").counters == {"Spell Counter": 1}

    def test_what_an_effect_tributes_is_asked_as_a_tribute(self, duel: Scenario) -> None:
        """A player chooses what an effect tributes when it is carried out (X6)."""
        duel.setup(you=side(monsters=["Butcher", "Battle Ox"]))
        duel.you.activates("Butcher")
        duel.reaches_choice("you", Why.EFFECT_TRIBUTE)
        duel.you.chooses("Battle Ox")
        duel.resolves()
        assert duel.you.grave == ["Battle Ox"]
        assert duel.reason_of("Battle Ox") is e.Reason.TRIBUTE


class TestEquips:
    def test_a_monster_that_is_face_down_is_not_equipped(self, duel: Scenario) -> None:
        """An equip card whose target is no longer face-up goes to the graveyard, not destroyed (M6)."""
        duel.setup(
            you=side(hand=["Axe of Despair"], monsters=["Battle Ox"]), them=side(spells=["Book of Moon"])
        )
        duel.you.activates("Axe of Despair", targeting="Battle Ox")
        duel.them.activates("Book of Moon", targeting="Battle Ox")
        duel.reaches_choice("you", Why.TRIGGER)
        assert duel.you.grave == ["Axe of Despair"]
        assert duel.reason_of("Axe of Despair") is e.Reason.RULE
        duel.send(PASS)
        duel.resolves()


class TestOneMonsterIsNotTheOther:
    def test_another_monster_that_is_flipped_triggers_nothing_here(self, duel: Scenario) -> None:
        """A flip effect is that of the monster which was turned up, and no other's (E1)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(monsters=["Man-Eater Bug", face_down("Mystical Elf")]),
            them=side(monsters=["Vorse Raider"]),
        )
        duel.them.attacks("Vorse Raider", "Mystical Elf")
        duel.resolves()
        assert duel.happened(e.FlippedByAttack)
        assert duel.happened(e.LinkMade) == []
        assert duel.them.monsters == ["Vorse Raider"]

    def test_tokens_are_not_normal_summoned(self, duel: Scenario) -> None:
        """A card that answers normal summons does not see tokens, which are special summoned (S12)."""
        duel.setup(
            turn_of="them",
            you=side(monsters=["Greeter"]),
            them=side(hand=["Burden", "Battle Ox"]),
        )
        duel.them.activates("Burden")
        duel.resolves()
        assert duel.happened(e.TokensSummoned)
        assert duel.them.lp == 8000
        duel.them.summons("Battle Ox")
        duel.resolves()
        assert duel.them.lp == 7900


class TestWhatIsToldOfIt:
    """Events name the cards and the player whom they are about."""

    def test_a_negated_attack_names_its_attacker(self, duel: Scenario) -> None:
        """The attack that was negated is that of the attacker (B10)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(monsters=["Krebons"]),
            them=side(monsters=["Vorse Raider"]),
        )
        duel.them.attacks("Vorse Raider", "Krebons")
        duel.you.places_trigger("Krebons")
        duel.resolves()
        (negated,) = duel.happened(e.AttackNegated)
        assert negated.attacker.uid == duel.find("Vorse Raider").uid

    def test_a_negated_summon_names_its_monster(self, duel: Scenario) -> None:
        """The summon that was negated is that of the monster which was attempted (S3)."""
        duel.setup(turn_of="them", you=side(monsters=["Bouncer"]), them=side(hand=["Battle Ox"]))
        duel.them.summons("Battle Ox")
        duel.you.activates("Bouncer")
        duel.resolves()
        (negated,) = duel.happened(e.SummonNegated)
        assert negated.card.uid == duel.find("Battle Ox").uid

    def test_a_missed_timing_names_the_ability(self, duel: Scenario) -> None:
        """What missed its timing is an ability of the card (C8)."""
        duel.setup(
            you=side(hand=["Trade"], monsters=["Hasty", "Battle Ox"]),
        )
        duel.you.activates("Trade")
        duel.you.pays("Hasty")
        duel.resolves()
        (missed,) = duel.happened(e.TimingMissed)
        assert missed.card.uid == duel.find("Hasty").uid
        assert missed.key in {ability.key for ability in duel.find("Hasty").card.abilities}

    def test_a_search_shows_what_was_found(self, duel: Scenario) -> None:
        """What comes from a deck is shown by the player who took it, in one moment with it (C19)."""
        duel.setup(you=side(hand=["Terraforming"], deck=["Meadow"]))
        duel.you.activates("Terraforming")
        duel.you.chooses("Meadow")
        (shown,) = duel.happened(e.Shown)
        assert shown.player == 0
        assert [card.uid for card in shown.cards] == [duel.find("Meadow").uid]
        duel.resolves()

    def test_a_card_that_an_effect_sets_is_set_by_its_player(self, duel: Scenario) -> None:
        """The event of a set says who set, and the card moves by his hand (M13)."""
        duel.setup(you=side(spells=["Dust Tornado"], hand=["Fee"]), them=side(spells=["Mirror Force"]))
        duel.you.activates("Dust Tornado", targeting="Mirror Force")
        duel.you.chooses("yes")
        duel.you.chooses("Fee")
        duel.resolves()
        (laid,) = duel.happened(e.CardSet)
        assert laid.player == 0
        (arrival,) = [event for event in duel.happened(e.Moved) if event.reason is e.Reason.SET]
        assert arrival.player == 0

    def test_an_activation_from_the_hand_and_its_end_name_their_player(self, duel: Scenario) -> None:
        """A card is put down by its player (M9), and goes by the rules once the chain is over (C7)."""
        duel.setup(
            turn_of="them", you=side(spells=["Rush"]), them=side(hand=["Trade"], monsters=["Archer", "Hasty"])
        )
        duel.them.activates("Trade")
        duel.them.pays("Hasty")
        duel.resolves()
        players = {event.reason: event.player for event in duel.happened(e.Moved)}
        assert players == {e.Reason.ACTIVATION: 1, e.Reason.TRIBUTE: 1, e.Reason.RULE: 1}

    def test_a_set_card_that_is_activated_is_not_turned_by_hand(self, duel: Scenario) -> None:
        """A card is turned face-up by being activated (M9), which is no change of position (not S10)."""
        duel.setup(you=side(spells=["Rush"], monsters=["Archer"]))
        duel.you.activates("Rush", targeting="Archer")
        duel.resolves()
        (turned,) = duel.happened(e.PositionChanged)
        assert (turned.by_hand, turned.activated) == (False, True)


class TestAnotherWayOfNormalSummoning:
    """It is the turn's normal summon like any other (S1, S2)."""

    def test_not_after_the_turns_normal_summon(self, duel: Scenario) -> None:
        duel.setup(normal_summon_used=True, you=side(hand=["Steed"]))
        with pytest.raises(Refused):
            duel.you.summons_otherwise("Steed")

    def test_as_a_further_one_where_an_effect_allows_that(self, duel: Scenario) -> None:
        duel.setup(normal_summon_used=True, you=side(hand=["Steed", "Second Wind"]))
        duel.you.activates("Second Wind")
        duel.resolves()
        duel.you.summons_otherwise("Steed")
        duel.resolves()
        assert duel.you.monsters == ["Steed"]

    def test_not_against_a_prohibition(self, duel: Scenario) -> None:
        """(X5)."""
        sirocco = "Blackwing - Sirocco the Dawn"
        duel.setup(you=side(hand=[sirocco]), them=side(monsters=["Battle Ox"], spells=[face_up("Night Ban")]))
        with pytest.raises(Refused):
            duel.you.summons_otherwise(sirocco)

    def test_a_prohibition_that_binds_the_other_player_alone(self, duel: Scenario) -> None:
        sirocco = "Blackwing - Sirocco the Dawn"
        duel.setup(you=side(hand=[sirocco], spells=[face_up("Night Ban")]), them=side(monsters=["Battle Ox"]))
        duel.you.summons_otherwise(sirocco)
        duel.resolves()
        assert duel.you.monsters == [sirocco]


class TestAnAdditionalSummonOrSet:
    """An effect that lets a monster be normal summoned or set is there for either (S1, S5, X5)."""

    def test_for_a_monster_that_can_be_summoned_and_not_set(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Battle Ox"], spells=[face_up("Ultimate Offering")]),
            them=side(spells=[face_up("Openness")]),
        )
        duel.you.may("activate Ultimate Offering")

    def test_not_for_a_gemini_monster_that_cannot_be_summoned(self, duel: Scenario) -> None:
        """(S14)."""
        duel.setup(
            you=side(monsters=["Elemental HERO Neos Alius"], spells=[face_up("Ultimate Offering")]),
            them=side(spells=[face_up("Night Ban"), face_up("Dusk")]),
        )
        duel.you.may_not("activate Ultimate Offering")

    def test_for_a_gemini_monster_that_can(self, duel: Scenario) -> None:
        duel.setup(you=side(monsters=["Elemental HERO Neos Alius"], spells=[face_up("Ultimate Offering")]))
        duel.you.may("activate Ultimate Offering")


class TestTokensUnderAProhibition:
    """A prohibition of such monsters holds for tokens such as they will be (S12, X5)."""

    def test_not_of_a_kind_that_cannot_be_summoned(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Bad Seed"]), them=side(spells=[face_up("Night Ban")]))
        duel.you.may_not("activate Bad Seed")

    def test_of_another_kind(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Scapegoat"]), them=side(spells=[face_up("Night Ban")]))
        duel.you.may("activate Scapegoat")

    def test_nor_for_the_player_whom_it_does_not_bind(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Bad Seed"], spells=[face_up("Night Ban")]))
        duel.you.may("activate Bad Seed")


class TestWhatABattleTells:
    """Events of a battle name who acts and which cards (B2, B5-B7)."""

    def test_who_declares(self, duel: Scenario) -> None:
        duel.setup(turn_of="them", phase=BATTLE, them=side(monsters=["Battle Ox"]))
        duel.them.attacks("Battle Ox", "directly")
        duel.resolves()
        (declared,) = duel.happened(e.AttackDeclared)
        assert (declared.player, declared.attacker.uid) == (1, duel.find("Battle Ox").uid)

    def test_how_strong_both_were(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Mystical Elf"]))
        duel.you.attacks("Battle Ox", "Mystical Elf")
        duel.resolves()
        (battled,) = duel.happened(e.Battled)
        assert (battled.attack_points, battled.target_points) == (1700, 800)

    def test_by_whom_the_beaten_are_sent(self, duel: Scenario) -> None:
        """By the turn player, whose attack it is."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(monsters=["Mystical Elf"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.them.attacks("Battle Ox", "Mystical Elf")
        duel.resolves()
        (sent,) = (one for one in duel.happened(e.Moved) if one.reason is e.Reason.BATTLE)
        assert sent.player == 1

    def test_whose_attack_was_negated(self, duel: Scenario) -> None:
        """An effect that waits for the next attack negates it as it is declared (B10)."""
        duel.setup(you=side(monsters=["Battle Ox"], hand=["Rush"]), them=side(grave=["Necro Gardna"]))
        duel.you.activates("Rush")
        duel.them.activates("Necro Gardna")
        duel.resolves()
        duel.you.enters_battle()
        duel.you.attacks("Battle Ox", "directly")
        duel.resolves()
        (negated,) = duel.happened(e.AttackNegated)
        assert negated.attacker.uid == duel.find("Battle Ox").uid
        assert not duel.happened(e.Battled)

    def test_whom_one_was_spared_by(self, duel: Scenario) -> None:
        """(X7)."""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Stubborn"]))
        duel.you.attacks("Battle Ox", "Stubborn")
        duel.resolves()
        (spared,) = duel.happened(e.Spared)
        assert spared.card.uid == duel.find("Stubborn").uid
