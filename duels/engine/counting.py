"""Counters that cards place on themselves each time something happens, starting no chain (C22)."""

from collections.abc import Sequence

from cards.lang.effects import PlaceCounter
from cards.lang.occasions import SummonSucceeded
from duels.engine import events as e
from duels.engine.applying import stands
from duels.engine.consequences import Watch
from duels.engine.state import State
from duels.engine.tallies import takes
from duels.engine.tellings import happened


def tallied(state: State, waiting: Sequence[Watch], events: Sequence[e.Event]) -> list[e.Event]:
    """The counters that cards count what happened with, once however many monsters are summoned together."""
    return [
        e.CountersChanged(card.known, ability.do.name, ability.do.count)
        for card, ability, _, ref in waiting
        if isinstance(ability.do, PlaceCounter)
        and isinstance(ability.when, SummonSucceeded)
        and state.at(ref) is card
        and stands(state, card)
        and takes(state, card, ability.do)
        and any(happened(state, ability.when, card, card.controller, event) is not None for event in events)
    ]
