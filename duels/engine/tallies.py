"""Which cards can hold a counter, and how many more."""

from collections.abc import Iterator

from cards.lang.effects import PlaceCounter
from cards.lang.groups import Pronoun
from cards.lang.inspect import room_for
from duels.engine.derive import derived
from duels.engine.state import State, TableCard


def takes(state: State, card: TableCard, effect: PlaceCounter) -> bool:
    """Whether an effect can place its counters on a card: face-up on the field, with room for all of them.

    That a card can hold counters is its own effect, and it holds none while that is negated.
    """
    if effect.cards is Pronoun.THIS and card.uid in derived(state).negated:
        return False
    full = card.counters.get(effect.name, 0) + effect.count
    return card.place.on_field and not card.face_down and (effect.at_most is None or full <= effect.at_most)


def lost(state: State) -> Iterator[tuple[TableCard, str, int]]:
    """The counters that cards lose because the effects by which they can hold them are negated (C16)."""
    for uid in sorted(derived(state).negated):
        card = state.cards[uid]
        for name, count in card.counters.items():
            if room_for(card.card, name) is not None:
                yield card, name, count


def room(state: State, card: TableCard, name: str) -> int:
    """How many more counters of a name a card can hold, for which its own text must provide.

    Where its effects are negated it can hold none.
    """
    most = room_for(card.card, name)
    if most is None or card.face_down or card.uid in derived(state).negated:
        return 0
    return most - card.counters.get(name, 0)
