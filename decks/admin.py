"""Decks in the admin: whose they are and what they are called, but not what is in them.

A private deck may be in a duel at this moment, and its cards are then nobody's to see but its owner's.
"""

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest

from config.lookups import ByWhatIsShown
from decks import services
from decks.models import Deck


@admin.register(Deck)
class DeckAdmin(ByWhatIsShown):
    list_display = ["name", "owner", "format", "visibility", "updated_at"]
    list_filter = ["format", "visibility"]
    list_select_related = ["owner"]
    search_fields = ["name", "owner__username"]
    fields = ["name", "owner", "format", "visibility", "created_at", "updated_at"]
    readonly_fields = fields

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Deck | None = None) -> bool:
        return False

    def delete_model(self, request: HttpRequest, obj: Deck) -> None:
        services.delete(deck=obj)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Deck]) -> None:
        for deck in queryset:
            services.delete(deck=deck)
