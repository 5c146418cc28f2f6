"""Where a higher room tells this one what only it knows; it registers in `AppConfig.ready()`."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Protocol

from banlist.law import Law


@dataclass(frozen=True, slots=True)
class Tally:
    """What was found among some stored decks: how many were looked at, up to which, and whom a list hits."""

    looked_at: int = 0
    last: int = 0
    illegal: int = 0
    cards: Counter[int] = field(default_factory=Counter)
    """In how many of those decks each card, by identity, breaks the list."""

    @property
    def is_over(self) -> bool:
        return not self.looked_at


class StoredDecks(Protocol):
    """What is asked of the decks that players keep."""

    def total(self, region: str) -> int:
        """How many there are that are meant for the lists of a format."""

    def tally(self, before: Law, after: Law, *, region: str, beyond: int, at_most: int) -> Tally:
        """Of so many such decks beyond a key, those that one list allows and the next does not (D4)."""


class DeckImpact:
    """What a list would do to the decks that players keep."""

    def __init__(self) -> None:
        self._decks: StoredDecks | None = None

    def register(self, decks: StoredDecks) -> None:
        """Name the one who keeps the decks."""
        if self._decks is not None and type(self._decks) is not type(decks):
            raise ValueError("deck_impact knows already who keeps the decks")
        self._decks = decks

    def total(self, region: str) -> int:
        return self._decks.total(region) if self._decks else 0

    def tally(self, before: Law, after: Law, *, region: str, beyond: int = 0, at_most: int = 5_000) -> Tally:
        if self._decks is None:
            return Tally()
        return self._decks.tally(before, after, region=region, beyond=beyond, at_most=at_most)


deck_impact = DeckImpact()
