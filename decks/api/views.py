"""Decks over REST: one's own, and the public ones of everybody."""

from typing import Any

from django.conf import settings
from django.core.exceptions import PermissionDenied
from django.core.exceptions import ValidationError as ServiceError
from django.db.models import QuerySet
from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404
from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework.exceptions import ValidationError
from rest_framework.generics import GenericAPIView, ListAPIView
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from banlist.selectors import DEFAULT_REGION
from config.rest.etags import ChangedMeanwhile, ETagMixin, etag_of, require_match
from config.rest.filters import require_known
from config.rest.problems import BadQuery
from decks import imports, selectors, services
from decks.api import serializers
from decks.api.renderers import PlainText
from decks.differences import difference
from decks.exports import as_file
from decks.filters import DeckFilters
from decks.formats import ydk, ydke
from decks.formats.content import Content, FormatError
from decks.judging import NoSuchList, chosen_list, judge
from decks.matrix import matrices
from decks.models import Deck, DeckRevision
from decks.paging import DecksPaging
from decks.questions import BadQuestion, answered, read_question
from decks.settling import Decision
from decks.starters import STARTERS
from players.idempotency import IDEMPOTENCY_KEY, idempotent

LISTS = [
    OpenApiParameter(
        "ban_list", str, description="The id of a published list, or `none`; by default the list in force."
    ),
    OpenApiParameter("date", OpenApiTypes.DATE, description="The list in force on this date, or else today."),
    OpenApiParameter(
        "region",
        str,
        description="The region or format whose list is meant; by default the format of the deck.",
    ),
]
IF_MATCH = OpenApiParameter(
    "If-Match",
    str,
    OpenApiParameter.HEADER,
    description="The ETag you read; a deck changed since is left alone (412).",
)


def deck_etag(deck: Deck, viewer: object) -> str:
    """Changes with all that the viewer is told of the deck, of which the credit of a copy is part.

    What he is not told is no part of it: nobody learns when an original that he does not see was changed.
    """
    credit = selectors.credit_of(deck, viewer)
    original = credit.deck.version if credit and credit.deck else 0
    owner = credit.owner.username if credit and credit.owner else ""
    return etag_of("deck", deck.pk, deck.version, original, owner)


def created(deck: Deck, body: Any) -> Response:
    location = reverse("api-deck", args=[deck.address])
    return Response(body, status=201, headers={"Location": location, "ETag": deck_etag(deck, deck.owner)})


def refused(error: ServiceError) -> ValidationError:
    """A refusal of a service, told at the field that it speaks of."""
    return ValidationError(error.message_dict if hasattr(error, "error_dict") else error.messages)


def changed_meanwhile(stale: services.StaleDeck) -> ChangedMeanwhile:
    """That the deck is no longer what the request was about, with what it is now."""
    fresh = serializers.DeckSerializer(stale.deck).data
    return ChangedMeanwhile(headers={"ETag": deck_etag(stale.deck, stale.deck.owner)}, deck=fresh)


class DecksView(ListAPIView):
    """Your decks, the latest changed first."""

    serializer_class = serializers.DeckSerializer
    queryset = Deck.objects.none()
    ordering = ("-updated_at", "-id")

    def get_queryset(self) -> QuerySet[Deck]:
        return selectors.decks_of(self.request.user)

    @extend_schema(
        request=serializers.DeckWriteSerializer,
        responses={201: serializers.DeckSerializer},
        parameters=[IDEMPOTENCY_KEY],
    )
    @idempotent
    def post(self, request: Request) -> Response:
        """Makes a deck of yours."""
        given = serializers.DeckWriteSerializer(data=request.data)
        given.is_valid(raise_exception=True)
        try:
            deck = services.create(
                owner=request.user,
                name=given.validated_data["name"],
                format=given.validated_data.get("format", DEFAULT_REGION),
                visibility=given.validated_data.get("visibility", Deck.Visibility.PRIVATE),
                notes=given.validated_data.get("notes", ""),
                content=Content(**given.parts),
            )
        except FormatError as error:
            raise ValidationError({"main": [str(error)]}) from error
        except ServiceError as error:
            raise refused(error) from error
        return created(deck, self.get_serializer(deck).data)


