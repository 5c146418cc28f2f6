"""May this be activated? The same words that are carried out are read here beforehand."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import TypeGuard

from cards.lang.abilities import (
    Activatable,
    ActivatedFromHand,
    Activation,
    Flip,
    Ignition,
    Once,
    Quick,
    Target,
    Trigger,
)
from cards.lang.effects import Also, Effect
from cards.lang.facts import Card
from cards.lang.groups import AsManyAsPaid, Cards, HowMany, Pronoun, bounds
from cards.lang.inspect import (
    negates_outright,
    once_of,
    spell_speed,
    target_parts,
    words,
)
from cards.lang.occasions import Way
from cards.lang.places import ON_FIELD, Place, Position
from cards.lang.players import Who
from cards.lang.terms import Kind, Trait
from duels.engine import derive, legality, materials, procedures, recurring, select
from duels.engine.derive import value_of
from duels.engine.feasibility import can_set, could, zone_for
from duels.engine.index import Index
from duels.engine.meant import (
    arrived,
    in_full,
    is_beyond_reach,
    referents,
)
from duels.engine.occasions import Situation, answered
from duels.engine.payment import parts, payments
from duels.engine.refusal import Refusal
from duels.engine.scope import Scope
from duels.engine.state import Known, State, TableCard, Use


def activations(state: State, player: int, situation: Situation) -> Iterator[tuple[TableCard, Activatable]]:
    """What a player may activate by choice: cards, ignition effects and quick effects (not triggers)."""
    usable = _USABLE if situation.open_play or situation.priority else _FAST
    for card, ability in usable.of(state, player):
        if refusal(state, player, card, ability, situation) is None:
            yield card, ability
    for card, effect in _FOR_EITHER.of(state, 1 - player):
        if refusal(state, player, card, effect, situation) is None:
            yield card, effect


def is_by_choice(ability: object) -> TypeGuard[Activation | Ignition | Quick]:
    """Whether a player activates it when he likes."""
    return isinstance(ability, Activation | Ignition) or (
        isinstance(ability, Quick) and not ability.mandatory
    )


def mandatory_quick_effects(
    state: State, player: int, situation: Situation
) -> Iterator[tuple[TableCard, Quick]]:
    """The quick effects that a player must activate now (C9, C10)."""
    for card, ability in _MANDATORY.of(state, player):
        if refusal(state, player, card, ability, situation) in (None, Refusal.EFFECT):
            yield card, ability


Usable = tuple[tuple[Activation | Ignition | Quick, tuple[Place, ...]], ...]
"""Abilities, and from where each can be activated."""


@cache
def by_choice(card: Card) -> Usable:
    """What a card can be used for by choice, and from where: elsewhere no more has to be asked.

    It is read of the card alone, which never changes.
    """
    return tuple(
        (one, _BEFORE_THE_GRAVE if isinstance(one, Activation) else ability_places(one))
        for one in card.abilities
        if is_by_choice(one)
    )


@cache
def fast(card: Card) -> Usable:
    """What of that can be used when its player is not free to act: no spell but a quick-play one (M1, E3)."""
    slow = card.kind is not Kind.TRAP and Trait.QUICK_PLAY not in card.traits
    return tuple(
        (one, places)
        for one, places in by_choice(card)
        if isinstance(one, Quick) or (isinstance(one, Activation) and not slow)
    )


_BEFORE_THE_GRAVE = (Place.HAND, *ON_FIELD)


def _index(read: Callable[[Card], Usable]) -> Index[Activation | Ignition | Quick]:
    """Where there lies what is read of cards and can be used from there."""

    def usable(card: Card, place: Place) -> list[Activation | Ignition | Quick]:
        return [one for one, places in read(card) if place in places]

    return Index((*_BEFORE_THE_GRAVE, Place.GRAVE), frozenset((Activation, Ignition, Quick)), usable)


def _quick(places: tuple[Place, ...], *, mandatory: bool, by: tuple[Who, ...] = tuple(Who)) -> Index[Quick]:
    """Where quick effects lie that some may activate, or must."""

    def read(card: Card, place: Place) -> list[Quick]:
        quick = [one for one in card.abilities if isinstance(one, Quick)]
        return [one for one in quick if one.mandatory is mandatory and one.by in by]

    return Index(places, frozenset((Quick,)), read)


_USABLE = _index(by_choice)
_FAST = _index(fast)
_FOR_EITHER = _quick(ON_FIELD, mandatory=False, by=(Who.EITHER,))
_MANDATORY = _quick((*_BEFORE_THE_GRAVE, Place.GRAVE), mandatory=True)


def refusal(
    state: State, player: int, card: TableCard, ability: Activatable, situation: Situation
) -> Refusal | None:
    """The first clause that forbids a player to activate an ability now, or None where none does."""
    return _when(state, player, card, ability, situation) or _what(state, player, card, ability, situation)


def _when(
    state: State, player: int, card: TableCard, ability: Activatable, situation: Situation
) -> Refusal | None:
    """Place and time (C1-C3, M1-M3, B9)."""
    if isinstance(ability, Activation):
        refused = _card_time(state, player, card, situation)
        if refused is not None:
            return refused
    elif card.face_down or card.place not in ability_places(ability) or is_beyond_reach(state, card):
        return Refusal.PLACE
    elif isinstance(ability, Ignition) and not _may_ignite(state, player, card, situation):
        return Refusal.TIMING
    if situation.link is not None and spell_speed(card.card, ability) < _speed_to_answer(state, situation):
        return Refusal.SPEED
    if situation.attempt and situation.link is None and not negates_outright(ability):
        return Refusal.OCCASION
    if state.timing is not None and not legality.fits_damage_step(state.timing, card.card, ability):
        return Refusal.DAMAGE_STEP
    return None


def _may_ignite(state: State, player: int, card: TableCard, situation: Situation) -> bool:
    """Ignition effects are for open play (E3), and for the turn player's priority, where he has it (C14)."""
    prior = situation.priority and player == state.turn_player and card.card.is_monster
    return situation.open_play or (prior and situation.link is None)


