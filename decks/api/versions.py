"""The revisions of a deck over REST: listed, compared, restored."""

from django.db.models import QuerySet
from django.http import Http404
from django.utils.translation import gettext as _
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.generics import ListAPIView
from rest_framework.request import Request
from rest_framework.response import Response

from config.rest.etags import require_match
from config.rest.filters import require_known
from config.rest.problems import BadQuery
from decks import selectors, services
from decks.api import serializers
from decks.api.one_deck import IF_MATCH, OneDeck, changed_meanwhile, deck_etag
from decks.differences import difference
from decks.models import Deck, DeckRevision
from players.idempotency import IDEMPOTENCY_KEY, idempotent


class RevisionsView(OneDeck, ListAPIView):
    """Everything that a deck of yours has been, the latest first."""

    serializer_class = serializers.RevisionSerializer
    queryset = DeckRevision.objects.none()
    anonymous_reads = False
    lookup_url_kwarg = "number"
    ordering = ("-number", "-id")

    def get_queryset(self) -> QuerySet[DeckRevision]:
        if getattr(self, "swagger_fake_view", False):
            return DeckRevision.objects.none()
        return selectors.revisions_of(self.own_deck())


class CompareView(OneDeck):
    """What differs between two revisions of a deck of yours."""

    serializer_class = serializers.DifferenceSerializer
    anonymous_reads = False

    @extend_schema(
        parameters=[
            OpenApiParameter("from", int, required=True, description="The number of a revision."),
            OpenApiParameter("to", int, description="Another one; by default the deck as it is now."),
        ]
    )
    def get(self, request: Request, address: int | str) -> Response:
        """Cards added and removed, part by part, and lines that are no cards."""
        require_known(request, ["from", "to"])
        deck = self.own_deck()
        before = self.revision(deck, "from", request.query_params.get("from", ""))
        after = self.revision(deck, "to", request.query_params.get("to", str(deck.current.number)))
        return Response(self.get_serializer(difference(before.content, after.content)).data)

    def revision(self, deck: Deck, parameter: str, number: str) -> DeckRevision:
        if number.isascii() and number.isdigit() and len(number) < 10:
            found = selectors.revisions_of(deck).filter(number=number).first()
            if found is not None:
                return found
        raise BadQuery(
            {
                parameter: _("Give the number of a revision that this deck lists; the latest is %(last)d.")
                % {"last": deck.current.number}
            }
        )


class RestoreView(OneDeck):
    """Makes a deck of yours what it once was."""

    anonymous_reads = False

    @extend_schema(request=None, responses=serializers.DeckSerializer, parameters=[IF_MATCH, IDEMPOTENCY_KEY])
    @idempotent
    def post(self, request: Request, address: int | str, number: int) -> Response:
        """Makes a new revision with the cards and lines of an earlier one; all others stay."""
        deck = self.own_deck()
        conditional = request.headers.get("If-Match") is not None
        require_match(request, deck_etag(deck, request.user), deck=self.get_serializer(deck).data)
        try:
            deck = services.restore(deck=deck, number=number, version=deck.version if conditional else None)
        except DeckRevision.DoesNotExist as error:
            raise Http404 from error
        except services.StaleDeck as stale:
            raise changed_meanwhile(stale) from stale
        return Response(self.get_serializer(deck).data, headers={"ETag": deck_etag(deck, request.user)})
