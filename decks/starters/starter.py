"""What a ready-made deck is."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from django.utils.functional import Promise

from decks.formats.content import Content


@dataclass(frozen=True, slots=True, kw_only=True)
class Starter:
    """A ready-made deck: what it is called, how it is played, and how many of each card are in it."""

    key: str
    name: Promise
    about: Promise
    cards: Mapping[int, int]
    extra: Mapping[int, int] = field(default_factory=dict)

    @property
    def content(self) -> Content:
        return Content(main=_copies(self.cards), extra=_copies(self.extra))


def _copies(cards: Mapping[int, int]) -> tuple[int, ...]:
    """Each card as often as it is in the deck."""
    return tuple(code for code, count in cards.items() for _copy in range(count))
