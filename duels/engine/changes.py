"""The only code that changes a state: `apply(state, event)`.

Folding the events of a duel over its first state gives its present state.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cards.lang.abilities import Once
from cards.lang.battle import NextAttackNegated
from cards.lang.continuous import HOLDS_FACE_DOWN
from cards.lang.effects import Until
from cards.lang.inspect import ability_of, activates_card, once_of
from cards.lang.places import Place
from cards.lang.turns import Phase
from duels.engine import events as e
from duels.engine import faces
from duels.engine.findings import Derived
from duels.engine.legality import free_spell_zone
from duels.engine.recurring import made
from duels.engine.select import seats
from duels.engine.state import (
    BOTTOM,
    NEVER,
    SPARED_FROM_EFFECT,
    Attack,
    Attempt,
    Delayed,
    Guise,
    Known,
    Lasting,
    Link,
    Past,
    Played,
    Ref,
    State,
    TableCard,
    Use,
)
from duels.engine.superseding import supersede


def apply(state: State, event: e.Event) -> None:
    """Change the state as the event says; what was derived of it is no longer known, if it hangs on that."""
    if not _keeps(state, event):
        state.derived = None
    _APPLY[type(event)](state, event)
    state.phase_just_begun = isinstance(event, e.PhaseBegan)


def _keeps(state: State, event: e.Event) -> bool:
    """Whether all that is derived of a state is so after the event, too."""
    if not isinstance(state.derived, Derived) or not state.derived.timeless:
        return False
    return type(event) in e.OF_TIME or (
        isinstance(event, e.LastingEnded) and not any(_ends(event, one) for one in state.lasting)
    )


def _ends(event: e.LastingEnded, lasting: Lasting) -> bool:
    """Whether a lasting effect is over by an event."""
    return lasting.until is event.until and event.player in (None, lasting.player)


def _lot_drawn(state: State, event: e.LotDrawn) -> None:
    state.chances += event.chances


def _first_player_decided(state: State, event: e.FirstPlayerDecided) -> None:
    state.first = event.first


def _shuffled(state: State, event: e.Shuffled) -> None:
    state.sides[event.player].deck[:] = event.order
    state.chances += event.chances


def _turn_began(state: State, event: e.TurnBegan) -> None:
    state.turn = event.turn
    state.turn_player = event.player
    for card in state.cards:
        if card.declared != NEVER:
            card.declared, card.further, card.attacked = NEVER, 0, []
        card.served = None
    for side in state.sides:
        side.attacker_gone = False
    state.normal_summoned = state.further_summoned = False
    state.past, state.offers = [], []
    state.lasting = [
        replace(lasting, until=Until.END_OF_TURN)
        if lasting.until is Until.END_OF_YOUR_NEXT_TURN and lasting.player == event.player
        else lasting
        for lasting in state.lasting
    ]
    state.uses, state.played = [], []


def _phase_began(state: State, event: e.PhaseBegan) -> None:
    state.phase = event.phase
    state.made.clear()
    state.rounds.clear()
    state.again = state.again_on = None
    state.battle_over = False
    state.step = None
    state.timing = None
    state.draw_forgone = False
    if event.phase is Phase.MAIN_1:
        _end_waiting(state)
    state.delayed = [
        replace(delayed, left=delayed.left - 1)
        if delayed.phase is event.phase and state.turn_player in seats(delayed.of, delayed.player)
        else delayed
        for delayed in state.delayed
    ]


def _end_waiting(state: State) -> None:
    """What waited for this player's standby phase has had it (T5)."""
    for card in state.cards:
        if card.put_by and card.owner == state.turn_player:
            card.put_by = ""


def _step_began(state: State, event: e.StepBegan) -> None:
    state.step = event.step
    state.timing = None


def _timing_reached(state: State, event: e.TimingReached) -> None:
    state.timing = event.timing


def _moved(state: State, event: e.Moved) -> None:
    for move in event.moves:
        card = state.cards[move.card.uid]
        if event.reason is e.Reason.NEGATION and card.place is Place.SPELLS:
            state.kept_zones.append((card.controller, card.zone))
        _remember(state, event.reason, move)
        _lift(state, card)
        _lay(state, card, move)
        if event.reason is e.Reason.EFFECT and move.to in (Place.GRAVE, Place.BANISHED):
            _note_own_deed(state, card, event.cause)
        if event.reason is e.Reason.ACTIVATION:
            state.activating = card.ref
        if event.reason is e.Reason.SUMMON and event.cause is not None:
            card.brought_by = event.cause.passcode
    if state.loans:
        state.loans = [
            loan
            for loan in state.loans
            if state.at(loan.card) is not None and (loan.by is None or state.at(loan.by) is not None)
        ]


