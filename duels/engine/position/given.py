"""JSON values taken apart: what is not as it should be is refused with its place and what would be right."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from duels.engine.errors import PositionUnreadable

T = TypeVar("T")

MOST_NUMBER = 2**31 - 1
"""Life points have no limit (N6), but what is stored and sent has one."""

MOST_PASSCODE = 2**32 - 1

LONGEST_TEXT = 200


def wrong(where: str, found: str, right: str) -> PositionUnreadable:
    """The refusal of what was found at a place."""
    return PositionUnreadable(f"{where or 'the position'}: {found}; right would be {right}")


def one_of(values: Iterable[object]) -> str:
    return " or ".join(str(value) for value in values)


def fields(
    value: object, where: str, required: Sequence[str], optional: Sequence[str] = ()
) -> Mapping[str, object]:
    """A JSON object with these members and no others."""
    known = (*required, *optional)
    if not isinstance(value, Mapping):
        raise wrong(where, kind(value), f"an object with {', '.join(known)}")
    for name in value:
        if name not in known:
            raise wrong(where, f"unknown member {str(name)[:40]!r}", f"one of {', '.join(known)}")
    for name in required:
        if name not in value:
            raise wrong(where, f"no {name!r}", f"an object with {', '.join(required)}")
    return value


def members(value: object, where: str) -> Mapping[str, object]:
    """A JSON object with any members."""
    if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
        raise wrong(where, kind(value), "an object")
    return value


def entries(value: object, where: str, most: int | None = None) -> Sequence[object]:
    """A JSON list."""
    limit = "" if most is None else f" of at most {most}"
    if not isinstance(value, list | tuple):
        raise wrong(where, kind(value), f"a list{limit}")
    if most is not None and len(value) > most:
        raise wrong(where, f"{len(value)} entries", f"a list{limit}")
    return value


def number(value: object, where: str, most: int = MOST_NUMBER, least: int = 1) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise wrong(where, kind(value), f"a whole number from {least} to {most}")
    return value


def truth(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise wrong(where, kind(value), "true or false")
    return value


def text(value: object, where: str) -> str:
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        raise wrong(where, kind(value), f"a text of at most {LONGEST_TEXT} characters")
    return value


def choice(value: object, where: str, choices: tuple[T, ...]) -> T:
    for one in choices:
        if type(value) is type(one) and value == one:
            return one
    raise wrong(where, kind(value), one_of(choices))


def kind(value: object) -> str:
    """What was found, short enough for a message whatever it was."""
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case int() | float() | str():
            shown = repr(value) if not isinstance(value, int) or abs(value) < 1 << 64 else "a huge number"
            return shown if len(shown) <= 60 else shown[:57] + "..."
        case list() | tuple():
            return "a list"
        case Mapping():
            return "an object"
        case _:
            return "no JSON value"
