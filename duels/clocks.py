"""Clocks: a deadline for each question, and no loss by time while the service was down.

A question has so many days. The days begin anew when something happens that both players see; a choice that
is still half-made, and so hidden from the other player, is made within the days of the choice it belongs to.
"""

from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from duels.models import Duel, Heartbeat

LONGEST_SILENCE = timedelta(minutes=5)
"""A gap between two beats that still counts as service."""
BEAT_EVERY = 30.0
"""Seconds between two runs of the worker's job."""
WORKER = "worker"


def deadline_from(moment: datetime, days: int) -> datetime:
    return moment + timedelta(days=days)


def now() -> datetime:
    return timezone.now()


def beat(*, moment: datetime | None = None) -> timedelta:
    """Say that the service is up. After a silence every running deadline moves by its length, exactly once.

    Returns by how much the deadlines moved. Of two workers that beat at once, one moves them.
    """
    moment = moment or now()
    last, made = Heartbeat.objects.get_or_create(name=WORKER, defaults={"beat_at": moment})
    if made or moment <= last.beat_at:
        return timedelta(0)
    silence = moment - last.beat_at
    return _shift(last.beat_at, moment, silence if silence > LONGEST_SILENCE else timedelta(0))


def _shift(before: datetime, moment: datetime, silence: timedelta) -> timedelta:
    with transaction.atomic():
        mine = Heartbeat.objects.filter(name=WORKER, beat_at=before).update(beat_at=moment)
        if not mine or not silence:
            return timedelta(0)
        running = Duel.objects.filter(state=Duel.State.RUNNING, deadline__isnull=False)
        running.update(deadline=F("deadline") + silence)
        return silence


def is_watched(moment: datetime) -> bool:
    """Whether the service was up until a moment ago: only then does anybody lose by time."""
    return Heartbeat.objects.filter(name=WORKER, beat_at__gte=moment - LONGEST_SILENCE).exists()


def overdue(*, moment: datetime) -> list[int]:
    """The running duels whose deadline has passed, the longest overdue first."""
    due = Duel.objects.filter(state=Duel.State.RUNNING, deadline__lt=moment)
    return list(due.order_by("deadline", "pk").values_list("pk", flat=True))
