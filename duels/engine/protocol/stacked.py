"""Decks laid so that the shuffles at the beginning bring them into a wanted order.

A duel always shuffles (T1). Whoever wants a deck in a certain order gives the deck that its shuffle turns
into that one, and the duel is like any other: it can be put down and computed again.
"""

from duels.engine.chance import Chance
from duels.engine.driver import Seat


def stacked(seats: tuple[Seat, Seat], key: bytes) -> tuple[Seat, Seat]:
    """The decks that become these under this key; the first card of each is to lie on top."""
    chance = Chance(key)
    laid: list[Seat] = []
    chances = 0
    for seat in seats:
        order, taken = chance.shuffled(range(len(seat.main)), "shuffle", chances)
        chances += taken
        # A deck is kept from its bottom: the card that comes to lie last is the top one.
        main = dict(zip(order, reversed(seat.main), strict=True))
        laid.append(Seat(tuple(main[place] for place in range(len(order))), seat.extra))
    return laid[0], laid[1]
