"""Position notation: a field as one JSON value, for tests, puzzles and reports of faults.

`docs/positions.md` describes it. A position is an open state: main phase or battle step, with nothing
pending. What is left out has its default, and what is not understood is refused, with the place in the
value where it stands and what would be right there.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from cards.lang.facts import Book, Card, Trait
from cards.lang.places import Place, Position
from cards.lang.turns import Phase, Step
from duels.engine.activation import fits_equip
from duels.engine.driver import Duel
from duels.engine.errors import PositionUnreadable, UnknownCard
from duels.engine.ruleset import Ruleset
from duels.engine.snapshot import decode
from duels.engine.state import NEVER, ZONES, Side, State, TableCard

T = TypeVar("T")
Json = dict[str, Any]

MOST_MAIN_CARDS = 60
MOST_EXTRA_CARDS = 15
"""Cards that one player can own in a duel (D1). Copies are not counted: D3 is a rule of decks."""

MOST_NUMBER = 2**31 - 1
MOST_PASSCODE = 2**32 - 1
"""Life points have no limit (N6), but what is stored and sent has one."""

_STEPS = {Phase.MAIN_1: None, Phase.BATTLE: Step.BATTLE, Phase.MAIN_2: None}
_PILES = (Place.EXTRA, Place.HAND, Place.DECK, Place.GRAVE, Place.BANISHED)
_LIES: dict[Place, tuple[Position, ...]] = {
    Place.MONSTERS: (Position.ATTACK, Position.DEFENSE, Position.FACE_DOWN_DEFENSE),
    Place.SPELLS: (Position.FACE_UP, Position.FACE_DOWN),
    Place.FIELD: (Position.FACE_UP, Position.FACE_DOWN),
    Place.GRAVE: (Position.FACE_UP,),
    Place.BANISHED: (Position.FACE_UP, Position.FACE_DOWN),
}


def _is_token(card: Card) -> bool:
    """Tokens exist on the field only (S12)."""
    return Trait.TOKEN in card.traits


def _is_of_main_deck(card: Card) -> bool:
    return not card.belongs_in_extra_deck and not _is_token(card)


_FITS: dict[Place, tuple[Callable[[Card], bool], str]] = {
    Place.DECK: (_is_of_main_deck, "cards of the main deck (D2)"),
    Place.HAND: (_is_of_main_deck, "cards of the main deck (D2)"),
    Place.GRAVE: (lambda card: not _is_token(card), "cards, and no tokens (S12)"),
    Place.BANISHED: (lambda card: not _is_token(card), "cards, and no tokens (S12)"),
    Place.EXTRA: (lambda card: card.belongs_in_extra_deck, "fusion and synchro monsters (D2)"),
    Place.MONSTERS: (lambda card: card.is_monster, "monsters (F1)"),
    Place.SPELLS: (lambda card: not card.is_monster, "spells and traps (F1)"),
    Place.FIELD: (lambda card: Trait.FIELD in card.traits, "field spells (F1)"),
}
_MARKS = ("came", "turned", "declared")
_MARKS_OF_SPELLS = ("came",)
_LAID = ("counters", "negated", "used")
_HOLDING = ("equipped", "tied")
"""A spell or trap holds a monster as its equip, or hangs together with it."""


def from_position(book: Book, ruleset: Ruleset, position: object, key: bytes) -> Duel:
    """A duel that goes on from a position, under a key of chance of its own.

    Raises PositionUnreadable for what is no position or an impossible one, UnknownCard for a card that
    the book does not hold.
    """
    return Duel(_state(book, ruleset, position), key)


def to_position(book: Book, checkpoint: str) -> Json:
    """The position of a checkpoint, in canonical form. It shows hidden cards.

    Raises CheckpointUnreadable and UnknownCard, and PositionUnreadable before the first turn, when
    there is no position yet.
    """
    state = decode(book, checkpoint)
    if state.phase not in _STEPS:
        raise PositionUnreadable(f"a position is of {_one_of(_STEPS)}, and this is {state.phase.value}")
    unsaid = _unsaid(state)
    if unsaid:
        raise PositionUnreadable(f"a position has no word for {_one_of(unsaid)}, and this has some")
    shown: Json = {"turn": state.turn, "turn_player": state.turn_player, "phase": state.phase.value}
    if state.normal_summoned:
        shown["normal_summon_used"] = True
    shown["sides"] = [_side_shown(state, player) for player in (0, 1)]
    return shown


def _unsaid(state: State) -> list[str]:
    """What this state has that the notation cannot say: it is refused rather than dropped."""
    cards = state.cards
    there = {
        "lasting effects": bool(state.lasting),
        "borrowed control": bool(state.loans),
        "turns to be counted down": bool(state.countdowns),
        "effects applied this turn": any(state.turn in card.applied.values() for card in cards),
        "effects used off the field": any(
            state.turn in card.used.values() for card in cards if not card.place.on_field
        ),
    }
    return [name for name, is_so in there.items() if is_so]


def _state(book: Book, ruleset: Ruleset, position: object) -> State:
    top = _fields(position, "", ("turn", "turn_player", "phase", "sides"), ("normal_summon_used",))
    turn = _number(top["turn"], "turn")
    player = _choice(top["turn_player"], "turn_player", (0, 1))
    phase = _phase(top["phase"], turn, ruleset)
    sides = _list(top["sides"], "sides", 2)
    if len(sides) != 2:
        raise _wrong("sides", f"{len(sides)} sides", "two, of seat 0 and of seat 1")
    state = State(
        book=book,
        ruleset=ruleset,
        cards=[],
        sides=(Side(ruleset.starting_life_points), Side(ruleset.starting_life_points)),
        first=player if turn % 2 else 1 - player,
        turn=turn,
        turn_player=player,
        phase=phase,
        step=_STEPS[phase],
        normal_summoned=_truth(top.get("normal_summon_used", False), "normal_summon_used"),
    )
    table = _Table(book, state)
    for seat, side in enumerate(sides):
        table.lay_side(seat, side)
    table.hold_monsters()
    table.count_cards()
    return state


def _phase(value: object, turn: int, ruleset: Ruleset) -> Phase:
    phase = Phase(_choice(value, "phase", tuple(phase.value for phase in _STEPS)))
    if phase is not Phase.MAIN_1 and turn == 1 and not ruleset.first_turn_battle:
        raise _wrong("phase", repr(phase.value), "main_1, for the first turn has no battle phase (T3)")
    return phase


class _Table:
    """The table on which a position is laid out, card by card."""

    def __init__(self, book: Book, state: State) -> None:
        self.book = book
        self.state = state
        self.holding: list[tuple[TableCard, str, object, str]] = []

    def lay_side(self, seat: int, value: object) -> None:
        """Everything that lies on one side."""
        where = f"sides[{seat}]"
        names = (*(place.value for place in _PILES), "monsters", "spells", "field", "life_points", "summoned")
        side = _fields(value, where, (), names)
        if "life_points" in side:
            points = _number(side["life_points"], f"{where}.life_points")
            self.state.sides[seat].life_points = points
        if _truth(side.get("summoned", False), f"{where}.summoned"):
            self.state.summoned[seat] = self.state.turn
        for place in _PILES:
            pile = f"{where}.{place}"
            uids = [
                self.card_in_pile(seat, place, card, f"{pile}[{index}]")
                for index, card in enumerate(_list(side.get(place.value, []), pile))
            ]
            # The notation gives a deck from its top, the state keeps it from its bottom.
            self.state.sides[seat].pile(place)[:] = uids[::-1] if place is Place.DECK else uids
        for place in (Place.MONSTERS, Place.SPELLS):
            row = f"{where}.{place}"
            for zone, card in enumerate(_list(side.get(place.value, []), row, ZONES)):
                if card is not None:
                    self.card_on_field(seat, place, zone, card, f"{row}[{zone}]")
        if side.get("field") is not None:
            self.card_on_field(seat, Place.FIELD, 0, side["field"], f"{where}.field")

    def card_in_pile(self, seat: int, place: Place, value: object, where: str) -> int:
        """A passcode, or an object for a card of which more is to be said than that it lies there.

        A banished card may lie face-down (X8), and one that is banished or in the graveyard may have been
        properly summoned (S6).
        """
        lies = Position.FACE_UP if place in (Place.GRAVE, Place.BANISHED) else None
        if lies is None or not isinstance(value, Mapping):
            return self.add(seat, place, value, where, lies)
        given = _fields(value, where, ("card",), ("position", "proper"))
        if "position" in given:
            lies = _lies(given, place, where)
        uid = self.add(seat, place, given["card"], f"{where}.card", lies)
        self.state.cards[uid].proper = _truth(given.get("proper", False), f"{where}.proper")
        return uid

    def card_on_field(self, seat: int, place: Place, zone: int, value: object, where: str) -> None:
        """A card in a zone: what it is, how it lies, whose it is (F8), and this turn's marks on it."""
        marks = _MARKS if place is Place.MONSTERS else _MARKS_OF_SPELLS
        more = ("proper",) if place is Place.MONSTERS else ("endured", *_HOLDING)
        given = _fields(value, where, ("card", "position"), ("owner", *marks, *more, *_LAID))
        owner = _choice(given.get("owner", seat), f"{where}.owner", (0, 1))
        uid = self.add(owner, place, given["card"], f"{where}.card", _lies(given, place, where))
        card = self.state.cards[uid]
        card.controller = seat
        card.zone = zone
        if card.face_down and _is_token(card.card):
            raise _wrong(f"{where}.position", "a token face-down", "attack or defense (S12)")
        for mark in marks:
            if _truth(given.get(mark, False), f"{where}.{mark}"):
                setattr(card, mark, self.state.turn)
        card.proper = _truth(given.get("proper", False), f"{where}.proper")
        self.check_declared(card, where)
        self.lay_on(card, given, where)
        side = self.state.sides[seat]
        if place is Place.FIELD:
            side.field_zone = uid
        else:
            (side.monsters if place is Place.MONSTERS else side.spells)[zone] = uid

    def check_declared(self, card: TableCard, where: str) -> None:
        """Attacks of this turn are declared by the turn player from his battle phase on (B2)."""
        if card.declared != NEVER and self.state.phase is Phase.MAIN_1:
            raise _wrong(f"{where}.declared", "true", "false, for no battle phase has been yet (T2)")

    def lay_on(self, card: TableCard, given: Mapping[str, object], where: str) -> None:
        """What effects have laid on a card; turning face-down would have ended it (C18)."""
        laid = [name for name in (*_LAID, "endured", *_HOLDING) if name in given]
        if laid and card.face_down:
            raise _wrong(f"{where}.{laid[0]}", "on a face-down card", "no such member (C18)")
        counters = _members(given.get("counters", {}), f"{where}.counters")
        card.counters = {
            name: _number(count, f"{where}.counters.{name[:40]}") for name, count in counters.items()
        }
        card.negated = _truth(given.get("negated", False), f"{where}.negated")
        if "endured" in given:
            card.endured = _number(given["endured"], f"{where}.endured")
        keys = tuple(ability.key for ability in card.card.abilities)
        for index, key in enumerate(_list(given.get("used", []), f"{where}.used")):
            card.used[_choice(key, f"{where}.used[{index}]", keys)] = self.state.turn
        for name in _HOLDING:
            if name in given:
                self.holding.append((card, name, given[name], f"{where}.{name}"))

    def hold_monsters(self) -> None:
        """Equips and other cards take hold of monsters, once all of these stand (M6)."""
        for card, name, value, where in self.holding:
            given = _fields(value, where, ("seat", "zone"))
            seat = _choice(given["seat"], f"{where}.seat", (0, 1))
            zone = _choice(given["zone"], f"{where}.zone", tuple(range(ZONES)))
            uid = self.state.sides[seat].monsters[zone]
            monster = None if uid is None else self.state.cards[uid]
            if monster is None or monster.face_down:
                raise _wrong(where, "no face-up monster there", "the seat and zone of one")
            if name == "equipped" and not fits_equip(self.state, card, monster):
                raise _wrong(where, f"{monster.card.name_en}, which it does not fit", "one that it fits (M6)")
            setattr(card, name, monster.ref)
        # What was derived on the way was of a table not yet finished.
        self.state.derived = None

    def add(self, owner: int, place: Place, passcode: object, where: str, lies: Position | None) -> int:
        """A new card on the table; it has a handle everywhere but in a deck."""
        number = _number(passcode, where, MOST_PASSCODE)
        if number not in self.book:
            raise UnknownCard(f"{where}: card {number} is not in the book of this duel")
        card = self.book[number]
        fits, which = _FITS.get(place, (None, ""))
        if fits is not None and not fits(card):
            raise _wrong(where, f"{number} ({card.name_en})", f"in {place.value} only {which}")
        uid = len(self.state.cards)
        handle = 0
        if place is not Place.DECK:
            handle = self.state.next_handle
            self.state.next_handle += 1
        self.state.cards.append(
            TableCard(uid, card, owner, owner, place, position=lies, handle=handle),
        )
        return uid

    def count_cards(self) -> None:
        """Nobody owns more cards than two decks can hold (D1)."""
        for seat in (0, 1):
            owned = [
                card.card for card in self.state.cards if card.owner == seat and not _is_token(card.card)
            ]
            extra = sum(card.belongs_in_extra_deck for card in owned)
            for count, most, deck in (
                (len(owned) - extra, MOST_MAIN_CARDS, "main"),
                (extra, MOST_EXTRA_CARDS, "extra"),
            ):
                if count > most:
                    raise _wrong(
                        f"sides[{seat}]", f"{count} cards of the {deck} deck", f"at most {most} (D1)"
                    )


