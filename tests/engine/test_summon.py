"""Summoning, setting and turning monsters (S)."""

import pytest

from cards.lang.places import Position
from cards.lang.turns import Phase
from duels.engine import events as e
from duels.engine.prompts import PASS, Why
from tests.scenario import (
    BATTLE,
    MAIN_2,
    NoSuchCard,
    Refused,
    Scenario,
    copy,
    defense,
    face_down,
    side,
)
from tests.scenario.table import Standing

FOUR = ["Vorse Raider", "Battle Ox", "Mystical Elf", "Celtic Guardian"]

# Levels: Soitsu 3, Battle Ox 4, Curse of Dragon 5, Summoned Skull 6, Dark Magician 7, Blue-Eyes 8.


class TestNormalSummon:
    def test_a_normal_summon_is_face_up_attack(self, duel: Scenario) -> None:
        """(S1, F2)"""
        duel.setup(you=side(hand=["Battle Ox"]))
        duel.you.summons("Battle Ox")
        duel.resolves()
        assert duel.you.position("Battle Ox") is Position.ATTACK
        assert duel.you.hand == []

    def test_a_normal_set_is_face_down_defence(self, duel: Scenario) -> None:
        """(S1, F2, X5)"""
        duel.setup(you=side(hand=["Battle Ox"]))
        duel.you.sets("Battle Ox")
        duel.resolves()
        assert duel.you.position("Battle Ox") is Position.FACE_DOWN_DEFENSE
        assert duel.happened(e.Summoned) == []
        assert len(duel.happened(e.MonsterSet)) == 1

    @pytest.mark.parametrize("first", ["summons", "sets"])
    def test_one_summon_or_set_a_turn(self, duel: Scenario, first: str) -> None:
        """Summon and set share the turn's one (S1, X5)."""
        duel.setup(you=side(hand=["Battle Ox", "Vorse Raider"]))
        getattr(duel.you, first)("Battle Ox")
        duel.you.may_not("summon Vorse Raider")
        duel.you.may_not("set Vorse Raider")

    def test_it_is_one_for_both_main_phases(self, duel: Scenario) -> None:
        """(S1)"""
        duel.setup(you=side(hand=["Battle Ox", "Vorse Raider"]))
        duel.you.summons("Battle Ox")
        duel.you.enters_battle()
        duel.you.ends_battle()
        duel.you.may_not("summon Vorse Raider")

    def test_the_next_turn_brings_another(self, duel: Scenario) -> None:
        """Once per turn (S1)."""
        duel.setup(normal_summon_used=True, you=side(hand=["Vorse Raider"]), them=side(hand=["Battle Ox"]))
        duel.you.may_not("summon Vorse Raider")
        duel.you.ends_turn()
        duel.them.may("summon Battle Ox")
        duel.them.ends_turn()
        duel.you.may("summon Vorse Raider")

    def test_only_from_the_hand(self, duel: Scenario) -> None:
        """A monster in the graveyard is not summoned (S1)."""
        duel.setup(you=side(grave=["Battle Ox"]))
        with pytest.raises(NoSuchCard):
            duel.you.summons("Battle Ox")
        duel.you.may("end turn")

    def test_ritual_monsters_are_not_normal_summoned(self, duel: Scenario) -> None:
        """They need their ritual summon (S6, S9)."""
        duel.setup(
            you=side(hand=["Black Luster Soldier", "Battle Ox"], monsters=["Vorse Raider", "Mystical Elf"])
        )
        duel.you.may_not("summon Black Luster Soldier")
        duel.you.may_not("set Black Luster Soldier")

    def test_a_summon_is_attempted_before_it_succeeds(self, duel: Scenario) -> None:
        """Two windows: in the first it could be negated, in the second it is answered (S3, S11)."""
        duel.setup(you=side(hand=["Battle Ox"]))
        duel.you.summons("Battle Ox")
        windows = []
        while duel.prompt is not None and duel.prompt.kind == "respond":
            windows.append((duel.prompt.why, duel.asked, len(duel.happened(e.Summoned))))
            duel.send(PASS)
        assert windows == [
            (Why.SUMMON_ATTEMPT, "you", 0),
            (Why.SUMMON_ATTEMPT, "them", 0),
            (Why.SUMMON, "you", 1),
            (Why.SUMMON, "them", 1),
        ]

    def test_a_set_can_be_answered_but_is_not_attempted(self, duel: Scenario) -> None:
        """Sets cannot be negated; turn player first (S3, C3)."""
        duel.setup(you=side(hand=["Battle Ox"]))
        duel.you.sets("Battle Ox")
        windows = []
        while duel.prompt is not None and duel.prompt.kind == "respond":
            windows.append((duel.prompt.why, duel.asked))
            duel.send(PASS)
        assert windows == [(Why.MONSTER_SET, "you"), (Why.MONSTER_SET, "them")]
        assert duel.happened(e.SummonAttempted) == []

    def test_there_is_no_summoning_sickness(self, duel: Scenario) -> None:
        """A monster may attack in the turn it comes (S16, B2)."""
        duel.setup(you=side(hand=["Battle Ox"]))
        duel.you.summons("Battle Ox")
        duel.you.enters_battle()
        duel.you.attacks("Battle Ox", "directly")
        duel.resolves()
        assert duel.them.lp == 6300


