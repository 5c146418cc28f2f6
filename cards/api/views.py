"""Cards over REST: to be read by anybody."""

import base64
import datetime
from collections.abc import Sequence
from typing import Any

import orjson
from django.db.models import QuerySet
from django.http import Http404, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import get_object_or_404
from django.utils.http import http_date
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema, extend_schema_view
from rest_framework.decorators import action
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse
from rest_framework.settings import api_settings
from rest_framework.viewsets import GenericViewSet

from cards.api.serializers import BatchSerializer, CardSerializer, ExportSerializer, SuggestionSerializer
from cards.api.telling import told
from cards.filters import ORDERINGS, CardFilters
from cards.freshness import last_changed
from cards.models import Card, Export
from cards.paging import CardPaging
from cards.search.suggestions import suggestions
from cards.selectors import all_cards, card_by_passcode, cards_asked_for
from config.patience import patient_with
from config.rest.etags import ETagMixin, etag_of, is_fresh, is_unmodified
from config.rest.filters import require_known
from config.rest.problems import BadQuery
from config.rest.throttles import HistoryThrottle

LONGEST_NAME = 100
MOST_AT_ONCE = 100
EXPORT_LANGUAGES = {"en": "en", "zh-Hans": "zh-hans"}


@extend_schema_view(
    list=extend_schema(summary="List cards", tags=["cards"]),
    retrieve=extend_schema(summary="Show a card", tags=["cards"]),
)
class CardViewSet(ETagMixin, GenericViewSet[Card]):
    """Every card, with its limit under the list in force and whether duels can be played with it."""

    anonymous_reads = True
    serializer_class = CardSerializer
    filterset_class = CardFilters
    pagination_class = CardPaging
    orderings = ORDERINGS
    throttle_classes = (*api_settings.DEFAULT_THROTTLE_CLASSES, HistoryThrottle)
    lookup_field = "passcode"
    lookup_value_regex = "[0-9]{1,10}"

    def get_queryset(self) -> QuerySet[Card]:
        return all_cards()

    def list(self, request: Request) -> Response:
        modified = last_changed()
        found = self.filter_queryset(self.get_queryset())
        filters = self.filterset
        self.usual_order = filters.order
        with patient_with(request):
            rows = self.paginate_queryset(found)
        page: Any = self.get_paginated_response(shown(rows or [], filters.as_of_day)).data
        return self.tagged(request, content_tag(page), lambda: page, modified=modified)

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
        found = SuggestionSerializer(suggestions(typed), many=True).data
        return self.tagged(request, content_tag(found), lambda: found, modified=last_changed())

    @extend_schema(
        summary="Show cards by their passcodes",
        tags=["cards"],
        parameters=[
            OpenApiParameter(
                "passcodes",
                str,
                required=True,
                description=f"Up to {MOST_AT_ONCE} passcodes with commas between.",
            )
        ],
        responses=BatchSerializer,
    )
    @action(detail=False, pagination_class=None, filterset_class=None)
    def batch(self, request: Request) -> Response:
        """Several cards at once, in the order asked for; a card's former passcode leads to it, too."""
        require_known(request, ("passcodes",))
        wanted = passcodes_in(request.query_params.get("passcodes", ""))
        modified = last_changed()
        found = cards_asked_for(wanted)
        rows = {row.passcode: row for row in found.values()}
        answer = {
            "cards": shown(list(rows.values())),
            "former": [
                {"asked": asked, "passcode": row.passcode}
                for asked, row in found.items()
                if asked != row.passcode
            ],
            "missing": [passcode for passcode in wanted if passcode not in found],
        }
        return self.tagged(request, content_tag(answer), lambda: answer, modified=modified)

    @extend_schema(summary="List files of all cards", tags=["cards"], responses=ExportSerializer(many=True))
    @action(detail=False, pagination_class=None, filterset_class=None)
    def exports(self, request: Request) -> Response:
        """For each language a file of all cards; the server makes them anew when anything has changed."""
        require_known(request, ())
        files = [
            {
                **each,
                "language": named,
                "url": reverse("card-export", args=[named], request=request),
            }
            for each in Export.objects.values("language", "size", "sha256", "cards", "made_for")
            for named, code in EXPORT_LANGUAGES.items()
            if code == each["language"]
        ]
        listed = ExportSerializer(files, many=True).data
        return self.tagged(request, content_tag(listed), lambda: listed)

    @extend_schema(
        summary="Fetch a file of all cards",
        tags=["cards"],
        parameters=[OpenApiParameter("language", str, OpenApiParameter.PATH, enum=[*EXPORT_LANGUAGES])],
        responses={(200, "application/gzip"): OpenApiTypes.BINARY},
    )
    @action(
        detail=False,
        pagination_class=None,
        filterset_class=None,
        url_path="exports/(?P<language>en|zh-Hans)",
        url_name="export",
    )
    def export(self, request: Request, language: str) -> HttpResponseBase:
        """All cards in one language: gzip, a line of JSON for each; its SHA-256 is told in Repr-Digest."""
        require_known(request, ())
        file = get_object_or_404(Export, language=EXPORT_LANGUAGES[language])
        etag = f'"{file.sha256}"'
        headers = {
            "ETag": etag,
            "Last-Modified": http_date(file.made_for.timestamp()),
            "Repr-Digest": f"sha-256=:{base64.b64encode(bytes.fromhex(file.sha256)).decode()}:",
            "Content-Disposition": f'attachment; filename="cards-{language}.jsonl.gz"',
        }
        if is_fresh(request, etag) or is_unmodified(request, file.made_for):
            return HttpResponse(status=304, headers=headers)
        return HttpResponse(bytes(file.content), content_type="application/gzip", headers=headers)

    def retrieve(self, request: Request, passcode: str) -> Response:
        self.filter_queryset(self.get_queryset())
        modified = last_changed()
        row = card_by_passcode(int(passcode))
        if row is None:
            raise Http404
        card = shown([row])[0]
        return self.tagged(request, content_tag(card), lambda: card, modified=modified)


def passcodes_in(text: str) -> list[int]:
    """Numbers with commas between, each once, in their order."""
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdecimal() and len(part) <= 10 for part in parts):
        raise BadQuery({"passcodes": _("Write passcodes with commas between: 46986414,89631139.")})
    wanted = list(dict.fromkeys(map(int, parts)))
    if len(wanted) > MOST_AT_ONCE:
        raise BadQuery({"passcodes": _("Ask for at most %d cards at once.") % MOST_AT_ONCE})
    return wanted


def shown(rows: Sequence[Card], on: datetime.date | None = None) -> list[dict[str, Any]]:
    """Each card in the reader's language, with its limit on a day."""
    return told(rows, get_language() or "en", on)


def content_tag(content: Any) -> str:
    """A tag that changes exactly when what is sent changes."""
    return etag_of(orjson.dumps(content, default=str).decode())
