"""Cards that move monsters to the other side, and cards that sweep the field."""

from cards.lang.places import Position
from duels.engine import events as e
from duels.engine.prompts import Why
from tests.scenario import Scenario, defense, face_down, side


class TestBrainControl:
    def test_it_takes_a_face_up_monster_until_the_end_phase(self, duel: Scenario) -> None:
        """For 800 life points (F8, T9)."""
        duel.setup(you=side(hand=["Brain Control"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Brain Control")
        duel.resolves()
        assert duel.lp["you"] == 7200
        assert duel.you.monsters == ["Battle Ox"]
        duel.you.ends_turn()
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]

    def test_it_takes_no_face_down_monster(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Brain Control"]), them=side(monsters=[face_down("Battle Ox")]))
        duel.you.may_not("activate Brain Control")

    def test_it_needs_800_life_points(self, duel: Scenario) -> None:
        """(M9)"""
        duel.setup(you=side(hand=["Brain Control"], life_points=799), them=side(monsters=["Battle Ox"]))
        duel.you.may_not("activate Brain Control")

    def test_it_needs_a_free_zone(self, duel: Scenario) -> None:
        """(F9)"""
        duel.setup(
            you=side(hand=["Brain Control"], monsters=["Soitsu"] * 5), them=side(monsters=["Battle Ox"])
        )
        duel.you.may_not("activate Brain Control")

    def test_it_takes_a_monster_of_the_extra_deck(self, duel: Scenario) -> None:
        """As the card stood before 2017."""
        duel.setup(you=side(hand=["Brain Control"]), them=side(monsters=["Junk Warrior"]))
        duel.you.activates("Brain Control")
        duel.resolves()
        assert duel.you.monsters == ["Junk Warrior"]


class TestMindControl:
    def test_it_takes_a_face_down_monster_too(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Mind Control"]), them=side(monsters=[face_down("Battle Ox")]))
        duel.you.activates("Mind Control")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]
        assert duel.you.position("Battle Ox") is Position.FACE_DOWN_DEFENSE

    def test_the_monster_cannot_attack(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Mind Control"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Mind Control")
        duel.resolves()
        duel.you.enters_battle()
        duel.you.may_not("attack with Battle Ox")

    def test_it_cannot_be_tributed_for_a_summon(self, duel: Scenario) -> None:
        """(S2)"""
        duel.setup(you=side(hand=["Mind Control", "Summoned Skull"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Mind Control")
        duel.resolves()
        duel.you.may_not("summon Summoned Skull")

    def test_it_cannot_be_tributed_for_a_cost(self, duel: Scenario) -> None:
        """(M9, X6)"""
        duel.setup(you=side(hand=["Mind Control", "Trade"]), them=side(monsters=["Battle Ox", "Soitsu"]))
        duel.you.activates("Mind Control", targeting="Battle Ox")
        duel.resolves()
        duel.you.may_not("activate Trade")

    def test_turned_face_down_it_is_still_bound(self, duel: Scenario) -> None:
        """What binds a monster is no value of it (C18)."""
        duel.setup(
            you=side(hand=["Mind Control", "Book of Moon", "Summoned Skull"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.activates("Mind Control")
        duel.resolves()
        duel.you.activates("Book of Moon")
        duel.resolves()
        duel.you.may_not("summon Summoned Skull")

    def test_it_can_be_synchro_material(self, duel: Scenario) -> None:
        """Being material is no tribute (S8, X6)."""
        duel.setup(
            you=side(hand=["Mind Control"], monsters=["Junk Synchron"], extra=["Junk Warrior"]),
            them=side(monsters=["Mushroom Man"]),
        )
        duel.you.activates("Mind Control")
        duel.resolves()
        duel.you.may("synchro summon Junk Warrior")

    def test_back_with_its_owner_it_is_free(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Mind Control"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Mind Control")
        duel.resolves()
        duel.you.ends_turn()
        while duel.prompt is not None and duel.prompt.why is not Why.MAIN_PHASE:
            duel.send(next(iter(duel.prompt.answers())))
        assert duel.them.monsters == ["Battle Ox"]
        duel.them.enters_battle()
        duel.them.may("attack with Battle Ox")
        assert duel.state.lasting == []


class TestCreatureSwap:
    def test_each_chooses_one_and_they_change_sides_for_good(self, duel: Scenario) -> None:
        """Nothing is targeted; the turn player chooses first (C22, F8, X4)."""
        duel.setup(
            you=side(hand=["Creature Swap"], monsters=["Battle Ox", "Soitsu"]),
            them=side(monsters=["Summoned Skull", "Mystical Elf"]),
        )
        duel.you.activates("Creature Swap")
        duel.reaches_choice("you", Why.CONTROL)
        duel.you.chooses("Soitsu")
        duel.them.chooses("Mystical Elf")
        duel.resolves()
        assert sorted(duel.you.monsters) == ["Battle Ox", "Mystical Elf"]
        assert sorted(duel.them.monsters) == ["Soitsu", "Summoned Skull"]
        duel.you.ends_turn()
        duel.resolves()
        assert "Soitsu" in duel.them.monsters
        assert len(duel.happened(e.ControlChanged)) == 1

    def test_both_sides_may_be_full(self, duel: Scenario) -> None:
        """Each goes where the other has just been (F9)."""
        duel.setup(
            you=side(hand=["Creature Swap"], monsters=["Battle Ox", *["Soitsu"] * 4]),
            them=side(monsters=["Summoned Skull", *["Mystical Elf"] * 4]),
        )
        duel.you.activates("Creature Swap")
        duel.you.chooses("Battle Ox")
        duel.them.chooses("Summoned Skull")
        duel.resolves()
        assert "Summoned Skull" in duel.you.monsters
        assert "Battle Ox" in duel.them.monsters

    def test_they_cannot_change_their_positions_this_turn(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Creature Swap"], monsters=["Battle Ox"]), them=side(monsters=["Mystical Elf"])
        )
        duel.you.activates("Creature Swap")
        duel.resolves()
        duel.you.may_not("defend with Mystical Elf")
        duel.you.ends_turn()
        duel.resolves()
        duel.them.may("defend with Battle Ox")

    def test_a_face_down_one_cannot_be_flip_summoned(self, duel: Scenario) -> None:
        """(S4)"""
        duel.setup(
            you=side(hand=["Creature Swap"], monsters=["Battle Ox"]),
            them=side(monsters=[face_down("Mystical Elf")]),
        )
        duel.you.activates("Creature Swap")
        duel.resolves()
        assert duel.you.monsters == ["Mystical Elf"]
        duel.you.may_not("flip Mystical Elf")

    def test_both_must_have_a_monster(self, duel: Scenario) -> None:
        """(C10)"""
        duel.setup(you=side(hand=["Creature Swap"], monsters=["Battle Ox"]))
        duel.you.may_not("activate Creature Swap")

    def test_a_borrowed_monster_that_is_swapped_away_does_not_come_back(self, duel: Scenario) -> None:
        """The later effect decides; what was taken until the end phase is no more than that (F8, K19)."""
        duel.setup(
            you=side(hand=["Change of Heart", "Creature Swap"]),
            them=side(monsters=["Battle Ox", "Mystical Elf"]),
        )
        duel.you.activates("Change of Heart", targeting="Battle Ox")
        duel.resolves()
        duel.you.activates("Creature Swap")
        duel.resolves()
        assert (duel.you.monsters, duel.them.monsters) == (["Mystical Elf"], ["Battle Ox"])
        duel.you.ends_turn()
        duel.resolves()
        assert (duel.you.monsters, duel.them.monsters) == (["Mystical Elf"], ["Battle Ox"])

    def test_a_swapped_monster_that_is_borrowed_goes_back_to_where_it_was_swapped(
        self, duel: Scenario
    ) -> None:
        """What held it before holds it again (F8, K19)."""
        duel.setup(
            you=side(hand=["Creature Swap", "Change of Heart"], monsters=["Battle Ox"]),
            them=side(monsters=["Mystical Elf"]),
        )
        duel.you.activates("Creature Swap")
        duel.resolves()
        duel.you.activates("Change of Heart")
        duel.resolves()
        assert sorted(duel.you.monsters) == ["Battle Ox", "Mystical Elf"]
        duel.you.ends_turn()
        duel.resolves()
        assert (duel.you.monsters, duel.them.monsters) == (["Mystical Elf"], ["Battle Ox"])


class TestTorrentialTribute:
    def test_it_destroys_everything_when_a_monster_is_summoned(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Battle Ox"], monsters=[face_down("Mystical Elf")]),
            them=side(monsters=["Soitsu"], spells=["Torrential Tribute"]),
        )
        duel.you.summons("Battle Ox")
        duel.them.activates("Torrential Tribute")
        duel.resolves()
        assert (duel.you.monsters, duel.them.monsters) == ([], [])

    def test_it_answers_its_own_players_summon_too(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Battle Ox"], spells=["Torrential Tribute"]))
        duel.you.summons("Battle Ox")
        duel.you.activates("Torrential Tribute")
        duel.resolves()
        assert duel.you.monsters == []

    def test_a_set_is_no_summon(self, duel: Scenario) -> None:
        """(X5)"""
        duel.setup(you=side(hand=["Battle Ox"]), them=side(spells=["Torrential Tribute"]))
        duel.you.sets("Battle Ox")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]
        assert duel.happened(e.LinkMade) == []


class TestHeavyStorm:
    def test_it_destroys_all_spells_and_traps_of_both(self, duel: Scenario) -> None:
        """But not itself, which goes to the graveyard by the rules (C7)."""
        duel.setup(
            you=side(hand=["Heavy Storm"], spells=["Mirror Force"], monsters=["Battle Ox"]),
            them=side(spells=["Trap Hole"]),
        )
        duel.you.activates("Heavy Storm")
        duel.resolves()
        assert (duel.you.spells, duel.them.spells) == ([], [])
        assert duel.you.monsters == ["Battle Ox"]
        assert duel.reason_of("Mirror Force") is e.Reason.DESTRUCTION
        assert duel.reason_of("Heavy Storm") is e.Reason.RULE

    def test_alone_on_the_field_it_cannot_be_activated(self, duel: Scenario) -> None:
        """(C10)"""
        duel.setup(you=side(hand=["Heavy Storm"]))
        duel.you.may_not("activate Heavy Storm")


class TestLightningVortex:
    def test_it_destroys_the_face_up_monsters_of_the_opponent(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Lightning Vortex", "Soitsu"], monsters=["Battle Ox"]),
            them=side(monsters=[defense("Summoned Skull"), face_down("Mystical Elf")]),
        )
        duel.you.activates("Lightning Vortex")
        duel.you.pays("Soitsu")
        duel.resolves()
        assert duel.them.monsters == ["Mystical Elf"]
        assert duel.you.monsters == ["Battle Ox"]

    def test_it_needs_a_card_to_discard(self, duel: Scenario) -> None:
        """(M9)"""
        duel.setup(you=side(hand=["Lightning Vortex"]), them=side(monsters=["Battle Ox"]))
        duel.you.may_not("activate Lightning Vortex")

    def test_it_needs_a_face_up_monster(self, duel: Scenario) -> None:
        """(C10)"""
        duel.setup(
            you=side(hand=["Lightning Vortex", "Soitsu"]), them=side(monsters=[face_down("Battle Ox")])
        )
        duel.you.may_not("activate Lightning Vortex")


class TestSnatchSteal:
    def test_it_holds_the_monster_for_as_long_as_it_stands(self, duel: Scenario) -> None:
        """Control is its continuous effect, and goes with the equip (C6, F8, K19)."""
        duel.setup(
            you=side(hand=["Snatch Steal"]),
            them=side(monsters=["Battle Ox"], spells=["Mystical Space Typhoon"]),
        )
        duel.you.activates("Snatch Steal")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]
        duel.them.activates("Mystical Space Typhoon")
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]
        assert duel.happened(e.Summoned) == []

    def test_the_opponent_gains_1000_in_each_of_his_standby_phases(self, duel: Scenario) -> None:
        """(T5)"""
        duel.setup(you=side(hand=["Snatch Steal"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Snatch Steal")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 9000}
        duel.them.ends_turn()
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 9000}

    def test_it_takes_neither_ones_own_nor_a_face_down_monster(self, duel: Scenario) -> None:
        """(M6)"""
        duel.setup(
            you=side(hand=["Snatch Steal"], monsters=["Battle Ox"]),
            them=side(monsters=[face_down("Mystical Elf")]),
        )
        duel.you.may_not("activate Snatch Steal")

    def test_it_needs_a_free_monster_zone(self, duel: Scenario) -> None:
        """(F9)"""
        duel.setup(
            you=side(hand=["Snatch Steal"], monsters=["Soitsu"] * 5), them=side(monsters=["Battle Ox"])
        )
        duel.you.may_not("activate Snatch Steal")

    def test_turned_face_down_the_monster_goes_back(self, duel: Scenario) -> None:
        """The equip is lost, and with it the control that needed the monster face-up (C18, M6)."""
        duel.setup(you=side(hand=["Snatch Steal", "Book of Moon"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Snatch Steal")
        duel.resolves()
        duel.you.activates("Book of Moon")
        duel.resolves()
        assert duel.them.position("Battle Ox") is Position.FACE_DOWN_DEFENSE
        assert "Snatch Steal" in duel.you.grave

    def test_negated_it_lets_go_and_holds_again_when_that_is_over(self, duel: Scenario) -> None:
        """What applies is asked at every moment (C6, K18, K19)."""
        duel.setup(
            you=side(hand=["Snatch Steal"]),
            them=side(monsters=["Battle Ox"], spells=["Silence", "Mystical Space Typhoon"]),
        )
        duel.you.activates("Snatch Steal")
        duel.resolves()
        duel.you.enters_battle()
        duel.them.activates("Silence")
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]
        duel.moves("Silence", to="grave")
        assert duel.you.monsters == ["Battle Ox"]

    def test_it_goes_back_in_the_middle_of_an_effect(self, duel: Scenario) -> None:
        """With the equip gone the monster is the opponent's before the effect goes on (K19)."""
        duel.setup(
            you=side(hand=["Snatch Steal", "Heavy Storm"]),
            them=side(monsters=["Battle Ox"], spells=["Mirror Force"]),
        )
        duel.you.activates("Snatch Steal")
        duel.resolves()
        duel.you.activates("Heavy Storm")
        duel.resolves()
        went = [happening for happening in duel.happenings if isinstance(happening.event, e.ControlChanged)]
        storm = [
            happening.moment
            for happening in duel.happenings
            if isinstance(happening.event, e.Moved) and happening.event.reason is e.Reason.DESTRUCTION
        ]
        assert [went[-1].moment] == storm
        assert duel.them.monsters == ["Battle Ox"]

    def test_with_no_zone_free_it_is_destroyed_by_the_rules(self, duel: Scenario) -> None:
        """On the side where it stands (F9, K19)."""
        duel.setup(
            you=side(hand=["Snatch Steal"]),
            them=side(
                hand=["Soitsu"],
                monsters=["Battle Ox", *["Mystical Elf"] * 4],
                spells=["Mystical Space Typhoon"],
            ),
        )
        duel.you.activates("Snatch Steal", targeting="Battle Ox")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        duel.them.summons("Soitsu")
        duel.resolves()
        duel.them.activates("Mystical Space Typhoon")
        duel.resolves()
        assert "Battle Ox" in duel.them.grave
        assert duel.reason_of("Battle Ox") is e.Reason.RULE_DESTRUCTION

    def test_what_was_taken_later_is_held_by_the_later(self, duel: Scenario) -> None:
        """And goes back to the earlier one when that is over (F8, K18, K19)."""
        duel.setup(
            you=side(hand=["Snatch Steal"]),
            them=side(monsters=["Battle Ox"], hand=["Change of Heart"]),
        )
        duel.you.activates("Snatch Steal")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        duel.them.activates("Change of Heart")
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]
        duel.them.ends_turn()
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]


class TestMarkOfTheRose:
    def test_the_monster_goes_in_the_end_phase_and_comes_in_the_standby_phase(self, duel: Scenario) -> None:
        """Two triggers of their own (T5, F8)."""
        duel.setup(
            you=side(hand=["Mark of the Rose"], grave=["Green Phantom King"]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.activates("Mark of the Rose")
        duel.you.pays("Green Phantom King")
        duel.resolves()
        assert duel.you.banished == ["Green Phantom King"]
        assert duel.you.monsters == ["Battle Ox"]
        duel.you.ends_turn()
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]
        assert duel.you.spells == ["Mark of the Rose"]
        duel.them.ends_turn()
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]

    def test_it_needs_a_plant_in_the_graveyard(self, duel: Scenario) -> None:
        """(M9)"""
        duel.setup(
            you=side(hand=["Mark of the Rose"], grave=["Mystical Elf"]), them=side(monsters=["Battle Ox"])
        )
        duel.you.may_not("activate Mark of the Rose")

    def test_when_it_is_gone_the_monster_stays_with_its_owner(self, duel: Scenario) -> None:
        """(K19)"""
        duel.setup(
            you=side(hand=["Mark of the Rose"], grave=["Green Phantom King"]),
            them=side(monsters=["Battle Ox"], hand=["Mystical Space Typhoon"]),
        )
        duel.you.activates("Mark of the Rose")
        duel.you.pays("Green Phantom King")
        duel.resolves()
        duel.you.ends_turn()
        duel.resolves()
        duel.them.activates("Mystical Space Typhoon")
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]
        duel.them.ends_turn()
        duel.resolves()
        assert duel.them.monsters == ["Battle Ox"]
        assert duel.state.loans == []
