"""What the lists of each format have said of a card, through the years."""

import datetime
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from banlist.law import COPIES_AT_MOST
from banlist.models import BanList, Entry
from banlist.selectors import DEFAULT_REGION, published

OPEN_END = datetime.timedelta(days=183)
"""How long the list that is in force still is drawn to last: nobody knows when the next one comes."""
MOST_YEARS = 7
"""Years that are written below a timeline, so that they can be read on a phone too."""

WORDS: Mapping[int, str | Promise] = {
    0: pgettext_lazy("of a card on a ban list", "Forbidden"),
    1: pgettext_lazy("of a card on a ban list", "Limited"),
    2: pgettext_lazy("of a card on a ban list", "Semi-limited"),
    COPIES_AT_MOST: _("not limited"),
}


@dataclass(frozen=True, slots=True)
class Said:
    """What one list said: how many copies, and what each costs where points are counted."""

    ban_list: BanList
    limit: int
    points: int

    @property
    def word(self) -> str | Promise:
        return WORDS[self.limit]


@dataclass(frozen=True, slots=True)
class Span:
    """A time through which the lists said the same of the card; `end` is empty while they still do.

    `x` and `width` are hundredths of the timeline.
    """

    said: Said
    since: datetime.date
    end: datetime.date | None
    x: float
    width: float


@dataclass(frozen=True, slots=True)
class Year:
    """A year below the timeline, and where it begins."""

    number: int
    x: float


@dataclass(frozen=True, slots=True)
class History:
    """All that one format's lists said of a card, the first list first."""

    region: str
    lists: tuple[Said, ...]

    @property
    def start(self) -> datetime.date:
        return self.lists[0].ban_list.effective_date

    @property
    def days(self) -> int:
        """How many days the timeline shows."""
        return (self.lists[-1].ban_list.effective_date + OPEN_END - self.start).days

    @property
    def spans(self) -> list[Span]:
        """The times through which nothing changed."""
        runs = [list(run) for _key, run in groupby(self.lists, key=lambda said: (said.limit, said.points))]
        begins = [run[0].ban_list.effective_date for run in runs]
        spans = []
        for run, begin, end in zip(runs, begins, [*begins[1:], None], strict=True):
            x = self._at(begin)
            spans.append(Span(run[0], begin, end, x, round((self._at(end) if end else 100) - x, 2)))
        return spans

    @property
    def years(self) -> list[Year]:
        """The years to be written below the timeline."""
        last = (self.start + datetime.timedelta(days=self.days)).year
        step = 1 + (last - self.start.year) // MOST_YEARS
        numbers = range(self.start.year + 1, last + 1, step)
        return [Year(number, self._at(datetime.date(number, 1, 1))) for number in numbers]

    def _at(self, day: datetime.date) -> float:
        return round(100 * (day - self.start).days / self.days, 2)

    @property
    def latest_first(self) -> tuple[Said, ...]:
        return self.lists[::-1]

    @property
    def ever(self) -> bool:
        """Whether a list of the format ever limited the card or gave it a price."""
        return any(said.limit < COPIES_AT_MOST or said.points for said in self.lists)


def histories(passcodes: Collection[int]) -> list[History]:
    """What each format said of the card with these passcodes, the default format first: two queries.

    Of two lists of one format and one date the one published last counts, as it does in force.
    """
    entries = Entry.objects.filter(passcode__in=passcodes).order_by()
    told: dict[int, list[tuple[int, int]]] = {}
    for ban_list, limit, points in entries.values_list("ban_list", "limit", "points"):
        told.setdefault(ban_list, []).append((limit, points))
    lists = published().order_by("region", "effective_date", "published_at", "pk")
    found = []
    for region, of_region in groupby(lists, key=lambda ban_list: ban_list.region):
        by_date = {ban_list.effective_date: ban_list for ban_list in of_region}
        said = tuple(_said(ban_list, told.get(ban_list.pk, [])) for ban_list in by_date.values())
        found.append(History(region, said))
    return sorted(found, key=lambda history: history.region != DEFAULT_REGION)


def _said(ban_list: BanList, entries: list[tuple[int, int]]) -> Said:
    """The strictest of what a list says of one card by its several passcodes."""
    otherwise = 0 if ban_list.kind == BanList.Kind.WHITELIST else COPIES_AT_MOST
    limit = min((limit for limit, _points in entries), default=otherwise)
    return Said(ban_list, limit, max((points or 0 for _limit, points in entries), default=0))


def section(passcodes: Collection[int]) -> Mapping[str, Any] | None:
    """The limits of a card on its page; nothing where there are no lists."""
    found = histories(passcodes)
    if not found:
        return None
    return {"histories": [one for one in found if one.ever], "lists": sum(len(one.lists) for one in found)}
