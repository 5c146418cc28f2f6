"""Materials beside those that must be, of which there can be as many as one likes (S7, S13)."""

from collections.abc import Sequence

from duels.engine import fusions
from duels.engine.choosing import as_shown, cards_chosen
from duels.engine.game import Game, Procedure
from duels.engine.prompts import Why
from duels.engine.slots import Slots
from duels.engine.state import TableCard


def further_materials(
    game: Game, player: int, monster: TableCard, slots: Slots, used: Sequence[TableCard]
) -> Procedure[list[TableCard]]:
    """Further materials, none or several, where the monster's recipe leaves open how many there are."""
    there = as_shown(fusions.further(monster, slots, used), player)
    if not there:
        return []
    most = len(there)
    return (
        yield from cards_chosen(player, Why.MATERIALS, there, 0, most, source=monster.handle, ordered=True)
    )
