"""The cards in the admin: the library's to be read, all others to be corrected, with their history."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from simple_history.admin import SimpleHistoryAdmin

from cards.forms import CardForm
from cards.freshness import touch
from cards.imports.merging import ADMIN
from cards.indexing import index_cards, with_keys
from cards.models import Card, FormerPasscode, Name, Printing


class NicknameInline(admin.TabularInline):
    """Names that players use; those that are printed stand on the card itself."""

    model = Name
    fields = ("text",)
    extra = 0
    verbose_name = _("nickname")
    verbose_name_plural = _("nicknames")

    def get_queryset(self, request: HttpRequest) -> Any:
        return super().get_queryset(request).filter(sort=Name.Sort.NICKNAME)


class PrintingInline(admin.TabularInline):
    """The sets in which the card was printed."""

    model = Printing
    extra = 0


class FormerPasscodeInline(admin.TabularInline):
    """Numbers by which the card was known before."""

    model = FormerPasscode
    extra = 0


@admin.register(Card)
class CardAdmin(SimpleHistoryAdmin):
    """A card of the library is changed in the library alone; `load_library` would undo any other change.

    What an operator corrects on another card stays as it is: no import changes it again.
    """

    form = CardForm
    inlines = (NicknameInline, PrintingInline, FormerPasscodeInline)
    list_display = ("name_en", "name_zh", "passcode", "kind", "traits", "playable", "from_library")
    list_filter = ("from_library", "playable", "kind", "attribute", "race", "level")
    search_fields = ("name_en", "name_zh", "name_zh_community", "=passcode")
    search_help_text = _("A part of a name, or a whole passcode.")
    readonly_fields = ("playable", "from_library")
    list_per_page = 50
    show_full_result_count = False

    def get_readonly_fields(self, request: HttpRequest, obj: Card | None = None) -> tuple[str, ...]:
        """A card keeps its passcode; nothing that the library says of a card is an operator's to change."""
        if obj is not None and obj.from_library:
            return (*(name for name in CardForm.Meta.fields), *self.readonly_fields)
        return self.readonly_fields if obj is None else ("passcode", *self.readonly_fields)

    def has_delete_permission(self, request: HttpRequest, obj: Card | None = None) -> bool:
        """Whether the card is the operator's own."""
        return not (obj and obj.from_library) and super().has_delete_permission(request, obj)

    def save_model(self, request: HttpRequest, obj: Card, form: Any, change: bool) -> None:
        """What was corrected is marked as such."""
        if obj.from_library:
            return
        obj.provenance |= dict.fromkeys(form.changed_data, ADMIN)
        super().save_model(request, obj, form, change)

    def save_related(self, request: HttpRequest, form: Any, formsets: Any, change: bool) -> None:
        """A card is found by its new names at once, nicknames and all."""
        super().save_related(request, form, formsets, change)
        for name in form.instance.names.filter(sort=Name.Sort.NICKNAME):
            with_keys(name).save()
        if not form.instance.from_library:
            index_cards([form.instance])
        touch()

    def delete_model(self, request: HttpRequest, obj: Card) -> None:
        super().delete_model(request, obj)
        touch()

    def get_actions(self, request: HttpRequest) -> dict[str, Any]:
        """No deleting in bulk, which asks for permission once and not for each row."""
        actions = super().get_actions(request)
        actions.pop("delete_selected", None)
        return actions
