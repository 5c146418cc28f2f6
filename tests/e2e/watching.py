"""What a player received, and whether any of it tells more than he may know."""

import json
import re
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import httpx

from cards.library import LIBRARY

Duel = Mapping[str, Any]
"""A duel as `tests.e2e.reconstruct` tells of it."""


@dataclass(frozen=True, slots=True)
class Received:
    """One response, when it had arrived in whole."""

    at: float
    method: str
    path: str
    status: int
    text: str
    headers: str


@dataclass
class Recorder(httpx.BaseTransport):
    """Passes requests on and keeps every response."""

    received: list[Received] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._wire = httpx.HTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        response = self._wire.handle_request(request)
        response.read()
        found = Received(
            time.time(),
            request.method,
            request.url.path,
            response.status_code,
            response.text,
            json.dumps(list(response.headers.items())),
        )
        self.received.append(found)
        return response

    def close(self) -> None:
        self._wire.close()


def leaks(received: Iterable[Received], duels: list[Duel], viewer: str) -> Iterator[str]:
    """Every place in which a player was told of a card that lay hidden from him, or of a secret."""
    for one in received:
        for text, concerned in parts(one, [duel for duel in duels if viewer in duel["players"]], viewer):
            for told in told_too_much(text + one.headers, one.at, concerned, viewer):
                yield f"{one.method} {one.path} tells {told}"


def parts(one: Received, duels: list[Duel], viewer: str) -> Iterator[tuple[str, list[Duel]]]:
    """The texts in a response, each with the duels that it can be about.

    What lies open in one duel may be hidden in another, so that what is about one is judged by that one.
    """
    about = re.search(r"/duels/(\d+)/", one.path)
    if about:
        yield one.text, [duel for duel in duels if duel["id"] == int(about[1])]
    elif one.path.endswith("/duels/") and one.status == httpx.codes.OK:
        for shown in json.loads(one.text)["results"]:
            text = json.dumps(shown, ensure_ascii=False)
            yield text, [duel for duel in duels if duel["id"] == shown["id"]]
    elif one.path.endswith("/decks/") and one.method == "GET" and one.status == httpx.codes.OK:
        # What a player keeps himself is no secret from him: both may have been given the same decks.
        others = [deck for deck in json.loads(one.text)["results"] if deck["owner"] != viewer]
        yield json.dumps(others, ensure_ascii=False), duels
    else:
        yield one.text, duels


def told_too_much(text: str, at: float, duels: list[Duel], viewer: str) -> Iterator[str]:
    """What a text tells that the viewer could not know by then from any of the duels that it is about."""
    hidden: set[int] = set()
    known: set[int] = set()
    for duel in duels:
        other = 1 - duel["players"].index(viewer)
        known.update(duel["decks"][1 - other], lying_open(duel, owner=other, until=at))
        if duel["ended_at"] is not None and duel["ended_at"] <= at:
            known.update(duel["decks"][other])
            continue
        hidden.update(duel["decks"][other])
        if any(secret in text for secret in duel["secrets"] if secret):
            yield f"a secret of duel {duel['id']}"
    for passcode in sorted(hidden - known):
        if names_card(text, passcode, known):
            yield f"of hidden card {passcode}"


def lying_open(duel: Duel, *, owner: int, until: float) -> set[int]:
    """The cards of a player that had lain open at some moment up to then."""
    return {
        passcode
        for row in duel["opened"]
        if row["owner"] == owner and row["at"] <= until
        for passcode in row["passcodes"]
    }


def names_card(text: str, passcode: int, allowed: set[int]) -> bool:
    """Whether a text holds the card's passcode, or a name of it that is no part of an allowed card's name."""
    if str(passcode) in text and re.search(rf"(?<!\d)0*{passcode}(?!\d)", text):
        return True
    if not any(name in text for name in names(passcode)):
        return False
    longer_first = sorted((name for code in allowed for name in names(code)), key=len, reverse=True)
    for name in longer_first:
        text = text.replace(name, "")
    return any(name in text for name in names(passcode))


@cache
def names(passcode: int) -> tuple[str, ...]:
    """A card's names, as they are and as JSON may write them."""
    card = LIBRARY[passcode]
    plain = [card.name_en, card.name_zh, card.name_zh_community]
    return tuple(form for name in plain if name for form in (name, json.dumps(name)[1:-1]))
