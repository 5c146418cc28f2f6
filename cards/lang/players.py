"""Whom a text speaks of, seen from the present controller of its card."""

from enum import StrEnum


class Who(StrEnum):
    """YOU is whoever controls the card now; TURN_PLAYER is whoever's turn it is."""

    YOU = "you"
    OPPONENT = "opponent"
    EITHER = "either"


YOU = Who.YOU
OPPONENT = Who.OPPONENT
EITHER = Who.EITHER
