"""A position laid out on a table, card by card, and the duel that goes on from there."""

from collections.abc import Callable, Mapping

from cards.lang.facts import Book, Card, Trait
from cards.lang.places import Place, Position
from cards.lang.turns import Phase
from duels.engine import faces
from duels.engine.declaring import sayable
from duels.engine.driver import Duel
from duels.engine.errors import UnknownCard
from duels.engine.feasibility import fits_equip
from duels.engine.position import given
from duels.engine.position.given import wrong
from duels.engine.position.members import MARKS, NOTED, PILES, STEPS, TURN_KEYS
from duels.engine.position.notes import Reading
from duels.engine.ruleset import Ruleset
from duels.engine.state import NEVER, ZONES, Guise, Side, State, TableCard

MOST_MAIN_CARDS = 60
MOST_EXTRA_CARDS = 15
"""Cards that one player can own in a duel (D1). Copies are not counted: D3 is a rule of decks."""

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
    Place.FIELD: (lambda card: Trait.FIELD in card.traits, "field spells (F1)"),
}

_LAID = ("counters", "said", "negated", "endured", "equipped", "tied")
"""What effects have laid on a face-up card; turning face-down would have ended it (C18)."""

_TAKEN_FACE_DOWN = ("equipped", Guise.EQUIP)
"""What a face-down card can have all the same: a monster that was taken as an equip while it lay so (M6)."""

_OF_SPELLS = frozenset({"endured", "equipped"})
_OF_MONSTERS = frozenset({"turned", "declared", "offered", "used_for", "tributes", "answered"})
_OF_FIELD = frozenset({"came", "since", "guise", "kept_zone", "appeared", "summoned", *_LAID, *_OF_MONSTERS})
_OF_BANISHED = frozenset({"lay", "home"})
_OF_OPEN_PILES = frozenset({"put_by"})
_OF_KNOWN_PAST = frozenset({"proper"})
"""A proper summon is forgotten in the hand and in the decks; what equips a monster may have had one (S6)."""


def from_position(book: Book, ruleset: Ruleset, position: object, key: bytes) -> Duel:
    """A duel that goes on from a position, under a key of chance of its own.

    Raises PositionUnreadable for what is no position or an impossible one, UnknownCard for a card that
    the book does not hold.
    """
    return Duel(_state(book, ruleset, position), key)


def _state(book: Book, ruleset: Ruleset, position: object) -> State:
    required = ("turn", "turn_player", "phase", "sides")
    top = given.fields(position, "", required, ("normal_summon_used", *NOTED[State]))
    turn = given.number(top["turn"], "turn")
    player = given.choice(top["turn_player"], "turn_player", (0, 1))
    phase = _phase(top["phase"], turn, ruleset)
    sides = given.entries(top["sides"], "sides", 2)
    if len(sides) != 2:
        raise wrong("sides", f"{len(sides)} sides", "two, of seat 0 and of seat 1")
    state = State(
        book=book,
        ruleset=ruleset,
        cards=[],
        sides=(Side(ruleset.starting_life_points), Side(ruleset.starting_life_points)),
        first=player if turn % 2 else 1 - player,
        turn=turn,
        turn_player=player,
        phase=phase,
        step=STEPS[phase],
        normal_summoned=given.truth(top.get("normal_summon_used", False), "normal_summon_used"),
    )
    table = _Table(state)
    for seat, side in enumerate(sides):
        table.lay_side(seat, side)
    table.read_notes(top)
    table.count_cards()
    return state


def _phase(value: object, turn: int, ruleset: Ruleset) -> Phase:
    phase = Phase(given.choice(value, "phase", tuple(phase.value for phase in STEPS)))
    if phase is not Phase.MAIN_1 and turn == 1 and not ruleset.first_turn_battle:
        raise wrong("phase", repr(phase.value), "main_1, for the first turn has no battle phase (T3)")
    return phase


def _lies(shown: Mapping[str, object], place: Place, where: str) -> Position:
    names = tuple(position.value for position in _LIES[place])
    return Position(given.choice(shown["position"], f"{where}.position", names))


