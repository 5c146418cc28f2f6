"""What is done to a deck by one click: a copy of a card comes, goes, or changes its part.

Pure functions over the content of a deck; no database.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from django.utils.translation import gettext as _

from decks.formats.content import LARGEST_PASSCODE, Content, Remark
from decks.legality import Part

MOVES_AT_ONCE = 100
"""Moves that one request may ask for: what a quick hand does while the request before is answered."""
_WRITTEN = re.compile(
    r"(?P<act>add|remove|shift) (?P<part>main|extra|side)(?: (?P<to>main|extra|side))?"
    r" (?P<passcode>[0-9]{1,10})"
)


class BadMove(ValueError):
    """The move cannot be read or cannot be made; says why."""


@dataclass(frozen=True, slots=True)
class Move:
    """One copy of a card: into a part (`came_from` is None), out of it (`goes_to` is None), or across."""

    passcode: int
    came_from: Part | None
    goes_to: Part | None

    def __str__(self) -> str:
        if self.came_from is None:
            return f"add {self.goes_to} {self.passcode}"
        if self.goes_to is None:
            return f"remove {self.came_from} {self.passcode}"
        return f"shift {self.came_from} {self.goes_to} {self.passcode}"


def read_moves(written: Sequence[str]) -> list[Move]:
    """Moves as buttons say them: `add main 7`, `remove side 7`, `shift main side 7`. Raises BadMove."""
    if len(written) > MOVES_AT_ONCE:
        raise BadMove(_("At most %d changes can be made at once.") % MOVES_AT_ONCE)
    return [_read(text) for text in written]


def _read(text: str) -> Move:
    found = _WRITTEN.fullmatch(text)
    if found is None or (found["act"] == "shift") != (found["to"] is not None):
        raise BadMove(
            _("“%(text)s” is no change. Write “add main 7”, “remove side 7” or “shift main side 7”.")
            % {"text": text[:40]}
        )
    passcode = int(found["passcode"])
    if not 1 <= passcode <= LARGEST_PASSCODE:
        raise BadMove(_("A passcode is a number from 1 to %d.") % LARGEST_PASSCODE)
    part = Part(found["part"])
    match found["act"]:
        case "add":
            return Move(passcode, None, part)
        case "remove":
            return Move(passcode, part, None)
        case _:
            return Move(passcode, part, Part(found["to"]))


def moved(content: Content, moves: Iterable[Move]) -> Content:
    """The deck after all of these moves. Raises BadMove where a card is to leave a part that lacks it."""
    for move in moves:
        if move.came_from is not None:
            content = _without(content, move.came_from, move.passcode)
        if move.goes_to is not None:
            content = _with(content, move.goes_to, move.passcode)
    return content


def _with(content: Content, part: Part, passcode: int) -> Content:
    """Behind the copies that are there already, or else at the end."""
    cards = _cards(content, part)
    at = len(cards)
    if passcode in cards:
        at -= cards[::-1].index(passcode)
    return _changed(content, part, (*cards[:at], passcode, *cards[at:]), at, 1)


def _without(content: Content, part: Part, passcode: int) -> Content:
    """The last copy goes."""
    cards = _cards(content, part)
    if passcode not in cards:
        raise BadMove(_("The card that was to leave the deck is not there any more."))
    at = len(cards) - 1 - cards[::-1].index(passcode)
    return _changed(content, part, (*cards[:at], *cards[at + 1 :]), at, -1)


def _cards(content: Content, part: Part) -> tuple[int, ...]:
    cards: tuple[int, ...] = getattr(content, part.value)
    return cards


def _changed(content: Content, part: Part, cards: tuple[int, ...], at: int, by: int) -> Content:
    """The part with these cards; remarks behind the place at which one came or went keep their neighbours."""
    remarks = tuple(
        _shifted(remark, at, by) if _stands_in(remark, part) else remark for remark in content.remarks
    )
    return replace(content, remarks=remarks, **{part.value: cards})


def _stands_in(remark: Remark, part: Part) -> bool:
    """A remark before the first heading counts the cards of the main deck."""
    return (remark.section or Part.MAIN) == part


def _shifted(remark: Remark, at: int, by: int) -> Remark:
    return replace(remark, after=remark.after + by) if remark.after > at else remark
