"""Card databases: SQLite files with the tables `datas` and `texts`, of EDOPro and of older clients.

A file is a stranger's: it is opened to be read alone, without trust in its schema; views, triggers and
virtual tables in it are never run.
"""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cards.imports.incoming import (
    HIGHEST_LEVEL,
    Found,
    Incoming,
    Refusal,
    Refused,
    another,
    body,
    facts,
    name,
    no_such,
    number,
    passcode,
    short,
    stat,
)
from cards.lang.terms import Attribute, Kind, Race, Trait

UNKNOWN = (-2,)
"""How "?" is written for ATK and DEF."""
LARGEST_VALUE = 1_000_000
NEAR = 10
"""An alias that is this near is another artwork of the card; further away, a name."""
COLUMNS = {
    "datas": {"id", "alias", "type", "atk", "def", "level", "race", "attribute"},
    "texts": {"id", "name", "desc"},
}
KINDS = {0x1: Kind.MONSTER, 0x2: Kind.SPELL, 0x4: Kind.TRAP}
TRAITS = {
    0x10: Trait.NORMAL,
    0x20: Trait.EFFECT,
    0x40: Trait.FUSION,
    0x80: Trait.RITUAL,
    0x200: Trait.SPIRIT,
    0x400: Trait.UNION,
    0x800: Trait.GEMINI,
    0x1000: Trait.TUNER,
    0x2000: Trait.SYNCHRO,
    0x4000: Trait.TOKEN,
    0x10000: Trait.QUICK_PLAY,
    0x20000: Trait.CONTINUOUS,
    0x40000: Trait.EQUIP,
    0x80000: Trait.FIELD,
    0x100000: Trait.COUNTER,
    0x200000: Trait.FLIP,
    0x400000: Trait.TOON,
    0x800000: Trait.XYZ,
    0x1000000: Trait.PENDULUM,
    0x4000000: Trait.LINK,
}
TRAP_MONSTER, SPECIAL_SUMMON_ALONE = 0x100, 0x2000000
"""Bits that say nothing that is printed beside a card's text."""
KNOWN = sum(KINDS) | sum(TRAITS) | TRAP_MONSTER | SPECIAL_SUMMON_ALONE
_RACES_BY_BIT = (
    Race.WARRIOR,
    Race.SPELLCASTER,
    Race.FAIRY,
    Race.FIEND,
    Race.ZOMBIE,
    Race.MACHINE,
    Race.AQUA,
    Race.PYRO,
    Race.ROCK,
    Race.WINGED_BEAST,
    Race.PLANT,
    Race.INSECT,
    Race.THUNDER,
    Race.DRAGON,
    Race.BEAST,
    Race.BEAST_WARRIOR,
    Race.DINOSAUR,
    Race.FISH,
    Race.SEA_SERPENT,
    Race.REPTILE,
    Race.PSYCHIC,
    Race.DIVINE_BEAST,
    Race.CREATOR_GOD,
    Race.WYRM,
    Race.CYBERSE,
    Race.ILLUSION,
)
RACES = {1 << bit: race for bit, race in enumerate(_RACES_BY_BIT)}
_ATTRIBUTES_BY_BIT = (
    Attribute.EARTH,
    Attribute.WATER,
    Attribute.FIRE,
    Attribute.WIND,
    Attribute.LIGHT,
    Attribute.DARK,
    Attribute.DIVINE,
)
ATTRIBUTES = {1 << bit: attribute for bit, attribute in enumerate(_ATTRIBUTES_BY_BIT)}


def read(path: Path, chinese: Path | None = None) -> Iterator[Found]:
    """The cards of a database; with a second one, the Chinese names and texts that it has for them."""
    try:
        with _opened(path) as cards:
            yield from _cards(cards, chinese)
    except (sqlite3.Error, Refused) as wrong:
        yield Refusal(path.name, (f"the database cannot be read: {wrong}"))


def _cards(cards: sqlite3.Connection, chinese: Path | None) -> Iterator[Found]:
    translated = _texts(chinese) if chinese else {}
    rows = cards.execute(
        "SELECT d.id, d.alias, d.type, d.atk, d.def, d.level, d.race, d.attribute, t.name, t.desc "
        "FROM datas AS d LEFT JOIN texts AS t ON t.id = d.id ORDER BY d.id"
    )
    while True:
        try:
            row = rows.fetchone()
        except sqlite3.Error as wrong:
            yield Refusal(("the table datas"), (f"a row cannot be read: {wrong}"))
            return
        if row is None:
            return
        yield _card(row, translated)