def _members(place: Place) -> tuple[str, ...]:
    """What can be said of a card there beyond what it is and how it lies."""
    out: set[str] = set()
    if not place.on_field:
        out |= _OF_FIELD
    if place is Place.GRAVE:
        # What was beaten by certain monsters has no effects there either.
        out -= {"negated"}
    if place not in (Place.SPELLS, Place.FIELD):
        out |= _OF_SPELLS
    if place is not Place.MONSTERS:
        out |= _OF_MONSTERS
    if place is not Place.BANISHED:
        out |= _OF_BANISHED - ({"home"} if place is Place.MONSTERS else set())
    if place not in (Place.GRAVE, Place.BANISHED):
        out |= _OF_OPEN_PILES
    if place not in (Place.MONSTERS, Place.SPELLS, Place.GRAVE, Place.BANISHED):
        out |= _OF_KNOWN_PAST
    return tuple(name for name in (*MARKS, *NOTED[TableCard], *TURN_KEYS) if name not in out)


_MEMBERS = {place: _members(place) for place in Place}


class _Table:
    """The table on which a position is laid out, card by card."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.noted: list[tuple[TableCard, Mapping[str, object], str]] = []

    def lay_side(self, seat: int, value: object) -> None:
        """Everything that lies on one side."""
        where = f"sides[{seat}]"
        piles = (place.value for place in PILES)
        names = (*piles, "monsters", "spells", "field", "life_points", "summoned", "attacked")
        side = given.fields(value, where, (), (*names, *NOTED[Side]))
        if "life_points" in side:
            points = given.number(side["life_points"], f"{where}.life_points")
            self.state.sides[seat].life_points = points
        if given.truth(side.get("summoned", False), f"{where}.summoned"):
            self.state.summoned[seat] = self.state.turn
        if given.truth(side.get("attacked", False), f"{where}.attacked"):
            self.state.attack_turns[seat] = self.state.turn
        reading = Reading(self.state)
        for name, (hint, _) in NOTED[Side].items():
            if name in side:
                setattr(
                    self.state.sides[seat], name, reading.value(name, hint, side[name], f"{where}.{name}")
                )
        for place in PILES:
            pile = f"{where}.{place}"
            uids = [
                self.card_in_pile(seat, place, card, f"{pile}[{index}]")
                for index, card in enumerate(given.entries(side.get(place.value, []), pile))
            ]
            # The notation gives a deck from its top, the state keeps it from its bottom.
            self.state.sides[seat].pile(place)[:] = uids[::-1] if place is Place.DECK else uids
        for place in (Place.MONSTERS, Place.SPELLS):
            row = f"{where}.{place}"
            for zone, card in enumerate(given.entries(side.get(place.value, []), row, ZONES)):
                if card is not None:
                    self.card_on_field(seat, place, zone, card, f"{row}[{zone}]")
        if side.get("field") is not None:
            self.card_on_field(seat, Place.FIELD, 0, side["field"], f"{where}.field")

    def card_in_pile(self, seat: int, place: Place, value: object, where: str) -> int:
        """A passcode, or an object for a card of which more is to be said than that it lies there."""
        lies = Position.FACE_UP if place in (Place.GRAVE, Place.BANISHED) else None
        if not isinstance(value, Mapping):
            return self.add(seat, place, value, where, lies)
        position = ("position",) if lies is not None else ()
        shown = given.fields(value, where, ("card",), (*position, *_MEMBERS[place]))
        if "position" in shown:
            lies = _lies(shown, place, where)
        uid = self.add(seat, place, shown["card"], f"{where}.card", lies)
        self.mark(self.state.cards[uid], shown, where)
        return uid

    def card_on_field(self, seat: int, place: Place, zone: int, value: object, where: str) -> None:
        """A card in a zone: what it is, how it lies, whose it is (F8), and what is to be said of it."""
        shown = given.fields(value, where, ("card", "position"), ("owner", *_MEMBERS[place]))
        owner = given.choice(shown.get("owner", seat), f"{where}.owner", (0, 1))
        uid = self.add(owner, place, shown["card"], f"{where}.card", _lies(shown, place, where))
        card = self.state.cards[uid]
        card.controller = seat
        card.zone = zone
        if card.face_down and _is_token(card.card):
            raise wrong(f"{where}.position", "a token face-down", "attack or defense (S12)")
        self.mark(card, shown, where)
        side = self.state.sides[seat]
        if place is Place.FIELD:
            side.field_zone = uid
        else:
            (side.monsters if place is Place.MONSTERS else side.spells)[zone] = uid

    def mark(self, card: TableCard, shown: Mapping[str, object], where: str) -> None:
        """This turn's marks on a card; its notes are read when every card lies on the table."""
        turn = self.state.turn
        for mark in MARKS:
            if given.truth(shown.get(mark, False), f"{where}.{mark}"):
                setattr(card, mark, turn)
        if card.declared != NEVER and self.state.phase is Phase.MAIN_1:
            right = "false, for no battle phase has been yet (T2)"
            raise wrong(f"{where}.declared", "true", right)
        keys = tuple(ability.key for ability in self.state.book[card.card.passcode].abilities)
        for name in TURN_KEYS:
            for index, key in enumerate(given.entries(shown.get(name, []), f"{where}.{name}")):
                getattr(card, name)[given.choice(key, f"{where}.{name}[{index}]", keys)] = turn
        laid = [name for name in _LAID if name in shown and (name, shown.get("guise")) != _TAKEN_FACE_DOWN]
        if laid and card.face_down:
            raise wrong(f"{where}.{laid[0]}", "on a face-down card", "no such member (C18)")
        self.noted.append((card, shown, where))

    def read_notes(self, top: Mapping[str, object]) -> None:
        """What is noted of cards, and of the whole: it may speak of any card on the table."""
        reading = Reading(self.state)
        for card, shown, where in self.noted:
            for name, (hint, _) in NOTED[TableCard].items():
                if name in shown:
                    setattr(card, name, reading.value(name, hint, shown[name], f"{where}.{name}"))
        for name, (hint, _) in NOTED[State].items():
            if name in top:
                setattr(self.state, name, reading.value(name, hint, top[name], name))
        for card, _, _ in self.noted:
            faces.settle(self.state.book, card)
        for card, _, where in self.noted:
            self.check_notes(card, where)
        # What was read on the way was of a table not yet finished.
        self.state.forget()

    def check_notes(self, card: TableCard, where: str) -> None:
        """Counters are there or not; equips and other cards hold a face-up monster that they fit (M6)."""
        for name, count in card.counters.items():
            given.number(count, f"{where}.counters.{name[:40]}")
        self.check_guise(card, where)
        if card.put_by:
            keys = tuple(ability.key for ability in card.card.abilities)
            given.choice(card.put_by, f"{where}.put_by", keys)
        if card.said and card.said not in sayable(self.state, card.card):
            raise wrong(f"{where}.said", repr(card.said[:40]), "what can be declared for this card")
        for name in ("equipped", "tied"):
            ref = getattr(card, name)
            if ref is None:
                continue
            monster = self.state.cards[ref.uid]
            if monster.place is not Place.MONSTERS or monster.face_down:
                raise wrong(f"{where}.{name}", "no face-up monster there", "the seat and zone of one")
            if name == "equipped" and not fits_equip(self.state, card, monster):
                found = f"{monster.card.name_en}, which it does not fit"
                raise wrong(f"{where}.{name}", found, "one that it fits (M6)")

    def check_guise(self, card: TableCard, where: str) -> None:
        """Monsters stand in monster zones, spells and traps in theirs, but for those under a guise (F1)."""
        printed = self.state.book[card.card.passcode]
        right = faces.GUISES.get((card.place, printed.kind, card.guise))
        if card.place in (Place.MONSTERS, Place.SPELLS) and not (right and right(printed)):
            which = "monsters (F1)" if card.place is Place.MONSTERS else "spells and traps (F1)"
            found = f"{printed.passcode} ({printed.name_en})"
            raise wrong(f"{where}.card", found, f"in {card.place.value} only {which}")

    def add(self, owner: int, place: Place, passcode: object, where: str, lies: Position | None) -> int:
        """A new card on the table; it has a handle everywhere but in a deck."""
        book = self.state.book
        number = given.number(passcode, where, given.MOST_PASSCODE)
        if number not in book:
            raise UnknownCard(f"{where}: card {number} is not in the book of this duel")
        card = book[number]
        fits, which = _FITS.get(place, (None, ""))
        if fits is not None and not fits(card):
            raise wrong(where, f"{number} ({card.name_en})", f"in {place.value} only {which}")
        uid = len(self.state.cards)
        handle = 0
        if place is not Place.DECK:
            handle = self.state.next_handle
            self.state.next_handle += 1
        laid = TableCard(uid, card, owner, owner, place, position=lies, handle=handle)
        faces.settle(book, laid)
        self.state.cards.append(laid)
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
                    raise wrong(f"sides[{seat}]", f"{count} cards of the {deck} deck", f"at most {most} (D1)")
