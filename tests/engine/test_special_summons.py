"""Summons by procedure and by effects; attempts and their negation (S3, S5-S9, S12, F9, K6, K24)."""

import pytest

from cards.lang.places import Place, Position
from duels.engine import events as e
from duels.engine.prompts import Cards, ChooseCards, Why
from tests.scenario import Proper, Refused, Scenario, copy, face_down, side


class TestAttempts:
    def test_a_normal_summon_is_attempted_and_then_successful(self, duel: Scenario) -> None:
        """(S3)."""
        duel.setup(you=side(hand=["Battle Ox"]))
        duel.you.summons("Battle Ox")
        assert duel.happened(e.Summoned) == []
        assert duel.prompt is not None
        assert duel.prompt.why is Why.SUMMON_ATTEMPT
        duel.resolves()
        assert len(duel.happened(e.Summoned)) == 1

    def test_only_what_negates_a_summon_answers_the_attempt_turn_player_first(self, duel: Scenario) -> None:
        """(S3)."""
        duel.setup(
            you=side(hand=["Battle Ox", "Mystical Space Typhoon"], spells=["Solemn Judgment"]),
            them=side(spells=["Trap Hole", "Book of Moon", "Dust Tornado", "Solemn Judgment"]),
        )
        duel.you.summons("Battle Ox")
        assert duel.asked == "you"
        duel.you.may_not("activate Mystical Space Typhoon")
        duel.you.may("activate Solemn Judgment")
        duel.you.passes()
        for name in ("Trap Hole", "Book of Moon", "Dust Tornado"):
            duel.them.may_not(f"activate {name}")
        duel.them.may("activate Solemn Judgment")
        duel.resolves()

    def test_a_negated_summon_never_took_place(self, duel: Scenario) -> None:
        """Nothing that answers a summon answers it; it was destroyed, but not on the field (S3, K6)."""
        duel.setup(
            you=side(hand=["Sangan"], deck=["Kuriboh"]),
            them=side(spells=["Solemn Judgment", "Trap Hole"], life_points=8000),
        )
        duel.you.summons("Sangan")
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        assert duel.you.grave == ["Sangan"]
        assert duel.reason_of("Sangan") is e.Reason.NEGATION
        assert duel.happened(e.Summoned) == []
        assert len(duel.happened(e.LinkMade)) == 1
        assert duel.you.hand == []

    def test_it_has_used_the_turns_normal_summon(self, duel: Scenario) -> None:
        """(S3)."""
        duel.setup(you=side(hand=["Sangan", "Battle Ox"]), them=side(spells=["Solemn Judgment"]))
        duel.you.summons("Sangan")
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        duel.you.may_not("summon Battle Ox")

    def test_tributes_stay_paid_and_their_triggers_come_afterwards(self, duel: Scenario) -> None:
        """Sangan, tributed for the negated summon, searches (S3, S2, C8)."""
        duel.setup(
            you=side(hand=["Summoned Skull"], monsters=["Sangan"], deck=["Kuriboh"]),
            them=side(spells=["Solemn Judgment"]),
        )
        duel.you.summons("Summoned Skull", tributing=["Sangan"])
        duel.them.activates("Solemn Judgment")
        duel.you.chooses("Kuriboh")
        duel.resolves()
        assert duel.you.grave == ["Sangan", "Summoned Skull"]
        assert duel.you.hand == ["Kuriboh"]

    def test_a_negated_flip_summon_flips_nothing(self, duel: Scenario) -> None:
        """Nothing that answers a flip answers it, and the monster was not destroyed on the field (S3, E1)."""
        duel.setup(
            you=side(monsters=[face_down("Man-Eater Bug")]),
            them=side(monsters=["Battle Ox"], spells=["Solemn Judgment"]),
        )
        duel.you.flip_summons("Man-Eater Bug")
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        assert duel.you.grave == ["Man-Eater Bug"]
        assert duel.them.monsters == ["Battle Ox"]
        assert len(duel.happened(e.LinkMade)) == 1

    def test_a_negated_flip_summon_of_sangan_searches_nothing(self, duel: Scenario) -> None:
        """It was not sent from the field (S3, K6)."""
        duel.setup(
            you=side(monsters=[face_down("Sangan")], deck=["Kuriboh"]), them=side(spells=["Solemn Judgment"])
        )
        duel.you.flip_summons("Sangan")
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        assert duel.you.hand == []

    def test_an_attempted_monster_is_not_there_yet(self, duel: Scenario) -> None:
        """What answers the negation cannot target it (S3)."""
        duel.setup(
            you=side(hand=["Battle Ox", "Book of Moon"], monsters=["Soitsu"]), them=side(monsters=["Bouncer"])
        )
        duel.you.summons("Battle Ox")
        duel.them.activates("Bouncer")
        assert duel.prompt is not None
        assert duel.prompt.why is Why.CHAIN
        duel.you.may("activate Book of Moon")
        duel.you.activates("Book of Moon")
        assert duel.chain == ["Bouncer", "Book of Moon"]
        duel.you.targets("Soitsu")
        duel.resolves()
        assert duel.you.monsters == ["Soitsu"]

    def test_the_negation_can_itself_be_negated(self, duel: Scenario) -> None:
        """Then the summon is successful, and can be answered no more as the last thing (S3, M10)."""
        duel.setup(
            you=side(hand=["Battle Ox"], spells=["Solemn Judgment"]),
            them=side(spells=["Solemn Judgment", "Trap Hole"]),
        )
        duel.you.summons("Battle Ox")
        duel.them.activates("Solemn Judgment")
        duel.you.activates("Solemn Judgment")
        duel.reaches(Why.SUMMON, of="them")
        duel.them.may("activate Trap Hole")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]

    def test_a_set_cannot_be_negated(self, duel: Scenario) -> None:
        """(S3)."""
        duel.setup(you=side(hand=["Battle Ox"]), them=side(spells=["Solemn Judgment"]))
        duel.you.sets("Battle Ox")
        assert duel.prompt is not None
        assert duel.prompt.why is Why.MONSTER_SET
        duel.resolves()

    def test_trap_hole_answers_a_flip_summon(self, duel: Scenario) -> None:
        """A successful one (S4, S11)."""
        duel.setup(you=side(monsters=[face_down("Battle Ox")]), them=side(spells=["Trap Hole"]))
        duel.you.flip_summons("Battle Ox")
        duel.them.activates("Trap Hole")
        duel.resolves()
        assert duel.you.monsters == []

    def test_but_no_set_and_no_weak_monster_and_no_special_summon(self, duel: Scenario) -> None:
        """(S5, X5)."""
        duel.setup(
            you=side(hand=["Battle Ox", "Cyber Dragon"], monsters=[face_down("Soitsu")]),
            them=side(spells=["Trap Hole"], monsters=["Battle Ox"]),
        )
        duel.you.flip_summons("Soitsu")
        duel.reaches(Why.SUMMON, of="them")
        duel.them.may_not("activate Trap Hole")
        duel.resolves()
        duel.you.sets("Battle Ox")
        duel.them.may_not("activate Trap Hole")
        duel.resolves()


