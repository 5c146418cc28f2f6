"""Facts of a state by their names and types, as JSON values and back.

Most of what a state holds needs no words of its own in the notation: a fact stands under the name that
it has in the state, in the form that its type demands. A card is named by where it lies, a word of the
card language as `cards.lang.codec` writes it, and time stamps are counted from 1 in their order.
"""

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from enum import StrEnum
from types import NoneType, UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from cards.lang import codec
from cards.lang.continuous import CannotAttackBeside
from cards.lang.places import Place
from cards.lang.wellformed import fits
from duels.engine import state as states
from duels.engine.errors import PositionUnreadable, UnknownCard
from duels.engine.position import given
from duels.engine.state import Known, Lasting, Ref, State

Json = dict[str, Any]

SINCE = "since"
"""The name of every time stamp in a state."""

SOURCE = "source"
"""The name of a card that acted: what it did stands also when it has gone."""

_SEATS = frozenset({"player", "owner", "home"})
"""Names under which a whole number is a seat."""
_PASSCODES = frozenset({"brought_by", "card", "served", "tributes"})
"""Names under which a whole number is the passcode of a card."""

MISSING = dataclasses.MISSING


class Note(NamedTuple):
    """A fact of a record: its type, and what makes its default, which is MISSING where it has none."""

    hint: Any
    default: Callable[[], object]


def _notes(kind: type) -> Mapping[str, Note]:
    hints = get_type_hints(kind)
    if dataclasses.is_dataclass(kind):
        return {
            one.name: Note(
                hints[one.name],
                _always(one.default) if one.default_factory is MISSING else one.default_factory,
            )
            for one in dataclasses.fields(kind)
        }
    had: Mapping[str, object] = getattr(kind, "_field_defaults", {})
    names: tuple[str, ...] = getattr(kind, "_fields", ())
    return {name: Note(hints[name], _always(had.get(name, MISSING))) for name in names}


def _always(value: object) -> Callable[[], object]:
    return lambda: value


RECORDS: Mapping[type, Mapping[str, Note]] = {
    kind: _notes(kind)
    for kind in vars(states).values()
    if isinstance(kind, type)
    and kind.__module__ == states.__name__
    and kind not in (Ref, Known)
    and (dataclasses.is_dataclass(kind) or hasattr(kind, "_fields"))
}
"""The facts of every kind of record of which states are made, by name."""


class Gone(Exception):
    """A card of which a note speaks is not there any more."""


def _outlasts(record: object) -> bool:
    """Whether what applies for a time binds other cards than those it speaks of, and so outlasts these."""
    return isinstance(record, Lasting) and isinstance(record.effect, CannotAttackBeside)