class TestTributes:
    @pytest.mark.parametrize(
        ("name", "count"),
        [
            ("Soitsu", 0),
            ("Battle Ox", 0),
            ("Curse of Dragon", 1),
            ("Summoned Skull", 1),
            ("Dark Magician", 2),
            ("Blue-Eyes White Dragon", 2),
        ],
    )
    @pytest.mark.parametrize("deed", ["summons", "sets"])
    def test_levels_ask_for_tributes(self, duel: Scenario, name: str, count: int, deed: str) -> None:
        """None to level 4, one for 5 and 6, two from 7 on, for summon and set alike (S2)."""
        duel.setup(you=side(hand=[name], monsters=["Vorse Raider", "Mystical Elf", "Celtic Guardian"]))
        tributes = ["Mystical Elf", "Vorse Raider"][:count]
        getattr(duel.you, deed)(name, tributing=tributes)
        duel.resolves()
        assert duel.you.grave == tributes
        assert name in duel.you.monsters
        assert len(duel.you.monsters) == 4 - count

    @pytest.mark.parametrize("tributing", [[], ["Battle Ox", "Vorse Raider"]])
    def test_neither_fewer_nor_more_than_needed(self, duel: Scenario, tributing: list[str]) -> None:
        """Never more than needed (S2)."""
        duel.setup(you=side(hand=["Summoned Skull"], monsters=["Battle Ox", "Vorse Raider"]))
        with pytest.raises(Refused, match="1 of"):
            duel.you.summons("Summoned Skull", tributing=tributing)
        assert duel.you.grave == []

    @pytest.mark.parametrize(("name", "monsters"), [("Summoned Skull", 0), ("Dark Magician", 1)])
    def test_with_too_few_monsters_it_is_not_offered(self, duel: Scenario, name: str, monsters: int) -> None:
        """(S2)"""
        duel.setup(you=side(hand=[name], monsters=FOUR[:monsters]), them=side(monsters=FOUR))
        duel.you.may_not(f"summon {name}")
        duel.you.may_not(f"set {name}")

    def test_face_down_monsters_can_be_tributed(self, duel: Scenario) -> None:
        """Face-up or face-down; for its controller it is what it is (S2, N5), and lies open there (F6)."""
        duel.setup(you=side(hand=["Summoned Skull"], monsters=[face_down("Soitsu")]))
        duel.you.summons("Summoned Skull", tributing=["Soitsu"])
        duel.resolves()
        assert duel.you.grave == ["Soitsu"]
        assert duel.them.sees("Soitsu")

    def test_a_borrowed_monster_can_be_tributed_and_goes_home(self, duel: Scenario) -> None:
        """Tributes are monsters one controls (S2); they go to their owner's graveyard (F8)."""
        duel.setup(you=side(hand=["Summoned Skull"], monsters=[Standing("Soitsu").of_the_other()]))
        duel.you.summons("Summoned Skull", tributing=["Soitsu"])
        duel.resolves()
        assert (duel.you.grave, duel.them.grave) == ([], ["Soitsu"])

    def test_the_opponents_monsters_cannot_be_tributed(self, duel: Scenario) -> None:
        """(S2)"""
        duel.setup(
            you=side(hand=["Summoned Skull"], monsters=["Battle Ox", "Vorse Raider"]),
            them=side(monsters=["Soitsu"]),
        )
        with pytest.raises(NoSuchCard):
            duel.you.summons("Summoned Skull", tributing=["Soitsu"])
        assert duel.them.monsters == ["Soitsu"]

    def test_tributes_are_sent_together_before_the_attempt(self, duel: Scenario) -> None:
        """One event, an earlier moment, and no destruction (S2, C13, X1)."""
        duel.setup(you=side(hand=["Dark Magician"], monsters=FOUR))
        duel.you.summons("Dark Magician", tributing=["Battle Ox", "Vorse Raider"])
        tribute, arrival = duel.happened(e.Moved)
        assert (tribute.reason, len(tribute.moves)) == (e.Reason.TRIBUTE, 2)
        assert arrival.reason is e.Reason.SUMMON
        assert duel.log.index(tribute) < duel.log.index(arrival) <= duel.moment_of(e.SummonAttempted)
        duel.resolves()
        (summoned,) = duel.happened(e.Summoned)
        assert summoned.manner is e.Manner.TRIBUTE

    def test_a_full_field_is_no_hindrance_where_a_tribute_frees_a_zone(self, duel: Scenario) -> None:
        """The zone that the tribute frees counts as free (F9, S2)."""
        duel.setup(you=side(hand=["Summoned Skull", "Soitsu"], monsters=[*FOUR, "Luster Dragon"]))
        duel.you.may_not("summon Soitsu")
        duel.you.summons("Summoned Skull", tributing=["Battle Ox"])
        duel.resolves()
        assert duel.you.monsters == [
            "Vorse Raider",
            "Summoned Skull",
            "Mystical Elf",
            "Celtic Guardian",
            "Luster Dragon",
        ]

    def test_with_four_monsters_a_fifth_finds_a_zone(self, duel: Scenario) -> None:
        """Five zones (F1, F9)."""
        duel.setup(you=side(hand=["Soitsu"], monsters=FOUR))
        duel.you.summons("Soitsu")
        duel.resolves()
        assert len(duel.you.monsters) == 5