class TestProcedure:
    def test_cyber_dragon_comes_by_its_own_procedure(self, duel: Scenario) -> None:
        """Starting no chain, any number of times (S5, E3)."""
        duel.setup(you=side(hand=["Cyber Dragon", "Battle Ox"]), them=side(monsters=["Battle Ox"]))
        duel.you.special_summons("Cyber Dragon", position=Position.DEFENSE)
        assert duel.prompt is not None
        assert duel.prompt.why is Why.SUMMON_ATTEMPT
        duel.resolves()
        assert duel.you.position("Cyber Dragon") is Position.DEFENSE
        assert duel.happened(e.LinkMade) == []
        duel.you.may("summon Battle Ox")

    def test_not_when_its_condition_is_not_met(self, duel: Scenario) -> None:
        """One's own monster, or none of the opponent's (S5)."""
        duel.setup(you=side(hand=["Cyber Dragon"]))
        duel.you.may_not("special summon Cyber Dragon")

    def test_nor_with_a_monster_of_ones_own(self, duel: Scenario) -> None:
        """(S5)."""
        duel.setup(
            you=side(hand=["Cyber Dragon"], monsters=[face_down("Soitsu")]), them=side(monsters=["Battle Ox"])
        )
        duel.you.may_not("special summon Cyber Dragon")

    def test_it_can_be_negated(self, duel: Scenario) -> None:
        """As a summon (S5, S3)."""
        duel.setup(
            you=side(hand=["Cyber Dragon"]), them=side(monsters=["Battle Ox"], spells=["Solemn Judgment"])
        )
        duel.you.special_summons("Cyber Dragon")
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        assert duel.you.monsters == []

    def test_it_can_be_normal_summoned_and_revived_all_the_same(self, duel: Scenario) -> None:
        """Its text forbids neither (S6)."""
        duel.setup(
            you=side(hand=["Cyber Dragon", "Monster Reborn"], monsters=["Battle Ox"], grave=["Cyber Dragon"])
        )
        duel.you.may("summon Cyber Dragon")
        duel.you.may("activate Monster Reborn")


