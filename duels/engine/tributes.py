"""What a normal summon or set takes: how many tributes, of which monsters (S1, S2, F9)."""

from cards.lang.abilities import MayNormalSummon, TributesRequired
from cards.lang.groups import Cards
from cards.lang.places import Place
from duels.engine import derive, select
from duels.engine.derive import value_of
from duels.engine.slots import fillable
from duels.engine.state import State, TableCard


def required(state: State, card: TableCard) -> int:
    """By the level that the card has in the hand, unless its text asks for another number (S2)."""
    for one in card.card.abilities:
        if isinstance(one, TributesRequired):
            return one.count
    level = derive.level(state, card)
    if level <= 4:
        return 0
    return 1 if level <= 6 else 2


def options(state: State, player: int) -> list[TableCard]:
    """The monsters that a player may tribute for a normal summon or set (S2)."""
    found = derive.derived(state)
    kept = found.not_for_tribute_summon | found.cannot_be_tributed
    return [card for card in state.monsters(player) if card.uid not in kept]


def worths(state: State, card: TableCard, monsters: list[TableCard]) -> tuple[int, ...]:
    """For how many tributes each of these monsters can stand, for the monster that is summoned or set."""
    value = value_of(state)
    double = [
        uid
        for uid, for_ in derive.derived(state).worth_two_tributes
        if select.matches_for_its_controller(for_, card, uid, value)
    ]
    return tuple(2 if one.uid in double else 1 for one in monsters)


def at_hand(state: State, player: int, card: TableCard) -> bool:
    """Enough monsters to tribute, and a zone that is free or that the tributes will free (S2, F9)."""
    needed = required(state, card)
    if not needed:
        return None in state.sides[player].monsters
    return sum(worths(state, card, options(state, player))) >= needed


def other_ways(card: TableCard) -> list[MayNormalSummon]:
    """The other ways in which a card's text lets it be normal summoned (S2)."""
    if card.place is not Place.HAND:
        return []
    return [one for one in card.card.abilities if isinstance(one, MayNormalSummon)]


def way_is_open(state: State, player: int, card: TableCard, way: MayNormalSummon) -> bool:
    """Whether its condition is met, its tributes are there, and leave a zone (S2, F9)."""
    if way.given is not None and not derive.holds(state, way.given, player, card.uid):
        return False
    must_free = None if None in state.sides[player].monsters else player
    return fillable(slots(state, player, card, way), must_free)


def slots(state: State, player: int, card: TableCard, way: MayNormalSummon) -> list[list[TableCard]]:
    """For each tribute that a way takes, those that it could be; face-down ones count as they are (N5)."""
    allowed = options(state, player)
    return [[one for one in allowed if _described(state, cards, one, card)] for cards in way.takes]


def _described(state: State, cards: Cards, one: TableCard, card: TableCard) -> bool:
    return cards.filter is None or select.matches_for_its_controller(
        cards.filter, one, card.uid, value_of(state)
    )
