"""The dictionary of the card language: every word, what it means, and a card that says it.

All of it is read from the language itself: meanings are the docstrings, fields the fields of the dataclasses,
examples the cards of a book. `manage.py card_language` writes it down as docs/card-language.md.
"""

import ast
import inspect
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import StrEnum
from types import ModuleType
from typing import Any

from cards.lang.codec import MODULES, VOCABULARY
from cards.lang.facts import Book, Card
from cards.lang.inspect import words
from cards.text import LANGUAGES, texts

WIDTH = 100
"""So long may a line of an example be."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One word: its name, its meaning, how its fields are declared, and a card that says it."""

    name: str
    meaning: str
    members: tuple[str, ...]
    example: "Example | None"


@dataclass(frozen=True, slots=True)
class Example:
    """A card, and the word as it says it."""

    card: Card
    said: object


def sections(*books: Book) -> Iterator[tuple[ModuleType, tuple[Entry, ...]]]:
    """The modules of the language with their words; examples are from the first book that has one."""
    examples: dict[type, Example] = {}
    for book in books:
        examples = examples_in(book) | examples
    for module in reversed(MODULES):
        members = declared_in(module)
        entries = tuple(
            Entry(
                name=name,
                meaning=inspect.cleandoc(word.__doc__ or ""),
                members=members[name],
                example=examples.get(word) if is_dataclass(word) else None,
            )
            for name, word in VOCABULARY.items()
            if word.__module__ == module.__name__
        )
        yield module, entries


def examples_in(book: Book) -> dict[type, Example]:
    """For each word the card that says it and little else; of several, the one with the lowest passcode."""
    found: dict[type, tuple[int, int, Example]] = {}
    for passcode, card in book.items():
        said = list(words((card.recipe, card.abilities)))
        for value in said:
            kept = found.get(type(value))
            if kept is None or (len(said), passcode) < kept[:2]:
                found[type(value)] = (len(said), passcode, Example(card, value))
    return {word: example for word, (_size, _passcode, example) in found.items()}


def declared_in(module: ModuleType) -> Mapping[str, tuple[str, ...]]:
    """The fields of each word of a module, and the constants of each enumeration, as they are written."""
    tree = ast.parse(inspect.getsource(module))
    return {
        node.name: tuple(_members(node.body, constants=issubclass(VOCABULARY[node.name], StrEnum)))
        for node in tree.body
        if isinstance(node, ast.ClassDef) and node.name in VOCABULARY
    }


def kinds_in(module: ModuleType) -> Iterator[tuple[str, tuple[str, ...], str]]:
    """The kinds of word that a module names: the name, the words that are of the kind, what is said of it."""
    body = ast.parse(inspect.getsource(module)).body
    for statement, following in zip(body, [*body[1:], None], strict=True):
        match statement:
            case ast.Assign(targets=[ast.Name(name)], value=ast.BinOp(op=ast.BitOr()) as union):
                yield name, tuple(ast.unparse(union).split(" | ")), _docstring(following)


def _docstring(statement: ast.stmt | None) -> str:
    match statement:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return inspect.cleandoc(text)
    return ""


def _members(body: list[ast.stmt], *, constants: bool) -> Iterator[str]:
    for statement in body:
        if isinstance(statement, ast.AnnAssign) or (constants and isinstance(statement, ast.Assign)):
            yield ast.unparse(_Unquoted().visit(statement))


