"""Which cards a description means, on the table as it is now."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple, Protocol

from cards.lang import filters as f
from cards.lang.groups import Cards
from cards.lang.inspect import admits, printed
from cards.lang.places import Place, Position
from cards.lang.players import Who
from cards.lang.series import belongs
from cards.lang.terms import Attribute, Kind, Race, Stat
from duels.engine.state import LYING, NEVER, Guise, State, TableCard


class Looks(NamedTuple):
    """What a card is called and what kind of monster it is, where effects make it another (X10)."""

    names: tuple[str, ...]
    attributes: tuple[Attribute, ...]
    race: Race | None
    series: tuple[str, ...]


class Value(Protocol):
    """How a card's values and looks are read: as printed, or as derived."""

    def __call__(self, stat: Stat, card: TableCard) -> int | None:
        """A value, or None where it is unknown."""

    def looks(self, card: TableCard) -> Looks | None:
        """What the card looks like now, or None where it looks as printed."""


def seats(who: Who, you: int) -> tuple[int, ...]:
    """The seats a text speaks of, its own player's first."""
    return _SEATS[who][you]


_SEATS: dict[Who, tuple[tuple[int, ...], tuple[int, ...]]] = {
    Who.YOU: ((0,), (1,)),
    Who.OPPONENT: ((1,), (0,)),
    Who.EITHER: ((0, 1), (1, 0)),
}


def in_places(state: State, places: tuple[Place, ...], player: int) -> list[TableCard]:
    """The cards of a player in these places, in the order in which they lie there."""
    side, cards = state.sides[player], state.cards
    uids: list[int | None] = []
    for place in places:
        uids += LYING[place](side)
    return [cards[uid] for uid in uids if uid is not None]


def members(state: State, cards: Cards, you: int, this: int | None, value: Value) -> list[TableCard]:
    """All cards that a description means, its player's first; `this` is the uid of its own card."""
    filter_ = compared(cards.filter, state, this, value)
    return [
        card
        for player in seats(cards.of, you)
        for card in in_places(state, cards.places, player)
        if filter_ is None or matches(filter_, card, this, value)
    ]


def compared(filter_: f.Filter | None, state: State, this: int | None, value: Value) -> f.Filter | None:
    """A description in which what is compared with its own card, or with the field, has been settled."""
    if filter_ is None or not compares(filter_):
        return filter_
    match filter_:
        case f.NameOnField():
            return any_named(names_on_field(state, value)) or filter_
        case f.TotalOnField(stat, described):
            there = members(state, Cards((Place.MONSTERS,), Who.EITHER, described), 0, this, value)
            total = sum(value(stat, card) or 0 for card in there)
            return f.AtMost(stat, total) & f.AtLeast(stat, total)
        case f.LowerThanThis(stat, than) if this is not None:
            return f.AtMost(stat, (value(than, state.cards[this]) or 0) - 1)
        case f.And(left, right) | f.Or(left, right):
            first, second = (compared(part, state, this, value) for part in (left, right))
            assert first is not None
            assert second is not None
            return type(filter_)(first, second)
        case f.Not(inner):
            within = compared(inner, state, this, value)
            assert within is not None
            return f.Not(within)
    return filter_


def without_comparison(cards: Cards) -> Cards:
    """A description from which is left out what compares with its own card."""
    return replace(cards, filter=_uncompared(cards.filter))


def _uncompared(filter_: f.Filter | None) -> f.Filter | None:
    match filter_:
        case f.LowerThanThis():
            return None
        case f.And(left, right):
            kept = [part for part in (_uncompared(left), _uncompared(right)) if part is not None]
            return f.And(*kept) if len(kept) > 1 else next(iter(kept), None)
        case _:
            return filter_


def any_named(names: Iterable[str]) -> f.Filter | None:
    """Cards of any of these names; None where there are no names."""
    found: f.Filter | None = None
    for name in names:
        found = f.Named(name) if found is None else found | f.Named(name)
    return found


def names_of(card: TableCard, value: Value) -> tuple[str, ...]:
    """What a card is called now (X10)."""
    looks = value.looks(card)
    return looks.names if looks is not None else (card.card.name_en,)


def names_on_field(state: State, value: Value) -> list[str]:
    """What the face-up cards on the field are called, each name once."""
    standing = (card for player in (0, 1) for card in state.on_field(player) if not card.face_down)
    return list(dict.fromkeys(name for card in standing for name in names_of(card, value)))


@cache
def compares(filter_: f.Filter) -> bool:
    """Whether a description compares with its own card, or with the field."""
    match filter_:
        case f.And(left, right) | f.Or(left, right):
            return compares(left) or compares(right)
        case f.Not(inner):
            return compares(inner)
    return isinstance(filter_, f.LowerThanThis | f.NameOnField | f.TotalOnField)


def means(state: State, cards: Cards, card: TableCard, you: int, this: int | None, value: Value) -> bool:
    """Whether one card is among those that a description means."""
    side = card.controller if card.place.on_field else card.owner
    return (
        card.place in cards.places
        and side in seats(cards.of, you)
        and (
            (filter_ := compared(cards.filter, state, this, value)) is None
            or matches(filter_, card, this, value)
        )
    )


def matches(filter_: f.Filter, card: TableCard, this: int | None, value: Value) -> bool:
    """Whether a card fits a description. A face-down card on the field shows only its zone (N5)."""
    return FITS[type(filter_)](filter_, card, this, value)


