"""Which cards a description means, on the table as it is now."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import assert_never

from cards.lang import filters as f
from cards.lang.groups import Cards
from cards.lang.inspect import admits, printed
from cards.lang.places import Place, Position
from cards.lang.players import Who
from cards.lang.terms import Kind, Stat
from duels.engine.state import Guise, State, TableCard

Value = Callable[[Stat, TableCard], int | None]
"""How a card's value is read: as printed, or as derived."""


def seats(who: Who, you: int) -> tuple[int, ...]:
    """The seats a text speaks of, its own player's first."""
    match who:
        case Who.YOU:
            return (you,)
        case Who.OPPONENT:
            return (1 - you,)
        case Who.EITHER:
            return (you, 1 - you)


def in_places(state: State, places: tuple[Place, ...], player: int) -> Iterator[TableCard]:
    """The cards of a player in these places, in the order in which they lie there."""
    side = state.sides[player]
    for place in places:
        match place:
            case Place.MONSTERS:
                uids: Sequence[int | None] = side.monsters
            case Place.SPELLS:
                uids = side.spells
            case Place.FIELD:
                uids = (side.field_zone,)
            case pile:
                uids = side.pile(pile)
        for uid in uids:
            if uid is not None:
                yield state.cards[uid]


def members(state: State, cards: Cards, you: int, this: int | None, value: Value) -> list[TableCard]:
    """All cards that a description means, its player's first; `this` is the uid of its own card."""
    return [
        card
        for player in seats(cards.of, you)
        for card in in_places(state, cards.places, player)
        if cards.filter is None or matches(cards.filter, card, this, value)
    ]


def means(state: State, cards: Cards, card: TableCard, you: int, this: int | None, value: Value) -> bool:
    """Whether one card is among those that a description means."""
    side = card.controller if card.place.on_field else card.owner
    return (
        card.place in cards.places
        and side in seats(cards.of, you)
        and (cards.filter is None or matches(cards.filter, card, this, value))
    )


def matches(filter_: f.Filter, card: TableCard, this: int | None, value: Value) -> bool:
    """Whether a card fits a description. A face-down card on the field shows only its zone (N5)."""
    if isinstance(filter_, f.And):
        return matches(filter_.left, card, this, value) and matches(filter_.right, card, this, value)
    if isinstance(filter_, f.Lying):
        return card.position in filter_.positions
    hidden = card.face_down and card.place.on_field
    match filter_:
        case f.Or(left, right):
            return matches(left, card, this, value) or matches(right, card, this, value)
        case f.Not(inner):
            return not matches(inner, card, this, value)
        case f.Other():
            return card.uid != this
        case f.OfKind(kind):
            return (card.place is Place.MONSTERS) == (kind is Kind.MONSTER) if hidden else is_of(card, kind)
        case f.AtMost(stat, number):
            found = None if hidden else value(stat, card)
            return found is not None and found <= number
        case f.AtLeast(stat, number):
            found = None if hidden else value(stat, card)
            return found is not None and found >= number
        case f.WithTrait() | f.OfAttribute() | f.OfRace() | f.Named():
            return not hidden and admits(filter_, card.card)
        case _:
            assert_never(filter_)


def matches_for_its_controller(filter_: f.Filter, card: TableCard, this: int | None, value: Value) -> bool:
    """Whether a card fits, where its controller pays, tributes or uses it as material.

    For that a face-down monster has its printed values (N5); how it lies is seen as it is.
    """
    match filter_:
        case f.And(left, right):
            return matches_for_its_controller(left, card, this, value) and matches_for_its_controller(
                right, card, this, value
            )
        case f.Or(left, right):
            return matches_for_its_controller(left, card, this, value) or matches_for_its_controller(
                right, card, this, value
            )
        case f.Not(inner):
            return not matches_for_its_controller(inner, card, this, value)
        case f.Lying():
            return matches(filter_, card, this, value)
        case _:
            shown = replace(card, position=Position.FACE_UP) if card.face_down else card
            return matches(filter_, shown, this, value)


def is_of(card: TableCard, kind: Kind) -> bool:
    """Whether a card counts as one of a kind: a trap monster is a trap as well (M12)."""
    return card.card.kind is kind or (kind is Kind.TRAP and card.guise is Guise.TRAP_MONSTER)


def as_printed(stat: Stat, card: TableCard) -> int | None:
    """A value as the card shows it; on the field "?" is 0 (N3)."""
    number = printed(stat, card.card)
    if number is None and card.place is Place.MONSTERS and card.card.is_monster:
        return 0
    return number
