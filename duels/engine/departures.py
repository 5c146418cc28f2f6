"""Cards that moved: what was destroyed, sent, discarded, tributed or banished, as it was before it moved."""

from collections.abc import Iterator
from dataclasses import replace

from cards.lang import occasions as o
from cards.lang.groups import Cards, Pronoun
from cards.lang.places import Place, Position
from duels.engine import events as e
from duels.engine import select
from duels.engine.state import Known, State, TableCard

CAUSES = {
    e.Reason.BATTLE: o.Cause.BATTLE,
    e.Reason.DESTRUCTION: o.Cause.EFFECT,
    e.Reason.RULE_DESTRUCTION: o.Cause.RULE,
}
"""The three causes of destruction (X1)."""

Departure = (
    o.Sent | o.Leaves | o.Destroyed | o.DestroyedAndSent | o.Banished | o.Discarded | o.Tributed | o.Drawn
)
"""The occasions that are told by cards having moved."""


def departed(
    state: State, occasion: Departure, card: TableCard, you: int, event: e.Moved
) -> tuple[Known, ...] | None:
    """The cards of a move that an occasion speaks of, as they were; None where it speaks of none.

    What was destroyed because its summon or its activation was negated was never there (S3, M10).
    """
    if event.reason is e.Reason.NEGATION:
        return None
    found = tuple(
        move.card
        for move in event.moves
        if _is_such(occasion, event, move, you) and _is_meant(state, occasion, move.card, card, you)
    )
    return found or None


def _is_such(occasion: Departure, event: e.Moved, move: e.Move, you: int) -> bool:
    """Whether a card made a move of this kind."""
    match occasion:
        case o.Sent(_, from_):
            return move.to is Place.GRAVE and move.card.place in from_
        case o.Leaves(card):
            # A monster that lay face-down says nothing of its own leaving (so ruled for Absolute Zero).
            unseen = card is Pronoun.THIS and move.card.position is Position.FACE_DOWN_DEFENSE
            return move.card.place.on_field and not move.to.on_field and not unseen
        case o.DestroyedAndSent(_, by, whose, under):
            if under is not None and not _was_under(move.card, select.seats(under, you)):
                return False
            return move.to is Place.GRAVE and _is_destroyed(event, by, select.seats(whose, you))
        case o.Destroyed(_, by, whose):
            return _is_destroyed(event, by, select.seats(whose, you))
        case o.Banished():
            return move.to is Place.BANISHED
        case o.Discarded(_, by):
            return event.reason is e.Reason.DISCARD and (
                by is None or (event.cause is not None and effect_player(event) in select.seats(by, you))
            )
        case o.Tributed():
            return event.reason is e.Reason.TRIBUTE
        case o.Drawn(by):
            return event.reason is e.Reason.DRAW and event.player in select.seats(by, you)


def _was_under(card: Known, seats: tuple[int, ...]) -> bool:
    """Whether a card was on the field under the control of one of these players."""
    return card.place.on_field and card.controller in seats


def _is_destroyed(event: e.Moved, by: tuple[o.Cause, ...], seats: tuple[int, ...]) -> bool:
    """Whether cards were destroyed in one of these ways, and where by an effect, by one of a player (X1)."""
    cause = CAUSES.get(event.reason)
    return cause in by and (cause is not o.Cause.EFFECT or effect_player(event) in seats)


def effect_player(event: e.Moved) -> int:
    """Whose effect it was; without a cause, who made the move."""
    return event.cause.controller if event.cause is not None else event.player


def _is_meant(state: State, occasion: Departure, known: Known, card: TableCard, you: int) -> bool:
    if isinstance(occasion, o.Drawn):
        return True
    if isinstance(occasion.card, Pronoun):
        return known.uid == card.uid
    return means_then(state, occasion.card, known, card, you)


def means_then(state: State, cards: Cards, known: Known, card: TableCard, you: int) -> bool:
    """Whether a description means a card as it was known to be."""
    then = replace(
        state.cards[known.uid],
        place=known.place,
        controller=known.controller,
        position=known.position,
        zone=known.zone,
    )
    return select.means(state, cards, then, you, card.uid, select.as_printed)


def own_move(occasion: o.Occasion) -> bool:
    """Whether an occasion speaks of its own card's having moved, which takes it from its place."""
    return any(
        isinstance(
            one, o.Sent | o.Leaves | o.Destroyed | o.DestroyedAndSent | o.Banished | o.Discarded | o.Tributed
        )
        and one.card is Pronoun.THIS
        for one in single(occasion)
    )


def single(occasion: o.Occasion) -> Iterator[o.Occasion]:
    """The occasions that make up one."""
    if isinstance(occasion, o.EitherOf):
        for one in occasion.occasions:
            yield from single(one)
    else:
        yield occasion
