"""Two bots on the real server, with cards that have effects: they respond, and neither sees too much."""

import contextlib
import json
import time

import pytest

from cards.library import LIBRARY
from docs.examples import bot as program
from tests.e2e import test_bots as plain
from tests.e2e.serving import Serving
from tests.e2e.test_bots import Player, serving, strong_deck
from tests.e2e.watching import leaks

__all__ = ["serving"]

SECONDS_AT_MOST = 150
SEARCHES = "Sangan"
"""It shows a card that then lies in the hand, which the watchers do not follow."""


class Responsive(plain.Decisive):
    """Also activates whatever it can."""

    PREFERRED = ("attack", "activate", "special_summon", *plain.Decisive.PREFERRED)


def effect_deck(number: int) -> list[int]:
    """Two each of cards with effects, and strong monsters; decks 0 and 1 share no card."""
    cards = [
        card.passcode
        for card in LIBRARY.values()
        if card.abilities and not card.belongs_in_extra_deck and card.name_en != SEARCHES
    ]
    strong = [code for code in strong_deck(number) if not LIBRARY[code].abilities]
    return ([code for code in cards[number::2] for _copy in range(2)][:26] + strong)[:40]


@pytest.fixture(autouse=True)
def _one_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain, "DUELS", 1)
    monkeypatch.setattr(plain, "Decisive", Responsive)
    monkeypatch.setattr(program, "PATIENCE", 1.0)


def test_two_bots_duel_with_effects_and_neither_sees_what_is_hidden(serving: Serving) -> None:
    castor, pollux = Player(serving, "Castor", effect_deck(0)), Player(serving, "Pollux", effect_deck(1))
    with contextlib.closing(castor), contextlib.closing(pollux):
        deck = castor.bot.deck()
        castor.onlooker.write("/challenges/", {"opponent": "Pollux", "deck": deck, "list_mode": "none"})
        for player in (castor, pollux):
            player.thread.start()
        deadline = time.monotonic() + SECONDS_AT_MOST
        for player in (castor, pollux):
            player.thread.join(timeout=max(0.0, deadline - time.monotonic()))
            assert not player.thread.is_alive(), "the bots did not come to an end"
            player.look_around()

    duels = json.loads(serving.python("-m", "tests.e2e.reconstruct"))
    assert len(duels) == 1
    plain.saw_the_same_end(duels[0], castor, pollux)
    plain.was_written_down_without_gaps(duels[0])
    serving.manage("verify_duel", str(duels[0]["id"]))
    assert {"link_made", "link_resolving"} <= {row["event"] for row in duels[0]["entries"]}
    assert {"player", "window"} <= {row["decider"] for row in duels[0]["decisions"]}
    for player in (castor, pollux):
        assert sorted(set(leaks(player.recorder.received, duels, player.bot.name))) == []
    plain.assert_nothing_secret_was_logged(serving, duels, castor, pollux)
