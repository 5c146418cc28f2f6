"""Where abilities lie: looked for once, and found again until a card that has such abilities moves."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from cards.lang.facts import Card
from cards.lang.places import Place
from duels.engine import select
from duels.engine.state import State, TableCard

T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False)
class Index(Generic[T]):
    """What `read` finds on the cards in some places that have abilities of some kinds.

    It is read of the face of a card and its place alone. No place is a deck, whose order changes by itself.
    """

    places: tuple[Place, ...]
    kinds: frozenset[type]
    read: Callable[[Card, Place], Iterable[T]]

    def of(self, state: State, player: int) -> Sequence[tuple[TableCard, T]]:
        """All that is found on a player's cards, in the order in which they lie there."""
        found = state.found.get((self, player))
        if found is None:
            found = state.found[self, player] = self.anew(state, player)
        return found

    def anew(self, state: State, player: int) -> list[tuple[TableCard, T]]:
        """The same, looked for without any memory."""
        return [
            (card, one)
            for card in select.in_places(state, self.places, player)
            if not self.kinds.isdisjoint(card.card.kinds)
            for one in self.read(card.card, card.place)
        ]


def abilities(places: tuple[Place, ...], kind: type[T]) -> Index[T]:
    """The abilities of one kind that cards have in some places."""

    def read(card: Card, place: Place) -> list[T]:
        return [one for one in card.abilities if isinstance(one, kind)]

    return Index(places, frozenset((kind,)), read)