class TestByEffect:
    @pytest.mark.parametrize(("others", "at_most"), [(3, 2), (4, 1)])
    def test_no_more_are_chosen_than_find_a_zone(self, duel: Scenario, others: int, at_most: int) -> None:
        """Of up to two only one where one zone is free (F9)."""
        duel.setup(you=side(hand=["Sortie", "Battle Ox", "Mystical Elf"], monsters=["Soitsu"] * others))
        duel.you.activates("Sortie")
        duel.reaches_choice("you", Why.SPECIAL_SUMMON)
        assert isinstance(duel.prompt, ChooseCards)
        assert (duel.prompt.minimum, duel.prompt.maximum) == (1, at_most)
        duel.you.chooses(*["Battle Ox", "Mystical Elf"][:at_most])
        duel.resolves()
        assert len(duel.you.monsters) == others + at_most

    def test_it_cannot_be_negated_as_a_summon(self, duel: Scenario) -> None:
        """Only the activation can (S5)."""
        duel.setup(
            you=side(hand=["Monster Reborn"], grave=["Battle Ox"]), them=side(spells=["Solemn Judgment"])
        )
        duel.you.activates("Monster Reborn")
        duel.them.passes()
        duel.you.passes()
        duel.you.chooses("attack")
        assert duel.prompt is not None
        assert duel.prompt.why is Why.AFTER_CHAIN
        duel.them.may_not("activate Solemn Judgment")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]

    def test_the_position_is_its_players_choice(self, duel: Scenario) -> None:
        """Face-up attack or face-up defence (S5)."""
        duel.setup(you=side(hand=["Monster Reborn"]), them=side(grave=["Battle Ox"]))
        duel.you.activates("Monster Reborn")
        duel.you.chooses("defense")
        duel.resolves()
        assert duel.you.position("Battle Ox") is Position.DEFENSE

    def test_unless_the_text_says_otherwise(self, duel: Scenario) -> None:
        """Call of the Haunted says attack (S5)."""
        duel.setup(you=side(spells=["Call of the Haunted"], grave=["Battle Ox"]))
        duel.you.activates("Call of the Haunted")
        duel.resolves()
        assert duel.you.position("Battle Ox") is Position.ATTACK

    def test_not_without_a_zone(self, duel: Scenario) -> None:
        """(F9)."""
        duel.setup(
            you=side(hand=["Monster Reborn"], monsters=["Battle Ox"] * 5, grave=["Battle Ox"]),
        )
        duel.you.may_not("activate Monster Reborn")

    def test_a_zone_that_the_same_effect_frees_counts(self, duel: Scenario) -> None:
        """Magical Dimension tributes before it summons (F9)."""
        duel.setup(
            you=side(
                hand=["Magical Dimension", "Dark Magician"],
                monsters=["Breaker the Magical Warrior", "Battle Ox", "Soitsu", "Soitsu", "Soitsu"],
            ),
        )
        duel.you.activates("Magical Dimension", targeting="Battle Ox")
        duel.you.chooses("Dark Magician")
        duel.you.chooses("attack")
        duel.you.chooses("no")
        duel.resolves()
        assert "Dark Magician" in duel.you.monsters

    def test_a_monster_revived_this_turn_may_not_change_position(self, duel: Scenario) -> None:
        """(S10)."""
        duel.setup(you=side(hand=["Monster Reborn"], grave=["Battle Ox"]))
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.resolves()
        duel.you.may_not("defend with Battle Ox")