def _note_own_deed(state: State, card: TableCard, cause: Known | None) -> None:
    """A card that its own effect puts on a pile which both see can wait there for a standby phase (T5)."""
    resolving = next((link for link in state.chain if link.resolved), None)
    if cause is not None and resolving is not None and cause.uid == resolving.card.uid == card.uid:
        card.put_by = resolving.key


def _remember(state: State, reason: e.Reason, move: e.Move) -> None:
    """What went to a graveyard or was banished can be asked about in this turn.

    A card whose activation or summon was negated went from nowhere (S3, M10).
    """
    card = move.card
    if move.to in (Place.GRAVE, Place.BANISHED) and reason is not e.Reason.NEGATION:
        state.past.append(Past(card.passcode, card.owner, card.controller, card.place, move.to, reason.value))


def _lift(state: State, card: TableCard) -> None:
    """Take a card from its place."""
    state.mislay(card)
    side = state.sides[card.controller]
    match card.place:
        case Place.MONSTERS:
            side.monsters[card.zone] = None
        case Place.SPELLS:
            side.spells[card.zone] = None
        case Place.FIELD:
            side.field_zone = None
        case pile:
            side.pile(pile).remove(card.uid)


def _lay(state: State, card: TableCard, move: e.Move) -> None:
    """Lay a card down; going to another place begins another life."""
    if not e.same_life(card.place, move.to):
        _begin_life(state, card, move.to)
    card.place = move.to
    card.controller = move.controller
    card.zone = move.zone if move.to.on_field else 0
    card.position = move.position
    card.handle = move.handle
    state.next_handle = max(state.next_handle, move.handle + 1)
    side = state.sides[card.controller]
    match move.to:
        case Place.NOWHERE:
            pass
        case Place.MONSTERS:
            side.monsters[card.zone] = card.uid
        case Place.SPELLS:
            side.spells[card.zone] = card.uid
        case Place.FIELD:
            side.field_zone = card.uid
        case Place.DECK if move.zone == BOTTOM:
            side.deck.insert(0, card.uid)
        case pile:
            side.pile(pile).append(card.uid)
    _settle(state, card)


def _settle(state: State, card: TableCard) -> None:
    """Give a card the face that it has where it lies now."""
    state.mislay(card)
    faces.settle(state.book, card)
    state.mislay(card)


def _begin_life(state: State, card: TableCard, to: Place) -> None:
    """Another place is another life: all that lay on the card is gone (C18).

    A monster that becomes an equip, or one again, is as new as well; but it has not left the field, and
    what it has used in this turn is used (M6, C11).

    The mark of a proper summon stays on the field, in the graveyard and among the banished (S6).
    """
    _note_attacker(state, card)
    used = card.used if card.place.on_field and to.on_field else {}
    card.life += 1
    card.since = 0 if to in (Place.DECK, Place.EXTRA, Place.NOWHERE) else state.moment
    card.came = card.turned = card.declared = card.appeared = card.summoned = card.battled = NEVER
    card.brought_by = card.served = None
    card.put_by = ""
    card.further, card.attacked = 0, []
    banished = to is Place.BANISHED and card.place is Place.MONSTERS
    card.home = card.controller if banished and card.controller != card.owner else None
    card.lay = card.position if banished else None
    if to in (Place.HAND, Place.DECK, Place.EXTRA):
        card.proper = False
    _strip(card)
    card.used = used
    card.kept_zone = None


def _note_attacker(state: State, card: TableCard) -> None:
    """A monster that leaves its side has attacked for it in this turn, if it has."""
    if card.declared == state.turn:
        state.sides[card.controller].attacker_gone = True


def _strip(card: TableCard) -> None:
    """What ends when a card leaves or turns face-down (C18)."""
    card.negated = False
    card.offered = card.used_for = 0
    card.tributes = []
    card.answered = None
    card.spared = NEVER
    card.endured = 0
    card.equipped = card.tied = None
    card.counters = {}
    card.said = ""
    card.used = {}
    card.applied = {}
    card.guise = None
    card.exiled = False


def _draw_phase_forbidden(state: State, event: e.DrawPhaseForbidden) -> None:
    state.sides[event.player].skips_draw_phase = True


def _draw_forgone(state: State, event: e.DrawForgone) -> None:
    state.draw_forgone = True


