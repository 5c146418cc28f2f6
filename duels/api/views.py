"""Challenges and duels over REST. Each view reads what was sent, calls one verb, and shows the state."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from django.db.models import QuerySet
from django.http import HttpResponse
from django.urls import reverse
from django.utils.translation import gettext as _
from drf_spectacular.utils import OpenApiExample, OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework.exceptions import ErrorDetail, ValidationError
from rest_framework.generics import GenericAPIView, ListAPIView
from rest_framework.request import Request
from rest_framework.response import Response

from banlist import selectors as ban_lists
from config.rest.etags import ETagMixin, etag_of
from config.rest.filters import require_known
from config.rest.paging import CursorPaging
from decks import selectors as decks
from duels import selectors, services
from duels.api import serializers
from duels.api.problems import problem_of
from duels.errors import CannotGoOn, DuelsError, NotThere, Stale
from duels.filters import ChallengeFilter, DuelFilter
from duels.models import Challenge, Entry, Seat, Turn
from duels.services.table import Pair
from players import selectors as players
from players.idempotency import IDEMPOTENCY_KEY, idempotent, mark_done, was_done

if TYPE_CHECKING:
    from banlist.models import BanList
    from decks.models import Deck
    from players.models import Player

RAW = ("acts", "cards", "choices", "passcodes", "where")
"""Members of a stored prompt that its options tell in full."""


def wrong(field: str, message: str, code: str) -> ValidationError:
    return ValidationError({field: [ErrorDetail(message, code)]})


def own_deck(player: "Player", pk: int) -> "Deck":
    deck = decks.decks_of(player).filter(pk=pk).first()
    if deck is None:
        raise wrong("deck", _("You have no deck with this id."), "no_such_deck")
    return deck


def shown(state: dict[str, Any]) -> dict[str, Any]:
    """The state of a duel as the API gives it."""
    if state["prompt"] is not None:
        state["prompt"] = {key: value for key, value in state["prompt"].items() if key not in RAW}
    return state


@contextmanager
def told() -> Iterator[None]:
    """What a service refuses becomes a problem."""
    try:
        yield
    except DuelsError as error:
        raise problem_of(error) from error


# Challenges


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


# Duels


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


class OneDuel(ETagMixin, GenericAPIView):
    """What all resources of one duel share: to anybody but its two players it does not exist."""

    queryset = Seat.objects.none()
    serializer_class = serializers.DuelSerializer
    write_scope = "play"

    def seat(self, pk: int) -> Seat:
        with told():
            return selectors.seat_of(player=self.request.user, duel_id=pk)

    def changed(self, pair: Pair) -> Response:
        """The duel after a change, from memory."""
        etag = etag_of(*selectors.etag_parts(*pair))
        return self.tagged(self.request, etag, lambda: shown(selectors.state_of(*pair)))

    def refused(self, pk: int, error: DuelsError) -> Exception:
        """The problem, with the fresh state where that has changed; what is left to be done is done first."""
        services.put_right(duel_id=pk, error=error)
        if not isinstance(error, Stale | CannotGoOn):
            return problem_of(error)
        return problem_of(error, duel=shown(selectors.listed_state(self.seat(pk))))


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
        try:
            pair = services.answer(
                player=request.user,
                duel_id=pk,
                also=lambda: mark_done(request),
                **given.validated_data,
            )
        except Stale as error:
            if was_done(request):
                return self.again(pk)
            raise self.refused(pk, error) from error
        except DuelsError as error:
            raise self.refused(pk, error) from error
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
        try:
            return self.once(request, pk)
        except DuelsError as error:
            raise self.refused(pk, error) from error

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
        try:
            return self.once(request, pk)
        except DuelsError as error:
            raise self.refused(pk, error) from error

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
