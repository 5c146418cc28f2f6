"""What is kept of a duel, over REST: its log, its turns, and its secrets when it is over."""

from typing import Any

from django.db.models import QuerySet
from django.utils.translation import gettext as _
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.generics import ListAPIView
from rest_framework.request import Request
from rest_framework.response import Response

from config.rest.filters import require_known
from duels import selectors
from duels.api import serializers
from duels.api.one_duel import OneDuel
from duels.api.problems import told, wrong
from duels.models import Entry, Seat, Turn


class DuelRows(ListAPIView):
    """What the lists below one duel share."""

    queryset = Seat.objects.none()
    ordering = ("id",)
    detail = False

    def seat(self) -> Seat:
        with told():
            return selectors.seat_of(player=self.request.user, duel_id=self.kwargs["duel_id"])


class DuelLogView(DuelRows):
    """The log of a duel as you saw it happen."""

    serializer_class = serializers.LogEntrySerializer
    query_parameters = ("after",)
    mine: Seat

    def get_queryset(self) -> QuerySet[Entry]:
        self.mine = self.seat()
        return selectors.entries_of(self.mine, after=self.after())

    def after(self) -> int:
        given = self.request.query_params.get("after", "-1")
        if given != "-1" and not (given.isascii() and given.isdigit() and len(given) < 10):
            raise wrong("after", _("Give the ordinal of an entry."), "invalid")
        return int(given)

    @extend_schema(
        parameters=[
            OpenApiParameter("after", int, description="Entries behind the one of this ordinal only.")
        ]
    )
    def get(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        """The log in order, in pages."""
        page = self.paginate_queryset(self.filter_queryset(self.get_queryset()))
        return self.get_paginated_response(
            [selectors.entry_for(entry, self.mine.number) for entry in page or ()]
        )


class DuelTurnsView(DuelRows):
    """The turns of a duel."""

    serializer_class = serializers.TurnSerializer

    def get_queryset(self) -> QuerySet[Turn]:
        return selectors.turns_of(self.seat())


class DuelSecretsView(OneDuel):
    """What the chance of a finished duel came of."""

    serializer_class = serializers.SecretsSerializer

    def get(self, request: Request, pk: int) -> Response:
        """Seed, nonces and both decks, for the two players once the duel is over; 404 before."""
        require_known(request, ())
        with told():
            return Response(selectors.secrets_of(self.seat(pk)))
