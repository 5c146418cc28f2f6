"""Duels for those who run the site: what a spectator would see, and what to do with a held one.

Secrets, views, prompts, checkpoints and decisions of a duel are on no page here: an admin may be a player.
"""

from typing import Any

from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from config.lookups import ByWhatIsShown
from duels import services
from duels.errors import CannotGoOn, Stale
from duels.models import Challenge, Duel, Seat, Turn


class ReadOnly(ByWhatIsShown):
    """Rows that only services write."""

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


class SeatInline(admin.TabularInline):
    """Who plays. The deck is his secret, and so is what he is asked."""

    model = Seat
    fields = readonly_fields = ["number", "player", "draw_offered"]
    can_delete = False
    max_num = 0
    extra = 0


class TurnInline(admin.TabularInline):
    """The turns so far."""

    model = Turn
    fields = readonly_fields = [
        "number",
        "seat",
        "phases",
        "began_at",
        "ended_at",
        "life_points0",
        "life_points1",
    ]
    can_delete = False
    max_num = 0
    extra = 0


@admin.register(Duel)
class DuelAdmin(ReadOnly):
    """Duels: their course, and the way out of a hold."""

    list_display = ["id", "players", "state", "turn", "asked", "deadline", "began_at", "ending", "winner"]
    list_filter = ["state", "ending"]
    search_fields = ["seats__player__username"]
    date_hierarchy = "began_at"
    actions = ["resume", "annul"]
    inlines = [SeatInline, TurnInline]
    fields = readonly_fields = [
        "state",
        "held_because",
        "ruleset",
        "ban_list",
        "days_per_decision",
        "commitment",
        "digest",
        "turn",
        "asked",
        "began_at",
        "deadline",
        "ended_at",
        "winner",
        "ending",
    ]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Duel]:
        secret = ("checkpoint", "since")
        return super().get_queryset(request).defer(*secret).prefetch_related("seats__player")

    @admin.display(description=gettext_lazy("players"))
    def players(self, duel: Duel) -> str:
        return " – ".join(seat.player.shown_name if seat.player else "?" for seat in duel.seats.all())

    def has_settle_permission(self, request: HttpRequest) -> bool:
        """Whether this admin may decide about held duels."""
        return request.user.has_perm("duels.settle_duel")

    @admin.action(description=gettext_lazy("Resume the chosen held duels"), permissions=["settle"])
    def resume(self, request: HttpRequest, duels: QuerySet[Duel]) -> None:
        done = 0
        for pk in duels.values_list("pk", flat=True):
            try:
                services.resume_held(duel_id=pk)
                done += 1
            except Stale:
                self._not_held(request, pk)
            except CannotGoOn as error:
                said = _("Duel %(number)d still cannot go on: %(why)s.") % {"number": pk, "why": error}
                self.message_user(request, said, messages.ERROR)
        said = ngettext("%(count)d duel goes on.", "%(count)d duels go on.", done) % {"count": done}
        self.message_user(request, said, messages.SUCCESS if done else messages.INFO)

    @admin.action(description=gettext_lazy("Annul the chosen held duels"), permissions=["settle"])
    def annul(self, request: HttpRequest, duels: QuerySet[Duel]) -> None:
        done = 0
        for pk in duels.values_list("pk", flat=True):
            try:
                services.annul(duel_id=pk)
                done += 1
            except Stale:
                self._not_held(request, pk)
        said = ngettext("%(count)d duel is annulled.", "%(count)d duels are annulled.", done)
        self.message_user(request, said % {"count": done}, messages.SUCCESS if done else messages.INFO)

    def _not_held(self, request: HttpRequest, pk: int) -> None:
        said = _("Duel %(number)d is not held, so it is left as it is.") % {"number": pk}
        self.message_user(request, said, messages.WARNING)


@admin.register(Challenge)
class ChallengeAdmin(ReadOnly):
    """Challenges and what became of them."""

    list_display = ["id", "challenger", "opponent", "to_everybody", "status", "created_at", "duel"]
    list_filter = ["status", "to_everybody", "list_mode"]
    list_select_related = ["challenger", "opponent", "duel"]
    search_fields = ["challenger__username", "opponent__username"]
    fields = readonly_fields = [
        "challenger",
        "opponent",
        "to_everybody",
        "list_mode",
        "region",
        "ban_list",
        "days_per_decision",
        "first",
        "status",
        "commitment",
        "created_at",
        "answered_at",
        "duel",
    ]