class PublicDecksView(ListAPIView):
    """The public decks of everybody, or those that are looked for, the latest changed first.

    Where only decks that are legal today are asked for, a page may be short, or empty, and yet have a next
    one: then so many decks in a row were not legal.
    """

    filterset_class = DeckFilters
    pagination_class = DecksPaging

    serializer_class = serializers.DeckSerializer
    queryset = Deck.objects.none()
    anonymous_reads = True
    ordering = ("-updated_at", "-id")

    def get_queryset(self) -> QuerySet[Deck]:
        return selectors.public_decks()


class DeckImportView(GenericAPIView):
    """Makes a deck of a text."""

    serializer_class = serializers.DeckImportSerializer

    @extend_schema(responses={201: serializers.ImportedSerializer}, parameters=[IDEMPOTENCY_KEY])
    @idempotent
    def post(self, request: Request) -> Response:
        """Makes a deck of a ydk file, a ydke link, JSON or lines; tells and keeps what cannot be read."""
        given = self.get_serializer(data=request.data)
        given.is_valid(raise_exception=True)
        try:
            reading = imports.read(given.validated_data["text"])
        except FormatError as error:
            raise ValidationError({"text": [str(error)]}) from error
        try:
            deck = services.create(
                owner=request.user,
                name=given.validated_data["name"],
                format=given.validated_data["format"],
                visibility=given.validated_data["visibility"],
                notes=given.validated_data["notes"],
                content=reading.content,
            )
        except ServiceError as error:
            raise refused(error) from error
        unknown = selectors.unknown_in(reading.content)
        imported = {
            "deck": deck,
            "unread": reading.unread,
            "corrected": reading.corrected,
            "unknown": unknown,
        }
        return created(deck, serializers.ImportedSerializer(imported).data)


class OneDeck(GenericAPIView):
    """What all resources of one deck share: who may see it, and who may change it."""

    queryset = Deck.objects.none()
    serializer_class = serializers.DeckSerializer
    anonymous_reads = True
    lookup_url_kwarg = "address"

    def deck(self) -> Deck:
        return get_object_or_404(selectors.at_address(self.kwargs["address"], self.request.user))

    def own_deck(self) -> Deck:
        """The deck, if it is the asker's: another's public one is refused, a private one does not exist."""
        deck = self.deck()
        if deck.owner_id != self.request.user.pk:
            raise PermissionDenied(_("This deck is not yours. Copy it, and change the copy."))
        return deck


class DeckView(ETagMixin, OneDeck):
    """One deck."""

    def get(self, request: Request, address: int | str) -> Response:
        """The deck as it is now."""
        require_known(request, [])
        deck = self.deck()
        return self.tagged(request, deck_etag(deck, request.user), lambda: self.get_serializer(deck).data)

    @extend_schema(request=serializers.DeckWriteSerializer, parameters=[IF_MATCH])
    def patch(self, request: Request, address: int | str) -> Response:
        """Changes what is given: cards that differ make a new revision."""
        deck = self.own_deck()
        conditional = request.headers.get("If-Match") is not None
        require_match(request, deck_etag(deck, request.user), deck=self.get_serializer(deck).data)
        given = serializers.DeckWriteSerializer(data=request.data, partial=True)
        given.is_valid(raise_exception=True)
        try:
            deck = services.edit(
                deck=deck,
                version=deck.version if conditional else None,
                name=given.validated_data.get("name"),
                format=given.validated_data.get("format"),
                visibility=given.validated_data.get("visibility"),
                notes=given.validated_data.get("notes"),
                parts=given.parts,
            )
        except services.StaleDeck as stale:
            raise changed_meanwhile(stale) from stale
        except FormatError as error:
            raise ValidationError({"main": [str(error)]}) from error
        except ServiceError as error:
            raise refused(error) from error
        return self.tagged(request, deck_etag(deck, request.user), lambda: self.get_serializer(deck).data)

    @extend_schema(responses={204: OpenApiResponse(description="It is deleted.")}, parameters=[IF_MATCH])
    def delete(self, request: Request, address: int | str) -> Response:
        """Deletes the deck; duels that were played with it keep what it was."""
        deck = self.own_deck()
        require_match(request, deck_etag(deck, request.user), deck=self.get_serializer(deck).data)
        try:
            services.delete(deck=deck, version=deck.version if "If-Match" in request.headers else None)
        except services.StaleDeck as stale:
            raise changed_meanwhile(stale) from stale
        return Response(status=204)


