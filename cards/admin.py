"""The cards in the admin: the library's to be read, an operator's own to be edited."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from cards.forms import CardForm
from cards.indexing import index_cards
from cards.models import Card


@admin.register(Card)
class CardAdmin(admin.ModelAdmin):
    """A card of the library is changed in the library alone; `load_library` would undo any other change."""

    form = CardForm
    list_display = ("name_en", "name_zh", "passcode", "kind", "traits", "playable", "from_library")
    list_filter = ("from_library", "playable", "kind", "attribute", "race", "level")
    search_fields = ("name_en", "name_zh", "name_zh_community", "=passcode")
    search_help_text = _("A part of a name, or a whole passcode.")
    readonly_fields = ("playable", "from_library")
    list_per_page = 50
    show_full_result_count = False

    def save_model(self, request: HttpRequest, obj: Card, form: Any, change: bool) -> None:
        """A card is found by its new names at once."""
        super().save_model(request, obj, form, change)
        index_cards([obj])

    def get_readonly_fields(self, request: HttpRequest, obj: Card | None = None) -> tuple[str, ...]:
        """A card keeps its passcode: decks and lists know it by that."""
        return self.readonly_fields if obj is None else ("passcode", *self.readonly_fields)

    def has_change_permission(self, request: HttpRequest, obj: Card | None = None) -> bool:
        """Library-owned cards can be looked at, and no more."""
        return not (obj and obj.from_library) and super().has_change_permission(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: Card | None = None) -> bool:
        """Whether the card is the operator's own."""
        return not (obj and obj.from_library) and super().has_delete_permission(request, obj)

    def get_actions(self, request: HttpRequest) -> dict[str, Any]:
        """No deleting in bulk, which asks for permission once and not for each row."""
        actions = super().get_actions(request)
        actions.pop("delete_selected", None)
        return actions
