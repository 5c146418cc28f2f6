"""Summoning and setting monsters, and turning them by hand (S)."""

from cards.lang.places import Place, Position
from cards.lang.procedures import Payment, Price, TakesLevels, TakesMaterials
from duels.engine import derive, legality, materials, moves, normal_summons, procedures, windows
from duels.engine import events as e
from duels.engine.furthering import further_materials
from duels.engine.game import Game, Procedure, expect
from duels.engine.prompts import Cards, Choice, ChooseCards, ChooseOne, LevelSum, OneEach, Why
from duels.engine.slots import frees_zone, useful
from duels.engine.state import TableCard


def normal_summon(game: Game, card: TableCard, way: str | None = None) -> Procedure[None]:
    """A normal summon: tributes first, then the attempt, then the success (S1, S2, S3, S11).

    That of a gemini monster on the field is its second one (S14).
    """
    if card.place is Place.MONSTERS:
        manner = normal_summons.attempt_second_summon(game, card)
    else:
        manner = yield from normal_summons.attempt_normal_summon(game, card, way)
    yield from attempt(game, card, manner)


def attempt(game: Game, card: TableCard, manner: e.Manner) -> Procedure[None]:
    """The window in which a summon can be negated, then the summon, then the answers to it (S3, S11)."""
    player = card.controller
    yield from windows.attempt_window(game, player)
    if game.state.attempt is None:
        yield from windows.window(game, game.state.turn_player, Why.AFTER_CHAIN)
        return
    game.emit(e.Summoned(player, card.known, manner))
    yield from windows.window(game, windows.first_asked(game, player), Why.SUMMON)


def normal_set(game: Game, card: TableCard) -> Procedure[None]:
    """A normal set: as the summon, but face-down and not to be negated (S1, S2, S3)."""
    player = card.controller
    yield from normal_summons.set_monster(game, card)
    yield from windows.window(game, player, Why.MONSTER_SET)


def flip_summon(game: Game, card: TableCard) -> Procedure[None]:
    """A flip summon: from face-down defence to face-up attack, attempted and then successful (S3, S4)."""
    game.emit(
        e.PositionChanged(card.known, Position.ATTACK, by_hand=True),
        e.SummonAttempted(card.controller, card.known._replace(position=Position.ATTACK), e.Manner.FLIP),
    )
    yield from attempt(game, card, e.Manner.FLIP)


def change_position(game: Game, card: TableCard) -> Procedure[None]:
    """A change by hand between attack and defence (S10)."""
    position = Position.DEFENSE if card.position is Position.ATTACK else Position.ATTACK
    game.emit(e.PositionChanged(card.known, position, by_hand=True))
    yield from windows.window(game, card.controller, Why.POSITION_CHANGE)


def special_summon(game: Game, card: TableCard) -> Procedure[None]:
    """A special summon by the card's own procedure: attempted, and then successful (S5a)."""
    player = card.controller
    procedure, used = procedures.procedure_of(card), 0
    if procedure is None:
        yield from synchro_materials(game, card)
        manner, position = e.Manner.SYNCHRO, None
    else:
        if procedure.takes is not None:
            taken = yield from chosen_for(game, card, procedure.takes)
            take(game, card.controller, procedure.takes.how, taken)
            used = len(taken) if isinstance(procedure.takes, TakesMaterials) else 0
        manner, position = e.Manner.PROCEDURE, procedure.position
    if position is None:
        prompt = ChooseOne(player, Why.POSITION, ("attack", "defense"), source=card.handle)
        position = Position(expect(Choice, (yield prompt)).choice)
    arrival = normal_summons.put_in_zone(game, card, position, e.Reason.SUMMON)
    game.emit(arrival, e.SummonAttempted(player, e.arrived(arrival.moves[0]), manner, used=used))
    yield from attempt(game, card, manner)


