"""Whether a value is what a type of the card language admits, down to its last part."""

from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints


def fits(value: object, kind: Any) -> bool:
    """Whether a word, constant, tuple, number, text or None is of this type, and its parts of theirs."""
    match get_origin(kind):
        case origin if origin in (Union, UnionType):
            return any(fits(value, one) for one in get_args(kind))
        case origin if origin is tuple:
            return isinstance(value, tuple) and _each_fits(value, get_args(kind))
    if kind in (None, NoneType):
        return value is None
    found: type[Any] = type(value)
    if found is not kind:
        return False
    return not is_dataclass(found) or all(
        fits(getattr(value, name), part) for name, part in _parts(found).items()
    )


def _each_fits(values: tuple[object, ...], kinds: tuple[Any, ...]) -> bool:
    if len(kinds) == 2 and kinds[1] is ...:
        return all(fits(value, kinds[0]) for value in values)
    return len(values) == len(kinds) and all(map(fits, values, kinds))


@cache
def _parts(kind: type[Any]) -> dict[str, Any]:
    """The types of the parts that a word is made of, by name; what it works out itself is none of them."""
    hints = get_type_hints(kind)
    return {part.name: hints[part.name] for part in fields(kind) if part.init}
