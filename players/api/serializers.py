"""Players, tokens and notifications as JSON."""

from typing import Any

from django.conf import settings
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from config.rest.serializers import KnownFieldsOnly
from players import names, zones
from players.models import ApiToken, Notification, Player, Scope
from players.rendering import Said, params_of, said
from players.services import TOKEN_DEFAULT_DAYS, TOKEN_MAX_DAYS


class SignUpSerializer(KnownFieldsOnly):
    username = serializers.CharField(
        min_length=names.MIN_LENGTH,
        max_length=names.MAX_LENGTH,
        help_text="Letters, digits, `_` and `-`; unique whatever their case.",
    )
    password = serializers.CharField(write_only=True, max_length=200, trim_whitespace=False)
    email = serializers.EmailField(required=False, allow_blank=True, help_text="Shown to nobody.")
    language = serializers.ChoiceField(settings.LANGUAGES, required=False, allow_blank=True)


class MeSerializer(KnownFieldsOnly, serializers.ModelSerializer):
    """The account of whoever asks."""

    language = serializers.ChoiceField(
        settings.LANGUAGES, allow_blank=True, required=False, help_text="Empty: as the browser says."
    )
    time_zone = serializers.CharField(
        max_length=64, validators=[zones.validate_zone], required=False, help_text="As in the tz database."
    )
    password = serializers.CharField(
        write_only=True,
        required=False,
        max_length=200,
        trim_whitespace=False,
        help_text="The present password; needed to change `email`, and never stored by this.",
    )
    new_email = serializers.SerializerMethodField(
        help_text="An address that was asked for and waits for its confirmation; else empty."
    )
    unread = serializers.SerializerMethodField(help_text="Unread notifications.")

    class Meta:
        model = Player
        fields = (
            "username",
            "is_bot",
            "date_joined",
            "about",
            "email",
            "new_email",
            "wants_mail",
            "language",
            "time_zone",
            "unread",
            "password",
        )
        read_only_fields = ("username", "is_bot", "date_joined")

    def get_new_email(self, player: Player) -> str:
        return str(self.context["new_email"])

    def get_unread(self, player: Player) -> int:
        return int(self.context["unread"])


class LeaveSerializer(KnownFieldsOnly):
    password = serializers.CharField(
        write_only=True, max_length=200, trim_whitespace=False, help_text="The present password."
    )


class PlayerSerializer(serializers.ModelSerializer):
    """What everybody may know of a player."""

    class Meta:
        model = Player
        fields = ("username", "is_bot", "about", "date_joined")
        read_only_fields = fields


class TokenSerializer(serializers.ModelSerializer):
    id = serializers.CharField(source="public_id", read_only=True)
    scopes = serializers.ListField(child=serializers.ChoiceField(Scope.choices), read_only=True)
    expires = serializers.DateTimeField(source="expiry", read_only=True)

    class Meta:
        model = ApiToken
        fields = ("id", "name", "scopes", "created", "expires")
        read_only_fields = fields


class NewTokenSerializer(KnownFieldsOnly):
    name = serializers.CharField(max_length=60, help_text="What the token is for, in your words.")
    scopes = serializers.ListField(child=serializers.ChoiceField(Scope.choices), allow_empty=False)
    days = serializers.IntegerField(
        min_value=1, max_value=TOKEN_MAX_DAYS, default=TOKEN_DEFAULT_DAYS, help_text="Days until it expires."
    )
    username = serializers.CharField(
        required=False, max_length=150, help_text="Only for those who are not signed in."
    )
    password = serializers.CharField(
        required=False,
        write_only=True,
        max_length=200,
        trim_whitespace=False,
        help_text="Goes with `username`.",
    )


class MintedTokenSerializer(TokenSerializer):
    token = serializers.CharField(read_only=True, help_text="The secret; shown this once.")

    class Meta(TokenSerializer.Meta):
        fields = (*TokenSerializer.Meta.fields, "token")


class NotificationSerializer(serializers.ModelSerializer):
    """One line of the inbox; `kind` and `params` are for programs, the words follow Accept-Language."""

    params = serializers.SerializerMethodField()
    subject = serializers.SerializerMethodField()
    text = serializers.SerializerMethodField()
    link = serializers.SerializerMethodField(help_text="The path of the page it leads to; may be empty.")

    class Meta:
        model = Notification
        fields = ("id", "kind", "params", "subject", "text", "link", "created", "read_at")
        read_only_fields = fields

    @extend_schema_field({"type": "object", "additionalProperties": True})
    def get_params(self, row: Notification) -> dict[str, Any]:
        return params_of(row)

    def get_subject(self, row: Notification) -> str:
        return self._said(row).subject

    def get_text(self, row: Notification) -> str:
        return self._said(row).text

    def get_link(self, row: Notification) -> str:
        return self._said(row).link

    def _said(self, row: Notification) -> Said:
        return said(row, self.context["request"].user)


class ReadSerializer(KnownFieldsOnly):
    up_to = serializers.IntegerField(
        required=False,
        min_value=1,
        max_value=2**63 - 1,
        help_text="The newest notification seen; without it, all are marked.",
    )


class MarkedSerializer(serializers.Serializer):
    marked = serializers.IntegerField(read_only=True, help_text="How many were unread.")
