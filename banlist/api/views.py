"""Ban lists over REST: read by everybody, written in the admin."""

from typing import Any

from django.db.models import QuerySet
from rest_framework.generics import GenericAPIView, ListAPIView, RetrieveAPIView

from banlist import selectors
from banlist.api.serializers import BanListSerializer
from banlist.filters import BanListFilter
from banlist.models import BanList
from banlist.reading import cards_on
from cards.models import Card


class PublishedLists(GenericAPIView):
    """What the list of lists and a single list share."""

    serializer_class = BanListSerializer
    anonymous_reads = True
    queryset = BanList.objects.none()
    cards: dict[int, Card] = {}

    def get_queryset(self) -> QuerySet[BanList]:
        return selectors.with_entries(selectors.published())

    def get_serializer_context(self) -> dict[str, Any]:
        return super().get_serializer_context() | {"cards": self.cards}


class BanListsView(PublishedLists, ListAPIView):
    """Published ban lists, the latest first."""

    filterset_class = BanListFilter
    ordering = ("-effective_date", "region", "pk")

    def paginate_queryset(self, queryset: QuerySet[BanList]) -> Any:
        page = super().paginate_queryset(queryset)
        self.cards = cards_on(page)
        return page


class BanListView(PublishedLists, RetrieveAPIView):
    """One published ban list."""

    def get_object(self) -> BanList:
        ban_list = super().get_object()
        self.cards = cards_on([ban_list])
        return ban_list
