"""Coins and dice, whose numbers come from the key of the duel and from nothing else (K27)."""

from cards.lang import effects as f
from cards.lang.declarations import Declarable
from duels.engine import events as e
from duels.engine.declaring import HEADS, TAILS, asked
from duels.engine.game import Game, Procedure
from duels.engine.scope import Scope
from duels.engine.state import Link

SIDES = 6


def toss(game: Game, player: int, called: str | None = None) -> bool:
    """Whether a coin shows heads."""
    heads = game.chance.below(2, "coin", game.state.chances) == 0
    game.emit(e.CoinTossed(player, heads, called, chances=1), by_rule=True)
    return heads


def toss_coin(game: Game, effect: f.TossCoin, scope: Scope, link: Link) -> f.Effect | None:
    """The part that a coin decides for."""
    return effect.heads if toss(game, scope.player) else effect.tails


def call_coin(game: Game, effect: f.CallCoin, scope: Scope, link: Link) -> Procedure[f.Effect | None]:
    """The part for who called a coin rightly, or wrongly; it is called before it is tossed."""
    called = yield from asked(game, game.state.cards[scope.source.uid], scope.player, Declarable.COIN)
    shown = HEADS if toss(game, scope.player, called) else TAILS
    return effect.right if called == shown else effect.wrong


def roll_die(game: Game, effect: f.RollDie, scope: Scope, link: Link) -> bool:
    """A die shows a number from 1 to 6, of which the parts after it speak."""
    scope.rolled = 1 + game.chance.below(SIDES, "die", game.state.chances)
    game.emit(e.DieRolled(scope.player, scope.rolled, chances=1), by_rule=True)
    return True
