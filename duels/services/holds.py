"""Duels that cannot go on by themselves: held for an admin, who resumes or annuls them."""

import logging
from datetime import datetime

from django.db import transaction
from django.db.models import Q

from duels import clocks, notices
from duels.errors import Stale
from duels.models import Duel
from duels.services.news import tell_player
from duels.services.table import Table, add_notice, finish, put_down, resume, take_up

log = logging.getLogger(__name__)
HELD = Q(state=Duel.State.HELD)


def hold(*, duel_id: int, because: str, moment: datetime | None = None) -> bool:
    """Stops a running duel and its clock; nobody's move is reinterpreted. False where it runs no more."""
    try:
        with transaction.atomic():
            table = take_up(duel_id=duel_id, moment=moment or clocks.now())
            table.duel.state, table.duel.deadline = Duel.State.HELD, None
            table.duel.held_because = because[:200]
            add_notice(table, {"event": "held"})
            put_down(table)
            _tell_both(table, notices.HELD)
    except Stale:
        return False
    log.error("Duel %s is held: %s", duel_id, because)
    return True


@transaction.atomic
def resume_held(*, duel_id: int, moment: datetime | None = None) -> Duel:
    """Sets a held duel going again, with the full time for the open question. Raises CannotGoOn, Stale."""
    table = take_up(duel_id=duel_id, moment=moment or clocks.now(), when=HELD)
    duel = table.duel
    resume(table)
    duel.state, duel.held_because = Duel.State.RUNNING, ""
    duel.deadline = clocks.deadline_from(table.moment, duel.days_per_decision)
    add_notice(table, {"event": "resumed"})
    put_down(table)
    _tell_both(table, notices.RESUMED)
    return duel


@transaction.atomic
def annul(*, duel_id: int, moment: datetime | None = None) -> Duel:
    """Ends a held duel without a result. Raises Stale for one that is not held."""
    table = take_up(duel_id=duel_id, moment=moment or clocks.now(), when=HELD)
    add_notice(table, {"event": "annulled"})
    finish(table, ending=Duel.Ending.ANNULLED, winner=None)
    put_down(table)
    return table.duel


def _tell_both(table: Table, kind: str) -> None:
    for seat in table.seats:
        key = f"duel:{table.duel.pk}:{kind}:{table.duel.entry_count}"
        tell_player(seat, kind, table.duel, table.other(seat), key)
