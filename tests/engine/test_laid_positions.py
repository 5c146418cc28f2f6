"""Positions say what effects have laid on cards (C11, C16, C18, M6)."""

from copy import deepcopy
from typing import Any

import pytest

from duels.engine import MASTER_RULE_2, Duel, from_position, to_position
from duels.engine.derive import attack_points
from duels.engine.errors import PositionUnreadable, UnknownCard
from duels.soak import checks as soundness
from tests.scenario import Scenario, side
from tests.scenario.invented import BOOK
from tests.scenario.table import card_named

KEY = b"a key for positions and nothing else"


def code(name: str) -> int:
    return card_named(name).passcode


def monster(name: str, position: str = "attack", **more: object) -> dict[str, Any]:
    return {"card": code(name), "position": position, **more}


def position(
    monsters: list[dict[str, Any] | None], spells: list[dict[str, Any] | None] | None = None
) -> dict[str, Any]:
    first = {"monsters": monsters} | ({"spells": spells} if spells else {})
    return {"turn": 3, "turn_player": 0, "phase": "main_1", "sides": [first, {}]}


def read(shown: dict[str, Any]) -> Duel:
    return from_position(BOOK, MASTER_RULE_2, shown, KEY)


LAID = {
    "counters": position([monster("Breaker the Magical Warrior", counters={"Spell Counter": 1})]),
    "said": position([], [{"card": code("Spoken Pennant"), "position": "face_up", "said": "EARTH"}]),
    "negated": position([monster("Marshmallon", negated=True)]),
    "used": position([monster("Archer", used=["ignition"])]),
    "endured": position(
        [], [{"card": code("Swords of Revealing Light"), "position": "face_up", "endured": 2}]
    ),
    "equipped": position(
        [None, monster("Battle Ox")],
        [{"card": code("Axe of Despair"), "position": "face_up", "equipped": {"seat": 0, "zone": 1}}],
    ),
    "proper": position(
        [None, monster("Battle Ox")],
        [
            {
                "card": code("Armory Arm"),
                "position": "face_up",
                "equipped": {"seat": 0, "zone": 1},
                "guise": "equip",
                "proper": True,
            }
        ],
    ),
    "exiled": position([monster("Battle Fader", exiled=True)]),
    "tied": position(
        [monster("Battle Ox")],
        [{"card": code("Call of the Haunted"), "position": "face_up", "tied": {"seat": 0, "zone": 0}}],
    ),
}


@pytest.mark.parametrize("shown", LAID.values(), ids=LAID)
def test_what_is_written_reads_as_itself(shown: dict[str, Any]) -> None:
    duel = read(shown)
    written = deepcopy(shown)
    if not written["sides"][0]["monsters"]:
        del written["sides"][0]["monsters"]
    assert to_position(BOOK, duel.snapshot().checkpoint) == written
    soundness.check_state(duel._game.state)
    soundness.check_snapshot(duel, duel._game.state, KEY)


def test_an_equip_applies() -> None:
    duel = read(LAID["equipped"])
    ox = duel._game.state.cards[duel._game.state.sides[0].monsters[1] or 0]
    assert attack_points(duel._game.state, ox) == 2700


def test_a_used_ability_is_used() -> None:
    """Once per turn, for the card that stands there (C11)."""
    duel = read(LAID["used"])
    assert duel.prompt is not None
    assert "activate" not in [act.verb for act in duel.prompt.options]  # type: ignore[union-attr]


APPLYING = {
    "uses": [{"player": 0, "name": "Archer", "key": "ignition"}],
    "lasting": [
        {
            "effect": ["Gain", {"who": {"enum": "Pronoun", "value": "it"}, "atk": 500}],
            "player": 0,
            "on": [{"seat": 0, "zone": 0}],
            "until": "end_of_turn",
            "since": 1,
        },
        {
            "effect": ["NoBattleDamage", {"of": {"enum": "Who", "value": "you"}}],
            "player": 1,
            "since": 1,
            "card": code("Battle Ox"),
            "source": {"seat": 0, "zone": 0},
        },
    ],
    "loans": [{"card": {"seat": 0, "zone": 0}, "player": 0, "until": "end_phase", "since": 1}],
    "countdowns": [{"player": 1, "turns": 20}],
}


def test_what_applies_for_a_time_is_laid_and_written() -> None:
    """(C11, C17, F8, T9)"""
    shown = position([monster("Battle Ox", owner=1, home=1)]) | APPLYING
    duel = read(shown)
    state = duel._game.state
    assert attack_points(state, state.monsters(0)[0]) == 2200
    assert to_position(BOOK, duel.snapshot().checkpoint) == shown
    soundness.check_snapshot(duel, state, KEY)


def test_a_card_may_be_named_in_any_place() -> None:
    places = [
        {"seat": 0, "place": "hand", "index": 1},
        {"seat": 0, "place": "deck", "index": 0},
        {"seat": 1, "place": "grave", "index": 0},
        {"seat": 0, "place": "spells", "zone": 2},
        {"seat": 1, "place": "field"},
        {"seat": 1, "zone": 4},
    ]
    ox, trap, plains = code("Battle Ox"), code("Mirror Force"), code("Gaia Power")
    shown = position([], [None, None, {"card": trap, "position": "face_down"}])
    shown["sides"][0] |= {"hand": [ox, ox], "deck": [ox, trap]}
    shown["sides"][1] = {
        "grave": [ox],
        "field": {"card": plains, "position": "face_up"},
        "monsters": [None] * 4 + [monster("Battle Ox")],
    }
    shown["lasting"] = [APPLYING["lasting"][0] | {"on": places}]
    assert to_position(BOOK, read(shown).snapshot().checkpoint)["lasting"] == shown["lasting"]


