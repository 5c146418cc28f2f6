"""Looks for cards as an address asks for them: its filters, its order and its page."""

from dataclasses import dataclass

from django.http import HttpRequest
from django.utils.translation import gettext as _
from rest_framework.request import Request

from cards.asked import tidy
from cards.filters import ORDERINGS, CardFilters
from cards.models import Card
from cards.paging import CardPaging
from cards.search.query import Named
from cards.search.reading import read, terms
from cards.search.suggestions import Suggestion, suggestions
from cards.selectors import all_cards
from config.patience import TooSlow, patient_with
from config.rest.throttles import HistoryThrottle, history_reader, spend

MOST_MEANT = 5


class CataloguePaging(CardPaging):
    """Pages of the catalogue, in the orders of REST."""

    default_size = max_size = 48
    orderings = ORDERINGS
    usual_order: str | None = None

    def next_link(self) -> str | None:
        """The next page's address, without fields that were left empty."""
        link = super().next_link()
        return link and tidy(link)

    def previous_link(self) -> str | None:
        """The page before this one."""
        link = super().previous_link()
        return link and tidy(link)


@dataclass(frozen=True, slots=True)
class Found:
    """One page of what was looked for, how many cards there are in all, and the addresses beside it.

    `too_slow` says that the database was not let finish; or was not asked, since somebody not signed in has
    asked for too many past days and may again in `wait` seconds. Nothing is found then.
    """

    filters: CardFilters
    rows: list[Card]
    count: int
    order: str
    next: str | None
    previous: str | None
    too_slow: str = ""
    wait: int = 0

    @property
    def meant(self) -> list[Suggestion]:
        """Names close to those that were looked for, where nothing was found."""
        if self.rows or self.too_slow or not self.filters.is_valid():
            return []
        given = self.filters.form.cleaned_data
        said = [term.text for term in terms(read(given.get("q") or "")) if isinstance(term, Named)]
        typed = " ".join([*said, given.get("name") or ""]).strip()
        return suggestions(typed, MOST_MEANT) if typed else []


def look(request: HttpRequest, paging: CataloguePaging) -> Found:
    """The cards that the address of a page asks for, a page of them.

    Raises BadQuery for an order that there is not, or a place that is not in it.
    """
    filters = CardFilters(request.GET, queryset=all_cards())
    found = filters.qs if filters.is_valid() else all_cards().none()
    paging.usual_order = filters.order
    too_slow = ""
    wait = seconds_to_wait(request) if request.GET.get("as_of") else 0
    if wait:
        found = found.none()
        too_slow = _("Too many requests. Try again in %(seconds)d seconds.") % {"seconds": wait}
    try:
        with patient_with(request):
            rows = paging.paginate_queryset(found, Request(request), view=paging)
            count = found.count()
    except TooSlow as slow:
        too_slow, count = str(slow.detail), 0
        rows = paging.paginate_queryset(all_cards().none(), Request(request), view=paging)
    return Found(
        filters=filters,
        rows=rows,
        count=count,
        order=paging.name,
        next=paging.next_link(),
        previous=paging.previous_link(),
        too_slow=too_slow,
        wait=wait,
    )


def seconds_to_wait(request: HttpRequest) -> int:
    """Until whoever is not signed in may ask for a past day again; 0 for others. Counts this time, too."""
    who = history_reader(request)
    standing = spend(HistoryThrottle.scope, who) if who else None
    return standing.reset if standing and standing.used > standing.rate.limit else 0
