"""Which cards on the table the words of an effect mean: its pronouns, and those it may choose from."""

from dataclasses import replace
from functools import cache

from cards.lang.abilities import Activation
from cards.lang.filters import (
    RELATED,
    And,
    AtMost,
    Filter,
    LevelOf,
    LevelOfAll,
    LowerThan,
    MaterialOf,
    NameOf,
    Not,
    OfLevel,
    Or,
)
from cards.lang.groups import (
    AsManyAs,
    AtRandom,
    Cards,
    Choose,
    ChooseThose,
    Every,
    Group,
    Highest,
    Lowest,
    OneOfEachName,
    Pronoun,
    Those,
    UpTo,
)
from cards.lang.inspect import ability_of, listed_by_name, stays, words
from cards.lang.places import Place, Position
from cards.lang.terms import Stat, Trait
from duels.engine import derive, select
from duels.engine.derive import value_of
from duels.engine.scope import Scope
from duels.engine.state import Ref, State, TableCard


def is_beyond_reach(state: State, card: TableCard) -> bool:
    """A monster that effects do not reach and that uses none, though it lies on the field.

    It is determined to be destroyed by battle (B8), or its summon is only being attempted (S3).
    """
    if state.attempt is not None and card.ref == state.attempt.card:
        return True
    return is_lost_in_battle(state, card)


def is_lost_in_battle(state: State, card: TableCard) -> bool:
    """Whether it is determined that battle destroys a monster: it can only be banished or returned (B8)."""
    return state.attack is not None and card.ref in state.attack.destroyed


def referents(state: State, pronoun: Pronoun, scope: Scope) -> list[TableCard]:
    """The cards that a pronoun stands for, as far as they are still there."""
    this = state.cards[scope.source.uid]
    meant: tuple[Ref, ...]
    match pronoun:
        case Pronoun.EQUIPPED:
            meant = (this.equipped,) if this.equipped else ()
        case Pronoun.TIED:
            meant = (this.tied,) if this.tied else ()
        case _:
            meant = refs(pronoun, scope)
    return [card for ref in meant if (card := state.at(ref)) is not None]


def refs(pronoun: Pronoun, scope: Scope) -> tuple[Ref, ...]:
    """The lives of cards that a pronoun stands for in an effect, there or gone."""
    match pronoun:
        case Pronoun.THIS:
            return (scope.source,)
        case Pronoun.TARGET:
            return scope.targets
        case Pronoun.FIRST_TARGET:
            return scope.targets[: scope.first]
        case Pronoun.SECOND_TARGET:
            return scope.targets[scope.first :]
        case Pronoun.EVENT | Pronoun.ATTACKER:
            return tuple(known.ref for known in scope.event)
        case Pronoun.PAID:
            return tuple(Ref(known.uid, known.life + 1) for known in scope.paid)
        case Pronoun.LIGHTENED:
            return tuple(known.ref for known in scope.paid)
        case Pronoun.EXCAVATED:
            return tuple(scope.excavated)
        case Pronoun.IT:
            return tuple(scope.it)
        case Pronoun.EQUIPPED | Pronoun.TIED:
            return ()


def candidates(state: State, group: Group, scope: Scope, *, lost_too: bool = False) -> list[TableCard]:
    """The cards that a group means or may be chosen from; what was paid is there no more (M9, K15).

    Monsters that are lost in battle are among them for what can still be done to them (B8).
    """
    group = settled(state, group, scope)
    match group:
        case Pronoun():
            found = referents(state, group, scope)
            return [card for card in found if lost_too or not is_lost_in_battle(state, card)]
        case Those() as those:
            return of_those(state, those, scope)
        case ChooseThose(_, those):
            return of_those(state, those, scope)
        case Choose(AsManyAs()):
            return []
        case Every(cards) | OneOfEachName(cards) | Choose(_, cards) | AtRandom(_, cards):
            found = select.members(state, cards, scope.player, scope.source.uid, value_of(state))
        case Lowest(stat, cards) | Highest(stat, cards):
            value = value_of(state)
            found = select.members(state, cards, scope.player, scope.source.uid, value)
            best = min if isinstance(group, Lowest) else max
            extreme = best((value(stat, card) or 0 for card in found), default=0)
            found = [card for card in found if (value(stat, card) or 0) == extreme]
    return newly_there(state, group, scope) + [
        card
        for card in found
        if card.uid not in scope.leaving
        and (not is_beyond_reach(state, card) or (lost_too and is_lost_in_battle(state, card)))
        and not is_used_up_by(card, scope)
    ]


def settled(state: State, group: Group, scope: Scope) -> Group:
    """A group in which all that is told by other cards has been settled: what it compares, how many it means.

    Where there are none of those of which as many may be chosen, it stays as it is and means no card.
    """
    if isinstance(group, Pronoun) or not is_told_by_others(group):
        return group
    if isinstance(group, Choose) and isinstance(group.count, AsManyAs):
        there = in_full(state, group.count.there, scope)
        number = len(select.members(state, there, scope.player, scope.source.uid, value_of(state)))
        group = replace(group, count=UpTo(number)) if number else group
    match group:
        case Those():
            return replace(group, filter=related(state, group.filter, scope))
        case ChooseThose():
            return replace(
                group, those=replace(group.those, filter=related(state, group.those.filter, scope))
            )
        case _:
            return replace(group, cards=in_full(state, group.cards, scope))


