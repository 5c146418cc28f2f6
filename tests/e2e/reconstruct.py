"""Prints, as JSON, what a site's database says of its duels: `python -m tests.e2e.reconstruct`.

Each duel is played again by the engine from its seed, its decks and its decisions. What lay open to a player,
and since when, is read from the engine's whole state here and not from its views, which are what is tested.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any

import django


def main() -> None:
    django.setup()
    from duels.models import Duel

    duels = Duel.objects.select_related("secret").order_by("pk")
    sys.stdout.write(json.dumps([describe(duel) for duel in duels]))


def describe(duel: Any) -> dict[str, Any]:
    """One duel: its players and decks, when which passcodes lay open, and what was stored of its end."""
    seats = list(duel.seats.select_related("player", "revision").order_by("number"))
    decisions = list(duel.decisions.order_by("ordinal"))
    entries = list(duel.entries.order_by("ordinal"))
    return {
        "id": duel.pk,
        "state": duel.state,
        "winner": duel.winner,
        "ending": duel.ending,
        "ended_at": duel.ended_at.timestamp() if duel.ended_at else None,
        "players": [seat.player.username for seat in seats],
        "decks": [[*seat.revision.main, *seat.revision.extra] for seat in seats],
        "secrets": [duel.secret.seed, duel.secret.nonce0, duel.secret.nonce1],
        "opened": list(opened(duel, seats, decisions)),
        "decisions": [
            {"ordinal": row.ordinal, "seat": row.seat, "decider": row.decider} for row in decisions
        ],
        "entries": [
            {"ordinal": row.ordinal, "moment": row.moment, "turn": row.turn, **json.loads(row.public)}
            for row in entries
        ],
        "turns": [[row.number, row.seat, row.ended_at is not None] for row in duel.turns.order_by("number")],
    }


def opened(duel: Any, seats: list[Any], decisions: list[Any]) -> Iterator[dict[str, Any]]:
    """The moments at which cards of a player came to lie open, as their passcodes, played anew."""
    from cards.library import LIBRARY
    from duels import engine, seeds
    from duels.engine.answers import answer_from_json
    from duels.engine.events import Shown

    sides = (side_of(engine, seats[0]), side_of(engine, seats[1]))
    ruleset = engine.RULESETS[duel.ruleset]
    played = engine.start(LIBRARY, ruleset, sides, seeds.key(duel.secret), first=duel.first)
    seen: tuple[set[int], set[int]] = (set(), set())
    for decision in decisions:
        answer = answer_from_json(json.loads(decision.answer))
        if isinstance(answer, engine.Stop):
            played.stop(decision.seat, answer)
        else:
            played.answer(decision.seat, answer)
        # What was shown to both players was open at that moment, wherever it lies now (C19).
        events = (happening.event for happening in played.take_events())
        shown = [card for event in events if isinstance(event, Shown) for card in event.cards]
        for owner in (0, 1):
            now = {card.card.passcode for card in played._game.state.cards if lies_open(card, owner)}
            now.update(card.passcode for card in shown if card.owner == owner)
            if new := now - seen[owner]:
                seen[owner].update(new)
                yield {"at": decision.made_at.timestamp(), "owner": owner, "passcodes": sorted(new)}
    stored = (duel.winner, duel.ending)
    again = (played.result.winner, played.result.ending.value) if played.result else (None, "")
    if stored != again:
        raise AssertionError(f"duel {duel.pk} is stored as {stored} and played as {again}")


def side_of(engine: Any, seat: Any) -> Any:
    return engine.Seat(main=tuple(seat.revision.main), extra=tuple(seat.revision.extra))


def lies_open(card: Any, owner: int) -> bool:
    """Face-up on the field, in a graveyard or banished face-up: F3, said once more and independently."""
    if card.owner != owner or card.place.value in ("deck", "hand", "extra"):
        return False
    return card.place.value == "grave" or not card.face_down


if __name__ == "__main__":
    main()
