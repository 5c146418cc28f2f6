"""Materials beside those that must be, of which there can be as many as one likes (S7, S13)."""

from collections.abc import Sequence

from duels.engine import fusions
from duels.engine.choosing import is_seen_only_now, numbered
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
    looked_through = any(is_seen_only_now(one, player) for one in there)
    if looked_through:
        there.sort(key=lambda one: one.card.passcode)
    numbers = numbered(there, player)
    prompt = ChooseCards(
        player,
        Why.MATERIALS,
        numbers,
        0,
        len(there),
        ordered=True,
        source=monster.handle,
        passcodes=tuple(one.card.passcode for one in there) if looked_through else (),
        where=tuple((one.owner, one.place) for one in there) if looked_through else (),
    )
    return [there[numbers.index(number)] for number in expect(Cards, (yield prompt)).cards]
