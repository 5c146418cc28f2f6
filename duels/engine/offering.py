"""What an effect lets a player do once in the turn, when he is free to act and starting no chain (C17)."""

from duels.engine import derive, feasibility, windows
from duels.engine import events as e
from duels.engine.delaying import stand_in
from duels.engine.game import Game, Procedure
from duels.engine.prompts import Act, Verb, Why
from duels.engine.resolve import perform
from duels.engine.scope import Scope
from duels.engine.state import Link, Offered, State


def open_offers(state: State, player: int) -> tuple[Act, ...]:
    """What a player may do by such effects now: what they ask for is so, and something would be done."""
    return tuple(
        dict.fromkeys(
            Act(Verb.USE, None, _name(offer)) for offer in state.offers if _stands(state, offer, player)
        )
    )


def _name(offer: Offered) -> str:
    """By what an offer is named: the card and the key of its ability."""
    return f"{offer.card}:{offer.key}"


def _stands(state: State, offer: Offered, player: int) -> bool:
    if offer.player != player or not derive.holds(state, offer.given, player, None):
        return False
    source = stand_in(state, offer.card, player)
    return feasibility.could(state, offer.effect, Scope(player, source.ref))


def use(game: Game, player: int, act: Act) -> Procedure[None]:
    """Do it, which uses the offer up; what happened can be answered as after any act (C3)."""
    state = game.state
    index = next(
        place
        for place, offer in enumerate(state.offers)
        if offer.player == player and _name(offer) == act.ability
    )
    offer = state.offers[index]
    game.emit(e.OfferUsed(player, offer.card, index))
    source = stand_in(state, offer.card, player)
    link = Link(0, player, source.known, offer.key)
    yield from perform(game, offer.effect, Scope(player, source.ref), link)
    game.joins = False
    yield from windows.window(game, player, Why.AFTER_CHAIN)
