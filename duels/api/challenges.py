"""Challenges over REST. Each view reads what was sent, calls one verb, and shows the state."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from django.db.models import QuerySet
from django.urls import reverse
from django.utils.translation import gettext as _
from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework.generics import GenericAPIView, ListAPIView
from rest_framework.request import Request
from rest_framework.response import Response

from banlist import selectors as ban_lists
from config.rest.filters import require_known
from decks import selectors as decks
from duels import selectors, services
from duels.api import serializers
from duels.api.one_duel import shown
from duels.api.problems import problem_of, told, wrong
from duels.errors import NotThere
from duels.filters import ChallengeFilter
from duels.models import Challenge
from players import selectors as players
from players.idempotency import IDEMPOTENCY_KEY, idempotent

if TYPE_CHECKING:
    from banlist.models import BanList
    from decks.models import Deck
    from players.models import Player


def own_deck(player: "Player", pk: int) -> "Deck":
    deck = decks.decks_of(player).filter(pk=pk).first()
    if deck is None:
        raise wrong("deck", _("You have no deck with this id."), "no_such_deck")
    return deck


class ChallengesView(ListAPIView):
    """Challenges that you made, that were made to you, and those to everybody."""

    serializer_class = serializers.ChallengeSerializer
    queryset = Challenge.objects.none()
    filterset_class = ChallengeFilter
    write_scope = "play"
    ordering = ("-id",)

    def get_queryset(self) -> QuerySet[Challenge]:
        return selectors.challenges_for(self.request.user)

    @extend_schema(
        request=serializers.ChallengeWriteSerializer,
        responses={201: serializers.ChallengeSerializer},
        parameters=[IDEMPOTENCY_KEY],
        examples=[
            OpenApiExample(
                "To a player", {"opponent": "Kaiba", "deck": 7, "first": "lot"}, request_only=True
            ),
            OpenApiExample("To everybody", {"opponent": None, "deck": 7}, request_only=True),
        ],
    )
    @idempotent
    def post(self, request: Request) -> Response:
        """Challenges a player, or everybody. Every violation of your deck is named (422)."""
        given = serializers.ChallengeWriteSerializer(data=request.data)
        given.is_valid(raise_exception=True)
        terms = dict(given.validated_data)
        name, deck, ban_list = terms.pop("opponent"), terms.pop("deck"), terms.pop("ban_list")
        with told():
            made = services.challenge(
                challenger=request.user,
                opponent=None if name is None else self.opponent(name),
                deck=own_deck(request.user, deck),
                ban_list=None if ban_list is None else self.ban_list(ban_list),
                **terms,
            )
        return Response(
            self.get_serializer(made).data,
            status=201,
            headers={"Location": reverse("api-challenge", args=[made.pk])},
        )

    def opponent(self, name: str) -> "Player":
        player = players.player_named(name)
        if player is None:
            raise wrong("opponent", _("There is no player of this name."), "no_such_player")
        return player

    def ban_list(self, pk: int) -> "BanList":
        ban_list = ban_lists.published().filter(pk=pk).first()
        if ban_list is None:
            raise wrong("ban_list", _("There is no published ban list with this id."), "no_such_list")
        return ban_list


class OneChallenge(GenericAPIView):
    """What all resources of one challenge share."""

    queryset = Challenge.objects.none()
    serializer_class = serializers.ChallengeSerializer
    write_scope = "play"

    def shown(self, pk: int) -> Response:
        found = selectors.challenges_for(self.request.user).filter(pk=pk).first()
        if found is None:
            raise problem_of(NotThere())
        return Response(serializers.ChallengeSerializer(found).data)


class ChallengeView(OneChallenge):
    """One challenge."""

    def get(self, request: Request, pk: int) -> Response:
        """The challenge as it stands."""
        require_known(request, ())
        return self.shown(pk)


class ChallengeNonceView(OneChallenge):
    """Your nonce for a challenge of yours."""

    serializer_class = serializers.NonceSerializer

    @extend_schema(responses=serializers.ChallengeSerializer)
    def put(self, request: Request, pk: int) -> Response:
        """Adds your nonce, after you have seen the commitment and before the challenge is accepted."""
        given = self.get_serializer(data=request.data)
        given.is_valid(raise_exception=True)
        with told():
            services.give_nonce(player=request.user, challenge_id=pk, nonce=given.validated_data["nonce"])
        return self.shown(pk)


class ChallengeAcceptView(OneChallenge):
    """Begins the duel."""

    serializer_class = serializers.AcceptSerializer

    @extend_schema(
        responses={201: serializers.DuelSerializer},
        parameters=[IDEMPOTENCY_KEY],
        examples=[OpenApiExample("With a nonce", {"deck": 7, "nonce": "it rains"}, request_only=True)],
    )
    @idempotent
    def post(self, request: Request, pk: int) -> Response:
        """Accepts a challenge with a deck of yours. Every violation of your deck is named (422)."""
        given = self.get_serializer(data=request.data)
        given.is_valid(raise_exception=True)
        with told():
            duel = services.accept(
                player=request.user,
                challenge_id=pk,
                deck=own_deck(request.user, given.validated_data["deck"]),
                nonce=given.validated_data["nonce"],
            )
        seat = selectors.seat_of(player=request.user, duel_id=duel.pk)
        return Response(
            shown(selectors.listed_state(seat)),
            status=201,
            headers={"Location": reverse("api-duel", args=[duel.pk])},
        )


class ChallengeEndView(OneChallenge):
    """Ends a challenge without a duel."""

    end: Callable[..., Challenge]

    @extend_schema(request=None, responses=serializers.ChallengeSerializer, parameters=[IDEMPOTENCY_KEY])
    @idempotent
    def post(self, request: Request, pk: int) -> Response:
        """Ends the challenge."""
        with told():
            type(self).end(player=request.user, challenge_id=pk)
        return self.shown(pk)


class ChallengeDeclineView(ChallengeEndView):
    """Declines a challenge made to you."""

    end = services.decline


class ChallengeCancelView(ChallengeEndView):
    """Takes a challenge of yours back."""

    end = services.cancel
