"""Duels over REST: those of a player, and one of them."""

from typing import Any

from django.db.models import QuerySet
from rest_framework.generics import ListAPIView
from rest_framework.request import Request
from rest_framework.response import Response

from config.rest.etags import etag_of
from config.rest.filters import require_known
from config.rest.paging import CursorPaging
from duels import selectors, services
from duels.api import serializers
from duels.api.one_duel import OneDuel, shown
from duels.filters import DuelFilter
from duels.models import Seat


class DuelPaging(CursorPaging):
    """Each row is a whole duel, so a page has fewer of them."""

    default_size = 20
    max_size = 50


class DuelsView(ListAPIView):
    """Your duels as you see them, the newest first; `waiting=me` gives those in which you are asked."""

    serializer_class = serializers.DuelSerializer
    queryset = Seat.objects.none()
    filterset_class = DuelFilter
    pagination_class = DuelPaging
    ordering = ("-id",)

    def get_queryset(self) -> QuerySet[Seat]:
        return selectors.seats_of(self.request.user).order_by()

    def list(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        page = self.paginate_queryset(self.filter_queryset(self.get_queryset()))
        return self.get_paginated_response([shown(selectors.listed_state(seat)) for seat in page or ()])


class DuelView(OneDuel):
    """One duel."""

    def get(self, request: Request, pk: int) -> Response:
        """The duel as you see it now, with your question if you are asked one."""
        require_known(request, ())
        services.keep_time(duel_id=pk)
        seat = self.seat(pk)
        other = selectors.opposite(seat)
        etag = etag_of(*selectors.etag_parts(seat, other))
        return self.tagged(request, etag, lambda: shown(selectors.state_of(seat, other)))
