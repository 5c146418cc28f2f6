"""Cards that are wanted, one for each of several descriptions: whether and with which cards all can be met.

A slot lists the cards that could meet one description. Found by augmenting paths, not by trying every set.
"""

from collections.abc import Sequence

from cards.lang.places import Place
from duels.engine.state import TableCard

Slots = Sequence[Sequence[TableCard]]


def assignable(slots: Slots) -> bool:
    """Whether each slot can have a card of its own."""
    holder: dict[int, int] = {}

    def place(slot: int, tried: list[int]) -> bool:
        for card in slots[slot]:
            if card.uid in tried:
                continue
            tried.append(card.uid)
            if card.uid not in holder or place(holder[card.uid], tried):
                holder[card.uid] = slot
                return True
        return False

    return all(place(slot, []) for slot in range(len(slots)))


def fillable(slots: Slots, must_free: int | None) -> bool:
    """Whether all can be met; with `must_free` so that a monster zone of that player becomes free (F9)."""
    if must_free is None:
        return assignable(slots)
    return any(assignable(_with_one_of(slots, place, must_free)) for place in range(len(slots)))


def useful(slots: Slots, must_free: int | None) -> list[TableCard]:
    """The cards that belong to at least one way of meeting all, each once, in the order of the slots."""
    found: dict[int, TableCard] = {}
    for place, slot in enumerate(slots):
        for card in slot:
            if card.uid not in found and _can_be_chosen(slots, place, card, must_free):
                found[card.uid] = card
    return list(found.values())


def frees_zone(card: TableCard, player: int) -> bool:
    """Whether the monster zone of a player becomes free when the card leaves."""
    return card.place is Place.MONSTERS and card.controller == player


def _can_be_chosen(slots: Slots, place: int, card: TableCard, must_free: int | None) -> bool:
    fixed = [[card] if number == place else list(slot) for number, slot in enumerate(slots)]
    if must_free is None or frees_zone(card, must_free):
        return assignable(fixed)
    return fillable(fixed, must_free)


def _with_one_of(slots: Slots, place: int, player: int) -> list[list[TableCard]]:
    """The slots where one of them is to free a monster zone of the player."""
    return [
        [card for card in slot if number != place or frees_zone(card, player)]
        for number, slot in enumerate(slots)
    ]
