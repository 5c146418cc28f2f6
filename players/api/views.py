"""Signing up, oneself, others, tokens and the inbox over REST."""

from typing import Any

from django.contrib.auth import authenticate, logout
from django.core.exceptions import ValidationError
from django.db import transaction
from django.db.models import QuerySet
from django.http import Http404
from django.http.response import HttpResponseBase
from django.urls import reverse
from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiExample, OpenApiResponse, extend_schema
from rest_framework import generics, status
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import BaseThrottle
from rest_framework.views import APIView

from config.rest.etags import ETagMixin, etag_of, require_match
from config.rest.filters import require_known
from config.rest.throttles import AnonThrottle, AuthThrottle, PlayerThrottle
from players import addresses, leaving, limits, selectors, services, takeout
from players.api.permissions import HasScope
from players.api.serializers import (
    LeaveSerializer,
    MarkedSerializer,
    MeSerializer,
    MintedTokenSerializer,
    NewTokenSerializer,
    NotificationSerializer,
    PlayerSerializer,
    ReadSerializer,
    SignUpSerializer,
    TokenSerializer,
)
from players.filters import InboxFilter
from players.models import ApiToken, Notification, Player, Scope

PASSWORD_THROTTLES: list[type[BaseThrottle]] = [AnonThrottle, PlayerThrottle, AuthThrottle]


def checked_password(request: Request, name: str, password: str) -> Player:
    """The player whose password this is; attempts are counted, and a failure does not tell what was wrong."""
    try:
        limits.count_sign_in(request._request, name)
    except limits.TooOften as error:
        raise error.as_problem() from None
    player = authenticate(request._request, username=name, password=password)
    if not isinstance(player, Player):
        raise AuthenticationFailed(_("Name and password do not belong together."), "wrong_password")
    return player


def require_password(player: Player, password: str) -> None:
    """Whoever holds a session or a token shows that he is the player; attempts are counted."""
    try:
        limits.count_present_password(player)
    except limits.TooOften as error:
        raise error.as_problem() from None
    if not player.check_password(password):
        raise AuthenticationFailed(_("This is not your password."), "wrong_password")


class SignUpView(APIView):
    permission_classes = [AllowAny]
    throttle_classes = PASSWORD_THROTTLES

    @extend_schema(
        operation_id="players_sign_up",
        summary="Sign up",
        request=SignUpSerializer,
        responses={201: PlayerSerializer},
        examples=[
            OpenApiExample(
                "A new player", {"username": "Yugi", "password": "dark magician 7"}, request_only=True
            )
        ],
    )
    def post(self, request: Request) -> Response:
        asked = SignUpSerializer(data=request.data)
        asked.is_valid(raise_exception=True)
        try:
            limits.count_sign_up(request._request)
        except limits.TooOften as error:
            raise error.as_problem() from None
        player = services.sign_up(**asked.validated_data)
        location = reverse("api-player", kwargs={"username": player.username})
        return Response(
            PlayerSerializer(player).data, status.HTTP_201_CREATED, headers={"Location": location}
        )


