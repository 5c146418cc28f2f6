"""What effects do to cards and players, one small function a word. Each tells whether it was done (C5)."""

from dataclasses import replace
from typing import Any

from cards.lang import effects as f
from cards.lang import inspect
from cards.lang import numbers as n
from cards.lang.abilities import CannotBeNegated
from cards.lang.alterations import NameBecomes, NameBecomesThatOf
from cards.lang.battle import NextAttackNegated
from cards.lang.filters import Named
from cards.lang.groups import Cards, Choose, Pronoun, monsters
from cards.lang.inspect import activates_card, says
from cards.lang.numbers import StatOf
from cards.lang.places import Place, Position
from cards.lang.players import Who
from cards.lang.terms import Trait
from cards.lang.turns import Phase
from duels.engine import attacking, derive, feasibility, moves, select
from duels.engine import events as e
from duels.engine.amounts import once_paid
from duels.engine.choosing import chosen
from duels.engine.fixing import FIXED_AS_IT_IS, fixed
from duels.engine.game import Game, Procedure
from duels.engine.legality import free_spell_zone
from duels.engine.meant import reached, referents, refs
from duels.engine.prompts import Why
from duels.engine.replacing import destroyed_by_effect
from duels.engine.scope import Scope
from duels.engine.sending import searched_decks, send, shuffle_after_looking
from duels.engine.state import Countdown, Lasting, Link, TableCard


def draw(game: Game, effect: f.Draw, scope: Scope, link: Link) -> bool:
    count = number(game, effect.count, scope)
    if not count:
        return False
    game.draw(count, *select.seats(effect.who, scope.player))
    return True


def destroy(game: Game, effect: f.Destroy, scope: Scope, link: Link) -> Procedure[bool]:
    """Cards on the field are destroyed together (X1, C13, F5)."""
    doomed = yield from chosen(game, effect.cards, scope, Why.DESTROY, lambda card: card.place.on_field)
    return (yield from destroyed_by_effect(game, scope, doomed))


def destroy_and_banish(game: Game, effect: f.DestroyAndBanish, scope: Scope, link: Link) -> Procedure[bool]:
    """Cards on the field are destroyed together, and are banished by that (X1)."""
    doomed = yield from chosen(game, effect.cards, scope, Why.DESTROY, lambda card: card.place.on_field)
    return (yield from destroyed_by_effect(game, scope, doomed, Place.BANISHED))


def tribute(game: Game, effect: f.Tribute, scope: Scope, link: Link) -> Procedure[bool]:
    """Monsters are tributed by the effect (X6)."""
    cards = yield from chosen(
        game,
        effect.cards,
        scope,
        Why.EFFECT_TRIBUTE,
        lambda card: card.place.on_field and derive.can_be_tributed(game.state, card),
    )
    return send(game, e.Reason.TRIBUTE, scope, cards, Place.GRAVE)


def add_to_hand(game: Game, effect: f.AddToHand, scope: Scope, link: Link) -> Procedure[bool]:
    """Cards go to the hand; what comes from a deck is shown, and the deck is shuffled (C19)."""
    cards = yield from chosen(game, effect.cards, scope, Why.ADD_TO_HAND)
    searched = searched_decks(effect.cards, cards)
    if not send(game, e.Reason.EFFECT, scope, cards, Place.HAND):
        return False
    if searched:
        with game.same_moment():
            game.emit(e.Shown(scope.player, tuple(card.known for card in cards)), by_rule=True)
        shuffle_after_looking(game, searched)
    return True


def banish_on_leaving(game: Game, effect: f.BanishOnLeaving, scope: Scope, link: Link) -> bool:
    """Cards on the field will be banished when they leave it (X8)."""
    cards = [card for card in reached(game.state, effect.cards, scope) if card.place.on_field]
    if cards:
        game.emit(e.Exiled(tuple(card.known for card in cards)), by_rule=True)
    return bool(cards)


def change_position(game: Game, effect: f.ChangePosition, scope: Scope, link: Link) -> bool:
    """Monsters are turned by the effect, which is no change by hand (S10).

    One that has been turned face-down since it activated its effect does not turn itself up again (C18).
    """
    turned = [
        card
        for card in reached(game.state, effect.cards, scope)
        if card.place is Place.MONSTERS
        and feasibility.can_turn(card, effect.to)
        and not (effect.to.face_down and card.face_down)
        and not (card.face_down and card.uid == link.card.uid and not _activated_face_down(link))
    ]
    if not turned:
        return False
    game.emit(*(e.PositionChanged(card.known, effect.to, by_hand=False) for card in turned))
    return True


