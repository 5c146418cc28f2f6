"""Files that mean harm, or come broken: each is refused where it is wrong, and nothing else is changed."""

import gzip
import io
import json
import sqlite3
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.test import Client
from django.urls import reverse

from benchmarks.exports import CLASSIC
from cards.freshness import last_touched
from cards.imports import jsonl, merging
from cards.management.commands import import_cards
from cards.models import Card, Name
from tests.cards.imports.test_exports import everything

pytestmark = pytest.mark.django_db
SPELL: dict[str, Any] = {
    "id": 501,
    "name": "New Spell",
    "type": "Spell Card",
    "race": "Normal",
    "desc": "It.",
}
LINE: dict[str, Any] = {"passcode": 501, "names": {"en": "New Spell"}, "kind": "spell", "traits": ["normal"]}
ROW = (501, 3, 0, 0, 2, 0, 0, 0, 0, 0, 0)
Bytes = bytes | Callable[[Path], bytes]


def cardinfo(*cards: Any) -> bytes:
    return json.dumps({"data": cards}).encode()


def lines(*cards: Any) -> bytes:
    return b"\n".join(json.dumps(card).encode() for card in cards)


def database(
    *statements: str, row: tuple[Any, ...] = ROW, name: Any = "New Spell"
) -> Callable[[Path], bytes]:
    """The bytes of a card database with one card, after more statements."""

    def made(path: Path) -> bytes:
        with sqlite3.connect(path) as cards:
            if not any(
                statement.split()[2:3] == ["datas"] or " TABLE datas" in statement for statement in statements
            ):
                cards.execute(CLASSIC)
                cards.execute(f"INSERT INTO datas VALUES ({','.join('?' * 11)})", row)
            cards.execute("CREATE TABLE texts (id integer primary key, name text, desc text)")
            cards.execute("INSERT INTO texts VALUES (501, CAST(? AS TEXT), 'It.')", (name,))
            for statement in statements:
                cards.execute(statement)
        cards.close()
        return path.read_bytes()

    return made


