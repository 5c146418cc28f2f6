"""How challenges and duels can be listed."""

from typing import Any

import django_filters as filters
from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from duels import selectors
from duels.models import Challenge, Duel, Seat
from players import names


class ChallengeFilter(filters.FilterSet):
    """Challenges by whom they concern and by what became of them."""

    box = filters.ChoiceFilter(
        label=_("Which challenges: to me, by me, or open to everybody."),
        method="in_box",
        choices=[("incoming", _("to me")), ("outgoing", _("by me")), ("open", _("to everybody"))],
    )
    status = filters.ChoiceFilter(label=_("What became of them."), choices=Challenge.Status.choices)

    class Meta:
        model = Challenge
        fields = ["box", "status"]

    def in_box(self, rows: QuerySet[Challenge], name: str, value: str) -> QuerySet[Challenge]:
        boxes = {
            "incoming": selectors.incoming,
            "outgoing": selectors.outgoing,
            "open": selectors.to_everybody,
        }
        return boxes[value](self.request.user)


class DuelFilter(filters.FilterSet):
    """A player's duels by state, by whom they wait for, and by opponent."""

    state = filters.ChoiceFilter(
        field_name="duel__state", label=_("The state of the duel."), choices=Duel.State.choices
    )
    waiting = filters.ChoiceFilter(
        method="waiting_for",
        label=_("Whom the duel waits for: me, or the opponent."),
        choices=[("me", _("me")), ("opponent", _("the opponent"))],
    )
    opponent = filters.CharFilter(method="against", label=_("The opponent's name, in any case of letters."))

    class Meta:
        model = Seat
        fields = ["state", "waiting", "opponent"]

    def waiting_for(self, rows: QuerySet[Seat], name: str, value: str) -> QuerySet[Seat]:
        running = rows.filter(duel__state=Duel.State.RUNNING)
        return running.filter(prompt_ordinal__isnull=value != "me")

    def against(self, rows: QuerySet[Seat], name: str, value: Any) -> QuerySet[Seat]:
        theirs = Seat.objects.filter(player__name_key=names.key_of(value)).exclude(player=self.request.user)
        return rows.filter(duel__in=theirs.values("duel"))
