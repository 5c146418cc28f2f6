"""What a player decides in a duel, over REST: answers, why not, surrender, draws, when he is asked."""

from collections.abc import Callable
from typing import Any

from django.http import HttpResponse
from drf_spectacular.utils import OpenApiExample, OpenApiResponse, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from config.rest.etags import etag_of
from config.rest.filters import require_known
from duels import selectors, services
from duels.api import serializers
from duels.api.one_duel import OneDuel
from duels.api.problems import told
from duels.errors import Stale
from duels.services.table import Pair
from players.idempotency import IDEMPOTENCY_KEY, idempotent, mark_done, was_done


class StaleSerializer(serializers.Base):
    """The duel as it is now."""

    duel = serializers.DuelSerializer(required=False)


CONFLICT = OpenApiResponse(
    StaleSerializer, description="Not possible as the duel stands; with `stale`, `duel` is its fresh state."
)


class DuelAnswerView(OneDuel):
    """Your answer to a question."""

    @extend_schema(
        request=serializers.AnswerSerializer,
        responses={200: serializers.DuelSerializer, 409: CONFLICT},
        parameters=[IDEMPOTENCY_KEY],
        examples=[
            OpenApiExample(
                "An act",
                {"prompt": 12, "version": 5, "answer": {"verb": "normal_summon", "card": 17}},
                request_only=True,
            ),
            OpenApiExample(
                "Cards", {"prompt": 13, "version": 6, "answer": {"cards": [21, 22]}}, request_only=True
            ),
            OpenApiExample(
                "A choice", {"prompt": 0, "version": 1, "answer": {"choice": "first"}}, request_only=True
            ),
        ],
    )
    def post(self, request: Request, pk: int) -> HttpResponse:
        """Answers the prompt; the response is the duel at the next question.

        The notifications that it was your move are marked read with it. Reading a duel changes nothing: who
        only looks marks them with `POST /api/v1/inbox/read/`.

        An answer to a question that is not open any more changes nothing (409, with the fresh state); one
        that is not among the options is refused (400).
        """
        given = serializers.AnswerSerializer(data=request.data)
        given.is_valid(raise_exception=True)
        with self.refusals(pk):
            try:
                pair = services.answer(
                    player=request.user,
                    duel_id=pk,
                    also=lambda: mark_done(request),
                    **given.validated_data,
                )
            except Stale:
                if was_done(request):
                    return self.again(pk)
                raise
        return self.changed(pair)

    def again(self, pk: int) -> Response:
        """The duel as it is now, for an answer that was given already under the same key."""
        seat = self.seat(pk)
        response = self.changed(Pair(seat, selectors.opposite(seat)))
        response["Idempotency-Replayed"] = "true"
        return response


class DuelWhyNotView(OneDuel):
    """What a card of yours could be used for now."""

    serializer_class = serializers.WhyNotSerializer

    def get(self, request: Request, pk: int, card: int) -> HttpResponse:
        """For each act that there could be with the card of this handle, the first reason against it.

        An act that you are offered now has none. A card that is not yours to use, or is not there at all,
        has no acts.
        """
        require_known(request, ())
        services.keep_time(duel_id=pk)
        seat = self.seat(pk)
        etag = etag_of("why not", card, *selectors.etag_parts(seat, selectors.opposite(seat)))
        return self.tagged(request, etag, lambda: self.reasons(pk, card))

    def reasons(self, pk: int, card: int) -> dict[str, Any]:
        with told():
            return services.why_not(player=self.request.user, duel_id=pk, card=card)


class DuelSurrenderView(OneDuel):
    """Giving up."""

    @extend_schema(
        request=None,
        responses={200: serializers.DuelSerializer, 409: CONFLICT},
        parameters=[IDEMPOTENCY_KEY],
    )
    def post(self, request: Request, pk: int) -> HttpResponse:
        """Gives the duel up. It needs no consent, counts at once and cannot be taken back."""
        with self.refusals(pk):
            return self.once(request, pk)

    @idempotent
    def once(self, request: Request, pk: int) -> Response:
        return self.changed(services.surrender(player=request.user, duel_id=pk))


class DuelDrawView(OneDuel):
    """An agreed draw."""

    acts: dict[str, Callable[..., Pair]] = {
        "offer": services.offer_draw,
        "withdraw": services.withdraw_draw,
        "accept": services.accept_draw,
        "decline": services.decline_draw,
    }

    @extend_schema(
        request=serializers.DrawSerializer,
        responses={200: serializers.DuelSerializer, 409: CONFLICT},
        parameters=[IDEMPOTENCY_KEY],
    )
    def post(self, request: Request, pk: int) -> HttpResponse:
        """Offers a draw (once in a turn), takes the offer back, accepts or declines the other's."""
        with self.refusals(pk):
            return self.once(request, pk)

    @idempotent
    def once(self, request: Request, pk: int) -> Response:
        given = serializers.DrawSerializer(data=request.data)
        given.is_valid(raise_exception=True)
        act = self.acts[given.validated_data["action"]]
        return self.changed(act(player=request.user, duel_id=pk))


class DuelResponseModeView(OneDuel):
    """Your response mode."""

    serializer_class = serializers.ResponseModeSerializer

    @extend_schema(responses=serializers.DuelSerializer)
    def put(self, request: Request, pk: int) -> Response:
        """Sets at which response windows you are asked; the opponent learns nothing of it."""
        given = self.get_serializer(data=request.data)
        given.is_valid(raise_exception=True)
        with told():
            mode = given.validated_data["response_mode"]
            services.set_response_mode(player=request.user, duel_id=pk, mode=mode)
        seat = self.seat(pk)
        return self.changed(Pair(seat, selectors.opposite(seat)))
