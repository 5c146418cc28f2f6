"""The table at which the procedures work: the state, the events so far, and chance."""

from collections.abc import Generator, Sequence
from typing import NamedTuple, TypeVar

from cards.lang.places import Place, Position
from duels.engine import events as e
from duels.engine.chance import Chance
from duels.engine.changes import apply
from duels.engine.prompts import Answer, Prompt
from duels.engine.result import Result
from duels.engine.state import State, TableCard
from duels.engine.victory import verdict

T = TypeVar("T")
A = TypeVar("A")

Procedure = Generator[Prompt, Answer, T]
"""A rule that may ask: it yields a prompt and is sent an accepted answer."""


class DuelOver(Exception):
    """Ends every procedure at the moment in which the duel is decided (W6)."""


class Happening(NamedTuple):
    """An event and the moment in which it happened; simultaneous events share it (C13)."""

    moment: int
    event: e.Event


def expect(kind: type[A], answer: Answer) -> A:
    """The answer, which its prompt has accepted, as the kind that such a prompt accepts."""
    if not isinstance(answer, kind):
        raise TypeError(f"{answer!r} was accepted where a {kind.__name__} was asked for")
    return answer


class Game:
    """What the procedures of one duel share. One `emit` is one moment."""

    __slots__ = ("chance", "happenings", "state")

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.happenings: list[Happening] = []

    def emit(self, *events: e.Event) -> None:
        """Let events happen together, then see whether they decide the duel (W6)."""
        state = self.state
        state.moment += 1
        for event in events:
            apply(state, event)
            self.happenings.append(Happening(state.moment, event))
        result = verdict(state)
        if result is not None:
            self.end(result)
            raise DuelOver

    def end(self, result: Result) -> None:
        """The duel is over."""
        event = e.DuelEnded(result)
        apply(self.state, event)
        self.happenings.append(Happening(self.state.moment, event))

    def move(self, card: TableCard, to: Place) -> e.Move:
        """A card's way to a pile of its owner, whoever controlled it (F8); face-up in a graveyard (F6)."""
        position = Position.FACE_UP if to in (Place.GRAVE, Place.BANISHED) else None
        return e.Move(e.known(card), to, card.owner, 0, position, self._handle(to))

    def put(self, card: TableCard, player: int, zone: int, position: Position) -> e.Move:
        """A card's way into a monster zone."""
        return e.Move(e.known(card), Place.MONSTERS, player, zone, position, self._handle(Place.MONSTERS))

    def moved(self, reason: e.Reason, player: int, moves: Sequence[e.Move]) -> e.Moved:
        """One event for all the moves, each card with a handle of its own in the order given."""
        numbered = (
            move._replace(handle=move.handle + after) if move.handle else move
            for after, move in enumerate(moves)
        )
        return e.Moved(reason, player, tuple(numbered))

    def _handle(self, to: Place) -> int:
        """The next public number, and none in a deck, where no card is known from another."""
        return 0 if to is Place.DECK else self.state.next_handle

    def shuffle(self, player: int) -> e.Shuffled:
        """The deck of a player in a new random order."""
        state = self.state
        order, taken = self.chance.shuffled(state.sides[player].deck, "shuffle", state.chances)
        return e.Shuffled(player, order, taken)

    def draw(self, count: int, *players: int) -> None:
        """Players draw; who must draw more than his deck holds has lost, both at once draw (T4).

        What one player draws is one act (C12).
        """
        sides = self.state.sides
        short = [player for player in players if len(sides[player].deck) < count]
        if short:
            self.emit(*map(e.CouldNotDraw, short))
        for player in players:
            top = sides[player].deck[: -count - 1 : -1]
            moves = [self.move(self.state.cards[uid], Place.HAND) for uid in top]
            self.emit(self.moved(e.Reason.DRAW, player, moves))

    def card(self, handle: int | None) -> TableCard:
        """The card of a public number; KeyError for a number that no card has now."""
        if handle:
            for card in self.state.cards:
                if card.handle == handle:
                    return card
        raise KeyError(handle)
