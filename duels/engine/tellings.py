"""Which events tell an occasion, and which of their cards it then speaks of."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from cards.lang import occasions as o
from cards.lang.groups import Cards, Pronoun
from cards.lang.inspect import admits
from cards.lang.players import Who
from duels.engine import events as e
from duels.engine import select
from duels.engine.departures import departed
from duels.engine.derive import value_of
from duels.engine.engagements import attacked, battles, destroys, inflicts
from duels.engine.state import Known, State, TableCard

Found = tuple[Known, ...] | None
"""The cards of an event that an occasion speaks of, or None where it speaks of another event."""

Teller = Callable[[State, Any, TableCard, int, Any], Found]
"""What finds them: for an occasion of one kind, of a card and its player, in an event of one kind."""

WAYS: dict[o.Way, tuple[e.Manner, ...]] = {
    o.Way.NORMAL: e.BY_NORMAL_SUMMON,
    o.Way.TRIBUTE: (e.Manner.TRIBUTE,),
    o.Way.FLIP: (e.Manner.FLIP,),
    o.Way.SPECIAL: (e.Manner.SPECIAL, *e.PROPER),
    o.Way.FUSION: (e.Manner.FUSION,),
    o.Way.SYNCHRO: (e.Manner.SYNCHRO,),
    o.Way.RITUAL: (e.Manner.RITUAL,),
}


def happened(state: State, occasion: o.Occasion, card: TableCard, you: int, event: e.Event) -> Found:
    """The cards of the event that the occasion speaks of, or None where it speaks of another."""
    if isinstance(occasion, o.EitherOf):
        parts = (happened(state, one, card, you, event) for one in occasion.occasions)
        return next((cards for cards in parts if cards is not None), None)
    teller = TELLERS[type(occasion)].get(type(event))
    return teller(state, occasion, card, you, event) if teller is not None else None


def told_by(occasion: o.Occasion) -> frozenset[type[e.Event]]:
    """The kinds of event that can tell an occasion: of all others it need not be asked."""
    if isinstance(occasion, o.EitherOf):
        return frozenset().union(*map(told_by, occasion.occasions))
    return frozenset(TELLERS[type(occasion)])


def _declared(
    state: State,
    occasion: o.AttackDeclared | o.DirectAttackDeclared,
    card: TableCard,
    you: int,
    event: e.AttackDeclared,
) -> Found:
    """The attacker, where it declares an attack of the kind that is spoken of (B2, B10).

    Where the text says on what monster, it is that one.
    """
    if isinstance(occasion, o.DirectAttackDeclared) and event.target is not None:
        return None
    attackers = _if_meant(state, occasion.by, [event.attacker], card, you)
    if attackers is None or isinstance(occasion, o.DirectAttackDeclared) or occasion.on is None:
        return attackers
    target = state.at(event.target.ref) if event.target is not None else None
    if target is None or not select.matches(occasion.on, target, card.uid, value_of(state)):
        return None
    return (target.known,)


def _summoned(
    state: State, occasion: o.SummonSucceeded, card: TableCard, you: int, event: e.Summoned
) -> Found:
    """The monster that was summoned in one of these ways (S11)."""
    if not any(event.manner in WAYS[way] for way in occasion.ways):
        return None
    if _is_excepted(state, occasion, event.card):
        return None
    return _if_meant(state, occasion.card, [event.card], card, you)


def _tokens_summoned(
    state: State, occasion: o.SummonSucceeded, card: TableCard, you: int, event: e.TokensSummoned
) -> Found:
    """Tokens are special summoned (S12)."""
    if o.Way.SPECIAL not in occasion.ways:
        return None
    tokens = [one for one in _tokens(state, event) if not _is_excepted(state, occasion, one)]
    return _if_meant(state, occasion.card, tokens, card, you)


def _is_excepted(state: State, occasion: o.SummonSucceeded, summoned: Known) -> bool:
    """Whether the effect of such a card has summoned a monster as the text leaves out."""
    by = state.cards[summoned.uid].brought_by
    return occasion.except_by is not None and by is not None and admits(occasion.except_by, state.book[by])


def _life_gained(
    state: State, occasion: o.LifeGained, card: TableCard, you: int, event: e.LifePointsGained
) -> Found:
    return () if event.player in select.seats(occasion.who, you) else None


def _control_taken(
    state: State, occasion: o.ControlTaken, card: TableCard, you: int, event: e.ControlChanged
) -> Found:
    return _if_meant(state, occasion.card, [e.arrived(move) for move in event.moves], card, you)


def _turned(
    state: State, occasion: o.PositionTurned, card: TableCard, you: int, event: e.PositionChanged
) -> Found:
    turned = event.position in occasion.to and event.card.position is not event.position
    return _if_meant(state, occasion.card, [event.card], card, you) if turned else None


def _counter_placed(
    state: State, occasion: o.CounterPlaced, card: TableCard, you: int, event: e.CountersChanged
) -> Found:
    placed = event.name == occasion.name and event.change > 0
    return _if_meant(state, occasion.card, [event.card], card, you) if placed else None


def _flipped_by_attack(
    state: State, occasion: o.Flipped, card: TableCard, you: int, event: e.FlippedByAttack
) -> Found:
    return (event.card,) if event.card.uid == card.uid else None


def _flip_summoned(state: State, occasion: o.Flipped, card: TableCard, you: int, event: e.Summoned) -> Found:
    """A flip summon is one only when it has succeeded (S3)."""
    return (event.card,) if event.manner is e.Manner.FLIP and event.card.uid == card.uid else None


def _flipped_by_effect(
    state: State, occasion: o.Flipped, card: TableCard, you: int, event: e.PositionChanged
) -> Found:
    """By an effect: by hand it is a flip summon, and when attacked it waits for the flip timing (B4)."""
    turned_up = (
        event.card.uid == card.uid
        and not event.attacked
        and not event.by_hand
        and event.card.position is not None
        and event.card.position.face_down
        and not event.position.face_down
    )
    return (event.card,) if turned_up else None


def _attacked_face_down(
    state: State, occasion: o.AttackedFaceDown, card: TableCard, you: int, event: e.Battled
) -> Found:
    attacked = (
        event.target is not None
        and event.target.uid == card.uid
        and state.attack is not None
        and state.attack.revealed
    )
    return (event.attacker,) if attacked else None


def _negated(
    state: State,
    occasion: o.Negated,
    card: TableCard,
    you: int,
    event: e.LinkNegated | e.LinkEffectNegated | e.SummonNegated,
) -> Found:
    """What was negated, where it is of a kind that is spoken of (S3, M10)."""
    match event:
        case e.LinkNegated(whole_card=True):
            kind = o.Negation.CARD
        case e.LinkNegated():
            kind = o.Negation.ACTIVATION
        case e.LinkEffectNegated():
            kind = o.Negation.EFFECT
        case e.SummonNegated():
            kind = o.Negation.SUMMON
    if kind not in occasion.what or event.card is None:
        return None
    if event.card.controller not in select.seats(occasion.of, you):
        return None
    return (event.card,)


def _damaged(state: State, occasion: o.Damaged, card: TableCard, you: int, event: e.DamageInflicted) -> Found:
    """Damage that a player took, by its kind and by whose card it was inflicted (B11, N6)."""
    kind = o.Cause.BATTLE if event.kind is e.DamageKind.BATTLE else o.Cause.EFFECT
    if kind not in occasion.by:
        return None
    for seat in select.seats(occasion.who, you):
        cause = event.by[seat] if event.cause is None else event.cause
        if (
            event.amounts[seat]
            and cause is not None
            and cause.controller in select.seats(occasion.whose, you)
        ):
            return (cause,)
        if event.amounts[seat] and cause is None and occasion.whose is Who.EITHER:
            return ()
    return None


def _tokens(state: State, event: e.TokensSummoned) -> list[Known]:
    """The tokens of an event that still stand where they were put."""
    zones = state.sides[event.side].monsters
    standing = [state.cards[uid] for zone in event.zones if (uid := zones[zone]) is not None]
    return [token.known for token in standing if token.card.passcode == event.passcode]


def _if_meant(
    state: State, whose: Pronoun | Cards, cards: Sequence[Known], card: TableCard, you: int
) -> Found:
    """Those of an event's cards that a text means, as they stand now; None where it means none."""
    if isinstance(whose, Pronoun):
        found: Iterable[Known] = (one for one in cards if one.uid == card.uid)
    else:
        value = value_of(state)
        found = (
            one
            for one in cards
            if (there := state.at(one.ref)) is not None
            and select.means(state, whose, there, you, card.uid, value)
        )
    return tuple(found) or None


