"""Counters that effects place: on a card that the text names, or shared out among several."""

from cards.lang import effects as f
from duels.engine import events as e
from duels.engine import select
from duels.engine.choosing import source_handle
from duels.engine.deeds import number
from duels.engine.derive import is_kept_off, value_of
from duels.engine.game import Game, Procedure, expect
from duels.engine.meant import referents
from duels.engine.prompts import Cards, ChooseCards, Why
from duels.engine.scope import Scope
from duels.engine.state import Link
from duels.engine.tallies import room, takes


def place_counter(game: Game, effect: f.PlaceCounter, scope: Scope, link: Link) -> bool:
    cards = [card for card in referents(game.state, effect.cards, scope) if takes(game.state, card, effect)]
    for card in cards:
        game.emit(e.CountersChanged(card.known, effect.name, effect.count))
    return bool(cards)


def share_counters(game: Game, effect: f.ShareCounters, scope: Scope, link: Link) -> Procedure[bool]:
    """Counter by counter its player names the card; then all are placed at once."""
    state = game.state
    free = {
        card.handle: left
        for card in select.members(state, effect.cards, scope.player, scope.source.uid, value_of(state))
        if (left := room(state, card, effect.name)) > 0 and not is_kept_off(state, card, scope.source.uid)
    }
    placed = dict.fromkeys(free, 0)
    due = number(game, effect.count, scope)
    while due > 0 and (options := tuple(handle for handle, left in free.items() if left > placed[handle])):
        handle, together = options[0], min(due, free[options[0]] - placed[options[0]])
        if len(options) > 1:
            prompt = ChooseCards(
                scope.player, Why.PLACE_COUNTER, options, 1, 1, source=source_handle(game, scope)
            )
            (handle,), together = expect(Cards, (yield prompt)).cards, 1
        placed[handle] += together
        due -= together
    changes = [
        e.CountersChanged(game.card(handle).known, effect.name, count)
        for handle, count in placed.items()
        if count
    ]
    if changes:
        game.emit(*changes)
    return bool(changes)