def zipped(content: bytes) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("cards.json", content)
    return packed.getvalue()


ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"
ABSURD = [-5, 10**5, 10**18, 1e300, True, "2500", [2500], {}]
HOSTILE: dict[str, tuple[str, Bytes, str]] = {
    "truncated JSON": ("a.json", cardinfo(SPELL)[:-40], "after card 0: the file is damaged"),
    "JSON in UTF-16": ("a.json", cardinfo(SPELL).decode().encode("utf-16"), "the file is damaged"),
    "JSON in GBK": ("a.json", '{"data": [{"name": "魔法"}]}'.encode("gbk"), "the file is damaged"),
    "JSON without end inwards": ("a.json", b'{"data": ' + b"[" * 100_000, "levels deep"),
    "JSON with a number of a million digits": (
        "a.json",
        b'{"data": [{"id": ' + b"9" * 10**6 + b"}]}",
        "the file is damaged",
    ),
    "JSON with no number": ("a.json", cardinfo(SPELL | {"atk": float("nan")}), "the file is damaged"),
    "a page instead of JSON": ("a.json", b"<!doctype html><title>Sign in</title>", "the file is damaged"),
    "JSON of another shape": ("a.json", b'{"cards": [1]}', "no cards; they stand in a list"),
    "an empty file": ("a.json", b"", "damaged"),
    "a zip archive": ("a.json", zipped(cardinfo(SPELL)), "the file is damaged"),
    "a skill card": ("a.json", cardinfo(SPELL | {"type": "Skill Card"}), "Skill Card' is of no kind"),
    "a text for a card": ("a.json", cardinfo("card"), "card 1: no card, but card"),
    "NUL in a name": ("a.json", cardinfo(SPELL | {"name": "a\0b"}), "the character U+0000"),
    "an escape sequence in a name": ("a.json", cardinfo(SPELL | {"name": "\x1b[2Jb"}), "U+001B"),
    "a turned direction in a name": ("a.json", cardinfo(SPELL | {"name": "a\u2066b"}), "U+2066"),
    "half a character in a text": (
        "a.jsonl",
        lines(LINE | {"texts": {"en": "\ud800"}}),
        "text holds the character U+D800",
    ),
    "a name that is all letters": ("a.json", cardinfo(SPELL | {"name": "ﷺ" * 100}), "spelt out"),
    "a long name": ("a.json", cardinfo(SPELL | {"name": "x" * 201}), "longer than 200"),
    "a long text": ("a.json", cardinfo(SPELL | {"desc": "x" * 5001}), "longer than 5000"),
    "a bar in an archetype": ("a.json", cardinfo(SPELL | {"archetype": "A|B"}), "archetype is 'A|B'"),
    "a long archetype": ("a.json", cardinfo(SPELL | {"archetype": "x" * 199}), "longer than 200"),
    "a long number of a print": (
        "a.json",
        cardinfo(SPELL | {"card_sets": [{"set_name": "S", "set_code": "x" * 41}]}),
        "set_code is longer than 40",
    ),
    "an artwork that is no number": (
        "a.json",
        cardinfo(SPELL | {"card_images": [{"id": "x"}]}),
        "no passcode",
    ),
    **{f"ATK of {value!r}": ("a.json", cardinfo(SPELL | {"atk": value}), "atk is") for value in ABSURD},
    "a damaged packed file": ("a.jsonl.gz", gzip.compress(lines(LINE))[:-9], "line 1: the file is damaged"),
    "a packed line without end": ("a.jsonl.gz", gzip.compress(b" " * 10**7), "longer than 100000 characters"),
    "packed lines without end": ("a.jsonl.gz", gzip.compress(b"\n" * 10**5), "more than 5000 lines"),
    "packed bytes without end": ("a.jsonl.gz", gzip.compress((b" " * 9999 + b"\n") * 200), "1000000 bytes"),
    "a line in another encoding": ("a.jsonl", '{"kind": "陷阱卡"}'.encode("gbk"), "line 1: no JSON"),
    "a line that is a list": ("a.jsonl", b"[1]", "line 1: no card, but [1]"),
    "NUL in a line": ("a.jsonl", b"\0\0\0", "line 1: no JSON"),
    "a card that stands for itself": ("a.jsonl", lines(LINE | {"alias": 501}), "alias is the card itself"),
    "an artwork of itself": ("a.jsonl", lines(LINE | {"artwork_of": 501}), "artwork_of is the card itself"),
    "a passcode of infinity": ("a.jsonl", b'{"passcode": 1e999, "names": {"en": "X"}}', "is no passcode"),
    "no database": ("a.cdb", b"MZ\x90\0" * 1000, "the database cannot be read"),
    "half a database": ("a.cdb", lambda path: database()(path)[:5000], "cannot be read"),
    "a view for a table": (
        "a.cdb",
        database(f"CREATE VIEW datas AS SELECT i AS id FROM ({ENDLESS})"),
        "no plain table “datas”",
    ),
    "a table of a module": ("a.cdb", database("CREATE VIRTUAL TABLE datas USING fts5(id)"), "no plain table"),
    "a table without columns that count": ("a.cdb", database("CREATE TABLE datas (id)"), "has no column"),
    "a row for itself": ("a.cdb", database(row=(501, 3, 501, *ROW[3:])), "alias is the card itself"),
    "a skill card in a database": ("a.cdb", database(row=(*ROW[:4], 0x8000002, *ROW[5:])), "0x8000000"),
    "absurd bits": ("a.cdb", database(row=(*ROW[:4], 2**62, *ROW[5:])), "type is"),
    "a name in another encoding": ("a.cdb", database(name="魔法".encode("gbk")), "which cannot be printed"),
    "a name as large as a film": ("a.cdb", database(name="x" * 2_000_000), "too big"),
}
"""What the file is, its name, its bytes, and words of the refusal."""


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """A catalogue with a card of an operator, and limits that a small file can go beyond."""
    merging.bring_in(
        found=[merging.Incoming("here", 7, {"name_en": "Here", "kind": "trap"})], source="before"
    )
    monkeypatch.setattr(jsonl, "MOST_LINES", 5000)
    monkeypatch.setattr(jsonl, "LARGEST", 10**6)


def taken(path: Path) -> str:
    """What the command complains of."""
    wrong = io.StringIO()
    call_command("import_cards", path, stdout=io.StringIO(), stderr=wrong)
    return wrong.getvalue()


@pytest.mark.parametrize("what", HOSTILE)
def test_each_is_refused_where_it_is_wrong_and_changes_nothing(tmp_path: Path, what: str) -> None:
    name, content, refusal = HOSTILE[what]
    path = tmp_path / name
    path.write_bytes(content if isinstance(content, bytes) else content(tmp_path / "made.cdb"))
    as_it_was, before, touched = path.read_bytes(), everything(), last_touched()
    told = taken(path)
    (line,) = told.splitlines()
    assert line.startswith("refused: ")
    assert refusal in line
    assert line.isprintable()
    assert (everything(), last_touched()) == (before, touched)
    assert path.read_bytes() == as_it_was
    assert {one.name for one in tmp_path.iterdir()} <= {name, "made.cdb"}


