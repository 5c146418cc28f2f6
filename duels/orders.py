"""Response windows: which of them a player is asked about, and which the service passes for him.

The engine asks at every window. By his mode a player is asked at the windows that matter when, for all
that his opponent can know, he might respond (the default), at every window, or only when he really can.
By default nothing that the opponent sees, nor when he sees it, depends on what the player holds (K37).
"""

import math
from collections.abc import Iterator, Sequence
from functools import cache

from cards.lang import occasions as o
from cards.lang.abilities import ActivatedFromHand, Activation, Ignition, Quick, Target, Trigger
from cards.lang.conditions import Exactly
from cards.lang.facts import Card
from cards.lang.groups import Cards
from cards.lang.inspect import plays_in_full, says, spell_speed
from cards.lang.places import Place, Position
from cards.lang.players import Who
from cards.lang.terms import Kind, Trait
from cards.lang.turns import Phase, Timing
from cards.library import LIBRARY
from duels import engine
from duels.engine.legality import fits_damage_step
from duels.engine.prompts import PASS, Act, Respond, Why
from duels.engine.select import seats
from duels.engine.views import CardView, SideView, View
from duels.models import Seat


def passed_for_player(live: engine.Duel, mode: str) -> Act | None:
    """The pass that the service decides on at this prompt, or None where its player is asked."""
    prompt = live.prompt
    if not isinstance(prompt, Respond):
        return None
    match mode:
        case Seat.ResponseMode.ALWAYS:
            asked = True
        case Seat.ResponseMode.ABLE:
            asked = len(prompt.options) > 1
        case _:
            asked = (
                prompt.why in MATTERING
                and somebody_may_respond()
                and (
                    might_trigger_from_hand(live, prompt)
                    or might_respond(live.view(1 - prompt.player), prompt, live.ruleset)
                )
            )
    return None if asked else PASS


Able = tuple[Card, Activation | Quick]
"""A card, and an ability of it that can be activated in a window."""

MATTERING = (
    Why.SUMMON_ATTEMPT,
    Why.SUMMON,
    Why.CHAIN,
    Why.AFTER_CHAIN,
    Why.ATTACK,
    Why.REPLAY,
    Why.DAMAGE_STEP,
    Why.PHASE_LEFT,
    Why.PHASE_END,
)
"""A summon, an activation, an attack and what comes of it, the end of a phase that belongs to the turn."""


def might_respond(seen: View, prompt: Respond, ruleset: engine.Ruleset) -> bool:
    """Whether a player might respond, for all that the opponent, who sees this, can know.

    The opponent knows the pool of cards, when each face-down card was set, what lies face-up, and how
    many cards the player holds.
    """
    player = prompt.player
    mine = seen.turn_player == player
    if mine and prompt.why not in (Why.CHAIN, Why.ATTACK, Why.DAMAGE_STEP):
        # What he could activate now he could have activated, or still can, in open play; but where he has
        # the right to an ignition effect before the opponent can respond, that is lost by passing (C14).
        return ruleset.ignition_priority and _might_ignite(seen, prompt)
    if prompt.why in (Why.PHASE_END, Why.PHASE_LEFT) and not ends_turn(seen, prompt):
        return False
    side = seen.sides[player]
    back = (*side.spells, side.field_zone)
    old_enough = any(_is_set_since_earlier(card) for card in back)
    return (
        (old_enough and _any_fits(_settable(), seen, prompt))
        or any(_any_fits(_face_up(card), seen, prompt) for card in (*side.monsters, *back))
        or any(_any_fits(_for_both(card), seen, prompt) for card in _opposite(seen, player))
        or any(_any_fits(_in_grave(card), seen, prompt) for card in side.grave)
        or (side.hand_count > 0 and _any_fits(_fed(_in_hand(mine=mine), seen, player), seen, prompt))
    )


def _fed(able: Sequence[Able], seen: View, player: int) -> Sequence[Able]:
    """Those whose target, or whose leave to be activated from the hand, may be there (M3, X4).

    Only cards that both see are counted, so that this tells nothing of what the player holds.
    """
    return [one for one in able if all(count <= _most(group, seen, player) for count, group in _needs(*one))]