class TestProperSummons:
    def test_a_fusion_monster_never_properly_summoned_cannot_be_revived(self, duel: Scenario) -> None:
        """(S6, S7, K24)."""
        duel.setup(you=side(hand=["Monster Reborn"], grave=["Stardust Dragon", "Black Luster Soldier"]))
        duel.you.may_not("activate Monster Reborn")

    def test_one_that_was_can(self, duel: Scenario) -> None:
        """In any legal way (S6, K24)."""
        duel.setup(you=side(hand=["Monster Reborn"], grave=[Proper("Stardust Dragon")]))
        duel.you.activates("Monster Reborn")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Stardust Dragon"]

    def test_a_negated_synchro_summon_was_not_proper(self, duel: Scenario) -> None:
        """A monster that needed a proper summon has not had it (S3, S6, K24)."""
        duel.setup(
            you=side(
                extra=["Stardust Dragon"],
                monsters=["Junk Synchron", "Cyber Dragon"],
                hand=["Monster Reborn"],
            ),
            them=side(spells=["Solemn Judgment"]),
        )
        duel.you.special_summons("Stardust Dragon", with_=["Junk Synchron", "Cyber Dragon"])
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        assert duel.you.grave == ["Junk Synchron", "Cyber Dragon", "Stardust Dragon"]
        duel.you.activates("Monster Reborn")
        assert "Stardust Dragon" not in duel.you.choices
        duel.you.targets("Cyber Dragon")
        duel.you.chooses("attack")
        duel.resolves()

    def test_the_mark_is_lost_in_the_extra_deck(self, duel: Scenario) -> None:
        """It stays in the graveyard and is lost in hand, deck and extra deck (S6)."""
        duel.setup(you=side(hand=["Monster Reborn"], grave=[Proper("Stardust Dragon")]))
        duel.moves("Stardust Dragon", to="extra")
        duel.moves("Stardust Dragon", to="grave")
        duel.you.may_not("activate Monster Reborn")


class TestSynchro:
    def test_materials_effects_wait_until_the_summon_has_succeeded(self, duel: Scenario) -> None:
        """They go when the summon is attempted; their effects come after it (S8, C8)."""
        duel.setup(
            you=side(
                extra=["Stardust Dragon"],
                monsters=["Junk Synchron", "Sangan", "Ojama Yellow"],
                deck=["Kuriboh"],
            ),
        )
        duel.you.special_summons("Stardust Dragon", with_=["Junk Synchron", "Sangan", "Ojama Yellow"])
        assert duel.prompt is not None
        assert duel.prompt.why is Why.SUMMON_ATTEMPT
        duel.you.chooses("Kuriboh")
        duel.resolves()
        assert len(duel.happened(e.Summoned)) == 1
        kinds = [type(event) for event in duel.log]
        assert kinds.index(e.Summoned) < kinds.index(e.LinkMade)

    def test_they_come_when_it_was_negated_as_well(self, duel: Scenario) -> None:
        """(S8, S3)."""
        duel.setup(
            you=side(
                extra=["Stardust Dragon"],
                monsters=["Junk Synchron", "Sangan", "Ojama Yellow"],
                deck=["Kuriboh"],
            ),
            them=side(spells=["Solemn Judgment"]),
        )
        duel.you.special_summons("Stardust Dragon", with_=["Junk Synchron", "Sangan", "Ojama Yellow"])
        duel.them.activates("Solemn Judgment")
        duel.you.chooses("Kuriboh")
        duel.resolves()
        assert duel.you.hand == ["Kuriboh"]
        assert duel.you.monsters == []

    def test_a_token_may_be_material(self, duel: Scenario) -> None:
        """(S8, S12)."""
        duel.setup(
            you=side(extra=["Junk Warrior"], monsters=["Junk Synchron", "Sheep Token", "Sheep Token"]),
        )
        duel.you.special_summons(
            "Junk Warrior", with_=["Junk Synchron", copy("Sheep Token", 1), copy("Sheep Token", 2)]
        )
        duel.resolves()
        assert duel.you.monsters == ["Junk Warrior"]
        assert duel.you.grave == ["Junk Synchron"]

    def test_face_down_monsters_are_no_material(self, duel: Scenario) -> None:
        """(S8)."""
        duel.setup(you=side(extra=["Junk Warrior"], monsters=["Junk Synchron", face_down("Ojama Yellow")]))
        duel.you.may_not("synchro summon Junk Warrior")

    def test_junk_warrior_needs_junk_synchron_and_gains_by_its_trigger(self, duel: Scenario) -> None:
        """A trigger of its own synchro summon, mandatory (E4, C17)."""
        duel.setup(
            you=side(extra=["Junk Warrior"], monsters=["Junk Synchron", "Ojama Yellow", "Man-Eater Bug"]),
        )
        duel.you.special_summons("Junk Warrior", with_=["Junk Synchron", "Ojama Yellow"])
        duel.resolves()
        assert duel.you.atk("Junk Warrior") == 2300 + 450

    def test_what_it_gained_stays_when_the_others_leave(self, duel: Scenario) -> None:
        """An effect that was applied stays (C17)."""
        duel.setup(
            you=side(extra=["Junk Warrior"], monsters=["Junk Synchron", "Ojama Yellow", "Man-Eater Bug"]),
        )
        duel.you.special_summons("Junk Warrior", with_=["Junk Synchron", "Ojama Yellow"])
        duel.resolves()
        duel.moves("Man-Eater Bug", to="grave")
        assert duel.you.atk("Junk Warrior") == 2300 + 450

    def test_face_down_it_loses_what_it_gained(self, duel: Scenario) -> None:
        """Values laid on it end (C18, K7)."""
        duel.setup(
            you=side(extra=["Junk Warrior"], monsters=["Junk Synchron", "Ojama Yellow", "Man-Eater Bug"]),
        )
        duel.you.special_summons("Junk Warrior", with_=["Junk Synchron", "Ojama Yellow"])
        duel.resolves()
        duel.turns("Junk Warrior", Position.FACE_DOWN_DEFENSE)
        duel.turns("Junk Warrior", Position.ATTACK)
        assert duel.you.atk("Junk Warrior") == 2300


