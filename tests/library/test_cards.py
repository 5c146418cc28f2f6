"""What single cards do where their texts, and the rulings on them, are particular."""

import pytest

from cards.lang.places import Position
from duels.engine import Ending, Result
from duels.engine import events as e
from duels.engine.prompts import Why
from tests.scenario import BATTLE, Scenario, defense, face_down, side


class TestSwordsOfRevealingLight:
    def test_it_can_be_activated_when_there_is_nothing_to_turn(self, duel: Scenario) -> None:
        """A card that remains does something by standing there (M4, C10)."""
        duel.setup(you=side(hand=["Swords of Revealing Light"]))
        duel.you.activates("Swords of Revealing Light")
        duel.resolves()
        assert duel.you.spells == ["Swords of Revealing Light"]

    def test_it_turns_monsters_face_up_and_holds_them_back(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Swords of Revealing Light"], monsters=["Mystical Elf"]),
            them=side(monsters=[face_down("Battle Ox"), "Dark Magician"]),
        )
        duel.you.activates("Swords of Revealing Light")
        duel.resolves()
        assert duel.them.position("Battle Ox") is Position.DEFENSE
        duel.you.ends_turn()
        duel.them.enters_battle()
        duel.them.may_not("attack with Dark Magician")

    def test_it_goes_in_the_end_phase_of_the_opponents_third_turn(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Swords of Revealing Light"]))
        duel.you.activates("Swords of Revealing Light")
        duel.resolves()
        for _turn in range(2):
            duel.you.ends_turn()
            duel.them.ends_turn()
        duel.you.ends_turn()
        duel.resolves()
        assert duel.you.spells == ["Swords of Revealing Light"]
        duel.them.ends_turn()
        duel.resolves()
        assert duel.you.grave == ["Swords of Revealing Light"]


class TestSolemnJudgment:
    @pytest.mark.parametrize(("before", "after"), [(8000, 4000), (125, 63), (1, 1)])
    def test_half_of_ones_life_points_is_paid(self, duel: Scenario, before: int, after: int) -> None:
        """N1: what is left is the half, .5 up."""
        duel.setup(you=side(hand=["Battle Ox"]), them=side(spells=["Solemn Judgment"], life_points=before))
        duel.you.summons("Battle Ox")
        duel.them.activates("Solemn Judgment")
        duel.resolves()
        assert duel.lp["them"] == after
        assert duel.you.monsters == []
        assert duel.you.grave == ["Battle Ox"]

    def test_it_negates_the_activation_of_a_trap_of_speed_two(self, duel: Scenario) -> None:
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"], spells=["Solemn Judgment"]),
            them=side(spells=["Mirror Force"]),
        )
        duel.you.attacks("Battle Ox", "directly")
        duel.them.activates("Mirror Force")
        duel.you.activates("Solemn Judgment")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]
        assert duel.lp == {"you": 4000, "them": 6300}


