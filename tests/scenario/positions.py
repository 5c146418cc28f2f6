"""Random positions in canonical form (Hypothesis)."""

from typing import Any

from hypothesis import strategies as st

from cards.library import LIBRARY

MAIN = [card.passcode for card in LIBRARY.values() if card.belongs_in_main_deck]
EXTRA = [card.passcode for card in LIBRARY.values() if card.belongs_in_extra_deck]
ANY = MAIN + EXTRA
MONSTERS = [passcode for passcode in ANY if LIBRARY[passcode].is_monster]


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """Positions in canonical form."""
    phase = draw(st.sampled_from(["main_1", "battle", "main_2"]))
    shown: dict[str, Any] = {
        "turn": draw(st.integers(1 if phase == "main_1" else 2, 99)),
        "turn_player": draw(st.sampled_from([0, 1])),
        "phase": phase,
    }
    if draw(st.booleans()):
        shown["normal_summon_used"] = True
    shown["sides"] = [draw(sides(seat, phase)) for seat in (0, 1)]
    return shown


@st.composite
def sides(draw: st.DrawFn, seat: int, phase: str) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    points = draw(st.integers(1, 20_000))
    if points != 8000:
        shown["life_points"] = points
    if draw(st.booleans()):
        shown["summoned"] = True
    for place, cards, most in (
        ("extra", EXTRA, 5),
        ("hand", MAIN, 6),
        ("deck", MAIN, 8),
        ("grave", ANY, 5),
    ):
        pile = draw(st.lists(st.sampled_from(cards), max_size=most))
        if pile:
            shown[place] = pile
    faces = st.sampled_from(ANY)
    down = st.builds(lambda card: {"card": card, "position": "face_down"}, faces)
    proper = st.builds(lambda card: {"card": card, "proper": True}, st.sampled_from(MONSTERS))
    if banished := draw(st.lists(faces | down | proper, max_size=3)):
        shown["banished"] = banished
    zones = draw(st.lists(st.none() | monsters(seat, phase), max_size=5))
    while zones and zones[-1] is None:
        zones.pop()
    if zones:
        shown["monsters"] = zones
    return shown


@st.composite
def monsters(draw: st.DrawFn, seat: int, phase: str) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "card": draw(st.sampled_from(MONSTERS)),
        "position": draw(st.sampled_from(["attack", "defense", "face_down_defense"])),
    }
    if draw(st.booleans()):
        shown["owner"] = 1 - seat
    for mark in ("proper", "came", "turned", *(["declared"] if phase != "main_1" else [])):
        if draw(st.booleans()):
            shown[mark] = True
    return shown