class TestFusion:
    def test_monster_and_materials_are_chosen_when_it_resolves(self, duel: Scenario) -> None:
        """Nothing is targeted; from hand and field, and a face-down monster counts as what it is (S7)."""
        duel.setup(
            you=side(
                hand=["Polymerization", "Takuhee"],
                monsters=[face_down("Temple of Skulls")],
                extra=["Skullbird"],
            ),
        )
        duel.you.activates("Polymerization")
        assert duel.happened(e.LinkMade)[-1].targets == ()
        duel.you.chooses("Skullbird")
        duel.you.chooses("Takuhee", "Temple of Skulls")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Skullbird"]
        assert duel.you.grave == ["Takuhee", "Temple of Skulls", "Polymerization"]
        assert duel.find("Skullbird").proper

    def test_the_materials_go_together_and_first(self, duel: Scenario) -> None:
        """The sending is the earlier moment (S7)."""
        duel.setup(
            you=side(hand=["Polymerization", "Takuhee", "Temple of Skulls"], extra=["Skullbird"]),
        )
        duel.you.activates("Polymerization")
        duel.you.chooses("Skullbird")
        duel.you.chooses("Takuhee", "Temple of Skulls")
        duel.you.chooses("attack")
        duel.resolves()
        sent = [
            h for h in duel.happenings if isinstance(h.event, e.Moved) and h.event.reason is e.Reason.MATERIAL
        ]
        summoned = [h for h in duel.happenings if isinstance(h.event, e.Summoned)]
        assert [len(h.event.moves) for h in sent if isinstance(h.event, e.Moved)] == [2]
        assert sent[0].moment < summoned[0].moment

    def test_not_without_the_materials(self, duel: Scenario) -> None:
        """As printed, by name (S7, K23)."""
        duel.setup(
            you=side(hand=["Polymerization", "Takuhee"], monsters=["Battle Ox"], extra=["Skullbird"]),
            them=side(monsters=["Temple of Skulls"]),
        )
        duel.you.may_not("activate Polymerization")

    def test_if_a_material_is_gone_when_it_resolves_nothing_happens(self, duel: Scenario) -> None:
        """They are chosen only then (S7, C5)."""
        duel.setup(
            you=side(hand=["Polymerization", "Takuhee"], monsters=["Temple of Skulls"], extra=["Skullbird"]),
        )
        duel.you.activates("Polymerization")
        duel.moves("Temple of Skulls", to="grave")
        duel.resolves()
        assert duel.you.monsters == []
        assert duel.you.hand == ["Takuhee"]

    def test_with_all_zones_taken_one_material_must_free_a_zone(self, duel: Scenario) -> None:
        """(F9)."""
        duel.setup(
            you=side(
                hand=["Polymerization", "Takuhee", "Temple of Skulls"],
                monsters=["Battle Ox"] * 5,
                extra=["Skullbird"],
            ),
        )
        duel.you.may_not("activate Polymerization")

    def test_and_one_that_does_is_enough(self, duel: Scenario) -> None:
        """(F9)."""
        duel.setup(
            you=side(
                hand=["Polymerization", "Takuhee", "Temple of Skulls"],
                monsters=["Takuhee", *["Battle Ox"] * 4],
                extra=["Skullbird"],
            ),
        )
        duel.you.activates("Polymerization")
        duel.you.chooses("Skullbird")
        with pytest.raises(Refused):
            duel.you.chooses(copy("Takuhee", 1))
        standing = duel.find("Takuhee", 0, Place.MONSTERS).handle
        other = duel.find("Temple of Skulls", 0, Place.HAND).handle
        duel.send(Cards((standing, other)))
        duel.you.chooses("attack")
        duel.resolves()
        assert "Skullbird" in duel.you.monsters


