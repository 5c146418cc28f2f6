"""The turn: its phases in order, from the lot to the hand limit (T)."""

from collections.abc import Callable

from cards.lang.effects import Until
from cards.lang.places import Place
from cards.lang.turns import Phase
from duels.engine import (
    activation,
    deeds,
    feasibility,
    legality,
    moves,
    offering,
    phases,
    recurring,
    summon,
    windows,
)
from duels.engine import events as e
from duels.engine.battle import battle_phase
from duels.engine.game import Game, Procedure, expect
from duels.engine.occasions import Situation
from duels.engine.prompts import Act, Cards, Choice, ChooseCards, ChooseOne, OpenPlay, Verb, Why
from duels.engine.state import State, TableCard


def play(game: Game) -> Procedure[None]:
    """The duel from the phase in which it stands until it is decided."""
    while True:
        yield from _PHASES[game.state.phase](game)


def set_up(game: Game) -> Procedure[None]:
    """Decks are shuffled, the lot falls, its winner chooses, and hands are drawn (T1, T10).

    A challenge that says who goes first has decided it before the duel began.
    """
    for player in (0, 1):
        game.shuffle(player)
    first = game.state.first
    if first is None:
        winner = game.chance.below(2, "lot", game.state.chances)
        game.emit(e.LotDrawn(winner, chances=1))
        chosen = expect(Choice, (yield ChooseOne(winner, Why.GO_FIRST, ("first", "second")))).choice
        first = winner if chosen == "first" else 1 - winner
        game.emit(e.FirstPlayerDecided(first))
    game.draw(game.state.ruleset.starting_hand, first, 1 - first)
    begin_turn(game, 1, first)


def begin_turn(game: Game, turn: int, player: int) -> None:
    """Turns alternate, and each begins with its draw phase, unless that is skipped (T2)."""
    if game.state.sides[player].skips_draw_phase:
        game.emit(e.TurnBegan(turn, player), e.DrawPhaseSkipped(player), e.PhaseBegan(Phase.STANDBY))
        return
    game.emit(e.TurnBegan(turn, player), e.PhaseBegan(Phase.DRAW))


def draw_phase(game: Game) -> Procedure[None]:
    """What acts before the normal draw or instead of it, and the draw; before it is nothing else (T4)."""
    state = game.state
    if any(
        one.until is Until.YOUR_NEXT_DRAW_PHASE and one.player == state.turn_player for one in state.lasting
    ):
        game.emit(e.LastingEnded(Until.YOUR_NEXT_DRAW_PHASE, state.turn_player), by_rule=True)
    if state.turn > 1 or state.ruleset.first_turn_draw:
        yield from phases.phase_effects(game, before_draw=True)
        if not state.draw_forgone:
            game.draw(1, state.turn_player)
    yield from phases.phase_effects(game)
    yield from windows.window(game, state.turn_player, Why.PHASE_END)
    game.emit(e.PhaseBegan(Phase.STANDBY))


def standby_phase(game: Game) -> Procedure[None]:
    """Both may act, and two passes in a row end the phase (T5, T7)."""
    yield from phases.phase_effects(game)
    yield from windows.window(game, game.state.turn_player, Why.PHASE_END)
    game.emit(e.PhaseBegan(Phase.MAIN_1))


def main_phase(game: Game) -> Procedure[None]:
    """The turn player acts as often as each act allows, until he proposes to leave (T6, T7)."""
    state = game.state
    player = state.turn_player
    while True:
        game.situation = OPEN
        act = expect(Act, (yield OpenPlay(player, Why.MAIN_PHASE, open_plays(game))))
        if act.verb in _LEAVING:
            if (yield from windows.opponent_window(game, 1 - player, Why.PHASE_LEFT)):
                continue
            game.emit(e.PhaseBegan(_LEAVING[act.verb]))
            return
        if act.verb is Verb.ACTIVATE:
            card, key = game.card(act.card), act.ability or ""
            if recurring.is_often_made(state, card, key):
                game.emit(e.RoundBegun(recurring.round_of(state, card, key)), by_rule=True)
            yield from windows.begin(game, player, act, OPEN)
        elif act.verb is Verb.USE:
            yield from offering.use(game, player, act)
        else:
            yield from play_by_hand(game, act)


