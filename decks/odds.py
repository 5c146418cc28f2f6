"""How likely it is to have seen certain cards: exact, by counting hands (multivariate hypergeometric).

Pure functions; no database.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb, prod

OPENING_HAND = 5
WISHES_AT_MOST = 5
WISHED_AT_MOST = 10
STEPS_AT_MOST = 500_000
"""Steps of counting that one question may take, about half a second: anybody may ask."""


@dataclass(frozen=True, slots=True)
class Wish:
    """At least so many copies of any of these cards."""

    cards: frozenset[int]
    at_least: int = 1


def cards_seen(*, turn: int, going_first: bool) -> int:
    """How many cards a player has drawn once he has drawn on this turn of the duel, or before it (T4).

    Each player draws five to begin with, and one on each of his own turns; the first turn has a draw.
    """
    own_turns = (turn + 1) // 2 if going_first else turn // 2
    return OPENING_HAND + own_turns


def chance(deck: Sequence[int], wishes: Collection[Wish], *, drawn: int) -> Fraction:
    """The share of all hands of so many cards of the deck that fulfil every wish.

    A card that two wishes name counts for both. More cards than the deck has are never drawn.
    """
    wishes = list(wishes)
    drawn = min(drawn, len(deck))
    sorts = _sorts(deck, wishes)
    ways: dict[tuple[int, tuple[int, ...]], int] = {(0, tuple(wish.at_least for wish in wishes)): 1}
    for named_by, copies in sorts.items():
        ways = _with_some_of(ways, named_by, copies, drawn)
    # The rest of the hand is filled with cards that no wish names.
    others, nothing_left = len(deck) - sorts.total(), (0,) * len(wishes)
    fulfilled = sum(
        count * comb(others, drawn - so_far) for (so_far, left), count in ways.items() if left == nothing_left
    )
    return Fraction(fulfilled, comb(len(deck), drawn))


def steps(deck: Sequence[int], wishes: Sequence[Wish], *, drawn: int) -> int:
    """At most how many steps `chance` takes, which grow with every wish that shares its cards with others."""
    drawn = min(drawn, len(deck))
    sorts = _sorts(deck, wishes)
    standings = prod(
        min(wish.at_least, drawn, sum(copies for named_by, copies in sorts.items() if named_by[place])) + 1
        for place, wish in enumerate(wishes)
    )
    return (drawn + 1) * standings * sum(min(copies, drawn) + 1 for copies in sorts.values())


def _sorts(deck: Sequence[int], wishes: Sequence[Wish]) -> Counter[tuple[bool, ...]]:
    """How many cards of the deck each combination of wishes names: such cards are as good as each other."""
    sorts = Counter(tuple(card in wish.cards for wish in wishes) for card in deck)
    del sorts[(False,) * len(wishes)]
    return sorts


def _with_some_of(
    ways: dict[tuple[int, tuple[int, ...]], int], named_by: tuple[bool, ...], copies: int, drawn: int
) -> dict[tuple[int, tuple[int, ...]], int]:
    """The ways to draw, by cards drawn and copies still wished for, with any number of one sort of card."""
    found: dict[tuple[int, tuple[int, ...]], int] = defaultdict(int)
    for (so_far, wanting), count in ways.items():
        for more in range(min(copies, drawn - so_far) + 1):
            left = tuple(
                max(0, want - more) if named else want for want, named in zip(wanting, named_by, strict=True)
            )
            found[so_far + more, left] += count * comb(copies, more)
    return found
