"""What players decide: an answer, or to give up."""

from collections.abc import Callable
from datetime import datetime

from django.db import transaction
from django.db.models import Q
from django.utils.translation import gettext as _

from duels import clocks, engine
from duels.engine.answers import answer_from_json
from duels.engine.errors import EngineError
from duels.errors import CannotGoOn, DuelsError, NotNow, NotThere, Refused, Stale
from duels.models import Decision, Duel, Seat
from duels.services.holds import hold
from duels.services.news import acted
from duels.services.table import Pair, Table, decide, put_down, resume, stop, take_up
from duels.services.time import keep_time
from players.models import Player


def answer(
    *,
    player: Player,
    duel_id: int,
    prompt: int,
    version: int,
    answer: object,
    moment: datetime | None = None,
    also: Callable[[], None] = lambda: None,
) -> Pair:
    """Answers the question with this id, as it was seen at this version, and runs the duel to the next.

    Raises Stale when the question was answered or anything that the player sees has changed, Refused when
    the answer is not among the options, NotThere. Nothing has changed then. What the caller has to do in the
    same transaction is given as `also`.
    """
    try:
        with transaction.atomic():
            pair = _answer(player, duel_id, prompt, version, answer, moment or clocks.now())
            acted(player, duel_id)
            also()
            return pair
    except DuelsError as error:
        put_right(duel_id=duel_id, error=error)
        raise


def _answer(player: Player, duel_id: int, prompt: int, version: int, given: object, moment: datetime) -> Pair:
    read = _read(given)
    waiting = Q(state=Duel.State.RUNNING, ordinal=prompt, deadline__gte=moment)
    table = take_up(duel_id=duel_id, moment=moment, when=waiting)
    seat = _seat_of(table, player)
    if seat.prompt_ordinal != prompt or seat.version != version:
        raise Stale
    resume(table)
    try:
        decide(table, seat.number, read, Decision.Decider.PLAYER)
    except EngineError:
        raise Refused(_("The answer is not among the options.")) from None
    put_down(table)
    return table.seen_from(seat)


def _read(given: object) -> engine.Answer:
    try:
        read = answer_from_json(given)
    except EngineError as error:
        raise Refused(_("This is not the form of an answer: %(form)s.") % {"form": error}) from None
    if isinstance(read, engine.Stop):
        raise Refused(_("The answer is not among the options."))
    return read


def _seat_of(table: Table, player: Player) -> Seat:
    seat = table.seat_of(player.pk)
    if seat is None:
        raise NotThere
    return seat


def surrender(*, player: Player, duel_id: int, moment: datetime | None = None) -> Pair:
    """The player gives up; it needs no consent and counts at once (W5)."""
    try:
        with transaction.atomic():
            table = take_up_running(player=player, duel_id=duel_id, moment=moment or clocks.now())
            seat = _seat_of(table, player)
            resume(table)
            stop(table, seat.number, engine.StopReason.SURRENDER, Decision.Decider.PLAYER)
            put_down(table)
            acted(player, duel_id)
            return table.seen_from(seat)
    except DuelsError as error:
        put_right(duel_id=duel_id, error=error)
        raise


def take_up_running(*, player: Player, duel_id: int, moment: datetime) -> Table:
    """The duel for something that needs no question. Raises NotThere, and NotNow where it does not run."""
    own = Seat.objects.filter(duel__id=duel_id, player=player).select_related("duel").first()
    if own is None:
        raise NotThere
    try:
        return take_up(duel_id=duel_id, moment=moment)
    except Stale:
        raise NotNow(_("The duel is not running."), "not_running") from None


def put_right(*, duel_id: int, error: DuelsError) -> None:
    """What a failed change leaves to be done once it is rolled back, in a transaction of its own.

    A duel that these rules cannot carry on is held; one whose time has run out is ended.
    """
    if isinstance(error, CannotGoOn):
        hold(duel_id=duel_id, because=str(error))
    elif isinstance(error, Stale):
        keep_time(duel_id=duel_id)
