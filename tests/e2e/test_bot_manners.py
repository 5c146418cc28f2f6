"""The example bot is polite and careful when the site is busy, away, or has moved on (K36, K40)."""

import json
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from docs.examples import bot as program
from docs.examples.bot import Bot, Refused, Site

Handler = Callable[[httpx.Request], httpx.Response]


def question(number: int, *choices: str) -> dict[str, Any]:
    options = [{"answer": {"choice": choice}, "card": None} for choice in choices]
    return {"id": number, "kind": "choose_one", "minimum": 1, "maximum": 1, "options": options}


QUESTION = question(7, "first", "second")


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses that the bot makes, none of which takes time."""
    made: list[float] = []
    monkeypatch.setattr(program.time, "sleep", made.append)
    return made


def site(handler: Handler) -> Site:
    return Site("http://site.test", "dk_token", transport=httpx.MockTransport(handler))


def state(*, version: int, prompt: dict[str, Any] | None = None, result: Any = None) -> dict[str, Any]:
    return {"id": 5, "you": 0, "version": version, "prompt": prompt, "result": result, "cards": {}}


def test_a_busy_site_is_left_alone_for_as_long_as_it_says(pauses: list[float]) -> None:
    answers = [
        httpx.Response(429, headers={"Retry-After": "17"}),
        httpx.Response(200, json={"username": "a"}),
    ]
    assert site(lambda request: answers.pop(0)).read("/me/") == {"username": "a"}
    assert len(pauses) == 1
    assert pauses[0] >= 17


def test_a_site_that_is_away_is_tried_again_ever_more_slowly(pauses: list[float]) -> None:
    tries = 0

    def handler(request: httpx.Request) -> httpx.Response:
        nonlocal tries
        tries += 1
        if tries < 12:
            raise httpx.ConnectError("away")
        return httpx.Response(200, json={})

    site(handler).read("/me/")
    assert pauses[1] > pauses[0]
    assert pauses[-1] > program.PATIENCE - 1
    assert max(pauses) <= program.PATIENCE * 1.2


def test_a_write_that_got_no_answer_is_sent_again_under_the_same_key(pauses: list[float]) -> None:
    keys: list[str] = []

    def handler(request: httpx.Request) -> httpx.Response:
        keys.append(request.headers["Idempotency-Key"])
        if len(keys) == 1:
            raise httpx.ReadError("the answer was lost")
        return httpx.Response(201, json={})

    asked = site(handler)
    asked.write("/challenges/", {})
    asked.write("/challenges/", {})
    assert keys[0] == keys[1] != keys[2]


def test_what_has_not_changed_is_not_fetched_again() -> None:
    tags: list[str | None] = []

    def handler(request: httpx.Request) -> httpx.Response:
        tags.append(request.headers.get("If-None-Match"))
        if tags[-1]:
            return httpx.Response(304)
        return httpx.Response(200, json={"version": 3}, headers={"ETag": '"three"'})

    asked = site(handler)
    assert asked.read("/duels/5/") == asked.read("/duels/5/") == {"version": 3}
    assert tags == [None, '"three"']


def player(request: httpx.Request) -> httpx.Response | None:
    """What a bot is told when it begins."""
    if request.url.path.endswith("/me/"):
        return httpx.Response(200, json={"username": "a"})
    if request.url.path.endswith("/duels/"):
        return httpx.Response(200, json={"results": []})
    return None


def test_a_stale_answer_is_thrown_away_and_the_new_question_answered_anew() -> None:
    """K36: what was meant for one question is never sent as the answer to another."""
    sent: list[dict[str, Any]] = []
    fresh = state(version=5, prompt=question(9, "attack_directly", "stop"))

    def handler(request: httpx.Request) -> httpx.Response:
        if beginning := player(request):
            return beginning
        sent.append(json.loads(request.content))
        if len(sent) == 1:
            return httpx.Response(409, json={"detail": "It is not open any more.", "duel": fresh})
        return httpx.Response(200, json=state(version=6))

    Bot(site(handler), random.Random(1)).play(state(version=3, prompt=QUESTION))
    assert [(answer["prompt"], answer["version"]) for answer in sent] == [(7, 3), (9, 5)]
    assert sent[0]["answer"]["choice"] in ("first", "second")
    assert sent[1]["answer"]["choice"] in ("attack_directly", "stop")


def test_a_challenge_that_cannot_be_accepted_is_declined() -> None:
    asked: list[str] = []

    def handler(request: httpx.Request) -> httpx.Response:
        if beginning := player(request):
            return beginning
        if request.url.path.endswith("/decks/"):
            return httpx.Response(200, json={"results": [{"id": 4}]})
        asked.append(request.url.path)
        return httpx.Response(422 if "accept" in asked[-1] else 409, json={"detail": "no"})

    Bot(site(handler), random.Random(1)).accept({"id": 8})
    assert asked == ["/api/v1/challenges/8/accept/", "/api/v1/challenges/8/decline/"]


def test_a_bot_that_begins_again_finds_the_duels_that_run() -> None:
    """K40: it keeps nothing between runs, and misses nothing."""

    def handler(request: httpx.Request) -> httpx.Response:
        if request.url.path.endswith("/me/"):
            return httpx.Response(200, json={"username": "a"})
        if request.url.path.endswith("/duels/") and request.url.params.get("state") == "running":
            return httpx.Response(200, json={"results": [state(version=2)]})
        over = {"winner": 1, "ending": "life_points", "text": "life points"}
        return httpx.Response(200, json=state(version=3, result=over))

    bot = Bot(site(handler), random.Random(1))
    bot.follow()
    assert bot.ended == {5: {"winner": 1, "ending": "life_points", "text": "life points"}}
    assert bot.running == set()


def test_a_refusal_that_waiting_cannot_cure_is_raised() -> None:
    with pytest.raises(Refused, match="unknown or was revoked"):
        site(lambda _: httpx.Response(401, json={"detail": "This token is unknown or was revoked."})).read(
            "/me/"
        )


@pytest.mark.parametrize("seed", range(20))
def test_every_kind_of_question_is_answered_with_what_it_accepts(seed: int) -> None:
    bot = Bot(site(lambda request: player(request) or httpx.Response(404)), random.Random(seed))
    acts = [
        {"answer": {"verb": "set", "card": 4}, "card": 4},
        {"answer": {"verb": "end_phase"}, "card": None},
    ]
    act = bot.decide({"kind": "open_play", "minimum": 1, "maximum": 1, "options": acts})
    assert act in ({"verb": "set", "card": 4}, {"verb": "end_phase"})
    handles = [{"answer": None, "card": handle} for handle in (4, 5, 6, 7)]
    free = {"options": handles, "one_of": [], "constraint": None}
    cards = bot.decide({"kind": "choose_cards", "minimum": 1, "maximum": 3, **free})["cards"]
    assert 1 <= len(cards) <= 3
    assert len(set(cards)) == len(cards)
    assert set(cards) <= {4, 5, 6, 7}
    assert bot.decide(QUESTION)["choice"] in ("first", "second")