class Writing:
    """Notes of one state, written down."""

    def __init__(self, state: State) -> None:
        self.state = state
        stamps = {card.since for card in state.cards if card.place.on_field}
        stamps |= {lasting.since for lasting in state.lasting if not self._is_over(lasting)}
        stamps |= {loan.since for loan in state.loans if not self._is_over(loan)}
        self.ranks = {stamp: rank for rank, stamp in enumerate(sorted(stamps - {0}), start=1)} | {0: 0}

    def _is_over(self, record: object) -> bool:
        """Whether the card that a record is about is gone, or all of its cards."""
        if _outlasts(record):
            return False
        for name in RECORDS[type(record)]:
            value = None if name == SOURCE else getattr(record, name)
            refs = (value,) if isinstance(value, Ref) else value
            if isinstance(refs, tuple) and refs and not any(self._stands(ref) for ref in refs):
                return True
        return False

    def _stands(self, ref: object) -> bool:
        return not isinstance(ref, Ref) or self.state.at(ref) is not None

    def notes(self, record: object, leave: frozenset[str]) -> Json:
        """The facts of a card, a side or the whole that differ from their defaults."""
        shown: Json = {}
        for name, value in self._differing(record, leave):
            with suppress(Gone):
                if (noted := self.value(name, value)) not in ([], {}):
                    shown[name] = noted
        return shown

    def record(self, record: object) -> Json:
        """The facts of a record within another; Gone where what it is about has gone."""
        differing = self._differing(record, frozenset())
        if _outlasts(record):
            return {name: self._left(name, value) for name, value in differing}
        return {name: self.value(name, value) for name, value in differing}

    def _left(self, name: str, value: object) -> Any:
        """What is still there of a fact that stands also when nothing is."""
        return list(self._there(name, value)) if isinstance(value, tuple) else self.value(name, value)

    def _differing(self, record: object, leave: frozenset[str]) -> Iterator[tuple[str, object]]:
        for name, (_, default) in RECORDS[type(record)].items():
            value = getattr(record, name)
            if name == SOURCE and not self._stands(value):
                continue
            if name not in leave and value is not None and value != default():
                yield name, value

    def rank(self, stamp: int) -> int:
        """The number of a time stamp; an activation has that of the last that lies there before it."""
        return max(rank for one, rank in self.ranks.items() if one <= stamp)

    def value(self, name: str, value: object) -> Any:
        if name == SINCE and isinstance(value, int):
            return self.rank(value)
        match value:
            case Ref():
                return place_of(self.state, value)
            case Known():
                raise PositionUnreadable(f"a position has no word for {name}, and this has some")
            case StrEnum():
                return value.value
            case None | bool() | int() | str():
                return value
            case dict():
                return {str(key): self.value(name, one) for key, one in sorted(value.items())}
            case _ if type(value) in RECORDS:
                return self.record(value)
            case tuple() | list():
                return self._several(name, value)
        if type(value).__name__ in codec.VOCABULARY:
            return codec.encode(value)
        raise PositionUnreadable(f"a position has no word for {name}, and this has some")

    def _several(self, name: str, values: "tuple[object, ...] | list[object]") -> list[Any]:
        """Those that are still there; Gone when all have gone."""
        shown = list(self._there(name, values))
        if values and not shown and isinstance(values, tuple):
            raise Gone
        return shown

    def _there(self, name: str, values: "tuple[object, ...] | list[object]") -> Iterator[Any]:
        for value in values:
            try:
                yield self.value(name, value)
            except Gone:
                continue


def place_of(state: State, ref: Ref) -> Json:
    """Where a card lies; Gone when its life is over."""
    card = state.at(ref)
    if card is None or card.place is Place.NOWHERE:
        raise Gone
    match card.place:
        case Place.MONSTERS:
            return {"seat": card.controller, "zone": card.zone}
        case Place.SPELLS:
            return {"seat": card.controller, "place": card.place.value, "zone": card.zone}
        case Place.FIELD:
            return {"seat": card.controller, "place": card.place.value}
    pile = state.sides[card.owner].pile(card.place)
    index = pile.index(card.uid)
    if card.place is Place.DECK:
        index = len(pile) - 1 - index
    return {"seat": card.owner, "place": card.place.value, "index": index}


def find(state: State, value: object, where: str) -> Ref:
    """The card that lies there."""
    found = given.fields(value, where, ("seat",), ("place", "zone", "index"))
    seat = given.choice(found["seat"], f"{where}.seat", (0, 1))
    places = tuple(place.value for place in Place if place is not Place.NOWHERE)
    place = Place(given.choice(found.get("place", Place.MONSTERS.value), f"{where}.place", places))
    side = state.sides[seat]
    rows: Mapping[Place, list[int | None]] = {
        Place.MONSTERS: side.monsters,
        Place.SPELLS: side.spells,
        Place.FIELD: [side.field_zone],
    }
    if place in rows:
        row = rows[place]
        zone = given.choice(found.get("zone", 0), f"{where}.zone", tuple(range(len(row))))
        uid = row[zone]
    else:
        pile = side.pile(place)
        index = given.number(found.get("index"), f"{where}.index", least=0)
        if place is Place.DECK:
            index = len(pile) - 1 - index
        uid = pile[index] if 0 <= index < len(pile) else None
    if uid is None:
        raise given.wrong(where, "no card there", "the place of one")
    return state.cards[uid].ref