def _hidden(card: TableCard) -> bool:
    return card.face_down and card.place.on_field


def _is_of_kind(filter_: f.OfKind, card: TableCard, this: int | None, value: Value) -> bool:
    if _hidden(card):
        return (card.place is Place.MONSTERS) == (filter_.kind is Kind.MONSTER)
    return is_of(card, filter_.kind)


def _looks(
    filter_: f.OfAttribute | f.OfRace | f.Named | f.InSeries, card: TableCard, this: int | None, value: Value
) -> bool:
    return not _hidden(card) and looks_so(filter_, card, value)


def _is_printed(filter_: f.WithTrait, card: TableCard, this: int | None, value: Value) -> bool:
    return not _hidden(card) and admits(filter_, card.card)


def _at_most(filter_: f.AtMost, card: TableCard, this: int | None, value: Value) -> bool:
    found = None if _hidden(card) else value(filter_.stat, card)
    return found is not None and found <= filter_.number


def _at_least(filter_: f.AtLeast, card: TableCard, this: int | None, value: Value) -> bool:
    found = None if _hidden(card) else value(filter_.stat, card)
    return found is not None and found >= filter_.number


def _is_of_level(filter_: f.OfLevel, card: TableCard, this: int | None, value: Value) -> bool:
    return not _hidden(card) and value(Stat.LEVEL, card) == filter_.level


def _lies(filter_: f.Lying, card: TableCard, this: int | None, value: Value) -> bool:
    return card.position in filter_.positions


def _is_another(filter_: f.Other, card: TableCard, this: int | None, value: Value) -> bool:
    return card.uid != this


def _lies_on_this(filter_: f.LiesOnThis, card: TableCard, this: int | None, value: Value) -> bool:
    return card.equipped is not None and card.equipped.uid == this


def _equipped_to_this(filter_: f.EquippedToThis, card: TableCard, this: int | None, value: Value) -> bool:
    return card.guise is Guise.EQUIP and card.equipped is not None and card.equipped.uid == this


def _declared_attack(filter_: f.DeclaredAttack, card: TableCard, this: int | None, value: Value) -> bool:
    return card.declared != NEVER


def _anything(filter_: f.Declared, card: TableCard, this: int | None, value: Value) -> bool:
    """Until something is declared, it could be anything."""
    return True


def _nothing(
    filter_: f.LowerThanThis
    | f.LowerThan
    | f.LevelOf
    | f.LevelOfAll
    | f.NameOf
    | f.MaterialOf
    | f.NameOnField
    | f.TotalOnField,
    card: TableCard,
    this: int | None,
    value: Value,
) -> bool:
    """Where there is no card to compare with, nothing is lower, of its level or of its name."""
    return False


def _both(filter_: f.And, card: TableCard, this: int | None, value: Value) -> bool:
    return matches(filter_.left, card, this, value) and matches(filter_.right, card, this, value)


def _either(filter_: f.Or, card: TableCard, this: int | None, value: Value) -> bool:
    return matches(filter_.left, card, this, value) or matches(filter_.right, card, this, value)


def _face_down_too(filter_: f.FaceDownToo, card: TableCard, this: int | None, value: Value) -> bool:
    return matches_for_its_controller(filter_.filter, card, this, value)


def _not(filter_: f.Not, card: TableCard, this: int | None, value: Value) -> bool:
    return not matches(filter_.inner, card, this, value)


FITS: dict[type, Callable[[Any, TableCard, int | None, Value], bool]] = {
    f.OfKind: _is_of_kind,
    f.WithTrait: _is_printed,
    f.OfAttribute: _looks,
    f.OfRace: _looks,
    f.Named: _looks,
    f.InSeries: _looks,
    f.AtMost: _at_most,
    f.AtLeast: _at_least,
    f.Lying: _lies,
    f.Other: _is_another,
    f.FaceDownToo: _face_down_too,
    f.EquippedToThis: _equipped_to_this,
    f.LiesOnThis: _lies_on_this,
    f.OfLevel: _is_of_level,
    f.Declared: _anything,
    f.DeclaredAttack: _declared_attack,
    f.LowerThanThis: _nothing,
    f.LowerThan: _nothing,
    f.LevelOf: _nothing,
    f.LevelOfAll: _nothing,
    f.NameOf: _nothing,
    f.MaterialOf: _nothing,
    f.NameOnField: _nothing,
    f.TotalOnField: _nothing,
    f.And: _both,
    f.Or: _either,
    f.Not: _not,
}
"""How a card is compared with each description there is."""


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


def looks_so(filter_: f.OfAttribute | f.OfRace | f.Named | f.InSeries, card: TableCard, value: Value) -> bool:
    """Whether a card is of an attribute, a type, a name or a series now (X10, K23)."""
    looks = value.looks(card)
    if looks is None:
        return admits(filter_, card.card)
    match filter_:
        case f.OfAttribute(attribute):
            return attribute in looks.attributes
        case f.OfRace(race):
            return looks.race is race
        case f.Named(name):
            return name in looks.names
        case f.InSeries(series):
            return belongs(series, looks.series)


class _AsPrinted:
    """Cards as they show themselves on paper; on the field "?" is 0 (N3)."""

    def __call__(self, stat: Stat, card: TableCard) -> int | None:
        number = printed(stat, card.card)
        if number is None and card.place is Place.MONSTERS and card.card.is_monster:
            return 0
        return number

    def looks(self, card: TableCard) -> Looks | None:
        return None


as_printed = _AsPrinted()
