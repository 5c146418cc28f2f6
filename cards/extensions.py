"""Where higher rooms tell this one what it shows and only they know.

A higher room registers in its `AppConfig.ready()`; this one asks and never imports it.
"""

from collections.abc import Callable, Collection, Mapping

LimitSource = Callable[[Collection[int]], Mapping[int, int]]
"""From the identities of cards to their limits under the list in force; unlimited cards are left out."""

UNLIMITED = 3
"""Copies of a card that no list limits (D3, D4)."""


class CardLimits:
    """How many copies of a card a deck may hold under the list in force (D8)."""

    def __init__(self) -> None:
        self._source: LimitSource | None = None

    def register(self, source: LimitSource) -> None:
        """Name the one function that knows; it is asked once for all cards of a page."""
        if self._source is not None and self._source is not source:
            raise ValueError("card_limits has a source already; one list is in force at a time")
        self._source = source

    def of(self, identities: Collection[int]) -> dict[int, int | None]:
        """The limit of each card; None for all of them where no source is registered."""
        if self._source is None:
            return dict.fromkeys(identities)
        found = self._source(identities) if identities else {}
        return {identity: found.get(identity, UNLIMITED) for identity in identities}


card_limits = CardLimits()
