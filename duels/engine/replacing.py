"""Destruction: what it does not reach, and what is done in its place (C21, K21, X7)."""

from collections.abc import Callable, Iterator, Sequence

from cards.lang import effects as f
from cards.lang.abilities import Instead, Once
from cards.lang.groups import Cards, Pronoun
from cards.lang.occasions import Cause
from cards.lang.places import ON_FIELD, Place
from duels.engine import derive, select
from duels.engine import events as e
from duels.engine.choosing import chosen, source_handle
from duels.engine.derive import value_of
from duels.engine.game import Game, Procedure, expect
from duels.engine.index import abilities
from duels.engine.meant import candidates, is_beyond_reach
from duels.engine.prompts import Choice, ChooseOne, Why
from duels.engine.protection import can_destroy, sparing
from duels.engine.scope import Scope
from duels.engine.sending import send
from duels.engine.state import Ref, State, TableCard

WAYS = {
    f.Destroy: (e.Reason.DESTRUCTION, Place.GRAVE),
    f.SendToGrave: (e.Reason.EFFECT, Place.GRAVE),
    f.Banish: (e.Reason.EFFECT, Place.BANISHED),
}
"""How a card goes in place of another, and where to."""

_INSTEAD = abilities((*ON_FIELD, Place.GRAVE), Instead)


def destroyed_by_effect(
    game: Game, scope: Scope, cards: Sequence[TableCard], to: Place = Place.GRAVE
) -> Procedure[bool]:
    """An effect destroys cards together, but for those it spares or something is done for (C13, C21, X7)."""
    doomed = reached(game, scope, cards)
    if scope.replacing:
        return send(game, e.Reason.DESTRUCTION, scope, doomed, to)
    left = yield from replaced(game, doomed, Cause.EFFECT)
    if len(left) == len(doomed):
        return send(game, e.Reason.DESTRUCTION, scope, left, to)
    with game.same_moment():
        return send(game, e.Reason.DESTRUCTION, scope, left, to)


def reached(game: Game, scope: Scope, cards: Sequence[TableCard]) -> list[TableCard]:
    """The cards that an effect of this player destroys; what spares one in a turn does it now (X7)."""
    state = game.state
    doomed: list[TableCard] = []
    for card in cards:
        if not can_destroy(state, scope.player, card):
            continue
        source = next(sparing(state, card), None)
        if source is None or scope.replacing:
            doomed.append(card)
        else:
            game.emit(e.Spared(card.known, source.known, from_effect=True), by_rule=True)
    return doomed


def replaced(game: Game, doomed: Sequence[TableCard], cause: Cause) -> Procedure[list[TableCard]]:
    """Those of the doomed for which nothing else is done; the turn player decides first (C21).

    What comes in place of the event is done in its moment. Each replacement is offered once for an event.
    What was to be destroyed with the others takes no other's place, also when it has been saved itself.
    """
    left = list(doomed)
    for player in (game.state.turn_player, 1 - game.state.turn_player):
        for ref, ability in list(replacements(game.state, player)):
            card = game.state.at(ref)
            if card is None:
                continue
            meant = [one for one in left if _speaks_of(game.state, ability, card, one)]
            if cause not in ability.by or not meant:
                continue
            scope = Scope(player, ref, leaving=frozenset(one.uid for one in doomed), replacing=True)
            if (yield from _is_done(game, ability, scope)):
                left = [one for one in left if one not in meant]
    return left


def replacements(state: State, player: int) -> Iterator[tuple[Ref, Instead]]:
    """What a player could do in place of a destruction, by the cards that say it and work."""
    for card, ability in _INSTEAD.of(state, player):
        if (
            card.place in ability.from_
            and not (card.place.on_field and card.face_down)
            and card.uid not in derive.derived(state).negated
            and not is_beyond_reach(state, card)
            and not (ability.once is Once.PER_CARD and card.used.get(ability.key) == state.turn)
        ):
            yield card.ref, ability


def _speaks_of(state: State, ability: Instead, card: TableCard, one: TableCard) -> bool:
    if isinstance(ability.of, Cards):
        return select.means(state, ability.of, one, card.controller, card.uid, value_of(state))
    if ability.of is Pronoun.EQUIPPED:
        return card.equipped == one.ref
    return one is card


def _is_done(game: Game, ability: Instead, scope: Scope) -> Procedure[bool]:
    """Ask where it may be left, and do it; False where it cannot be done or is left."""
    state = game.state
    fits = _fits(state, ability, scope)
    if not any(fits(card) for card in candidates(state, ability.do.cards, scope)):
        return False
    if not ability.mandatory:
        prompt = ChooseOne(scope.player, Why.INSTEAD, ("yes", "no"), source=source_handle(game, scope))
        if expect(Choice, (yield prompt)).choice == "no":
            return False
    cards = yield from chosen(game, ability.do.cards, scope, Why.INSTEAD, fits)
    if ability.once is not None:
        game.emit(e.AbilityUsed(state.cards[scope.source.uid].known, ability.key), by_rule=True)
    reason, to = WAYS[type(ability.do)]
    return send(game, reason, scope, cards, to)


def _fits(state: State, ability: Instead, scope: Scope) -> Callable[[TableCard], bool]:
    """What can go: not what is about to be destroyed itself, and not what cannot be destroyed (C21, K21)."""
    if isinstance(ability.do, f.Destroy):
        return lambda card: card.uid not in scope.leaving and can_destroy(state, scope.player, card)
    return lambda card: card.uid not in scope.leaving