class TestFlipSummon:
    def test_from_face_down_defence_to_face_up_attack(self, duel: Scenario) -> None:
        """It is attempted and then successful, as a summon is (S4, S3)."""
        duel.setup(you=side(monsters=[face_down("Battle Ox")]))
        duel.you.flip_summons("Battle Ox")
        assert duel.prompt is not None
        assert duel.prompt.why is Why.SUMMON_ATTEMPT
        duel.resolves()
        assert duel.you.position("Battle Ox") is Position.ATTACK
        (summoned,) = duel.happened(e.Summoned)
        assert summoned.manner is e.Manner.FLIP

    def test_any_number_in_a_turn_and_the_normal_summon_besides(self, duel: Scenario) -> None:
        """It does not use the turn's normal summon (S4, S1)."""
        duel.setup(you=side(hand=["Soitsu"], monsters=[face_down("Battle Ox"), face_down("Vorse Raider")]))
        duel.you.flip_summons("Battle Ox")
        duel.you.flip_summons("Vorse Raider")
        duel.you.summons("Soitsu")
        duel.resolves()
        assert len(duel.happened(e.Summoned)) == 3

    def test_not_in_the_turn_in_which_it_was_set(self, duel: Scenario) -> None:
        """... but in the next (S4)."""
        duel.setup(you=side(hand=["Battle Ox"]))
        duel.you.sets("Battle Ox")
        duel.you.may_not("flip Battle Ox")
        duel.you.ends_turn()
        duel.them.ends_turn()
        duel.you.may("flip Battle Ox")

    def test_not_in_the_opponents_turn(self, duel: Scenario) -> None:
        """In one's own main phase (S4)."""
        duel.setup(turn_of="them", you=side(monsters=[face_down("Battle Ox")]))
        duel.you.may_not("flip Battle Ox")

    def test_not_in_the_battle_phase(self, duel: Scenario) -> None:
        """In one's own main phase (S4)."""
        duel.setup(phase=BATTLE, you=side(monsters=[face_down("Battle Ox")]))
        duel.you.may_not("flip Battle Ox")

    def test_to_attack_position_only(self, duel: Scenario) -> None:
        """By hand a face-down monster goes to face-up attack only (S4, S10)."""
        duel.setup(you=side(monsters=[face_down("Battle Ox")]))
        duel.you.may_not("stand up Battle Ox")
        duel.you.may_not("defend with Battle Ox")

    def test_not_after_a_change_by_hand_though_an_effect_turned_it_down(self, duel: Scenario) -> None:
        """Its controller has already changed its position this turn (S4)."""
        duel.setup(you=side(monsters=["Battle Ox", "Vorse Raider"]))
        duel.you.changes_position("Battle Ox")
        duel.resolves()
        duel.turns("Battle Ox", Position.FACE_DOWN_DEFENSE)
        duel.turns("Vorse Raider", Position.FACE_DOWN_DEFENSE)
        duel.you.may_not("flip Battle Ox")
        duel.you.may("flip Vorse Raider")

    def test_not_in_the_turn_of_its_summon_though_an_effect_turned_it_down(self, duel: Scenario) -> None:
        """(S4)"""
        duel.setup(you=side(hand=["Battle Ox"]))
        duel.you.summons("Battle Ox")
        duel.resolves()
        duel.turns("Battle Ox", Position.FACE_DOWN_DEFENSE)
        duel.you.may_not("flip Battle Ox")

    def test_not_after_its_attack_though_an_effect_turned_it_down(self, duel: Scenario) -> None:
        """(S4)"""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox", "Vorse Raider"]))
        duel.you.attacks("Battle Ox", "directly")
        duel.you.ends_battle()
        duel.resolves()
        duel.turns("Battle Ox", Position.FACE_DOWN_DEFENSE)
        duel.turns("Vorse Raider", Position.FACE_DOWN_DEFENSE)
        duel.you.may_not("flip Battle Ox")
        duel.you.may("flip Vorse Raider")

    def test_flipped_once_it_is_not_flipped_again(self, duel: Scenario) -> None:
        """Not in the turn in which it was flip summoned (S4)."""
        duel.setup(you=side(monsters=[face_down("Battle Ox")]))
        duel.you.flip_summons("Battle Ox")
        duel.resolves()
        duel.turns("Battle Ox", Position.FACE_DOWN_DEFENSE)
        duel.you.may_not("flip Battle Ox")

    def test_a_monster_revealed_by_an_attack_is_not_flipped(self, duel: Scenario) -> None:
        """It is face-up already; in its controller's turn it changes by hand as any other (B4, S10)."""
        duel.setup(
            turn_of="them",
            phase=BATTLE,
            you=side(monsters=[face_down("Mystical Elf")]),
            them=side(monsters=["Soitsu"]),
        )
        duel.them.attacks("Soitsu", "Mystical Elf")
        duel.them.ends_turn()
        duel.you.may("stand up Mystical Elf")
        duel.you.may_not("flip Mystical Elf")


