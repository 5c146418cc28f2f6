"""What a secret address opens stays with whoever has it, at every page and resource behind such addresses."""

import pytest
from django.test import Client
from django.urls import reverse

from decks import services
from decks.formats.content import Content
from tests.access.world import FIXED, routes
from tests.players.conftest import with_nothing, with_token

BLUE_EYES = 89631139
OPENED = {
    "decks:detail",
    "decks:hand",
    "decks:odds",
    "decks:matrix",
    "decks:download",
    "decks:download-text",
} | {f"api-deck{tail}" for tail in ("", "-validate", "-matrix", "-text", "-ydk", "-ydke")}
"""What an unlisted deck's key shows to everybody; the deck's other routes refuse, or lead elsewhere."""


@pytest.fixture
def deck(db):
    return services.create(
        owner=with_nothing("Yugi", "dark magician 7"),
        name="x",
        content=Content((BLUE_EYES,)),
        visibility="unlisted",
    )


def answers(deck, address, part):
    """What each route that has such a part answers there to each method: anonymous, and by a token."""
    clients = {"anonymous": Client(raise_request_exception=False), "token": with_token(deck.owner, "read")}
    for name, route in routes().items():
        if part in route.parts:
            at = reverse(name, kwargs={each: FIXED.get(each) for each in route.parts} | {part: address})
            for who, client in clients.items():
                for method in ("GET", "POST"):
                    yield f"{who} {method} {name}", client.generic(method, at)


def privacy(answer):
    kept = {"private", "no-store"} <= set(answer.headers.get("Cache-Control", "").split(", "))
    return kept, answer.headers.get("X-Robots-Tag")


@pytest.mark.parametrize("part", ["address", "token"])
def test_no_cache_keeps_it_and_no_robot_lists_it(deck, part):
    given = dict(answers(deck, deck.key if part == "address" else "x" * 40, part))
    assert {name for name, answer in given.items() if privacy(answer) != (True, "noindex, nofollow")} == set()
    if part == "address":
        shown = {name.split()[2] for name, answer in given.items() if answer.status_code == 200}
        assert shown >= OPENED


def test_a_public_deck_is_for_everybody(deck):
    public = services.edit(deck=deck, visibility="public")
    told = {
        name.split()[2]: privacy(answer)
        for name, answer in answers(public, public.pk, "address")
        if name.startswith("anonymous GET") and answer.status_code == 200
    }
    assert told == dict.fromkeys(OPENED, (False, None))