def _draw_phase_skipped(state: State, event: e.DrawPhaseSkipped) -> None:
    state.sides[event.player].skips_draw_phase = False


def _could_not_draw(state: State, event: e.CouldNotDraw) -> None:
    state.sides[event.player].could_not_draw = True


def _summon_attempted(state: State, event: e.SummonAttempted) -> None:
    """The attempt uses the turn's normal summon, or what allows another, whatever becomes of it (S1, S3)."""
    if event.manner is e.Manner.TRIBUTE:
        summoned = state.cards[event.card.uid]
        summoned.offered = event.offered
        summoned.tributes = [state.cards[ref.uid].card.passcode for ref in event.tributes]
    state.cards[event.card.uid].used_for = event.used
    if event.further:
        state.further_summoned = True
    elif event.manner in e.BY_NORMAL_SUMMON and not event.by_effect:
        state.normal_summoned = True
    if state.ruleset.negated_summons_count:
        state.summoned[event.player] = state.turn
    state.attempt = Attempt(event.card.ref, event.manner, tributes=event.tributes)


def _summoned(state: State, event: e.Summoned) -> None:
    card = state.cards[event.card.uid]
    if event.manner is e.Manner.AGAIN:
        # The field facts of its first summon stay (S14).
        card.guise = Guise.AGAIN
        _settle(state, card)
    else:
        card.came = state.turn
    card.summoned = state.turn
    if event.manner in e.BY_NORMAL_SUMMON:
        card.appeared = state.turn
    card.proper = card.proper or event.manner in e.PROPER
    card.answered = event.answered
    for ref in state.attempt.tributes if state.attempt is not None else ():
        if (tributed := state.at(ref)) is not None:
            tributed.served = card.card.passcode
    state.summoned[event.player] = state.turn
    state.attempt = None


def _summon_negated(state: State, event: e.SummonNegated) -> None:
    if state.attempt is not None:
        state.attempt.negated = True


def _card_set(state: State, event: e.CardSet) -> None:
    state.cards[event.card.uid].came = state.turn


def _monster_set(state: State, event: e.MonsterSet) -> None:
    state.cards[event.card.uid].came = state.turn
    state.normal_summoned = state.normal_summoned or not event.by_effect


def _position_changed(state: State, event: e.PositionChanged) -> None:
    card = state.cards[event.card.uid]
    if event.position.face_down:
        _turn_face_down(state, card)
    elif card.face_down:
        card.since = state.moment
        card.appeared = state.turn
    card.position = event.position
    if event.by_hand:
        card.turned = state.turn
    if event.attacked and state.attack is not None:
        state.attack.revealed = True
    if event.activated:
        state.activating = card.ref


def _turn_face_down(state: State, card: TableCard) -> None:
    """Turning face-down ends what C18 names, and what took hold of the card until now."""
    _strip(card)
    _settle(state, card)
    for other in state.cards:
        if other.tied == card.ref:
            other.tied = None
    state.lasting = [one for lasting in state.lasting if (one := _without(lasting, card)) is not None]
    state.delayed = [
        to_come for delayed in state.delayed if (to_come := _let_slip(delayed, card)) is not None
    ]


def _let_slip(delayed: Delayed, card: TableCard) -> Delayed | None:
    """A deed to come when a card has slipped from it; None when it would deal with none any more."""
    left = tuple(ref for ref in delayed.on if ref != card.ref)
    if len(left) == len(delayed.on):
        return delayed
    return replace(delayed, on=left) if left else None


def _without(lasting: Lasting, card: TableCard) -> Lasting | None:
    """A lasting effect when a card has slipped from it, if it does; None when it holds none any more."""
    if lasting.on is None or isinstance(lasting.effect, HOLDS_FACE_DOWN):
        return lasting
    left = tuple(ref for ref in lasting.on if ref != card.ref)
    return replace(lasting, on=left) if left else None


def _attack_declared(state: State, event: e.AttackDeclared) -> None:
    """An attack that could be on one monster alone stays bound to it, also in a replay (B3)."""
    target = event.target.ref if event.target is not None else None
    bound = state.again_on if state.again == event.attacker.ref and state.again_on == target else None
    _count_attack(state, state.cards[event.attacker.uid])
    state.attack_turns[event.attacker.controller] = state.turn
    _aim(state, event, bound)


def _count_attack(state: State, attacker: TableCard) -> None:
    """One more attack of this turn; what might have attacked once more at once no longer may (B2)."""
    if attacker.declared == state.turn:
        attacker.further += 1
    attacker.declared = state.turn
    state.again = state.again_on = None