class TestChangeOfPosition:
    def test_attack_to_defence_and_back_another_turn(self, duel: Scenario) -> None:
        """(S10)"""
        duel.setup(you=side(monsters=["Battle Ox"]))
        duel.you.changes_position("Battle Ox")
        duel.resolves()
        assert duel.you.position("Battle Ox") is Position.DEFENSE
        duel.you.ends_turn()
        duel.them.ends_turn()
        duel.you.changes_position("Battle Ox")
        duel.resolves()
        assert duel.you.position("Battle Ox") is Position.ATTACK

    def test_each_monster_once_a_turn(self, duel: Scenario) -> None:
        """(S10)"""
        duel.setup(you=side(monsters=["Battle Ox", defense("Vorse Raider")]))
        duel.you.changes_position("Battle Ox")
        duel.you.may_not("stand up Battle Ox")
        duel.you.changes_position("Vorse Raider")
        duel.you.may_not("defend with Vorse Raider")

    def test_once_in_both_main_phases_together(self, duel: Scenario) -> None:
        """(S10)"""
        duel.setup(you=side(monsters=["Battle Ox"]))
        duel.you.changes_position("Battle Ox")
        duel.you.enters_battle()
        duel.you.ends_battle()
        duel.you.may_not("stand up Battle Ox")

    @pytest.mark.parametrize(("mark", "offered"), [("came", False), ("turned", False), (None, True)])
    def test_not_in_the_turn_in_which_it_came(self, duel: Scenario, mark: str | None, offered: bool) -> None:
        """Summoned, special summoned, flip summoned or set this turn (S10)."""
        monster = Standing("Battle Ox").that(*([mark] if mark else []))
        duel.setup(you=side(monsters=[monster]))
        (duel.you.may if offered else duel.you.may_not)("defend with Battle Ox")

    def test_not_after_a_normal_summon_nor_a_flip_summon(self, duel: Scenario) -> None:
        """(S10)"""
        duel.setup(you=side(hand=["Battle Ox"], monsters=[face_down("Vorse Raider")]))
        duel.you.summons("Battle Ox")
        duel.you.flip_summons("Vorse Raider")
        duel.you.may_not("defend with Battle Ox")
        duel.you.may_not("defend with Vorse Raider")

    def test_not_after_it_declared_an_attack(self, duel: Scenario) -> None:
        """(S10)"""
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox", "Vorse Raider"]))
        duel.you.attacks("Battle Ox", "directly")
        duel.you.ends_battle()
        duel.you.may_not("defend with Battle Ox")
        duel.you.may("defend with Vorse Raider")

    def test_a_monster_that_was_attacked_may_change(self, duel: Scenario) -> None:
        """Only its own declaration counts (S10)."""
        duel.setup(
            turn_of="them", phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(monsters=["Soitsu"])
        )
        duel.them.attacks("Soitsu", "Battle Ox")
        duel.them.ends_turn()
        duel.you.may("defend with Battle Ox")

    def test_a_change_by_an_effect_neither_uses_it_up_nor_is_limited(self, duel: Scenario) -> None:
        """(S10)"""
        duel.setup(you=side(monsters=["Battle Ox"]))
        duel.turns("Battle Ox", Position.DEFENSE)
        duel.you.may("stand up Battle Ox")
        duel.you.changes_position("Battle Ox")
        duel.resolves()
        duel.turns("Battle Ox", Position.DEFENSE)
        assert duel.you.position("Battle Ox") is Position.DEFENSE
        duel.you.may_not("stand up Battle Ox")

    def test_nothing_is_turned_face_down_by_hand(self, duel: Scenario) -> None:
        """From attack to face-up defence (S10)."""
        duel.setup(you=side(monsters=["Battle Ox"]))
        duel.you.changes_position("Battle Ox")
        duel.resolves()
        assert duel.you.position("Battle Ox") is Position.DEFENSE

    def test_a_change_of_control_alters_nothing_of_it(self, duel: Scenario) -> None:
        """Marks go with the monster (S10)."""
        duel.setup(you=side(monsters=["Battle Ox", "Vorse Raider"]), them=side(monsters=["Soitsu"]))
        duel.you.changes_position("Battle Ox")
        duel.resolves()
        duel.arrives("Battle Ox", under="them", position=Position.DEFENSE)
        duel.arrives("Battle Ox", under="you", position=Position.DEFENSE)
        duel.you.may_not("stand up Battle Ox")
        duel.arrives("Soitsu", under="you")
        duel.you.may("defend with Soitsu")

    def test_marks_end_when_it_leaves_the_field(self, duel: Scenario) -> None:
        """It comes back as a new one (S10)."""
        duel.setup(you=side(monsters=["Battle Ox"]))
        duel.you.changes_position("Battle Ox")
        duel.resolves()
        duel.moves("Battle Ox", to="grave")
        duel.arrives("Battle Ox")
        duel.you.may("defend with Battle Ox")

    @pytest.mark.parametrize("mark", ["came", "turned", "declared"])
    def test_every_mark_ends_then(self, duel: Scenario, mark: str) -> None:
        """(S10)"""
        duel.setup(phase=MAIN_2, you=side(monsters=[Standing("Battle Ox").that(mark)]))
        duel.you.may_not("defend with Battle Ox")
        duel.moves("Battle Ox", to="grave")
        duel.arrives("Battle Ox")
        duel.you.may("defend with Battle Ox")

    def test_both_may_answer_a_change(self, duel: Scenario) -> None:
        """An act that starts no chain, turn player first (S10, C3)."""
        duel.setup(you=side(monsters=["Battle Ox"]))
        duel.you.changes_position("Battle Ox")
        assert (duel.asked, duel.prompt and duel.prompt.why) == ("you", Why.POSITION_CHANGE)
        duel.you.passes()
        assert (duel.asked, duel.prompt and duel.prompt.why) == ("them", Why.POSITION_CHANGE)
        duel.them.passes()
        duel.you.may("end turn")

    def test_the_opponents_monsters_are_not_changed(self, duel: Scenario) -> None:
        """By its controller in his main phase (S10)."""
        duel.setup(them=side(monsters=["Battle Ox"]))
        with pytest.raises(Refused):
            duel.them.changes_position("Battle Ox")


