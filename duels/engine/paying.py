"""Costs, paid: in the order of the text, and only so that what remains is legal (M9, K15)."""

from collections.abc import Sequence
from dataclasses import replace
from math import comb

from cards.lang import costs as k
from cards.lang.abilities import Activatable
from cards.lang.groups import Choose
from cards.lang.places import Place
from duels.engine import activation, derive, moves
from duels.engine import events as e
from duels.engine.choosing import as_shown, cards_chosen
from duels.engine.declaring import declare
from duels.engine.game import Game, Procedure, expect
from duels.engine.payment import (
    Payment,
    after,
    holding,
    open_bounds,
    open_range,
    parts,
    payments,
    ways_to_pay,
)
from duels.engine.prompts import Cards, Choice, ChooseCards, ChooseOne, Why
from duels.engine.scope import Scope
from duels.engine.sending import put_into_deck, shuffle_after_looking
from duels.engine.state import TableCard


def pay(game: Game, card: TableCard, ability: Activatable, scope: Scope) -> Procedure[Scope]:
    """Pay the cost of an ability, part by part; only what leaves a legal target can be chosen (K15)."""
    costs = parts(ability.cost)
    for number, cost in enumerate(costs):
        if isinstance(cost, k.Declare):
            scope = replace(scope, said=(yield from declare(game, card, scope.player, cost.what)))
            continue
        if isinstance(cost, k.RemoveCountersCost):
            yield from take_counters(game, card, cost, scope)
            scope = after(cost, scope, ())
            continue
        if (there := open_range(game.state, cost, scope)) is not None:
            rest = costs[number + 1 :]
            paid = yield from choose_how_many(game, card, ability, cost, scope, there, rest)
            scope = after(cost, scope, paid)
            hand_over(game, card, cost, paid, scope.player)
            scope = scope.when_paid()
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


def take_counters(game: Game, card: TableCard, cost: k.RemoveCountersCost, scope: Scope) -> Procedure[None]:
    """Counters are taken one by one from the cards that its player names, and go all at once."""
    left = {one.handle: one.counters[cost.name] for one in holding(game.state, cost, scope)}
    taken = dict.fromkeys(left, 0)
    while (due := cost.count - sum(taken.values())) > 0:
        options = tuple(handle for handle, count in left.items() if count)
        if len(options) == 1 or sum(left.values()) == due:
            taken = {handle: taken[handle] + min(due, left[handle]) for handle in taken}
            break
        prompt = ChooseCards(scope.player, Why.REMOVE_COUNTER, options, 1, 1, source=card.handle)
        (handle,) = expect(Cards, (yield prompt)).cards
        left[handle] -= 1
        taken[handle] += 1
    game.emit(
        *(e.CountersChanged(game.card(one).known, cost.name, -count) for one, count in taken.items() if count)
    )


def choose_how_many(
    game: Game,
    card: TableCard,
    ability: Activatable,
    cost: k.Cost,
    scope: Scope,
    there: Sequence[TableCard],
    rest: tuple[k.Cost, ...],
) -> Procedure[Payment]:
    """The cards that are paid where the text leaves it open how many: no more than leave something to do.

    Cards from the top of the deck are not chosen, but only their number.
    """
    least, most = open_bounds(cost, len(there))
    enough = [
        count
        for count in range(least, most + 1)
        if _leaves_something(game, card, ability, after(cost, scope, tuple(there[:count])), rest)
    ]
    if isinstance(cost, k.MillCost):
        numbers = tuple(map(str, enough))
        prompt = ChooseOne(scope.player, Why.HOW_MANY, numbers, source=card.handle)
        count = enough[0] if len(enough) == 1 else int(expect(Choice, (yield prompt)).choice)
        return tuple(there[:count])
    handles = tuple(one.handle for one in there)
    choice = ChooseCards(scope.player, Why.COST, handles, enough[0], enough[-1], source=card.handle)
    return tuple(game.card(handle) for handle in expect(Cards, (yield choice)).cards)


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
        options = as_shown(options, player)
        picked += tuple(
            (yield from cards_chosen(player, Why.COST, options, together, together, source=card.handle))
        )
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
        case k.PayDownTo(left):
            game.emit(e.LifePointsPaid(player, state.sides[player].life_points - left))
        case k.RemoveCounterCost(name, count):
            game.emit(e.CountersChanged(card.known, name, -count))
        case k.RemoveCountersCost():
            raise AssertionError("counters are taken from the cards that their player names")
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
            searched = [one.owner for one in paid if one.place is Place.DECK and leaves_a_choice(cost)]
            game.emit(moves.together(reason, player, [moves.to_pile(state, one, to) for one in paid]))
            shuffle_after_looking(game, searched)


_WAYS: dict[type, tuple[e.Reason, Place]] = {
    k.DiscardCost: (e.Reason.DISCARD, Place.GRAVE),
    k.TributeCost: (e.Reason.TRIBUTE, Place.GRAVE),
    k.BanishCost: (e.Reason.COST, Place.BANISHED),
    k.SendToGraveCost: (e.Reason.COST, Place.GRAVE),
    k.MillCost: (e.Reason.COST, Place.GRAVE),
    k.ReturnToHandCost: (e.Reason.COST, Place.HAND),
}
"""For which reason, and to where, a card goes with which a cost is paid (X3)."""
