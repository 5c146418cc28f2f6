"""How many tests speak of each card: what a test names, itself or through what its module defines."""

import ast
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Spoken:
    """What stands in a piece of a module: its texts, and the names by which it uses other pieces."""

    texts: frozenset[str]
    names: frozenset[str]


def spoken_in(*nodes: ast.AST) -> Spoken:
    """The texts and the names in some pieces of a module; the fixtures that a function takes are names."""
    inner = [found for node in nodes for found in ast.walk(node)]
    return Spoken(
        frozenset(one.value for one in inner if isinstance(one, ast.Constant) and isinstance(one.value, str)),
        frozenset(one.id for one in inner if isinstance(one, ast.Name))
        | frozenset(one.arg for one in inner if isinstance(one, ast.arg)),
    )


def texts_of_tests(source: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Each test of a module with every text that it uses, also by the constants and functions it uses."""
    tree = ast.parse(source)
    pieces = dict(_pieces(tree))
    for name, nodes in _tests(tree):
        texts, waiting, seen = set[str](), [spoken_in(*nodes)], set[str]()
        while waiting:
            spoken = waiting.pop()
            texts |= spoken.texts
            fresh = (spoken.names & pieces.keys()) - seen
            seen |= fresh
            waiting += [pieces[one] for one in fresh]
        yield name, frozenset(texts)


def _pieces(tree: ast.Module) -> Iterator[tuple[str, Spoken]]:
    """What a module defines for its tests: constants, helping functions, fixtures, also in classes."""
    classes = (node for node in tree.body if isinstance(node, ast.ClassDef))
    for node in [*tree.body, *(inner for each in classes for inner in each.body)]:
        match node:
            case ast.Assign(targets=[ast.Tuple(names)], value=ast.Tuple(values)):
                for name, value in zip(names, values, strict=True):
                    if isinstance(name, ast.Name):
                        yield name.id, spoken_in(value)
            case ast.Assign(targets=[ast.Name(name)], value=value):
                yield name, spoken_in(value)
            case ast.AnnAssign(target=ast.Name(name), value=ast.expr() as value):
                yield name, spoken_in(value)
            case ast.FunctionDef(name=name) if not name.startswith("test_"):
                yield name, spoken_in(node)


def _tests(tree: ast.Module) -> Iterator[tuple[str, tuple[ast.AST, ...]]]:
    """Each test with what belongs to it: itself and the marks of its class."""
    for node in tree.body:
        match node:
            case ast.ClassDef():
                for inner in node.body:
                    if isinstance(inner, ast.FunctionDef) and inner.name.startswith("test_"):
                        yield f"{node.name}::{inner.name}", (inner, *node.decorator_list)
            case ast.FunctionDef() if node.name.startswith("test_"):
                yield node.name, (node,)


def speaking_of(names: Collection[str], tests: Path) -> Mapping[str, int]:
    """For each name of a card the number of tests that speak of it; 0 where none does."""
    wanted = frozenset(names)
    counts = Counter(
        name
        for path in sorted(tests.rglob("test_*.py"))
        for _test, texts in texts_of_tests(path.read_text(encoding="utf-8"))
        for name in texts & wanted
    )
    return {name: counts[name] for name in names}