class DeckCopyView(OneDeck):
    """Copies a deck that you may see."""

    serializer_class = serializers.CopySerializer

    @extend_schema(responses={201: serializers.DeckSerializer}, parameters=[IDEMPOTENCY_KEY])
    @idempotent
    def post(self, request: Request, address: int | str) -> Response:
        """Makes a private deck of yours with the same cards, which says after whose deck it was made."""
        given = self.get_serializer(data=request.data)
        given.is_valid(raise_exception=True)
        try:
            copy = services.copy(deck=self.deck(), owner=request.user, name=given.validated_data.get("name"))
        except ServiceError as error:
            raise refused(error) from error
        return created(copy, serializers.DeckSerializer(copy, context=self.get_serializer_context()).data)


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
                parameter: _("Give the number of a revision of this deck, from 1 to %(last)d.")
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


class UnreadView(OneDeck):
    """The lines of a deck of yours that could not be read."""

    serializer_class = serializers.UnreadLineSerializer
    anonymous_reads = False

    @extend_schema(responses=serializers.UnreadLineSerializer(many=True))
    def get(self, request: Request, address: int | str) -> Response:
        """Each line, what is wrong with it, and the cards that may be meant."""
        require_known(request, [])
        lines = imports.unread_of(self.own_deck().current.content)
        return Response(self.get_serializer(lines, many=True).data)

    @extend_schema(
        request=serializers.DecisionsSerializer,
        responses=serializers.DeckSerializer,
        parameters=[IF_MATCH, IDEMPOTENCY_KEY],
    )
    @idempotent
    def post(self, request: Request, address: int | str) -> Response:
        """Puts cards in the place of lines, or takes lines away: all that is decided, or nothing."""
        deck = self.own_deck()
        conditional = request.headers.get("If-Match") is not None
        require_match(request, deck_etag(deck, request.user), deck=serializers.DeckSerializer(deck).data)
        given = serializers.DecisionsSerializer(data=request.data)
        given.is_valid(raise_exception=True)
        try:
            deck = services.settle(
                deck=deck,
                decisions=[Decision(**one) for one in given.validated_data["decisions"]],
                version=deck.version if conditional else None,
            )
        except services.StaleDeck as stale:
            raise changed_meanwhile(stale) from stale
        except (ServiceError, FormatError) as error:
            messages = error.messages if isinstance(error, ServiceError) else [str(error)]
            raise ValidationError({"decisions": messages}) from error
        return Response(
            serializers.DeckSerializer(deck).data, headers={"ETag": deck_etag(deck, request.user)}
        )


class DeckValidateView(OneDeck):
    """Whether a deck is legal."""

    serializer_class = serializers.VerdictSerializer

    @extend_schema(parameters=LISTS)
    def get(self, request: Request, address: int | str) -> Response:
        """Every violation of the deck rules at once, under the list in force, a named list, or none."""
        require_known(request, ["ban_list", "date", "region"])
        deck = self.deck()
        try:
            ban_list = chosen_list(deck.format, **request.query_params.dict())
        except NoSuchList as error:
            raise BadQuery({error.parameter: str(error)}) from error
        return Response(self.get_serializer(judge(deck.current, ban_list=ban_list)).data)


class MatrixView(OneDeck):
    """A deck under every published list."""

    serializer_class = serializers.MatrixSerializer

    @extend_schema(responses=serializers.MatrixSerializer(many=True))
    def get(self, request: Request, address: int | str) -> Response:
        """For each format every list, whether the deck keeps to it, and the first that it breaks."""
        require_known(request, [])
        return Response(self.get_serializer(matrices(self.deck().current), many=True).data)