def _activated_face_down(link: Link) -> bool:
    return link.card.position is not None and link.card.position.face_down


def place_next(game: Game, effect: f.PlaceNext, scope: Scope, link: Link) -> Procedure[bool]:
    """The next card in its order is placed face-up, from the hand or the deck; nobody activates it."""
    state, player = game.state, scope.player
    there = [card.card.name_en for card in state.on_field(player) if not card.face_down]
    wanted = next((name for name in effect.names if name not in there), None)
    zone = free_spell_zone(state, player)
    if wanted is None or zone is None:
        return False
    group = Choose(1, Cards((Place.HAND, Place.DECK), Who.YOU, Named(wanted)))
    cards = yield from chosen(game, group, scope, Why.PLACE_CARD)
    if not cards:
        return False
    searched = cards[0].place is Place.DECK
    way = moves.to_zone(state, cards[0], player, Place.SPELLS, zone, Position.FACE_UP)
    game.emit(moves.together(e.Reason.EFFECT, player, [way], state.cards[scope.source.uid].known))
    if searched:
        with game.same_moment():
            game.shuffle(player)
    return True


def set_card(game: Game, effect: f.Set, scope: Scope, link: Link) -> Procedure[bool]:
    """Spells and traps are set by the effect (M13)."""
    state, player = game.state, scope.player
    cards = yield from chosen(
        game, effect.cards, scope, Why.SET_CARD, lambda card: feasibility.can_set(state, player, card)
    )
    for card in cards:
        lay_face_down(game, player, card)
    return bool(cards)


def lay_face_down(game: Game, player: int, card: TableCard) -> None:
    """A spell or trap is set; a field spell destroys the one it replaces in the same moment (F7a, M7)."""
    state = game.state
    place, zone = Place.SPELLS, feasibility.zone_for(state, player, card)
    if zone is None:
        raise AssertionError("a set was offered with no zone free (F9)")
    replaced = False
    if Trait.FIELD in card.card.traits:
        place = Place.FIELD
        replaced = replace_field_spell_of(game, player)
    arrival = moves.together(
        e.Reason.SET, player, [moves.to_zone(state, card, player, place, zone, Position.FACE_DOWN)]
    )
    set_down = (arrival, e.CardSet(player, e.arrived(arrival.moves[0])))
    if replaced:
        with game.same_moment():
            game.emit(*set_down)
    else:
        game.emit(*set_down)


def replace_field_spell_of(game: Game, player: int) -> bool:
    """A player's field spell makes way for his next one: destroyed by the rules (F7a). False without one."""
    old = game.state.sides[player].field_zone
    if old is None:
        return False
    move = moves.to_pile(game.state, game.state.cards[old], Place.GRAVE)
    game.emit(moves.together(e.Reason.RULE_DESTRUCTION, player, [move]))
    return True


def damage(game: Game, effect: f.Damage, scope: Scope, link: Link) -> bool:
    """Effect damage; an amount of 0 is none (B11). Both players at once is one event (N6)."""
    due = number(game, effect.amount, scope)
    amounts = [0, 0]
    for seat in select.seats(effect.who, scope.player):
        amounts[seat] = due
    if not due:
        return False
    cause = game.state.cards[scope.source.uid].known
    game.emit(e.DamageInflicted(e.DamageKind.EFFECT, (amounts[0], amounts[1]), cause))
    return True


def number(game: Game, amount: Any, scope: Scope) -> int:
    """A number of the text; its pronouns stand for cards of this effect, as last known if they left (C15)."""
    of_cards: dict[n.Number, int] = {}
    for word in inspect.words(amount):
        match word:
            case n.StatOf():
                of_cards[word] = stat_of(game, word, scope)
            case n.TotalBeside():
                of_cards[word] = total_beside(game, word, scope)
            case n.DamageAnswered():
                of_cards[word] = scope.cue.damage if scope.cue is not None else 0
            case _:
                pass
    amount = once_paid(amount, len(scope.paid), scope.counters_paid)
    return derive.amount(
        game.state, amount, scope.player, scope.source.uid, of_cards, len(scope.it), scope.rolled
    )


