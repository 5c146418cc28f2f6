"""A deck against every published list: since when it is no longer legal, and because of which card."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from django.utils.translation import ngettext

from banlist import selectors as banlist
from banlist.models import BanList
from decks import legality, selectors
from decks.formats.content import Content
from decks.legality import Violation
from decks.models import DeckRevision
from decks.wording import sentence


@dataclass(frozen=True, slots=True)
class Row:
    """The deck under one list."""

    ban_list: BanList
    violations: list[Violation]

    @property
    def is_legal(self) -> bool:
        return not self.violations


@dataclass(frozen=True, slots=True)
class Matrix:
    """The deck under every list of a format, the oldest first."""

    region: str
    rows: list[Row]

    @property
    def first_illegal(self) -> Row | None:
        """The earliest list that the deck breaks, if there is one."""
        return next((row for row in self.rows if not row.is_legal), None)

    @property
    def because(self) -> str:
        """What is wrong with it under that list, in the reader's language."""
        first = self.first_illegal
        if first is None:
            return ""
        reasons, more = first_reasons(first.violations)
        said = ngettext("And %(count)d more violation.", "And %(count)d more violations.", more)
        return " ".join([*reasons, said % {"count": more}] if more else reasons)


FIRST = 5
"""Violations that are told of each list; all of them are on the deck's page under that list."""


def first_reasons(violations: Sequence[Violation]) -> tuple[list[str], int]:
    """The first things that are wrong, in words, and how many more there are."""
    return [sentence(one) for one in violations[:FIRST]], max(0, len(violations) - FIRST)


def matrices(content: Content | DeckRevision) -> list[Matrix]:
    """One for each format: five queries for any number of lists."""
    known = selectors.deck_cards(content.passcodes)
    laws = banlist.laws(lists := list(banlist.published().order_by("region", "effective_date", "pk")))
    rows = [
        Row(
            each,
            legality.violations(
                main=content.main, extra=content.extra, side=content.side, cards=known, law=laws[each.pk]
            ),
        )
        for each in lists
    ]
    return [
        Matrix(region, list(_of(region, rows))) for region in dict.fromkeys(each.region for each in lists)
    ]


def _of(region: str, rows: Iterable[Row]) -> Iterable[Row]:
    return (row for row in rows if row.ban_list.region == region)
