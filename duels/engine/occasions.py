"""What has just happened, and which abilities it is an occasion for."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cards.lang import occasions as o
from cards.lang.abilities import Flip, SummonCannotBeNegated, Trigger
from cards.lang.effects import Destroy, DestroyNegated
from cards.lang.facts import Card
from cards.lang.groups import Cards, Choose, Pronoun, bounds
from cards.lang.inspect import (
    UNBOUND,
    Bindings,
    ability_of,
    activates_card,
    certain_deeds,
    destroys_on_field,
    says,
    special_summons,
)
from cards.lang.places import Place
from cards.lang.players import Who
from cards.lang.turns import Timing
from duels.engine import events as e
from duels.engine import select
from duels.engine.departures import departed
from duels.engine.derive import value_of
from duels.engine.engagements import engaged, in_damage_step
from duels.engine.meant import candidates
from duels.engine.scope import Scope
from duels.engine.state import Known, Link, Ref, State, TableCard


class Happening(NamedTuple):
    """An event and the moment in which it happened; simultaneous events share it (C13)."""

    moment: int
    event: e.Event


@dataclass(frozen=True, slots=True)
class Situation:
    """What a player who is asked may answer.

    `recent` are the events of the last moment, `link` the link directly before, `open_play` whether
    the turn player is free to act (T6), `attempt` whether only negations of a summon can answer (S3),
    `priority` whether the turn player may use an ignition effect all the same (C14). `waiting` are the
    triggers of hidden places, which take their turn among the fast effects (C9), and `happened` all the
    events that triggers of this window can have.
    """

    recent: tuple[e.Event, ...] = ()
    link: Link | None = None
    open_play: bool = False
    attempt: bool = False
    priority: bool = False
    waiting: tuple["Pending", ...] = ()
    happened: tuple[e.Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Pending:
    """A trigger that waits for its place on the chain; `hidden` while only its player sees its card."""

    player: int
    card: Ref
    ability: Trigger | Flip
    event: tuple[Known, ...]
    hidden: bool = False

    @property
    def mandatory(self) -> bool:
        return self.ability.mandatory


NOTHING = Situation()

WAYS: dict[o.Way, tuple[e.Manner, ...]] = {
    o.Way.NORMAL: e.BY_NORMAL_SUMMON,
    o.Way.TRIBUTE: (e.Manner.TRIBUTE,),
    o.Way.FLIP: (e.Manner.FLIP,),
    o.Way.SPECIAL: (e.Manner.SPECIAL, *e.PROPER),
    o.Way.FUSION: (e.Manner.FUSION,),
    o.Way.SYNCHRO: (e.Manner.SYNCHRO,),
    o.Way.RITUAL: (e.Manner.RITUAL,),
}


def answered(
    state: State, occasion: o.Occasion, card: TableCard, you: int, situation: Situation
) -> tuple[Known, ...] | None:
    """The cards of the event that the occasion finds in the situation, or None where it finds none."""
    match occasion:
        case o.EitherOf(occasions):
            found = (answered(state, one, card, you, situation) for one in occasions)
            return next((cards for cards in found if cards is not None), None)
        case o.SummonAttempted(by):
            if situation.attempt and state.attempt is not None and not situation.link:
                attempting = state.cards[state.attempt.card.uid]
                if says(attempting.card, SummonCannotBeNegated):
                    return None
                if attempting.controller in select.seats(by, you):
                    return (attempting.known,)
            return None
        case o.SpecialSummonAttempted(by):
            attempted = answered(state, o.SummonAttempted(by), card, you, situation)
            special = state.attempt is not None and state.attempt.manner in WAYS[o.Way.SPECIAL]
            return attempted if special else None
        case (
            o.Activated() | o.WouldDestroyActivated() | o.WouldDestroySuch() | o.WouldSpecialSummonActivated()
        ):
            return _activation(state, occasion, you, situation.link, card.uid)
        case o.TargetingActivated():
            return _targeting(state, occasion, card, you, situation.link)
        case o.ActivatedTargeting(target):
            return _targeting_any(state, target, card, you, situation.link)
        case o.DamageCalculation(attacker):
            return _damage_calculation(state, attacker, card, you)
        case o.InDamageStep(battling):
            return in_damage_step(state, battling, card, you)
        case _:
            for event in situation.recent:
                cards = happened(state, occasion, card, you, event)
                if cards is not None:
                    return cards
            return None


def _activation(
    state: State,
    occasion: o.Activated | o.WouldDestroyActivated | o.WouldDestroySuch | o.WouldSpecialSummonActivated,
    you: int,
    link: Link | None,
    this: int,
) -> tuple[Known, ...] | None:
    """Effects "when X is activated" answer only the link directly before them (C3)."""
    if link is None:
        return None
    source = state.cards[link.card.uid]
    if isinstance(occasion, o.WouldSpecialSummonActivated):
        would = special_summons(ability_of(state.book[link.card.passcode], link.key))
        return (link.card,) if would else None
    if isinstance(occasion, o.WouldDestroyActivated):
        would = destroys_on_field(ability_of(state.book[link.card.passcode], link.key), bindings(state, link))
        return (link.card,) if would else None
    if isinstance(occasion, o.WouldDestroySuch):
        doomed = would_destroy(state, link)
        meant = [
            one for one in doomed if select.means(state, occasion.cards, one, you, this, value_of(state))
        ]
        enough = len(meant) >= occasion.at_least and link.player in select.seats(occasion.by, you)
        return (link.card,) if enough else None
    if occasion.card_only and not activates_card(link.key):
        return None
    if link.player not in select.seats(occasion.by, you):
        return None
    if occasion.filter is not None and not select.matches(occasion.filter, source, None, select.as_printed):
        return None
    return (link.card,)


def would_destroy(state: State, link: Link) -> list[TableCard]:
    """The cards on the field that a link would certainly destroy, as things are now."""
    ability = ability_of(state.book[link.card.passcode], link.key)
    scope = Scope(link.player, link.card.ref, link.targets, link.event, link.paid)
    found: list[TableCard] = []
    for deed in certain_deeds(ability.do):
        if isinstance(deed, DestroyNegated) and bindings(state, link).answers_standing_effect:
            found += [card for known in link.event if (card := state.at(known.ref)) is not None]
        if not isinstance(deed, Destroy):
            continue
        group = [card for card in candidates(state, deed.cards, scope) if card.place.on_field]
        least, _ = bounds(deed.cards.count, len(group)) if isinstance(deed.cards, Choose) else (len(group), 0)
        # Which of more cards will be chosen is not certain, unless all of them must be.
        found += group if len(group) <= least else []
    return found


def _targeting(
    state: State, occasion: o.TargetingActivated, card: TableCard, you: int, link: Link | None
) -> tuple[Known, ...] | None:
    """A card was activated directly before that targets one such card and nothing else (C3, X4)."""
    if link is None or not activates_card(link.key) or len(link.targets) != 1:
        return None
    source, target = state.cards[link.card.uid], state.at(link.targets[0])
    if target is None or not select.matches(occasion.filter, source, None, select.as_printed):
        return None
    meant = select.means(state, occasion.target, target, you, card.uid, value_of(state))
    return (link.card,) if meant else None


def _targeting_any(
    state: State, target: Cards, card: TableCard, you: int, link: Link | None
) -> tuple[Known, ...] | None:
    """What was activated directly before targets such a card, alone or with others (C3, X4)."""
    if link is None:
        return None
    targets = (there for ref in link.targets if (there := state.at(ref)) is not None)
    meant = any(select.means(state, target, one, you, card.uid, value_of(state)) for one in targets)
    return (link.card,) if meant else None


def bindings(state: State, link: Link) -> Bindings:
    """What the words of a link's effect stand for now."""
    if link.answers is None:
        return UNBOUND
    answered_link = state.chain[link.answers - 1]
    on_field = state.cards[answered_link.card.uid].place.on_field
    return Bindings(answers_standing_effect=on_field and not activates_card(answered_link.key))


