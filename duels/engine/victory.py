"""Who has won: checked after every single change (W6)."""

from cards.lang.abilities import Wins
from cards.lang.places import ON_FIELD, Place
from duels.engine.derive import derived, holds
from duels.engine.index import abilities
from duels.engine.result import Ending, Result
from duels.engine.state import State, TableCard


def verdict(state: State) -> Result | None:
    """The result that the state demands, or None while the duel goes on.

    Losing by life points (W1) or by a draw that could not be made (W2) comes before winning by a card
    (W3); both players at the same moment is a draw (W4).
    """
    losers = [
        (seat, Ending.LIFE_POINTS if side.life_points <= 0 else Ending.DECK_OUT)
        for seat, side in enumerate(state.sides)
        if side.life_points <= 0 or side.could_not_draw
    ]
    if losers:
        loser, ending = losers[0]
        return Result(None if len(losers) > 1 else 1 - loser, ending)
    winners = [seat for seat in (0, 1) if has_won(state, seat)]
    if winners:
        return Result(None if len(winners) > 1 else winners[0], Ending.CARD)
    return None


def has_won(state: State, seat: int) -> bool:
    """Whether a card's own condition is met for a player (W3)."""
    for countdown in state.countdowns:
        if countdown.player == seat and countdown.turns <= 0:
            return True
    for card, ability in _WINNING.of(state, seat):
        if (not card.place.on_field or _works(state, card)) and holds(state, ability.given, seat, card.uid):
            return True
    return False


_WINNING = abilities((Place.HAND, *ON_FIELD), Wins)


def _works(state: State, card: TableCard) -> bool:
    """Whether a card on the field is face-up and not negated."""
    return not card.face_down and card.uid not in derived(state).negated
