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


def leaks(received: Iterable[Received], duels: list[Mapping[str, Any]], viewer: str) -> Iterator[str]:
    """Every place in which a player was told of a card that lay hidden from him, or of a secret."""
    for one in received:
        about = re.search(r"/duels/(\d+)/", one.path)
        for duel in duels:
            if viewer in duel["players"] and (about is None or int(about[1]) == duel["id"]):
                yield from _leaks_of(one, duel, viewer)


def _leaks_of(one: Received, duel: Mapping[str, Any], viewer: str) -> Iterator[str]:
    """What one response tells of one duel that was not over when it arrived."""
    if duel["ended_at"] is not None and duel["ended_at"] <= one.at:
        return
    told = one.text + one.headers
    for secret in duel["secrets"]:
        if secret and secret in told:
            yield f"{one.method} {one.path} tells a secret of duel {duel['id']}"
    seat = duel["players"].index(viewer)
    allowed = set(duel["decks"][seat]) | lying_open(duel, owner=1 - seat, until=one.at)
    for passcode in set(duel["decks"][1 - seat]) - allowed:
        if names_card(told, passcode, allowed):
            yield f"{one.method} {one.path} names hidden card {passcode} of duel {duel['id']}"


def lying_open(duel: Mapping[str, Any], *, owner: int, until: float) -> set[int]:
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
