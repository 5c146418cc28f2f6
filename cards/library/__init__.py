"""The cards, one module per OCG set in which they were first printed."""

import pkgutil
import re
import unicodedata
from collections.abc import Iterable, Iterator
from importlib import import_module
from types import MappingProxyType

from cards.lang.facts import Book, Card

PROMOS = "promos"
"""The module of cards first given away: with a magazine, a game, a ticket or a tournament prize."""

_GIVEN_AWAY = re.compile(r"promotional|prize|participation|attendance|pre-order|\bJump\b|Valuable Book|Tin\b")


class DuplicateCard(ValueError):
    """Two rows of the library have one passcode."""


def module_for(ocg_set: str) -> str:
    """The module that holds the cards first printed in an OCG set: its name in snake_case, or `promos`."""
    if not ocg_set or _GIVEN_AWAY.search(ocg_set):
        return PROMOS
    plain = unicodedata.normalize("NFKD", ocg_set.replace("'", "")).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_")


def bound(rows: Iterable[Card]) -> Book:
    """The cards as one immutable book in the order of their passcodes; a passcode given twice is an error."""
    cards: dict[int, Card] = {}
    for card in rows:
        if (other := cards.setdefault(card.passcode, card)) is not card:
            raise DuplicateCard(
                f"passcode {card.passcode} is given to {other.name_en!r} ({other.ocg_set}) "
                f"and to {card.name_en!r} ({card.ocg_set}); each card has one row in the library"
            )
    return MappingProxyType({passcode: cards[passcode] for passcode in sorted(cards)})


def _rows() -> Iterator[Card]:
    for module in pkgutil.iter_modules(__path__, f"{__name__}."):
        yield from import_module(module.name).CARDS


LIBRARY: Book = bound(_rows())