def _needs(card: Card, ability: Activation | Quick) -> Iterator[tuple[int, Cards]]:
    """How many cards of which group must be there for a card in the hand to be activated."""
    if isinstance(ability.target, Target) and isinstance(ability.target.cards, Cards):
        yield 1, ability.target.cards
    for one in card.abilities:
        if isinstance(one, ActivatedFromHand) and isinstance(one.given, Exactly):
            yield one.given.count, one.given.cards


def _most(group: Cards, seen: View, player: int) -> float:
    """How many cards there are at most in the places of a group; without end where one is hidden."""
    if any(place in (Place.HAND, Place.DECK, Place.EXTRA) for place in group.places):
        return math.inf
    return sum(
        card is not None
        for who in seats(group.of, player)
        for place in group.places
        for card in _lying(seen.sides[who], place)
    )


def _lying(side: SideView, place: Place) -> Sequence[CardView | None]:
    """The cards of a side in a place that both see."""
    match place:
        case Place.MONSTERS:
            return side.monsters
        case Place.SPELLS:
            return side.spells
        case Place.FIELD:
            return (side.field_zone,)
        case Place.BANISHED:
            return side.banished
        case _:
            return side.grave


def _might_ignite(seen: View, prompt: Respond) -> bool:
    """Whether the turn player might use an ignition effect after a summon in his main phase (C14)."""
    if prompt.why not in (Why.SUMMON, Why.AFTER_CHAIN) or seen.phase not in (Phase.MAIN_1, Phase.MAIN_2):
        return False
    side = seen.sides[prompt.player]
    public = (card.passcode for card in (*side.monsters, *side.grave) if card is not None)
    return any(_ignites(code) for code in public) or (side.hand_count > 0 and _ignites_in_hand())


def _ignites(passcode: int | None) -> bool:
    """Whether a card is a monster with an ignition effect."""
    card = LIBRARY.get(passcode) if passcode is not None else None
    return card is not None and card.is_monster and any(isinstance(one, Ignition) for one in card.abilities)


@cache
def _ignites_in_hand() -> bool:
    """Whether any monster of the pool has an ignition effect in the hand."""
    return any(
        isinstance(ability, Ignition) and Place.HAND in ability.from_
        for card in LIBRARY.values()
        if card.is_monster
        for ability in card.abilities
    )


def might_trigger_from_hand(live: engine.Duel, prompt: Respond) -> bool:
    """Whether what has just happened would trigger a card of the pool that its player may hold (C9)."""
    player = prompt.player
    return live.view(1 - player).sides[player].hand_count > 0 and any(
        live.might_wait(player, card, ability) for card, ability in _waiting_in_hand()
    )


def ends_turn(seen: View, prompt: Respond) -> bool:
    """The windows at the end of the turn, and the one before the opponent's battle phase."""
    return seen.phase is Phase.END or (prompt.why is Why.PHASE_LEFT and seen.phase is Phase.MAIN_1)


def _is_set_since_earlier(card: CardView | None) -> bool:
    """A card set in an earlier turn could be any that can be set and activated (M2, M3)."""
    return card is not None and card.position is Position.FACE_DOWN and not card.came_this_turn


def _face_up(card: CardView | None) -> Sequence[Able]:
    """The quick effects of a card that lies face-up, which both know."""
    known = LIBRARY.get(card.passcode) if card is not None and card.passcode is not None else None
    if known is None or card is None or card.position is None or card.position.face_down:
        return ()
    return [(known, ability) for ability in known.abilities if isinstance(ability, Quick)]


def _opposite(seen: View, player: int) -> Sequence[CardView | None]:
    """What lies on the other side of the field."""
    side = seen.sides[1 - player]
    return (*side.monsters, *side.spells, side.field_zone)


def _for_both(card: CardView | None) -> Sequence[Able]:
    """The quick effects of a face-up card that either player may use (M11)."""
    return [
        (known, ability)
        for known, ability in _face_up(card)
        if isinstance(ability, Quick) and ability.by is Who.EITHER
    ]