def _aim(state: State, event: e.AttackDeclared | e.AttackTargetChanged, only: Ref | None) -> None:
    target = event.target.ref if event.target else None
    if target is not None:
        state.cards[event.attacker.uid].attacked.append(target)
    state.attack = Attack(event.attacker.ref, target, event.defenders, only=only)


def _attack_target_changed(state: State, event: e.AttackTargetChanged) -> None:
    """What was the target before has not been attacked after all (B3)."""
    if state.attack is not None and state.attack.target is not None:
        state.cards[event.attacker.uid].attacked.pop()
    _aim(state, event, state.attack.only if state.attack is not None else None)


def _attack_used_up(state: State, event: e.AttackUsedUp) -> None:
    _count_attack(state, state.cards[event.attacker.uid])


def _attack_allowed(state: State, event: e.AttackAllowed) -> None:
    state.again = event.card.ref
    state.again_on = event.on.ref if event.on is not None else None


def _battle_phase_cut(state: State, event: e.BattlePhaseCut) -> None:
    state.battle_over = True


def _ability_used(state: State, event: e.AbilityUsed) -> None:
    state.cards[event.card.uid].used[event.key] = state.turn


def _exiled(state: State, event: e.Exiled) -> None:
    for card in event.cards:
        state.cards[card.uid].exiled = True


def _spared(state: State, event: e.Spared) -> None:
    source = state.cards[event.by.uid]
    if event.from_effect:
        source.used[SPARED_FROM_EFFECT] = state.turn
    else:
        source.spared = state.turn


def _battled(state: State, event: e.Battled) -> None:
    for known in (event.attacker, event.target):
        card = state.at(known.ref) if known is not None else None
        if card is not None:
            card.battled = state.turn
    if state.attack is not None:
        state.attack.battled = True


def _attack_ended(state: State, event: e.AttackEnded) -> None:
    state.attack = None


def _destruction_determined(state: State, event: e.DestructionDetermined) -> None:
    if state.attack is not None:
        state.attack.destroyed = tuple(card.ref for card in event.cards)


def _destruction_postponed(state: State, event: e.DestructionPostponed) -> None:
    if state.attack is not None:
        state.attack.postponed += tuple(card.ref for card in event.cards)


def _next_attack_was_negated(state: State, event: e.NextAttackWasNegated) -> None:
    state.lasting = [one for one in state.lasting if not isinstance(one.effect, NextAttackNegated)]


def _damage_inflicted(state: State, event: e.DamageInflicted) -> None:
    """Life points never fall below 0 (N6)."""
    for side, amount in zip(state.sides, event.amounts, strict=True):
        side.life_points = max(0, side.life_points - amount)


def _life_points_paid(state: State, event: e.LifePointsPaid) -> None:
    state.sides[event.player].life_points -= event.amount


def _life_points_gained(state: State, event: e.LifePointsGained) -> None:
    state.sides[event.player].life_points += event.amount


def _life_points_lost(state: State, event: e.LifePointsLost) -> None:
    side = state.sides[event.player]
    side.life_points = max(0, side.life_points - event.amount)


def _deck_arranged(state: State, event: e.DeckArranged) -> None:
    """The cards stay in the deck, and their lives go on."""
    deck = state.sides[event.of].deck
    deck[len(deck) - len(event.order) :] = event.order


def _declared(state: State, event: e.Declared) -> None:
    state.cards[event.card.uid].said = event.said


def _chance_taken(state: State, event: e.PickedAtRandom | e.CoinTossed | e.DieRolled) -> None:
    state.chances += event.chances


def _round_begun(state: State, event: e.RoundBegun) -> None:
    state.rounds.append(event.round)


def _link_made(state: State, event: e.LinkMade) -> None:
    if not state.chain:
        name = made(event.link.card.uid, event.link.key)
        state.made[name] = state.made.get(name, 0) + 1
    state.chain.append(replace(event.link))
    state.activating = None
    card = state.cards[event.link.card.uid]
    card.used[event.link.key] = state.turn
    if activates_card(event.link.key):
        state.played.append(Played(event.link.player, event.link.card.passcode, state.moment))
    ability = ability_of(state.book[card.card.passcode], event.link.key)
    if once_of(ability) in (Once.PER_NAME, Once.ONE_ACTIVATED):
        state.uses.append(Use(event.link.player, card.card.name_en, event.link.key))


