"""A position in which anything was changed can be played, or is refused; it never breaks the engine."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cards.library import LIBRARY
from duels.engine import MASTER_RULE_2, Duel, from_position, start, to_position
from duels.engine.errors import PositionUnreadable, UnknownCard
from duels.engine.prompts import BattlePlay, OpenPlay
from duels.engine.snapshot import encode
from duels.soak.random_play import random_answer, theme_deck

Path = tuple[str | int, ...]

STRANGE: tuple[object, ...] = (
    *(None, True, False, 0, 1, -1, 2, 5, 10**9, 10**30, 1.5, "x", "attack", "monsters", [], {}),
    *({"seat": 0, "zone": 0}, {"seat": 1, "place": "hand", "index": 0}, 5053103, 44095762),
)
NOTED = ("lasting", "loans", "offers", "delayed", "past", "uses")


def paths(value: Any, before: Path = ()) -> Iterator[Path]:
    """The way to every part of a JSON value."""
    yield before
    if isinstance(value, dict | list):
        for name, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from paths(part, (*before, name))


def changed(value: Any, path: Path, to: object) -> Any:
    """The value with one of its parts replaced."""
    if not path:
        return to
    first, *rest = path
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[first] = changed(value[first], tuple(rest), to)
    return copy


def open_positions(chance: Random) -> Iterator[Any]:
    """Positions of a random duel, at some of its open states."""
    duel = start(LIBRARY, MASTER_RULE_2, (theme_deck(chance), theme_deck(chance)), chance.randbytes(32), 0)
    while duel.prompt is not None and duel.ordinal < 600:
        if isinstance(duel.prompt, OpenPlay | BattlePlay) and chance.random() < 0.1:
            yield json.loads(json.dumps(to_position(LIBRARY, encode(duel.state))))
        duel.answer(duel.prompt.player, random_answer(duel.prompt, chance))


def play_on(duel: Duel, chance: Random) -> None:
    for _ in range(15):
        if duel.prompt is None:
            return
        duel.answer(duel.prompt.player, random_answer(duel.prompt, chance))


@pytest.mark.parametrize("seed", range(4))
def test_no_change_of_a_position_breaks_the_engine(seed: int) -> None:
    chance = Random(f"damaged {seed}")
    refusals: list[str] = []
    played = 0
    for position in open_positions(chance):
        everywhere = list(paths(position))
        noted = [path for path in everywhere if path and path[0] in NOTED]
        for _ in range(10):
            path = chance.choice(noted or everywhere) if chance.random() < 0.5 else chance.choice(everywhere)
            damaged = changed(position, path, chance.choice(STRANGE))
            try:
                duel = from_position(LIBRARY, MASTER_RULE_2, damaged, chance.randbytes(32))
            except (PositionUnreadable, UnknownCard) as refusal:
                refusals.append(str(refusal))
                continue
            play_on(duel, chance)
            played += 1
    assert len(refusals) > played > 0
    assert max(map(len, refusals)) < 400
