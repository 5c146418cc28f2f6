"""Effects, carried out: one small procedure a word. Each tells whether it was done (C5)."""

from collections.abc import Callable
from typing import Any

from cards.lang import effects as f
from cards.lang.continuous import Gain
from cards.lang.groups import Choose, Group, Lowest, Pronoun
from cards.lang.inspect import admits
from cards.lang.places import Place, Position
from cards.lang.recipes import FusionOf
from cards.lang.terms import Trait
from duels.engine import activation, derive, legality, materials, moves, select
from duels.engine import events as e
from duels.engine.game import Game, Procedure, expect
from duels.engine.prompts import Cards, Choice, ChooseCards, ChooseOne, LevelSum, OneEach, Why
from duels.engine.scope import Scope
from duels.engine.state import Countdown, Lasting, Link, Loan, TableCard


def perform(game: Game, effect: f.Effect, scope: Scope, link: Link) -> Procedure[bool]:
    """Carry out an effect; True when it was done."""
    deed = _DEEDS.get(type(effect))
    if deed is not None:
        return deed(game, effect, scope, link)
    return (yield from _ASKING[type(effect)](game, effect, scope, link))


def if_you_do(game: Game, effect: f.IfYouDo, scope: Scope, link: Link) -> Procedure[bool]:
    """One moment, the second part only if the first was done (C5)."""
    if not (yield from perform(game, effect.first, scope, link)):
        return False
    return (yield from in_same_moment(game, effect.second, scope, link))


def also(game: Game, effect: f.Also, scope: Scope, link: Link) -> Procedure[bool]:
    """One moment, each part on its own (C5)."""
    first = yield from perform(game, effect.first, scope, link)
    second = yield from in_same_moment(game, effect.second, scope, link)
    return first or second


def in_same_moment(game: Game, effect: f.Effect, scope: Scope, link: Link) -> Procedure[bool]:
    """Carry out a part that belongs to the moment that is there."""
    with game.same_moment():
        return (yield from perform(game, effect, scope, link))


def then(game: Game, effect: f.Then, scope: Scope, link: Link) -> Procedure[bool]:
    """A later moment, only if the first part was done (C5)."""
    if not (yield from perform(game, effect.first, scope, link)):
        return False
    game.joins = False
    yield from perform(game, effect.second, scope, link)
    return True


def may(game: Game, effect: f.May, scope: Scope, link: Link) -> Procedure[bool]:
    """Its player may do it, if it could do anything; where he alone sees that, he is asked in any case."""
    possible = activation.could(game.state, effect.effect, scope)
    if not possible and not for_all_others_know(game, effect.effect, scope):
        return False
    options = ("yes", "no") if possible else ("no",)
    prompt = ChooseOne(scope.player, Why.DO_IT, options, source=source_handle(game, scope))
    if expect(Choice, (yield prompt)).choice == "no":
        return False
    return (yield from perform(game, effect.effect, scope, link))


def for_all_others_know(game: Game, effect: f.Effect, scope: Scope) -> bool:
    """Whether an effect hangs on cards that its player alone sees, of which he has some (F3)."""
    match effect:
        case f.Set(Choose(cards=group)) | f.AddToHand(Choose(cards=group)):
            pass
        case f.SpecialSummon(Choose(cards=group)) if activation.has_monster_zone(
            game.state, scope.player, scope
        ):
            pass
        case _:
            return False
    side = game.state.sides[scope.player]
    return any(
        place in group.places and held
        for place, held in ((Place.HAND, side.hand), (Place.EXTRA, side.extra), (Place.DECK, side.deck))
    )


def source_handle(game: Game, scope: Scope) -> int | None:
    """The handle of the card whose effect this is, while it is on the field or in a graveyard."""
    card = game.state.cards[scope.source.uid]
    return card.handle if card.place.on_field or card.place is Place.GRAVE else None


