"""Files of the ecosystem are read card by card; what cannot be taken is refused where it stands."""

import datetime
import gzip
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cards.imports import cdb, jsonl, ygoprodeck
from cards.imports.incoming import Found, Incoming, Print, Refusal

OTHER = {"id": 77, "name": "Other", "type": "Trap Card", "race": "Counter"}
WYVERN: dict[str, Any] = {
    "id": 90000001,
    "name": "Test Wyvern",
    "type": "Synchro Tuner Effect Monster",
    "desc": "It tests.\r\nTwice.",
    "race": "Dragon",
    "attribute": "WIND",
    "level": 6,
    "atk": 2300,
    "def": -1,
    "archetype": "Test",
    "card_sets": [
        {"set_name": "Testing", "set_code": "TST-EN001", "set_rarity": "Rare"},
        {"set_name": "Testing", "set_code": "TST-EN001", "set_rarity": "Rare"},
        {"set_name": "試", "set_code": "TST-JP001"},
    ],
    "card_images": [{"id": 90000001}, {"id": 90000002}],
    "misc_info": [{"ocg_date": "2010-04-17", "tcg_date": "2010-08-19", "beta_id": 511000001}],
}


def deck_of(tmp_path: Path, *cards: Any) -> list[Found]:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps({"data": cards}))
    return list(ygoprodeck.read(path))


def only(found: list[Found]) -> Incoming:
    assert len(found) == 1
    assert isinstance(found[0], Incoming), found
    return found[0]


def reason(found: list[Found]) -> str:
    assert len(found) == 1
    assert isinstance(found[0], Refusal), found
    return found[0].reason


def test_ygoprodeck_tells_a_card(tmp_path: Path) -> None:
    card = only(deck_of(tmp_path, WYVERN))
    assert card.passcode == 90000001
    assert dict(card.columns) == {
        "name_en": "Test Wyvern",
        "kind": "monster",
        "traits": "effect synchro tuner",
        "attribute": "WIND",
        "race": "Dragon",
        "level": 6,
        "atk": 2300,
        "defense": None,
        "archetypes": "|Test|",
        "ocg_date": datetime.date(2010, 4, 17),
        "tcg_date": datetime.date(2010, 8, 19),
        "text_en": "It tests.\nTwice.",
    }
    assert card.prints == (Print("TCG", "Testing", "TST-EN001", "Rare"), Print("OCG", "試", "TST-JP001"))
    assert (card.artworks, card.former) == ((90000002,), (511000001,))


TYPES = {
    "Normal Monster": "normal",
    "Normal Tuner Monster": "normal tuner",
    "Effect Monster": "effect",
    "Flip Effect Monster": "effect flip",
    "Tuner Monster": "effect tuner",
    "Spirit Monster": "effect spirit",
    "Gemini Monster": "effect gemini",
    "Toon Monster": "effect toon",
    "Union Effect Monster": "effect union",
    "Fusion Monster": "fusion",
    "Ritual Effect Monster": "effect ritual",
    "Synchro Monster": "synchro",
    "XYZ Monster": "xyz",
    "Link Monster": "link",
    "Pendulum Effect Monster": "effect pendulum",
    "Token": "normal token",
}


@pytest.mark.parametrize("said", TYPES)
def test_the_older_form_of_a_type_is_understood(tmp_path: Path, said: str) -> None:
    card = only(deck_of(tmp_path, WYVERN | {"type": said, "linkval": 2}))
    assert card.columns["traits"] == TYPES[said]


def test_the_newer_form_of_a_type_is_understood(tmp_path: Path) -> None:
    line = ["Dragon", "Synchro", "Tuner", "Effect"]
    assert only(deck_of(tmp_path, WYVERN | {"typeline": line})).columns["traits"] == "effect synchro tuner"