class TestRitual:
    def test_with_tributes_from_hand_and_field(self, duel: Scenario) -> None:
        """By level, when it resolves; face-down ones too (S9)."""
        duel.setup(
            you=side(
                hand=["Black Luster Ritual", "Black Luster Soldier", "Battle Ox"],
                monsters=[face_down("Mystical Elf")],
            ),
        )
        duel.you.activates("Black Luster Ritual")
        duel.you.chooses("Black Luster Soldier")
        duel.you.chooses("Battle Ox", "Mystical Elf")
        duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == ["Black Luster Soldier"]
        assert duel.find("Black Luster Soldier").proper
        assert duel.reason_of("Battle Ox") is e.Reason.TRIBUTE

    def test_no_tribute_could_be_left_out(self, duel: Scenario) -> None:
        """Text "or more": with 7 and 4 and 4, the three together are too many (S9)."""
        duel.setup(
            you=side(
                hand=["Black Luster Ritual", "Black Luster Soldier", "Dark Magician"],
                monsters=["Battle Ox", "Mystical Elf"],
            ),
        )
        duel.you.activates("Black Luster Ritual")
        duel.you.chooses("Black Luster Soldier")
        with pytest.raises(Refused):
            duel.you.chooses("Dark Magician", "Battle Ox", "Mystical Elf")
        with pytest.raises(Refused):
            duel.you.chooses("Dark Magician")
        duel.you.chooses("Dark Magician", "Battle Ox")
        duel.you.chooses("defense")
        duel.resolves()

    def test_not_without_the_levels_or_the_monster(self, duel: Scenario) -> None:
        """(S9)."""
        duel.setup(you=side(hand=["Black Luster Ritual", "Black Luster Soldier", "Dark Magician"]))
        duel.you.may_not("activate Black Luster Ritual")

    def test_nor_without_the_monster_in_hand(self, duel: Scenario) -> None:
        """(S9)."""
        duel.setup(
            you=side(
                hand=["Black Luster Ritual", "Dark Magician", "Battle Ox"], deck=["Black Luster Soldier"]
            )
        )
        duel.you.may_not("activate Black Luster Ritual")

    def test_the_tributes_are_no_cost(self, duel: Scenario) -> None:
        """When the activation is negated nothing was tributed (S9)."""
        duel.setup(
            you=side(hand=["Black Luster Ritual", "Black Luster Soldier", "Dark Magician", "Battle Ox"]),
            them=side(hand=["Soitsu"], spells=["Magic Jammer"]),
        )
        duel.you.activates("Black Luster Ritual")
        duel.them.activates("Magic Jammer")
        duel.them.pays("Soitsu")
        duel.resolves()
        assert sorted(duel.you.hand) == ["Battle Ox", "Black Luster Soldier", "Dark Magician"]

    def test_a_ritual_monster_is_not_normal_summoned(self, duel: Scenario) -> None:
        """(S6, S9)."""
        duel.setup(you=side(hand=["Black Luster Soldier"], monsters=["Battle Ox", "Soitsu"]))
        duel.you.may_not("summon Black Luster Soldier")
        duel.you.may_not("set Black Luster Soldier")


