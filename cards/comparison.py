"""The library compared with a table of facts, line by line."""

import csv
import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from cards.lang.facts import Attribute, Book, Card, Kind, Race, Trait
from cards.library import module_for

COLUMNS = (
    "rank",
    "passcode",
    "name_en",
    "name_zh",
    "name_zh_community",
    "kind",
    "attribute",
    "race",
    "level",
    "atk",
    "def",
    "archetypes",
    "alias",
    "ocg_date",
    "tcg_date",
    "ocg_first_set",
    "tcg_first_set",
)
NEEDS_NO_EFFECT = "0"
NOT_KNOWN = "?"


class UnreadableTable(ValueError):
    """A file is no table of facts."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the table: the card it describes, and what the table knows about it."""

    rank: str
    card: Card
    archetypes_known: bool


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A line that describes no card, and why."""

    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """What a comparison found."""

    compared: int
    only_in_library: int
    differences: tuple[str, ...]


def read_table(path: Path) -> Iterator[Line | Unreadable]:
    """Read the lines of a table."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as fault:
        raise UnreadableTable(f"{path}: {fault.strerror}") from None
    except UnicodeDecodeError:
        raise UnreadableTable(f"{path} is not written in UTF-8") from None
    rows = csv.DictReader(io.StringIO(text), delimiter="\t", quoting=csv.QUOTE_NONE)
    if lacking := [column for column in COLUMNS if column not in (rows.fieldnames or ())]:
        raise UnreadableTable(f"{path} names no column {', '.join(lacking)} in its first line")
    for row in rows:
        if None in row or None in row.values():
            yield Unreadable(f"line {rows.line_num}: it has not as many columns as the first line")
            continue
        try:
            yield line_of(row)
        except ValueError as fault:
            yield Unreadable(f"line {rows.line_num}: {fault}")


def line_of(row: dict[str, str]) -> Line:
    """One line of the table as a card; a ValueError says what in it is none."""
    kind, *traits = row["kind"].split() or [""]
    archetypes_known = row["archetypes"] != NOT_KNOWN
    monster = kind == Kind.MONSTER
    card = Card(
        passcode=passcode(row["passcode"]),
        name_en=row["name_en"],
        name_zh=row["name_zh"],
        name_zh_community=row["name_zh_community"],
        kind=Kind(kind),
        traits=tuple(Trait(word) for word in traits),
        attribute=Attribute(row["attribute"]) if row["attribute"] else None,
        race=Race(row["race"]) if row["race"] else None,
        level=int(row["level"] or 0),
        atk=value(row["atk"]) if monster else 0,
        defense=value(row["def"]) if monster else 0,
        archetypes=tuple(name for name in row["archetypes"].split("|") if name) if archetypes_known else (),
        alias=int(row["alias"]) if row["alias"] else None,
        ocg_date=day(row["ocg_date"]),
        tcg_date=day(row["tcg_date"]),
        ocg_set=row["ocg_first_set"],
        tcg_set=row["tcg_first_set"],
    )
    return Line(row["rank"], card, archetypes_known)


def passcode(text: str) -> int:
    number = int(text)
    if not 1 <= number < 2**32:
        raise ValueError(f"{number} is no passcode; passcodes are 1 to 4294967295")
    return number


def value(text: str) -> int | None:
    return None if text == NOT_KNOWN else int(text)


def day(text: str) -> str:
    return date.fromisoformat(text).isoformat() if text else ""


FACTS = (
    "name_en",
    "name_zh",
    "name_zh_community",
    "kind",
    "traits",
    "attribute",
    "race",
    "level",
    "atk",
    "defense",
    "archetypes",
    "alias",
    "ocg_date",
    "tcg_date",
    "ocg_set",
    "tcg_set",
)


def compare(book: Book, table: Iterable[Line | Unreadable]) -> Comparison:
    """Compare each card that both know in every fact, and name the cards that the book should have.

    Those are the cards without effect; what cannot be read counts as a difference.
    """
    differences: list[str] = []
    seen: set[int] = set()
    compared = 0
    for line in table:
        if isinstance(line, Unreadable):
            differences.append(line.reason)
            continue
        card = line.card
        if card.passcode in seen:
            differences.append(f"{card.passcode} {card.name_en}: the table has it twice")
            continue
        seen.add(card.passcode)
        if card.passcode in book:
            compared += 1
            differences += disagreements(book[card.passcode], line)
        elif line.rank == NEEDS_NO_EFFECT:
            differences.append(
                f"{card.passcode} {card.name_en}: not in the library; "
                f"its place is cards/library/{module_for(card.ocg_set)}.py"
            )
    return Comparison(
        compared=compared, only_in_library=len(book.keys() - seen), differences=tuple(differences)
    )


def disagreements(card: Card, line: Line) -> Iterator[str]:
    """The facts in which the library and the table disagree; what the table does not know is passed over.

    So is the type of a spell or trap card: it has none, and a table tells that of the monster it becomes.
    """
    for fact in FACTS:
        if fact == "archetypes" and not line.archetypes_known:
            continue
        if fact == "race" and card.kind is not Kind.MONSTER:
            continue
        ours, theirs = getattr(card, fact), getattr(line.card, fact)
        if fact in ("traits", "archetypes"):
            ours, theirs = tuple(sorted(ours)), tuple(sorted(theirs))
        if ours != theirs:
            both = f"{shown(fact, ours)} here and {shown(fact, theirs)} there"
            yield f"{card.passcode} {card.name_en}: {fact} is {both}"


def shown(fact: str, value: object) -> str:
    match value:
        case None:
            return NOT_KNOWN if fact in ("atk", "defense") else "nothing"
        case tuple():
            return "|".join(value) or "nothing"
        case _:
            return str(value) or "nothing"