def _opened(path: Path) -> Any:
    """A connection that can do nothing but read plain tables. Raises Refused, sqlite3.Error."""
    uri = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
    cards = sqlite3.connect(uri, uri=True)
    cards.execute("PRAGMA trusted_schema = OFF")
    cards.execute("PRAGMA query_only = ON")
    # What is no UTF-8 stays in its text as signs that no text may hold: its row alone is refused.
    cards.text_factory = lambda text: text.decode("utf-8", "surrogateescape")
    cards.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST_VALUE)
    for table, wanted in COLUMNS.items():
        declared = cards.execute(
            "SELECT type, sql FROM sqlite_master WHERE name = ? COLLATE NOCASE", (table,)
        ).fetchall()
        if [kind for kind, _sql in declared] != ["table"] or "virtual" in str(declared[0][1]).casefold():
            cards.close()
            raise Refused(f"it has no plain table “{table}”")
        has = {column[1].casefold() for column in cards.execute(f"PRAGMA table_info({table})")}
        if missing := wanted - has:
            cards.close()
            raise Refused(f"the table “{table}” has no column “{sorted(missing)[0]}”")
    return _closing(cards)


class _closing:
    """Closes the connection when it is done with."""

    def __init__(self, cards: sqlite3.Connection) -> None:
        self.cards = cards

    def __enter__(self) -> sqlite3.Connection:
        return self.cards

    def __exit__(self, *_wrong: object) -> None:
        self.cards.close()


def _texts(path: Path) -> dict[int, tuple[object, object]]:
    with _opened(path) as cards:
        rows = cards.execute("SELECT id, name, desc FROM texts")
        return {code: (called, said) for code, called, said in rows}


def _card(row: tuple[Any, ...], translated: dict[int, tuple[object, object]]) -> Found:
    where = f"row {short(row[0])} {short(row[8] or '')}"
    try:
        return _incoming(where, row, translated)
    except Refused as refused:
        return Refusal(where, str(refused))


def _incoming(where: str, row: tuple[Any, ...], translated: dict[int, tuple[object, object]]) -> Incoming:
    code, alias, kinds, atk, defense, level, race, attribute, called, said = row
    code = passcode(code)
    kinds = number(kinds, "type", 2**40)
    kind = next((kind for bit, kind in KINDS.items() if kinds & bit), None)
    if kind is None:
        raise Refused(f"type is {kinds}, which is neither monster nor spell nor trap")
    if others := kinds & ~KNOWN:
        raise Refused(
            f"type has the bit {others:#x}: a skill, an action card or another kind of no duel here"
        )
    monster = kind is Kind.MONSTER
    traits = [trait for bit, trait in TRAITS.items() if kinds & bit and _fits(kind, trait)]
    if not monster and not traits:
        traits = [Trait.NORMAL]
    columns = facts(
        kind=kind,
        traits=traits,
        attribute=_single(ATTRIBUTES, attribute, "attribute") if monster else None,
        race=_single(RACES, race, "race") if monster else None,
        level=number(number(level, "level", 2**40) & 0xFF, "level", HIGHEST_LEVEL) if monster else 0,
        atk=stat(atk, "atk", UNKNOWN) if monster else 0,
        defense=(None if Trait.LINK in traits else stat(defense, "def", UNKNOWN)) if monster else 0,
    )
    english = name(called)
    if not english:
        raise Refused("a card has a name")
    columns |= {"name_en": english, "text_en": body(said, "desc")}
    if code in translated:
        chinese_name, chinese_text = translated[code]
        columns |= {"name_zh": name(chinese_name), "text_zh": body(chinese_text, "desc")}
    if alias:
        near = abs(another(alias, code, "alias") - code) < NEAR
        columns["artwork_of" if near else "alias"] = alias
    return Incoming(where, code, columns)


def _fits(kind: Kind, trait: Trait) -> bool:
    """A spell of a database has no word of a monster beside it, and the other way round."""
    of_others = (Trait.QUICK_PLAY, Trait.CONTINUOUS, Trait.EQUIP, Trait.FIELD, Trait.COUNTER)
    if kind is Kind.MONSTER:
        return trait not in of_others
    return trait in of_others or (kind is Kind.SPELL and trait is Trait.RITUAL)


def _single(words: dict[int, Any], value: object, what: str) -> Any:
    if isinstance(value, int) and value in words:
        return words[value]
    raise no_such(what, value)
