"""What has just happened, and which abilities it is an occasion for."""

from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from cards.lang import occasions as o
from cards.lang.abilities import Flip, SummonCannotBeNegated, Trigger
from cards.lang.effects import Destroy, DestroyNegated
from cards.lang.facts import Card
from cards.lang.groups import Cards, Choose, bounds
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
from cards.lang.turns import Timing
from duels.engine import events as e
from duels.engine import select
from duels.engine.departures import single
from duels.engine.derive import value_of
from duels.engine.engagements import in_damage_step
from duels.engine.meant import candidates
from duels.engine.scope import Scope
from duels.engine.state import Cue, Known, Link, Ref, State, TableCard
from duels.engine.targeted import aim
from duels.engine.tellings import WAYS, happened


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
    cue: Cue | None = None

    @property
    def mandatory(self) -> bool:
        return self.ability.mandatory


NOTHING = Situation()


def answered(
    state: State, occasion: o.Occasion, card: TableCard, you: int, situation: Situation
) -> tuple[Known, ...] | None:
    """The cards of the event that the occasion finds in the situation, or None where it finds none."""
    match occasion:
        case o.EitherOf(occasions):
            either = (answered(state, one, card, you, situation) for one in occasions)
            return next((cards for cards in either if cards is not None), None)
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
            o.Activated()
            | o.SummonEffectActivated()
            | o.WouldDestroyActivated()
            | o.WouldDestroySuch()
            | o.WouldSpecialSummonActivated()
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
            # What happened at once is one event (C13): all its cards are found.
            each = [happened(state, occasion, card, you, event) for event in situation.recent]
            found = [cards for cards in each if cards is not None]
            return tuple(dict.fromkeys(chain.from_iterable(found))) if found else None


def _activation(
    state: State,
    occasion: o.Activated
    | o.SummonEffectActivated
    | o.WouldDestroyActivated
    | o.WouldDestroySuch
    | o.WouldSpecialSummonActivated,
    you: int,
    link: Link | None,
    this: int,
) -> tuple[Known, ...] | None:
    """Effects "when X is activated" answer only the link directly before them (C3)."""
    if link is None:
        return None
    source = state.cards[link.card.uid]
    if isinstance(occasion, o.SummonEffectActivated):
        return (link.card,) if _answers_a_summon(state, link, occasion.ways) else None
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


def _answers_a_summon(state: State, link: Link, ways: tuple[o.Way, ...]) -> bool:
    """Whether a link is a monster's effect that activated because a monster was summoned so."""
    manner = link.cue.manner if link.cue is not None else ""
    return state.cards[link.card.uid].card.is_monster and any(manner in WAYS[way] for way in ways)


def cue_of(event: e.Event, when: o.Occasion, you: int) -> Cue | None:
    """What an effect can ask of its event: how a monster was summoned, or what damage a player took."""
    match event:
        case e.Summoned(manner=manner):
            return Cue(manner=manner)
        case e.TokensSummoned():
            return Cue(manner=e.Manner.SPECIAL)
        case e.DamageInflicted(kind, amounts):
            takers = [
                seat
                for one in single(when)
                if isinstance(one, o.Damaged)
                for seat in select.seats(one.who, you)
                if amounts[seat]
            ]
            return Cue(kind=kind, damage=amounts[takers[0]]) if takers else None
        case _:
            return None


def would_destroy(state: State, link: Link) -> list[TableCard]:
    """The cards on the field that a link would certainly destroy, as things are now."""
    ability = ability_of(state.book[link.card.passcode], link.key)
    scope = Scope(link.player, link.card.ref, event=link.event, paid=link.paid)
    aim(state, link, ability, scope)
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


def could_wait(state: State, ability: Trigger, card: Card, player: int, event: e.Event) -> bool:
    """Whether an event would trigger an ability of a card that a player may hold, for all that both know."""
    held = TableCard(-1, card, player, player, Place.HAND)
    return happened(state, ability.when, held, player, event) is not None
