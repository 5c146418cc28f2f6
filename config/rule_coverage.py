"""Which tests name which rules and which classes of faults, and on which side of them each test stands.

docs/test-a-rule.md tells authors of tests how to name them; this module reads what they wrote.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

_HEADING = re.compile(r"^### ([A-Z]\d+) (.+)$", re.MULTILINE)
_MENTION = re.compile(
    r"(?P<denied>\bnot\s+)?(?<![\w.#/-])(?P<letter>[A-Z])(?P<number>\d{1,2})(?:[a-e](?!\w)|(?!\w))"
    r"(?:\s?[-–]\s?(?P=letter)(?P<last>\d{1,2})(?!\w))?"
)
_DENIALS = frozenset(
    (
        *("no", "not", "nobody", "nothing", "none", "never", "cannot", "neither", "nor"),
        *("without", "only", "unless", "refused", "refuses"),
    )
)


@dataclass(frozen=True, slots=True)
class Named:
    """A test that names a rule. `denies` is whether it shows the rule where it does not hold."""

    rule: str
    test: str
    denies: bool


@dataclass(slots=True)
class Covered:
    """A rule, or a class of faults, with its tests on either side.

    `sides` is whether it needs a test on each. A class of faults needs a test, on whichever side.
    """

    title: str
    sides: bool = True
    positive: list[str] = field(default_factory=list)
    negative: list[str] = field(default_factory=list)

    @property
    def missing(self) -> tuple[str, ...]:
        """What kinds of test it lacks."""
        if not self.sides:
            return () if self.positive or self.negative else ("any",)
        sides = (("positive", self.positive), ("negative", self.negative))
        return tuple(side for side, tests in sides if not tests)


def headings(document: str) -> dict[str, str]:
    """The ids and titles of a document whose headings begin with an id."""
    return dict(_HEADING.findall(document))


def mentions(text: str) -> Iterator[tuple[str, bool]]:
    """The ids that a text names, each with whether "not" stands before it. C8-C11 names four."""
    for found in _MENTION.finditer(text):
        first = int(found["number"])
        for number in range(first, int(found["last"] or first) + 1):
            yield f"{found['letter']}{number}", found["denied"] is not None


def named_in(source: str, where: str) -> Iterator[Named]:
    """The ids that the tests of a module name: in names, docstrings and comments, and in their class's."""
    tree = ast.parse(source)
    comments = [
        (token.start[0], token.string)
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    ]
    for name, about, test in _tests(tree, where):
        first = min([test.lineno, *(decorator.lineno for decorator in test.decorator_list)])
        remarks = [text for line, text in comments if first <= line <= (test.end_lineno or first)]
        words = test.name.split("_")
        denies = not _DENIALS.isdisjoint(words)
        said = {
            (rule, denied or denies)
            for text in (*about, ast.get_docstring(test) or "", *remarks, " ".join(words).upper())
            for rule, denied in mentions(text)
        }
        for rule, negative in sorted(said):
            yield Named(rule, name, negative)


def _tests(
    tree: ast.Module, where: str
) -> Iterator[tuple[str, tuple[str, ...], ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Each test of a module, with its address for pytest and what its class says."""
    for node in tree.body:
        match node:
            case ast.ClassDef():
                for inner in node.body:
                    if isinstance(inner, ast.FunctionDef) and inner.name.startswith("test_"):
                        about = ast.get_docstring(node) or ""
                        yield f"{where}::{node.name}::{inner.name}", (about,), inner
            case ast.FunctionDef() if node.name.startswith("test_"):
                yield f"{where}::{node.name}", (), node


def rule_coverage(rules: str, faults: str, tests: Path) -> dict[str, Covered]:
    """Every id of the two documents, in their order, with the tests that name it."""
    covered = {rule: Covered(title) for rule, title in headings(rules).items()}
    covered |= {fault: Covered(title, sides=False) for fault, title in headings(faults).items()}
    for path in sorted(tests.rglob("test_*.py")):
        where = path.relative_to(tests.parent).as_posix()
        for named in named_in(path.read_text(encoding="utf-8"), where):
            if named.rule in covered:
                entry = covered[named.rule]
                (entry.negative if named.denies else entry.positive).append(named.test)
    return covered