def applying(**notes: Any) -> dict[str, Any]:
    return position([monster("Battle Ox")]) | notes


GAIN = APPLYING["lasting"][0]

WRONG = (
    (applying(uses=[{"player": 2, "name": "a", "key": "b"}]), "uses[0].player: 2; right would be 0 or 1"),
    (applying(uses=[{"player": 0, "name": 3, "key": "b"}]), "uses[0].name: 3; right would be a text"),
    (applying(uses={}), "uses: an object; right would be a list"),
    (applying(countdowns=[{"player": 0}]), "countdowns[0]: no 'turns'"),
    (applying(countdowns=[{"player": 0, "turns": -1}]), "countdowns[0].turns: -1"),
    (
        applying(loans=[{"card": 0, "player": 1, "until": "end_phase"}]),
        "loans[0].card: 0; right would be an o",
    ),
    (
        applying(loans=[{"card": {"seat": 0, "zone": 3}, "player": 1, "until": "end_phase"}]),
        "loans[0].card: no card there",
    ),
    (
        applying(loans=[{"card": {"seat": 0, "place": "grave", "index": 0}, "player": 1}]),
        "loans[0].card: no card there",
    ),
    (
        applying(loans=[{"card": {"seat": 0, "place": "grave"}, "player": 1, "until": "end_phase"}]),
        "loans[0].card.index: null",
    ),
    (
        applying(loans=[{"card": {"seat": 0, "place": "nowhere"}, "player": 1, "until": "end_phase"}]),
        "loans[0].card.place: 'nowhere'",
    ),
    (applying(loans=[{"card": {"seat": 0}, "player": 1, "until": "dawn"}]), "loans[0].until: 'dawn'"),
    (applying(lasting=[GAIN | {"effect": "Gain"}]), "lasting[0].effect: 'Gain'; right would be a word"),
    (applying(lasting=[GAIN | {"effect": ["Gain", {"who": 5}]}]), "lasting[0].effect: a list"),
    (applying(lasting=[GAIN | {"effect": ["Draw", {"count": 5}]}]), "lasting[0].effect: a list"),
    (applying(lasting=[GAIN | {"effect": ["Regain", {}]}]), "lasting[0].effect: there is no word 'Regain'"),
    (applying(lasting=[GAIN | {"since": True}]), "lasting[0].since: true"),
    (position([monster("Battle Ox", since=-1)]), "monsters[0].since: -1"),
    (
        position([monster("Marshmallon", "face_down_defense", negated=True)]),
        "monsters[0].negated: on a face-down card",
    ),
    (position([monster("Archer", used=["flight"])]), "used[0]"),
    (position([monster("Archer", counters={"Spell Counter": 0})]), "counters.Spell Counter"),
    (
        position([], [{"card": code("Spoken Pennant"), "position": "face_up", "said": "MUD"}]),
        "said: 'MUD'",
    ),
    (position([monster("Archer", counters=[1])]), "counters: a list"),
    (position([monster("Archer", equipped={"seat": 0, "zone": 0})]), "unknown member 'equipped'"),
    (
        position(
            [monster("Battle Ox", "face_down_defense")],
            [{"card": code("Axe of Despair"), "position": "face_up", "equipped": {"seat": 0, "zone": 0}}],
        ),
        "no face-up monster there",
    ),
    (
        position(
            [monster("Battle Ox")],
            [{"card": code("Solidarity"), "position": "face_up", "equipped": {"seat": 0, "zone": 0}}],
        ),
        "which it does not fit",
    ),
)


def test_a_note_that_names_a_card_which_is_not_in_the_book_is_refused() -> None:
    noted = {"player": 0, "card": 4, "key": "activation", "effect": ["Draw", {"who": {}, "count": 1}]}
    noted |= {"phase": "standby", "of": "you", "left": 1, "on": []}
    with pytest.raises(UnknownCard, match=r"delayed\[0\]\.card: card 4 is not in the book"):
        read(applying(delayed=[noted]))


@pytest.mark.parametrize(("wrong", "told"), WRONG, ids=[told for _, told in WRONG])
def test_what_cannot_be_is_refused(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(PositionUnreadable) as refusal:
        read(wrong)
    assert told in str(refusal.value)


def test_a_position_of_a_played_duel_says_what_lies_on_its_cards(duel: Scenario) -> None:
    """Breaker's counter, and the ox under its axe (M6, C18)."""
    duel.setup(you=side(hand=["Breaker the Magical Warrior", "Axe of Despair"], monsters=["Battle Ox"]))
    duel.you.summons("Breaker the Magical Warrior")
    duel.resolves()
    duel.you.activates("Axe of Despair", targeting="Battle Ox")
    duel.resolves()
    shown = to_position(BOOK, duel.duel.snapshot().checkpoint)["sides"][0]
    assert shown["monsters"][1]["applied"] == ["trigger"]
    assert shown["spells"] == [
        {
            "card": code("Axe of Despair"),
            "position": "face_up",
            "used": ["activation"],
            "applied": ["activation"],
            "since": 2,
            "equipped": {"seat": 0, "zone": 0},
        }
    ]
    duel.you.ends_turn()
    duel.resolves()
    again = from_position(BOOK, MASTER_RULE_2, to_position(BOOK, duel.duel.snapshot().checkpoint), KEY)
    state = again._game.state
    assert [attack_points(state, card) for card in state.monsters(0)] == [2700, 1900]
