"""With which cards, and whether at all, a cost can be paid (M9)."""

from collections.abc import Iterator
from itertools import combinations

from cards.lang import costs as k
from cards.lang.groups import Cards, Choose, Every, Pronoun
from cards.lang.places import Place
from cards.lang.terms import Trait
from cards.lang.turns import Phase
from duels.engine import derive, select
from duels.engine.derive import value_of
from duels.engine.meant import is_beyond_reach, referents
from duels.engine.scope import Scope
from duels.engine.state import State, TableCard

Payment = tuple[TableCard, ...]
"""Cards with which a cost is paid together."""


DESTINATIONS: dict[type, Place] = {
    k.DiscardCost: Place.GRAVE,
    k.TributeCost: Place.GRAVE,
    k.SendToGraveCost: Place.GRAVE,
    k.BanishCost: Place.BANISHED,
    k.ReturnToHandCost: Place.HAND,
    k.ToDeckCost: Place.DECK,
}
"""Where a card goes with which a cost is paid, and can then be chosen as a target (M9)."""


def parts(cost: k.Cost | None) -> tuple[k.Cost, ...]:
    """The single costs of one, in the order in which they are paid."""
    match cost:
        case None:
            return ()
        case k.Costs(several):
            return tuple(single for one in several for single in parts(one))
        case single:
            return (single,)


def payments(state: State, costs: tuple[k.Cost, ...], scope: Scope) -> Iterator[Scope]:
    """What is so once these costs are paid, in each way of paying them; nothing where none is payable."""
    if not costs:
        yield scope
        return
    first, *others = costs
    for paid in ways_to_pay(state, first, scope):
        yield from payments(state, tuple(others), after(first, scope, paid))


def after(cost: k.Cost, scope: Scope, paid: Payment) -> Scope:
    """The scope once a cost is paid with these cards.

    What was only revealed is still there; and what will come from the top of a deck nobody knows, so that it
    is left out of account (C19).
    """
    return scope.having_paid(paid, DESTINATIONS.get(type(cost)))


def ways_to_pay(state: State, cost: k.Cost, scope: Scope) -> Iterator[Payment]:
    """The cards with each of which a single cost can be paid; life points and counters are no cards."""
    this, side = state.cards[scope.source.uid], state.sides[scope.player]
    match cost:
        case k.PayLP(number):
            due = derive.amount(state, number, scope.player, this.uid)
            if 0 < due <= side.life_points:
                yield ()
        case k.PayHalfLP() | k.Declare():
            yield ()
        case k.RemoveCounterCost(name, count):
            if this.counters.get(name, 0) >= count:
                yield ()
        case k.RemoveAllCountersCost(name, cards):
            found = select.members(state, cards, scope.player, this.uid, value_of(state))
            if holding := tuple(card for card in found if card.counters.get(name)):
                yield holding
        case k.ForgoDrawCost():
            if state.phase is Phase.DRAW and state.turn_player == scope.player and not state.draw_forgone:
                yield ()
        case k.MillCost(count):
            # Nobody knows what lies there, and so whether a graveyard that is closed to some would take it.
            if len(side.deck) >= count and not derive.derived(state).banished_instead:
                yield tuple(state.cards[uid] for uid in side.deck[: -count - 1 : -1])
        case k.Costs():
            raise AssertionError("several costs are paid one after the other")
        case _:
            yield from _with_cards(state, cost, scope)


def _with_cards(state: State, cost: k.CardCost, scope: Scope) -> Iterator[Payment]:
    match cost.cards:
        case Pronoun() as pronoun:
            found = [card for card in referents(state, pronoun, scope) if _suits(state, card, cost, scope)]
            if found:
                yield tuple(found)
        case Choose(int() as count, cards):
            yield from combinations(_payable(state, cost, cards, scope), count)
        case Every(cards):
            if found := _payable(state, cost, cards, scope):
                yield tuple(found)
        case _:
            raise AssertionError("a cost names its cards, or lets its player choose")


def _payable(state: State, cost: k.CardCost, cards: Cards, scope: Scope) -> list[TableCard]:
    """The cards of a description with which this cost can be paid; not the card being activated (M9)."""
    found = select.members(state, cards, scope.player, scope.source.uid, value_of(state))
    return [
        card
        for card in found
        if not (scope.activating and card.uid == scope.source.uid) and _suits(state, card, cost, scope)
    ]


def _suits(state: State, card: TableCard, cost: k.CardCost, scope: Scope) -> bool:
    """Whether a card can be paid so: it is there, and really comes to where the cost says.

    A token comes nowhere but by being tributed (S12), a card of the extra deck into no hand, and what a
    closed graveyard does not take is not sent there; tributed and discarded it is all the same (X6).
    """
    if card.uid in scope.leaving or is_beyond_reach(state, card):
        return False
    match cost:
        case k.TributeCost():
            return card.place in (Place.MONSTERS, Place.HAND) and derive.can_be_tributed(state, card)
        case k.DiscardCost() | k.RevealCost():
            return card.place is Place.HAND
        case k.ReturnToHandCost():
            return not card.card.belongs_in_extra_deck and Trait.TOKEN not in card.card.traits
        case k.BanishCost() if not derive.can_be_banished(state, card):
            return False
        case k.SendToGraveCost() if derive.goes_instead(state, card):
            return False
        case _:
            return Trait.TOKEN not in card.card.traits