def _in_grave(card: CardView | None) -> Sequence[Able]:
    """The quick effects that a card in the graveyard has there, which both know."""
    known = LIBRARY.get(card.passcode) if card is not None and card.passcode is not None else None
    return [
        (known, ability)
        for ability in (known.abilities if known is not None else ())
        if known is not None and isinstance(ability, Quick) and Place.GRAVE in ability.from_
    ]


def _any_fits(able: Sequence[Able], seen: View, prompt: Respond) -> bool:
    """Whether any of these could be activated in this window, by speed, time and occasion (B9, C2, C3)."""
    return any(
        (not seen.chain or spell_speed(card, ability) >= _speed_to_answer(seen))
        and (seen.timing is None or fits_damage_step(seen.timing, card, ability))
        and _may_be_occasion(ability.when, seen, prompt)
        for card, ability in able
    )


def _speed_to_answer(seen: View) -> int:
    last = LIBRARY.get(seen.chain[-1].passcode)
    return 3 if last is not None and Trait.COUNTER in last.traits else 2


def _may_be_occasion(when: o.Occasion | None, seen: View, prompt: Respond) -> bool:
    """Whether a window can be what an ability waits for; only the turn player's monsters attack."""
    why = prompt.why
    match when:
        case o.EitherOf(occasions):
            return any(_may_be_occasion(one, seen, prompt) for one in occasions)
        case o.Activated() | o.WouldDestroyActivated() | o.WouldDestroySuch() | o.TargetingActivated():
            return bool(seen.chain)
        case o.WouldSpecialSummonActivated() | o.ActivatedTargeting():
            return bool(seen.chain)
        case o.SummonAttempted() | o.SpecialSummonAttempted():
            return why is Why.SUMMON_ATTEMPT
        case o.DamageCalculation(attacker):
            return seen.timing is Timing.CALCULATION and _may_attack(attacker.of, seen, prompt)
        case o.DirectAttackDeclared(by):
            return why in (Why.ATTACK, Why.CHAIN) and _may_attack(by.of, seen, prompt)
        case o.AttackDeclared(by):
            whose = by.of if isinstance(by, Cards) else Who.YOU
            return why in (Why.ATTACK, Why.CHAIN) and _may_attack(whose, seen, prompt)
        case o.InDamageStep():
            return seen.timing is not None
        case o.SummonSucceeded():
            return why in (Why.SUMMON, Why.CHAIN, Why.AFTER_CHAIN)
        case _:
            return why is not Why.SUMMON_ATTEMPT


def _may_attack(whose: Who, seen: View, prompt: Respond) -> bool:
    """Whether monsters of this side, seen from the player who is asked, can attack in this turn."""
    return seen.turn_player in seats(whose, prompt.player)


@cache
def somebody_may_respond() -> bool:
    """Whether any card of the pool could be activated in a window at all."""
    return any(_pool())


@cache
def _settable() -> tuple[Able, ...]:
    """The traps and quick-play spells of the pool."""
    return tuple(
        (card, ability)
        for card, ability in _pool()
        if isinstance(ability, Activation) and (card.kind is Kind.TRAP or Trait.QUICK_PLAY in card.traits)
    )


@cache
def _in_hand(*, mine: bool) -> tuple[Able, ...]:
    """What can act from the hand: quick effects that say so, and in one's own turn quick-play spells."""
    return tuple(
        (card, ability)
        for card, ability in _pool()
        if (isinstance(ability, Quick) and Place.HAND in ability.from_)
        or (mine and isinstance(ability, Activation) and Trait.QUICK_PLAY in card.traits)
        or (isinstance(ability, Activation) and says(card, ActivatedFromHand))
    )


@cache
def _waiting_in_hand() -> tuple[tuple[Card, Trigger], ...]:
    """The triggers of the pool that act from the hand."""
    return tuple(
        (card, ability)
        for card in LIBRARY.values()
        for ability in card.abilities
        if isinstance(ability, Trigger) and Place.HAND in ability.from_
    )


def _pool() -> Iterator[Able]:
    """Every ability that a card of the pool could have activated in a window."""
    for card in LIBRARY.values():
        if plays_in_full(card):
            for ability in card.abilities:
                if isinstance(ability, Activation | Quick):
                    yield card, ability
