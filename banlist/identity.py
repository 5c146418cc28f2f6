"""Finds cards that a list names twice, also under the passcodes of two artworks (D3, D4)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NamedTwice:
    """`passcode` stands on the list although `first` already means the same card."""

    passcode: int
    first: int


def named_twice(passcodes: Iterable[int], identities: Mapping[int, int]) -> list[NamedTwice]:
    """Every passcode after the first that means a card already named, in the order given."""
    first_of: dict[int, int] = {}
    again: list[NamedTwice] = []
    for passcode in passcodes:
        identity = identities.get(passcode, passcode)
        if identity in first_of:
            again.append(NamedTwice(passcode, first_of[identity]))
        else:
            first_of[identity] = passcode
    return again
