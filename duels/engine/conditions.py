"""Whether what a text demands is so."""

from functools import cache

from cards.lang.battle import Role
from cards.lang.conditions import (
    All,
    AnyOf,
    AppearedThisTurn,
    AppliedThisTurn,
    AtLeastSoMany,
    Attacks,
    AttackTargetBeaten,
    AtTheStartOf,
    BroughtBy,
    CalculatesAttack,
    CameAnswering,
    Condition,
    During,
    Exactly,
    Exists,
    HasActivated,
    HasBattled,
    HasCounters,
    Holds,
    InBattle,
    LiesFaceUp,
    None_,
    NotOnTheChain,
    OwnValuesAtLeast,
    PutHereBy,
    SentThisTurn,
    SummonedThisTurn,
    TributedFor,
    TributeSummonedWith,
    UnusedThisTurn,
)
from cards.lang.groups import Cards
from cards.lang.inspect import admits, words
from cards.lang.places import Place
from cards.lang.terms import Stat
from cards.lang.turns import Timing
from duels.engine import select
from duels.engine.state import Past, Ref, State, TableCard


def holds(state: State, condition: Condition, you: int, this: int | None, value: select.Value) -> bool:
    """Whether a condition is met now."""
    match condition:
        case Exists(cards):
            return bool(select.members(state, cards, you, this, value))
        case None_(cards):
            return not select.members(state, cards, you, this, value)
        case Exactly(count, cards):
            return len(select.members(state, cards, you, this, value)) == count
        case During(phases, of):
            return state.phase in phases and state.turn_player in select.seats(of, you)
        case AtTheStartOf(phase):
            return state.phase is phase and state.phase_just_begun
        case SummonedThisTurn():
            return this is not None and state.cards[this].summoned == state.turn
        case OwnValuesAtLeast(number):
            card = _lying_face_up(state, this)
            return card is not None and all(
                (value(stat, card) or 0) >= number for stat in (Stat.ATK, Stat.DEF)
            )
        case LiesFaceUp():
            return _lying_face_up(state, this) is not None
        case AppearedThisTurn():
            return this is not None and state.cards[this].appeared == state.turn
        case AnyOf(conditions):
            return any(holds(state, one, you, this, value) for one in conditions)
        case Holds(of, names):
            return any(
                set(names) <= {card.card.name_en for card in state.hand(seat)}
                for seat in select.seats(of, you)
            )
        case AppliedThisTurn(key):
            return this is not None and state.cards[this].applied.get(key) == state.turn
        case PutHereBy(key):
            return this is not None and state.cards[this].put_by == key
        case AtLeastSoMany(number, cards):
            return len(select.members(state, cards, you, this, value)) >= number
        case UnusedThisTurn(key):
            return this is not None and state.cards[this].used.get(key) != state.turn
        case NotOnTheChain(key):
            return this is not None and not any(
                link.card.ref == state.cards[this].ref and link.key == key for link in state.chain
            )
        case SentThisTurn(cards):
            return any(_sent_so(state, past, cards, you) for past in state.past)
        case InBattle(role, against, calculation_only):
            if state.timing is None or (calculation_only and state.timing is not Timing.CALCULATION):
                return False
            other = opposing(state, this, role) if this is not None else None
            return other is not None and (against is None or select.matches(against, other, this, value))
        case Attacks():
            attack = state.attack
            return this is not None and attack is not None and attack.attacker == state.cards[this].ref
        case CalculatesAttack():
            attack = state.attack if state.timing is Timing.CALCULATION else None
            return this is not None and attack is not None and attack.attacker == state.cards[this].ref
        case AttackTargetBeaten():
            other = opposing(state, this, Role.ATTACKER) if this is not None else None
            return other is not None and state.attack is not None and other.ref in state.attack.destroyed
        case HasActivated(filter_):
            since = state.cards[this].since if this is not None else 0
            return any(
                one.player == you and one.since >= since and admits(filter_, state.book[one.card])
                for one in state.played
            )
        case HasBattled():
            return this is not None and state.cards[this].battled == state.turn
        case HasCounters(name, number):
            return this is not None and state.cards[this].counters.get(name, 0) >= number
        case BroughtBy(by):
            source = state.cards[this].brought_by if this is not None else None
            return source is not None and admits(by, state.book[source])
        case TributeSummonedWith(filter_):
            tributes = state.cards[this].tributes if this is not None else []
            return any(admits(filter_, state.book[one]) for one in tributes)
        case TributedFor(filter_):
            served = state.cards[this].served if this is not None else None
            return served is not None and admits(filter_, state.book[served])
        case CameAnswering(damage):
            cue = state.cards[this].answered if this is not None else None
            return cue is not None and cue.kind == damage
        case All(conditions):
            return all(holds(state, one, you, this, value) for one in conditions)


TIMED = During | AtTheStartOf | InBattle | CalculatesAttack | PutHereBy
"""Conditions whose answer can change although nothing does but the time."""


@cache
def asks_the_time(condition: Condition) -> bool:
    """Whether a condition asks for the phase, the step or the timing."""
    return any(isinstance(word, TIMED) for word in words(condition))


def _lying_face_up(state: State, this: int | None) -> TableCard | None:
    """The card itself, while it is a face-up monster on the field."""
    card = state.cards[this] if this is not None else None
    return card if card is not None and card.place is Place.MONSTERS and not card.face_down else None


def _sent_so(state: State, past: Past, cards: Cards, you: int) -> bool:
    """Whether what happened this turn was the sending of such a card to its own player's graveyard."""
    return (
        past.to is Place.GRAVE
        and past.was in cards.places
        and past.player == past.owner
        and past.player in select.seats(cards.of, you)
        and (cards.filter is None or admits(cards.filter, state.book[past.card]))
    )


def opposing(state: State, uid: int, role: Role) -> TableCard | None:
    """The monster that a card battles in the attack under way, if it stands on this side of it."""
    attack = state.attack
    if attack is None or attack.target is None:
        return None
    other: Ref | None = None
    if role is not Role.TARGET and attack.attacker == state.cards[uid].ref:
        other = attack.target
    elif role is not Role.ATTACKER and attack.target == state.cards[uid].ref:
        other = attack.attacker
    return state.at(other) if other is not None else None