def _link_negated(state: State, event: e.LinkNegated) -> None:
    """A card whose activation was negated was not activated; an effect was used all the same (C11)."""
    link = state.chain[event.number - 1]
    link.negated = True
    card = state.book[link.card.passcode]
    if activates_card(link.key):
        _not_played(state, link)
    if once_of(ability_of(card, link.key)) is Once.ONE_ACTIVATED:
        state.uses.remove(Use(link.player, card.name_en, link.key))


def _not_played(state: State, link: Link) -> None:
    """The latest activation of this card by its player did not take place after all (M10)."""
    for place in range(len(state.played) - 1, -1, -1):
        one = state.played[place]
        if (one.player, one.card) == (link.player, link.card.passcode):
            del state.played[place]
            return


def _link_effect_negated(state: State, event: e.LinkEffectNegated) -> None:
    state.chain[event.number - 1].silenced = True


def _link_resolving(state: State, event: e.LinkResolving) -> None:
    """A link that resolves stays on the chain until all have (C7)."""
    link = state.chain[event.number - 1]
    link.resolved = True
    card = state.cards[link.card.uid]
    if activates_card(link.key) and card.life == link.card.life and card.place.on_field:
        # What it does by standing there begins now; until then it lay there without effect (C6).
        card.since = state.moment
    if event.without_effect is None:
        state.cards[link.card.uid].applied[link.key] = state.turn


def _chain_ended(state: State, event: e.ChainEnded) -> None:
    """A summon that the chain negated is not attempted any more (S3); kept zones are free (M10)."""
    state.chain = []
    state.kept_zones = []
    if state.attempt is not None and state.attempt.negated:
        state.attempt = None


def _attack_negated(state: State, event: e.AttackNegated) -> None:
    state.attack = None


def _control_changed(state: State, event: e.ControlChanged) -> None:
    """Monsters that change sides do so together: each may go where another has just been (F8)."""
    cards = [state.cards[move.card.uid] for move in event.moves]
    for card in cards:
        card.home = card.controller if card.home is None else card.home
        _note_attacker(state, card)
        _lift(state, card)
    for card, move in zip(cards, event.moves, strict=True):
        _lay(state, card, move)
        if card.home == card.controller:
            card.home = None
        if card.kept_zone is not None:
            card.kept_zone = None
            card.kept_zone = free_spell_zone(state, card.controller)
    state.loans.extend(event.loans)


def _loan_ended(state: State, event: e.LoanEnded) -> None:
    state.loans = [loan for loan in state.loans if loan.card != event.card.ref or loan.since != event.since]


def _tokens_summoned(state: State, event: e.TokensSummoned) -> None:
    for zone in event.zones:
        token = TableCard(
            uid=len(state.cards),
            card=state.book[event.passcode],
            owner=event.player if event.owner is None else event.owner,
            controller=event.side,
            place=Place.MONSTERS,
            zone=zone,
            position=event.position,
            handle=state.next_handle,
            came=state.turn,
            since=state.moment,
            brought_by=event.by,
        )
        state.next_handle += 1
        state.cards.append(token)
        state.mislay(token)
        state.sides[event.side].monsters[zone] = token.uid
    state.summoned[event.player] = state.turn


def _counters_changed(state: State, event: e.CountersChanged) -> None:
    card = state.cards[event.card.uid]
    count = card.counters.pop(event.name, 0) + event.change
    if count > 0:
        card.counters[event.name] = count


def _equipped(state: State, event: e.Equipped) -> None:
    card = state.cards[event.card.uid]
    card.equipped = event.to.ref
    card.guise = event.guise
    _settle(state, card)


def _became_monster(state: State, event: e.BecameMonster) -> None:
    card = state.cards[event.card.uid]
    card.guise = Guise.TRAP_MONSTER
    card.kept_zone = event.kept_zone
    _settle(state, card)


def _tied(state: State, event: e.Tied) -> None:
    state.cards[event.card.uid].tied = event.to.ref


def _effects_negated(state: State, event: e.EffectsNegated) -> None:
    for card in event.cards:
        state.cards[card.uid].negated = True
        for link in state.chain:
            link.silenced = link.silenced or link.card.ref == card.ref


def _lasting_began(state: State, event: e.LastingBegan) -> None:
    state.lasting = [*supersede(state.lasting, event.lasting), event.lasting]


def _lasting_ended(state: State, event: e.LastingEnded) -> None:
    state.lasting = [lasting for lasting in state.lasting if not _ends(event, lasting)]


