"""Who has won: checked after every single change (W6)."""

from duels.engine.result import Ending, Result
from duels.engine.state import State


def verdict(state: State) -> Result | None:
    """The result that the state demands, or None while the duel goes on.

    Losing by life points (W1) or by a draw that could not be made (W2); both players at the same
    moment is a draw (W4).
    """
    losers = [
        (seat, Ending.LIFE_POINTS if side.life_points <= 0 else Ending.DECK_OUT)
        for seat, side in enumerate(state.sides)
        if side.life_points <= 0 or side.could_not_draw
    ]
    if not losers:
        return None
    loser, ending = losers[0]
    return Result(None if len(losers) > 1 else 1 - loser, ending)
