"""What the clock decides, lazily whenever a duel is looked at and by the worker in any case."""

import logging
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import Q

from duels import clocks, engine
from duels.errors import CannotGoOn, Stale
from duels.models import Decision, Duel
from duels.services.challenges import expire_challenges
from duels.services.holds import hold
from duels.services.table import put_down, resume, stop, take_up

log = logging.getLogger(__name__)
CHALLENGES_WAIT = timedelta(days=30)


def expire(*, duel_id: int, moment: datetime | None = None) -> bool:
    """Whoever let his time run out loses by it (W5). False where nobody has, or it was recorded already."""
    moment = moment or clocks.now()
    overdue = Q(state=Duel.State.RUNNING, deadline__lt=moment)
    try:
        with transaction.atomic():
            table = take_up(duel_id=duel_id, moment=moment, when=overdue)
            resume(table)
            stop(table, table.duel.asked, engine.StopReason.TIME, Decision.Decider.CLOCK)
            put_down(table)
    except Stale:
        return False
    except CannotGoOn as error:
        return hold(duel_id=duel_id, because=str(error), moment=moment)
    return True


def keep_time(*, duel_id: int, moment: datetime | None = None) -> bool:
    """Enforces the deadline of one duel; one query where it has not passed. True where the duel changed.

    After a silence of the service nobody loses: the deadlines move by its length first.
    """
    moment = moment or clocks.now()
    if not Duel.objects.filter(pk=duel_id, state=Duel.State.RUNNING, deadline__lt=moment).exists():
        return False
    if not clocks.is_watched(moment):
        clocks.beat(moment=moment)
        return False
    return expire(duel_id=duel_id, moment=moment)


def enforce_deadlines(*, moment: datetime | None = None) -> int:
    """The worker's job: say that the service is up, then end what is overdue, one duel at a time."""
    moment = moment or clocks.now()
    clocks.beat(moment=moment)
    ended = 0
    for duel_id in clocks.overdue(moment=moment):
        try:
            ended += expire(duel_id=duel_id, moment=moment)
        except Exception as error:
            log.error("The deadline of duel %s was not enforced: %s", duel_id, type(error).__name__)
    expire_challenges(older_than=moment - CHALLENGES_WAIT, moment=moment)
    return ended
