"""Fusion summons: which are possible, with which materials, and with one substitute at most (S7)."""

from collections.abc import Sequence

from cards.lang.abilities import NoFusionMaterial, Procedure, SubstituteMaterial
from cards.lang.filters import Filter, Named
from cards.lang.inspect import says
from cards.lang.places import Place
from cards.lang.recipes import FusionOf
from duels.engine import derive, select
from duels.engine.derive import value_of
from duels.engine.slots import Slots, fillable, useful
from duels.engine.state import State, TableCard


def possible(
    state: State, player: int, places: tuple[Place, ...], which: Filter | None = None
) -> list[TableCard]:
    """The fusion monsters of a player's extra deck that he has materials, and then a zone, for.

    One that is summoned by its own printed way instead is not fusion summoned (S13).
    """
    found = []
    for card in select.in_places(state, (Place.EXTRA,), player):
        if not isinstance(card.card.recipe, FusionOf) or says(card.card, Procedure):
            continue
        if which is not None and not select.matches(which, card, None, value_of(state)):
            continue
        if fits(state, player, card, places):
            found.append(card)
    return found


def preparable(state: State, player: int, places: tuple[Place, ...]) -> list[TableCard]:
    """The fusion monsters whose real materials lie in these places, for a summon at another time (S7)."""
    return [
        card
        for card in select.in_places(state, (Place.EXTRA,), player)
        if isinstance(card.card.recipe, FusionOf)
        and not says(card.card, Procedure)
        and fillable(slots(state, player, card, places, None), None)
    ]


def fits(state: State, player: int, monster: TableCard, places: tuple[Place, ...]) -> bool:
    """Whether a monster can be made of what lies in these places."""
    must_free = must_free_zone(state, player)
    return any(
        fillable(slots(state, player, monster, places, one), must_free)
        for one in (None, *substitutes(state, player, places))
    )


def must_free_zone(state: State, player: int) -> int | None:
    """The player, where with every zone taken one of the materials must free one (F9)."""
    return None if None in state.sides[player].monsters else player


def slots(
    state: State, player: int, monster: TableCard, places: tuple[Place, ...], substitute: TableCard | None
) -> list[list[TableCard]]:
    """For each material those that could be it; a substitute stands for one that is printed by name."""
    recipe = monster.card.recipe
    assert isinstance(recipe, FusionOf)
    value = value_of(state)
    own = [
        card
        for card in within_reach(state, player, places)
        if card.card.is_monster and NoFusionMaterial not in card.card.kinds
    ]
    return [
        [
            card
            for card in own
            if select.matches_for_its_controller(wanted, card, monster.uid, value)
            or (card is substitute and isinstance(wanted, Named))
        ]
        for wanted in recipe.materials
    ]


def within_reach(state: State, player: int, places: tuple[Place, ...]) -> list[TableCard]:
    """The cards of a player in these places, but for those that a sealed graveyard keeps."""
    sealed = Place.GRAVE in places and derive.derived(state).graves_sealed
    open_places = tuple(place for place in places if place is not Place.GRAVE) if sealed else places
    return select.in_places(state, open_places, player)


def further(card: TableCard, slots: Slots, used: Sequence[TableCard]) -> list[TableCard]:
    """The cards that can be materials beside those that must be: such as the last is, as many as one likes.

    No zone need be thought of: whichever frees one can be among those that must be.
    """
    recipe = card.card.recipe
    if not isinstance(recipe, FusionOf) or not recipe.more:
        return []
    return [one for one in slots[-1] if one not in used]


def substitutes(state: State, player: int, places: tuple[Place, ...]) -> list[TableCard]:
    """The monsters there whose own text lets them stand for a material; not one that is negated."""
    negated = derive.derived(state).negated
    return [
        card
        for card in within_reach(state, player, places)
        if says(card.card, SubstituteMaterial) and card.uid not in negated
    ]


def useful_substitutes(
    state: State, player: int, monster: TableCard, places: tuple[Place, ...]
) -> list[TableCard]:
    """Those with which the monster can be made so that they really stand for a material."""
    must_free = must_free_zone(state, player)
    real = {card.uid for slot in slots(state, player, monster, places, None) for card in slot}
    return [
        one
        for one in substitutes(state, player, places)
        if one.uid not in real and one in useful(slots(state, player, monster, places, one), must_free)
    ]
