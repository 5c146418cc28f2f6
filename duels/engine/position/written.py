"""A state written down as a position."""

from cards.lang.facts import Book
from cards.lang.inspect import is_used_for_good
from cards.lang.places import Place
from duels.engine.errors import PositionUnreadable
from duels.engine.position import given
from duels.engine.position.members import MARKS, PILES, STEPS, STRUCTURE, TURN_KEYS
from duels.engine.position.notes import SINCE, Json, Writing
from duels.engine.snapshot import decode
from duels.engine.state import Side, State, TableCard


def to_position(book: Book, checkpoint: str) -> Json:
    """The position of a checkpoint, in canonical form. It shows hidden cards.

    Raises CheckpointUnreadable and UnknownCard, and PositionUnreadable before the first turn, when
    there is no position yet.
    """
    state = decode(book, checkpoint)
    if state.phase not in STEPS:
        raise PositionUnreadable(
            f"a position is of {given.one_of(STEPS)}, and this is of the {state.phase.value} phase"
        )
    writing = Writing(state)
    shown: Json = {"turn": state.turn, "turn_player": state.turn_player, "phase": state.phase.value}
    if state.normal_summoned:
        shown["normal_summon_used"] = True
    shown |= writing.notes(state, STRUCTURE[State])
    shown["sides"] = [_side(writing, player) for player in (0, 1)]
    return shown


def _side(writing: Writing, player: int) -> Json:
    state = writing.state
    side = state.sides[player]
    shown: Json = {}
    if side.life_points != state.ruleset.starting_life_points:
        shown["life_points"] = side.life_points
    if state.summoned[player] == state.turn:
        shown["summoned"] = True
    if state.attack_turns[player] == state.turn:
        shown["attacked"] = True
    shown |= writing.notes(side, STRUCTURE[Side])
    for place in PILES:
        uids = side.pile(place)
        if uids:
            shown[place.value] = [
                _in_pile(writing, state.cards[uid])
                for uid in (reversed(uids) if place is Place.DECK else uids)
            ]
    for place, zones in ((Place.MONSTERS, side.monsters), (Place.SPELLS, side.spells)):
        row = [None if uid is None else _on_field(writing, state.cards[uid]) for uid in zones]
        while row and row[-1] is None:
            row.pop()
        if row:
            shown[place.value] = row
    if side.field_zone is not None:
        shown["field"] = _on_field(writing, state.cards[side.field_zone])
    return shown


def _in_pile(writing: Writing, card: TableCard) -> int | Json:
    """A passcode says all of a card that just lies there."""
    more: Json = {}
    if card.face_down and card.position is not None:
        more["position"] = card.position.value
    more |= _notes(writing, card)
    return {"card": card.card.passcode, **more} if more else card.card.passcode


def _on_field(writing: Writing, card: TableCard) -> Json:
    shown: Json = {"card": card.card.passcode, "position": card.position.value if card.position else None}
    if card.owner != card.controller:
        shown["owner"] = card.owner
    return shown | _notes(writing, card)


def _notes(writing: Writing, card: TableCard) -> Json:
    """What is noted of a card. A mark of an earlier turn means nothing any more and is not shown.

    A use that counts for as long as the card stands there still means something (C11).
    """
    turn = writing.state.turn
    shown: Json = {mark: True for mark in MARKS if getattr(card, mark) == turn}
    shown |= {name: keys for name in TURN_KEYS if (keys := _still_counting(card, name, turn))}
    leave = STRUCTURE[TableCard]
    if not card.place.on_field:
        # Off the field a time stamp decides nothing any more once a state is open.
        leave |= {SINCE}
    return shown | writing.notes(card, leave)


def _still_counting(card: TableCard, name: str, turn: int) -> list[str]:
    """The keys of its abilities whose use, or whose effect, still means something (C11)."""
    noted: dict[str, int] = getattr(card, name)
    return sorted(
        key
        for key, when in noted.items()
        if when == turn or (name == "used" and is_used_for_good(card.card, key))
    )