def chosen_for(game: Game, card: TableCard, price: Price) -> Procedure[list[TableCard]]:
    """The cards that a procedure takes, by its player's choice."""
    state, player = game.state, card.controller
    if isinstance(price, TakesLevels):
        return (yield from reaching_levels(game, card, price))
    slots = procedures.takeable(state, player, card, price)
    must_free = player if legality.free_monster_zone(state, player) is None else None
    options = useful(slots, must_free)
    places = {option.uid: place for place, option in enumerate(options)}
    count = len(slots)
    prompt = ChooseCards(
        player,
        _WHY_TAKEN.get(price.how, Why.MATERIALS),
        tuple(option.handle for option in options),
        count,
        count,
        ordered=True,
        source=card.handle,
        constraint=OneEach(
            tuple(tuple(places[one.uid] for one in slot if one.uid in places) for slot in slots)
        ),
        one_of=tuple(option.handle for option in options if frees_zone(option, player))
        if must_free is not None
        else (),
    )
    taken = [game.card(handle) for handle in expect(Cards, (yield prompt)).cards]
    if isinstance(price, TakesMaterials):
        taken += yield from further_materials(game, player, card, slots, taken)
    return taken


def reaching_levels(game: Game, card: TableCard, price: TakesLevels) -> Procedure[list[TableCard]]:
    """Cards whose levels reach what the procedure asks for, none of them to spare (S9)."""
    state, player = game.state, card.controller
    options = procedures.by_levels(state, player, card, price)
    prompt = ChooseCards(
        player,
        _WHY_TAKEN.get(price.how, Why.MATERIALS),
        tuple(option.handle for option in options),
        1,
        len(options),
        source=card.handle,
        constraint=LevelSum(
            tuple(derive.level(state, option) for option in options), price.at_least, exactly=False
        ),
    )
    return [game.card(handle) for handle in expect(Cards, (yield prompt)).cards]


def take(game: Game, player: int, how: Payment, taken: list[TableCard]) -> None:
    """What a procedure takes, all together; neither a cost nor an effect (S5a, S13)."""
    reason, to = _TAKEN[how]
    game.emit(moves.together(reason, player, [moves.to_pile(game.state, one, to) for one in taken]))
    for seat in (player, 1 - player):
        if any(one.place is Place.DECK and one.owner == seat for one in taken):
            game.shuffle(seat)


_TAKEN = {
    Payment.TRIBUTE: (e.Reason.TRIBUTE, Place.GRAVE),
    Payment.SEND: (e.Reason.PROCEDURE, Place.GRAVE),
    Payment.DISCARD: (e.Reason.DISCARD, Place.GRAVE),
    Payment.BANISH: (e.Reason.PROCEDURE, Place.BANISHED),
    Payment.RETURN: (e.Reason.PROCEDURE, Place.HAND),
    Payment.SHUFFLE: (e.Reason.PROCEDURE, Place.DECK),
}
"""For what reason the cards go, and where to."""

_WHY_TAKEN = {Payment.TRIBUTE: Why.TRIBUTE, Payment.DISCARD: Why.COST}


def synchro_materials(game: Game, card: TableCard) -> Procedure[None]:
    """A tuner, then other monsters with which the levels add up exactly, sent together (S8)."""
    state, player = game.state, card.controller
    tuners = tuple(tuner.handle for tuner in materials.synchro_tuners(state, player, card))
    tuner = game.card(tuners[0])
    if len(tuners) > 1:
        which = ChooseCards(player, Why.SYNCHRO_TUNER, tuners, 1, 1, source=card.handle)
        tuner = game.card(expect(Cards, (yield which)).cards[0])
    missing = derive.level(state, card) - derive.level(state, tuner)
    others = materials.useful_others(state, player, card, tuner)
    fewest, most = materials.bounds_of_others(card)
    prompt = ChooseCards(
        player,
        Why.MATERIALS,
        tuple(other.handle for other in others),
        fewest,
        min(most, len(others)),
        ordered=True,
        source=card.handle,
        constraint=LevelSum(tuple(derive.level(state, other) for other in others), missing, exactly=True),
    )
    chosen = [game.card(handle) for handle in expect(Cards, (yield prompt)).cards]
    gone = [moves.to_pile(state, used, Place.GRAVE) for used in (tuner, *chosen)]
    game.emit(moves.together(e.Reason.MATERIAL, player, gone))
