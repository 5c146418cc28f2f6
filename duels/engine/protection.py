"""Which cards effects cannot destroy, and which are spared once in a turn (X7)."""

from collections.abc import Iterator

from duels.engine import derive, select
from duels.engine.state import SPARED_FROM_EFFECT, State, TableCard


def can_destroy(state: State, player: int, card: TableCard) -> bool:
    """Whether an effect of a player can destroy a card (X7)."""
    return not any(
        uid == card.uid and player in select.seats(whose, of)
        for uid, whose, of in derive.derived(state).safe_from_effects
    )


def sparing(state: State, card: TableCard) -> Iterator[TableCard]:
    """The cards that spare this one, each of which does so once in a turn."""
    for uid, by in derive.derived(state).safe_from_effects_once:
        source = state.cards[by]
        if uid == card.uid and source.used.get(SPARED_FROM_EFFECT) != state.turn:
            yield source
