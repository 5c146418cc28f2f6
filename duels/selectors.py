"""What is asked of challenges and duels: each player sees his own, and of a running duel his own side."""

from typing import Any, cast

from django.db.models import Prefetch, Q, QuerySet
from django.utils.translation import get_language

from duels import canonical, questions
from duels.cardfacts import cards_in, facts_of
from duels.errors import NotThere
from duels.models import Challenge, Decision, Duel, DuelSecret, Entry, Seat, Turn
from players.models import Player

Json = dict[str, Any]


# Challenges


def challenges_for(player: Player) -> QuerySet[Challenge]:
    """Those that the player made or received, and the open ones to everybody."""
    own = Q(challenger=player) | Q(opponent=player)
    to_all = Q(to_everybody=True, status=Challenge.Status.OPEN)
    rows = Challenge.objects.filter(own | to_all)
    return rows.select_related("challenger", "opponent", "ban_list", "challenger_revision__deck")


def incoming(player: Player) -> QuerySet[Challenge]:
    return challenges_for(player).filter(opponent=player, to_everybody=False)


def outgoing(player: Player) -> QuerySet[Challenge]:
    return challenges_for(player).filter(challenger=player)


def to_everybody(player: Player) -> QuerySet[Challenge]:
    """The open challenges of others that whoever comes first can accept."""
    return (
        challenges_for(player)
        .filter(to_everybody=True, status=Challenge.Status.OPEN)
        .exclude(challenger=player)
    )


# Duels


def seats_of(player: Player) -> QuerySet[Seat]:
    """The player's seats, newest duel first; each with its duel and both players."""
    both = Prefetch("duel__seats", Seat.objects.select_related("player").order_by("number"))
    rows = (
        Seat.objects.filter(player=player).select_related("player", "duel__ban_list").prefetch_related(both)
    )
    return rows.order_by("-duel")


def seat_of(*, player: Player, duel_id: int) -> Seat:
    """The player's seat in a duel. Raises NotThere for a duel that is not his: he learns nothing of it."""
    seat = seats_of(player).filter(duel__id=duel_id).first()
    if seat is None:
        raise NotThere
    return cast(Seat, seat)


def version_of(*, player: Player, duel_id: int) -> int:
    """The version of what the player sees of a duel, in one small query. Raises NotThere."""
    seat = Seat.objects.filter(player=player, duel__id=duel_id).only("version").first()
    if seat is None:
        raise NotThere
    return seat.version


def duel_state(*, player: Player, duel_id: int) -> Json:
    """The duel as the player sees it, in the active language; what the API and the page show.

    Three queries. Nothing is computed from the hidden state: what each seat sees was stored when it changed.
    """
    return listed_state(seat_of(player=player, duel_id=duel_id))


def listed_state(seat: Seat) -> Json:
    """The state for a seat of `seats_of`."""
    return state_of(seat, opposite(seat))


def opposite(seat: Seat) -> Seat:
    """The other seat of the duel, for a seat of `seats_of`."""
    return next(each for each in seat.duel.seats.all() if each.number != seat.number)


def state_of(seat: Seat, other: Seat) -> Json:
    """The state for a seat, from what is loaded already."""
    duel = seat.duel
    view = canonical.read(seat.view)
    prompt = canonical.read(seat.prompt) if running_prompt(seat) else None
    named = (*cards_in(view), *(prompt or {}).get("passcodes", ()))
    cards = facts_of(named, get_language() or "en")
    running = duel.state == Duel.State.RUNNING
    return {
        "id": duel.pk,
        "version": seat.version,
        "state": duel.state,
        "you": seat.number,
        "response_mode": seat.response_mode,
        "seats": [_seat(each) for each in sorted((seat, other), key=lambda each: each.number)],
        "waiting_for": duel.asked if running else None,
        "deadline": duel.deadline,
        "days_per_decision": duel.days_per_decision,
        "ruleset": duel.ruleset,
        "ban_list": duel.ban_list and {"id": duel.ban_list.pk, "name": duel.ban_list.name},
        "commitment": duel.commitment,
        "began_at": duel.began_at,
        "changed_at": seat.changed_at,
        "ended_at": duel.ended_at,
        "result": _result(duel),
        "view": view,
        "prompt": prompt and {"id": seat.prompt_ordinal, **questions.asked(prompt, view, cards)},
        "cards": cards,
    }


