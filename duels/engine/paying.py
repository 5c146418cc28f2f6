"""Costs, paid: in the order of the text, and only so that what remains is legal (M9, K15)."""

from dataclasses import replace
from math import comb

from cards.lang import costs as k
from cards.lang.abilities import Activatable
from cards.lang.groups import Choose
from cards.lang.places import Place
from duels.engine import activation, derive, moves
from duels.engine import events as e
from duels.engine.declaring import declare
from duels.engine.game import Game, Procedure, expect
from duels.engine.payment import Payment, after, parts, payments, ways_to_pay
from duels.engine.prompts import Cards, ChooseCards, Why
from duels.engine.scope import Scope
from duels.engine.sending import put_into_deck
from duels.engine.state import TableCard


def pay(game: Game, card: TableCard, ability: Activatable, scope: Scope) -> Procedure[Scope]:
    """Pay the cost of an ability, part by part; only what leaves a legal target can be chosen (K15)."""
    costs = parts(ability.cost)
    for number, cost in enumerate(costs):
        if isinstance(cost, k.Declare):
            scope = replace(scope, said=(yield from declare(game, card, scope.player, cost.what)))
            continue
        ways = [
            way
            for way in ways_to_pay(game.state, cost, scope)
            if _leaves_something(game, card, ability, after(cost, scope, way), costs[number + 1 :])
        ]
        paid = yield from choose_payment(game, scope.player, card, cost, ways)
        scope = after(cost, scope, paid)
        hand_over(game, card, cost, paid, scope.player)
        scope = scope.when_paid()
    return scope


def _leaves_something(
    game: Game, card: TableCard, ability: Activatable, scope: Scope, rest: tuple[k.Cost, ...]
) -> bool:
    """Whether the rest of the cost can then be paid so that targets, and something to do, remain."""
    return any(
        activation.target_and_effect(game.state, card, ability, paid) is None
        for paid in payments(game.state, rest, scope)
    )


def choose_payment(
    game: Game, player: int, card: TableCard, cost: k.Cost, ways: list[Payment]
) -> Procedure[Payment]:
    """The cards that are paid; one after the other where not all of them go with one another."""
    if not leaves_a_choice(cost):
        return ways[0]
    picked: Payment = ()
    count = len(ways[0])
    while len(picked) < count:
        options = [one for one in _options(ways) if one not in picked]
        left = count - len(picked)
        together = left if len(ways) == comb(len(options), left) else 1
        handles = tuple(one.handle for one in options)
        prompt = ChooseCards(player, Why.COST, handles, together, together, source=card.handle)
        picked += tuple(game.card(handle) for handle in expect(Cards, (yield prompt)).cards)
        ways = [way for way in ways if all(one in way for one in picked)]
    return picked


def leaves_a_choice(cost: k.Cost) -> bool:
    """Whether the text lets the player choose what he pays with."""
    return isinstance(getattr(cost, "cards", None), Choose)


def _options(ways: list[Payment]) -> list[TableCard]:
    """The cards that are part of some way of paying, in their order."""
    found: list[TableCard] = []
    for way in ways:
        found += [one for one in way if one not in found]
    return found


def hand_over(game: Game, card: TableCard, cost: k.Cost, paid: Payment, player: int) -> None:
    """What is paid goes where the cost says, all of it in one moment."""
    state = game.state
    match cost:
        case k.PayLP(number):
            game.emit(e.LifePointsPaid(player, derive.amount(state, number, player, card.uid)))
        case k.PayHalfLP():
            points = state.sides[player].life_points
            game.emit(e.LifePointsPaid(player, points - derive.half(points)))
        case k.RemoveCounterCost(name, count):
            game.emit(e.CountersChanged(card.known, name, -count))
        case k.RemoveAllCountersCost(name, _):
            game.emit(*(e.CountersChanged(one.known, name, -one.counters[name]) for one in paid))
        case k.ForgoDrawCost():
            game.emit(e.DrawForgone(player))
        case k.RevealCost():
            game.emit(e.Shown(player, tuple(one.known for one in paid)))
        case k.ToDeckCost(_, where):
            put_into_deck(game, e.Reason.COST, player, paid, where)
        case k.Costs() | k.Declare():
            raise AssertionError("several costs are paid one after the other, and nothing declared is paid")
        case _:
            reason, to = _WAYS[type(cost)]
            game.emit(moves.together(reason, player, [moves.to_pile(state, one, to) for one in paid]))


_WAYS: dict[type, tuple[e.Reason, Place]] = {
    k.DiscardCost: (e.Reason.DISCARD, Place.GRAVE),
    k.TributeCost: (e.Reason.TRIBUTE, Place.GRAVE),
    k.BanishCost: (e.Reason.COST, Place.BANISHED),
    k.SendToGraveCost: (e.Reason.COST, Place.GRAVE),
    k.MillCost: (e.Reason.COST, Place.GRAVE),
    k.ReturnToHandCost: (e.Reason.COST, Place.HAND),
}
"""For which reason, and to where, a card goes with which a cost is paid (X3)."""