class TestTokens:
    def test_they_are_summoned_together_in_defence(self, duel: Scenario) -> None:
        """Normal monsters, on the field only (S12)."""
        duel.setup(you=side(hand=["Scapegoat"]))
        duel.you.activates("Scapegoat")
        duel.resolves()
        assert duel.you.monsters == ["Sheep Token"] * 4
        assert all(card.position is Position.DEFENSE for card in duel.state.monsters(0))

    def test_not_with_three_zones(self, duel: Scenario) -> None:
        """All four or none (S12, F9)."""
        duel.setup(you=side(hand=["Scapegoat"], monsters=["Battle Ox", "Soitsu"]))
        duel.you.may_not("activate Scapegoat")

    def test_a_destroyed_token_goes_nowhere(self, duel: Scenario) -> None:
        """It was destroyed, and is not sent to the graveyard (S12)."""
        duel.setup(you=side(hand=["Dark Hole"], monsters=["Sheep Token"]), them=side(monsters=["Battle Ox"]))
        duel.you.activates("Dark Hole")
        duel.resolves()
        assert duel.you.grave == ["Dark Hole"]
        assert duel.reason_of("Sheep Token") is e.Reason.DESTRUCTION

    def test_it_cannot_be_turned_face_down(self, duel: Scenario) -> None:
        """(S12)."""
        duel.setup(you=side(hand=["Book of Moon"]), them=side(monsters=["Sheep Token"]))
        duel.you.may_not("activate Book of Moon")

    def test_sheep_tokens_are_no_tribute_for_a_summon(self, duel: Scenario) -> None:
        """As the card that brings them says (S2, S12)."""
        duel.setup(
            turn_of="them",
            you=side(hand=["Summoned Skull"], spells=["Scapegoat"]),
            them=side(hand=["Pot of Greed"]),
        )
        duel.them.activates("Pot of Greed")
        duel.you.activates("Scapegoat")
        duel.resolves()
        duel.them.ends_turn()
        duel.resolves()
        assert duel.you.monsters == ["Sheep Token"] * 4
        duel.you.may_not("summon Summoned Skull")
        duel.you.may_not("set Summoned Skull")

    def test_it_can_be_tributed_for_a_cost(self, duel: Scenario) -> None:
        """(S12, X6)."""
        duel.setup(
            you=side(hand=["Axe of Despair", "Mystical Space Typhoon"], monsters=["Sheep Token"], spells=[]),
            them=side(monsters=["Battle Ox"]),
        )
        duel.you.activates("Axe of Despair", targeting="Battle Ox")
        duel.resolves()
        duel.you.activates("Mystical Space Typhoon")
        duel.you.places_trigger("Axe of Despair")
        duel.you.pays("Sheep Token")
        duel.resolves()
        assert duel.you.deck[0] == "Axe of Despair"

    def test_an_oath_of_no_other_summons_binds_before_and_after(self, duel: Scenario) -> None:
        """There is no summon after it, of any kind (S3)."""
        duel.setup(you=side(hand=["Scapegoat", "Battle Ox"], monsters=[face_down("Soitsu")]))
        duel.you.activates("Scapegoat")
        duel.resolves()
        duel.you.may_not("summon Battle Ox")
        duel.you.may_not("flip Soitsu")
        assert len(duel.you.monsters) == 5

    def test_it_is_not_activated_after_a_summon(self, duel: Scenario) -> None:
        """Also after one that was negated (S3)."""
        duel.setup(
            you=side(hand=["Scapegoat", "Battle Ox"]),
            them=side(spells=["Solemn Judgment"]),
        )
        duel.you.summons("Battle Ox")
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        duel.you.may_not("activate Scapegoat")

    def test_it_may_be_activated_after_a_set(self, duel: Scenario) -> None:
        """(X5)."""
        duel.setup(you=side(hand=["Scapegoat", "Battle Ox"]))
        duel.you.sets("Battle Ox")
        duel.resolves()
        duel.you.activates("Scapegoat")
        duel.resolves()
        assert len(duel.you.monsters) == 5
