"""Cards over REST: to be read by anybody."""

import datetime
import json
from collections.abc import Sequence
from typing import Any

from django.db.models import QuerySet
from django.http import Http404
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from drf_spectacular.utils import OpenApiParameter, extend_schema, extend_schema_view
from rest_framework.decorators import action
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.utils.encoders import JSONEncoder
from rest_framework.viewsets import GenericViewSet

from cards.api.serializers import CardSerializer, SuggestionSerializer
from cards.filters import ORDERINGS, CardFilters
from cards.models import Card
from cards.search.suggestions import suggestions
from cards.selectors import all_cards, card_by_passcode
from cards.showing import show
from config.rest.etags import ETagMixin, etag_of
from config.rest.filters import require_known
from config.rest.problems import BadQuery

LONGEST_NAME = 100


@extend_schema_view(
    list=extend_schema(summary="List cards", tags=["cards"]),
    retrieve=extend_schema(summary="Show a card", tags=["cards"]),
)
class CardViewSet(ETagMixin, GenericViewSet[Card]):
    """Every card, with its limit under the list in force and whether duels can be played with it."""

    anonymous_reads = True
    serializer_class = CardSerializer
    filterset_class = CardFilters
    orderings = ORDERINGS
    lookup_field = "passcode"
    lookup_value_regex = "[0-9]{1,10}"

    def get_queryset(self) -> QuerySet[Card]:
        return all_cards()

    def list(self, request: Request) -> Response:
        found = self.filter_queryset(self.get_queryset())
        filters = CardFilters(request.query_params, queryset=found)
        self.usual_order = filters.order
        rows = self.paginate_queryset(found)
        page: Any = self.get_paginated_response(shown(rows or [], filters.as_of_day)).data
        return self.tagged(request, content_tag(page), lambda: page)

    @extend_schema(
        summary="Suggest names",
        tags=["cards"],
        parameters=[
            OpenApiParameter("name", str, required=True, description="What was typed so far, or misspelt.")
        ],
        responses=SuggestionSerializer(many=True),
    )
    @action(detail=False, pagination_class=None, filterset_class=None)
    def suggestions(self, request: Request) -> Response:
        """The ten names closest to what was typed, in any language, the closest first."""
        require_known(request, ("name",))
        typed = request.query_params.get("name", "")
        if not typed or len(typed) > LONGEST_NAME:
            raise BadQuery({"name": _("Give a part of a name, of at most %d characters.") % LONGEST_NAME})
        return Response(SuggestionSerializer(suggestions(typed), many=True).data)

    def retrieve(self, request: Request, passcode: str) -> Response:
        self.filter_queryset(self.get_queryset())
        row = card_by_passcode(int(passcode))
        if row is None:
            raise Http404
        card = shown([row])[0]
        return self.tagged(request, content_tag(card), lambda: card)


def shown(rows: Sequence[Card], on: datetime.date | None = None) -> list[dict[str, Any]]:
    """Each card as both lists and the card alone show it, with its limit on a day."""
    cards = show(rows, get_language() or "en", on)
    return [dict(card) for card in CardSerializer(cards, many=True).data]


def content_tag(content: Any) -> str:
    """A tag that changes exactly when what is sent changes."""
    return etag_of(json.dumps(content, cls=JSONEncoder))
