"""Materials: which cards can make which monster, found without trying every subset."""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet

from cards.lang.abilities import SubstituteTuner, TunesOnly
from cards.lang.filters import Filter, Named
from cards.lang.places import Place
from cards.lang.recipes import SynchroOf
from cards.lang.terms import Trait
from duels.engine import derive, select
from duels.engine.derive import value_of
from duels.engine.slots import frees_zone
from duels.engine.state import ZONES, State, TableCard


def level_sums(state: State, cards: Sequence[TableCard], total: int) -> list[bool]:
    """For each sum up to `total`, whether some of the cards' levels add up to it."""
    reached = [True] + [False] * total
    for card in cards:
        step = derive.level(state, card)
        for value in range(total, step - 1, -1):
            reached[value] = reached[value] or reached[value - step]
    return reached


def numbers_of_cards(state: State, cards: Sequence[TableCard], total: int) -> int:
    """With how many of the cards the levels can add up to a sum: a set of numbers, as the bits of one.

    It is found for all smaller sums at once, and so in steps that grow as cards times sum.
    """
    reached = [1] + [0] * total
    for card in cards:
        step = derive.level(state, card)
        for value in range(total, step - 1, -1):
            reached[value] |= reached[value - step] << 1
    return reached[total]


def bounds_of_others(monster: TableCard) -> tuple[int, int]:
    """How many monsters beside the tuner a synchro monster asks for, at least and at most (S8)."""
    recipe = monster.card.recipe
    assert isinstance(recipe, SynchroOf)
    return recipe.fewest, ZONES if recipe.most is None else recipe.most


def _enough(monster: TableCard, numbers: int, *, beside: int = 0) -> bool:
    """Whether one of these numbers of cards, and those beside them, are as many as it asks for (S8)."""
    fewest, most = bounds_of_others(monster)
    return any(numbers >> count & 1 for count in range(max(0, fewest - beside), most - beside + 1))


def has_tuner_and_other(state: State, player: int) -> bool:
    """Whether a face-up tuner and another monster stand there, without which nothing is tuned (S8)."""
    standing = list(_for_synchro(state, player))
    return len(standing) > 1 and any(Trait.TUNER in card.card.traits for card in standing)


def synchro_tuners(state: State, player: int, monster: TableCard) -> list[TableCard]:
    """The tuners with which a synchro monster can be summoned: face-up, levels adding up exactly (S8)."""
    recipe = monster.card.recipe
    if not isinstance(recipe, SynchroOf):
        return []
    return [
        tuner
        for tuner in _for_synchro(state, player)
        if serves_as_tuner(state, monster, tuner) and can_complete(state, player, monster, tuner)
    ]


def serves_as_tuner(state: State, monster: TableCard, tuner: TableCard) -> bool:
    """Whether a monster, as it is now, is the tuner that is asked for, or may stand in for it (S8).

    One that stands in for the tuners of a series serves nothing else than monsters that name one of these.
    """
    recipe = monster.card.recipe
    assert isinstance(recipe, SynchroOf)
    bound = tunes_only(tuner)
    if bound is not None and not _is_now(state, bound.for_, monster):
        return False
    substitute = next((one for one in tuner.card.abilities if isinstance(one, SubstituteTuner)), None)
    if substitute is None:
        return _is_now(state, recipe.tuner, tuner)
    if tuner.uid in derive.derived(state).negated or not isinstance(recipe.tuner, Named):
        return False
    return recipe.tuner.name in substitute.names


def tunes_only(card: TableCard) -> TunesOnly | None:
    """What binds a tuner as material, by its own text (S8)."""
    if TunesOnly not in card.card.kinds:
        return None
    return next(one for one in card.card.abilities if isinstance(one, TunesOnly))


def _is_now(state: State, filter_: Filter, card: TableCard) -> bool:
    """Whether a card is such as it is now: its type and level can be others than printed (S8, X10)."""
    return select.matches(filter_, card, None, value_of(state))


