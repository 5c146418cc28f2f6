"""The ways of cards: moves written down for an event, nothing moved yet."""

from collections.abc import Sequence

from cards.lang.places import Place, Position
from duels.engine import events as e
from duels.engine.derive import goes_instead
from duels.engine.state import BOTTOM, Known, State, TableCard


def to_pile(state: State, card: TableCard, to: Place, *, under: bool = False) -> e.Move:
    """A card's way to a pile of its owner, whoever controlled it (F8).

    It lies face-up in a graveyard (F6). A token goes nowhere (S12), what belongs in the extra deck goes
    there instead of to a hand or a deck, and what a closed graveyard does not take is banished (X6). In a
    deck it lies on top, or `under` all others. Some cards are banished when they leave the field (X8).
    """
    printed = state.book[card.card.passcode]
    if printed.is_token:
        to = Place.NOWHERE
    elif printed.belongs_in_extra_deck and to in (Place.HAND, Place.DECK):
        to = Place.EXTRA
    elif to is Place.GRAVE and card.place is not Place.BANISHED and goes_instead(state, card):
        to = Place.BANISHED
    if card.exiled and card.place.on_field and to is not Place.NOWHERE:
        to = Place.BANISHED
    position = Position.FACE_UP if to in (Place.GRAVE, Place.BANISHED) else None
    zone = BOTTOM if under and to is Place.DECK else 0
    return e.Move(card.known, to, card.owner, zone, position, _handle(state, to))


def to_zone(
    state: State, card: TableCard, player: int, place: Place, zone: int, position: Position
) -> e.Move:
    """A card's way into a zone of a player. On the field it keeps its handle."""
    handle = card.handle if card.place.on_field else state.next_handle
    return e.Move(card.known, place, player, zone, position, handle)


def together(reason: e.Reason, player: int, moves: Sequence[e.Move], cause: Known | None = None) -> e.Moved:
    """One event for all the moves, each card with a new handle of its own in the order given (C13)."""
    numbered, fresh = [], 0
    for move in moves:
        if move.handle and not (move.card.place.on_field and move.to.on_field):
            numbered.append(move._replace(handle=move.handle + fresh))
            fresh += 1
        else:
            numbered.append(move)
    return e.Moved(reason, player, tuple(numbered), cause)


def _handle(state: State, to: Place) -> int:
    """The next public number, and none in a deck, where no card is known from another."""
    return 0 if to in (Place.DECK, Place.NOWHERE) else state.next_handle
