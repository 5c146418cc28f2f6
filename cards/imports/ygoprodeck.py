"""YGOPRODeck's JSON, version 7: {"data": [card, ...]}."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, BinaryIO

import ijson

from cards.imports.incoming import (
    HIGHEST_LEVEL,
    Found,
    Incoming,
    Print,
    Refusal,
    Refused,
    archetypes,
    body,
    day,
    distinct,
    facts,
    name,
    no_such,
    number,
    passcode,
    region_of,
    short,
    stat,
    text,
    word_of,
)
from cards.lang.terms import Attribute, Kind, Race, Trait

ITEM = 2
"""How deep an item of the list under "data" lies."""
DEEPEST = 12
LONGEST_NUMBER = 40
LONGEST_RARITY = 60
UNKNOWN = (None, -1, -2)
"""How "?" is written for ATK and DEF."""
SUFFIXES = {"Monster": Kind.MONSTER, "Token": Kind.MONSTER, "Spell Card": Kind.SPELL, "Trap Card": Kind.TRAP}
WORDS = {
    "Normal": Trait.NORMAL,
    "Effect": Trait.EFFECT,
    "Fusion": Trait.FUSION,
    "Ritual": Trait.RITUAL,
    "Synchro": Trait.SYNCHRO,
    "Tuner": Trait.TUNER,
    "Flip": Trait.FLIP,
    "Spirit": Trait.SPIRIT,
    "Union": Trait.UNION,
    "Gemini": Trait.GEMINI,
    "Toon": Trait.TOON,
    "XYZ": Trait.XYZ,
    "Xyz": Trait.XYZ,
    "Pendulum": Trait.PENDULUM,
    "Link": Trait.LINK,
    "Token": Trait.TOKEN,
}
PROPERTIES = {
    "Normal": Trait.NORMAL,
    "Continuous": Trait.CONTINUOUS,
    "Equip": Trait.EQUIP,
    "Field": Trait.FIELD,
    "Quick-Play": Trait.QUICK_PLAY,
    "Ritual": Trait.RITUAL,
    "Counter": Trait.COUNTER,
}
MADE = (Trait.FUSION, Trait.SYNCHRO, Trait.XYZ, Trait.LINK, Trait.RITUAL)
"""Sorts of monster of which some have no effect."""


def read(path: Path) -> Iterator[Found]:
    """The cards of a file, one at a time. A file that breaks off ends with a refusal that says where."""
    row = 0
    with path.open("rb") as file:
        try:
            for row, told in enumerate(_items(file), start=1):
                yield _card(row, told)
        except (ijson.JSONError, UnicodeDecodeError, ValueError, RecursionError) as wrong:
            yield Refusal((f"after card {row}"), (f"the file is damaged: {short(str(wrong))}"))
            return
    if not row:
        yield Refusal(path.name, ('no cards; they stand in a list under "data"'))


def _items(file: BinaryIO) -> Iterator[Any]:
    """What stands in the list under "data", one after the other. Raises ValueError for what goes too deep.

    Only the present item is held, and none is built that goes on inwards without end.
    """
    depth, key = 0, ""
    item: ijson.ObjectBuilder | None = None
    for event, value in ijson.basic_parse(file, use_float=True):
        depth -= event in ("end_map", "end_array")
        inside = key == "data" and depth >= ITEM
        if inside:
            item = item or ijson.ObjectBuilder()
            item.event(event, value)
            if depth == ITEM and not event.startswith("start_"):
                yield item.value
                item = None
        elif event == "map_key" and depth == 1:
            key = value
        depth += event in ("start_map", "start_array")
        if depth > DEEPEST:
            raise ValueError(f"it goes more than {DEEPEST} levels deep")


def _card(row: int, told: Any) -> Found:
    where = f"card {row}"
    if not isinstance(told, dict):
        return Refusal(where, (f"no card, but {short(told)}"))
    where = f"{where} ({short(told.get('id'))} {short(told.get('name', ''))})"
    try:
        return _incoming(where, told)
    except Refused as refused:
        return Refusal(where, str(refused))


def _incoming(where: str, told: Mapping[str, Any]) -> Incoming:
    code = passcode(told.get("id"))
    kind, traits = _kind(told)
    columns = facts(
        kind=kind,
        traits=traits,
        attribute=word_of(Attribute, told.get("attribute"), "attribute") if kind is Kind.MONSTER else None,
        race=word_of(Race, told.get("race"), "race") if kind is Kind.MONSTER else None,
        level=_level(told) if kind is Kind.MONSTER else 0,
        atk=stat(told.get("atk"), "atk", UNKNOWN),
        defense=None if Trait.LINK in traits else stat(told.get("def"), "def", UNKNOWN),
    )
    english = name(told.get("name_en") or told.get("name"))
    if not english:
        raise Refused("a card has a name")
    columns |= {"name_en": english, "text_en": body(told.get("desc"), "desc")}
    more = _first(told.get("misc_info"))
    columns |= {
        column: day(more[key], key)
        for column, key in (("ocg_date", "ocg_date"), ("tcg_date", "tcg_date"))
        if key in more
    }
    if "archetype" in told:
        columns["archetypes"] = archetypes([told["archetype"]])
    former = (passcode(more["beta_id"]),) if more.get("beta_id") else ()
    treated_as = name(more.get("treated_as"), "treated_as")
    return Incoming(where, code, columns, _prints(told), _artworks(told, code), former, treated_as)


def _artworks(told: Mapping[str, Any], code: int) -> tuple[int, ...]:
    """The passcodes of the card's other pictures."""
    images = told.get("card_images")
    if not isinstance(images, list):
        return ()
    shown = (passcode(one.get("id")) for one in images if isinstance(one, dict))
    return tuple(artwork for artwork in shown if artwork != code)