class OddsView(OneDeck):
    """How likely it is to have drawn certain cards."""

    serializer_class = serializers.OddsSerializer

    @extend_schema(
        parameters=[
            OpenApiParameter(
                "wish",
                str,
                required=True,
                many=True,
                explode=True,
                description="Passcodes with commas between, and behind a colon how many at least: `1,2:1`.",
            ),
            OpenApiParameter("turn", int, description="By which turn of the duel; by default the first."),
            OpenApiParameter("going", str, enum=["first", "second"], description="By default first."),
        ]
    )
    def get(self, request: Request, address: int | str) -> Response:
        """The exact share of hands that fulfil every wish, for the main deck as it is now."""
        require_known(request, ["wish", "turn", "going"], ["wish"])
        deck = self.deck()
        try:
            answer = answered(deck.current.main, read_question(request.query_params))
        except BadQuestion as error:
            raise BadQuery({error.parameter: str(error)}) from error
        return Response(self.get_serializer(answer).data)


class DeckTextView(OneDeck):
    """A deck as text."""

    renderer_classes = [PlainText]


class YdkView(DeckTextView):
    """A deck as a ydk file."""

    @extend_schema(responses={(200, "text/plain"): OpenApiTypes.STR})
    def get(self, request: Request, address: int | str) -> HttpResponse:
        """The deck as a ydk file, with its comments and what could not be read."""
        require_known(request, [])
        deck = self.deck()
        return Response(ydk.write(deck.current.content), headers=as_file(deck))


class TextView(DeckTextView):
    """A deck as lines with names."""

    @extend_schema(
        responses={(200, "text/plain"): OpenApiTypes.STR},
        parameters=[
            OpenApiParameter(
                "language",
                str,
                enum=[code for code, _name in settings.LANGUAGES],
                description="By default the language that you accept.",
            )
        ],
    )
    def get(self, request: Request, address: int | str) -> HttpResponse:
        """The deck as lines such as `3 Dark Magician`, which can be brought in again without loss."""
        require_known(request, ["language"])
        language = request.query_params.get("language", get_language() or "en")
        known = [code for code, _name in settings.LANGUAGES]
        if language not in known:
            raise BadQuery({"language": _("Choose one of: %s.") % ", ".join(known)})
        deck = self.deck()
        return Response(imports.as_text(deck.current.content, language), headers=as_file(deck, "txt"))


class YdkeView(DeckTextView):
    """A deck as a ydke link."""

    @extend_schema(responses={(200, "text/plain"): OpenApiTypes.STR})
    def get(self, request: Request, address: int | str) -> HttpResponse:
        """The cards of the deck as a ydke link."""
        require_known(request, [])
        return Response(ydke.write(self.deck().current.content))


class StartersView(APIView):
    """Ready-made decks."""

    anonymous_reads = True

    @extend_schema(responses=serializers.StarterSerializer(many=True))
    def get(self, request: Request) -> Response:
        """The ready-made decks, each legal on every date and played by the engine in full."""
        require_known(request, [])
        return Response(serializers.StarterSerializer(STARTERS.values(), many=True).data)


class StarterCopyView(GenericAPIView):
    """Gives a ready-made deck."""

    serializer_class = serializers.CopySerializer

    @extend_schema(responses={201: serializers.DeckSerializer}, parameters=[IDEMPOTENCY_KEY])
    @idempotent
    def post(self, request: Request, key: str) -> Response:
        """Makes a deck of yours with the cards of a ready-made one."""
        if key not in STARTERS:
            raise Http404
        given = self.get_serializer(data=request.data)
        given.is_valid(raise_exception=True)
        try:
            deck = services.copy_starter(key=key, owner=request.user, name=given.validated_data.get("name"))
        except ServiceError as error:
            raise refused(error) from error
        return created(deck, serializers.DeckSerializer(deck).data)