def _side_shown(state: State, player: int) -> Json:
    side = state.sides[player]
    shown: Json = {}
    if side.life_points != state.ruleset.starting_life_points:
        shown["life_points"] = side.life_points
    if state.summoned[player] == state.turn:
        shown["summoned"] = True
    for place in _PILES:
        uids = side.pile(place)
        if uids:
            shown[place.value] = [
                _pile_card_shown(state.cards[uid])
                for uid in (reversed(uids) if place is Place.DECK else uids)
            ]
    for place, zones in ((Place.MONSTERS, side.monsters), (Place.SPELLS, side.spells)):
        row = [None if uid is None else _field_card_shown(state, state.cards[uid]) for uid in zones]
        while row and row[-1] is None:
            row.pop()
        if row:
            shown[place.value] = row
    if side.field_zone is not None:
        shown["field"] = _field_card_shown(state, state.cards[side.field_zone])
    return shown


def _pile_card_shown(card: TableCard) -> int | Json:
    more: Json = {}
    if card.face_down and card.position is not None:
        more["position"] = card.position.value
    if card.proper:
        more["proper"] = True
    return {"card": card.card.passcode, **more} if more else card.card.passcode


def _field_card_shown(state: State, card: TableCard) -> Json:
    """A mark of an earlier turn means nothing any more and is not shown."""
    shown: Json = {"card": card.card.passcode, "position": card.position.value if card.position else None}
    if card.owner != card.controller:
        shown["owner"] = card.owner
    if card.proper:
        shown["proper"] = True
    for mark in _MARKS:
        if getattr(card, mark) == state.turn:
            shown[mark] = True
    if card.counters:
        shown["counters"] = dict(sorted(card.counters.items()))
    if card.negated:
        shown["negated"] = True
    if card.endured:
        shown["endured"] = card.endured
    if used := sorted(key for key, turn in card.used.items() if turn == state.turn):
        shown["used"] = used
    for name in _HOLDING:
        ref = getattr(card, name)
        monster = state.at(ref) if ref is not None else None
        if monster is not None:
            shown[name] = {"seat": monster.controller, "zone": monster.zone}
    return shown