def test_what_a_database_would_do_is_not_done(tmp_path: Path) -> None:
    """Triggers, views and columns that are worked out are a stranger's program; plain columns are read."""
    made = database(
        "CREATE TABLE ran (x)",
        "CREATE TRIGGER t AFTER INSERT ON datas BEGIN INSERT INTO ran VALUES (1); END",
        f"CREATE VIEW v AS {ENDLESS}",
    )
    path = tmp_path / "a.cdb"
    path.write_bytes(made(tmp_path / "made.cdb"))
    as_it_was = path.read_bytes()
    assert taken(path) == ""
    assert Card.objects.get(pk=501).name_en == "New Spell"
    assert path.read_bytes() == as_it_was


def test_one_card_that_will_not_do_keeps_no_other_out(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(cardinfo(SPELL, SPELL | {"id": 502, "name": "\0"}, SPELL | {"id": 503, "name": "Third"}))
    assert "refused: card 2 (502 \ufffd)" in taken(path)
    assert set(Card.objects.values_list("passcode", flat=True)) == {7, 501, 503}


def test_a_file_of_refusals_ends_the_run_and_says_what_was_wrong(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(merging, "MOST_REFUSED", 3)
    path = tmp_path / "a.jsonl"
    path.write_bytes(lines(LINE) + b"\n?" * 10)
    wrong, before = io.StringIO(), everything()
    with pytest.raises(CommandError, match="it is no file of cards; nothing was done"):
        call_command("import_cards", path, stdout=io.StringIO(), stderr=wrong)
    assert wrong.getvalue().splitlines()[0].startswith("refused: line 2: no JSON")
    assert everything() == before


def test_a_file_that_is_too_large_is_not_even_opened(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(import_cards, "LARGEST_FILE", 10)
    path = tmp_path / "a.json"
    path.write_bytes(cardinfo(SPELL))
    with pytest.raises(CommandError, match="larger than"):
        taken(path)


SCRIPT = "<script>alert(1)</script>"


def test_a_script_in_a_name_stays_a_name_on_every_page(tmp_path: Path, admin_client: Client) -> None:
    path = tmp_path / "a.json"
    name = f"{SCRIPT}\"'><img src=x onerror=alert(1)>{{{{ 7 }}}}"
    told = SPELL | {
        "name": name,
        "desc": SCRIPT,
        "archetype": SCRIPT,
        "card_sets": [{"set_name": SCRIPT, "set_code": SCRIPT, "set_rarity": SCRIPT}],
    }
    path.write_bytes(cardinfo(told))
    assert taken(path) == ""
    card = Card.objects.get(pk=501)
    assert card.name_en == name
    Name.objects.create(card=card, text=f"{SCRIPT} nick", key="nick")
    Card.objects.filter(pk=501).update(name_zh=f"{SCRIPT} 名", name_zh_community=f"{SCRIPT} 称")
    pages = [
        reverse("cards:card", args=[501]),
        reverse("cards:list"),
        reverse("cards:list") + "?q=" + "script alert",
        reverse("cards:list") + f"?name={SCRIPT}&archetype={SCRIPT}&set={SCRIPT}",
        reverse("cards:list") + "?q=scirpt alret",
        reverse("cards:sets"),
        reverse("cards:set", args=[SCRIPT]),
        reverse("cards:archetypes"),
        reverse("cards:archetype", args=[SCRIPT]),
        reverse("admin:cards_card_changelist"),
        reverse("admin:cards_card_change", args=[501]),
    ]
    shown = 0
    for language in ("en", "zh-hans"):
        for address in pages:
            page = admin_client.get(address, headers={"Accept-Language": language})
            assert page.status_code == 200, address
            content = page.content.decode()
            assert SCRIPT not in content, address
            assert "<img src=x" not in content, address
            shown += "&lt;script&gt;alert(1)" in content
    assert shown >= len(pages)
    listed = admin_client.get("/api/v1/cards/501/")
    assert listed.json()["name"] == name
    assert listed.headers["Content-Type"] == "application/json"
    assert listed.headers["X-Content-Type-Options"] == "nosniff"
