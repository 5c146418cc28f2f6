"""Rule sets: each switch is read where its rule applies, and the same position goes another way under it."""

from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path

import pytest

from duels.engine import MASTER_RULE_1, MASTER_RULE_2, RULESETS, Ruleset, Why, resume
from duels.engine import events as e
from duels.engine.snapshot import decode
from tests.scenario import BATTLE, Scenario, side
from tests.scenario.invented import BOOK

Switching = Callable[..., Ruleset]

RULES = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")


@pytest.fixture
def switched(monkeypatch: pytest.MonkeyPatch) -> Switching:
    """Makes a rule set that differs from Master Rule 2 in the switches given, for one test."""

    def make(**switches: object) -> Ruleset:
        made = replace(MASTER_RULE_2, name="SWITCHED", **switches)
        monkeypatch.setitem(RULESETS, made.name, made)
        return made

    return make


BOTH = pytest.mark.parametrize("switch", [True, False])


def test_every_switch_is_in_the_table_of_the_rules() -> None:
    for switch in fields(Ruleset):
        if switch.name != "name":
            assert f"| `{switch.name}` | " in RULES


def test_a_duel_goes_on_under_the_rules_under_which_it_began(duel: Scenario) -> None:
    duel.setup(ruleset=MASTER_RULE_1)
    snapshot = duel.duel.snapshot()
    assert decode(BOOK, snapshot.checkpoint).ruleset == MASTER_RULE_1
    again = resume(BOOK, snapshot.checkpoint, snapshot.decisions, b"the key of a rule set")
    assert again.ruleset == MASTER_RULE_1


class TestIgnitionPriority:
    """C14: under Master Rule 1 the turn player's ignition effect comes before the opponent's answer."""

    def summon(self, duel: Scenario, ruleset: Ruleset) -> None:
        duel.setup(
            you=side(hand=["Archer"]), them=side(hand=["Archer"], spells=["Trap Hole"]), ruleset=ruleset
        )
        duel.you.summons("Archer")
        duel.reaches(Why.SUMMON)
        assert duel.asked == "you"

    def test_master_rule_1_lets_him_use_it_before_the_opponent_can_respond(self, duel: Scenario) -> None:
        """It is a link before the trap is, and resolves though its monster is destroyed (C14, C15)."""
        self.summon(duel, MASTER_RULE_1)
        duel.you.activates("Archer")
        duel.them.activates("Trap Hole")
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 7900}
        assert duel.you.grave == ["Archer"]

    def test_master_rule_2_does_not(self, duel: Scenario) -> None:
        """The opponent may respond first, and the monster is gone (C14)."""
        self.summon(duel, MASTER_RULE_2)
        duel.you.may_not("activate Archer")
        duel.you.passes()
        duel.them.activates("Trap Hole")
        duel.resolves()
        assert duel.lp == {"you": 8000, "them": 8000}
        assert duel.you.grave == ["Archer"]

    def test_the_opponent_has_no_such_right(self, duel: Scenario) -> None:
        duel.setup(you=side(hand=["Battle Ox"]), them=side(monsters=["Archer"]), ruleset=MASTER_RULE_1)
        duel.you.summons("Battle Ox")
        duel.reaches(Why.SUMMON, of="them")
        duel.them.may_not("activate Archer")
        duel.resolves()

    def test_it_answers_nothing_but_a_summon(self, duel: Scenario) -> None:
        """A set monster is not summoned (X5)."""
        duel.setup(
            you=side(hand=["Battle Ox"], monsters=["Archer"]),
            them=side(spells=["Trap Hole"]),
            ruleset=MASTER_RULE_1,
        )
        duel.you.sets("Battle Ox")
        duel.reaches(Why.MONSTER_SET, of="you")
        duel.you.may_not("activate Archer")
        duel.resolves()

    def test_a_summon_in_the_battle_phase_gives_no_such_right(self, duel: Scenario) -> None:
        """Ignition effects belong to the main phases under any rules (E3)."""
        duel.setup(
            phase=BATTLE,
            you=side(monsters=["Archer"], spells=["Call of the Haunted"], grave=["Battle Ox"]),
            ruleset=MASTER_RULE_1,
        )
        duel.you.attacks("Archer", "directly")
        duel.you.activates("Call of the Haunted", targeting="Battle Ox")
        duel.reaches(Why.AFTER_CHAIN, of="you")
        duel.you.may_not("activate Archer")
        duel.resolves()

    def test_a_summon_by_an_effect_gives_it_too(self, duel: Scenario) -> None:
        duel.setup(
            you=side(monsters=["Archer"], spells=["Call of the Haunted"], grave=["Battle Ox"]),
            ruleset=MASTER_RULE_1,
        )
        duel.you.activates("Call of the Haunted", targeting="Battle Ox")
        duel.reaches(Why.AFTER_CHAIN, of="you")
        duel.you.activates("Archer")
        duel.resolves()
        assert duel.them.lp == 7900


