"""Decks over REST: one's own, and the public ones of everybody."""

from django.core.exceptions import ValidationError as ServiceError
from django.db.models import QuerySet
from django.http import Http404
from drf_spectacular.utils import OpenApiResponse, extend_schema
from rest_framework.exceptions import ValidationError
from rest_framework.generics import GenericAPIView, ListAPIView
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from banlist.selectors import DEFAULT_REGION
from config.rest.etags import ETagMixin, require_match
from config.rest.filters import require_known
from decks import imports, selectors, services
from decks.api import serializers
from decks.api.one_deck import IF_MATCH, OneDeck, changed_meanwhile, created, deck_etag, refused
from decks.filters import DeckFilters, OwnDeckFilters
from decks.formats.content import Content, FormatError
from decks.models import Deck
from decks.paging import DecksPaging, LinesPaging
from decks.settling import Decision
from decks.starters import STARTERS
from players.idempotency import IDEMPOTENCY_KEY, idempotent


class DecksView(ListAPIView):
    """Your decks, or those that are looked for, the latest changed first.

    Where only decks that are legal today are asked for, a page may be short, or empty, and yet have a next
    one: then so many decks in a row were not legal.
    """

    filterset_class = OwnDeckFilters
    pagination_class = DecksPaging

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


class UnreadView(OneDeck):
    """The lines of a deck of yours that could not be read."""

    serializer_class = serializers.UnreadLineSerializer
    pagination_class = LinesPaging
    anonymous_reads = False

    @extend_schema(responses=serializers.UnreadLineSerializer(many=True))
    def get(self, request: Request, address: int | str) -> Response:
        """Each line, what is wrong with it, and the cards that may be meant."""
        paging = LinesPaging()
        require_known(request, paging.parameters(self))
        lines = paging.lines(self.own_deck(), request)
        return paging.get_paginated_response(self.get_serializer(lines, many=True).data)

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
