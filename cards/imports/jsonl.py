"""Our own JSON lines, as the bulk export writes them; packed with gzip or not."""

import gzip
import io
import json
import zlib
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

from cards.imports.incoming import (
    HIGHEST_LEVEL,
    Found,
    Incoming,
    Refusal,
    Refused,
    another,
    archetypes,
    body,
    day,
    facts,
    name,
    number,
    passcode,
    short,
    stat,
    word_of,
)
from cards.lang.terms import Attribute, Kind, Race, Trait

LONGEST_LINE = 100_000
"""Characters of a line; a packed file that unfolds into more is refused there and not unfolded further."""
MOST_LINES = 200_000
LARGEST = 500_000_000
"""Bytes that a packed file may unfold into; the files of everything have thirty million."""


def read(path: Path) -> Iterator[Found]:
    """The cards of a file, one a line. What is no card is refused with the number of its line."""
    with path.open("rb") as file:
        packed = file.read(2) == b"\x1f\x8b"
        file.seek(0)
        lines = io.BufferedReader(gzip.GzipFile(fileobj=file)) if packed else file
        size = 0
        for row in count(1):
            where = f"line {row}"
            if row > MOST_LINES or size > LARGEST:
                most = f"{MOST_LINES} lines" if row > MOST_LINES else f"{LARGEST} bytes"
                yield Refusal(where, f"the file has more than {most}; nothing more of it was read")
                return
            try:
                line = lines.readline(LONGEST_LINE)
            except (OSError, EOFError, zlib.error) as wrong:
                yield Refusal(where, (f"the file is damaged: {wrong}"))
                return
            if not line:
                return
            size += len(line)
            if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
                yield Refusal(where, (f"the line is longer than {LONGEST_LINE} characters"))
                return
            if row == 1:
                line = line.removeprefix(b"\xef\xbb\xbf")
            if line.strip():
                yield _card(where, line)


def _card(where: str, line: bytes) -> Found:
    try:
        told = json.loads(line)
    except (ValueError, RecursionError) as wrong:
        return Refusal(where, (f"no JSON: {short(str(wrong))}"))
    if not isinstance(told, dict):
        return Refusal(where, (f"no card, but {short(told)}"))
    try:
        return _incoming(where, told)
    except Refused as refused:
        return Refusal(where, str(refused))


def _incoming(where: str, told: dict[str, Any]) -> Incoming:
    names = told.get("names")
    if not isinstance(names, dict) or not name(names.get("en")):
        raise Refused('a card has a name: {"names": {"en": ...}}')
    code = passcode(told.get("passcode"))
    kind = word_of(Kind, told.get("kind"), "kind")
    monster = kind is Kind.MONSTER
    columns = facts(
        kind=kind,
        traits=[word_of(Trait, trait, "traits") for trait in _list(told, "traits")],
        attribute=word_of(Attribute, told.get("attribute"), "attribute") if monster else None,
        race=word_of(Race, told.get("race"), "race") if monster else None,
        level=number(told.get("level"), "level", HIGHEST_LEVEL) if monster else 0,
        atk=stat(told.get("atk"), "atk", (None,)) if monster else 0,
        defense=stat(told.get("def"), "def", (None,)) if monster else 0,
    )
    columns |= {
        "name_en": name(names["en"]),
        "name_zh": name(names.get("zh_hans")),
        "name_zh_community": name(names.get("zh_hans_community")),
    }
    if "archetypes" in told:
        columns["archetypes"] = archetypes(_list(told, "archetypes"))
    for column in ("ocg_set", "tcg_set"):
        if column in told:
            columns[column] = name(told[column], column)
    for column in ("ocg_date", "tcg_date"):
        if column in told:
            columns[column] = day(told[column], column)
    for column in ("alias", "artwork_of"):
        if told.get(column) is not None:
            columns[column] = another(told[column], code, column)
    texts = told.get("texts")
    if isinstance(texts, dict):
        columns |= {"text_en": body(texts.get("en")), "text_zh": body(texts.get("zh_hans"))}
    return Incoming(where, code, columns)


def _list(told: dict[str, Any], key: str) -> list[Any]:
    value = told.get(key, [])
    if not isinstance(value, list):
        raise Refused(f"{key} is no list")
    return value
