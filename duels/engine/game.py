"""The table at which the procedures work: the state, the events so far, and chance."""

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import TypeVar

from cards.lang.places import Place
from duels.engine import consequences, counting, moves
from duels.engine import events as e
from duels.engine.chance import Chance
from duels.engine.changes import apply
from duels.engine.derive import derived
from duels.engine.findings import Circle
from duels.engine.occasions import NOTHING, Happening
from duels.engine.prompts import Answer, Prompt
from duels.engine.result import Result
from duels.engine.rounds import Links, Made
from duels.engine.state import State, TableCard
from duels.engine.victory import verdict

T = TypeVar("T")
A = TypeVar("A")

Procedure = Generator[Prompt, Answer, T]
"""A rule that may ask: it yields a prompt and is sent an accepted answer."""


class DuelOver(Exception):
    """Ends every procedure at the moment in which the duel is decided (W6)."""


def expect(kind: type[A], answer: Answer) -> A:
    """The answer, which its prompt has accepted, as the kind that such a prompt accepts."""
    if not isinstance(answer, kind):
        raise TypeError(f"{answer!r} was accepted where a {kind.__name__} was asked for")
    return answer


class Game:
    """What the procedures of one duel share. One `emit` is one moment, unless parts are tied (C5).

    `happenings` is the record; `fresh` are the events that triggers have not been gathered of yet;
    `last_moment` is the moment of the last thing that happened in the game. While `joins` is set,
    what is emitted belongs to the present moment. `situation` is what a player who is asked to act
    may answer. `forced` are the links of the last chain where nobody chose to activate any, and
    `made` all its links; `stopped` are those that nobody makes again in this window (C20), and
    `done_in_phase` the triggers that were placed, each with the phase or step of it (T5). `settled` is what
    followed from the state when last nothing more was to happen at once.
    """

    __slots__ = (
        *("chance", "done_in_phase", "forced", "fresh", "happenings", "joins", "last_moment"),
        *("made", "settled", "situation", "state", "stopped"),
    )

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.happenings: list[Happening] = []
        self.fresh: list[Happening] = []
        self.last_moment = state.moment
        self.joins = False
        self.situation = NOTHING
        self.forced: Links = None
        self.made: tuple[Made, ...] = ()
        self.stopped: frozenset[Made] = frozenset()
        self.done_in_phase: set[tuple[object, ...]] = set()
        self.settled: object = None

    def emit(self, *events: e.Event, by_rule: bool = False) -> None:
        """Let events happen together with what follows at once; then see whether the duel is decided (W6).

        What happens `by_rule` to clear the table is no thing that an effect could miss its timing by.
        """
        state = self.state
        if not self.joins:
            state.moment += 1
        waiting, circles = consequences.watches(state), derived(state).circles
        self._happen(events, by_rule)
        if derived(state) is not self.settled:
            self._settle(waiting, events, circles, by_rule)
        result = verdict(state)
        if result is not None:
            self.end(result)
            raise DuelOver

    def _settle(
        self,
        waiting: list[consequences.Watch],
        events: tuple[e.Event, ...],
        circles: list[Circle],
        by_rule: bool,
    ) -> None:
        """Let happen what follows at once from these events, until nothing more does."""
        state = self.state
        self._happen(counting.tallied(state, waiting, events), by_rule)
        following = consequences.follow_up(state, waiting, events)
        while following:
            waiting = consequences.watches(state)
            self._happen(following, by_rule)
            for player in consequences.decks_entered(state, following):
                order, taken = self.chance.shuffled(state.sides[player].deck, "shuffle", state.chances)
                self._happen([e.Shuffled(player, order, taken)], by_rule=True)
            following = consequences.follow_up(state, waiting, following)
        self._happen(consequences.new_circles(state, circles), by_rule=True)
        self.settled = derived(state)

    @contextmanager
    def same_moment(self) -> Iterator[None]:
        """What is emitted inside belongs to the moment that is there (C5, C13)."""
        before, self.joins = self.joins, True
        yield
        self.joins = before

    def _happen(self, events: "tuple[e.Event, ...] | list[e.Event]", by_rule: bool) -> None:
        state = self.state
        for event in events:
            apply(state, event)
            happening = Happening(state.moment, event)
            self.happenings.append(happening)
            self.fresh.append(happening)
            if not by_rule and not isinstance(event, e.BOOKKEEPING):
                self.last_moment = state.moment

    def end(self, result: Result) -> None:
        """The duel is over."""
        event = e.DuelEnded(result)
        apply(self.state, event)
        self.happenings.append(Happening(self.state.moment, event))

    def shuffle(self, player: int) -> None:
        """The deck of a player comes into a new random order."""
        state = self.state
        order, taken = self.chance.shuffled(state.sides[player].deck, "shuffle", state.chances)
        self.emit(e.Shuffled(player, order, taken), by_rule=True)

    def pick(self, player: int, cards: list[TableCard], count: int) -> list[TableCard]:
        """So many of a player's cards, by chance (X9); where all are meant there is no chance in it."""
        if count >= len(cards):
            return cards
        left, picked = list(cards), []
        for taken in range(count):
            place = self.chance.below(len(left), "pick", self.state.chances + taken)
            picked.append(left.pop(place))
        self.emit(e.PickedAtRandom(player, count), by_rule=True)
        return picked

    def draw(self, count: int, *players: int) -> None:
        """Players draw; who must draw more than his deck holds has lost, both at once draw (T4).

        What one player draws is one act (C12), and all of it happens in one moment: a hand that wins is
        not looked at before the other has drawn too (W4).
        """
        state = self.state
        short = [player for player in players if len(state.sides[player].deck) < count]
        if short:
            self.emit(*map(e.CouldNotDraw, short))
        acts: list[e.Event] = []
        drawn = 0
        for player in players:
            top = [state.cards[uid] for uid in state.sides[player].deck[: -count - 1 : -1]]
            ways = [moves.to_pile(state, card, Place.HAND) for card in top]
            acts.append(
                moves.together(
                    e.Reason.DRAW, player, [way._replace(handle=way.handle + drawn) for way in ways]
                )
            )
            drawn += len(ways)
        self.emit(*acts)

    def card(self, handle: int | None) -> TableCard:
        """The card of a public number; KeyError for a number that no card has now."""
        if handle:
            for card in self.state.cards:
                if card.handle == handle:
                    return card
        raise KeyError(handle)