def ability_places(ability: Activatable) -> tuple[Place, ...]:
    """From where an effect acts."""
    if isinstance(ability, Ignition | Quick | Trigger):
        return ability.from_
    return (Place.MONSTERS, Place.SPELLS, Place.FIELD)


def _card_time(state: State, player: int, card: TableCard, situation: Situation) -> Refusal | None:
    """When a spell or trap card can be activated, from the hand or from where it was set (M1-M3)."""
    if not card.face_down and card.place is not Place.HAND:
        return Refusal.PLACE
    return _time_of(card.card)(state, player, card, situation)


def _slow_time(state: State, player: int, card: TableCard, situation: Situation) -> Refusal | None:
    """A spell waits until its player is free to act (M1)."""
    return None if situation.open_play else Refusal.TIMING


def _quick_play_time(state: State, player: int, card: TableCard, situation: Situation) -> Refusal | None:
    """From the hand in its player's own turn, set from the turn after (M2)."""
    if card.face_down:
        return _time_set(state, card)
    return None if state.turn_player == player else Refusal.TIMING


def _trap_time(state: State, player: int, card: TableCard, situation: Situation) -> Refusal | None:
    """Set from the turn after, and from the hand only where its text says so (M3)."""
    if card.face_down:
        return _time_set(state, card)
    return None if may_act_from_hand(state, player, card) else Refusal.PLACE


def _time_set(state: State, card: TableCard) -> Refusal | None:
    return Refusal.SET_THIS_TURN if card.came == state.turn else None


@cache
def _time_of(card: Card) -> Callable[[State, int, TableCard, Situation], Refusal | None]:
    """What tells the time of a card of its kind."""
    if card.kind is Kind.TRAP:
        return _trap_time
    return _quick_play_time if Trait.QUICK_PLAY in card.traits else _slow_time


def may_act_from_hand(state: State, player: int, card: TableCard) -> bool:
    """Whether a trap says that it can be activated from the hand now (M3)."""
    return any(
        isinstance(ability, ActivatedFromHand) and derive.holds(state, ability.given, player, card.uid)
        for ability in card.card.abilities
    )


def _speed_to_answer(state: State, situation: Situation) -> int:
    """A link that answers another has speed 2 or more and not less than that link's (C2)."""
    link = situation.link
    if link is None:
        return 1
    source = state.cards[link.card.uid]
    return max(2, 3 if Trait.COUNTER in source.card.traits else 2)