@BOTH
def test_one_field_spell_or_one_for_each_player(duel: Scenario, switched: Switching, switch: bool) -> None:
    """F7: later rules leave the opponent's field spell where it is."""
    duel.setup(
        you=side(hand=["Gaia Power"]),
        them=side(field="Gaia Power"),
        ruleset=switched(one_field_spell=switch),
    )
    duel.you.activates("Gaia Power")
    duel.resolves()
    assert duel.them.grave == (["Gaia Power"] if switch else [])


@BOTH
def test_who_is_asked_first_after_a_summon(duel: Scenario, switched: Switching, switch: bool) -> None:
    """C3, S11: officially the turn player."""
    duel.setup(you=side(hand=["Battle Ox"]), ruleset=switched(turn_player_answers_first=switch))
    duel.you.summons("Battle Ox")
    duel.reaches(Why.SUMMON)
    assert duel.asked == ("you" if switch else "them")
    duel.resolves()


@BOTH
def test_who_is_asked_first_after_an_attack(duel: Scenario, switched: Switching, switch: bool) -> None:
    """B10: officially the turn player."""
    duel.setup(
        phase=BATTLE, you=side(monsters=["Battle Ox"]), ruleset=switched(turn_player_answers_first=switch)
    )
    duel.you.attacks("Battle Ox", "directly")
    duel.reaches(Why.ATTACK)
    assert duel.asked == ("you" if switch else "them")
    duel.resolves()


@BOTH
def test_a_negated_summon_counts_as_one_or_does_not(
    duel: Scenario, switched: Switching, switch: bool
) -> None:
    """S3: until 2020 it counted for texts that limit what a player may summon in the turn."""
    duel.setup(
        you=side(hand=["Battle Ox", "Scapegoat"]),
        them=side(spells=["Solemn Judgment"]),
        ruleset=switched(negated_summons_count=switch),
    )
    duel.you.summons("Battle Ox")
    duel.them.activates("Solemn Judgment")
    duel.resolves()
    assert duel.you.grave == ["Battle Ox"]
    (duel.you.may_not if switch else duel.you.may)("activate Scapegoat")


@BOTH
def test_the_damage_step_has_seven_timings_or_five(duel: Scenario, switched: Switching, switch: bool) -> None:
    """B1: later rules merge the reveal and the flip into their neighbours."""
    duel.setup(phase=BATTLE, you=side(monsters=["Battle Ox"]), ruleset=switched(seven_damage_timings=switch))
    duel.you.attacks("Battle Ox", "directly")
    duel.resolves()
    assert len(duel.happened(e.TimingReached)) == (7 if switch else 5)


@BOTH
def test_a_trigger_from_the_hidden_extra_deck(duel: Scenario, switched: Switching, switch: bool) -> None:
    """C8: until 2020 a card's own having left the field triggered from there."""
    duel.setup(
        you=side(hand=["Pot of Greed"], monsters=["Emigrant"]),
        ruleset=switched(triggers_from_extra_deck=switch),
    )
    duel.you.activates("Pot of Greed")
    duel.moves("Emigrant", to="hand")
    duel.reaches(Why.AFTER_CHAIN, of="you")
    (duel.you.may if switch else duel.you.may_not)("activate Emigrant")
    duel.resolves()


@BOTH
def test_a_trigger_whose_card_has_moved_on(duel: Scenario, switched: Switching, switch: bool) -> None:
    """C8: until 2020 what was sent to the graveyard, and then banished, triggered all the same."""
    duel.setup(
        you=side(hand=["Pot of Greed"], monsters=["Patient"]),
        ruleset=switched(triggers_follow_their_card=switch),
    )
    duel.you.activates("Pot of Greed")
    duel.moves("Patient", to="grave")
    duel.moves("Patient", to="banished")
    if switch:
        duel.you.places_trigger("Patient")
    duel.resolves()
    assert duel.them.lp == (7900 if switch else 8000)
