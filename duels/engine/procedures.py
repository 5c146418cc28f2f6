"""Special summons by a monster's own procedure: which are possible, and what each takes (S5a, S13)."""

from collections.abc import Iterator

from cards.lang.abilities import NoFusionMaterial, Procedure
from cards.lang.facts import Card
from cards.lang.groups import Cards
from cards.lang.occasions import Way
from cards.lang.places import Place
from cards.lang.procedures import Payment, Takes, TakesLevels, TakesMaterials
from cards.lang.recipes import FusionOf
from cards.lang.terms import Trait
from duels.engine import derive, select
from duels.engine.derive import value_of
from duels.engine.index import Index
from duels.engine.legality import may_be_summoned
from duels.engine.materials import complete
from duels.engine.refusal import Refusal
from duels.engine.slots import fillable
from duels.engine.state import State, TableCard

PLACES = (Place.HAND, Place.EXTRA, Place.GRAVE, Place.BANISHED)
"""Where a monster can have a procedure of its own."""


def procedure_of(card: TableCard) -> Procedure | None:
    """The card's own way of being special summoned, if it has one where it is (S5a, S13)."""
    return next(iter(_procedures(card.card, card.place)), None)


def _procedures(card: Card, place: Place) -> list[Procedure]:
    """The first way of its own that a card has where it lies, if there is one."""
    return [one for one in card.abilities if isinstance(one, Procedure) and place in one.from_][:1]


_PROCEDURES = Index(PLACES, frozenset((Procedure,)), _procedures)


def possible(state: State, player: int) -> Iterator[TableCard]:
    """The monsters that a player may special summon by their own procedure now."""
    for card, _ in _PROCEDURES.of(state, player):
        if refusal(state, player, card) is None and may_be_summoned(state, player, card, Way.SPECIAL):
            yield card


def refusal(state: State, player: int, card: TableCard) -> Refusal | None:
    """The first clause that forbids the card's own procedure."""
    procedure = procedure_of(card)
    if procedure is None:
        return Refusal.PLACE
    if procedure.given is not None and not derive.holds(state, procedure.given, player, card.uid):
        return Refusal.CONDITION
    if can_pay(state, player, card, procedure):
        return None
    return Refusal.ZONE if procedure.takes is None else Refusal.MATERIALS


def can_pay(state: State, player: int, card: TableCard, procedure: Procedure) -> bool:
    """Whether what it takes is there, and leaves the monster a zone (F9)."""
    free = None in state.sides[player].monsters
    if procedure.takes is None:
        return free
    if isinstance(procedure.takes, TakesLevels):
        return free and bool(by_levels(state, player, card, procedure.takes))
    return fillable(takeable(state, player, card, procedure.takes), None if free else player)


def by_levels(state: State, player: int, card: TableCard, price: TakesLevels) -> list[TableCard]:
    """The cards that belong to at least one set whose levels reach what the procedure asks for (S9).

    The card itself can be among them, where it then lies where its procedure summons it from (S5a).
    """
    found = [
        one
        for one in select.members(state, price.cards, player, card.uid, value_of(state))
        if can_be_taken(state, one, price.how)
        and not (one.uid == card.uid and derive.goes_instead(state, card))
    ]
    return [one for one in found if complete(state, found, {one.uid}, price.at_least, exactly=False)]


def takeable(
    state: State, player: int, card: TableCard, price: Takes | TakesMaterials
) -> list[list[TableCard]]:
    """For each card that the procedure takes, those that it could be."""
    return [
        [
            one
            for one in _described(state, cards, player, card)
            if can_be_taken(state, one, price.how)
            and not (isinstance(price, TakesMaterials) and NoFusionMaterial in one.card.kinds)
        ]
        for cards in wanted_by(card, price)
    ]


def wanted_by(card: TableCard, price: Takes | TakesMaterials) -> tuple[Cards, ...]:
    """The descriptions of the cards that a procedure takes."""
    match price:
        case Takes(_, wanted):
            return wanted
        case TakesMaterials(_, places, of):
            recipe = card.card.recipe
            assert isinstance(recipe, FusionOf)
            return tuple(Cards(places, of, material) for material in recipe.materials)


def _described(state: State, cards: Cards, player: int, card: TableCard) -> Iterator[TableCard]:
    """The cards that a description means for the player who takes them; face-down ones too (N5, S13)."""
    value = value_of(state)
    for seat in select.seats(cards.of, player):
        for one in select.in_places(state, cards.places, seat):
            fits = select.matches_for_its_controller if seat == player else select.matches
            if one.uid != card.uid and (cards.filter is None or fits(cards.filter, one, card.uid, value)):
                yield one


def can_be_taken(state: State, card: TableCard, how: Payment) -> bool:
    """A token is never sent to the graveyard, nor returned (S12); a closed graveyard takes nothing (X6)."""
    if how is Payment.TRIBUTE and not derive.can_be_tributed(state, card):
        return False
    if how is Payment.BANISH and not derive.can_be_banished(state, card):
        return False
    if how is Payment.SEND and derive.goes_instead(state, card):
        return False
    return Trait.TOKEN not in card.card.traits or how in (Payment.TRIBUTE, Payment.BANISH)
