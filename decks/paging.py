"""Pages of decks, of which only those may be wanted that are legal today."""

from collections.abc import Callable, Sequence
from typing import Any

from django.db.models import QuerySet
from rest_framework.request import Request

from config.rest.paging import CursorPaging
from decks import selectors
from decks.models import Deck


class DecksPaging(CursorPaging):
    """Judges the list piece by piece until a page is full: nothing is judged twice, and nothing beforehand.

    The view's `filterset` says what decks have to keep to. A page may be short, or empty, and yet have a
    next one: then so many decks in a row were not legal, and the search goes on where the page ends.
    """

    piece = 100
    most_pieces = 10

    def paginate_queryset(self, queryset: QuerySet[Any], request: Request, view: Any = None) -> list[Any]:
        law = getattr(getattr(view, "filterset", None), "law", None)
        if law is None:
            return super().paginate_queryset(queryset, request, view)
        return self._scanned(queryset, request, view, lambda decks: selectors.keeping_to(law, decks))

    def _scanned(
        self,
        queryset: QuerySet[Deck],
        request: Request,
        view: Any,
        keep: Callable[[Sequence[Deck]], list[Deck]],
    ) -> list[Deck]:
        """The first decks that are to be kept, from the place where the page begins."""
        backwards, place = self._begin(queryset, request, view)
        begins_inside = place is not None
        rows = queryset.order_by(*self._terms(backwards=backwards))
        kept: list[Deck] = []
        first: Deck | None = None
        last: Deck | None = None
        more = True
        for _piece in range(self.most_pieces):
            beyond = rows if place is None else rows.filter(self._beyond(place, backwards=backwards))
            piece = list(beyond[: self.piece + 1])
            more = len(piece) > self.piece
            piece = piece[: self.piece]
            if not piece:
                break
            first = first or piece[0]
            kept += keep(piece)
            last = piece[-1]
            if len(kept) > self.size:
                kept = kept[: self.size]
                more, last = True, kept[-1]
                break
            if not more or len(kept) == self.size:
                break
            place = [getattr(last, term.lstrip("-")) for term in self.ordering]
        if backwards:
            kept.reverse()
            first, last = last, first
        self.has_next = first is not None and (begins_inside if backwards else more)
        self.has_previous = first is not None and (more if backwards else begins_inside)
        self.first, self.last = first, last
        return kept
