"""A veiled position tells what its viewer may know and no more (F3, K26)."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duels.engine import MASTER_RULE_2, from_position
from duels.engine.errors import PositionUnreadable
from duels.engine.position import veiled
from tests.scenario.invented import BOOK
from tests.scenario.randomly import effect_position

KEY = b"a key for positions and nothing else"
OX, TRAP, FUSION = 5053103, 44095762, 1641882

POSITION: dict[str, Any] = {
    "turn": 3,
    "turn_player": 0,
    "phase": "main_1",
    "sides": [
        {
            "hand": [OX, {"card": TRAP, "used": ["activation"]}],
            "extra": [FUSION],
            "deck": [OX],
            "grave": [TRAP],
            "banished": [OX, {"card": TRAP, "position": "face_down"}],
            "monsters": [
                None,
                {"card": OX, "position": "face_down_defense", "came": True, "proper": True, "since": 2},
                {"card": OX, "position": "attack", "since": 1},
            ],
            "spells": [{"card": TRAP, "position": "face_down", "owner": 1, "since": 3}],
            "field": {"card": 56594520, "position": "face_down"},
        },
        {},
    ],
}


def test_a_spectator_sees_what_lies_open() -> None:
    """Counts, graveyards and face-up cards; of a face-down card its place, and when it came (F3)."""
    side = POSITION["sides"][0]
    assert veiled(POSITION)["sides"][0] == {
        "hand": [None, None],
        "extra": [None],
        "deck": [None],
        "grave": [TRAP],
        "banished": [OX, {"card": None, "position": "face_down"}],
        "monsters": [
            None,
            {"card": None, "position": "face_down_defense", "came": True},
            side["monsters"][2],
        ],
        "spells": [{"card": None, "position": "face_down", "owner": 1}],
        "field": {"card": None, "position": "face_down"},
    }
    assert veiled(POSITION, 1) == veiled(POSITION)


def test_a_player_sees_his_side_without_his_deck() -> None:
    """(F3)"""
    assert veiled(POSITION, 0)["sides"][0] == POSITION["sides"][0] | {"deck": [None]}


def test_what_is_noted_points_at_no_hidden_card_and_unknown_notes_are_left_out() -> None:
    """A whitelist: what is not known to be public is not shown (K26)."""
    grave, hand = {"seat": 0, "place": "grave", "index": 0}, {"seat": 1, "place": "hand", "index": 0}
    shown = POSITION | {
        "past": [{"card": TRAP, "owner": 0, "player": 0, "was": "hand", "to": "banished", "reason": "cost"}],
        "lasting": [{"effect": ["CannotSummon", {}], "player": 0, "on": [grave, hand], "since": 1}],
        "something_new": TRAP,
    }
    told = veiled(shown)
    assert set(told) == {"turn", "turn_player", "phase", "sides", "lasting"}
    assert told["lasting"][0]["on"] == [grave, {"seat": 1, "place": "hand"}]


def test_nothing_is_played_from_a_veiled_position() -> None:
    with pytest.raises(PositionUnreadable, match=r"sides\[0\].*null; right would be"):
        from_position(BOOK, MASTER_RULE_2, veiled(POSITION), KEY)


def hidden_replaced(value: Any, other: int) -> Any:
    """The side of seat 1 with every card that seat 0 may not know made another."""
    side = deepcopy(value)
    for pile in ("hand", "extra", "deck"):
        side[pile] = [other for _ in side.get(pile, ())]
    for row in ("monsters", "spells"):
        for card in side.get(row, ()):
            if card and card["position"].startswith("face_down"):
                card["card"] = other
    return side


@settings(max_examples=40)
@given(st.integers(0, 2**32))
def test_no_hidden_card_makes_a_difference_to_its_viewer(seed: int) -> None:
    """Twins (K26): positions that differ in what a viewer may not see are the same to him."""
    shown = effect_position(Random(seed))
    twins = [
        shown | {"sides": [shown["sides"][0], hidden_replaced(shown["sides"][1], other)]}
        for other in (OX, TRAP)
    ]
    assert veiled(twins[0], 0) == veiled(twins[1], 0)
    assert veiled(twins[0]) == veiled(twins[1])
