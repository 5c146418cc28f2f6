"""Summoning and setting monsters, and turning them by hand (S)."""

from cards.lang.places import Place, Position
from duels.engine import events as e
from duels.engine import legality
from duels.engine.game import Game, Procedure, expect
from duels.engine.prompts import Cards, ChooseCards, Why
from duels.engine.state import TableCard
from duels.engine.windows import offer_both


def normal_summon(game: Game, card: TableCard) -> Procedure[None]:
    """A normal summon: tributes first, then the attempt, then the success (S1, S2, S3, S11)."""
    player = card.controller
    manner = e.Manner.TRIBUTE if legality.tributes_required(card) else e.Manner.NORMAL
    yield from tribute_for(game, card)
    arrival = _put_on_field(game, card, Position.ATTACK, e.Reason.SUMMON)
    game.emit(arrival, e.SummonAttempted(player, e.arrived(arrival.moves[0]), manner))
    yield from attempt(game, card, manner)


def attempt(game: Game, card: TableCard, manner: e.Manner) -> Procedure[None]:
    """The window in which a summon can be negated, then the summon, then the answers to it (S3, S11)."""
    player = card.controller
    yield from offer_both(player, Why.SUMMON_ATTEMPT)
    game.emit(e.Summoned(player, e.known(card), manner))
    yield from offer_both(player, Why.SUMMON)


def normal_set(game: Game, card: TableCard) -> Procedure[None]:
    """A normal set: as the summon, but face-down and not to be negated (S1, S2, S3)."""
    player = card.controller
    yield from tribute_for(game, card)
    arrival = _put_on_field(game, card, Position.FACE_DOWN_DEFENSE, e.Reason.SET)
    game.emit(arrival, e.MonsterSet(player, e.arrived(arrival.moves[0])))
    yield from offer_both(player, Why.MONSTER_SET)


def _put_on_field(game: Game, card: TableCard, position: Position, reason: e.Reason) -> e.Moved:
    player = card.controller
    zone = legality.free_monster_zone(game.state, player)
    if zone is None:
        raise AssertionError("a summon was offered with no zone free or about to be free (F9)")
    return game.moved(reason, player, [game.put(card, player, zone, position)])


def tribute_for(game: Game, card: TableCard) -> Procedure[None]:
    """The tributes of a normal summon or set, sent before it is attempted (S2).

    With no more monsters than tributes the choice is forced, and both players see that it is.
    """
    required = legality.tributes_required(card)
    if not required:
        return
    player = card.controller
    options = tuple(monster.handle for monster in game.state.monsters(player))
    if len(options) > required or required > 1:
        prompt = ChooseCards(
            player, Why.TRIBUTE, options, required, required, ordered=True, source=card.handle
        )
        chosen = expect(Cards, (yield prompt)).cards
    else:
        chosen = options
    moves = [game.move(game.card(handle), Place.GRAVE) for handle in chosen]
    game.emit(game.moved(e.Reason.TRIBUTE, player, moves))


def flip_summon(game: Game, card: TableCard) -> Procedure[None]:
    """A flip summon: from face-down defence to face-up attack, attempted and then successful (S3, S4)."""
    game.emit(
        e.PositionChanged(e.known(card), Position.ATTACK, by_hand=True),
        e.SummonAttempted(card.controller, e.known(card)._replace(position=Position.ATTACK), e.Manner.FLIP),
    )
    yield from attempt(game, card, e.Manner.FLIP)


def change_position(game: Game, card: TableCard) -> Procedure[None]:
    """A change by hand between attack and defence (S10)."""
    position = Position.DEFENSE if card.position is Position.ATTACK else Position.ATTACK
    game.emit(e.PositionChanged(e.known(card), position, by_hand=True))
    yield from offer_both(card.controller, Why.POSITION_CHANGE)