def stat_of(game: Game, word: StatOf, scope: Scope) -> int:
    """A value of the card that a pronoun stands for, as it is, or as it was when an effect moved it."""
    if found := referents(game.state, word.card, scope):
        return derive.value_of(game.state)(word.stat, found[0]) or 0
    gone = [scope.last_known[ref] for ref in refs(word.card, scope) if ref in scope.last_known]
    return gone[0][word.stat] if gone else 0


def is_told(game: Game, word: StatOf, scope: Scope) -> bool:
    """Whether the card whose value is asked for is there, or was as an effect moved it (C15)."""
    return bool(referents(game.state, word.card, scope)) or any(
        ref in scope.last_known for ref in refs(word.card, scope)
    )


def total_beside(game: Game, word: n.TotalBeside, scope: Scope) -> int:
    """The sum of a value over cards, without the one already named."""
    value = derive.value_of(game.state)
    named = referents(game.state, word.beside, scope)
    there = select.members(game.state, word.cards, scope.player, scope.source.uid, value)
    return sum(value(word.stat, card) or 0 for card in there if card not in named)


def negate_attack(game: Game, effect: f.NegateAttack, scope: Scope, link: Link) -> bool:
    """The attack ends; the monster has still declared it (B10). One that goes on no more is not negated."""
    attack = game.state.attack
    if attack is None or not attacking.attack_stands(game.state):
        return False
    game.emit(e.AttackNegated(game.state.cards[attack.attacker.uid].known))
    return True


def switch_position(game: Game, effect: f.SwitchPosition, scope: Scope, link: Link) -> bool:
    """Face-up monsters are turned to the other face-up position (S10)."""
    turned = [
        card
        for card in reached(game.state, effect.cards, scope)
        if card.place is Place.MONSTERS and not card.face_down
    ]
    other = {Position.ATTACK: Position.DEFENSE, Position.DEFENSE: Position.ATTACK}
    if turned:
        game.emit(
            *(
                e.PositionChanged(card.known, other[card.position], by_hand=False)
                for card in turned
                if card.position is not None
            )
        )
    return bool(turned)


def negate_next_attack(game: Game, effect: f.NegateNextAttack, scope: Scope, link: Link) -> bool:
    """The attack under way is negated, and else the next that the opponent declares this turn (B10)."""
    if game.state.attack is not None:
        return negate_attack(game, f.NegateAttack(), scope, link)
    waiting = NextAttackNegated(monsters(Who.OPPONENT))
    lasting = Lasting(waiting, scope.player, None, f.Until.END_OF_TURN, game.state.moment + 1)
    game.emit(e.LastingBegan(whose(lasting, scope, link)))
    return True


def attack_again(game: Game, effect: f.AttackAgain, scope: Scope, link: Link) -> bool:
    """The card may attack once more, if it is still there, before any other monster does (B2)."""
    this = game.state.at(scope.source)
    if this is None or this.face_down:
        return False
    game.emit(e.AttackAllowed(this.known))
    return True


def attack_again_on(game: Game, effect: f.AttackAgainOn, scope: Scope, link: Link) -> bool:
    """The card may attack that monster alone once more, if both are still there (B2)."""
    this = game.state.at(scope.source)
    if this is None or this.face_down or not (there := referents(game.state, effect.card, scope)):
        return False
    game.emit(e.AttackAllowed(this.known, there[0].known))
    return True


def end_battle_phase(game: Game, effect: f.EndBattlePhase, scope: Scope, link: Link) -> bool:
    """The battle phase is over once the chain is (T2)."""
    if game.state.phase is not Phase.BATTLE:
        return False
    game.emit(e.BattlePhaseCut())
    return True


def negate(game: Game, effect: f.Negate, scope: Scope, link: Link) -> bool:
    """Negate the summon (S3) or the activation (M10) that is answered."""
    if link.answers is not None:
        answered = game.state.chain[link.answers - 1]
        if says(game.state.cards[answered.card.uid].card, CannotBeNegated):
            return False
        game.emit(e.LinkNegated(link.answers, answered.card, activates_card(answered.key)))
    elif game.state.attempt is not None:
        game.emit(e.SummonNegated(game.state.cards[game.state.attempt.card.uid].known))
    return True


def negate_effect(game: Game, effect: f.NegateEffect, scope: Scope, link: Link) -> bool:
    """Negate the effect that is answered; the activation stands, and the card stays (M10)."""
    if link.answers is None:
        return False
    answered = game.state.chain[link.answers - 1]
    if says(game.state.cards[answered.card.uid].card, CannotBeNegated):
        return False
    game.emit(e.LinkEffectNegated(link.answers, answered.card))
    return True