def _what(
    state: State, player: int, card: TableCard, ability: Activatable, situation: Situation
) -> Refusal | None:
    """Occasion, prohibitions, zone, condition, cost, target, and whether anything would be done."""
    event: tuple[Known, ...] = ()
    if isinstance(ability, Activation | Quick) and ability.when is not None:
        found = answered(state, ability.when, card, player, situation)
        if found is None:
            return Refusal.OCCASION
        event = found
    if is_used_up(state, player, card, ability):
        return Refusal.ONCE_PER_TURN
    if situation.open_play and recurring.is_worn_out(state, card, ability.key):
        return Refusal.ROUNDS
    if is_prohibited(state, player, card, ability):
        return Refusal.PROHIBITED
    if isinstance(ability, Activation) and not _has_zone(state, player, card):
        return Refusal.ZONE
    given = None if isinstance(ability, Flip) else ability.given
    if given is not None and not derive.holds(state, given, player, card.uid):
        return Refusal.CONDITION
    if isinstance(ability, Ignition) and ability.forgoes_attack and card.declared == state.turn:
        return Refusal.CONDITION
    oath = derive.oath_of(ability)
    if oath is not None and derive.breaks(state, oath, player, card):
        return Refusal.CONDITION
    scope = Scope(player, card.ref, event=event, activating=isinstance(ability, Activation))
    return price(state, card, ability, scope)


def is_used_up(state: State, player: int, card: TableCard, ability: Activatable) -> bool:
    """Once per turn or for good, for the card that stands there or for the player and the name (C11)."""
    match once_of(ability):
        case None:
            return False
        case Once.PER_CHAIN:
            return any(link.card.ref == card.ref and link.key == ability.key for link in state.chain)
        case Once.PER_CARD:
            return card.used.get(ability.key) == state.turn
        case Once.WHILE_FACE_UP:
            return ability.key in card.used
        case Once.PER_NAME | Once.ONE_ACTIVATED:
            return Use(player, card.card.name_en, ability.key) in state.uses


def is_prohibited(state: State, player: int, card: TableCard, ability: Activatable) -> bool:
    """Whether something forbids a player cards of this kind, or their effects on the field, to activate."""
    forbidden = derive.derived(state).cannot_activate
    if not forbidden or card.place is Place.GRAVE:
        return False
    shown = replace(card, position=Position.FACE_UP) if card.face_down else card
    return any(
        player in select.seats(word.of, by)
        and (isinstance(ability, Activation) or not word.cards_only)
        and select.matches(word.filter, shown, None, select.as_printed)
        for by, word in forbidden
    )


def _has_zone(state: State, player: int, card: TableCard) -> bool:
    """A card from the hand is put down before its cost is paid: its zone must be free already (F9)."""
    return card.place is not Place.HAND or zone_for(state, player, card) is not None


def price(state: State, card: TableCard, ability: Activatable, scope: Scope) -> Refusal | None:
    """What is paid must be payable together with targets that remain, and something must be done (M9)."""
    refused: Refusal | None = Refusal.COST
    activating = isinstance(ability, Activation)
    if scope.activating is not activating:
        scope = replace(scope, activating=activating)
    for paid in payments(state, parts(ability.cost), scope):
        refused = target_and_effect(state, card, ability, paid)
        if refused is None:
            return None
    return refused


def target_and_effect(state: State, card: TableCard, ability: Activatable, scope: Scope) -> Refusal | None:
    if ability.target is not None and not can_target(state, card, ability, scope):
        return Refusal.TARGET
    if ability.target is None and not (_stays_by_text(ability) or could(state, ability.do, scope)):
        return Refusal.EFFECT
    return None


def _stays_by_text(ability: Activatable) -> bool:
    """Whether the card does something by standing there, even if its activation does nothing else (M4)."""
    return isinstance(ability, Activation) and ability.remains


def can_target(state: State, card: TableCard, ability: Activatable, scope: Scope, part: int = 0) -> bool:
    """Whether there are enough cards to target, from this part of the text on (X4)."""
    enough, _ = bounds(count_of(target_parts(ability.target)[part], scope), 0)
    return len(list(islice(_targets(state, card, ability, scope, part), enough))) == enough


