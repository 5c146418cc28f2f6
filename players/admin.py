"""Players and what they are told, for the operator; no secret is shown."""

from collections.abc import Iterable
from typing import Any

from django import forms
from django.contrib import admin, messages
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.forms import AdminUserCreationForm
from django.core.exceptions import ValidationError
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from config.lookups import ByWhatIsShown
from players import leaving, newcomers
from players.forms import AdminSignInForm, OperatorsPasswordForm
from players.models import ApiToken, Notification, OutboxMessage, Player

Deleted = tuple[list[str], dict[Any, int], set[str], list[str]]
"""What an admin's page says before it deletes: lines, counts, permissions lacked, and what is in the way."""

admin.site.login_form = AdminSignInForm


class NewPlayerForm(AdminUserCreationForm):
    class Meta:
        model = Player
        fields = ("username",)
        field_classes = {"username": forms.CharField}


@admin.register(Player)
class PlayerAdmin(ByWhatIsShown, UserAdmin):
    add_form = NewPlayerForm
    change_password_form = OperatorsPasswordForm
    list_display = ("username", "email", "is_bot", "is_staff", "is_active", "date_joined")
    list_filter = ("is_bot", "is_staff", "is_active")
    search_fields = ("username", "name_key", "email")
    ordering = ("username",)
    fieldsets = (
        (None, {"fields": ("username", "password", "is_bot", "about")}),
        (_("Preferences"), {"fields": ("email", "wants_mail", "language", "time_zone")}),
        (
            _("Permissions"),
            {"fields": ("is_active", "is_staff", "is_superuser", "groups", "user_permissions")},
        ),
        (_("Times"), {"fields": ("last_login", "date_joined")}),
    )
    readonly_fields = ("last_login", "date_joined")

    def save_model(self, request: HttpRequest, obj: Player, form: forms.ModelForm, change: bool) -> None:
        super().save_model(request, obj, form, change)
        if not change:
            newcomers.tell_of(obj)

    def has_change_permission(self, request: HttpRequest, obj: Player | None = None) -> bool:
        """What is left of somebody who left stays as it is."""
        return super().has_change_permission(request, obj) and (obj is None or obj.left_at is None)

    def has_delete_permission(self, request: HttpRequest, obj: Player | None = None) -> bool:
        return super().has_delete_permission(request, obj) and (obj is None or obj.left_at is None)

    def get_deleted_objects(self, objs: Iterable[Player], request: HttpRequest) -> Deleted:
        """Deleting an account is what its owner's leaving is: duels stay, for the others who played them."""
        found = [each for each in objs if each.left_at is None]
        lines = [f"{player}: {said}" for player in found for said in leaving.what_is_lost(player) or [""]]
        return lines, {Player._meta.verbose_name_plural: len(found)}, set(), []

    def delete_model(self, request: HttpRequest, obj: Player) -> None:
        self._leave(request, obj)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Player]) -> None:
        for player in queryset.filter(left_at=None):
            self._leave(request, player)

    def _leave(self, request: HttpRequest, player: Player) -> None:
        try:
            leaving.leave(player=player)
        except ValidationError as error:
            self.message_user(request, f"{player}: {error.messages[0]}", messages.ERROR)


class ReadOnlyAdmin(ByWhatIsShown):
    """Shown and deleted, never written by hand."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: object = None) -> bool:
        return False


@admin.register(ApiToken)
class ApiTokenAdmin(ReadOnlyAdmin):
    list_display = ("name", "user", "scope_names", "created", "expiry")
    fields = ("name", "user", "scope_names", "public_id", "created", "expiry")
    search_fields = ("name", "user__username")
    list_select_related = ("user",)


@admin.register(OutboxMessage)
class OutboxMessageAdmin(ReadOnlyAdmin):
    list_display = ("kind", "player", "channel", "due", "attempts", "sent_at", "given_up_at", "last_error")
    fields = list_display
    list_filter = ("kind", "channel", ("sent_at", admin.EmptyFieldListFilter))
    list_select_related = ("player",)


@admin.register(Notification)
class NotificationAdmin(ReadOnlyAdmin):
    list_display = ("kind", "player", "created", "read_at")
    fields = list_display
    list_filter = ("kind",)
    search_fields = ("player__username",)
    list_select_related = ("player",)
