"""Effects that decide over effects, in the order of their dependence (C16, C20, K17).

A negation decides whether other effects apply; what changes names, types, attributes or levels, and what
keeps effects off, decides whom others reach. Each is decided when no other that is still undecided
decides over it. Where they decide over one another in a circle, the one of them that came last would begin
to undo the others: it is not applied, and the circle is broken there.
"""

from dataclasses import replace
from functools import cache

from cards.lang import filters as f
from cards.lang.abilities import CannotBeNegated
from cards.lang.alterations import (
    AlsoOfAttribute,
    AttributeBecomes,
    LevelBecomes,
    LevelChanges,
    LooksAlteration,
    NameBecomes,
    RaceBecomes,
)
from cards.lang.continuous import Nullify
from cards.lang.groups import Cards, Pronoun
from cards.lang.inspect import says, words
from cards.lang.places import Place, Position
from cards.lang.prohibitions import Unaffected
from cards.lang.terms import Stat
from duels.engine import looks, select
from duels.engine.applying import Applying, affected, is_met
from duels.engine.findings import Circle, Derived, Reading
from duels.engine.shielding import has_no_hold, protects
from duels.engine.state import Guise, State, TableCard

DECIDING = (
    Nullify,
    Unaffected,
    RaceBecomes,
    AttributeBecomes,
    AlsoOfAttribute,
    NameBecomes,
    LevelChanges,
    LevelBecomes,
)


def decide(state: State, found: Derived, applying: list[Applying]) -> list[Applying]:
    """Decide all that decides over others; what is left of the rest applies, the longest first."""
    value = Reading(found)
    undecided = [one for one in applying if isinstance(one.effect, DECIDING)]
    while undecided:
        one = next((one for one in undecided if not _waits(state, found, undecided, one)), None)
        if one is None:
            yields = _break_circle(state, found, undecided)
            undecided.remove(yields)
            continue
        undecided.remove(one)
        if _applies(found, one) and is_met(state, one, value):
            _carry_out(state, found, one)
    return [
        one
        for one in applying
        if not isinstance(one.effect, DECIDING) and _applies(found, one) and is_met(state, one, value)
    ]


def _applies(found: Derived, one: Applying) -> bool:
    return one.this is None or one.this not in found.negated


def _waits(state: State, found: Derived, undecided: list[Applying], one: Applying) -> bool:
    return any(_decides_over(state, found, undecided, other, one) for other in undecided if other is not one)


def _break_circle(state: State, found: Derived, undecided: list[Applying]) -> Applying:
    """The one that yields in a circle of effects each of which waits for the next: the last that came."""
    circle = _circle(state, found, undecided)
    last = max(circle, key=undecided.index)
    if last.this is not None:
        cards = sorted(member.this for member in circle if member.this is not None)
        found.circles.append(Circle(tuple(cards), last.this))
    return last


def _circle(state: State, found: Derived, undecided: list[Applying]) -> list[Applying]:
    """Each waits for another: go from one to what it waits for, and on, until one comes again."""
    way = [undecided[0]]
    while True:
        one = next(
            other
            for other in undecided
            if other is not way[-1] and _decides_over(state, found, undecided, other, way[-1])
        )
        if one in way:
            return way[way.index(one) :]
        way.append(one)


def _decides_over(
    state: State, found: Derived, undecided: list[Applying], first: Applying, second: Applying
) -> bool:
    """Whether the second cannot be decided before the first is."""
    value = Reading(found)
    if not _applies(found, first) or not is_met(state, first, value):
        return False
    effect = first.effect
    if isinstance(effect, Nullify):
        if _shields_itself(state, second, first):
            return False
        reached = _reached(state, found, first)
        return second.this in reached or _might_reach(state, found, undecided, first, second)
    if isinstance(effect, Unaffected):
        return protects(state, first, second) and not _shields_itself(state, first, second)
    return _asks_for(_said(second), effect)


def _might_reach(
    state: State, found: Derived, undecided: list[Applying], first: Applying, second: Applying
) -> bool:
    """Whether a negation may come to reach a card that an undecided effect makes another than it is."""
    who = getattr(first.effect, "who", None)
    if second.this is None or second.this == first.this or not isinstance(who, Cards):
        return False
    card = state.cards[second.this]
    if not select.means(state, replace(who, filter=None), card, first.player, first.this, Reading(found)):
        return False
    return any(
        _asks_for(_said(first), change.effect) and card in _about(state, found, change)
        for change in undecided
        if isinstance(change.effect, LooksAlteration) and _applies(found, change)
    )


def _about(state: State, found: Derived, one: Applying) -> list[TableCard]:
    return affected(state, one, getattr(one.effect, "who", Pronoun.THIS), Reading(found))


def _said(one: Applying) -> tuple[object, ...]:
    """What the text of an effect says: what it does, and while what is so."""
    return (one.effect,) if one.given is None else (one.effect, one.given)


def _shields_itself(state: State, shield: Applying, against: Applying) -> bool:
    """Whether an effect keeps the other off its own card, and so does not hang on it."""
    if not isinstance(shield.effect, Unaffected) or shield.this is None:
        return False
    this = state.cards[shield.this]
    mine = affected(state, shield, shield.effect.who, Reading(Derived()))
    return this in mine and protects(state, shield, against, this)


@cache
def _asks_for(said: tuple[object, ...], change: object) -> bool:
    """Whether a text speaks of what this effect changes."""
    spoken = list(words(said))
    match change:
        case RaceBecomes():
            return any(isinstance(word, f.OfRace) for word in spoken)
        case NameBecomes():
            return any(isinstance(word, f.Named) for word in spoken)
        case LevelChanges() | LevelBecomes():
            return any(isinstance(word, f.AtMost | f.AtLeast) and word.stat is Stat.LEVEL for word in spoken)
        case _:
            return any(isinstance(word, f.OfAttribute) for word in spoken)


def _carry_out(state: State, found: Derived, one: Applying) -> None:
    match one.effect:
        case Nullify():
            reached = _reached(state, found, one)
            found.negated |= reached
            found.negated_as_traps |= {uid for uid in reached if _is_meant_as_trap(state, found, one, uid)}
        case Unaffected() as effect:
            for card in affected(state, one, effect.who, Reading(found)):
                if not card.face_down:
                    found.unaffected.setdefault(card.uid, []).append((one.player, effect))
        case _:
            looks.alter(state, found, one)


def _is_meant_as_trap(state: State, found: Derived, one: Applying, uid: int) -> bool:
    """Whether a negation would reach a trap monster also as the trap that it would be again (M12).

    What negates the effects of monsters leaves it the trap effect by which it is one.
    """
    card, who = state.cards[uid], getattr(one.effect, "who", None)
    if card.guise is not Guise.TRAP_MONSTER or not isinstance(who, Cards):
        return False
    trap = replace(
        card, card=state.book[card.card.passcode], place=Place.SPELLS, position=Position.FACE_UP, guise=None
    )
    return select.means(state, who, trap, one.player, one.this, Reading(found))


def _reached(state: State, found: Derived, one: Applying) -> set[int]:
    """The face-up cards that a negation reaches; no card negates itself."""
    if not isinstance(one.effect, Nullify):
        return set()
    reached = affected(state, one, one.effect.who, Reading(found))
    return {
        card.uid
        for card in reached
        if not card.face_down
        and card.uid != one.this
        and not says(card.card, CannotBeNegated)
        and not has_no_hold(state, found, one, card)
    }