def etag_parts(seat: Seat, other: Seat) -> tuple[object, ...]:
    """What tells one state of a duel, as this seat sees it, from another."""
    names = tuple(each.player and each.player.username for each in (seat, other))
    own = (seat.number, seat.version, seat.response_mode)
    return ("duel", seat.duel_id, *own, seat.duel.deadline, names)


def _seat(seat: Seat) -> Json:
    player = seat.player
    return {
        "seat": seat.number,
        "player": player and {"username": player.username, "is_bot": player.is_bot},
        "offers_draw": seat.draw_offered,
    }


def _result(duel: Duel) -> Json | None:
    if duel.state != Duel.State.FINISHED:
        return None
    return {"winner": duel.winner, "ending": duel.ending, "text": str(Duel.Ending(duel.ending).label)}


def running_prompt(seat: Seat) -> bool:
    """Whether this seat is asked something that it can answer now."""
    return seat.duel.state == Duel.State.RUNNING and seat.prompt_ordinal is not None


def entries_of(seat: Seat, *, after: int = -1) -> QuerySet[Entry]:
    """The log of the seat's duel from behind an entry, in order."""
    return Entry.objects.filter(duel=seat.duel_id, ordinal__gt=after).order_by("ordinal")


def entry_for(entry: Entry, seat: int | None) -> Json:
    """An entry as that seat saw it when it happened."""
    own = None if seat is None else (entry.seat0, entry.seat1)[seat]
    told = canonical.read(entry.public if own is None else own)
    return {
        "ordinal": entry.ordinal,
        "moment": entry.moment,
        "turn": entry.turn,
        "at": entry.made_at,
        **(told or {"event": "unseen"}),
    }


def turns_of(seat: Seat) -> QuerySet[Turn]:
    return Turn.objects.filter(duel=seat.duel_id).order_by("number")


def secrets_of(seat: Seat) -> Json:
    """Seed, nonces and both decks, for the two players once the duel is over. Raises NotThere before."""
    if seat.duel.state != Duel.State.FINISHED:
        raise NotThere
    secret = DuelSecret.objects.get(duel=seat.duel_id)
    seats = Seat.objects.filter(duel=seat.duel_id).select_related("revision").order_by("number")
    return {
        "seed": secret.seed,
        "commitment": seat.duel.commitment,
        "nonces": [secret.nonce0, secret.nonce1],
        "drawn_by_server": [secret.server_drew0, secret.server_drew1],
        "decks": [{"main": list(each.revision.main), "extra": list(each.revision.extra)} for each in seats],
    }


def kept_of(player: Player) -> Json:
    """What this room keeps of a player, for him to take with him: of a running duel only his own side.

    The duels are read one by one while the file is written.
    """
    made = Challenge.objects.filter(Q(challenger=player) | Q(opponent=player)).order_by("pk")
    return {
        "challenges": made.values(
            "id",
            "challenger__username",
            "opponent__username",
            "to_everybody",
            "days_per_decision",
            "status",
            "created_at",
            "answered_at",
            "duel",
        ).iterator(),
        "duels": (
            _kept_of_duel(seat)
            for seat in seats_of(player).select_related("revision").iterator(chunk_size=20)
        ),
    }


def _kept_of_duel(seat: Seat) -> Json:
    duel = seat.duel
    own = Decision.objects.filter(duel=duel, seat=seat.number).order_by("ordinal")
    return {
        "id": duel.pk,
        "seat": seat.number,
        "opponent": (player := opposite(seat).player) and player.username,
        "state": duel.state,
        "ruleset": duel.ruleset,
        "ban_list": duel.ban_list and duel.ban_list.name,
        "response_mode": seat.response_mode,
        "began_at": duel.began_at,
        "ended_at": duel.ended_at,
        "winner": duel.winner,
        "ending": duel.ending,
        "deck": {"main": list(seat.revision.main), "extra": list(seat.revision.extra)},
        "view": canonical.read(seat.view),
        "log": (entry_for(entry, seat.number) for entry in entries_of(seat).iterator()),
        "decisions": (
            {
                "ordinal": each.ordinal,
                "answer": canonical.read(each.answer),
                "decider": each.decider,
                "at": each.made_at,
            }
            for each in own.iterator()
        ),
        "secrets": secrets_of(seat) if duel.state == Duel.State.FINISHED else None,
    }