def chosen(
    game: Game, group: Group, scope: Scope, why: Why, fits: Callable[[TableCard], bool] = lambda _: True
) -> Procedure[list[TableCard]]:
    """The cards that a group means, chosen now where the text leaves a choice (X4).

    Cards of a deck have no number of their own: they are shown in the order of their passcodes, which
    tells nothing of the deck's, and are numbered downwards from -1 for this choice alone.
    """
    found = [card for card in activation.candidates(game.state, group, scope) if fits(card)]
    if not isinstance(group, Choose | Lowest):
        return found
    count = min(group.count if isinstance(group, Choose) else 1, len(found))
    public = all(card.place.on_field or card.place is Place.GRAVE for card in found)
    if not found or (public and len(found) == count):
        return found
    looked_through = any(card.place is Place.DECK for card in found)
    if looked_through:
        found = sorted(found, key=lambda card: card.card.passcode)
    options = tuple(card.handle or -1 - place for place, card in enumerate(found))
    prompt = ChooseCards(
        scope.player,
        why,
        options,
        count,
        count,
        source=source_handle(game, scope),
        passcodes=tuple(card.card.passcode for card in found) if looked_through else (),
    )
    picked = expect(Cards, (yield prompt)).cards
    return [found[options.index(handle)] for handle in picked]


def draw(game: Game, effect: f.Draw, scope: Scope, link: Link) -> bool:
    game.draw(effect.count, *select.seats(effect.who, scope.player))
    return True


def destroy(game: Game, effect: f.Destroy, scope: Scope, link: Link) -> Procedure[bool]:
    """Cards on the field are destroyed together (X1, C13, F5)."""
    doomed = yield from chosen(game, effect.cards, scope, Why.DESTROY, lambda card: card.place.on_field)
    return send(game, e.Reason.DESTRUCTION, scope, doomed, Place.GRAVE)


def send(game: Game, reason: e.Reason, scope: Scope, cards: list[TableCard], to: Place) -> bool:
    """Move cards to a pile together; False where there are none."""
    if not cards:
        return False
    ways = [moves.to_pile(game.state, card, to) for card in cards]
    game.emit(moves.together(reason, scope.player, ways, game.state.cards[scope.source.uid].known))
    return True


def tribute(game: Game, effect: f.Tribute, scope: Scope, link: Link) -> Procedure[bool]:
    """Monsters are tributed by the effect (X6)."""
    cards = yield from chosen(game, effect.cards, scope, Why.EFFECT_TRIBUTE, lambda card: card.place.on_field)
    return send(game, e.Reason.TRIBUTE, scope, cards, Place.GRAVE)


def add_to_hand(game: Game, effect: f.AddToHand, scope: Scope, link: Link) -> Procedure[bool]:
    """Cards go to the hand; what comes from a deck is shown, and the deck is shuffled (C19)."""
    cards = yield from chosen(game, effect.cards, scope, Why.ADD_TO_HAND)
    searched = any(card.place is Place.DECK for card in cards)
    if not send(game, e.Reason.EFFECT, scope, cards, Place.HAND):
        return False
    if searched:
        with game.same_moment():
            game.emit(e.Shown(scope.player, tuple(card.known for card in cards)), by_rule=True)
            game.shuffle(scope.player)
    return True


def to_deck_top(game: Game, effect: f.ToDeckTop, scope: Scope, link: Link) -> Procedure[bool]:
    cards = yield from chosen(game, effect.cards, scope, Why.ADD_TO_HAND)
    return send(game, e.Reason.EFFECT, scope, cards, Place.DECK)


def special_summon(game: Game, effect: f.SpecialSummon, scope: Scope, link: Link) -> Procedure[bool]:
    """Monsters are special summoned by the effect (S5)."""
    state, player = game.state, scope.player
    cards = yield from chosen(
        game,
        effect.cards,
        scope,
        Why.SPECIAL_SUMMON,
        lambda card: not card.place.on_field and activation.can_special_summon(state, player, card),
    )
    if not cards or legality.free_monster_zone(state, player) is None:
        return False
    yield from put_on_field(game, player, cards[0], e.Manner.SPECIAL, effect.position, scope)
    if effect.negated:
        with game.same_moment():
            game.emit(e.EffectsNegated((cards[0].known,)))
    scope.it = [cards[0].ref]
    return True


