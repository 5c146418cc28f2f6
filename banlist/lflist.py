"""`lflist.conf`, the file by which duel programs know ban lists: read, written, and its hash.

A line that begins with `!` opens a list and names it; `$whitelist` after it makes it one. A line such as
`12345678 1 --Name` allows one copy of a card. A list of points says `$key 100`, its cap, and then
`12345678 $key 30` for what each copy of a card costs. `#` begins a remark. No database.
"""

import codecs
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from django.utils.translation import gettext as _

LARGEST_PASSCODE = 2**32 - 1
LARGEST_POINTS = 32767
BYTES_AT_MOST = 5_000_000
LISTS_AT_MOST = 500
CARDS_AT_MOST = 30_000
PROBLEMS_AT_MOST = 1_000
LINE_AT_MOST = 1_000
NAME_AT_MOST = 100
UNLIMITED = 3
POINTS_KEY = "points"

_LINE_END = re.compile(r"\r\n|\r|\n")
_LIMIT = re.compile(
    r"(\d{1,10})\s+(-?\d{1,9})(?=\s|-|$)(?:\s+(\d+)(?=\s|$))?\s*(?:--)?\s*(.*)", re.ASCII | re.DOTALL
)
_PRICE = re.compile(r"(\d{1,10})\s+\$(\S+)\s+(-?\d{1,9})(?=\s|-|$)\s*(?:--)?\s*(.*)", re.ASCII | re.DOTALL)
_CAP = re.compile(r"\$(\S{1,30})\s+(-?\d{1,9})\s*", re.ASCII)


class NotAList(ValueError):
    """The whole file cannot be read; says why."""


@dataclass(frozen=True, slots=True)
class Line:
    """What a list says of one passcode."""

    passcode: int
    limit: int = UNLIMITED
    points: int = 0
    name: str = ""


@dataclass(frozen=True, slots=True)
class ConfList:
    """One list of a file; `cap` is that of a list of points, else None, and `key` what they are called."""

    name: str
    whitelist: bool = False
    cap: int | None = None
    lines: tuple[Line, ...] = ()
    key: str = POINTS_KEY


@dataclass(frozen=True, slots=True)
class Problem:
    """A line that says nothing that can be kept: its number from 1, its text, and why."""

    line: int
    text: str
    reason: str

    def __str__(self) -> str:
        return _("Line %(line)d, “%(text)s”: %(reason)s") % {
            "line": self.line,
            "text": self.text[:80],
            "reason": self.reason,
        }


@dataclass(frozen=True, slots=True)
class Reading:
    """The lists of a file, and every line that could not be kept."""

    lists: tuple[ConfList, ...]
    problems: tuple[Problem, ...]


@dataclass(slots=True)
class _Opened:
    """A list while its lines come in."""

    name: str
    whitelist: bool = False
    cap: int | None = None
    key: str = POINTS_KEY
    lines: dict[int, Line] = field(default_factory=dict)
    limited: set[int] = field(default_factory=set)
    priced: set[int] = field(default_factory=set)

    def closed(self) -> ConfList:
        return ConfList(self.name, self.whitelist, self.cap, tuple(self.lines.values()), self.key)


class _Unread(ValueError):
    """Why a line is not kept."""


def read(content: bytes) -> Reading:
    """Every list of a file. Raises NotAList for a file that is too large, no text, or holds no list."""
    if len(content) > BYTES_AT_MOST:
        raise NotAList(_("The file is too large: a list file has at most 5 MB."))
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise NotAList(_("The file is UTF-16 text. Save it as UTF-8."))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotAList(
            _("The file is not UTF-8 text: byte %(number)d cannot be read.") % {"number": error.start + 1}
        ) from None
    opened: list[_Opened] = []
    problems: list[Problem] = []
    for number, line in enumerate(_LINE_END.split(text), start=1):
        try:
            reason = _take(line.strip(), opened)
        except _Unread as unread:
            reason = str(unread)
        if reason:
            problems.append(Problem(number, _printable(line.strip()), reason))
            if len(problems) > PROBLEMS_AT_MOST:
                raise NotAList(_("More than 1,000 lines of the file say nothing of a list."))
    if not opened:
        raise NotAList(_("The file holds no list. A list begins with a line such as “!2013.9 OCG”."))
    return Reading(tuple(each.closed() for each in opened), tuple(problems))


def _take(line: str, opened: list[_Opened]) -> str:
    """Keeps what a line says; returns what of it could not be kept, or raises _Unread where nothing could."""
    if not line or line.startswith("#"):
        return ""
    if len(line) > LINE_AT_MOST:
        raise _Unread(_("the line is too long"))
    if line.startswith("!"):
        return _open(line[1:], opened)
    if not opened:
        raise _Unread(_("it stands before the first list, which begins with “!”"))
    if line.startswith("$"):
        _declare(line, opened[-1])
    elif priced := _PRICE.fullmatch(line):
        _price(priced, opened[-1])
    elif limited := _LIMIT.fullmatch(line):
        _limit(limited, opened[-1])
    else:
        raise _Unread(_("write a passcode and how many copies are allowed, such as “12345678 1 --Name”"))
    return ""


