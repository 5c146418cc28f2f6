"""The watcher would notice: a leak that is put in is found, and what lies open is none."""

from typing import Any

import pytest

from tests.e2e.watching import Received, leaks

BLUE_EYES, RED_EYES, CELTIC_GUARDIAN = 89631139, 74677422, 91152256
DUEL: dict[str, Any] = {
    "id": 3,
    "players": ["Castor", "Pollux"],
    "decks": [[CELTIC_GUARDIAN], [BLUE_EYES, RED_EYES]],
    "secrets": ["5eed", "", "9011ce"],
    "ended_at": 100.0,
    "opened": [{"at": 50.0, "owner": 1, "passcodes": [BLUE_EYES]}],
}


def told(text: str, *, at: float = 10.0, path: str = "/api/v1/duels/3/") -> list[str]:
    one = Received(at=at, method="GET", path=path, status=200, text=text, headers="")
    return list(leaks([one], [DUEL], "Castor"))


@pytest.mark.parametrize(
    "text",
    [
        '{"passcode":89631139}',
        '{"code":"089631139"}',
        '"Blue-Eyes White Dragon"',
        '"青眼白龙"',
        '"\\u9752\\u773c\\u767d\\u9f99"',
        '{"seed":"5eed"}',
        '"9011ce"',
    ],
)
def test_a_hidden_card_or_secret_is_found(text: str) -> None:
    assert told(text)
    assert told(text, path="/api/v1/inbox/")


@pytest.mark.parametrize("text", ['"Celtic Guardian" 91152256', '{"id":1896311390}', "{}"])
def test_ones_own_cards_and_other_numbers_are_no_leak(text: str) -> None:
    assert told(text) == []


def test_what_came_to_lie_open_may_be_named_from_then_on() -> None:
    assert told("89631139", at=49.0)
    assert told("89631139", at=51.0) == []
    assert told("74677422", at=51.0)


def test_after_the_end_everything_may_be_shown() -> None:
    assert told("74677422 5eed", at=101.0) == []


def test_each_duel_in_a_list_is_judged_by_itself() -> None:
    shown = '{"results":[{"id":4,"card":89631139},{"id":3,"card":91152256}]}'
    assert told(shown, path="/api/v1/duels/") == []
    assert told(shown.replace('"id":4', '"id":3'), path="/api/v1/duels/")


def test_other_duels_and_other_players_are_no_concern_of_this_one() -> None:
    assert told("89631139", path="/api/v1/duels/4/") == []
