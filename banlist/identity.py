"""Finds cards that a list names twice, also under the passcodes of two artworks (D3, D4)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NamedTwice:
    """`passcode` stands on the list although `first` already means the same card."""

    passcode: int
    first: int


def named_twice(said: Iterable[tuple[int, object]], identities: Mapping[int, int]) -> list[NamedTwice]:
    """Every passcode that stands there again, or whose card the list has said something else of already.

    `said` holds passcodes and what the list says of each, in the order given.
    """
    first_of: dict[int, tuple[int, object]] = {}
    seen: set[int] = set()
    again: list[NamedTwice] = []
    for passcode, what in said:
        identity = identities.get(passcode, passcode)
        first, said_first = first_of.setdefault(identity, (passcode, what))
        if passcode in seen or what != said_first:
            again.append(NamedTwice(passcode, first))
        seen.add(passcode)
    return again