def count_of(part: Target, scope: Scope) -> HowMany:
    """How many cards a part of the text targets: where it says so, as many as were paid (X4)."""
    return len(scope.paid) if isinstance(part.count, AsManyAsPaid) else part.count


def targets(
    state: State, card: TableCard, ability: Activatable, scope: Scope, part: int = 0
) -> list[TableCard]:
    """The cards that can be targeted: described, still there once the cost is paid, and of use (X4, K15).

    Where the text targets cards of several descriptions these are those of one `part`, for which others
    remain for the parts after it; `scope` knows what is targeted already.
    """
    return list(_targets(state, card, ability, scope, part)) if ability.target is not None else []


def _targets(
    state: State, card: TableCard, ability: Activatable, scope: Scope, part: int
) -> Iterator[TableCard]:
    """These one by one, so that no more is looked at than has to be known."""
    for one in described_targets(state, target_parts(ability.target)[part].cards, card, ability, scope):
        if (
            one.ref not in scope.targets
            and not is_beyond_reach(state, one)
            and not derive.is_untargetable(state, one, card)
            and not derive.binds_attackers(state, ability, scope.player, one)
            and _is_of_use(state, card, ability, scope.targeting(one), part + 1)
        ):
            yield one


def described_targets(
    state: State, described: Cards | Pronoun, card: TableCard, ability: Activatable, scope: Scope
) -> list[TableCard]:
    """The cards that a text means to target; a spell or trap does not target itself as it is activated."""
    if not isinstance(described, Cards):
        return [one for one in referents(state, described, scope) if one.uid not in scope.leaving]
    described = in_full(state, described, scope)
    there = select.members(state, described, scope.player, card.uid, value_of(state))
    return arrived(state, described, scope) + [
        one
        for one in there
        if one.uid not in scope.leaving and not (isinstance(ability, Activation) and one.uid == card.uid)
    ]


def _is_of_use(state: State, card: TableCard, ability: Activatable, scope: Scope, part: int) -> bool:
    """Whether with these targets, and more where the text wants more, something would be done."""
    if part < len(target_parts(ability.target)):
        return can_target(state, card, ability, scope, part)
    return could_to_targets(state, ability.do, scope)


def could_to_targets(state: State, effect: Effect | None, scope: Scope) -> bool:
    """Whether an effect could do to its targets what it says of them, whatever becomes of its other part."""
    match effect:
        case Also(first, second) if not speaks_of_targets(first) and speaks_of_targets(second):
            return could(state, second, scope.after(state, first))
        case _:
            return could(state, effect, scope)


def speaks_of_targets(effect: Effect) -> bool:
    """Whether a part of an effect names what was targeted."""
    return any(word is Pronoun.TARGET for word in words(effect))


def special_summons(state: State, player: int) -> Iterator[TableCard]:
    """The monsters that a player may special summon by their own procedure now (S5a, S8, S13)."""
    if player in derive.derived(state).cannot_summon:
        return
    yield from procedures.possible(state, player)
    if materials.has_tuner_and_other(state, player):
        for card in select.in_places(state, (Place.EXTRA,), player):
            if legality.may_be_summoned(
                state, player, card, Way.SPECIAL, Way.SYNCHRO
            ) and materials.synchro_tuners(state, player, card):
                yield card


def procedure_refusal(state: State, player: int, card: TableCard) -> Refusal | None:
    """The first clause that forbids a special summon by the card's own procedure (S5a, S8, S13)."""
    if procedures.procedure_of(card) is not None:
        if not legality.may_be_summoned(state, player, card, Way.SPECIAL):
            return Refusal.PROHIBITED
        return procedures.refusal(state, player, card)
    if card.place is Place.EXTRA:
        if not legality.may_be_summoned(state, player, card, Way.SPECIAL, Way.SYNCHRO):
            return Refusal.PROHIBITED
        return None if materials.synchro_tuners(state, player, card) else Refusal.MATERIALS
    return Refusal.PLACE


def set_refusal(state: State, player: int, card: TableCard) -> Refusal | None:
    """The first clause that forbids to set a card from the hand by hand (S1, M7)."""
    if card.card.is_monster:
        return legality.normal_set_refusal(state, player, card)
    if not legality.may_be_set(state, player, card):
        return Refusal.PROHIBITED
    return None if can_set(state, player, card) else Refusal.ZONE
