"""Cards that become equips, and traps that become monsters (M6, M12)."""

from cards.lang import effects as f
from cards.lang.places import Place, Position
from duels.engine import events as e
from duels.engine import feasibility, legality, moves
from duels.engine.choosing import chosen
from duels.engine.game import Game, Procedure, expect
from duels.engine.meant import referents
from duels.engine.prompts import Choice, ChooseOne, Why
from duels.engine.scope import Scope
from duels.engine.sending import send
from duels.engine.state import Guise, Link, TableCard


def equip(game: Game, effect: f.Equip, scope: Scope, link: Link) -> bool:
    """The card becomes an equip; without its monster or a zone it is put into the graveyard (M6)."""
    state = game.state
    this = state.at(scope.source)
    if this is None or this.face_down:
        return False
    fitting = [
        card for card in referents(state, effect.to, scope) if feasibility.fits_equip(state, this, card)
    ]
    if not fitting:
        return not send(game, e.Reason.RULE, scope, [this], Place.GRAVE)
    if this.place is Place.MONSTERS:
        return become_equip(game, scope, [this], fitting[0], Guise.UNION)
    game.emit(e.Equipped(this.known, fitting[0].known))
    return True


def equip_with(game: Game, effect: f.EquipWith, scope: Scope, link: Link) -> Procedure[bool]:
    """Monsters become equips of a monster that stands face-up; without it they go to the graveyard (M6)."""
    state = game.state
    holders = [card for card in referents(state, effect.to, scope) if feasibility.is_face_up_monster(card)]
    cards = yield from chosen(game, effect.cards, scope, Why.EQUIP, lambda card: card not in holders)
    if not holders:
        return not send(game, e.Reason.RULE, scope, cards, Place.GRAVE)
    return become_equip(game, scope, cards, holders[0], Guise.EQUIP)


def become_equip(game: Game, scope: Scope, cards: list[TableCard], to: TableCard, guise: Guise) -> bool:
    """Monsters go to spell & trap zones of the player whose effect it is, or else to the graveyard (M6).

    One that an effect takes while it is face-down stays so.
    """
    done = False
    for card in cards:
        zone = legality.free_spell_zone(game.state, scope.player)
        if zone is None:
            send(game, e.Reason.RULE, scope, [card], Place.GRAVE)
            continue
        position = Position.FACE_DOWN if card.face_down else Position.FACE_UP
        move = moves.to_zone(game.state, card, scope.player, Place.SPELLS, zone, position)
        arrival = moves.together(e.Reason.EQUIP, scope.player, [move])
        game.emit(arrival, e.Equipped(e.arrived(arrival.moves[0]), to.known, guise))
        done = True
    return done


def become_monster(game: Game, effect: f.BecomeMonster, scope: Scope, link: Link) -> Procedure[bool]:
    """A trap is special summoned from its zone, which it keeps (M12)."""
    state, player = game.state, scope.player
    this = state.at(scope.source)
    zone = legality.free_monster_zone(state, player)
    if this is None or this.face_down or zone is None:
        return False
    prompt = ChooseOne(player, Why.POSITION, ("attack", "defense"), source=this.handle)
    position = Position(expect(Choice, (yield prompt)).choice)
    kept = this.zone if state.ruleset.trap_monsters_keep_their_zone else None
    move = moves.to_zone(state, this, player, Place.MONSTERS, zone, position)
    arrival = moves.together(e.Reason.SUMMON, player, [move])
    there = e.arrived(arrival.moves[0])
    game.emit(arrival, e.BecameMonster(there, kept), e.Summoned(player, there, e.Manner.SPECIAL))
    scope.it = [this.ref]
    return True
