"""The chain resolves: link by link, the last first (C4), each with or without its effect (C15, C16)."""

from cards.lang.abilities import Activatable, Activation, Whenever
from cards.lang.continuous import CannotAttack, CannotAttackBeside
from cards.lang.effects import Equip, Until
from cards.lang.groups import Pronoun
from cards.lang.inspect import (
    ability_of,
    activates_card,
    certain_deeds,
    having_declared,
    is_mandatory,
    needs_its_place,
    stays,
)
from cards.lang.occasions import Targeted, TargetingResolves
from cards.lang.places import Place
from cards.lang.terms import Kind
from duels.engine import derive, legality, moves, select
from duels.engine import events as e
from duels.engine.game import Game, Procedure
from duels.engine.resolve import perform
from duels.engine.rounds import Made
from duels.engine.scope import Scope
from duels.engine.sealing import is_sealed_off
from duels.engine.state import Lasting, Link, Ref, State, TableCard
from duels.engine.targeted import aim


def resolve_chain(game: Game) -> Procedure[None]:
    """Links resolve last first (C4); then cards that do not remain go to the graveyard together (C7).

    What happened while the chain was built, costs above all, triggers after it too (C8).
    """
    state = game.state
    by_itself = all(
        is_mandatory(ability_of(state.book[link.card.passcode], link.key)) for link in state.chain
    )
    game.forced = tuple((link.card.uid, link.key) for link in state.chain) if by_itself else None
    game.made = tuple(
        Made(
            link.card.uid,
            link.key,
            link.player,
            by_choice=not is_mandatory(ability_of(state.book[link.card.passcode], link.key)),
        )
        for link in state.chain
    )
    for link in reversed(list(state.chain)):
        yield from resolve_link(game, link)
    used = [
        card
        for link in state.chain
        if (card := state.at(link.card.ref)) is not None and goes_after_use(card, link)
    ]
    if used:
        gone = [moves.to_pile(state, card, Place.GRAVE) for card in used]
        game.emit(moves.together(e.Reason.RULE, state.turn_player, gone), by_rule=True)
    game.emit(e.ChainEnded(), by_rule=True)


def goes_after_use(card: TableCard, link: Link) -> bool:
    """Whether an activated card has done its work: not one that stays on the field (M4)."""
    if not activates_card(link.key) or not card.place.on_field or card.place is Place.MONSTERS:
        return False
    return link.negated or not stays(card.card)


def resolve_link(game: Game, link: Link) -> Procedure[None]:
    """One link, with or without effect (M5, M10, C15, C16)."""
    state = game.state
    ability = ability_of(state.book[link.card.passcode], link.key)
    nothing = without_effect(game, link)
    game.emit(e.LinkResolving(link.number, link.card, nothing), by_rule=True)
    if not link.negated:
        swear(game, link, ability)
    yield from forestall(game, link)
    if nothing is None:
        yield from carry_out(game, link, ability)
    elif nothing == "effect_negated":
        yield from put_on(game, link, ability)
    if not link.negated:
        strike_targeted(game, link)


def swear(game: Game, link: Link, ability: Activatable) -> None:
    """What an activation binds its player to for the rest of the turn, whatever becomes of the effect."""
    oath = derive.oath_of(ability)
    if oath is None:
        return
    on: tuple[Ref, ...] | None = None
    if isinstance(oath, CannotAttackBeside):
        on = link.targets
    elif isinstance(oath, CannotAttack) and oath.who is Pronoun.THIS:
        on = (link.card.ref,)
    lasting = Lasting(oath, link.player, on, Until.END_OF_TURN, game.state.moment + 1)
    game.emit(e.LastingBegan(lasting), by_rule=True)


def forestall(game: Game, link: Link) -> Procedure[None]:
    """What targeted cards do before the effect that targets them resolves, starting no chain (C22).

    Also where that effect is negated; but not where its activation was, which then targeted nothing (M10).
    """
    state = game.state
    for ref in () if link.negated else link.targets:
        card = state.at(ref)
        if card is None or not card.place.on_field or card.face_down:
            continue
        for ability in card.card.abilities:
            if not isinstance(ability, Whenever) or not isinstance(ability.when, TargetingResolves):
                continue
            player, source = card.controller, state.cards[link.card.uid]
            if (
                card.uid in derive.derived(state).negated
                or link.player not in select.seats(ability.when.by, player)
                or not select.matches(ability.when.filter, source, None, select.as_printed)
            ):
                continue
            game.joins = False
            yield from perform(game, ability.do, Scope(player, ref), Link(0, player, card.known, ability.key))
            game.joins = False


