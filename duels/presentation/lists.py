"""Duels as rows of a list."""

from dataclasses import dataclass
from datetime import datetime

from django.utils.translation import gettext as _

from duels.models import Duel, Seat
from duels.presentation.story import outcome
from duels.presentation.table import Names


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A duel in the list of one of its players. `tone` is won, lost or none for a finished one."""

    pk: int
    opponent: str
    turn: int
    waits_for_me: bool
    held: bool
    deadline: datetime | None
    ended_at: datetime | None
    tone: str = ""
    outcome: str = ""


def row(seat: Seat) -> Row:
    duel = seat.duel
    names = _names(duel)
    finished = duel.state == Duel.State.FINISHED
    tone = "none" if duel.winner is None else "won" if duel.winner == seat.number else "lost"
    return Row(
        pk=duel.pk,
        opponent=names[1 - seat.number],
        turn=duel.turn,
        waits_for_me=duel.state == Duel.State.RUNNING and seat.prompt_ordinal is not None,
        held=duel.state == Duel.State.HELD,
        deadline=duel.deadline,
        ended_at=duel.ended_at,
        tone=tone if finished else "",
        outcome=outcome(duel.winner, duel.ending, names) if finished else "",
    )


def _names(duel: Duel) -> Names:
    first, second = (
        seat.player.shown_name if seat.player else _("a former player")
        for seat in sorted(duel.seats.all(), key=lambda seat: seat.number)
    )
    return first, second