class Reading:
    """Notes read into a state on which every card already lies."""

    def __init__(self, state: State) -> None:
        self.state = state

    def record(self, kind: type, value: object, where: str) -> Any:
        """A record of this kind."""
        notes = RECORDS[kind]
        required = [name for name, (hint, default) in notes.items() if self._needed(hint, default)]
        shown = given.fields(value, where, required, [name for name in notes if name not in required])
        read: Json = {}
        for name, (hint, default) in notes.items():
            if name in shown:
                read[name] = self.value(name, hint, shown[name], f"{where}.{name}")
            else:
                read[name] = None if default() is MISSING else default()
        return kind(**read)

    def _needed(self, hint: Any, default: Callable[[], object]) -> bool:
        return default() is MISSING and NoneType not in get_args(hint)

    def value(self, name: str, hint: Any, value: object, where: str) -> Any:
        """A value of this type."""
        if get_origin(hint) in (Union, UnionType):
            if value is None and NoneType in get_args(hint):
                return None
            kinds = [kind for kind in get_args(hint) if kind is not NoneType]
            return self.value(name, kinds[0], value, where) if len(kinds) == 1 else _word(hint, value, where)
        if get_origin(hint) in (tuple, list):
            return self._several(name, hint, value, where)
        if get_origin(hint) is dict:
            _, kind = get_args(hint)
            return {
                given.text(key, where): self.value(name, kind, one, f"{where}.{key[:40]}")
                for key, one in given.members(value, where).items()
            }
        if hint is bool:
            return given.truth(value, where)
        if hint is int:
            return self._number(name, value, where)
        if hint is str:
            return given.text(value, where)
        if hint is Ref:
            return find(self.state, value, where)
        if hint in RECORDS:
            return self.record(hint, value, where)
        if isinstance(hint, type) and issubclass(hint, StrEnum):
            return hint(given.choice(value, where, tuple(one.value for one in hint)))
        return _word(hint, value, where)

    def _number(self, name: str, value: object, where: str) -> int:
        if name in _SEATS:
            return given.choice(value, where, (0, 1))
        if name in _PASSCODES:
            return self._passcode(value, where)
        read = given.number(value, where, least=0)
        if name == "card" and read not in self.state.book:
            raise UnknownCard(f"{where}: card {read} is not in the book of this duel")
        if name == SINCE:
            self.state.moment = max(self.state.moment, read)
        return read

    def _passcode(self, value: object, where: str) -> int:
        number = given.number(value, where, given.MOST_PASSCODE)
        if number not in self.state.book:
            raise UnknownCard(f"{where}: card {number} is not in the book of this duel")
        return number

    def _several(self, name: str, hint: Any, value: object, where: str) -> Any:
        """A list, or a tuple of any length or of this one."""
        kinds = get_args(hint)
        shown = given.entries(value, where)
        if get_origin(hint) is tuple and kinds[-1] is not ...:
            if len(shown) != len(kinds):
                raise given.wrong(where, f"{len(shown)} entries", f"a list of {len(kinds)}")
        else:
            kinds = (kinds[0],) * len(shown)
        read = [
            self.value(name, kind, one, f"{where}[{index}]")
            for index, (kind, one) in enumerate(zip(kinds, shown, strict=True))
        ]
        return tuple(read) if get_origin(hint) is tuple else read


def _word(hint: Any, value: object, where: str) -> Any:
    """A word of the card language that may stand here."""
    right = "a word of the card language that may stand here, as docs/positions.md describes"
    try:
        word = codec.decode(value)
    except (codec.WordUnreadable, TypeError, ValueError) as error:
        raise given.wrong(where, str(error)[:120], right) from error
    if not fits(word, hint):
        raise given.wrong(where, given.kind(value), right)
    return word
