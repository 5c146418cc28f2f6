"""Special summons by a monster's own procedure: which are possible, and what each takes (S5a, S13)."""

from collections.abc import Iterator, Sequence

from cards.lang.abilities import Procedure
from cards.lang.groups import Cards
from cards.lang.occasions import Way
from cards.lang.places import Place
from cards.lang.players import YOU
from cards.lang.procedures import Payment, Price, Takes, TakesMaterials
from cards.lang.recipes import FusionOf
from cards.lang.terms import Trait
from duels.engine import derive, select
from duels.engine.derive import value_of
from duels.engine.legality import may_be_summoned
from duels.engine.refusal import Refusal
from duels.engine.state import State, TableCard

PLACES = (Place.HAND, Place.EXTRA, Place.GRAVE, Place.BANISHED)
"""Where a monster can have a procedure of its own."""


def procedure_of(card: TableCard) -> Procedure | None:
    """The card's own way of being special summoned, if it has one where it is (S5a, S13)."""
    for one in card.card.abilities:
        if isinstance(one, Procedure) and card.place in one.from_:
            return one
    return None


def possible(state: State, player: int) -> Iterator[TableCard]:
    """The monsters that a player may special summon by their own procedure now."""
    for card in select.in_places(state, PLACES, player):
        if (
            card.card.abilities
            and refusal(state, player, card) is None
            and may_be_summoned(state, player, card, Way.SPECIAL)
        ):
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
    slots = takeable(state, player, card, procedure.takes)
    if free:
        return assignable(slots)
    return any(assignable(with_one_of(slots, place, player)) for place in range(len(slots)))


def with_one_of(slots: Sequence[Sequence[TableCard]], place: int, player: int) -> list[list[TableCard]]:
    """The slots where one of them is to free a monster zone of the player."""
    return [
        [card for card in slot if number != place or frees_zone(card, player)]
        for number, slot in enumerate(slots)
    ]


def frees_zone(card: TableCard, player: int) -> bool:
    """Whether the monster zone of a player becomes free when the card leaves."""
    return card.place is Place.MONSTERS and card.controller == player


def takeable(state: State, player: int, card: TableCard, price: Price) -> list[list[TableCard]]:
    """For each card that the procedure takes, those that it could be."""
    return [
        [one for one in _described(state, cards, player, card) if can_be_taken(state, one, price.how)]
        for cards in wanted_by(card, price)
    ]


def wanted_by(card: TableCard, price: Price) -> tuple[Cards, ...]:
    """The descriptions of the cards that a procedure takes."""
    match price:
        case Takes(_, wanted):
            return wanted
        case TakesMaterials(_, places):
            recipe = card.card.recipe
            assert isinstance(recipe, FusionOf)
            return tuple(Cards(places, YOU, material) for material in recipe.materials)


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
    if how is Payment.SEND and derive.goes_instead(state, card):
        return False
    return Trait.TOKEN not in card.card.traits or how in (Payment.TRIBUTE, Payment.BANISH)


def assignable(slots: Sequence[Sequence[TableCard]]) -> bool:
    """Whether each slot can have a card of its own: found by augmenting paths, not by trying every set."""
    holder: dict[int, int] = {}

    def place(slot: int, tried: list[int]) -> bool:
        for card in slots[slot]:
            if card.uid in tried:
                continue
            tried.append(card.uid)
            if card.uid not in holder or place(holder[card.uid], tried):
                holder[card.uid] = slot
                return True
        return False

    return all(place(slot, []) for slot in range(len(slots)))


def useful(slots: Sequence[Sequence[TableCard]], must_free: int | None) -> list[TableCard]:
    """The cards that belong to at least one legal choice, each once, in the order in which they lie.

    With `must_free` one of them has to free a monster zone of that player.
    """
    found: dict[int, TableCard] = {}
    for place, slot in enumerate(slots):
        for card in slot:
            if card.uid not in found and _can_be_chosen(slots, place, card, must_free):
                found[card.uid] = card
    return list(found.values())


def _can_be_chosen(
    slots: Sequence[Sequence[TableCard]], place: int, card: TableCard, must_free: int | None
) -> bool:
    fixed = [[card] if number == place else list(slot) for number, slot in enumerate(slots)]
    if must_free is None or frees_zone(card, must_free):
        return assignable(fixed)
    return any(assignable(with_one_of(fixed, number, must_free)) for number in range(len(slots)))
