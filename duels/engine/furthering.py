"""Materials beside those that must be, of which there can be as many as one likes (S7, S13)."""

from collections.abc import Sequence

from duels.engine import fusions
from duels.engine.game import Game, Procedure, expect
from duels.engine.prompts import Cards, ChooseCards, Why
from duels.engine.slots import Slots
from duels.engine.state import TableCard


def further_materials(
    game: Game, player: int, monster: TableCard, slots: Slots, used: Sequence[TableCard]
) -> Procedure[list[TableCard]]:
    """Further materials, none or several, where the monster's recipe leaves open how many there are."""
    there = fusions.further(monster, slots, used)
    if not there:
        return []
    prompt = ChooseCards(
        player,
        Why.MATERIALS,
        tuple(one.handle for one in there),
        0,
        len(there),
        ordered=True,
        source=monster.handle,
    )
    return [game.card(handle) for handle in expect(Cards, (yield prompt)).cards]