def play_by_hand(game: Game, act: Act) -> Procedure[None]:
    """What the rules let him do without activating anything (T6)."""
    card = game.card(act.card)
    if act.verb is Verb.NORMAL_SUMMON:
        yield from summon.normal_summon(game, card, act.ability)
    else:
        yield from _PLAYS[act.verb](game, card)


OPEN = Situation(open_play=True)


def open_plays(game: Game) -> tuple[Act, ...]:
    """All that the turn player may do in his main phase with nothing pending (T6)."""
    state = game.state
    player = state.turn_player
    return (
        *(
            Act(Verb.ACTIVATE, card.handle, ability.key)
            for card, ability in activation.activations(state, player, OPEN)
        ),
        *(Act(Verb.SPECIAL_SUMMON, card.handle) for card in activation.special_summons(state, player)),
        *(
            Act(Verb.SET, card.handle)
            for card in state.hand(player)
            if feasibility.can_set(state, player, card)
        ),
        *offering.open_offers(state, player),
        *legality.open_plays(state),
    )


def lay(game: Game, card: TableCard) -> Procedure[None]:
    """Set a monster as the turn's normal summon, or a spell or trap (S1, M7)."""
    if card.card.is_monster:
        yield from summon.normal_set(game, card)
        return
    player = card.controller
    deeds.lay_face_down(game, player, card)
    yield from windows.window(game, player, Why.CARD_SET)


def end_phase(game: Game) -> Procedure[None]:
    """The end of the turn: its effects, then both may act, then the hand is cut (T8)."""
    state = game.state
    if state.countdowns:
        game.emit(e.CountedDown(), by_rule=True)
    yield from phases.phase_effects(game)
    yield from windows.window(game, state.turn_player, Why.PHASE_END)
    while excess(state) > 0:
        yield from cut_hand(game)
        if not state.ruleset.hand_limit_triggers:
            game.fresh.clear()
        yield from windows.triggers_only(game)
    game.emit(e.LastingEnded(Until.END_OF_TURN), by_rule=True)
    begin_turn(game, state.turn + 1, 1 - state.turn_player)


def excess(state: State) -> int:
    """How many cards the turn player holds above the hand limit (T8)."""
    return len(state.sides[state.turn_player].hand) - state.ruleset.hand_limit


def cut_hand(game: Game) -> Procedure[None]:
    """Discard down to the hand limit, all at once; neither an effect nor a cost (T8, X3)."""
    player = game.state.turn_player
    hand = tuple(card.handle for card in game.state.hand(player))
    count = excess(game.state)
    prompt = ChooseCards(player, Why.HAND_LIMIT, hand, count, count, ordered=True)
    chosen = expect(Cards, (yield prompt)).cards
    gone = [moves.to_pile(game.state, game.card(handle), Place.GRAVE) for handle in chosen]
    game.emit(moves.together(e.Reason.DISCARD, player, gone))


_PHASES: dict[Phase, Callable[[Game], Procedure[None]]] = {
    Phase.SETUP: set_up,
    Phase.DRAW: draw_phase,
    Phase.STANDBY: standby_phase,
    Phase.MAIN_1: main_phase,
    Phase.BATTLE: battle_phase,
    Phase.MAIN_2: main_phase,
    Phase.END: end_phase,
}

_LEAVING = {Verb.BATTLE_PHASE: Phase.BATTLE, Verb.END_PHASE: Phase.END}

_PLAYS = {
    Verb.SET: lay,
    Verb.SPECIAL_SUMMON: summon.special_summon,
    Verb.FLIP_SUMMON: summon.flip_summon,
    Verb.TO_ATTACK: summon.change_position,
    Verb.TO_DEFENSE: summon.change_position,
}
