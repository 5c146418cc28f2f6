"""How a monster is put on the field by a normal summon or set: tributes first, then its zone (S1, S2)."""

from cards.lang.places import Place, Position
from duels.engine import events as e
from duels.engine import legality, moves
from duels.engine.game import Game, Procedure, expect
from duels.engine.prompts import Cards, ChooseCards, Why
from duels.engine.state import TableCard


def attempt_normal_summon(game: Game, card: TableCard, *, by_effect: bool = False) -> Procedure[e.Manner]:
    """The tributes are sent, and the summon is attempted (S2, S3)."""
    player = card.controller
    manner = e.Manner.TRIBUTE if legality.tributes_required(game.state, card) else e.Manner.NORMAL
    yield from tribute_for(game, card)
    arrival = put_in_zone(game, card, Position.ATTACK, e.Reason.SUMMON)
    game.emit(arrival, e.SummonAttempted(player, e.arrived(arrival.moves[0]), manner, by_effect))
    return manner


def attempt_second_summon(game: Game, card: TableCard, *, by_effect: bool = False) -> e.Manner:
    """A gemini monster is normal summoned where it stands (S14)."""
    game.emit(e.SummonAttempted(card.controller, card.known, e.Manner.AGAIN, by_effect))
    return e.Manner.AGAIN


def set_monster(game: Game, card: TableCard, *, by_effect: bool = False) -> Procedure[None]:
    """A normal set: as the summon, but face-down and not to be negated (S1, S2, S3)."""
    player = card.controller
    yield from tribute_for(game, card)
    arrival = put_in_zone(game, card, Position.FACE_DOWN_DEFENSE, e.Reason.SET)
    game.emit(arrival, e.MonsterSet(player, e.arrived(arrival.moves[0]), by_effect))


def put_in_zone(game: Game, card: TableCard, position: Position, reason: e.Reason) -> e.Moved:
    """The way of a monster into the zone that is free for it."""
    player = card.controller
    zone = legality.free_monster_zone(game.state, player)
    if zone is None:
        raise AssertionError("a summon was offered with no zone free or about to be free (F9)")
    move = moves.to_zone(game.state, card, player, Place.MONSTERS, zone, position)
    return moves.together(reason, player, [move])


def tribute_for(game: Game, card: TableCard) -> Procedure[None]:
    """The tributes of a normal summon or set, sent before it is attempted (S2).

    With no more monsters to tribute than are needed the choice is forced, and both players see that it is.
    """
    required = legality.tributes_required(game.state, card)
    if not required:
        return
    player = card.controller
    options = tuple(monster.handle for monster in legality.tributes(game.state, player))
    if len(options) > required or required > 1:
        prompt = ChooseCards(
            player, Why.TRIBUTE, options, required, required, ordered=True, source=card.handle
        )
        chosen = expect(Cards, (yield prompt)).cards
    else:
        chosen = options
    gone = [moves.to_pile(game.state, game.card(handle), Place.GRAVE) for handle in chosen]
    game.emit(moves.together(e.Reason.TRIBUTE, player, gone))
