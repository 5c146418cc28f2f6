"""Agreed draws (W5): offered, taken back, declined, accepted."""

from datetime import datetime

from django.db import transaction
from django.utils.translation import gettext as _

from duels import clocks, engine, notices
from duels.errors import DuelsError, NotNow
from duels.models import Decision, Seat
from duels.services.news import tell_player
from duels.services.play import put_right, take_up_running
from duels.services.table import Pair, Table, add_notice, put_down, resume, stop
from players.models import Player


@transaction.atomic
def offer_draw(*, player: Player, duel_id: int, moment: datetime | None = None) -> Pair:
    """Offers a draw, once in a turn; where the other offers one already, it is agreed."""
    table, seat, other = _taken_up(player, duel_id, moment)
    if other.draw_offered:
        return _agree(table, seat)
    if seat.draw_offered or seat.draw_offered_turn == table.duel.turn:
        raise NotNow(_("You have offered a draw in this turn already."), "offered_already")
    seat.draw_offered, seat.draw_offered_turn = True, table.duel.turn
    add_notice(table, {"event": "draw_offered", "player": seat.number})
    put_down(table)
    key = f"duel:{duel_id}:draw:{seat.number}:{table.duel.turn}"
    tell_player(other, notices.DRAW_OFFERED, table.duel, seat, key)
    return table.seen_from(seat)


@transaction.atomic
def withdraw_draw(*, player: Player, duel_id: int, moment: datetime | None = None) -> Pair:
    table, seat, _other = _taken_up(player, duel_id, moment)
    if not seat.draw_offered:
        raise NotNow(_("You have offered no draw."), "no_offer")
    seat.draw_offered = False
    add_notice(table, {"event": "draw_withdrawn", "player": seat.number})
    put_down(table)
    return table.seen_from(seat)


@transaction.atomic
def decline_draw(*, player: Player, duel_id: int, moment: datetime | None = None) -> Pair:
    table, seat, other = _taken_up(player, duel_id, moment)
    if not other.draw_offered:
        raise NotNow(_("The opponent has offered no draw."), "no_offer")
    other.draw_offered = False
    add_notice(table, {"event": "draw_declined", "player": seat.number})
    put_down(table)
    key = f"duel:{duel_id}:draw-declined:{other.number}:{other.draw_offered_turn}"
    tell_player(other, notices.DRAW_DECLINED, table.duel, seat, key)
    return table.seen_from(seat)


def accept_draw(*, player: Player, duel_id: int, moment: datetime | None = None) -> Pair:
    try:
        with transaction.atomic():
            table, seat, other = _taken_up(player, duel_id, moment)
            if not other.draw_offered:
                raise NotNow(_("The opponent has offered no draw."), "no_offer")
            return _agree(table, seat)
    except DuelsError as error:
        put_right(duel_id=duel_id, error=error)
        raise


def _taken_up(player: Player, duel_id: int, moment: datetime | None) -> tuple[Table, Seat, Seat]:
    table = take_up_running(player=player, duel_id=duel_id, moment=moment or clocks.now())
    seat = next(seat for seat in table.seats if seat.player_id == player.pk)
    return table, seat, table.other(seat)


def _agree(table: Table, seat: Seat) -> Pair:
    resume(table)
    stop(table, seat.number, engine.StopReason.AGREEMENT, Decision.Decider.PLAYER)
    put_down(table)
    return table.seen_from(seat)
