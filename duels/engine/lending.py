"""Deeds by which monsters change sides (F8)."""

from cards.lang import effects as f
from cards.lang.groups import Choose, monsters
from cards.lang.places import Place
from cards.lang.players import YOU
from duels.engine import control
from duels.engine.choosing import chosen
from duels.engine.game import Game, Procedure
from duels.engine.prompts import Why
from duels.engine.scope import Scope
from duels.engine.state import Link, Loan, TableCard


def take_control(game: Game, effect: f.TakeControl, scope: Scope, link: Link) -> Procedure[bool]:
    """Monsters of the other side come to the effect's player, for a time or for good (F8)."""
    return (yield from pass_control(game, effect, scope, scope.player))


def give_control(game: Game, effect: f.GiveControl, scope: Scope, link: Link) -> Procedure[bool]:
    """Monsters of the effect's player go to the opponent, for a time or for good (F8)."""
    return (yield from pass_control(game, effect, scope, 1 - scope.player))


def pass_control(
    game: Game, effect: f.TakeControl | f.GiveControl, scope: Scope, player: int
) -> Procedure[bool]:
    """Monsters that another controls go to a player, one zone after the other (F9)."""
    state = game.state
    cards = yield from chosen(
        game,
        effect.cards,
        scope,
        Why.CONTROL,
        lambda card: card.place is Place.MONSTERS and card.controller != player,
    )
    by = scope.source if effect.until is f.Until.EQUIPPED else None
    for card in cards:
        loan = Loan(card.ref, player, effect.until, state.moment + 1, by)
        game.emit(control.passing(state, card, player, (loan,)))
    scope.it = [card.ref for card in cards if state.at(card.ref) is not None]
    return bool(cards)


def swap_control(game: Game, effect: f.SwapControl, scope: Scope, link: Link) -> Procedure[bool]:
    """Each player chooses one of his monsters, the turn player first, and they change sides (F8)."""
    pair: list[TableCard] = []
    for player in (game.state.turn_player, 1 - game.state.turn_player):
        pair += yield from chosen(game, Choose(1, monsters(YOU)), Scope(player, scope.source), Why.CONTROL)
    if len(pair) < 2:
        return False
    game.emit(control.swapped(game.state, pair))
    scope.it = [card.ref for card in pair]
    return True