class PlayerView(generics.RetrieveAPIView):
    """What everybody may know of a player."""

    serializer_class = PlayerSerializer
    queryset = Player.objects.none()
    lookup_field = "username"
    anonymous_reads = True

    @extend_schema(operation_id="players_retrieve", summary="A player")
    def get(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        return super().get(request, *args, **kwargs)

    def get_object(self) -> Player:
        require_known(self.request, ())
        player = selectors.player_named(self.kwargs["username"])
        if player is None:
            raise Http404
        return player


class MeView(ETagMixin, APIView):
    @extend_schema(operation_id="me_retrieve", summary="My account", responses=MeSerializer)
    def get(self, request: Request) -> Response:
        require_known(request, ())
        return self._shown(request)

    @extend_schema(
        operation_id="me_update",
        summary="Change my account",
        description="Changing `email` needs the present `password`: who reads your mail can set a new one. "
        "The new address stands in `new_email` until the link in a mail to it is followed; giving the "
        "present one takes that back.",
        request=MeSerializer,
        responses=MeSerializer,
        examples=[OpenApiExample("Chinese", {"language": "zh-hans"}, request_only=True)],
    )
    def patch(self, request: Request) -> Response:
        asked = MeSerializer(_player(request), data=request.data, partial=True)
        asked.is_valid(raise_exception=True)
        changes = dict(asked.validated_data)
        password, email = changes.pop("password", None), changes.pop("email", None)
        if email is not None and Player.objects.normalize_email(email) != _player(request).email:
            self._require_password(request, password)
        with transaction.atomic():
            player = services.hold(_player(request))
            require_match(request, self._etag(self._facts(player)))
            request.user, _waits = addresses.change_account(player=player, email=email, **changes)
        return self._shown(request)

    def _require_password(self, request: Request, password: str | None) -> None:
        player = _player(request)
        if password is None:
            needed = _("Give your present password to change the e-mail address.")
            raise ValidationError({"password": ValidationError(needed, "required")})
        require_password(player, password)
        try:
            limits.count_new_address(player)
        except limits.TooOften as error:
            raise error.as_problem() from None

    def _shown(self, request: Request) -> Response:
        facts = self._facts(_player(request))
        return self.tagged(request, self._etag(facts), lambda: facts)

    def _facts(self, player: Player) -> dict[str, Any]:
        context = {"unread": selectors.unread_count(player), "new_email": addresses.pending_of(player)}
        return dict(MeSerializer(player, context=context).data)

    def _etag(self, facts: dict[str, Any]) -> str:
        return etag_of(*facts.values())


class MyDataView(APIView):
    read_scope = Scope.MANAGE

    @extend_schema(
        operation_id="me_data",
        summary="Everything the site keeps of me",
        description="One JSON file with what each room keeps: the account, tokens without their secrets, the "
        "inbox, decks with all revisions, challenges, and duels with what you were shown of them. It can be "
        "had a few times in an hour.",
        responses={200: OpenApiTypes.OBJECT},
    )
    def get(self, request: Request) -> HttpResponseBase:
        require_known(request, ())
        try:
            limits.count_takeout(_player(request))
        except limits.TooOften as error:
            raise error.as_problem() from None
        return takeout.file_of(_player(request))


class LeaveView(APIView):
    throttle_classes = PASSWORD_THROTTLES

    @extend_schema(
        operation_id="me_leave",
        summary="Close my account for good",
        description="Duels under way are surrendered, decks and everything else of yours deleted, and duels "
        "that are over name a former player. Nothing brings the account back.",
        request=LeaveSerializer,
        responses={204: None},
    )
    def post(self, request: Request) -> Response:
        asked = LeaveSerializer(data=request.data)
        asked.is_valid(raise_exception=True)
        player = _player(request)
        require_password(player, asked.validated_data["password"])
        leaving.leave(player=player)
        logout(request._request)
        return Response(status=status.HTTP_204_NO_CONTENT)


class MayMint(HasScope):
    """Whoever gives a name and a password may ask for a token; everybody else needs the scope."""

    def has_permission(self, request: Request, view: Any) -> bool:
        if request.method == "POST" and not request.user.is_authenticated:
            return True
        return super().has_permission(request, view)


class TokensView(generics.ListAPIView):
    """My tokens, without their secrets."""

    serializer_class = TokenSerializer
    queryset = ApiToken.objects.none()
    permission_classes = [MayMint]
    throttle_classes = [AnonThrottle, PlayerThrottle]
    read_scope = Scope.MANAGE
    ordering = ("-created", "public_id")

    def get_queryset(self) -> QuerySet[ApiToken]:
        return selectors.tokens_of(_player(self.request))

    @extend_schema(operation_id="tokens_list", summary="My tokens")
    def get(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        return super().get(request, *args, **kwargs)

    @extend_schema(
        operation_id="tokens_create",
        summary="Make a token",
        description="From a session, with name and password, or with a token that has the scope `manage`; "
        "such a token gives no scope that it lacks and lives no longer. The secret is shown once.",
        request=NewTokenSerializer,
        responses={201: MintedTokenSerializer},
        auth=[{"token": []}, {"cookieAuth": []}, {}],
        examples=[
            OpenApiExample(
                "For a bot", {"name": "my bot", "scopes": ["read", "play"], "days": 30}, request_only=True
            )
        ],
    )
    def post(self, request: Request) -> Response:
        asked = NewTokenSerializer(data=request.data)
        asked.is_valid(raise_exception=True)
        wanted = dict(asked.validated_data)
        name, password = wanted.pop("username", None), wanted.pop("password", None)
        if request.user.is_authenticated:
            player = _player(request)
        elif name is None or password is None:
            raise AuthenticationFailed(_("Sign in, or give username and password."), "not_authenticated")
        else:
            player = checked_password(request, name, password)
        minted_by = request.auth if isinstance(request.auth, ApiToken) else None
        row, token = services.create_token(player=player, minted_by=minted_by, **wanted)
        data = {**TokenSerializer(row).data, "token": token}
        return Response(
            data,
            status.HTTP_201_CREATED,
            headers={"Location": reverse("api-token", kwargs={"id": row.public_id})},
        )


class TokenView(generics.RetrieveAPIView):
    serializer_class = TokenSerializer
    queryset = ApiToken.objects.none()
    read_scope = Scope.MANAGE
    lookup_field = "public_id"
    lookup_url_kwarg = "id"

    def get_queryset(self) -> QuerySet[ApiToken]:
        return selectors.tokens_of(_player(self.request))

    @extend_schema(operation_id="tokens_retrieve", summary="One of my tokens")
    def get(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        return super().get(request, *args, **kwargs)

    @extend_schema(operation_id="tokens_revoke", summary="Revoke a token", responses={204: None})
    def delete(self, request: Request, id: str) -> Response:
        if not services.revoke_token(player=_player(request), public_id=id):
            raise Http404
        return Response(status=status.HTTP_204_NO_CONTENT)


class InboxView(generics.ListAPIView):
    """What I was told, newest first."""

    serializer_class = NotificationSerializer
    queryset = Notification.objects.none()
    filterset_class = InboxFilter
    ordering = ("-id",)

    def get_queryset(self) -> QuerySet[Notification]:
        return selectors.inbox_of(_player(self.request))

    @extend_schema(operation_id="inbox_list", summary="My inbox")
    def get(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        return super().get(request, *args, **kwargs)


class InboxReadView(APIView):
    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="inbox_read_all",
        summary="Mark my inbox read",
        request=ReadSerializer,
        responses=MarkedSerializer,
        examples=[OpenApiExample("Up to the newest seen", {"up_to": 812}, request_only=True)],
    )
    def post(self, request: Request) -> Response:
        asked = ReadSerializer(data=request.data)
        asked.is_valid(raise_exception=True)
        marked = services.mark_read(player=_player(request), **asked.validated_data)
        return Response({"marked": marked})


class NotificationReadView(APIView):
    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="inbox_read",
        summary="Mark one notification read",
        request=None,
        responses={204: OpenApiResponse(description="It is read; it may have been before.")},
    )
    def post(self, request: Request, pk: int) -> Response:
        player = _player(request)
        if (
            not services.mark_read(player=player, pk=pk)
            and not selectors.inbox_of(player).filter(pk=pk).exists()
        ):
            raise Http404
        return Response(status=status.HTTP_204_NO_CONTENT)


def _player(request: Request) -> Player:
    player = request.user
    assert isinstance(player, Player)
    return player