_DEPARTED: dict[type[e.Event], Teller] = {e.Moved: departed}

TELLERS: dict[type, dict[type[e.Event], Teller]] = {
    o.AttackDeclared: {e.AttackDeclared: _declared},
    o.DirectAttackDeclared: {e.AttackDeclared: _declared},
    o.AttackTargeted: {e.AttackDeclared: attacked, e.AttackTargetChanged: attacked},
    o.Battles: {e.TimingReached: battles},
    o.BattleDamageInflicted: {e.DamageInflicted: inflicts},
    o.DestroysByBattle: {e.Moved: destroys},
    o.AttackedFaceDown: {e.Battled: _attacked_face_down},
    o.SummonSucceeded: {e.Summoned: _summoned, e.TokensSummoned: _tokens_summoned},
    o.Sent: _DEPARTED,
    o.Leaves: _DEPARTED,
    o.Destroyed: _DEPARTED,
    o.DestroyedAndSent: _DEPARTED,
    o.Banished: _DEPARTED,
    o.Discarded: _DEPARTED,
    o.Tributed: _DEPARTED,
    o.Drawn: _DEPARTED,
    o.Flipped: {
        e.FlippedByAttack: _flipped_by_attack,
        e.Summoned: _flip_summoned,
        e.PositionChanged: _flipped_by_effect,
    },
    o.PositionTurned: {e.PositionChanged: _turned},
    o.ControlTaken: {e.ControlChanged: _control_taken},
    o.CounterPlaced: {e.CountersChanged: _counter_placed},
    o.Negated: {e.LinkNegated: _negated, e.LinkEffectNegated: _negated, e.SummonNegated: _negated},
    o.Damaged: {e.DamageInflicted: _damaged},
    o.LifeGained: {e.LifePointsGained: _life_gained},
    # No event tells these: an attempt, a link, a timing or a phase is there as long as the window is.
    o.SummonAttempted: {},
    o.SpecialSummonAttempted: {},
    o.Activated: {},
    o.SummonEffectActivated: {},
    o.ActivatedTargeting: {},
    o.TargetingActivated: {},
    o.Targeted: {},
    o.TargetingResolves: {},
    o.WouldSpecialSummonActivated: {},
    o.WouldDestroyActivated: {},
    o.WouldDestroySuch: {},
    o.DamageCalculation: {},
    o.InDamageStep: {},
    o.PhaseReached: {},
    o.StepReached: {},
    o.NormalDrawDue: {},
}
"""By which kinds of event each occasion is told, and what finds the cards in them.

Every occasion of the language stands here: of what is not named it is never asked.
"""

TELLING = frozenset(kind for told in TELLERS.values() for kind in told)
"""The kinds of event that tell any occasion at all."""
