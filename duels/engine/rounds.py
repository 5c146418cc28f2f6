"""Chains that would go on for ever: the table comes round to what it was (C20, K3).

Where nobody chose any of their links the duel is a draw. Where a player did, he may stop: he names a number
of rounds, and when they are over he can activate those effects no more in answer to what they bring about.
"""

from collections.abc import Hashable
from typing import NamedTuple

from duels.engine.recurring import table
from duels.engine.state import State

Links = tuple[tuple[int, str], ...] | None
"""The links of a chain in which nobody chose to activate anything, by card and ability."""


class Made(NamedTuple):
    """A link of the last chain: its card and ability, whose it was, and whether he chose to make it."""

    uid: int
    key: str
    player: int
    by_choice: bool


class Rounds:
    """The tables that were left by the chains of one window.

    Such a chain that leaves a table as an earlier one left it, with nobody's life points lower, will come
    again and again. Life points that fall end the duel by themselves, and so does a deck that is drawn from.
    """

    def __init__(self) -> None:
        self._seen: dict[Hashable, list[tuple[int, int]]] = {}
        self._kept_going: set[Hashable] = set()
        self._left: dict[Hashable, int] = {}

    def keeper(self, state: State, made: tuple[Made, ...]) -> int | None:
        """The player who keeps a repetition going, once the table has come round; the first who chose."""
        chosen = next((link.player for link in made if link.by_choice), None)
        if chosen is None:
            return None
        here = (made, table(state))
        if here in self._kept_going:
            return chosen
        self._kept_going.add(here)
        return None

    def name(self, made: tuple[Made, ...], rounds: int) -> None:
        """The keeper has named how many more rounds there will be."""
        self._left[made] = rounds

    def named(self, made: tuple[Made, ...]) -> bool:
        """Whether a number was named for this repetition."""
        return made in self._left

    def one_less(self, made: tuple[Made, ...]) -> None:
        """One of the rounds that were named is over."""
        self._left[made] -= 1

    def are_over(self, made: tuple[Made, ...]) -> bool:
        """Whether all rounds that were named are over."""
        return self._left[made] <= 0

    def come_again(self, state: State, links: Links) -> bool:
        """Note the table after a chain of these links, None where somebody chose one of them.

        True when the same chain left it so before, and nobody could have stopped it.
        """
        if links is None:
            self._seen.clear()
            return False
        points = (state.sides[0].life_points, state.sides[1].life_points)
        before = self._seen.setdefault((links, table(state)), [])
        if any(points[0] >= old[0] and points[1] >= old[1] for old in before):
            return True
        before.append(points)
        return False
