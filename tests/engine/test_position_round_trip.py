"""Every open state can be written down and laid out again, with all that is true of it."""

from dataclasses import fields
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duels.engine import MASTER_RULE_2, from_position, start, to_position
from duels.engine.position.members import NOTED, STRUCTURE
from duels.engine.prompts import BattlePlay, OpenPlay
from duels.engine.snapshot import encode
from duels.engine.state import NEVER, Side, State, TableCard
from duels.soak import checks as soundness
from duels.soak.positions import TURNS, check_laid_again
from tests.scenario import Scenario, side
from tests.scenario.invented import BOOK
from tests.scenario.randomly import effect_position, effect_seat, random_key, random_step
from tests.scenario.table import card_named

KEY = b"a key for positions and nothing else"
DOCUMENT = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")


@settings(max_examples=10)
@given(st.integers(0, 2**32), st.booleans())
def test_every_open_state_of_a_random_duel_can_be_laid_again(seed: int, late: bool) -> None:
    random = Random(seed)
    key = random_key(random)
    if late:
        duel = from_position(BOOK, MASTER_RULE_2, effect_position(random), key)
    else:
        duel = start(BOOK, MASTER_RULE_2, (effect_seat(random), effect_seat(random)), key, 0)
    for _ in range(150):
        if isinstance(duel.prompt, OpenPlay | BattlePlay):
            check_laid_again(duel, KEY)
        if duel.prompt is None:
            return
        random_step(random, duel)


def test_control_that_will_go_back_is_laid_with_its_monster(duel: Scenario) -> None:
    """(F8, T9)"""
    duel.setup(you=side(hand=["Change of Heart"]), them=side(monsters=["Battle Ox"]))
    duel.you.activates("Change of Heart", targeting="Battle Ox")
    duel.resolves()
    check_laid_again(duel.duel, KEY)
    written = to_position(BOOK, encode(duel.duel.state))
    assert written["loans"] == [
        {"card": {"seat": 0, "zone": 0}, "player": 0, "until": "end_phase", "since": 1}
    ]


@pytest.mark.parametrize(
    ("name", "stays"),
    [("Peace Talks", False), ("Recluse", True)],
)
def test_what_binds_those_that_come_later_is_laid_with_its_card_there_or_gone(
    duel: Scenario, name: str, stays: bool
) -> None:
    """(C17)"""
    duel.setup(you=side(hand=["Peace Talks"], monsters=["Recluse"]))
    duel.you.activates(name)
    duel.resolves()
    check_laid_again(duel.duel, KEY)
    (lasting,) = to_position(BOOK, encode(duel.duel.state))["lasting"]
    assert lasting["card"] == card_named(name).passcode
    assert lasting.get("source") == ({"seat": 0, "zone": 0} if stays else None)


@pytest.mark.parametrize("kind", [State, Side, TableCard])
def test_every_fact_of_a_state_is_said_in_words_or_is_a_note_that_the_document_explains(kind: type) -> None:
    names = {one.name for one in fields(kind)}
    assert STRUCTURE[kind] <= names
    assert set(NOTED[kind]) == names - STRUCTURE[kind]
    said = set(NOTED[kind]) | (TURNS if kind is TableCard else set())
    assert [name for name in sorted(said) if f"`{name}`" not in DOCUMENT] == []


def test_no_mark_of_an_earlier_turn_is_shown(duel: Scenario) -> None:
    duel.setup(you=side(monsters=["Battle Ox"]), turn=5)
    state = soundness.copied(duel.duel._game.state)
    ox = state.monsters(0)[0]
    ox.came, ox.turned, ox.used = 3, NEVER, {"ignition": 3}
    assert to_position(BOOK, encode(state))["sides"][0]["monsters"][0].keys() <= {
        "card",
        "position",
        "proper",
    }