def _damage_calculation(state: State, attacker: Cards, card: TableCard, you: int) -> tuple[Known, ...] | None:
    """During the calculation of a battle in which an opposing monster attacks (B1, B9)."""
    if state.timing is not Timing.CALCULATION or state.attack is None:
        return None
    monster = state.at(state.attack.attacker)
    if monster is None or not select.means(state, attacker, monster, you, card.uid, value_of(state)):
        return None
    return (monster.known,)


def happened(
    state: State, occasion: o.Occasion, card: TableCard, you: int, event: e.Event
) -> tuple[Known, ...] | None:
    """The cards of the event that the occasion speaks of, or None where it speaks of another."""
    match occasion, event:
        case o.DirectAttackDeclared(by), e.AttackDeclared(target=None):
            return _if_meant(state, by, [event.attacker], card, you)
        case o.AttackDeclared(by), e.AttackDeclared():
            return _if_meant(state, by, [event.attacker], card, you)
        case o.SummonSucceeded(whose, ways), e.Summoned():
            if not any(event.manner in WAYS[way] for way in ways):
                return None
            return _if_meant(state, whose, [event.card], card, you)
        case o.SummonSucceeded(whose, ways), e.TokensSummoned():
            # Tokens are special summoned (S12).
            return (
                _if_meant(state, whose, _tokens(state, event), card, you) if o.Way.SPECIAL in ways else None
            )
        case (
            o.Sent()
            | o.Leaves()
            | o.Destroyed()
            | o.DestroyedAndSent()
            | o.Banished()
            | o.Discarded()
            | o.Tributed()
            | o.Drawn(),
            e.Moved(),
        ):
            return departed(state, occasion, card, you, event)
        case o.AttackTargeted() | o.Battles() | o.BattleDamageInflicted() | o.DestroysByBattle(), _:
            return engaged(state, occasion, card, you, event)
        case o.Negated(kinds, of), e.LinkNegated() | e.LinkEffectNegated() | e.SummonNegated():
            return _negated(kinds, select.seats(of, you), event)
        case o.LifeGained(who), e.LifePointsGained():
            return () if event.player in select.seats(who, you) else None
        case o.Damaged(), e.DamageInflicted():
            return _damaged(occasion, you, event)
        case o.ControlTaken(whose), e.ControlChanged():
            return _if_meant(state, whose, [e.arrived(move) for move in event.moves], card, you)
        case o.PositionTurned(whose, to), e.PositionChanged():
            turned = event.position in to and event.card.position is not event.position
            return _if_meant(state, whose, [event.card], card, you) if turned else None
        case o.CounterPlaced(whose, name), e.CountersChanged():
            placed = event.name == name and event.change > 0
            return _if_meant(state, whose, [event.card], card, you) if placed else None
        case o.EitherOf(occasions), _:
            parts = (happened(state, one, card, you, event) for one in occasions)
            return next((cards for cards in parts if cards is not None), None)
        case o.Flipped(), e.FlippedByAttack():
            return (event.card,) if event.card.uid == card.uid else None
        case o.Flipped(), e.Summoned(manner=e.Manner.FLIP):
            return (event.card,) if event.card.uid == card.uid else None
        case o.Flipped(), e.PositionChanged():
            # A flip summon is one only when it has succeeded (S3).
            turned_up = (
                event.card.uid == card.uid
                and not event.attacked
                and not event.by_hand
                and event.card.position is not None
                and event.card.position.face_down
                and not event.position.face_down
            )
            return (event.card,) if turned_up else None
        case o.AttackedFaceDown(), e.Battled():
            attacked = (
                event.target is not None
                and event.target.uid == card.uid
                and state.attack is not None
                and state.attack.revealed
            )
            return (event.attacker,) if attacked else None
        case _:
            return None


def could_wait(state: State, ability: Trigger, card: Card, player: int, event: e.Event) -> bool:
    """Whether an event would trigger an ability of a card that a player may hold, for all that both know."""
    held = TableCard(-1, card, player, player, Place.HAND)
    return happened(state, ability.when, held, player, event) is not None


def _negated(
    kinds: tuple[o.Negation, ...],
    seats: tuple[int, ...],
    event: e.LinkNegated | e.LinkEffectNegated | e.SummonNegated,
) -> tuple[Known, ...] | None:
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
    if kind not in kinds or event.card is None or event.card.controller not in seats:
        return None
    return (event.card,)


def _damaged(occasion: o.Damaged, you: int, event: e.DamageInflicted) -> tuple[Known, ...] | None:
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
) -> tuple[Known, ...] | None:
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
