"""Deeds for a time to come, and what comes back when it has come (T5, C17, X8)."""

from cards.lang import effects as f
from cards.lang.places import Place, Position
from cards.lang.turns import Phase
from duels.engine import events as e
from duels.engine import legality, moves
from duels.engine.game import Game
from duels.engine.meant import candidates
from duels.engine.scope import Scope
from duels.engine.sending import send
from duels.engine.state import Delayed, Link, Offered, State, TableCard


def later(game: Game, effect: f.Later, scope: Scope, link: Link) -> bool:
    """The effect is kept for its phase; in the end phase "the end phase" is the present one."""
    state = game.state
    present = effect.phase is Phase.END and state.phase is Phase.END and effect.nth == 1
    delayed = Delayed(
        player=scope.player,
        card=link.card.passcode,
        key=link.key,
        effect=effect.do,
        phase=effect.phase,
        of=effect.of,
        left=0 if present else effect.nth,
        on=tuple(scope.it) or scope.targets,
    )
    game.emit(e.DelayedBegan(delayed))
    return True


def return_to_field(game: Game, effect: f.ReturnToField, scope: Scope, link: Link) -> bool:
    """Each comes to a free zone on the side where it lay, as it lay; else it goes to the graveyard (F9, X8).

    What was a trap monster is only a trap by now, and comes back face-up to a zone for traps (M12).
    """
    state = game.state
    cards = [card for card in candidates(state, effect.cards, scope) if card.place is Place.BANISHED]
    for card in cards:
        way = way_back(state, card)
        if way is None:
            send(game, e.Reason.RULE, scope, [card], Place.GRAVE)
        else:
            game.emit(moves.together(e.Reason.RULE, side_of(card), [way]))
    return bool(cards)


def side_of(card: TableCard) -> int:
    """The player on whose side a banished card lay, and who controls it once it is back (F8, X8)."""
    return card.owner if card.home is None else card.home


def way_back(state: State, card: TableCard) -> e.Move | None:
    """The way of a banished card to a free zone on the side where it lay; None where none is free."""
    player = side_of(card)
    if card.card.is_monster:
        place, zone = Place.MONSTERS, legality.free_monster_zone(state, player)
        position = card.lay or Position.ATTACK
    else:
        place, zone = Place.SPELLS, legality.free_spell_zone(state, player)
        position = Position.FACE_UP
    return None if zone is None else moves.to_zone(state, card, player, place, zone, position)


def offer(game: Game, effect: f.Offer, scope: Scope, link: Link) -> bool:
    """From now until the turn ends its player may do something once."""
    offered = Offered(scope.player, link.card.passcode, link.key, effect.given, effect.do)
    game.emit(e.OfferMade(offered))
    return True


def stand_in(state: State, passcode: int, player: int) -> TableCard:
    """A card that stands for the one whose effect it was, wherever that is by now."""
    cards = [card for card in state.cards if card.card.passcode == passcode]
    own = [card for card in cards if card.owner == player]
    return (own or cards or state.cards)[0]