def put_on_field(
    game: Game,
    player: int,
    card: TableCard,
    manner: e.Manner,
    position: Position | None,
    scope: Scope,
) -> Procedure[None]:
    """A special summon that succeeds at once, in the position its player chooses (S5)."""
    if position is None:
        prompt = ChooseOne(player, Why.POSITION, ("attack", "defense"), source=card.handle or None)
        position = Position(expect(Choice, (yield prompt)).choice)
    zone = legality.free_monster_zone(game.state, player)
    if zone is None:
        raise AssertionError("a special summon went on with no zone free (F9)")
    arrival = moves.together(
        e.Reason.SUMMON,
        player,
        [moves.to_zone(game.state, card, player, Place.MONSTERS, zone, position)],
    )
    game.emit(arrival, e.Summoned(player, e.arrived(arrival.moves[0]), manner))


def take_control(game: Game, effect: f.TakeControl, scope: Scope, link: Link) -> bool:
    """Monsters change sides for a time (F8)."""
    state, player = game.state, scope.player
    taken = [
        card
        for card in activation.candidates(state, effect.cards, scope)
        if card.place is Place.MONSTERS and card.controller != player
    ]
    for card in taken:
        zone = legality.free_monster_zone(state, player)
        if zone is None:
            return False
        assert card.position is not None
        move = moves.to_zone(state, card, player, Place.MONSTERS, zone, card.position)
        loan = Loan(card.ref, card.controller, effect.until)
        game.emit(e.ControlChanged((move,), (loan,)))
    return bool(taken)


def change_position(game: Game, effect: f.ChangePosition, scope: Scope, link: Link) -> bool:
    """Monsters are turned by the effect, which is no change by hand (S10)."""
    turned = [
        card
        for card in activation.candidates(game.state, effect.cards, scope)
        if card.place is Place.MONSTERS
        and activation.can_turn(card, effect.to)
        and not (effect.to.face_down and card.face_down)
    ]
    if not turned:
        return False
    game.emit(*(e.PositionChanged(card.known, effect.to, by_hand=False) for card in turned))
    return True


def set_card(game: Game, effect: f.Set, scope: Scope, link: Link) -> Procedure[bool]:
    """Spells and traps are set by the effect (M13)."""
    state, player = game.state, scope.player
    cards = yield from chosen(
        game, effect.cards, scope, Why.SET_CARD, lambda card: activation.can_set(state, player, card)
    )
    for card in cards:
        lay_face_down(game, player, card)
    return bool(cards)


def lay_face_down(game: Game, player: int, card: TableCard) -> None:
    """A spell or trap is set; a field spell destroys the one it replaces in the same moment (F7a, M7)."""
    state = game.state
    place, zone = Place.SPELLS, activation.zone_for(state, player, card)
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
    game.emit(e.DamageInflicted(e.DamageKind.EFFECT, (amounts[0], amounts[1])))
    return True


def number(game: Game, amount: Any, scope: Scope) -> int:
    """A number of the text, where pronouns stand for this effect's cards."""
    stats = {
        pronoun: found[0]
        for pronoun in (Pronoun.TARGET, Pronoun.EVENT, Pronoun.ATTACKER)
        if (found := activation.referents(game.state, pronoun, scope))
    }
    return derive.amount(game.state, amount, scope.player, scope.source.uid, stats)


def negate_attack(game: Game, effect: f.NegateAttack, scope: Scope, link: Link) -> bool:
    """The attack ends; the monster has still declared it (B10). One that goes on no more is not negated."""
    attack = game.state.attack
    if attack is None or not legality.attack_stands(game.state):
        return False
    game.emit(e.AttackNegated(game.state.cards[attack.attacker.uid].known))
    return True


def negate(game: Game, effect: f.Negate, scope: Scope, link: Link) -> bool:
    """Negate the summon (S3) or the activation (M10) that is answered."""
    if link.answers is not None:
        game.emit(e.LinkNegated(link.answers))
    elif game.state.attempt is not None:
        game.emit(e.SummonNegated(game.state.cards[game.state.attempt.card.uid].known))
    return True