def in_full(state: State, cards: Cards, scope: Scope) -> Cards:
    """A description in which what it compares with other cards of the effect has been settled."""
    if cards.filter is None or not is_told_by_others(cards.filter):
        return cards
    return replace(cards, filter=related(state, cards.filter, scope))


@cache
def is_told_by_others(description: Filter | Group) -> bool:
    """Whether a description compares with another card of its effect, or means as many as there are."""
    return any(isinstance(word, (*RELATED, AsManyAs)) for word in words(description))


def related(state: State, filter_: Filter, scope: Scope) -> Filter:
    """A description with the values of the cards with which it compares; without them it describes none."""
    match filter_:
        case LowerThan(stat, than):
            value = value_of(state)
            points = [value(stat, card) for card in referents(state, than, scope) if not card.face_down]
            return AtMost(stat, points[0] - 1) if points and points[0] is not None else filter_
        case LevelOf(pronoun):
            # What is paid comes to lie where it has the level that is printed on it.
            level = select.as_printed if pronoun is Pronoun.PAID else value_of(state)
            levels = [level(Stat.LEVEL, card) for card in named(state, pronoun, scope)]
            return OfLevel(levels[0]) if levels and levels[0] is not None else filter_
        case LevelOfAll(pronouns):
            # What the effect has brought away meanwhile has, where it lies now, the level that it had.
            summed = [state.cards[ref.uid] for pronoun in pronouns for ref in refs(pronoun, scope)]
            return OfLevel(sum(derive.level(state, card) for card in summed))
        case NameOf(pronoun):
            value = value_of(state)
            names = [name for card in named(state, pronoun, scope) for name in select.names_of(card, value)]
            return select.any_named(names) or filter_
        case MaterialOf(pronoun):
            named_by = (listed_by_name(card.card.recipe) for card in named(state, pronoun, scope))
            return select.any_named(name for names in named_by for name in names) or filter_
        case And(left, right) | Or(left, right):
            return type(filter_)(related(state, left, scope), related(state, right, scope))
        case Not(inner):
            return Not(related(state, inner, scope))
        case _:
            return filter_


def named(state: State, pronoun: Pronoun, scope: Scope) -> list[TableCard]:
    """The cards for which a pronoun stands; what is paid is one of them although it has yet to go."""
    if pronoun is Pronoun.PAID:
        return [state.cards[known.uid] for known in scope.paid]
    return referents(state, pronoun, scope)


def is_sealed(state: State, card: TableCard, scope: Scope) -> bool:
    """Whether the card lies in a graveyard from which only its own effect can take it."""
    sealed = card.place is Place.GRAVE and derive.derived(state).graves_sealed
    return sealed and card.uid != scope.source.uid


def reached(state: State, group: Group, scope: Scope, *, lost_too: bool = False) -> list[TableCard]:
    """Those of a group on which the effect has a hold when it is carried out."""
    return [
        card
        for card in candidates(state, group, scope, lost_too=lost_too)
        if not derive.is_kept_off(state, card, scope.source.uid) and not is_sealed(state, card, scope)
    ]


def newly_there(state: State, group: Group, scope: Scope) -> list[TableCard]:
    """The cards that are paid and will then be among those described: in the graveyard, say (M9)."""
    cards = getattr(group, "cards", None)
    return arrived(state, cards, scope) if isinstance(cards, Cards) else []


def arrived(state: State, cards: Cards, scope: Scope) -> list[TableCard]:
    """Of the cards that are paid those that will be among the described where they come to lie."""
    found = []
    for uid, place in scope.arriving.items():
        card = state.cards[uid]
        lying = replace(card, place=place, position=Position.FACE_UP, controller=card.owner)
        if Trait.TOKEN not in card.card.traits and select.means(
            state, cards, lying, scope.player, scope.source.uid, select.as_printed
        ):
            found.append(card)
    return found


def of_those(state: State, those: Those, scope: Scope) -> list[TableCard]:
    """Of the cards that a pronoun stands for those that fit."""
    value = value_of(state)
    return [
        card
        for card in referents(state, those.of, scope)
        if select.matches(those.filter, card, scope.source.uid, value)
    ]


def is_used_up_by(card: TableCard, scope: Scope) -> bool:
    """Whether the card is the spell or trap whose activation this is, and does not stay (M4).

    An effect does not deal with the card that it uses up, and a card in the hand is put down first (M9).
    """
    if not scope.activating or card.uid != scope.source.uid:
        return False
    return card.place is Place.HAND or (card.place.on_field and not stays(card.card))


def awaits_the_graveyard(state: State, card: TableCard) -> bool:
    """Whether the card was activated in this chain and goes to the graveyard when that is over (C7)."""
    return any(
        link.card.ref == card.ref
        and isinstance(ability_of(state.book[link.card.passcode], link.key), Activation)
        and (link.negated or not stays(card.card))
        for link in state.chain
    )
