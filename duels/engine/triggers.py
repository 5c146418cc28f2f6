"""Triggers: which effects activate because of what has happened (C8, C9, C10)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from cards.lang.abilities import Flip, Trigger, Wording
from cards.lang.facts import Card
from cards.lang.inspect import summons_itself
from cards.lang.occasions import Flipped, Occasion, PhaseReached, StepReached
from cards.lang.places import Place
from cards.lang.terms import Trait
from cards.lang.turns import Phase, Step
from duels.engine import events as e
from duels.engine import select
from duels.engine.activation import is_prohibited, is_used_up, price
from duels.engine.departures import own_move
from duels.engine.derive import breaks, holds
from duels.engine.game import Game
from duels.engine.index import Index, abilities
from duels.engine.legality import fits_damage_step
from duels.engine.occasions import Happening, Pending, Situation, cue_of
from duels.engine.refusal import Refusal
from duels.engine.scope import Scope
from duels.engine.state import Known, State, TableCard
from duels.engine.tellings import TELLING, happened, told_by


def gather(game: Game) -> list[Pending]:
    """The triggers of everything that happened since the last time, in the order of the table.

    An optional "when" trigger whose event was not the last thing misses its timing (C8), and the
    log says so.
    """
    fresh, game.fresh = game.fresh, []
    found: list[Pending] = []
    kinds = frozenset(type(happening.event) for happening in fresh)
    if kinds.isdisjoint(TELLING):
        return found
    for player in (game.state.turn_player, 1 - game.state.turn_player):
        for card, (ability, events) in _WAITING.of(game.state, player):
            if not events.isdisjoint(kinds):
                telling = [happening for happening in fresh if type(happening.event) in events]
                found.extend(_triggered(game, player, card, ability, telling))
    return found


@cache
def waiting_for(card: Card) -> tuple[tuple[Trigger | Flip, frozenset[type[e.Event]]], ...]:
    """The triggers of a card that events tell of, each with the kinds of event that can.

    It is read of the card alone, which never changes.
    """
    read = ((one, told_by(_occasion(one))) for one in card.abilities if isinstance(one, Trigger | Flip))
    return tuple((ability, events) for ability, events in read if events)


def _occasion(ability: Trigger | Flip) -> Occasion:
    return ability.when if isinstance(ability, Trigger) else Flipped()


_TRIGGER_PLACES = (
    Place.MONSTERS,
    Place.SPELLS,
    Place.FIELD,
    Place.GRAVE,
    Place.BANISHED,
    Place.HAND,
    Place.EXTRA,
)
_HIDDEN_PLACES = (Place.HAND, Place.EXTRA)
_WAITING = Index(_TRIGGER_PLACES, frozenset((Trigger, Flip)), lambda card, _: waiting_for(card))


def _triggered(
    game: Game, player: int, card: TableCard, ability: Trigger | Flip, fresh: Sequence[Happening]
) -> list[Pending]:
    """This ability once, for the last event that triggers it; nothing where it cannot activate.

    What is said to activate each time does for every event.
    """
    when = _occasion(ability)
    found = [
        (happening, cards)
        for happening in fresh
        if (cards := happened(game.state, when, card, player, happening.event)) is not None
        and _was_there(card, when, happening)
    ]
    if not found:
        return []
    happening = found[-1][0]
    event = moment_by_moment(found)[-1]
    cue = cue_of(happening.event, when, player)
    pending = Pending(player, card.ref, ability, event, card.place in _HIDDEN_PLACES, cue)
    if isinstance(ability, Trigger) and ability.wording is Wording.EACH_TIME:
        each = [replace(pending, event=cards) for cards in moment_by_moment(found)]
        return [one for one in each if can_activate(game.state, one)]
    if not can_activate(game.state, pending):
        return []
    if _misses(game, ability, happening):
        game.emit(e.TimingMissed(card.known, ability.key))
        game.fresh.clear()
        return []
    return [pending]


def moment_by_moment(found: Sequence[tuple[Happening, tuple[Known, ...]]]) -> list[tuple[Known, ...]]:
    """The cards of each moment: what happens at once is one event (C13)."""
    moments: dict[int, tuple[Known, ...]] = {}
    for happening, cards in found:
        moments[happening.moment] = moments.get(happening.moment, ()) + cards
    return list(moments.values())


def _was_there(card: TableCard, when: Occasion, happening: Happening) -> bool:
    """A trigger has its event while its card is there; a card's own leaving is its event too."""
    return own_move(when) or card.since <= happening.moment