def destroy_negated(game: Game, effect: f.DestroyNegated, scope: Scope, link: Link) -> bool:
    """Destroy the card whose summon or activation was negated: not "on the field" (S3, M10)."""
    cards = [card for known in scope.event if (card := game.state.at(known.ref)) is not None]
    negated_card = link.answers is None or game.state.chain[link.answers - 1].key == "activation"
    reason = e.Reason.NEGATION if negated_card else e.Reason.DESTRUCTION
    return send(game, reason, scope, [card for card in cards if card.place.on_field], Place.GRAVE)


def place_counter(game: Game, effect: f.PlaceCounter, scope: Scope, link: Link) -> bool:
    cards = [
        card
        for card in activation.referents(game.state, effect.cards, scope)
        if card.place.on_field
        and not card.face_down
        and card.counters.get(effect.name, 0) + effect.count <= effect.at_most
    ]
    for card in cards:
        game.emit(e.CountersChanged(card.known, effect.name, effect.count))
    return bool(cards)


def apply_for_a_time(game: Game, effect: f.Apply, scope: Scope, link: Link) -> bool:
    """What was computed is laid on those that are there, or on a player for a time (C17)."""
    lasting = effect.effect
    on = None
    who = getattr(lasting, "who", None)
    if isinstance(who, Pronoun):
        cards = [card for card in activation.referents(game.state, who, scope) if not card.face_down]
        if not cards:
            return False
        on = tuple(card.ref for card in cards)
    if isinstance(lasting, Gain):
        lasting = Gain(lasting.who, number(game, lasting.atk, scope), number(game, lasting.def_, scope))
    game.emit(e.LastingBegan(Lasting(lasting, scope.player, on, effect.until, game.state.moment + 1)))
    return True


def equip(game: Game, effect: f.Equip, scope: Scope, link: Link) -> bool:
    """The card becomes an equip; without its monster it goes to the graveyard, not destroyed (M6)."""
    this = game.state.at(scope.source)
    if this is None:
        return False
    fitting = [
        card
        for card in activation.referents(game.state, effect.to, scope)
        if activation.fits_equip(game.state, this, card)
    ]
    if not fitting:
        return not send(game, e.Reason.RULE, scope, [this], Place.GRAVE)
    game.emit(e.Equipped(this.known, fitting[0].known))
    return True


def tie(game: Game, effect: f.Tie, scope: Scope, link: Link) -> bool:
    this = game.state.at(scope.source)
    monsters = [
        card for card in activation.referents(game.state, effect.to, scope) if card.place is Place.MONSTERS
    ] or [card for ref in scope.it if (card := game.state.at(ref)) is not None]
    if this is None or not monsters:
        return False
    game.emit(e.Tied(this.known, monsters[0].known))
    return True


def fusion_summon(game: Game, effect: f.FusionSummon, scope: Scope, link: Link) -> Procedure[bool]:
    """Monster and materials are chosen now; the sending is the earlier moment (S7)."""
    state, player = game.state, scope.player
    possible = materials.fusions(state, player, effect.places)
    if not possible:
        return False
    monster = yield from pick_one(game, player, possible, Why.FUSION_MONSTER, scope)
    recipe = monster.card.recipe
    assert isinstance(recipe, FusionOf)
    cards = materials.fusion_materials(state, player, effect.places)
    cards = [card for card in cards if any(admits(wanted, card.card) for wanted in recipe.materials)]
    slots = tuple(
        tuple(place for place, card in enumerate(cards) if admits(wanted, card.card))
        for wanted in recipe.materials
    )
    count = len(recipe.materials)
    standing = tuple(card.handle for card in cards if card.place is Place.MONSTERS)
    prompt = ChooseCards(
        player,
        Why.MATERIALS,
        tuple(card.handle for card in cards),
        count,
        count,
        ordered=True,
        source=monster.handle,
        constraint=OneEach(slots),
        one_of=() if None in state.sides[player].monsters else standing,
    )
    used = [game.card(handle) for handle in expect(Cards, (yield prompt)).cards]
    send(game, e.Reason.MATERIAL, scope, used, Place.GRAVE)
    game.joins = False
    yield from put_on_field(game, player, monster, e.Manner.FUSION, None, scope)
    return True


