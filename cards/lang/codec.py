"""Words of the card language as JSON values, and back.

A word is `[name, {field: value}]` with fields at their defaults left out, a constant of an enumeration
`{"enum": name, "value": value}`, a tuple a list under `"tuple"`. Numbers, texts and None stand as they are.
"""

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import StrEnum
from types import ModuleType
from typing import Any

from cards.lang import (
    abilities,
    alterations,
    battle,
    conditions,
    continuous,
    costs,
    declarations,
    effects,
    filters,
    groups,
    numbers,
    occasions,
    places,
    players,
    procedures,
    prohibitions,
    pronouns,
    recipes,
    terms,
    turns,
)

MODULES = (
    terms,
    declarations,
    places,
    players,
    turns,
    pronouns,
    filters,
    groups,
    numbers,
    occasions,
    conditions,
    costs,
    battle,
    alterations,
    prohibitions,
    continuous,
    effects,
    recipes,
    procedures,
    abilities,
)


class WordUnreadable(ValueError):
    """The JSON value is no word of the card language."""


def _words(module: ModuleType) -> dict[str, type]:
    """The words and the enumerations that a module defines, by name."""
    return {
        name: word
        for name, word in vars(module).items()
        if isinstance(word, type)
        and word.__module__ == module.__name__
        and word.__name__ == name
        and (is_dataclass(word) or issubclass(word, StrEnum))
    }


def _vocabulary() -> Mapping[str, type]:
    found: dict[str, type] = {}
    for module in MODULES:
        for name, word in _words(module).items():
            if name in found:
                raise TypeError(f"two words are called {name}")
            found[name] = word
    return found


VOCABULARY = _vocabulary()
"""Every word of the language, by name."""


def encode(value: object) -> Any:
    """The JSON value of a word, a constant, a tuple, a number, a text or None."""
    if isinstance(value, StrEnum):
        return {"enum": type(value).__name__, "value": value.value}
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple):
        return {"tuple": [encode(one) for one in value]}
    if is_dataclass(value) and not isinstance(value, type):
        given = {
            one.name: encode(getattr(value, one.name))
            for one in fields(value)
            if getattr(value, one.name) != _default(one)
        }
        return [type(value).__name__, given]
    raise TypeError(f"{type(value).__name__} is no word of the card language")


def _default(one: "Field[Any]") -> object:
    return None if one.default is MISSING else one.default


def decode(value: Any) -> Any:
    """The word of a JSON value; WordUnreadable for any other."""
    match value:
        case None | bool() | int() | str():
            return value
        case {"enum": str(name), "value": str(constant), **rest} if not rest:
            return _constant(name, constant)
        case {"tuple": list(items), **rest} if not rest:
            return tuple(decode(item) for item in items)
        case [str(name), dict(given)]:
            return _said(name, given)
    raise WordUnreadable(f"{value!r} is no word of the card language")


def _constant(name: str, constant: str) -> Any:
    known = _known(name)
    if not issubclass(known, StrEnum):
        raise WordUnreadable(f"{name} is a word and no enumeration")
    try:
        return known(constant)
    except ValueError:
        raise WordUnreadable(f"{constant!r} is no {name}") from None


def _said(name: str, given: Mapping[str, Any]) -> Any:
    word = _known(name)
    if not is_dataclass(word):
        raise WordUnreadable(f"{name} is an enumeration and no word")
    known = {one.name: one for one in fields(word)}
    if strange := set(given) - set(known):
        raise WordUnreadable(f"{name} has no {', '.join(sorted(strange))}")
    missing = {one.name: None for one in known.values() if one.default is MISSING}
    return word(**missing | {key: decode(item) for key, item in given.items()})


def _known(name: str) -> type:
    try:
        return VOCABULARY[name]
    except KeyError:
        raise WordUnreadable(f"there is no word {name!r} in the card language") from None