def _wrong(where: str, found: str, right: str) -> PositionUnreadable:
    return PositionUnreadable(f"{where or 'the position'}: {found}; right would be {right}")


def _one_of(values: Iterable[object]) -> str:
    return " or ".join(str(value) for value in values)


def _fields(
    value: object, where: str, required: Sequence[str], optional: Sequence[str] = ()
) -> Mapping[str, object]:
    """A JSON object with these members and no others."""
    known = (*required, *optional)
    if not isinstance(value, Mapping):
        raise _wrong(where, _kind(value), f"an object with {', '.join(known)}")
    for name in value:
        if name not in known:
            raise _wrong(where, f"unknown member {str(name)[:40]!r}", f"one of {', '.join(known)}")
    for name in required:
        if name not in value:
            raise _wrong(where, f"no {name!r}", f"an object with {', '.join(required)}")
    return value


def _members(value: object, where: str) -> Mapping[str, object]:
    """A JSON object with any members."""
    if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
        raise _wrong(where, _kind(value), "an object")
    return value


def _list(value: object, where: str, most: int | None = None) -> Sequence[object]:
    limit = "" if most is None else f" of at most {most}"
    if not isinstance(value, list | tuple):
        raise _wrong(where, _kind(value), f"a list{limit}")
    if most is not None and len(value) > most:
        raise _wrong(where, f"{len(value)} entries", f"a list{limit}")
    return value


def _number(value: object, where: str, most: int = MOST_NUMBER) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= most:
        raise _wrong(where, _kind(value), f"a whole number from 1 to {most}")
    return value


def _truth(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise _wrong(where, _kind(value), "true or false")
    return value


def _choice(value: object, where: str, choices: tuple[T, ...]) -> T:
    for choice in choices:
        if type(value) is type(choice) and value == choice:
            return choice
    raise _wrong(where, _kind(value), _one_of(choices))


def _lies(given: Mapping[str, object], place: Place, where: str) -> Position:
    names = tuple(position.value for position in _LIES[place])
    return Position(_choice(given["position"], f"{where}.position", names))


def _kind(value: object) -> str:
    """What was found, short enough for a message whatever it was."""
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case int() | float() | str():
            shown = repr(value) if not isinstance(value, int) or abs(value) < 1 << 64 else "a huge number"
            return shown if len(shown) <= 60 else shown[:57] + "..."
        case list() | tuple():
            return "a list"
        case Mapping():
            return "an object"
        case _:
            return "no JSON value"
