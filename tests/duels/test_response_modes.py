"""Response windows: who is asked when, and that by default nothing tells what a player holds (K37)."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from django.apps import apps
from django.core.management.color import no_style
from django.db import connection, transaction
from django.test import Client

from cards.library import LIBRARY
from duels import canonical, clocks, engine, services
from duels.engine.prompts import PASS, Choice, Verb, Why
from duels.models import Decision, Duel, Seat
from duels.orders import might_respond
from tests.duels.conftest import asked, give
from tests.duels.positions import face_down, monster, numbers, put_at
from tests.players.conftest import with_token

pytestmark = pytest.mark.django_db

DECK = numbers("Mystical Elf", "Celtic Guardian", "Dark Blade", "Gemini Elf", "Mystical Elf")
RESPONSES = ["Mirror Force", "Trap Hole", "Solemn Judgment"]
NO_ANSWER = "Monster Reborn"
"""A card that can be set and never answers anything."""


class Rollback(Exception):
    """Undoes what one twin has played."""


@pytest.fixture(autouse=True)
def _one_moment(duel, monkeypatch):
    monkeypatch.setattr(clocks, "now", lambda: duel.began_at)


def position(back: list[object], hand: list[str], *, monsters: bool = True) -> dict[str, Any]:
    """Yugi's third turn: he can summon, draw, attack. Kaiba holds what differs."""
    mine = {
        "hand": numbers("Dark Blade", "Pot of Greed"),
        "deck": DECK,
        "monsters": [monster("Dark Magician")],
    }
    theirs = {
        "hand": numbers(*hand),
        "deck": DECK,
        "monsters": [monster("Mystical Elf", "defense")] if monsters else [],
        "spells": back,
    }
    return {"turn": 3, "turn_player": 0, "phase": "main_1", "sides": [mine, theirs]}


def act(verb: str, name: str = "") -> Callable[[Seat], dict[str, Any]]:
    """The act of this verb, with the card of this name."""

    def find(seat: Seat) -> dict[str, Any]:
        view = canonical.read(seat.view)
        [wanted] = numbers(name) if name else [None]
        cards = [*view["sides"][seat.number]["hand"], *view["sides"][seat.number]["monsters"]]
        named = {card["handle"] for card in cards if card and card["passcode"] == wanted}
        acts = [one for one in canonical.read(seat.prompt)["acts"] if one["verb"] == verb]
        return next(one for one in acts if not name or one["card"] in named)

    return find


def first_card(seat: Seat) -> dict[str, Any]:
    return {"cards": canonical.read(seat.prompt)["cards"][:1]}


TURN = (
    act("normal_summon", "Dark Blade"),
    act("activate", "Pot of Greed"),
    act("battle_phase"),
    act("attack", "Dark Magician"),
    act("attack", "Dark Blade"),
    act("main_phase_2"),
    act("end_phase"),
)


def play(duel: Duel, turn: tuple[Callable[[Seat], Any], ...], listen: Callable[[], None]) -> list[str]:
    """Yugi plays a turn, both pass whenever they are asked; returns at which windows Kaiba was."""
    whys = []
    for step in turn:
        seat = asked(duel)
        assert seat.number == 0, canonical.read(seat.prompt)
        give(seat, step(seat))
        listen()
        while (seat := asked(duel)).number == 1 or canonical.read(seat.prompt)["kind"] == "respond":
            prompt = canonical.read(seat.prompt)
            if prompt["kind"] != "respond":
                return whys
            if seat.number == 1:
                whys.append(prompt["why"])
            give(seat, {"verb": "pass"})
            listen()
    return whys


def silent() -> None:
    """Nobody listens."""


