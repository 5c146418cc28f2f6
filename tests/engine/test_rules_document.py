"""The rules document names every rule once, and the code names only rules that it has."""

import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "rules.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")

CHAPTERS = "DFTSMECBNWX"
HEADING = re.compile(rf"^### ([{CHAPTERS}])(\d+) \S", re.MULTILINE)
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
# A rule as prose and comments name it: T7, T7(c), T7c, B1(6), B1 (6).
MENTION = re.compile(
    rf"(?<![\w.#/-])([{CHAPTERS}])(\d{{1,2}})(?:([a-e])(?!\w)|\s?\(([a-e1-7])\)|(?!\w))",
)

HEADINGS = [(letter, int(number)) for letter, number in HEADING.findall(TEXT)]
ANCHORS = ANCHOR.findall(TEXT)

# Every module that may name rules: the engine, the words of the cards, and the legality of decks.
SOURCES = sorted(
    {
        *(ROOT / "duels" / "engine").rglob("*.py"),
        *(ROOT / "cards" / "lang").rglob("*.py"),
        *(ROOT / "decks").glob("legality.py"),
    }
)


def anchor(letter: str, number: str, part: str = "") -> str:
    """Gives the anchor of a rule, or of a part of one: t7, t7c, b1-6."""
    return f"{letter}{number}{'-' if part.isdigit() else ''}{part}".lower()


def mentions(text: str) -> Iterator[str]:
    """Yields the anchor of every rule that a text names."""
    for letter, number, bare, bracketed in MENTION.findall(text):
        yield anchor(letter, number, bare or bracketed)


def remarks(source: str) -> Iterator[str]:
    """Yields the comments and docstrings of a module's source."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield text


def test_every_id_is_a_heading_once() -> None:
    assert [rule for rule, count in Counter(HEADINGS).items() if count > 1] == []


def test_the_chapters_stand_in_their_order() -> None:
    assert "".join(letter for letter, _ in groupby(letter for letter, _ in HEADINGS)) == CHAPTERS


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_ids_of_a_chapter_count_up_from_one_to_what_the_contents_promise(chapter: str) -> None:
    numbers = [number for letter, number in HEADINGS if letter == chapter]
    promised = re.search(
        rf"^\| \[{chapter}\]\(#{chapter.lower()}\) .*\| {chapter}1–{chapter}(\d+) \|$", TEXT, re.M
    )
    assert promised is not None, f"the contents do not say how many rules chapter {chapter} has"
    assert numbers == list(range(1, int(promised[1]) + 1))


def test_every_heading_stands_directly_below_its_own_anchor() -> None:
    above = re.findall(rf'<a id="([^"]+)"></a>\n\n### ([{CHAPTERS}])(\d+) ', TEXT)
    assert len(above) == len(HEADINGS)
    assert [found for found, letter, number in above if found != anchor(letter, number)] == []


def test_no_anchor_stands_twice() -> None:
    assert [name for name, count in Counter(ANCHORS).items() if count > 1] == []


def test_the_parts_of_a_rule_count_up_in_order() -> None:
    parts = re.findall(r'^- <a id="([a-z]\d+)-?([a-e]|[1-7])"></a>\*\*\((.)\)\*\*', TEXT, re.MULTILINE)
    assert {rule for rule, _, _ in parts} == {"f7", "t7", "s5", "b1", "b9", "c9"}
    for rule, group in groupby(parts, key=lambda part: part[0]):
        names = [(in_anchor, shown) for _, in_anchor, shown in group]
        first = "1" if names[0][0].isdigit() else "a"
        expected = [chr(ord(first) + index) for index in range(len(names))]
        assert names == [(name, name) for name in expected], rule


def test_every_rule_that_a_rule_names_exists() -> None:
    assert sorted(set(mentions(TEXT)) - set(ANCHORS)) == []


def test_every_link_within_the_document_leads_somewhere() -> None:
    assert sorted(set(re.findall(r"\]\(#([^)]+)\)", TEXT)) - set(ANCHORS)) == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_rule_that_the_code_names_exists(path: Path) -> None:
    named = {rule for remark in remarks(path.read_text(encoding="utf-8")) for rule in mentions(remark)}
    assert sorted(named - set(ANCHORS)) == []


@pytest.mark.parametrize(
    ("remark", "rules"),
    [
        ("Fusion and synchro monsters (D2).", ["d2"]),
        (
            "As T7(c) and T7c and B1 (6) and S5 (see F9) say, by D1–D5.",
            ["t7c", "t7c", "b1-6", "s5", "f9", "d1", "d5"],
        ),
        ("SHA-256, UTF-8, tests/T7, X25519, E2E and a 1200 B2B price are no rules.", []),
        ("A rule that there is not (T99).", ["t99"]),
    ],
)
def test_a_remark_names_rules_in_all_their_spellings(remark: str, rules: list[str]) -> None:
    assert list(mentions(remark)) == rules


def test_comments_and_docstrings_are_remarks_and_other_strings_are_not() -> None:
    source = '"""A module (D1)."""\nvalue = "T98"  # Why it is so (D2).\n'
    assert sorted(rule for remark in remarks(source) for rule in mentions(remark)) == ["d1", "d2"]
