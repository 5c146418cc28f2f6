"""Pages of decks, of which only those may be wanted that are legal today, and pages of one deck's lines."""

from collections.abc import Callable, Sequence
from typing import Any

from django.db.models import QuerySet
from rest_framework.request import Request

from config.rest.paging import CursorPaging
from decks import imports, selectors
from decks.imports import UnreadLine
from decks.models import Deck, DeckRevision


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


class LinesPaging(CursorPaging):
    """Pages of the lines of one deck that could not be read, by their numbers in it."""

    default_size = max_size = imports.UNREAD_AT_ONCE

    def lines(self, deck: Deck, request: Request) -> list[UnreadLine]:
        """The lines of the page that the request asks for."""
        self.request, self.size = request, self._size(request)
        self.name, self.model, self.ordering = "", DeckRevision, ("number",)
        backwards, place = self._place(request)
        at = int(place[0]) if place else 0
        first, end = (max(1, at - self.size), at) if backwards else (at + 1, at + 1 + self.size)
        content = deck.current.content
        found = imports.unread_of(content, first=first, most=end - first)
        self.has_next = bool(found) and found[-1].number < len(content.unread)
        self.has_previous = bool(found) and first > 1
        self.first, self.last = (found[0], found[-1]) if found else (None, None)
        return found
