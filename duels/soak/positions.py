"""Every open state can be written down as a position and laid out again, with all that is true of it."""

import json
from dataclasses import fields, is_dataclass
from typing import Any

from cards.lang.continuous import CannotAttackBeside
from cards.lang.inspect import is_used_for_good
from cards.lang.places import Place
from duels.engine import Duel, from_position, to_position
from duels.engine.position.notes import SOURCE
from duels.engine.prompts import BattlePlay, OpenPlay
from duels.engine.snapshot import encode
from duels.engine.state import NEVER, Lasting, Ref, State, TableCard

NUMBERS = {"uid", "handle", "life"}
"""What no player sees of a card but as a number: a position has none of them."""

TURNS = {one.name for one in fields(TableCard) if one.default == NEVER}
"""Facts of a card that are the number of a turn, and mean something in that turn alone."""

OF_THE_WHOLE = {
    *("book", "cards", "sides", "next_handle", "chances", "moment", "derived", "found"),
    *("made", "rounds"),
}
"""Numbers of the state, and what is compared card by card."""

Where = tuple[str, int, int]


def where(state: State, card: TableCard) -> Where:
    """The place of a card, as one would point at it."""
    if card.place.on_field:
        return (card.place.value, card.controller, card.zone)
    return (card.place.value, card.owner, state.sides[card.owner].pile(card.place).index(card.uid))


def is_record(value: object) -> bool:
    """A part of a state that is neither a card nor a word of the card language."""
    return is_dataclass(value) and type(value).__module__ == State.__module__


class Likeness:
    """All that is true of a state, but for its numbers."""

    def __init__(self, state: State) -> None:
        self.state = state
        there = [card for card in state.cards if card.place is not Place.NOWHERE]
        stamps = {card.since for card in there if card.place.on_field}
        stamps |= {
            one.since for records in (state.lasting, state.loans) for one in records if not self.is_over(one)
        }
        self.rank = {stamp: rank for rank, stamp in enumerate(sorted(stamps - {0}), start=1)} | {0: 0}
        self.cards = {
            where(state, card): self.record(card, self.meaningless(card))
            | {"card": card.card.passcode, "used": self.still_used(card)}
            for card in there
        }
        self.whole = self.record(state, leave=OF_THE_WHOLE)

    def meaningless(self, card: TableCard) -> set[str]:
        """What means nothing of a card: numbers, and facts whose time is over."""
        numbers = NUMBERS | {"used"}
        return numbers if card.place.on_field else numbers | {"since"}

    def still_used(self, card: TableCard) -> list[str]:
        """The abilities of which it still means something that they were used (C11)."""
        now = self.state.turn
        return sorted(
            key for key, turn in card.used.items() if turn == now or is_used_for_good(card.card, key)
        )

    def is_over(self, record: Any) -> bool:
        """Whether a card that a record is about is gone, or all of those that it took hold of.

        What binds all but one monster binds them also when that one has gone, and what an effect has laid on
        others applies when its own card has.
        """
        if isinstance(record, Lasting) and isinstance(record.effect, CannotAttackBeside):
            return False
        for one in fields(record):
            value = None if one.name == SOURCE else getattr(record, one.name)
            refs = [value] if isinstance(value, Ref) else value if one.name == "on" else None
            if refs and not any(self.still_there(ref) for ref in refs):
                return True
        return False

    def still_there(self, ref: Ref) -> TableCard | None:
        """The card that is meant, if there is one. A token that left the field is nowhere (S12)."""
        card = self.state.at(ref)
        return card if card and card.place is not Place.NOWHERE else None

    def record(self, record: Any, leave: set[str]) -> dict[str, Any]:
        return {
            one.name: self.plain(one.name, getattr(record, one.name))
            for one in fields(record)
            if one.name not in leave
        }

    def plain(self, name: str, value: Any) -> Any:
        match value:
            case int() if name == "since":
                return max((rank for one, rank in self.rank.items() if one <= value), default=0)
            case int() if name in TURNS:
                return value == self.state.turn
            case dict() if name == "applied":
                return sorted(key for key, turn in value.items() if turn == self.state.turn)
            case [*_] if name in ("summoned", "attack_turns"):
                return [turn == self.state.turn for turn in value]
            case Ref():
                card = self.still_there(value)
                return where(self.state, card) if card else None
            case list() | tuple() if not hasattr(value, "_fields"):
                several = [one for one in value if not (is_record(one) and self.is_over(one))]
                return [told for one in several if (told := self.plain(name, one)) is not None]
            case _ if is_record(value):
                return self.record(value, set())
            case _:
                return value


def asked(duel: Duel) -> Any:
    """The prompt, with cards named by their places."""
    state, prompt = duel.state, duel.prompt
    assert isinstance(prompt, OpenPlay | BattlePlay)
    handles = {card.handle: where(state, card) for card in state.cards if card.handle}
    return [(act.verb, act.card and handles[act.card], act.ability) for act in prompt.options]


def check_laid_again(duel: Duel, key: bytes) -> None:
    """An open state, written down and laid out, is the same, asks the same, and is written down the same."""
    state = duel.state
    written = to_position(state.book, encode(state))
    again = from_position(state.book, state.ruleset, json.loads(json.dumps(written)), key)
    here, there = Likeness(state), Likeness(again.state)
    different = {place for place in here.cards if there.cards.get(place) != here.cards[place]}
    assert {place: there.cards[place] for place in different} == {
        place: here.cards[place] for place in different
    }
    assert there.whole == here.whole
    assert asked(again) == asked(duel)
    assert to_position(state.book, encode(again.state)) == written