class TestScapegoat:
    def test_four_tokens_come_in_defense_position(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Scapegoat"]))
        duel.you.activates("Scapegoat")
        duel.resolves()
        assert duel.you.monsters == ["Sheep Token"] * 4
        assert {card.position for card in duel.state.monsters(0)} == {Position.DEFENSE}

    def test_it_cannot_be_activated_after_a_summon_but_after_a_set(self, duel: Scenario) -> None:
        """X5: a set is no summon."""
        duel.setup(you=side(hand=["Scapegoat", "Battle Ox"]))
        duel.you.sets("Battle Ox")
        duel.you.may("activate Scapegoat")
        duel.resolves()

    def test_after_it_nothing_is_summoned_in_that_turn(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Scapegoat", "Battle Ox"]))
        duel.you.activates("Scapegoat")
        duel.resolves()
        duel.you.may_not("summon Battle Ox")
        duel.you.may("set Battle Ox")

    def test_a_summon_forbids_it_for_the_turn(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Scapegoat", "Battle Ox"]))
        duel.you.summons("Battle Ox")
        duel.resolves()
        duel.you.may_not("activate Scapegoat")

    def test_its_oath_does_not_bind_when_its_activation_is_negated(self, duel: Scenario) -> None:
        """S3, M10: what was negated was not activated."""
        duel.setup(
            you=side(hand=["Scapegoat", "Battle Ox"]), them=side(hand=["Soitsu"], spells=["Magic Jammer"])
        )
        duel.you.activates("Scapegoat")
        duel.them.activates("Magic Jammer")
        duel.them.pays("Soitsu")
        duel.resolves()
        assert duel.you.monsters == []
        duel.you.may("summon Battle Ox")

    @pytest.mark.parametrize("negated", [False, True])
    def test_a_summon_that_waits_on_the_chain_is_bound_unless_it_was_negated(
        self, duel: Scenario, negated: bool
    ) -> None:
        """The oath binds from the activation on, and what was negated was not activated (S3, M10)."""
        duel.setup(
            you=side(hand=["Monster Reborn", "Scapegoat"], grave=["Battle Ox"]),
            them=side(hand=["Soitsu"], spells=["Magic Jammer"]),
        )
        duel.you.activates("Monster Reborn")
        duel.you.activates("Scapegoat")
        if negated:
            duel.them.activates("Magic Jammer")
            duel.them.pays("Soitsu")
            duel.you.chooses("attack")
        duel.resolves()
        assert duel.you.monsters == (["Battle Ox"] if negated else ["Sheep Token"] * 4)

    def test_its_oath_binds_until_the_turn_is_over(self, duel: Scenario) -> None:
        """Also in the end phase, after what lasts until then has ended, and not in the next turn (T9)."""
        duel.setup(you=side(hand=["Scapegoat"], grave=["Battle Ox"], spells=["Call of the Haunted"]))
        duel.you.activates("Scapegoat")
        duel.resolves()
        duel.you.ends_turn()
        duel.reaches(Why.PHASE_END, of="you")
        duel.you.may_not("activate Call of the Haunted")
        duel.resolves()
        duel.them.ends_turn()
        duel.you.activates("Call of the Haunted")
        duel.resolves()
        assert duel.you.monsters == ["Sheep Token"] * 4 + ["Battle Ox"]

    def test_its_tokens_are_no_tributes_for_a_summon(self, duel: Scenario) -> None:
        """S2."""
        duel.setup(you=side(hand=["Scapegoat", "Summoned Skull"]))
        duel.you.activates("Scapegoat")
        duel.resolves()
        duel.you.may_not("set Summoned Skull")
        duel.you.ends_turn()
        duel.them.ends_turn()
        duel.you.may_not("summon Summoned Skull")

    def test_another_monster_beside_them_is(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Scapegoat", "Summoned Skull"], monsters=["Battle Ox"]))
        duel.you.activates("Scapegoat")
        duel.resolves()
        duel.you.sets("Summoned Skull", tributing=["Battle Ox"])
        duel.resolves()
        assert duel.you.grave == ["Scapegoat", "Battle Ox"]


class TestKuriboh:
    def test_it_prevents_the_damage_of_a_direct_attack(self, duel: Scenario) -> None:
        duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), them=side(hand=["Kuriboh"]))
        duel.you.attacks("Battle Ox", "directly")
        duel.reaches(Why.DAMAGE_STEP, of="them")
        duel.them.activates("Kuriboh")
        duel.resolves()
        assert duel.them.grave == ["Kuriboh"]
        assert duel.lp["them"] == 8000

    def test_it_is_not_offered_where_no_damage_would_be_taken(self, duel: Scenario) -> None:
        """C10: what could do nothing cannot be activated."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Battle Ox"]),
            them=side(hand=["Kuriboh"], monsters=[defense("Mystical Elf")]),
        )
        duel.you.attacks("Battle Ox", "Mystical Elf")
        duel.resolves()
        assert duel.them.hand == ["Kuriboh"]
        assert duel.lp == {"you": 7700, "them": 8000}


class TestStardustDragon:
    def test_it_answers_what_is_certain_to_destroy_and_comes_back(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Dark Hole"], monsters=["Battle Ox"]),
            them=side(monsters=[defense("Stardust Dragon").that("proper")]),
        )
        duel.you.activates("Dark Hole")
        duel.them.activates("Stardust Dragon")
        duel.resolves()
        assert duel.you.monsters == ["Battle Ox"]
        assert duel.them.monsters == []
        duel.you.ends_turn()
        duel.them.places_trigger("Stardust Dragon")
        duel.reaches_choice("them", Why.POSITION)
        duel.them.chooses("attack")
        duel.resolves()
        assert duel.them.monsters == ["Stardust Dragon"]

    def test_it_does_not_answer_what_its_player_may_leave(self, duel: Scenario) -> None:
        """Magical Dimension destroys only if its player wishes, when it resolves."""
        duel.setup(
            you=side(hand=["Magical Dimension", "Dark Magician"], monsters=["Mystical Elf"]),
            them=side(monsters=[defense("Stardust Dragon").that("proper")]),
        )
        duel.you.activates("Magical Dimension")
        duel.them.may_not("activate Stardust Dragon")
        duel.reaches_choice("you", Why.SPECIAL_SUMMON)
        duel.you.chooses("Dark Magician")
        duel.you.chooses("attack")
        duel.reaches_choice("you", Why.DO_IT)
        duel.you.chooses("no")
        duel.resolves()
        assert duel.you.monsters == ["Dark Magician"]


class TestBreaker:
    def test_negated_it_loses_its_counter_for_good(self, duel: Scenario) -> None:
        """That it can hold a Spell Counter is its own effect; with that negated all are removed (C16)."""
        duel.setup(
            you=side(hand=["Breaker the Magical Warrior"]),
            them=side(spells=["Skill Drain", "Mirror Force"]),
        )
        duel.you.summons("Breaker the Magical Warrior")
        duel.resolves()
        assert duel.find("Breaker the Magical Warrior").counters == {"Spell Counter": 1}
        duel.you.ends_turn()
        duel.them.activates("Skill Drain")
        duel.resolves()
        assert duel.find("Breaker the Magical Warrior").counters == {}
        duel.moves("Skill Drain", to="grave")
        assert duel.you.atk("Breaker the Magical Warrior") == 1600

    def test_what_others_have_laid_on_it_stays(self, duel: Scenario) -> None:
        """A counter that it does not hold by its own text is no effect of its own (not C16)."""
        duel.setup(you=side(monsters=["Breaker the Magical Warrior"]), them=side(spells=["Skill Drain"]))
        duel.happens(e.CountersChanged(duel.find("Breaker the Magical Warrior").known, "Wedge Counter", 1))
        duel.you.ends_turn()
        duel.them.activates("Skill Drain")
        duel.resolves()
        assert duel.find("Breaker the Magical Warrior").counters == {"Wedge Counter": 1}

    def test_it_takes_one_counter_and_trades_it_for_a_card(self, duel: Scenario) -> None:
        duel.setup(
            you=side(hand=["Breaker the Magical Warrior"]), them=side(spells=["Mirror Force", "Trap Hole"])
        )
        duel.you.summons("Breaker the Magical Warrior")
        duel.resolves()
        assert duel.you.atk("Breaker the Magical Warrior") == 1900
        duel.you.activates("Breaker the Magical Warrior", "ignition", targeting="Mirror Force")
        duel.resolves()
        assert duel.them.grave == ["Mirror Force"]
        assert duel.you.atk("Breaker the Magical Warrior") == 1600
        duel.you.may_not("activate Breaker the Magical Warrior")


class TestJunk:
    def test_junk_synchron_brings_back_what_makes_junk_warrior_strong(self, duel: Scenario) -> None:
        duel.setup(
            you=side(
                hand=["Junk Synchron"],
                grave=["Mokey Mokey"],
                monsters=["Skull Servant", "Skull Servant"],
                extra=["Junk Warrior"],
            )
        )
        duel.you.summons("Junk Synchron")
        duel.you.places_trigger("Junk Synchron")
        duel.resolves()
        assert duel.you.position("Mokey Mokey") is Position.DEFENSE


def test_exodia_wins_the_moment_the_last_piece_is_drawn(duel: Scenario) -> None:
    """W3, W6."""
    duel.setup(
        you=side(
            hand=[
                "Pot of Greed",
                "Exodia the Forbidden One",
                "Left Arm of the Forbidden One",
                "Right Arm of the Forbidden One",
                "Left Leg of the Forbidden One",
            ],
            deck=["Right Leg of the Forbidden One"],
        )
    )
    duel.you.activates("Pot of Greed")
    duel.resolves()
    assert duel.winner == "you"


EXODIA = [
    "Exodia the Forbidden One",
    "Left Arm of the Forbidden One",
    "Right Arm of the Forbidden One",
    "Left Leg of the Forbidden One",
    "Right Leg of the Forbidden One",
]


def test_two_players_who_draw_exodia_by_one_effect_draw_the_duel(duel: Scenario) -> None:
    """They draw in one moment, and nobody's hand is looked at first (W3, W4, K14)."""
    duel.setup(you=side(monsters=[face_down("Morphing Jar")], deck=EXODIA), them=side(deck=EXODIA))
    duel.you.flip_summons("Morphing Jar")
    duel.resolves()
    assert duel.result == Result(None, Ending.CARD)


@pytest.mark.parametrize("you", [True, False])
def test_only_one_who_draws_exodia_wins(duel: Scenario, you: bool) -> None:
    """Whoever draws first (W3, W4)."""
    blanks = ["Battle Ox"] * 5
    decks = (EXODIA, blanks) if you else (blanks, EXODIA)
    duel.setup(you=side(monsters=[face_down("Morphing Jar")], deck=decks[0]), them=side(deck=decks[1]))
    duel.you.flip_summons("Morphing Jar")
    duel.resolves()
    assert duel.winner == ("you" if you else "them")


def test_gaia_power_lowers_what_it_raises(duel: Scenario) -> None:
    duel.setup(you=side(hand=["Gaia Power"], monsters=["Battle Ox"]), them=side(monsters=["Dark Magician"]))
    duel.you.activates("Gaia Power")
    duel.resolves()
    assert (duel.you.atk("Battle Ox"), duel.you.defense("Battle Ox")) == (2200, 600)
    assert duel.them.atk("Dark Magician") == 2500
