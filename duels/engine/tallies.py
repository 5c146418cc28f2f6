"""Which cards can hold a counter, and how many more."""

from cards.lang.effects import PlaceCounter
from cards.lang.inspect import room_for
from duels.engine.derive import derived
from duels.engine.state import State, TableCard


def takes(card: TableCard, effect: PlaceCounter) -> bool:
    """Whether an effect can place its counters on a card: face-up on the field, with room for all of them."""
    full = card.counters.get(effect.name, 0) + effect.count
    return card.place.on_field and not card.face_down and (effect.at_most is None or full <= effect.at_most)


def room(state: State, card: TableCard, name: str) -> int:
    """How many more counters of a name a card can hold, for which its own text must provide.

    Where its effects are negated it can hold none.
    """
    most = room_for(card.card, name)
    if most is None or card.face_down or card.uid in derived(state).negated:
        return 0
    return most - card.counters.get(name, 0)