def everything_that(player, duel) -> Callable[[], list[object]]:
    """Reads whatever the player can see of his duel, over REST and on the pages."""
    rest, browser = with_token(player, "read", "play", "manage"), Client()
    browser.force_login(player)
    at = f"/api/v1/duels/{duel.pk}/"
    resources = (at, f"{at}log/?page_size=200", f"{at}turns/", "/api/v1/duels/", "/api/v1/inbox/")
    pages = (f"/duels/{duel.pk}/", "/duels/")

    def read(*, briefly: bool = False) -> list[object]:
        answers = [rest.get(one) for one in resources[: 2 if briefly else None]]
        seen = [(one.status_code, timeless(one.content.decode()), one.headers.get("ETag")) for one in answers]
        return seen + [timeless(browser.get(one).content.decode()) for one in pages if not briefly]

    return read


def timeless(text: str) -> str:
    """A text without what differs each time: the tokens of its forms, and the times of messages."""
    text = re.sub(r'"created":"[^"]*"', "", text)
    text = re.sub(r'"read_at":"[^"]*"', '"read_at":true', text)
    return re.sub(r"\b[A-Za-z0-9]{64}\b", "", text)


def number_rows_alike() -> None:
    """Let the next row of each table have the number after its last: PostgreSQL rolls no sequence back."""
    with connection.cursor() as cursor:
        for statement in connection.ops.sequence_reset_sql(no_style(), apps.get_models()):
            cursor.execute(statement)


def twins(duel: Duel, player, hands: list[tuple[list[object], list[str]]], **more: bool) -> list[Any]:
    """What a player sees of each of several duels in which Kaiba holds something else."""
    told = []
    for back, hand in hands:
        try:
            with transaction.atomic():
                number_rows_alike()
                played = put_at(duel, position(back, hand, **more))
                read, heard = everything_that(player, played), []
                whys = play(played, TURN, lambda: heard.append(read(briefly=len(heard) % 5 > 0)))  # noqa: B023
                told.append((whys, heard))
                raise Rollback
        except Rollback:
            pass
    return told


@pytest.mark.parametrize("response", RESPONSES)
def test_nothing_tells_an_opponent_who_holds_a_response_from_one_who_does_not(duel, yugi, response):
    """Content, order, counts, versions, deadlines, log, notifications and pages, at every step of a turn."""
    holds = ([face_down(response)], ["Kuriboh", "Kuriboh"])
    holds_not = ([face_down(NO_ANSWER)], ["Mystical Elf", "Gemini Elf"])
    one, other = twins(duel, yugi, [holds, holds_not])
    assert one[0] == other[0]
    assert {"summon", "chain", "attack", "damage_step"} <= set(one[0])
    assert len(one[1]) > len(TURN)
    for seen, like in zip(*(each[1] for each in (one, other)), strict=True):
        assert seen == like


def test_with_a_hand_alone_he_is_asked_where_a_card_acts_from_the_hand(duel, yugi):
    one, other = twins(duel, yugi, [([], ["Kuriboh"]), ([], ["Mystical Elf"])])
    assert one == other
    # Kuriboh could act at each calculation, D.D. Crow once Pot of Greed lies in the graveyard, and Gorz
    # once a direct attack has inflicted damage.
    battle = ["attack", "damage_step", "damage_step", "damage_step"]
    assert one[0] == ["after_chain", "phase_left", *battle, *battle, "damage_step", "phase_end"]


def test_whoever_cannot_have_a_response_is_not_asked(duel):
    """He has set nothing and holds nothing."""
    assert play(put_at(duel, position([], [])), TURN, silent) == []


def test_a_card_that_was_set_this_turn_is_no_response():
    """It cannot be activated yet, whatever it is (M2, M3)."""
    at = position([face_down("Mirror Force")], [])
    live = engine.from_position(LIBRARY, engine.MASTER_RULE_2, at, bytes(32))
    live.answer(0, next(one for one in live.prompt.answers() if one.verb == Verb.NORMAL_SUMMON))
    while live.prompt.player == 0:
        live.answer(0, PASS)
    seen = live.view(0)
    assert might_respond(seen, live.prompt, live.ruleset)
    side = seen.sides[1]
    young = replace(side, spells=(replace(side.spells[0], came_this_turn=True), *side.spells[1:]))
    assert not might_respond(replace(seen, sides=(seen.sides[0], young)), live.prompt, live.ruleset)