def _open(given: str, opened: list[_Opened]) -> str:
    if len(opened) >= LISTS_AT_MOST:
        raise NotAList(_("The file holds more than 500 lists."))
    given = given.strip()
    name = _printable(given).strip()[:NAME_AT_MOST].strip()
    opened.append(_Opened(name or _("A list without a name")))
    if len(given) > NAME_AT_MOST:
        return _("the name is longer than 100 characters; its beginning is kept")
    return "" if name == given else _("the name holds signs that cannot be shown; it is kept without them")


def _declare(line: str, into: _Opened) -> None:
    if line.startswith("$whitelist"):
        into.whitelist = True
        return
    said = _CAP.fullmatch(line)
    if said is None:
        raise _Unread(_("only “$whitelist” and a cap such as “$points 100” are known"))
    if into.cap is not None:
        raise _Unread(_("the list has a cap already; one kind of points is kept"))
    into.cap = _within(int(said[2]), LARGEST_POINTS)
    into.key = said[1]


def _price(said: re.Match[str], into: _Opened) -> None:
    if into.cap is None or said[2] != into.key:
        raise _Unread(_("the list has no cap for these points; it needs a line such as “$points 100” first"))
    points = _within(int(said[3]), LARGEST_POINTS, least=1)
    line = _line_of(said[1], said[4], into, into.priced)
    into.lines[line.passcode] = replace(line, points=points)


def _limit(said: re.Match[str], into: _Opened) -> None:
    if said[3] is not None:
        raise _Unread(_("there is a second number; points are written “12345678 $points 30”"))
    limit = _within(int(said[2]), UNLIMITED)
    line = _line_of(said[1], said[4], into, into.limited)
    into.lines[line.passcode] = replace(line, limit=limit)


def _line_of(passcode: str, name: str, into: _Opened, named: set[int]) -> Line:
    """What the list says of a passcode so far; `named` are those of which it has said the same thing."""
    number = _within(int(passcode), LARGEST_PASSCODE, least=1)
    if number in named:
        raise _Unread(_("the list says this of the card already; what it said first is kept"))
    if number not in into.lines and len(into.lines) >= CARDS_AT_MOST:
        raise NotAList(_("A list of the file names more than 30,000 cards."))
    named.add(number)
    present = into.lines.get(number, Line(number))
    return replace(present, name=present.name or _printable(name).strip()[:200].strip())


def _within(number: int, most: int, *, least: int = 0) -> int:
    if not least <= number <= most:
        raise _Unread(
            _("%(number)d is not a number from %(least)d to %(most)d")
            % {"number": number, "least": least, "most": most}
        )
    return number


def _printable(text: str) -> str:
    return "".join(sign for sign in text if sign.isprintable())


def write(lists: Iterable[ConfList]) -> str:
    """The file that holds these lists; reading it gives them back."""
    return "".join(f"{line}\n" for each in lists for line in _written(each))


HEADINGS = {0: "forbidden", 1: "limited", 2: "semi-limited", UNLIMITED: "unlimited"}


def _written(one: ConfList) -> Iterable[str]:
    yield f"!{one.name}"
    if one.whitelist:
        yield "$whitelist"
    if one.cap is not None:
        yield f"${one.key} {one.cap}"
    for limit, heading in HEADINGS.items():
        said = [line for line in one.lines if line.limit == limit and _says_a_limit(line, one)]
        if said:
            yield f"#{heading}"
        for line in said:
            yield _named(f"{line.passcode} {line.limit}", line)
    priced = [line for line in one.lines if line.points]
    if priced:
        yield "#points"
    for line in priced:
        yield _named(f"{line.passcode} ${one.key} {line.points}", line)


def _says_a_limit(line: Line, one: ConfList) -> bool:
    """A card with a price alone, on a list of points, has no line for its limit."""
    return line.limit != UNLIMITED or not line.points or one.whitelist


def _named(said: str, line: Line) -> str:
    return f"{said} --{line.name}" if line.name else said


# The hash


SEED = 0x7DFCEE6A
WORD = 0xFFFFFFFF
POINTS_MARK = 0x43524544


def hash_of(one: ConfList) -> int:
    """The number of 32 bits by which clients tell a list: its limits and points alone, in any order.

    As EDOPro and the classic program count it; a line of three copies is counted where it is written.
    """
    found = SEED
    if one.cap is not None:
        found ^= _rotated(_fnv(one.key), 18) ^ _rotated(one.cap, 9) ^ _rotated(POINTS_MARK, 27)
    for line in one.lines:
        if _says_a_limit(line, one):
            found ^= _rotated(line.passcode, 18) ^ _rotated(line.passcode, 27 + line.limit)
        if line.points:
            found ^= _rotated(line.passcode, 18) ^ _rotated(_fnv(one.key), 9) ^ _rotated(line.points, 27)
    return found


def _rotated(number: int, left: int) -> int:
    return ((number << left) | (number >> (32 - left))) & WORD


def _fnv(text: str) -> int:
    """FNV-1a of 32 bits (Fowler, Noll and Vo)."""
    found = 2166136261
    for byte in text.encode():
        found = (found ^ byte) * 16777619 & WORD
    return found