def destroy_negated(game: Game, effect: f.DestroyNegated, scope: Scope, link: Link) -> Procedure[bool]:
    """Destroy the card whose summon or activation was negated: not "on the field" (S3, M10).

    A monster whose effect was activated in the hand is destroyed there; elsewhere nothing is (X3, F5).
    """
    cards = [card for known in scope.event if (card := game.state.at(known.ref)) is not None]
    answered = game.state.chain[link.answers - 1] if link.answers is not None else None
    negated_card = answered is None or (answered.negated and activates_card(answered.key))
    cards = [card for card in cards if card.place.on_field or card.place is Place.HAND]
    if negated_card:
        return send(game, e.Reason.NEGATION, scope, cards, Place.GRAVE)
    return (yield from destroyed_by_effect(game, scope, cards))


def apply_for_a_time(game: Game, effect: f.Apply, scope: Scope, link: Link) -> bool:
    """What was computed is laid on those that are there, or on a player for a time (C17).

    What changes values, names or kinds takes hold of the cards that are there now; what forbids something
    for a time also takes hold of those that come later.
    """
    lasting = effect.effect
    on = None
    who = getattr(lasting, "who", None)
    if isinstance(who, Pronoun) or feasibility.takes_hold(lasting):
        cards = [
            card
            for card in feasibility.held(game.state, lasting, scope)
            if not derive.is_kept_off(game.state, card, scope.source.uid)
        ]
        if not cards:
            return False
        on = tuple(card.ref for card in cards)
    if not all(is_told(game, word, scope) for word in inspect.words(lasting) if isinstance(word, StatOf)):
        return False
    computed = {
        name: number(game, getattr(lasting, name), scope)
        for name in ("atk", "def_", "by", "level")
        if isinstance(getattr(lasting, name, None), n.Number)
    }
    if on is not None:
        # Only what was computed first could still ask what the part before dealt with.
        scope.it[:] = on
    laid: Any = lasting
    laid = replace(laid, **computed)
    if isinstance(laid, NameBecomesThatOf):
        laid = named_like(game, laid, scope)
    ability = inspect.ability_of(game.state.book[link.card.passcode], link.key)
    own = on == (scope.source,) and inspect.touches_itself_alone(ability.do)
    lasts = Lasting(laid, scope.player, on, effect.until, game.state.moment + 1, own=own)
    if on is None or not isinstance(laid, FIXED_AS_IT_IS):
        game.emit(e.LastingBegan(whose(lasts, scope, link)))
        return True
    numbers = [(fixed(game.state, laid, game.state.cards[ref.uid]), ref) for ref in on]
    game.emit(*(e.LastingBegan(replace(lasts, effect=one, on=(ref,))) for one, ref in numbers))
    return True


def whose(lasting: Lasting, scope: Scope, link: Link) -> Lasting:
    """A lasting effect with its card, where it also takes hold of what comes later (C17)."""
    return lasting if lasting.on else replace(lasting, card=link.card.passcode, source=scope.source)


def named_like(game: Game, effect: NameBecomesThatOf, scope: Scope) -> NameBecomes:
    """The name that a card already named has on paper; of several that were paid, the one that went last."""
    state = game.state
    if effect.card is Pronoun.PAID:
        row = state.book[scope.paid[-1].passcode]
    else:
        (ref, *_) = refs(effect.card, scope)
        row = state.cards[ref.uid].card
    return NameBecomes(effect.who, row.name_en, row.archetypes)


def tie(game: Game, effect: f.Tie, scope: Scope, link: Link) -> bool:
    this = game.state.at(scope.source)
    monsters = [card for card in referents(game.state, effect.to, scope) if card.place is Place.MONSTERS] or [
        card for ref in scope.it if (card := game.state.at(ref)) is not None
    ]
    if this is None or not monsters:
        return False
    game.emit(e.Tied(this.known, monsters[0].known))
    return True


def skip_draw_phase(game: Game, effect: f.SkipDrawPhase, scope: Scope, link: Link) -> bool:
    """The next draw phase of a player will not happen (T2)."""
    game.emit(*(e.DrawPhaseForbidden(seat) for seat in select.seats(effect.of, scope.player)))
    return True


def win_after(game: Game, effect: f.WinAfter, scope: Scope, link: Link) -> bool:
    game.emit(e.CountdownBegan(Countdown(scope.player, effect.turns)))
    return True