def _misses(game: Game, ability: Trigger | Flip, happening: Happening) -> bool:
    if ability.mandatory or isinstance(ability, Flip) or ability.wording is Wording.IF:
        return False
    if isinstance(happening.event, e.TimingReached):
        # Nothing comes between a timing and the effects that name it.
        return False
    return happening.moment != game.last_moment


def is_time_of(state: State, when: object, player: int) -> bool:
    """Whether it is the phase, or the step, that a text names (T5)."""
    match when:
        case PhaseReached(phase, of):
            return phase is state.phase and state.turn_player in select.seats(of, player)
        case StepReached(step, of):
            return step is state.step and state.turn_player in select.seats(of, player)
        case _:
            return False


def of_the_phase_in_hands(game: Game) -> Iterator[Pending]:
    """What players may activate from the hand in this phase or step, each once in it (T5).

    It takes its turn among the fast effects, so that nobody sees whether it is there (C9, K26).
    """
    state = game.state
    if state.phase in _MAIN_PHASES or state.step in _IN_BATTLE:
        return
    for player in (0, 1):
        for card, ability in _OF_THE_HAND.of(state, player):
            if not is_time_of(state, ability.when, player):
                continue
            pending = Pending(player, card.ref, ability, (), hidden=True)
            if time_and_trigger(state, pending) not in game.done_in_phase:
                yield pending


_MAIN_PHASES = frozenset((Phase.MAIN_1, Phase.MAIN_2))
_IN_BATTLE = frozenset((Step.BATTLE, Step.DAMAGE))

_OF_THE_HAND = abilities((Place.HAND,), Trigger)


def time_and_trigger(state: State, pending: Pending) -> tuple[object, ...]:
    """What makes the use of a trigger of a phase the same use."""
    return (state.turn, state.phase, state.step, pending.card, pending.ability.key)


def hidden_ready(state: State, player: int, situation: Situation) -> Iterator[Pending]:
    """A player's triggers in hidden places that he can still put on this chain (C9).

    They are speed 1 and answer all but counter traps. Of those that special summon their own card one is
    placed in a chain.
    """
    link = situation.link
    if not situation.waiting:
        return
    if link is not None and Trait.COUNTER in state.cards[link.card.uid].card.traits:
        return
    placed = [
        one
        for one in situation.waiting
        if any(link.card.ref == one.card and link.key == one.ability.key for link in state.chain)
    ]
    summoning = any(one.player == player and summons_itself(one.ability) for one in placed)
    for one in situation.waiting:
        if one.player != player or one in placed or (summoning and summons_itself(one.ability)):
            continue
        if link is not None and is_time_of(state, _occasion(one.ability), player):
            # The effects of a phase never form one chain with others (T5).
            continue
        if can_activate(state, one):
            yield one


def can_activate(state: State, pending: Pending) -> bool:
    """Whether a trigger can be placed now: from the right place, with its cost and its targets (C9, C10)."""
    if standing_refusal(state, pending) is not None:
        return False
    refused = price(state, state.cards[pending.card.uid], pending.ability, scope_of(pending))
    return refused is None or (pending.mandatory and refused is Refusal.EFFECT)


def standing_refusal(state: State, pending: Pending) -> Refusal | None:
    """The first clause that forbids a trigger whatever its event: its place, its condition, its use (C9)."""
    card = state.at(pending.card)
    if card is None or (card.face_down and card.place.on_field):
        return Refusal.PLACE
    ability = pending.ability
    if isinstance(ability, Trigger):
        if card.place not in ability.from_ and not _moved_on(state, card, ability):
            return Refusal.PLACE
        if ability.given is not None and not holds(state, ability.given, pending.player, card.uid):
            return Refusal.CONDITION
        if ability.oath is not None and breaks(state, ability.oath, pending.player, card):
            return Refusal.CONDITION
    if is_used_up(state, pending.player, card, ability):
        return Refusal.ONCE_PER_TURN
    if is_prohibited(state, pending.player, card, ability):
        return Refusal.PROHIBITED
    if state.timing is not None and not fits_damage_step(state.timing, card.card, ability):
        return Refusal.DAMAGE_STEP
    return None


def _moved_on(state: State, card: TableCard, ability: Trigger) -> bool:
    """A card that has moved on from where its event put it still triggers, unless it is hidden now (C8).

    Hidden are a hand and a main deck; from the extra deck its own having left triggers all the same. Both
    ended in 2020.
    """
    if not own_move(ability.when) or card.place in (Place.HAND, Place.DECK):
        return False
    if card.place is Place.EXTRA:
        return state.ruleset.triggers_from_extra_deck
    return state.ruleset.triggers_follow_their_card


def scope_of(pending: Pending) -> Scope:
    """What the words of a waiting trigger refer to."""
    return Scope(pending.player, pending.card, event=pending.event, cue=pending.cue)