def _own_changes_lost(state: State, event: e.OwnChangesLost) -> None:
    state.lasting = [one for one in state.lasting if not one.own or one.on != (event.card.ref,)]


def _endured(state: State, event: e.Endured) -> None:
    state.cards[event.card.uid].endured += 1


def _offer_made(state: State, event: e.OfferMade) -> None:
    state.offers.append(replace(event.offer))


def _offer_used(state: State, event: e.OfferUsed) -> None:
    del state.offers[event.index]


def _delayed_began(state: State, event: e.DelayedBegan) -> None:
    state.delayed.append(replace(event.delayed))


def _delayed_due(state: State, event: e.DelayedDue) -> None:
    del state.delayed[event.index]


def _countdown_began(state: State, event: e.CountdownBegan) -> None:
    state.countdowns.append(event.countdown)


def _counted_down(state: State, event: e.CountedDown) -> None:
    state.countdowns = [replace(countdown, turns=countdown.turns - 1) for countdown in state.countdowns]


def _nothing(state: State, event: e.Event) -> None:
    """Something to be known, which changes nothing."""


def _duel_ended(state: State, event: e.DuelEnded) -> None:
    state.result = event.result


_APPLY: dict[type[e.Event], Callable[[State, Any], None]] = {
    e.LotDrawn: _lot_drawn,
    e.FirstPlayerDecided: _first_player_decided,
    e.Shuffled: _shuffled,
    e.TurnBegan: _turn_began,
    e.PhaseBegan: _phase_began,
    e.StepBegan: _step_began,
    e.TimingReached: _timing_reached,
    e.Moved: _moved,
    e.DrawPhaseForbidden: _draw_phase_forbidden,
    e.DrawForgone: _draw_forgone,
    e.DrawPhaseSkipped: _draw_phase_skipped,
    e.CouldNotDraw: _could_not_draw,
    e.SummonAttempted: _summon_attempted,
    e.Summoned: _summoned,
    e.MonsterSet: _monster_set,
    e.PositionChanged: _position_changed,
    e.AttackDeclared: _attack_declared,
    e.AttackTargetChanged: _attack_target_changed,
    e.AttackEnded: _attack_ended,
    e.FlippedByAttack: _nothing,
    e.Battled: _battled,
    e.AttackUsedUp: _attack_used_up,
    e.AttackAllowed: _attack_allowed,
    e.BattlePhaseCut: _battle_phase_cut,
    e.Spared: _spared,
    e.Exiled: _exiled,
    e.AbilityUsed: _ability_used,
    e.DestructionDetermined: _destruction_determined,
    e.DestructionPostponed: _destruction_postponed,
    e.NextAttackWasNegated: _next_attack_was_negated,
    e.DamageInflicted: _damage_inflicted,
    e.CardSet: _card_set,
    e.LifePointsPaid: _life_points_paid,
    e.LifePointsGained: _life_points_gained,
    e.LifePointsLost: _life_points_lost,
    e.PickedAtRandom: _chance_taken,
    e.CoinTossed: _chance_taken,
    e.DieRolled: _chance_taken,
    e.DeckArranged: _deck_arranged,
    e.Declared: _declared,
    e.LookedAt: _nothing,
    e.LinkMade: _link_made,
    e.LinkNegated: _link_negated,
    e.LinkEffectNegated: _link_effect_negated,
    e.LinkResolving: _link_resolving,
    e.ChainEnded: _chain_ended,
    e.SummonNegated: _summon_negated,
    e.AttackNegated: _attack_negated,
    e.ControlChanged: _control_changed,
    e.LoanEnded: _loan_ended,
    e.TokensSummoned: _tokens_summoned,
    e.CountersChanged: _counters_changed,
    e.Equipped: _equipped,
    e.BecameMonster: _became_monster,
    e.Tied: _tied,
    e.EffectsNegated: _effects_negated,
    e.LastingBegan: _lasting_began,
    e.LastingEnded: _lasting_ended,
    e.OwnChangesLost: _own_changes_lost,
    e.Endured: _endured,
    e.OfferMade: _offer_made,
    e.OfferUsed: _offer_used,
    e.DelayedBegan: _delayed_began,
    e.DelayedDue: _delayed_due,
    e.CountdownBegan: _countdown_began,
    e.CountedDown: _counted_down,
    e.Shown: _nothing,
    e.CircleBroken: _nothing,
    e.RoundBegun: _round_begun,
    e.TimingMissed: _nothing,
    e.DuelEnded: _duel_ended,
}