def strike_targeted(game: Game, link: Link) -> None:
    """Monsters that being targeted destroys go once the effect is dealt with, even if it was negated.

    In the damage step they wait until damage calculation is over (B1).
    """
    state = game.state
    struck = [card for ref in link.targets if (card := state.at(ref)) is not None and is_struck(state, card)]
    if struck and state.timing in legality.THROUGH_CALCULATION:
        game.emit(e.DestructionPostponed(tuple(card.known for card in struck)), by_rule=True)
        return
    for card in struck:
        destroy_itself(game, card)


def is_struck(state: State, card: TableCard) -> bool:
    """Whether being targeted destroys a card: it stands face-up, says so, and is not negated."""
    return (
        card.place.on_field
        and not card.face_down
        and card.uid not in derive.derived(state).negated
        and any(isinstance(one, Whenever) and isinstance(one.when, Targeted) for one in card.card.abilities)
    )


def destroy_itself(game: Game, card: TableCard) -> None:
    """A card is destroyed by its own effect, which starts no chain."""
    move = moves.to_pile(game.state, card, Place.GRAVE)
    game.emit(moves.together(e.Reason.DESTRUCTION, card.controller, [move], card.known))


def carry_out(game: Game, link: Link, ability: Activatable) -> Procedure[None]:
    """The effect of a link, word by word."""
    scope = Scope(
        link.player,
        link.card.ref,
        event=link.event,
        paid=link.paid,
        counters_paid=link.counters_paid,
        cue=link.cue,
    )
    scope.activating = isinstance(ability, Activation)
    aim(game.state, link, ability, scope)
    if ability.do is not None:
        game.joins = False
        do = having_declared(ability.do, link.said) if link.said else ability.do
        yield from perform(game, do, scope, link)
        game.joins = False
    replace_field_spell(game, link)


def put_on(game: Game, link: Link, ability: Activatable) -> Procedure[None]:
    """An equip spell is put on its monster though its effect is negated, for that is no effect (M6, M10)."""
    if not isinstance(ability, Activation):
        return
    scope = Scope(link.player, link.card.ref)
    aim(game.state, link, ability, scope)
    for deed in certain_deeds(ability.do):
        if isinstance(deed, Equip):
            yield from perform(game, deed, scope, link)


def without_effect(game: Game, link: Link) -> str | None:
    """Why a link does nothing, or None (M5, M10, C16)."""
    state = game.state
    if link.negated:
        return "activation_negated"
    card = state.at(link.card.ref)
    there = card is not None and card.place.on_field and not card.face_down
    paid_itself = any(known.ref == link.card.ref for known in link.paid)
    if link.silenced or (card is not None and there and card.uid in derive.derived(state).negated):
        return "effect_negated"
    if is_sealed_off(state, link):
        return "effect_negated"
    needs_field = link.card.place.on_field and needs_its_place(state.cards[link.card.uid].card)
    is_spell_or_trap = state.cards[link.card.uid].card.kind is not Kind.MONSTER
    if needs_field and is_spell_or_trap and not (there or paid_itself):
        return "not_on_the_field"
    return None


def replace_field_spell(game: Game, link: Link) -> None:
    """The opponent's field spell is destroyed by the rules as the last thing of the link (F7b)."""
    state = game.state
    card = state.at(link.card.ref)
    if card is None or card.place is not Place.FIELD or not activates_card(link.key):
        return
    if not state.ruleset.one_field_spell:
        return
    other = state.sides[1 - card.controller].field_zone
    if other is not None and not state.cards[other].face_down:
        move = moves.to_pile(state, state.cards[other], Place.GRAVE)
        game.emit(moves.together(e.Reason.RULE_DESTRUCTION, card.controller, [move]))
