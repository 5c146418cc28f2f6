"""With which cards, and whether at all, a cost can be paid (M9)."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from cards.lang import costs as k
from cards.lang.groups import Cards, Choose, Every, OrMore, Pronoun, UpTo, bounds
from cards.lang.places import Place
from cards.lang.terms import Trait
from cards.lang.turns import Phase
from duels.engine import derive, select
from duels.engine.derive import value_of
from duels.engine.meant import in_full, is_beyond_reach, referents
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
    scope = scope.having_paid(paid, DESTINATIONS.get(type(cost)))
    match cost:
        case k.RemoveCounterCost(name, count) | k.RemoveCountersCost(name, count, _):
            return scope.having_taken(*(name,) * count)
        case k.RemoveAllCountersCost(name, _):
            return scope.having_taken(*(name,) * sum(card.counters[name] for card in paid))
        case _:
            return scope


def ways_to_pay(state: State, cost: k.Cost, scope: Scope) -> Iterator[Payment]:
    """The cards with each of which a single cost can be paid; life points and counters are no cards.

    Where the number is open these are the ways that take the fewest: who could pay more and then have
    something to do, could also pay less.
    """
    this, side = state.cards[scope.source.uid], state.sides[scope.player]
    match cost:
        case k.PayLP(number):
            due = derive.amount(state, number, scope.player, this.uid)
            if 0 < due <= side.life_points:
                yield ()
        case k.PayDownTo(left):
            if side.life_points > left:
                yield ()
        case k.PayHalfLP() | k.Declare():
            yield ()
        case k.RemoveCounterCost(name, count):
            if this.counters.get(name, 0) >= count:
                yield ()
        case k.RemoveCountersCost(name, count, _):
            if sum(card.counters[name] for card in holding(state, cost, scope)) >= count:
                yield ()
        case k.RemoveAllCountersCost(name, cards):
            found = select.members(state, cards, scope.player, this.uid, value_of(state))
            if laden := tuple(card for card in found if card.counters.get(name)):
                yield laden
        case k.ForgoDrawCost():
            if state.phase is Phase.DRAW and state.turn_player == scope.player and not state.draw_forgone:
                yield ()
        case k.MillCost(count):
            least, _ = bounds(count, len(side.deck))
            if least and len(top := on_top(state, scope.player)) >= least:
                yield tuple(top[:least])
        case k.Costs():
            raise AssertionError("several costs are paid one after the other")
        case _:
            yield from _with_cards(state, cost, scope)


def holding(state: State, cost: k.RemoveCountersCost, scope: Scope) -> list[TableCard]:
    """The cards on which counters lie that this cost can take."""
    found = select.members(state, cost.cards, scope.player, scope.source.uid, value_of(state))
    return [card for card in found if card.counters.get(cost.name)]


def on_top(state: State, player: int) -> Sequence[TableCard]:
    """The cards that a player can send from the top of his deck to pay, the uppermost first.

    Nobody knows what lies there, and so whether a graveyard that is closed to some would take it.
    """
    if derive.derived(state).banished_instead:
        return ()
    return [state.cards[uid] for uid in reversed(state.sides[player].deck)]


def open_range(state: State, cost: k.Cost, scope: Scope) -> Sequence[TableCard] | None:
    """The cards of which a player pays as many as he likes, where the text leaves the number to him."""
    match cost:
        case k.MillCost(UpTo() | OrMore()):
            return on_top(state, scope.player)
        case k.MillCost():
            return None
        case _ if isinstance(cost, k.CardCost):
            match cost.cards:
                case Choose(UpTo() | OrMore(), cards):
                    return _payable(state, cost, cards, scope)
    return None


def open_bounds(cost: k.Cost, there: int) -> tuple[int, int]:
    """The fewest and the most of so many cards with which a cost of an open number is paid."""
    count = (
        cost.count if isinstance(cost, k.MillCost) else getattr(getattr(cost, "cards", None), "count", there)
    )
    return bounds(count, there)


def _with_cards(state: State, cost: k.CardCost, scope: Scope) -> Iterator[Payment]:
    match cost.cards:
        case Pronoun() as pronoun:
            found = [card for card in referents(state, pronoun, scope) if _suits(state, card, cost, scope)]
            if found:
                yield tuple(found)
        case Choose(count, cards):
            found = _payable(state, cost, cards, scope)
            least, _ = bounds(count, len(found))
            yield from combinations(found, least)
        case Every(cards):
            if found := _payable(state, cost, cards, scope):
                yield tuple(found)
        case _:
            raise AssertionError("a cost names its cards, or lets its player choose")


def _payable(state: State, cost: k.CardCost, cards: Cards, scope: Scope) -> list[TableCard]:
    """The cards of a description with which this cost can be paid; not the card being activated (M9)."""
    told = in_full(state, cards, scope)
    found = select.members(state, told, scope.player, scope.source.uid, value_of(state))
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
        case k.DiscardCost(to_grave=True) if derive.goes_instead(state, card):
            return False
        case k.DiscardCost():
            return card.place is Place.HAND
        case k.RevealCost():
            return card.place in (Place.HAND, Place.EXTRA)
        case k.ReturnToHandCost():
            return not card.card.belongs_in_extra_deck and Trait.TOKEN not in card.card.traits
        case k.BanishCost() if not derive.can_be_banished(state, card):
            return False
        case k.SendToGraveCost() if derive.goes_instead(state, card):
            return False
        case _:
            return Trait.TOKEN not in card.card.traits