def pick_one(game: Game, player: int, cards: list[TableCard], why: Why, scope: Scope) -> Procedure[TableCard]:
    """One of several cards that its player may look at."""
    options = tuple(card.handle for card in cards)
    prompt = ChooseCards(player, why, options, 1, 1, source=source_handle(game, scope))
    return game.card(expect(Cards, (yield prompt)).cards[0])


def ritual_summon(game: Game, effect: f.RitualSummon, scope: Scope, link: Link) -> Procedure[bool]:
    """The tributes are an effect and the earlier moment (S9)."""
    state, player = game.state, scope.player
    possible = [
        card
        for card in activation.ritual_monsters(state, player, effect.name)
        if materials.can_ritual(state, player, card)
    ]
    if not possible:
        return False
    monster = yield from pick_one(game, player, possible, Why.SPECIAL_SUMMON, scope)
    cards = materials.useful_tributes(state, player, monster)
    standing = tuple(card.handle for card in cards if card.place is Place.MONSTERS)
    prompt = ChooseCards(
        player,
        Why.EFFECT_TRIBUTE,
        tuple(card.handle for card in cards),
        1,
        len(cards),
        ordered=True,
        source=monster.handle,
        constraint=LevelSum(
            tuple(derive.level(card) for card in cards), derive.level(monster), effect.exactly
        ),
        one_of=() if None in state.sides[player].monsters else standing,
    )
    used = [game.card(handle) for handle in expect(Cards, (yield prompt)).cards]
    send(game, e.Reason.TRIBUTE, scope, used, Place.GRAVE)
    game.joins = False
    yield from put_on_field(game, player, monster, e.Manner.RITUAL, None, scope)
    return True


def summon_tokens(game: Game, effect: f.SummonTokens, scope: Scope, link: Link) -> bool:
    """Tokens are special summoned together, or not at all (S12)."""
    state, player = game.state, scope.player
    monsters = state.sides[player].monsters
    zones = tuple(zone for zone, uid in enumerate(monsters) if uid is None)
    if len(zones) < effect.count:
        return False
    passcode = next(code for code, card in state.book.items() if card.name_en == effect.token.name)
    game.emit(e.TokensSummoned(player, passcode, zones[: effect.count], effect.position))
    scope.it = [state.cards[uid].ref for zone in zones[: effect.count] if (uid := monsters[zone]) is not None]
    return True


def win_after(game: Game, effect: f.WinAfter, scope: Scope, link: Link) -> bool:
    game.emit(e.CountdownBegan(Countdown(scope.player, effect.turns)))
    return True


_DEEDS: dict[type, Callable[[Game, Any, Scope, Link], bool]] = {
    f.Draw: draw,
    f.TakeControl: take_control,
    f.ChangePosition: change_position,
    f.Damage: damage,
    f.NegateAttack: negate_attack,
    f.Negate: negate,
    f.DestroyNegated: destroy_negated,
    f.PlaceCounter: place_counter,
    f.Apply: apply_for_a_time,
    f.Equip: equip,
    f.Tie: tie,
    f.SummonTokens: summon_tokens,
    f.WinAfter: win_after,
}
"""Deeds in which nobody has anything to choose."""

_ASKING: dict[type, Callable[[Game, Any, Scope, Link], Procedure[bool]]] = {
    f.IfYouDo: if_you_do,
    f.Also: also,
    f.Then: then,
    f.May: may,
    f.Destroy: destroy,
    f.Tribute: tribute,
    f.AddToHand: add_to_hand,
    f.ToDeckTop: to_deck_top,
    f.SpecialSummon: special_summon,
    f.Set: set_card,
    f.FusionSummon: fusion_summon,
    f.RitualSummon: ritual_summon,
}
"""Deeds and ties in which a player may have to choose."""
