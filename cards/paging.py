"""Pages of cards."""

from django.db.models import QuerySet

from cards.models import Card
from config.rest.paging import CursorPaging


class CardPaging(CursorPaging):
    """Finds the cards of a page by an index alone, and reads only these from the table, in one statement.

    Rows are wide: sorting all that fit, texts and all, takes longer than everything else.
    """

    def read(self, page: QuerySet[Card]) -> list[Card]:
        wanted = Card.objects.defer("provenance").filter(pk__in=page.values("pk"))
        return list(wanted.order_by(*page.query.order_by))