@pytest.mark.parametrize("race", ygoprodeck.PROPERTIES)
def test_spells_and_traps_have_their_trait(tmp_path: Path, race: str) -> None:
    card = only(deck_of(tmp_path, {"id": 5, "name": "X", "type": "Spell Card", "race": race}))
    assert (card.columns["kind"], card.columns["attribute"], card.columns["atk"]) == ("spell", "", 0)
    assert card.columns["traits"] == ygoprodeck.PROPERTIES[race].value


BAD = {
    "id": [None, 0, -1, 2**32, "90000001", 1.5, True, []],
    "name": ["", None, "x" * 201, "a\0b", "a\u202eb", 7],
    "type": ["Skill Card", None, 7, ""],
    "race": ["Human", None, 7],
    "attribute": ["LAUGH", None],
    "level": [99, -1, "4", 2.5],
    "atk": [10**9, "2300", -7],
    "desc": ["x" * 5001, "a\x00", ["x"]],
    "card_sets": [7, ["x"], [{"set_name": 3}]],
    "misc_info": [[{"ocg_date": "yesterday"}], [{"ocg_date": "2010-02-31"}], [{"beta_id": -4}]],
}


@pytest.mark.parametrize(("field", "value"), [(field, value) for field in BAD for value in BAD[field]])
def test_a_card_that_cannot_be_is_refused_alone(tmp_path: Path, field: str, value: Any) -> None:
    first, second = deck_of(tmp_path, WYVERN | {field: value}, OTHER)
    assert isinstance(first, Refusal)
    assert first.where.startswith("card 1")
    assert first.reason
    assert isinstance(second, Incoming)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b'{"data": [',
        b'{"data": 7}',
        b"\xff\xfe",
        b"[1, 2]",
        b'{"data": [{"id": 1',
        b"\0" * 100,
        b'{"data": ' + b"[" * 100_000,
        b'{"other": ' + b"[" * 100_000,
    ],
)
def test_a_damaged_file_is_refused_and_says_so(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "cards.json"
    path.write_bytes(content)
    assert reason(list(ygoprodeck.read(path)))


def test_a_file_that_breaks_off_gives_what_was_whole(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps({"data": [OTHER, WYVERN]})[:-30])
    first, last = ygoprodeck.read(path)
    assert isinstance(first, Incoming)
    assert isinstance(last, Refusal)
    assert last.where == "after card 1"


# Card databases

DATAS = (
    "CREATE TABLE datas (id integer primary key, ot integer, alias integer, setcode integer, type integer, "
    "atk integer, def integer, level integer, race integer, attribute integer, category integer)"
)
TEXTS = "CREATE TABLE texts (id integer primary key, name text, desc text, str1 text)"


def database(path: Path, rows: list[tuple[Any, ...]], *statements: str) -> Path:
    """A card database with (id, alias, type, atk, def, level, race, attribute, name, desc) in it."""
    with sqlite3.connect(path) as cards:
        for statement in statements or (DATAS, TEXTS):
            cards.execute(statement)
        for code, alias, kind, atk, defense, level, race, attribute, called, said in rows:
            values = (code, 3, alias, 0, kind, atk, defense, level, race, attribute, 0)
            cards.execute("INSERT INTO datas VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
            cards.execute("INSERT INTO texts VALUES (?, ?, ?, '')", (code, called, said))
    cards.close()
    return path


DRAGON = (500, 0, 0x21, 2500, -2, 0x7, 0x2000, 0x10, "Test Dragon", "It tests.")


def test_a_database_tells_a_card_and_a_second_one_its_chinese_name(tmp_path: Path) -> None:
    english = database(tmp_path / "en.cdb", [DRAGON])
    chinese = database(tmp_path / "zh.cdb", [(*DRAGON[:8], "测试龙", "它测试。")])
    card = only(list(cdb.read(english, chinese)))
    assert dict(card.columns) == {
        "name_en": "Test Dragon",
        "name_zh": "测试龙",
        "kind": "monster",
        "traits": "effect",
        "attribute": "LIGHT",
        "race": "Dragon",
        "level": 7,
        "atk": 2500,
        "defense": None,
        "text_en": "It tests.",
        "text_zh": "它测试。",
    }


KINDS = {
    0x11: ("monster", "normal"),
    0x1031: ("monster", "normal effect tuner"),
    0x2021: ("monster", "effect synchro"),
    0x4011: ("monster", "normal token"),
    0x2: ("spell", "normal"),
    0x10002: ("spell", "quick-play"),
    0x82: ("spell", "ritual"),
    0x4: ("trap", "normal"),
    0x100004: ("trap", "counter"),
    0x104: ("trap", "normal"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_the_bits_of_a_type(tmp_path: Path, kind: int) -> None:
    path = database(tmp_path / "x.cdb", [(500, 0, kind, 0, 0, 4, 1, 1, "X", "")])
    columns = only(list(cdb.read(path))).columns
    assert (columns["kind"], columns["traits"]) == KINDS[kind]


def test_a_near_alias_is_an_artwork_and_a_far_one_a_name(tmp_path: Path) -> None:
    """K32."""
    path = database(tmp_path / "x.cdb", [(501, 500, *DRAGON[2:]), (900, 500, *DRAGON[2:])])
    near, far = cdb.read(path)
    assert isinstance(near, Incoming)
    assert isinstance(far, Incoming)
    assert (near.columns.get("artwork_of"), near.columns.get("alias")) == (500, None)
    assert (far.columns.get("artwork_of"), far.columns.get("alias")) == (None, 500)


@pytest.mark.parametrize(
    "row",
    [
        (0, *DRAGON[1:]),
        (-5, *DRAGON[1:]),
        (2**40, *DRAGON[1:]),
        (500, -1, *DRAGON[2:]),
        (500, 0, 0, *DRAGON[3:]),
        (500, 0, "monster", *DRAGON[3:]),
        (500, 0, 0x21, 10**12, *DRAGON[4:]),
        (500, 0, 0x21, b"\xff", *DRAGON[4:]),
        (500, 0, 0x21, 0, 0, 99, *DRAGON[6:]),
        (500, 0, 0x21, 0, 0, 4, 3, *DRAGON[7:]),
        (500, 0, 0x21, 0, 0, 4, 1, 0x80, *DRAGON[8:]),
        (*DRAGON[:8], "", ""),
        (*DRAGON[:8], None, ""),
        (*DRAGON[:8], "a\0b", ""),
        (*DRAGON[:8], b"\xff\xfe", ""),
        (*DRAGON[:8], "X", "x" * 5001),
    ],
)
def test_a_row_that_cannot_be_is_refused_alone(tmp_path: Path, row: tuple[Any, ...]) -> None:
    path = database(tmp_path / "x.cdb", [row, (2**32 - 1, *DRAGON[1:])])
    found = list(cdb.read(path))
    assert [type(one) for one in found].count(Refusal) == 1
    assert [type(one) for one in found].count(Incoming) == 1


RUN = "INSERT INTO ran VALUES (1)"
HOSTILE = {
    "a view for a table": (
        "CREATE TABLE other (id)",
        "CREATE VIEW datas AS SELECT 1 AS id, 0 AS alias, 17 AS type, 0 AS atk, 0 AS def, 1 AS level, "
        "1 AS race, 1 AS attribute FROM (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
        "SELECT i FROM n)",
        TEXTS,
    ),
    "a virtual table": ("CREATE VIRTUAL TABLE datas USING fts5(id, alias, type)", TEXTS),
    "a missing column": ("CREATE TABLE datas (id integer)", TEXTS),
    "a missing table": (TEXTS,),
    "no tables": ("CREATE TABLE x (y)",),
}


@pytest.mark.parametrize("which", HOSTILE)
def test_a_database_of_another_shape_is_refused(tmp_path: Path, which: str) -> None:
    path = database(tmp_path / "x.cdb", [], *HOSTILE[which])
    assert "datas" in reason(list(cdb.read(path)))


def test_a_trigger_in_a_database_is_never_run(tmp_path: Path) -> None:
    path = database(tmp_path / "x.cdb", [DRAGON])
    with sqlite3.connect(path) as cards:
        cards.execute("CREATE TABLE ran (x)")
        cards.execute(f"CREATE TRIGGER t AFTER INSERT ON datas BEGIN {RUN}; END")
    cards.close()
    before = path.read_bytes()
    assert only(list(cdb.read(path)))
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["x.cdb"]


@pytest.mark.parametrize("content", [b"", b"SQLite format 3\0", b"no database at all, but a text" * 50])
def test_what_is_no_database_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.cdb"
    path.write_bytes(content)
    assert reason(list(cdb.read(path)))


def test_a_damaged_database_is_refused_where_it_breaks(tmp_path: Path) -> None:
    rows = [(code, *DRAGON[1:8], f"Dragon {code}", "x" * 500) for code in range(1, 400)]
    path = database(tmp_path / "x.cdb", rows)
    content = bytearray(path.read_bytes())
    content[8192:] = b"\xee" * (len(content) - 8192)
    path.write_bytes(bytes(content))
    assert isinstance(list(cdb.read(path))[-1], Refusal)


# JSON lines

LINE: dict[str, Any] = {
    "passcode": 600,
    "names": {"en": "Line Dragon", "zh_hans": "线龙", "zh_hans_community": ""},
    "kind": "monster",
    "traits": ["normal"],
    "attribute": "DARK",
    "race": "Dragon",
    "level": 4,
    "atk": None,
    "def": 100,
    "archetypes": ["A", "B"],
    "alias": None,
    "ocg_date": "2001-01-01",
    "ocg_set": "Set",
    "texts": {"en": "", "zh_hans": ""},
}


def lines(tmp_path: Path, content: bytes, name: str = "x.jsonl") -> list[Found]:
    path = tmp_path / name
    path.write_bytes(content)
    return list(jsonl.read(path))


@pytest.mark.parametrize("pack", [bytes, gzip.compress, lambda content: b"\xef\xbb\xbf" + content])
def test_a_line_tells_a_card(tmp_path: Path, pack: Any) -> None:
    card = only(lines(tmp_path, pack(json.dumps(LINE).encode() + b"\r\n\r\n")))
    assert card.columns["archetypes"] == "|A|B|"
    assert (card.columns["atk"], card.columns["defense"]) == (None, 100)
    assert (card.columns["name_zh"], card.columns["ocg_date"]) == ("线龙", datetime.date(2001, 1, 1))


@pytest.mark.parametrize(
    "line",
    [b"{", b"7", b"null", b"\xff\xfe", b"[" * 90_000, b'{"passcode": 1e999}', b"{}", b"\0"]
    + [json.dumps(LINE | wrong).encode() for wrong in ({"kind": "x"}, {"traits": "x"}, {"passcode": 0})],
)
def test_a_line_that_is_no_card_is_refused_alone(tmp_path: Path, line: bytes) -> None:
    first, second = lines(tmp_path, line + b"\n" + json.dumps(LINE).encode())
    assert isinstance(first, Refusal)
    assert first.where == "line 1"
    assert isinstance(second, Incoming)


def test_a_packed_file_that_unfolds_without_end_is_left(tmp_path: Path) -> None:
    bomb = gzip.compress(b" " * 200_000_000, compresslevel=9)
    assert "longer than" in reason(lines(tmp_path, bomb, "x.jsonl.gz"))


def test_a_packed_file_that_breaks_off_says_so(tmp_path: Path) -> None:
    packed = gzip.compress(json.dumps(LINE).encode() * 50)[:-20]
    assert isinstance(lines(tmp_path, packed, "x.jsonl.gz")[-1], Refusal)


@given(st.binary(max_size=300))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_bytes_are_read_or_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "any"
    path.write_bytes(content)
    for read in (ygoprodeck.read, cdb.read, jsonl.read):
        found: Iterator[Found] = read(path)
        assert all(isinstance(one, Incoming | Refusal) for one in found)
