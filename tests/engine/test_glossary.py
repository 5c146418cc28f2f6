"""The glossary has a line for every word of a card or a turn, and names nothing that is not there."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")

# The classes whose every member players read about, and which therefore have a Chinese word.
WORDED = {"Kind", "Trait", "Attribute", "Race", "Place", "Position", "Phase", "Step", "Timing"}
SOURCES = [*(ROOT / "cards" / "lang").rglob("*.py"), *(ROOT / "duels" / "engine").rglob("*.py")]

NAMED = set(re.findall(r"`([A-Z]\w+\.[A-Z_0-9]+)`", GLOSSARY))
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in GLOSSARY.splitlines()
    if line.startswith("|") and not line.startswith(("| English ", "|---"))
]


def members() -> dict[str, set[str]]:
    """Gives the constants of every class of the cards' language and of the engine."""
    found: dict[str, set[str]] = {}
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                names = {
                    target.id
                    for statement in node.body
                    if isinstance(statement, ast.Assign)
                    for target in statement.targets
                    if isinstance(target, ast.Name)
                }
                found.setdefault(node.name, set()).update(names)
    return found


MEMBERS = members()


def test_every_member_that_players_read_about_has_its_line() -> None:
    there = {f"{name}.{member}" for name in WORDED & MEMBERS.keys() for member in MEMBERS[name]}
    assert "Race.DRAGON" in there
    assert sorted(there - NAMED) == []


def test_a_class_that_exists_has_the_members_that_the_glossary_names() -> None:
    wrong = [
        name
        for name in sorted(NAMED)
        if name.split(".")[0] in MEMBERS and name.split(".")[1] not in MEMBERS[name.split(".")[0]]
    ]
    assert wrong == []


def test_every_line_has_an_english_and_a_chinese_word() -> None:
    assert [row for row in ROWS if not row[0] or not re.search(r"[\u4e00-\u9fff]", row[1])] == []


def test_no_english_word_has_two_lines() -> None:
    assert [word for word, count in Counter(row[0] for row in ROWS).items() if count > 1] == []


@pytest.mark.parametrize("target", sorted(set(re.findall(r"\]\(rules\.md#([^)]+)\)", GLOSSARY))))
def test_every_rule_that_the_glossary_points_to_exists(target: str) -> None:
    assert f'<a id="{target}"></a>' in RULES