def set_mode(duel: Duel, mode: str, *players) -> None:
    for player in players:
        services.set_response_mode(player=player, duel_id=duel.pk, mode=mode)


def test_always_asks_at_every_window(duel, kaiba):
    """Also with nothing to respond with."""
    set_mode(duel, Seat.ResponseMode.ALWAYS, kaiba)
    whys = play(put_at(duel, position([], [])), TURN, silent)
    assert {"summon_attempt", "summon", "chain", "after_chain", "phase_left", "attack", "phase_end"} <= set(
        whys
    )


def test_able_asks_only_when_he_really_can(duel, kaiba):
    set_mode(duel, Seat.ResponseMode.ABLE, kaiba)
    able = put_at(duel, position([face_down("Mirror Force")], ["Mystical Elf"]))
    assert play(able, TURN[2:4], silent) == ["attack"]


def test_able_does_not_ask_him_who_cannot(duel, kaiba):
    set_mode(duel, Seat.ResponseMode.ABLE, kaiba)
    at = position([face_down(NO_ANSWER)], ["Mystical Elf"])
    assert play(put_at(duel, at), TURN, silent) == []


def test_one_request_appends_several_decisions_and_says_who_decided(duel):
    before = duel.ordinal
    give(asked(put_at(duel, position([], []))), act("normal_summon", "Dark Blade")(asked(duel)))
    made = Decision.objects.filter(duel=duel, ordinal__gte=before).order_by("ordinal")
    assert [one.decider for one in made][:1] == ["player"]
    assert len(made) > 2
    assert {one.decider for one in made[1:]} == {"window"}
    assert {canonical.read(one.answer)["verb"] for one in made[1:]} == {"pass"}


def test_the_opponent_does_not_learn_the_mode(duel, yugi, kaiba):
    read = everything_that(yugi, duel)
    before = read()
    set_mode(duel, Seat.ResponseMode.ALWAYS, kaiba)
    assert read() == before


def test_a_mode_counts_from_the_next_window_on(duel, yugi, kaiba):
    """The question that waits still waits."""
    played = put_at(duel, position([face_down("Mirror Force")], []))
    give(asked(played), act("normal_summon", "Dark Blade")(asked(played)))
    waiting = asked(played)
    assert waiting.number == 1
    set_mode(duel, Seat.ResponseMode.ABLE, kaiba)
    assert asked(played).prompt_ordinal == waiting.prompt_ordinal
    give(asked(played), {"verb": "pass"})
    assert asked(played).number == 0


def after_dust_tornado(hand: list[str]) -> engine.Duel:
    """Yugi has destroyed a card, and may set one from his hand, which holds these."""
    mine = {"hand": numbers(*hand), "deck": DECK, "spells": [face_down("Dust Tornado")]}
    theirs = {"deck": DECK, "spells": [face_down("Mirror Force")]}
    at = {"turn": 3, "turn_player": 0, "phase": "main_1", "sides": [mine, theirs]}
    live = engine.from_position(LIBRARY, engine.MASTER_RULE_2, at, bytes(32))
    live.answer(0, next(one for one in live.prompt.answers() if one.verb == Verb.ACTIVATE))
    while live.prompt.why is not Why.DO_IT:
        live.answer(live.prompt.player, next(live.prompt.answers()))
    return live


def test_whether_he_could_do_what_he_may_is_his_own_matter():
    """He is asked whether he sets a card also when he holds none that can be set (K26)."""
    can, cannot = after_dust_tornado(["Mirror Force"]), after_dust_tornado(["Dark Blade"])
    assert [live.prompt.options for live in (can, cannot)] == [("yes", "no"), ("no",)]
    for step in range(2):
        assert can.view(1) == cannot.view(1)
        assert (can.prompt.player, can.prompt.why) == (cannot.prompt.player, cannot.prompt.why)
        for live in (can, cannot):
            if step == 0:
                live.answer(0, Choice("no"))
