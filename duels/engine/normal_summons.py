"""How a monster is put on the field by a normal summon or set: tributes first, then its zone (S1, S2)."""

from collections.abc import Sequence
from typing import NamedTuple

from cards.lang.places import Place, Position
from cards.lang.terms import Stat
from duels.engine import derive, legality, moves, tributes
from duels.engine import events as e
from duels.engine.game import Game, Procedure, expect
from duels.engine.prompts import Cards, ChooseCards, OneEach, Why, Worth
from duels.engine.slots import useful
from duels.engine.state import Ref, TableCard


class Tributed(NamedTuple):
    """What was tributed for a summon: its original ATK (N4), and the lives that those cards began then."""

    points: int
    lives: tuple[Ref, ...]


def attempt_normal_summon(
    game: Game, card: TableCard, way: str | None = None, *, by_effect: bool = False
) -> Procedure[e.Manner]:
    """The tributes are sent, and the summon is attempted (S2, S3); `way` is the key of another way."""
    player = card.controller
    further = not by_effect and legality.is_further(game.state, player, card)
    if way is None:
        tributed = yield from tribute_for(game, card)
    else:
        tributed = yield from tribute_by(game, card, way)
    manner = e.Manner.NORMAL if tributed is None else e.Manner.TRIBUTE
    points, lives = tributed or Tributed(0, ())
    arrival = put_in_zone(game, card, Position.ATTACK, e.Reason.SUMMON)
    attempted = e.arrived(arrival.moves[0])
    game.emit(
        arrival,
        e.SummonAttempted(player, attempted, manner, by_effect, points, tributes=lives, further=further),
    )
    return manner


def attempt_second_summon(game: Game, card: TableCard, *, by_effect: bool = False) -> e.Manner:
    """A gemini monster is normal summoned where it stands (S14)."""
    further = not by_effect and legality.is_further(game.state, card.controller, card)
    game.emit(e.SummonAttempted(card.controller, card.known, e.Manner.AGAIN, by_effect, further=further))
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


def tribute_for(game: Game, card: TableCard) -> Procedure[Tributed | None]:
    """The tributes of a normal summon or set, sent before it is attempted (S2); None where there are none.

    With no more monsters to tribute than are needed the choice is forced, and both players see that it is.
    """
    state, player = game.state, card.controller
    required = tributes.required(state, card)
    if not required:
        return None
    monsters = tributes.options(state, player)
    worths = tributes.worths(state, card, monsters)
    options = tuple(monster.handle for monster in monsters)
    doubled = required > 1 and 2 in worths
    if len(options) > required or required > 1:
        prompt = ChooseCards(
            player,
            Why.TRIBUTE,
            options,
            1 if doubled else required,
            min(required, len(options)),
            ordered=True,
            source=card.handle,
            constraint=Worth(worths, required) if doubled else None,
        )
        chosen = expect(Cards, (yield prompt)).cards
    else:
        chosen = options
    return _send(game, player, chosen)


def tribute_by(game: Game, card: TableCard, key: str) -> Procedure[Tributed | None]:
    """The tributes that another way of being normal summoned takes, if it takes any (S2)."""
    state, player = game.state, card.controller
    way = next(one for one in tributes.other_ways(card) if one.key == key)
    slots = tributes.slots(state, player, card, way)
    if not slots:
        return None
    must_free = player if legality.free_monster_zone(state, player) is None else None
    monsters = useful(slots, must_free)
    places = {one.uid: place for place, one in enumerate(monsters)}
    prompt = ChooseCards(
        player,
        Why.TRIBUTE,
        tuple(one.handle for one in monsters),
        len(slots),
        len(slots),
        ordered=True,
        source=card.handle,
        constraint=OneEach(
            tuple(tuple(places[one.uid] for one in slot if one.uid in places) for slot in slots)
        ),
    )
    return _send(game, player, expect(Cards, (yield prompt)).cards)


def _send(game: Game, player: int, handles: Sequence[int]) -> Tributed:
    """Tribute these monsters."""
    cards = [game.card(handle) for handle in handles]
    points = sum(derive.original(game.state, Stat.ATK, card) for card in cards)
    gone = [moves.to_pile(game.state, card, Place.GRAVE) for card in cards]
    game.emit(moves.together(e.Reason.TRIBUTE, player, gone))
    return Tributed(points, tuple(card.ref for card in cards))
