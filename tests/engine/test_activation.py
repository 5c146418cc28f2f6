"""Activations: which, when, at what price, on which targets (C5, C10, F9, M1-M3, M8, M9, M13, X4, X9)."""

import pytest

from duels.engine import events as e
from duels.engine.prompts import Why
from tests.scenario import BATTLE, MAIN_2, Refused, Scenario, defense, face_down, set_now, side


class TestSpells:
    @pytest.mark.parametrize("phase", ["main_1", "main_2"])
    def test_a_normal_spell_in_ones_own_main_phase(self, duel: Scenario, phase: str) -> None:
        """From the hand, in either main phase (M1)."""
        duel.setup(phase=MAIN_2 if phase == "main_2" else MAIN_2.MAIN_1, you=side(hand=["Pot of Greed"]))
        duel.you.may("activate Pot of Greed")

    def test_not_in_the_battle_phase_nor_in_the_opponents_turn(self, duel: Scenario) -> None:
        """Its time is one's own main phase (M1, T6)."""
        duel.setup(phase=BATTLE, you=side(hand=["Pot of Greed"], monsters=["Battle Ox"]))
        duel.you.may_not("activate Pot of Greed")
        duel.you.attacks("Battle Ox", "directly")
        duel.you.may_not("activate Pot of Greed")
        duel.resolves()
        duel.you.ends_turn()
        duel.reaches(Why.PHASE_END, of="you")
        duel.you.may_not("activate Pot of Greed")
        duel.resolves()

    def test_also_in_the_turn_in_which_it_was_set(self, duel: Scenario) -> None:
        """A set normal spell waits for nothing (M1)."""
        duel.setup(you=side(spells=[set_now("Pot of Greed")]))
        duel.you.activates("Pot of Greed")
        duel.resolves()
        assert len(duel.you.hand) == 2

    def test_a_quick_play_spell_from_the_hand_in_any_phase_of_ones_own_turn(self, duel: Scenario) -> None:
        """Battle, end phase (M2)."""
        duel.setup(
            phase=BATTLE,
            you=side(hand=["Mystical Space Typhoon"], monsters=["Battle Ox"]),
            them=side(spells=["Trap Hole"]),
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.you.may("activate Mystical Space Typhoon")
        duel.resolves()
        duel.you.ends_turn()
        duel.reaches(Why.PHASE_END, of="you")
        duel.you.may("activate Mystical Space Typhoon")
        duel.you.activates("Mystical Space Typhoon")
        duel.resolves()
        assert duel.them.spells == []

    def test_a_quick_play_spell_in_the_opponents_turn_only_when_it_was_set(self, duel: Scenario) -> None:
        """Not from the hand (M2)."""
        duel.setup(
            turn_of="them",
            you=side(hand=["Mystical Space Typhoon"], spells=["Book of Moon"]),
            them=side(hand=["Battle Ox"], spells=["Trap Hole"]),
        )
        duel.them.summons("Battle Ox")
        duel.reaches(Why.SUMMON, of="you")
        duel.you.may_not("activate Mystical Space Typhoon")
        duel.you.may("activate Book of Moon")
        duel.resolves()

    def test_a_quick_play_spell_not_in_the_turn_in_which_it_was_set(self, duel: Scenario) -> None:
        """But from the next turn on, and the state tells (M2, M8)."""
        duel.setup(you=side(hand=["Mystical Space Typhoon"]), them=side(spells=["Trap Hole"]))
        duel.you.sets("Mystical Space Typhoon")
        duel.resolves()
        duel.you.may_not("activate Mystical Space Typhoon")
        duel.you.ends_turn()
        duel.resolves()
        duel.them.ends_turn()
        duel.reaches(Why.PHASE_LEFT, of="you")
        assert duel.turn == 4
        duel.you.may("activate Mystical Space Typhoon")
        duel.resolves()

    def test_not_without_a_free_zone_from_the_hand(self, duel: Scenario) -> None:
        """It is put down before anything else (F9, M9)."""
        five = ["Trap Hole", "Mirror Force", "Dust Tornado", "Magic Cylinder", "Book of Moon"]
        duel.setup(you=side(hand=["Pot of Greed", "Gaia Power"], spells=five))
        duel.you.may_not("activate Pot of Greed")
        duel.you.may("activate Gaia Power")
        duel.you.may_not("set Pot of Greed")

    def test_a_set_card_needs_no_other_zone(self, duel: Scenario) -> None:
        """It is already there (F9)."""
        four = ["Trap Hole", "Mirror Force", "Dust Tornado", "Magic Cylinder"]
        duel.setup(you=side(spells=["Pot of Greed", *four]))
        duel.you.may("activate Pot of Greed")


class TestTraps:
    def test_from_the_turn_after_it_was_set_in_either_players_turn(self, duel: Scenario) -> None:
        """Not in the turn of the set (M3, M8)."""
        duel.setup(you=side(hand=["Dust Tornado"]), them=side(spells=["Trap Hole"]))
        duel.you.sets("Dust Tornado")
        duel.resolves()
        duel.you.may_not("activate Dust Tornado")
        duel.you.ends_turn()
        duel.resolves()
        duel.them.ends_turn()
        duel.reaches(Why.PHASE_LEFT, of="you")
        assert duel.turn_of == "them"
        duel.you.may("activate Dust Tornado")
        duel.resolves()
        duel.you.may("activate Dust Tornado")

    def test_never_from_the_hand(self, duel: Scenario) -> None:
        """Traps are set first (M3)."""
        duel.setup(you=side(hand=["Dust Tornado"]), them=side(spells=["Trap Hole"]))
        duel.you.may_not("activate Dust Tornado")
        duel.you.may("set Dust Tornado")

    def test_a_trap_needs_its_occasion(self, duel: Scenario) -> None:
        """Mirror Force answers an attack and nothing else (C3)."""
        duel.setup(you=side(spells=["Mirror Force"]), them=side(monsters=["Battle Ox"]))
        duel.you.may_not("activate Mirror Force")
        duel.you.ends_turn()
        duel.reaches(Why.PHASE_END, of="you")
        duel.you.may_not("activate Mirror Force")
        duel.resolves()

    def test_a_card_set_by_an_effect_in_the_opponents_turn_waits_for_the_next(self, duel: Scenario) -> None:
        """Being the opponent's turn changes nothing (M13)."""
        duel.setup(
            turn_of="them",
            you=side(hand=["Mystical Space Typhoon"], spells=["Dust Tornado"]),
            them=side(spells=["Trap Hole", "Mirror Force"], hand=["Pot of Greed"]),
        )
        duel.them.activates("Pot of Greed")
        duel.you.activates("Dust Tornado", targeting="Trap Hole")
        duel.you.chooses("yes")
        if duel.asked == "you" and duel.prompt is not None and duel.prompt.why is Why.SET_CARD:
            duel.you.chooses("Mystical Space Typhoon")
        duel.reaches(Why.AFTER_CHAIN, of="you")
        assert duel.you.spells == ["Mystical Space Typhoon"]
        duel.you.may_not("activate Mystical Space Typhoon")
        duel.resolves()
        duel.them.ends_turn()
        duel.resolves()
        duel.you.may("activate Mystical Space Typhoon")


class TestOrderOfAnActivation:
    def test_the_cost_is_paid_before_the_targets_are_chosen(self, duel: Scenario) -> None:
        """Put down, paid, targeted, and then it is a link (M9)."""
        duel.setup(
            you=side(hand=["Breaker the Magical Warrior"]),
            them=side(spells=["Trap Hole", "Mirror Force"]),
        )
        duel.you.summons("Breaker the Magical Warrior")
        duel.resolves()
        duel.you.activates("Breaker the Magical Warrior")
        assert duel.you.atk("Breaker the Magical Warrior") == 1600
        assert duel.chain == []
        duel.you.targets("Mirror Force")
        assert duel.chain == ["Breaker the Magical Warrior"]
        duel.resolves()
        assert duel.them.spells == ["Trap Hole"]

    def test_what_was_paid_is_not_given_back(self, duel: Scenario) -> None:
        """When the activation is negated (M9)."""
        duel.setup(
            you=side(hand=["Final Countdown"]),
            them=side(hand=["Soitsu"], spells=["Magic Jammer"]),
        )
        duel.you.activates("Final Countdown")
        assert duel.you.lp == 6000
        duel.them.activates("Magic Jammer")
        duel.them.pays("Soitsu")
        duel.resolves()
        assert duel.you.lp == 6000
        assert duel.state.countdowns == []

    def test_a_cost_is_paid_before_anything_can_answer(self, duel: Scenario) -> None:
        """The discarded card is gone, whatever is chained (M9, X3)."""
        duel.setup(
            you=side(hand=["Dark Hole"]),
            them=side(hand=["Soitsu"], monsters=["Battle Ox"], spells=["Magic Jammer"]),
        )
        duel.you.activates("Dark Hole")
        duel.them.activates("Magic Jammer")
        duel.them.pays("Soitsu")
        assert duel.them.grave == ["Soitsu"]
        assert duel.reason_of("Soitsu") is e.Reason.DISCARD
        duel.resolves()

    def test_more_life_points_than_one_has_cannot_be_paid(self, duel: Scenario) -> None:
        """2000 of 1999 (M9)."""
        duel.setup(you=side(hand=["Final Countdown"], life_points=1999))
        duel.you.may_not("activate Final Countdown")

    def test_life_points_may_be_paid_down_to_0_and_that_loses(self, duel: Scenario) -> None:
        """At once, while the cost is paid (M9, W6)."""
        duel.setup(you=side(hand=["Final Countdown"], life_points=2000))
        duel.you.activates("Final Countdown")
        assert duel.winner == "them"
        assert duel.happened(e.LinkMade) == []

    @pytest.mark.parametrize(("before", "after"), [(8000, 4000), (125, 63), (1, 1)])
    def test_half_of_the_life_points_is_rounded_in_what_remains(
        self, duel: Scenario, before: int, after: int
    ) -> None:
        """125, half paid, leaves 63; 1 leaves 1 (N1)."""
        duel.setup(you=side(hand=["Pot of Greed"]), them=side(spells=["Solemn Judgment"], life_points=before))
        duel.you.activates("Pot of Greed")
        duel.them.activates("Solemn Judgment")
        assert duel.them.lp == after
        duel.resolves()

    def test_paying_is_not_damage(self, duel: Scenario) -> None:
        """Another event (N6)."""
        duel.setup(you=side(hand=["Final Countdown"]))
        duel.you.activates("Final Countdown")
        duel.resolves()
        assert duel.happened(e.DamageInflicted) == []
        assert len(duel.happened(e.LifePointsPaid)) == 1

    def test_a_cost_cannot_be_paid_with_the_card_itself(self, duel: Scenario) -> None:
        """Magic Jammer needs another card in the hand (M9)."""
        duel.setup(you=side(hand=["Pot of Greed"]), them=side(spells=["Magic Jammer"]))
        duel.you.activates("Pot of Greed")
        duel.them.may_not("activate Magic Jammer")
        duel.resolves()

    def test_a_counter_that_is_not_there_cannot_be_paid(self, duel: Scenario) -> None:
        """Breaker without its counter has nothing to remove (M9)."""
        duel.setup(you=side(monsters=["Breaker the Magical Warrior"]), them=side(spells=["Trap Hole"]))
        duel.you.may_not("activate Breaker the Magical Warrior")


class TestTargets:
    def test_a_target_is_announced_at_activation(self, duel: Scenario) -> None:
        """Before anybody can answer (X4, X9)."""
        duel.setup(you=side(hand=["Mystical Space Typhoon"]), them=side(spells=["Trap Hole", "Mirror Force"]))
        duel.you.activates("Mystical Space Typhoon", targeting="Mirror Force")
        made = duel.happened(e.LinkMade)[-1]
        assert [known.passcode for known in made.targets] == [duel.find("Mirror Force").card.passcode]
        duel.resolves()
        assert duel.them.spells == ["Trap Hole"]

    def test_an_effect_that_does_not_target_chooses_when_it_resolves(self, duel: Scenario) -> None:
        """Fissure names nothing beforehand (X4)."""
        duel.setup(
            you=side(hand=["Fissure"]),
            them=side(monsters=["Battle Ox", "Mystical Elf"]),
        )
        duel.you.activates("Fissure")
        assert duel.happened(e.LinkMade)[-1].targets == ()
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]

    def test_a_tie_for_the_lowest_is_the_players_choice_at_resolution(self, duel: Scenario) -> None:
        """(X4)."""
        duel.setup(
            you=side(hand=["Fissure"]),
            them=side(monsters=["Battle Ox", "Battle Ox", face_down("Soitsu")]),
        )
        duel.you.activates("Fissure")
        duel.reaches_choice("you", Why.DESTROY)
        assert duel.you.choices == ["Battle Ox", "Battle Ox"]
        duel.send(next(iter(duel.prompt.answers())))  # type: ignore[union-attr]
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox", "Soitsu"]

    def test_a_target_that_left_is_not_followed(self, duel: Scenario) -> None:
        """Reborn by the later link, it is not in the graveyard any more (C5, K16)."""
        duel.setup(
            you=side(hand=["Monster Reborn"]),
            them=side(grave=["Dark Magician"], spells=["Call of the Haunted"]),
        )
        duel.you.activates("Monster Reborn")
        duel.them.activates("Call of the Haunted")
        duel.resolves()
        assert duel.them.monsters == ["Dark Magician"]
        assert duel.you.monsters == []

    def test_a_target_that_is_no_longer_right_is_left_alone(self, duel: Scenario) -> None:
        """The axe's monster was turned face-down (C5, M6, K16)."""
        duel.setup(
            you=side(hand=["Axe of Despair"], monsters=["Battle Ox"]), them=side(spells=["Book of Moon"])
        )
        duel.you.activates("Axe of Despair")
        duel.them.activates("Book of Moon")
        duel.reaches_choice("you", Why.TRIGGER)
        duel.you.passes()
        duel.resolves()
        assert duel.you.grave == ["Axe of Despair"]
        assert duel.reason_of("Axe of Despair") is e.Reason.RULE

    def test_a_monster_that_came_back_is_another_one(self, duel: Scenario) -> None:
        """Still the same life is what counts (K16)."""
        duel.setup(
            you=side(hand=["Book of Moon"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.activates("Book of Moon")
        duel.moves("Battle Ox", to="grave")
        duel.arrives("Battle Ox")
        duel.resolves()
        assert duel.them.position("Battle Ox") == "attack"

    def test_cards_in_hidden_places_are_never_targets(self, duel: Scenario) -> None:
        """Hand, deck and extra deck (X9)."""
        duel.setup(
            you=side(hand=["Monster Reborn", "Dark Magician"], deck=["Battle Ox"]),
            them=side(hand=["Battle Ox"]),
        )
        duel.you.may_not("activate Monster Reborn")

    def test_the_only_payment_is_the_only_target(self, duel: Scenario) -> None:
        """What is paid cannot be the target too: Breaker's zone is no spell, Magical Dimension's is (K15)."""
        duel.setup(you=side(hand=["Magical Dimension", "Dark Magician"], monsters=["Battle Ox"]))
        duel.you.may_not("activate Magical Dimension")

    def test_a_spell_does_not_target_itself(self, duel: Scenario) -> None:
        """The typhoon needs another spell or trap (C10)."""
        duel.setup(you=side(hand=["Mystical Space Typhoon"]))
        duel.you.may_not("activate Mystical Space Typhoon")


class TestTakingControl:
    def test_not_without_a_free_zone(self, duel: Scenario) -> None:
        """An effect that takes control of a monster needs a zone for it (F9)."""
        duel.setup(
            you=side(hand=["Change of Heart"], monsters=["Battle Ox"] * 5),
            them=side(monsters=["Vorse Raider"]),
        )
        duel.you.may_not("activate Change of Heart")

    def test_a_drawing_effect_needs_the_cards(self, duel: Scenario) -> None:
        """A deck of one card gives no two (T4, C10)."""
        duel.setup(you=side(hand=["Pot of Greed"], deck=["Battle Ox"], filled=False))
        duel.you.may_not("activate Pot of Greed")


class TestTiedParts:
    def test_then_is_done_only_if_the_first_was(self, duel: Scenario) -> None:
        """The target was destroyed before: no set (C5)."""
        duel.setup(
            you=side(hand=["Soitsu", "Trap Hole"], spells=["Dust Tornado", "Mystical Space Typhoon"]),
            them=side(spells=["Mirror Force"], hand=["Pot of Greed"]),
            turn_of="them",
        )
        duel.them.activates("Pot of Greed")
        duel.you.activates("Dust Tornado", targeting="Mirror Force")
        duel.you.activates("Mystical Space Typhoon", targeting="Mirror Force")
        duel.resolves()
        assert duel.you.spells == []
        assert "Trap Hole" in duel.you.hand

    def test_then_is_a_later_moment(self, duel: Scenario) -> None:
        """The tribute, and then the summon (C5)."""
        duel.setup(
            you=side(hand=["Magical Dimension", "Dark Magician"], monsters=["Breaker the Magical Warrior"]),
        )
        duel.you.activates("Magical Dimension")
        duel.you.chooses("Dark Magician")
        duel.you.chooses("attack")
        duel.you.chooses("no")
        duel.resolves()
        moments = {
            type(happening.event): happening.moment
            for happening in duel.happenings
            if isinstance(happening.event, e.Summoned)
            or (isinstance(happening.event, e.Moved) and happening.event.reason is e.Reason.TRIBUTE)
        }
        assert moments[e.Moved] < moments[e.Summoned]

    def test_if_you_do_is_one_moment(self, duel: Scenario) -> None:
        """The attack is negated and the damage inflicted at once (C5)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(spells=["Magic Cylinder"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.them.attacks("Battle Ox", "directly")
        duel.you.activates("Magic Cylinder")
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 6300}
        moments = {
            type(happening.event): happening.moment
            for happening in duel.happenings
            if isinstance(happening.event, e.AttackNegated | e.DamageInflicted)
        }
        assert moments[e.AttackNegated] == moments[e.DamageInflicted]

    def test_without_the_first_part_there_is_no_second(self, duel: Scenario) -> None:
        """The attacker was turned face-down: nothing is negated, and no damage (C5, B12)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(spells=["Magic Cylinder", "Book of Moon"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.them.attacks("Battle Ox", "directly")
        duel.you.activates("Magic Cylinder")
        duel.you.activates("Book of Moon")
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 8000}
        assert duel.happened(e.AttackNegated) == []


def test_a_player_who_may_not_act_is_refused(duel: Scenario) -> None:
    """The scenario language says so, and lists what may be done (M8)."""
    duel.setup(you=side(hand=["Dust Tornado"], monsters=[defense("Battle Ox")]))
    with pytest.raises(Refused, match="end_phase"):
        duel.you.activates("Dust Tornado")
