"""The engine is a library: no clock, no chance but its own, nothing of the site, nothing unordered."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "duels" / "engine"
MODULES = sorted(path for path in ENGINE.rglob("*.py") if path.name != "__main__.py")

ALLOWED = {
    "collections.abc",
    "contextlib",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "hmac",
    "itertools",
    "json",
    "math",
    "operator",
    "types",
    "typing",
}


def imports(path: Path) -> set[str]:
    """Gives the modules that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(ENGINE).as_posix())
def test_it_imports_its_own_rooms_and_a_few_modules_of_the_standard_library(path: Path) -> None:
    strangers = {
        name
        for name in imports(path)
        if not name.startswith(("duels.engine", "cards.lang")) and name not in ALLOWED
    }
    assert strangers == set()


def test_importing_it_brings_neither_django_nor_the_library_of_cards() -> None:
    script = "import sys, duels.engine; print(*sys.modules)"
    told = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = set(told.stdout.split())
    assert "duels.engine.driver" in loaded
    strangers = ("django", "rest_framework", "cards.library", "cards.text", "random", "uuid", "datetime")
    assert [name for name in sorted(loaded) if name.startswith(strangers)] == []


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(ENGINE).as_posix())
def test_it_iterates_over_no_set(path: Path) -> None:
    """The order of a set depends on the process, and no rule may (K27)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.For | ast.comprehension):
            of_set = isinstance(node.iter, ast.Set | ast.SetComp) or (
                isinstance(node.iter, ast.Call)
                and isinstance(node.iter.func, ast.Name)
                and node.iter.func.id in ("set", "frozenset")
            )
            assert not of_set, ast.unparse(node.iter)
