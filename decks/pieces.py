"""Long lists on the page of one deck: a piece of them at a time, and where the others are."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from django.http import HttpRequest

from cards.asked import tidy

Row = TypeVar("Row")
MOST_DIGITS = 4
CARDS_AT_ONCE = 120
"""Different cards on one page: all of any legal deck, which has 90 at most."""
VIOLATIONS_AT_ONCE = 50


@dataclass(frozen=True, slots=True)
class Piece:
    """The rows `first` to `last` of `count`, counted from 1, and where those before and after them are."""

    first: int
    last: int
    count: int
    previous: str
    next: str

    @property
    def is_all(self) -> bool:
        return not (self.previous or self.next)

    @property
    def elsewhere(self) -> int:
        """How many rows are on other pieces."""
        return self.count - (self.last - self.first + 1)


def piece_of(request: HttpRequest, count: int, *, begins: str, size: int, at: str = "") -> Piece:
    """The piece of a list that begins where the address says in `begins`, or else the first.

    Rows go away meanwhile: where the list does not reach so far, it is its last piece. `at` is the id of the
    list's place on the page.
    """
    given = request.GET.get(begins, "")
    asked = int(given) if given.isascii() and given.isdecimal() and len(given) <= MOST_DIGITS else 1
    first = max(1, asked) if asked <= count else max(1, count - (count - 1) % size)
    last = min(count, first + size - 1)
    here = tidy(request.get_full_path(), without={begins})

    def beginning(number: int) -> str:
        start = "" if number == 1 else f"{'&' if '?' in here else '?'}{begins}={number}"
        return f"{here}{start}#{at}"

    return Piece(
        first,
        last,
        count,
        beginning(max(1, first - size)) if first > 1 else "",
        beginning(last + 1) if last < count else "",
    )


def within(piece: Piece, groups: Iterable[Sequence[Row]]) -> list[Sequence[Row]]:
    """Of each group the rows that are in the piece; rows are counted on from group to group."""
    parts, before = [], 0
    for group in groups:
        parts.append(group[max(0, piece.first - 1 - before) : max(0, piece.last - before)])
        before += len(group)
    return parts
