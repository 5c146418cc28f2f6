"""A card as a file tells it, checked before it comes near the database."""

import datetime
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from cards.columns import between_bars
from cards.lang.terms import Attribute, Kind, Race, Trait
from cards.models import LONGEST_TEXT, MAX_PASSCODE, Printing
from cards.search.keys import key_of

HIGHEST_VALUE = 99_999
HIGHEST_LEVEL = 13
LONGEST_NAME = 200
LONGEST_KEY = 250
"""Characters that the key of a name may have; some signs are several letters in it."""
LONGEST_ARCHETYPES = 200
_UNPRINTABLE = re.compile(
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\u2028\u2029\u202a-\u202e\u2066-\u2069]"
)

_BLANKS = re.compile(r"[ \t\n]+")


class Refused(ValueError):
    """This card of the file cannot be taken, and why."""


@dataclass(frozen=True, slots=True)
class Print:
    """A print of the card in a set."""

    region: str
    set_name: str
    number: str = ""
    rarity: str = ""
    date: datetime.date | None = None


@dataclass(frozen=True, slots=True)
class Incoming:
    """A card of a file. `columns` are those that the file tells, by their names in the row."""

    where: str
    passcode: int
    columns: Mapping[str, Any]
    prints: tuple[Print, ...] = ()
    artworks: tuple[int, ...] = ()
    former: tuple[int, ...] = ()
    treated_as: str = ""
    """The English name of the card whose name this one always has, where the file tells no passcode."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A part of a file that was not taken, and why."""

    where: str
    reason: str


Found = Incoming | Refusal


def passcode(value: object) -> int:
    """A passcode of 1 to 2^32 - 1. Raises Refused."""
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MAX_PASSCODE:
        raise Refused(f"{short(value)!r} is no passcode: a whole number from 1 to 4294967295")
    return value


def short(value: object) -> str:
    """The value as far as a line of a report has room for it, and without signs that move a cursor."""
    said = value if isinstance(value, str) else str(value)
    return " ".join(_UNPRINTABLE.sub("\ufffd", said[:40]).split())


def text(value: object, what: str, longest: int) -> str:
    """A text without signs that cannot be printed, blanks at its ends left out. Raises Refused."""
    if value is None:
        return ""
    if not isinstance(value, str):
        raise Refused(f"{what} is no text")
    clean = value.replace("\r\n", "\n").replace("\r", "\n").strip()
    if found := _UNPRINTABLE.search(clean):
        raise Refused(f"{what} holds the character U+{ord(found.group()):04X}, which cannot be printed")
    if len(clean) > longest:
        raise Refused(f"{what} is longer than {longest} characters")
    return clean


def name(value: object, what: str = "name") -> str:
    """A name on one line; blanks of another kind, which official names have, stay. Raises Refused."""
    said = _BLANKS.sub(" ", text(value, what, LONGEST_NAME))
    if len(key_of(said)) > LONGEST_KEY:
        raise Refused(f"{what} is longer than {LONGEST_KEY} letters when its signs are spelt out")
    return said


def archetypes(names: Iterable[object]) -> str:
    """The names of archetypes as they stand in a row. Raises Refused."""
    clean = tuple(filter(None, (name(one, "archetype") for one in names)))
    if wrong := next((one for one in clean if "|" in one), None):
        raise Refused(f"archetype is {short(wrong)!r}; a bar stands between two of them and in none")
    row = between_bars(clean)
    if len(row) > LONGEST_ARCHETYPES:
        raise Refused(f"its archetypes are longer than {LONGEST_ARCHETYPES} characters together")
    return row


def another(value: object, own: int, what: str) -> int:
    """The passcode of another card. Raises Refused."""
    other = passcode(value)
    if other == own:
        raise Refused(f"{what} is the card itself")
    return other


def body(value: object, what: str = "text") -> str:
    """What a card says. Raises Refused."""
    return text(value, what, LONGEST_TEXT)


def number(value: object, what: str, highest: int) -> int:
    """A whole number from 0. Raises Refused."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= highest:
        raise Refused(f"{what} is {short(value)!r} and not a whole number from 0 to {highest}")
    return value


def stat(value: object, what: str, unknown: Iterable[int]) -> int | None:
    """ATK or DEF; None where the file has its sign for "?". Raises Refused."""
    return None if value in unknown else number(value, what, HIGHEST_VALUE)


def day(value: object, what: str) -> datetime.date | None:
    """An ISO day, or None where the file tells none. Raises Refused."""
    if value in (None, "", "0000-00-00"):
        return None
    try:
        return datetime.date.fromisoformat(str(value)[:10])
    except ValueError:
        raise Refused(f"{what} is {short(value)!r} and no date") from None


def word_of(kind: type[Any], value: object, what: str) -> Any:
    """A word of the printed facts. Raises Refused."""
    try:
        return kind(value)
    except ValueError:
        raise no_such(what, value) from None


def no_such(what: str, value: object) -> Refused:
    """The refusal of a word that is none of those that there are."""
    return Refused(f"{what} is {short(value)!r}, which is none")


def facts(
    *,
    kind: Kind,
    traits: Iterable[Trait],
    attribute: Attribute | None = None,
    race: Race | None = None,
    level: int = 0,
    atk: int | None = 0,
    defense: int | None = 0,
) -> dict[str, Any]:
    """The columns of what is printed beside a card's text; what only monsters have is left from others."""
    monster = kind is Kind.MONSTER
    if monster and (attribute is None or race is None):
        raise Refused("a monster has an attribute and a type")
    ordered = sorted(set(traits), key=list(Trait).index)
    return {
        "kind": kind.value,
        "traits": " ".join(ordered),
        "attribute": attribute.value if monster and attribute else "",
        "race": race.value if monster and race else "",
        "level": level if monster else 0,
        "atk": atk if monster else 0,
        "defense": defense if monster else 0,
    }


def distinct(prints: Iterable[Print]) -> tuple[Print, ...]:
    """Each print once."""
    return tuple(dict.fromkeys(prints))


def region_of(set_number: str) -> str:
    """Where a print is from, by its number: LOB-EN001 is of the TCG, LOB-JP001 of the OCG."""
    marks = re.match(r"[A-Z0-9]+-(JP|KR|AE|TC|SC)", set_number)
    return Printing.Region.OCG if marks else Printing.Region.TCG
