"""How a duel ends."""

from dataclasses import dataclass
from enum import StrEnum


class Ending(StrEnum):
    """Why a duel is over (W1, W2, W3, W5), or would never be (C20)."""

    LIFE_POINTS = "life_points"
    DECK_OUT = "deck_out"
    CARD = "card"
    ENDLESS = "endless"
    SURRENDER = "surrender"
    TIME = "time"
    AGREEMENT = "agreement"


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a duel; `winner` is a seat (0 or 1), or None for a draw (W4)."""

    winner: int | None
    ending: Ending