def can_complete(state: State, player: int, monster: TableCard, tuner: TableCard) -> bool:
    """Whether other monsters bring the tuner's level up to the synchro monster's (S8)."""
    missing = derive.level(state, monster) - derive.level(state, tuner)
    if missing <= 0:
        return False
    others = synchro_others(state, player, monster, tuner)
    return _enough(monster, numbers_of_cards(state, others, missing))


def synchro_others(state: State, player: int, monster: TableCard, tuner: TableCard) -> list[TableCard]:
    """The non-tuner monsters that may go with a tuner (S8)."""
    recipe = monster.card.recipe
    if not isinstance(recipe, SynchroOf):
        return []
    bound = tunes_only(tuner)
    shunned = bound.never_beside if bound is not None else None
    return [
        card
        for card in _for_synchro(state, player)
        if card.uid != tuner.uid
        and _is_now(state, recipe.others, card)
        and not (shunned is not None and _is_now(state, shunned, card))
    ]


def useful_others(state: State, player: int, monster: TableCard, tuner: TableCard) -> list[TableCard]:
    """Those that belong to at least one set whose levels add up exactly (S8)."""
    missing = derive.level(state, monster) - derive.level(state, tuner)
    others = synchro_others(state, player, monster, tuner)
    return [card for card in others if _belongs(state, monster, card, others, missing)]


def _belongs(
    state: State, monster: TableCard, card: TableCard, others: Sequence[TableCard], missing: int
) -> bool:
    """Whether a card is one of some set, large enough, that brings the levels that are missing (S8)."""
    left = missing - derive.level(state, card)
    if left < 0:
        return False
    rest = [other for other in others if other.uid != card.uid]
    return _enough(monster, numbers_of_cards(state, rest, left), beside=1)


def _for_synchro(state: State, player: int) -> Iterator[TableCard]:
    """The face-up monsters that a player can use as synchro material (S8)."""
    kept = derive.derived(state).not_for_synchro_summon
    return (card for card in state.monsters(player) if not card.face_down and card.uid not in kept)


def ritual_materials(state: State, player: int, monster: TableCard) -> list[TableCard]:
    """Monsters that may be tributed for a ritual summon, from field and hand (S9)."""
    return [
        card
        for card in select.in_places(state, (Place.MONSTERS, Place.HAND), player)
        if card.card.is_monster and card.uid != monster.uid and derive.can_be_tributed(state, card)
    ]


def can_ritual(state: State, player: int, monster: TableCard, exactly: bool = False) -> bool:
    """Whether some tributes reach the ritual monster's level and leave it a zone (S9, F9)."""
    return bool(useful_tributes(state, player, monster, exactly))


def useful_tributes(state: State, player: int, monster: TableCard, exactly: bool = False) -> list[TableCard]:
    """The monsters that belong to at least one legal set of tributes (S9).

    With every zone taken, one of that set must free one (F9).
    """
    needed = derive.level(state, monster)
    materials = ritual_materials(state, player, monster)
    if None in state.sides[player].monsters:
        return [card for card in materials if complete(state, materials, {card.uid}, needed, exactly)]
    standing = [card.uid for card in materials if frees_zone(card, player)]
    return [
        card
        for card in materials
        if any(complete(state, materials, {card.uid, one}, needed, exactly) for one in standing)
    ]


def complete(
    state: State, materials: Sequence[TableCard], chosen: AbstractSet[int], needed: int, exactly: bool
) -> bool:
    """Whether these can be among those taken: exactly so many levels, or none of them to spare (S9)."""
    others = [other for other in materials if other.uid not in chosen]
    levels = [derive.level(state, card) for card in materials if card.uid in chosen]
    left = needed - sum(levels)
    if exactly:
        return left >= 0 and level_sums(state, others, left)[left]
    # None is to spare where what is taken beyond the number is less than the lowest of their levels.
    for lowest in range(1, min(levels) + 1):
        most = left + lowest - 1
        higher = [other for other in others if derive.level(state, other) >= lowest]
        if most >= 0 and any(level_sums(state, higher, most)[max(0, left) :]):
            return True
    return False
