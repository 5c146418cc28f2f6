"""What players are told of a duel, in the transaction in which it happens. Never a card."""

from collections.abc import Sequence

from duels import notices
from duels.models import Challenge, Duel, Seat
from players import extensions, services
from players.models import Player


def tell(duel: Duel, seats: Sequence[Seat], asked_before: int | None) -> None:
    """Whose turn it is to answer, when that has changed; or how the duel ended."""
    if duel.state == Duel.State.FINISHED:
        tell_end(duel, seats)
    elif duel.state == Duel.State.RUNNING and duel.asked is not None and duel.asked != asked_before:
        asked, other = seats[duel.asked], seats[1 - duel.asked]
        tell_player(asked, notices.YOUR_TURN, duel, other, f"duel:{duel.pk}:asked:{duel.ordinal}")


def tell_end(duel: Duel, seats: Sequence[Seat]) -> None:
    """Both players, and whoever else wants to know of a duel's end."""
    told = [
        (seat.player, _params(duel, seats[1 - seat.number], ending=duel.ending, won=_won(duel, seat)))
        for seat in seats
        if seat.player is not None
    ]
    services.notify_each(kind=notices.ENDED, told=told, dedupe_key=f"duel:{duel.pk}:ended")
    first, second = (seat.player for seat in seats)
    if first is None or second is None or duel.ending == Duel.Ending.ANNULLED:
        return
    end = extensions.DuelEnd(
        duel=duel.pk,
        players=(first, second),
        winner=None if duel.winner is None else (first, second)[duel.winner],
        reason=duel.ending,
        at=duel.ended_at,
    )
    for listener in extensions.duel_ended:
        listener.hear(end)


def acted(player: Player, duel_id: int) -> None:
    """Whoever has acted need not be told any more that it was his move, on whichever way he saw it."""
    services.mark_read(player=player, dedupe_prefix=f"duel:{duel_id}:asked:")


def tell_player(seat: Seat, kind: str, duel: Duel, other: Seat, dedupe_key: str) -> None:
    if seat.player is not None:
        params = _params(duel, other)
        services.notify(player=seat.player, kind=kind, params=params, dedupe_key=dedupe_key)


def _params(duel: Duel, other: Seat, **more: object) -> dict[str, object]:
    return {"duel": duel.pk, "opponent": other.player.username if other.player else "", **more}


def _won(duel: Duel, seat: Seat) -> bool | None:
    return None if duel.winner is None else duel.winner == seat.number


def tell_of_challenge(challenge: Challenge, player: Player, other: Player, kind: str) -> None:
    """Something happened to a challenge that its other player has to know."""
    params = {"challenge": challenge.pk, "opponent": other.username, "duel": challenge.duel_id}
    services.notify(player=player, kind=kind, params=params, dedupe_key=f"challenge:{challenge.pk}:{kind}")
