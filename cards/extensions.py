"""Where higher rooms tell this one what it shows and only they know.

A higher room registers in its `AppConfig.ready()`; this one asks and never imports it.
"""

import datetime
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.db.models import Q
from django.utils.functional import Promise

LimitSource = Callable[[Collection[int], datetime.date | None], Mapping[int, int]]
"""From the identities of cards to their limits under the list in force on a day, which is today where none
is given; unlimited cards are left out."""

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

    def of(self, identities: Collection[int], on: datetime.date | None = None) -> dict[int, int | None]:
        """The limit of each card; None for all of them where no source is registered."""
        if self._source is None:
            return dict.fromkeys(identities)
        found = self._source(identities, on) if identities else {}
        return {identity: found.get(identity, UNLIMITED) for identity in identities}


card_limits = CardLimits()


KeywordCondition = Callable[[str, datetime.date | None], Q]
"""From what was typed behind a keyword, and the day asked about, to a condition on cards.

Raises ValueError with a message for the reader where it is nothing that the keyword knows.
"""


class SearchKeywords:
    """Fields of the search language that only a higher room can answer."""

    def __init__(self) -> None:
        self._conditions: dict[str, KeywordCondition] = {}

    def register(self, name: str, condition: KeywordCondition) -> None:
        """Name the one function that answers a field."""
        if self._conditions.setdefault(name, condition) is not condition:
            raise ValueError(f"the search keyword {name} is answered already")

    def __contains__(self, name: str) -> bool:
        return name in self._conditions

    def condition(self, name: str, value: str, on: datetime.date | None) -> Q:
        """The cards that a keyword describes. Raises ValueError for a value that it does not know."""
        return self._conditions[name](value, on)


search_keywords = SearchKeywords()


@dataclass(frozen=True, slots=True)
class CardSection:
    """A part of a card's page: its title, and its template, which finds what it says as `section`.

    `said` is given all passcodes whose copies count as the card's, its own among them; None says that there
    is nothing to show. `name` is also its place on the page.
    """

    name: str
    title: Promise
    template: str
    said: Callable[[Collection[int]], Mapping[str, Any] | None]


class CardSections:
    """The parts of a card's page that higher rooms fill, in the order of the rooms."""

    def __init__(self) -> None:
        self._sections: dict[str, CardSection] = {}

    def register(self, section: CardSection) -> None:
        """Add a part at the end of the page."""
        if self._sections.setdefault(section.name, section) is not section:
            raise ValueError(f"a card's page has a section {section.name} already")

    def of(self, passcodes: Collection[int]) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """The template of each part that has something to say, with what it says."""
        for section in self._sections.values():
            said = section.said(passcodes)
            if said is not None:
                yield section.template, {"anchor": section.name, "title": section.title, **said}


card_sections = CardSections()