class _Unquoted(ast.NodeTransformer):
    """Reads a kind that is declared further down, and therefore quoted, as any other."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        if isinstance(node.annotation, ast.Constant):
            node.annotation = ast.Name(str(node.annotation.value))
        return node


def in_python(value: object, *, indent: int = 0) -> str:
    """A word as it is written in a module of the library, with what is left out left out."""
    if isinstance(value, StrEnum):
        return f"{type(value).__name__}.{value.name}"
    if isinstance(value, tuple):
        return _bracketed("", [("", item) for item in value], indent, single=len(value) == 1)
    if is_dataclass(value) and not isinstance(value, type):
        return _bracketed(type(value).__name__, list(_arguments(value)), indent)
    return f'"{value}"' if isinstance(value, str) and '"' not in value else repr(value)


def _bracketed(name: str, parts: list[tuple[str, object]], indent: int, *, single: bool = False) -> str:
    """What stands in brackets: on one line where there is room, and otherwise each part on its own."""
    told = [prefix + in_python(part) for prefix, part in parts]
    line = f"{name}({', '.join(told)}{',' if single else ''})"
    if indent + len(line) <= WIDTH or not parts:
        return line
    deeper = indent + 4
    told = [f"{' ' * deeper}{prefix}{in_python(part, indent=deeper)},\n" for prefix, part in parts]
    return f"{name}(\n{''.join(told)}{' ' * indent})"


def _arguments(word: Any) -> Iterator[tuple[str, object]]:
    """Fields in their order, by name from the first on that stands after one left out or takes no place."""
    by_place = True
    for one in fields(word):
        value = getattr(word, one.name)
        if one.default is not MISSING and value == one.default:
            by_place = False
            continue
        by_place = by_place and not one.kw_only
        yield "" if by_place else f"{one.name}=", value


HEAD = """# The card language

Every word in which a card's behaviour can be said: what it means, what it is made of, and a card that says
it, with the text that is generated from the whole card. A program writes this page from the language
itself; change the docstring of a word in `cards/lang`, not this page, and write it anew:

    python manage.py card_language --and tests.scenario.invented > docs/card-language.md

Where a field is an `Effect`, a `Filter`, a `Cost` and so on, it takes any word of that kind; which these
are stands at the head of the section. Rules are those of [the rulebook](rules.md): (C8) is
[C8](rules.md#c8). How the words are put together is told in [Add a card](add-a-card.md); many are shortened
by constants and functions that stand beside them (`GRAVE`, `monsters(YOU)`, `choose(1, ...)`). The same
words are stored as JSON, `[name, {field: value}]` (`cards/lang/codec.py`).
"""


def page(*books: Book, needed: Mapping[str, tuple[str, str]] | None = None) -> str:
    """The whole dictionary as a page of Markdown.

    `needed` tells of words that no card of the first book says for which rule and in which test each is used.
    """
    parts = [HEAD]
    told = list(sections(*books))
    for module, entries in told:
        parts.append(f"- {_link(module)}: " + ", ".join(f"`{entry.name}`" for entry in entries))
    for module, entries in told:
        parts.append(f"\n## {_title(module)}\n\n{inspect.cleandoc(module.__doc__ or '')}")
        parts += [_kind(*kind) for kind in kinds_in(module)]
        parts += [_entry(entry, books[0], (needed or {}).get(entry.name)) for entry in entries]
    return "\n".join(parts) + "\n"


def _title(module: ModuleType) -> str:
    return module.__name__.rpartition(".")[2].capitalize()


def _link(module: ModuleType) -> str:
    return f"[{_title(module)}](#{_title(module).lower()})"


def _kind(name: str, words_of_it: tuple[str, ...], meaning: str) -> str:
    said = ", ".join(f"`{word}`" for word in words_of_it)
    article = "An" if name[0] in "AEIO" else "A"
    return f"\n{article} `{name}` is one of {said}." + (f" {meaning}" if meaning else "")


def _entry(entry: Entry, library: Book, needed: tuple[str, str] | None) -> str:
    parts = [f"\n### {entry.name}\n\n{entry.meaning}"]
    if entry.members:
        parts.append("\n" + "\n".join(f"- `{member}`" for member in entry.members))
    if entry.example is not None:
        parts.append(_example(entry.example, library, needed))
    return "\n".join(parts)


def _example(example: Example, library: Book, needed: tuple[str, str] | None) -> str:
    card = example.card
    known = card.passcode in library
    heading = f"**{card.name_en}** {card.passcode}" if known else f"**{card.name_en}**, an invented card"
    if not known and needed is not None:
        rule, test = needed
        heading += f", used for [{rule}](rules.md#{rule.lower()}) in `tests/engine/{test}.py`"
    told = "\n".join(f"> {texts(card, code).body.replace(chr(10), chr(10) + '> ')}\n>" for code in LANGUAGES)
    return f"\n{heading}\n\n```python\n{in_python(example.said)}\n```\n\n{told.removesuffix(chr(10) + '>')}"
