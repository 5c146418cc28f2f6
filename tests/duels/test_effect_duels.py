"""Whole duels with cards of every kind: the example bot plays them, the pages show them, in few queries."""

import random
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from cards.library import LIBRARY
from cards.services import load_library
from decks import services as decks
from decks.starters import CLASSICS
from docs.examples.bot import Bot
from duels import services
from duels.models import Duel, Entry
from tests.duels.conftest import BOLD, asked
from tests.duels.test_queries import AT_MOST, statements
from tests.players.conftest import with_token

pytestmark = pytest.mark.django_db


@pytest.fixture
def classics(yugi, kaiba) -> Duel:
    """Both play the deck of classics; Yugi begins."""
    codes = sorted({*CLASSICS.cards, *CLASSICS.extra})
    load_library(book={passcode: LIBRARY[passcode] for passcode in codes})
    own, other = (decks.copy_starter(key="classics", owner=player) for player in (yugi, kaiba))
    offered = services.challenge(challenger=yugi, opponent=kaiba, deck=own, first="challenger")
    return services.accept(player=kaiba, challenge_id=offered.pk, deck=other)


class Bold(Bot):
    """Attacks and summons more than by mere chance where it can, so that its duels end."""

    def decide(self, prompt: dict[str, Any]) -> dict[str, Any]:
        bold = [one["answer"] for one in prompt["options"] if (one["answer"] or {}).get("verb") in BOLD]
        return self.chance.choice(bold) if bold and self.chance.random() < 0.3 else super().decide(prompt)


@pytest.fixture
def bot() -> Bot:
    """The example bot's head without its hands."""
    bot = Bold.__new__(Bold)
    bot.chance = random.Random(7)
    return bot


def test_the_bot_answers_whatever_it_is_asked_and_the_pages_show_it(classics, bot, yugi, kaiba):
    clients = [with_token(one, "read", "play") for one in (yugi, kaiba)]
    browsers = [Client(), Client()]
    for browser, player in zip(browsers, (yugi, kaiba), strict=True):
        browser.force_login(player)
    kinds = set()
    for number in range(1500):
        classics.refresh_from_db()
        if classics.state != Duel.State.RUNNING:
            break
        seat = asked(classics)
        state = clients[seat.number].get(f"/api/v1/duels/{classics.pk}/").json()
        prompt = state["prompt"]
        kinds.add(prompt["kind"])
        body = {"prompt": prompt["id"], "version": state["version"], "answer": bot.decide(prompt)}
        with CaptureQueriesContext(connection) as captured:
            told = clients[seat.number].post(
                f"/api/v1/duels/{classics.pk}/answer/", body, headers={"Idempotency-Key": f"n{number}"}
            )
        assert told.status_code == 200, (prompt, body)
        assert len(statements(captured)) <= AT_MOST, statements(captured)
        if number % 12 == 0:
            for browser, language in zip(browsers, ("en", "zh-hans"), strict=True):
                page = browser.get(f"/duels/{classics.pk}/", headers={"Accept-Language": language})
                assert page.status_code == 200
    assert classics.state == Duel.State.FINISHED
    assert kinds == {"open_play", "battle_play", "respond", "choose_cards", "choose_one"} | (
        kinds & {"place_trigger"}
    )
    told = {
        entry.split('"event":"')[1].split('"')[0] for entry in Entry.objects.values_list("public", flat=True)
    }
    assert told >= {"link_made", "link_resolving", "chain_ended", "summoned", "card_set"}