class TestSynchroSummon:
    """Tuners and their levels: Genex Controller 3, Tune Warrior 3, Water Spirit 1.

    Scrap Archfiend is of level 7: a tuner and others of any kind.
    """

    def test_a_tuner_and_others_whose_levels_add_up(self, duel: Scenario) -> None:
        """3 and 4 make 7; the materials go together, and the summon is attempted (S8, S5a, S3)."""
        duel.setup(you=side(extra=["Scrap Archfiend"], monsters=["Genex Controller", "Battle Ox"]))
        duel.you.synchro_summons("Scrap Archfiend", "Genex Controller", ["Battle Ox"])
        assert duel.prompt is not None
        assert duel.prompt.why is Why.SUMMON_ATTEMPT
        duel.resolves()
        assert duel.you.monsters == ["Scrap Archfiend"]
        assert duel.you.grave == ["Genex Controller", "Battle Ox"]
        assert duel.you.extra == []
        sent = duel.happened(e.Moved)[0]
        assert (sent.reason, len(sent.moves)) == (e.Reason.MATERIAL, 2)

    def test_several_monsters_beside_the_tuner(self, duel: Scenario) -> None:
        """One tuner and one or more others (S8)."""
        duel.setup(
            you=side(
                extra=["Scrap Archfiend"],
                monsters=["Genex Controller", "Soitsu", "Skull Servant", "Battle Ox"],
            )
        )
        with pytest.raises(Refused):
            duel.you.synchro_summons("Scrap Archfiend", "Genex Controller", ["Battle Ox", "Skull Servant"])
        duel.you.synchro_summons(
            "Scrap Archfiend", "Genex Controller", ["Skull Servant", "Soitsu"], Position.DEFENSE
        )
        duel.resolves()
        assert duel.you.monsters == ["Scrap Archfiend", "Battle Ox"]
        assert duel.you.position("Scrap Archfiend") is Position.DEFENSE

    @pytest.mark.parametrize(
        "monsters",
        [
            ["Genex Controller", "Curse of Dragon"],
            ["Genex Controller", "Soitsu"],
            ["Battle Ox", "Soitsu"],
            ["Genex Controller", "Tune Warrior", "Water Spirit"],
            [face_down("Genex Controller"), "Battle Ox"],
            ["Genex Controller", face_down("Battle Ox")],
            ["Genex Controller"],
        ],
        ids=str,
    )
    def test_without_fitting_materials_it_is_not_offered(
        self, duel: Scenario, monsters: list[str | Standing]
    ) -> None:
        """Exactly the level, one tuner, the others no tuners, all face-up (S8)."""
        duel.setup(you=side(extra=["Scrap Archfiend"], monsters=monsters), them=side(monsters=["Battle Ox"]))
        duel.you.may_not("synchro summon Scrap Archfiend")

    @pytest.mark.parametrize(
        "others",
        [["Soitsu", "Giant Soldier of Stone"], ["Soitsu"], [], ["Skull Servant", "Soitsu", "Battle Ox"]],
    )
    def test_neither_more_nor_less_than_the_level(self, duel: Scenario, others: list[str]) -> None:
        """Levels adding up exactly: 4 are missing (S8)."""
        monsters = ["Genex Controller", "Soitsu", "Giant Soldier of Stone", "Skull Servant", "Battle Ox"]
        duel.setup(you=side(extra=["Scrap Archfiend"], monsters=monsters))
        with pytest.raises(Refused):
            duel.you.synchro_summons("Scrap Archfiend", "Genex Controller", others)
        assert duel.you.monsters == monsters

    def test_any_number_in_a_turn_and_the_normal_summon_besides(self, duel: Scenario) -> None:
        """No limit per turn, and the turn's normal summon is not used (S5, S1)."""
        monsters = ["Genex Controller", "Battle Ox", "Tune Warrior", "Vorse Raider"]
        duel.setup(you=side(hand=["Soitsu"], extra=["Scrap Archfiend", "Scrap Archfiend"], monsters=monsters))
        duel.you.synchro_summons("Scrap Archfiend", "Genex Controller", ["Battle Ox"])
        duel.you.synchro_summons("Scrap Archfiend", "Tune Warrior", ["Vorse Raider"])
        duel.you.summons("Soitsu")
        duel.resolves()
        assert duel.you.monsters == ["Scrap Archfiend", "Scrap Archfiend", "Soitsu"]

    def test_a_full_field_is_freed_by_the_materials(self, duel: Scenario) -> None:
        """Zones that the materials free count as free (F9, S8)."""
        monsters = ["Genex Controller", *FOUR]
        duel.setup(you=side(extra=["Scrap Archfiend"], monsters=monsters))
        duel.you.synchro_summons("Scrap Archfiend", "Genex Controller", ["Battle Ox"])
        duel.resolves()
        assert len(duel.you.monsters) == 4

    def test_it_does_not_change_its_position_in_that_turn_and_may_attack(self, duel: Scenario) -> None:
        """(S10, S16)"""
        duel.setup(you=side(extra=["Scrap Archfiend"], monsters=["Genex Controller", "Battle Ox"]))
        duel.you.synchro_summons("Scrap Archfiend", "Genex Controller", ["Battle Ox"])
        duel.you.may_not("defend with Scrap Archfiend")
        duel.you.enters_battle()
        duel.you.attacks("Scrap Archfiend", "directly")
        duel.resolves()
        assert duel.them.lp == 8000 - 2700

    @pytest.mark.parametrize("phase", [BATTLE, MAIN_2])
    def test_only_in_a_main_phase(self, duel: Scenario, phase: Phase) -> None:
        """In one's own main phase with nothing pending (S5a)."""
        monsters = ["Genex Controller", "Battle Ox"]
        duel.setup(phase=phase, you=side(extra=["Scrap Archfiend"], monsters=monsters))
        (duel.you.may_not if phase is BATTLE else duel.you.may)("synchro summon Scrap Archfiend")

    def test_fusion_monsters_are_not_summoned_without_an_effect(self, duel: Scenario) -> None:
        """Their materials on the field are not enough (S7)."""
        materials = ["Petit Angel", "Mystical Sheep #2"]
        duel.setup(you=side(extra=["Fusionist"], monsters=materials))
        duel.you.may_not("synchro summon Fusionist")

    def test_it_goes_back_to_the_extra_deck_and_not_to_the_hand(self, duel: Scenario) -> None:
        """What belongs in the extra deck is never in a hand (F8, D2)."""
        duel.setup(you=side(monsters=["Scrap Archfiend"]))
        duel.moves("Scrap Archfiend", to="hand")
        assert (duel.you.hand, duel.you.extra) == ([], ["Scrap Archfiend"])


def test_in_main_phase_2_a_monster_that_did_not_attack_changes(duel: Scenario) -> None:
    """Both main phases (S10, T6)."""
    duel.setup(phase=MAIN_2, you=side(monsters=["Battle Ox", Standing("Vorse Raider").that("declared")]))
    duel.you.may("defend with Battle Ox")
    duel.you.may_not("defend with Vorse Raider")


def test_two_cards_of_a_name_in_the_hand_are_two(duel: Scenario) -> None:
    """Each is offered, and one is summoned (S1)."""
    duel.setup(you=side(hand=["Battle Ox", "Battle Ox"]))
    duel.you.summons(copy("Battle Ox", 2))
    duel.resolves()
    assert (duel.you.hand, duel.you.monsters) == (["Battle Ox"], ["Battle Ox"])