def _kind(told: Mapping[str, Any]) -> tuple[Kind, list[Trait]]:
    said = told.get("type")
    if not isinstance(said, str):
        raise Refused("type is missing")
    ending = next((ending for ending in SUFFIXES if said.endswith(ending)), None)
    if ending is None:
        raise Refused(f"a card of the type {short(said)!r} is of no kind that is known here")
    kind = SUFFIXES[ending]
    if kind is not Kind.MONSTER:
        return kind, [_property(told.get("race"))]
    return kind, _traits(said, told)


def _traits(said: str, told: Mapping[str, Any]) -> list[Trait]:
    """The words beside a monster's type; the older short form leaves some of them out."""
    line = told.get("typeline")
    if isinstance(line, list):
        return [WORDS[word] for word in line if isinstance(word, str) and word in WORDS]
    traits = [WORDS[word] for word in said.removesuffix("Monster").split() if word in WORDS]
    if Trait.NORMAL in traits:
        return traits
    if Trait.TOKEN in traits:
        return [*traits, Trait.NORMAL]
    made = bool(set(traits) & set(MADE))
    has_effect = _first(told.get("misc_info")).get("has_effect", 0 if made else 1)
    return [*traits, Trait.EFFECT] if has_effect and Trait.EFFECT not in traits else traits


def _property(value: object) -> Trait:
    """The trait of a spell or trap, which stands where monsters have their type. Raises Refused."""
    if not isinstance(value, str) or value not in PROPERTIES:
        raise no_such("race", value)
    return PROPERTIES[value]


def _level(told: Mapping[str, Any]) -> int:
    value = told.get("linkval") if told.get("level") is None else told.get("level")
    return number(value or 0, "level", HIGHEST_LEVEL)


def _first(rows: object) -> Mapping[str, Any]:
    return rows[0] if isinstance(rows, list) and rows and isinstance(rows[0], dict) else {}


def _prints(told: Mapping[str, Any]) -> tuple[Print, ...]:
    rows = told.get("card_sets", [])
    if rows is None:
        return ()
    if not isinstance(rows, list):
        raise Refused("card_sets is no list")
    prints = []
    for row in rows:
        if not isinstance(row, dict):
            raise Refused(f"card_sets holds {short(row)!r}, which is no set")
        set_name = name(row.get("set_name"), "set_name")
        set_number = text(row.get("set_code"), "set_code", LONGEST_NUMBER)
        rarity = text(row.get("set_rarity"), "set_rarity", LONGEST_RARITY)
        if set_name:
            prints.append(Print(region_of(set_number), set_name, set_number, rarity))
    return distinct(prints)
