"""`manage.py rules_coverage` tells which tests name each rule, and which rules lack one."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.conf import LazySettings
from django.core.management import CommandError, call_command

from config.rule_coverage import Named, mentions, named_in, rule_coverage

RULES = "# Rules\n\n### T1 The beginning\n\nText.\n\n### T2 Turns\n"
FAULTS = "### K1 Missing the timing\n\n### K2 Order\n"

MODULE = '''
"""What a module says counts for none of its tests (T9)."""


class TestTurns:
    """Turns (T1)."""

    def begins(self):
        """No test (T8)."""

    def test_they_alternate(self):
        """(T2, not T3)"""

    @pytest.mark.parametrize("number", [1])  # As K2 says.
    def test_nobody_takes_two(self, number):
        """F7b and N2-N4."""
        assert number == "C1"  # (B1)


def test_d1_k3_decks_have_two_sizes():
    pass
'''


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("One (B6).", [("B6", False)]),
        ("(B6, not B7) and not  B8", [("B6", False), ("B7", True), ("B8", True)]),
        ("F7b, T7(c), B1 (6)", [("F7", False), ("T7", False), ("B1", False)]),
        ("C8-C10", [("C8", False), ("C9", False), ("C10", False)]),
        ("not D1–D2", [("D1", True), ("D2", True)]),
        ("SHA-256, tests/T7, X25519, E2E, B2B", []),
        ("nothing about B6", [("B6", False)]),
    ],
)
def test_ids_are_found_in_all_their_spellings(text: str, found: list[tuple[str, bool]]) -> None:
    assert list(mentions(text)) == found


def test_the_name_of_a_test_or_a_not_before_the_id_tells_its_side() -> None:
    alternate, nobody = "t.py::TestTurns::test_they_alternate", "t.py::TestTurns::test_nobody_takes_two"
    assert list(named_in(MODULE, "t.py")) == [
        Named("T1", alternate, denies=False),
        Named("T2", alternate, denies=False),
        Named("T3", alternate, denies=True),
        *(Named(rule, nobody, denies=True) for rule in ("B1", "F7", "K2", "N2", "N3", "N4", "T1")),
        *(Named(rule, "t.py::test_d1_k3_decks_have_two_sizes", denies=False) for rule in ("D1", "K3")),
    ]


def test_a_rule_needs_a_test_on_either_side_and_a_class_of_faults_any(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_turns.py").write_text(MODULE)
    (tests / "elsewhere.py").write_text(MODULE.replace("T2", "T1"))
    covered = rule_coverage(RULES, FAULTS, tests)
    assert {rule: entry.missing for rule, entry in covered.items()} == {
        "T1": (),
        "T2": ("negative",),
        "K1": ("any",),
        "K2": (),
    }
    assert covered["T1"].title == "The beginning"
    assert covered["T1"].negative == ["tests/test_turns.py::TestTurns::test_nobody_takes_two"]


def told(*arguments: str) -> str:
    out = StringIO()
    call_command("rules_coverage", *arguments, stdout=out)
    return out.getvalue()


def test_the_command_tells_all_of_a_rule_that_is_covered() -> None:
    told_of = json.loads(told("--json", "B6", "K26"))
    assert list(told_of["rules"]) == ["B6", "K26"]
    assert told_of["gaps"] == {}
    assert told_of["rules"]["B6"]["positive"]
    assert told_of["rules"]["B6"]["negative"]
    assert "B6 " in told("B6", "--tests")
    assert told_of["rules"]["B6"]["positive"][0] in told("B6", "--tests")


def test_no_rule_and_no_class_of_faults_lacks_its_tests() -> None:
    assert json.loads(told("--json"))["gaps"] == {}


def test_the_command_fails_for_an_id_that_it_does_not_know() -> None:
    with pytest.raises(CommandError, match="T99"):
        told("T99")


def test_the_command_fails_and_says_what_is_missing(settings: LazySettings, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "docs" / "rules.md").write_text(RULES)
    (tmp_path / "docs" / "faults.md").write_text(FAULTS)
    settings.BASE_DIR = tmp_path
    out = StringIO()
    with pytest.raises(CommandError, match="4 of 4 lack a test: T1, T2, K1, K2"):
        call_command("rules_coverage", "--json", stdout=out)
    assert json.loads(out.getvalue())["gaps"] == {
        "T1": ["positive", "negative"],
        "T2": ["positive", "negative"],
        "K1": ["any"],
        "K2": ["any"],
    }
