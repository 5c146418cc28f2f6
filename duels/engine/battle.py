"""The battle phase: its steps, attacks, replays and the damage step (B)."""

from cards.lang.effects import Until
from cards.lang.places import Place, Position
from cards.lang.turns import Phase, Step, Timing
from duels.engine import chain, derive, legality, moves
from duels.engine import events as e
from duels.engine.game import Game, Procedure, expect
from duels.engine.occasions import NOTHING
from duels.engine.prompts import (
    Act,
    BattlePlay,
    Cards,
    Choice,
    ChooseCards,
    ChooseOne,
    Verb,
    Why,
)
from duels.engine.state import State, TableCard


def battle_phase(game: Game) -> Procedure[None]:
    """Start step, battle step with its damage steps, end step; then main phase 2 (B1, T2)."""
    state = game.state
    if state.step is None:
        game.emit(e.StepBegan(Step.START))
        yield from chain.window(game, state.turn_player, Why.STEP_END)
        game.emit(e.StepBegan(Step.BATTLE))
    yield from battle_step(game)
    game.emit(e.StepBegan(Step.END))
    yield from chain.window(game, state.turn_player, Why.STEP_END)
    game.emit(e.PhaseBegan(Phase.MAIN_2))


def battle_step(game: Game) -> Procedure[None]:
    """Attacks, one after the other, until the turn player proposes to leave (B2, T7)."""
    state = game.state
    player = state.turn_player
    while True:
        game.situation = NOTHING
        act = expect(Act, (yield BattlePlay(player, Why.BATTLE_STEP, legality.battle_plays(state))))
        if act.verb is not Verb.ATTACK:
            if not (yield from chain.opponent_window(game, 1 - player, Why.PHASE_LEFT)):
                return
            continue
        yield from attack(game, game.card(act.card))


def attack(game: Game, attacker: TableCard) -> Procedure[None]:
    """A declaration, the one chain that can answer it, a replay if needed, the damage step (B2, B3, B10)."""
    state = game.state
    player = state.turn_player
    target = yield from choose_target(game, attacker)
    game.emit(
        e.AttackDeclared(player, attacker.known, target.known if target else None, legality.defenders(state))
    )
    if (yield from chain.one_chain(game, chain.first_asked(game, player), Why.ATTACK)):
        yield from chain.window(game, player, Why.AFTER_CHAIN)
    while legality.attack_stands(state) and legality.needs_replay(state):
        if not (yield from replay(game, attacker)):
            game.emit(e.AttackEnded())
            return
        # Being chosen as the new target can be answered, and the answer may call for another replay.
        yield from chain.window(game, player, Why.REPLAY)
    if not legality.attack_stands(state):
        game.emit(e.AttackEnded())
        return
    yield from damage_step(game)


def choose_target(game: Game, attacker: TableCard) -> Procedure[TableCard | None]:
    """One monster of the opponent, or the opponent himself (None) when he has none (B2)."""
    options = tuple(card.handle for card in game.state.monsters(1 - game.state.turn_player))
    if not options:
        return None
    if len(options) == 1:
        return game.card(options[0])
    prompt = ChooseCards(game.state.turn_player, Why.ATTACK_TARGET, options, 1, 1, source=attacker.handle)
    return game.card(expect(Cards, (yield prompt)).cards[0])


def replay(game: Game, attacker: TableCard) -> Procedure[bool]:
    """The attacker's player picks a target anew or stops; True when the attack goes on (B3)."""
    state = game.state
    player = state.turn_player
    options = tuple(card.handle for card in state.monsters(1 - player))
    target: TableCard | None = None
    if options:
        prompt = ChooseCards(player, Why.REPLAY, options, 0, 1, source=attacker.handle)
        chosen = expect(Cards, (yield prompt)).cards
        if not chosen:
            return False
        target = game.card(chosen[0])
    else:
        question = ChooseOne(player, Why.REPLAY, ("attack_directly", "stop"), source=attacker.handle)
        if expect(Choice, (yield question)).choice == "stop":
            return False
    game.emit(
        e.AttackTargetChanged(
            player, attacker.known, target.known if target else None, legality.defenders(state)
        )
    )
    return True


def damage_step(game: Game) -> Procedure[None]:
    """The timings of the damage step, all passed through even if there is no calculation (B1, B12).

    Players may act by choice at five of them; the reveal and the flip are for what they trigger (B9).
    """
    player = game.state.turn_player
    game.emit(e.StepBegan(Step.DAMAGE))
    reach(game, Timing.START)
    yield from chain.window(game, player, Why.DAMAGE_STEP)
    reach(game, Timing.REVEAL)
    if legality.can_calculate(game.state):
        reveal(game)
    reach(game, Timing.BEFORE_CALCULATION)
    yield from chain.window(game, player, Why.DAMAGE_STEP)
    reach(game, Timing.CALCULATION)
    yield from chain.one_chain(game, player, Why.DAMAGE_STEP)
    calculate(game)
    reach(game, Timing.AFTER_CALCULATION)
    yield from chain.window(game, player, Why.DAMAGE_STEP)
    reach(game, Timing.FLIP)
    if flipped(game):
        yield from chain.window(game, player, Why.DAMAGE_STEP)
    reach(game, Timing.END)
    send_destroyed(game)
    yield from chain.window(game, player, Why.DAMAGE_STEP)
    game.emit(e.LastingEnded(Until.DAMAGE_STEP), e.AttackEnded(), e.StepBegan(Step.BATTLE))


def reach(game: Game, timing: Timing) -> None:
    """Come to a timing; where a rule set merges it into its neighbour it is no point of its own (B1)."""
    if game.state.ruleset.seven_damage_timings or timing not in (Timing.REVEAL, Timing.FLIP):
        game.emit(e.TimingReached(timing))


def reveal(game: Game) -> None:
    """The attacked face-down monster is turned face-up; one not attacked is not (B1, B4)."""
    attack = game.state.attack
    target = game.state.at(attack.target) if attack and attack.target else None
    if target is not None and target.face_down:
        game.emit(e.PositionChanged(target.known, Position.DEFENSE, by_hand=False, attacked=True))


def flipped(game: Game) -> bool:
    """At its timing, the flip of the monster revealed in this battle is an event (B1, B4)."""
    attack = game.state.attack
    if attack is None or not attack.revealed or attack.target is None:
        return False
    game.emit(e.FlippedByAttack(game.state.cards[attack.target.uid].known))
    return True


def calculate(game: Game) -> None:
    """The comparison: who is destroyed is fixed, and battle damage is inflicted, in one moment (B1)."""
    state = game.state
    attack = state.attack
    if attack is None or not legality.can_calculate(state):
        return
    reveal(game)
    attacker = state.cards[attack.attacker.uid]
    if attack.target is None:
        game.emit(*direct_attack(state, attacker))
    else:
        game.emit(*compare(state, attacker, state.cards[attack.target.uid]))


def direct_attack(state: State, attacker: TableCard) -> list[e.Event]:
    """The opponent loses the attacker's ATK; with ATK 0 there is no battle damage (B7)."""
    points = derive.attack_points(state, attacker)
    battled = e.Battled(attacker.known, None, points, None)
    return [battled, *_damage(state, 1 - attacker.controller, points, attacker)]


def compare(state: State, attacker: TableCard, target: TableCard) -> list[e.Event]:
    """ATK against ATK (B5) or against DEF (B6)."""
    against_attack = target.position is Position.ATTACK
    mine = derive.attack_points(state, attacker)
    theirs = derive.attack_points(state, target) if against_attack else derive.defense_points(state, target)
    happened: list[e.Event] = [e.Battled(attacker.known, target.known, mine, theirs)]
    destroyed: tuple[TableCard, ...] = ()
    if mine > theirs:
        destroyed = (target,)
    elif against_attack and mine < theirs:
        destroyed = (attacker,)
    elif against_attack and mine == theirs > 0:
        destroyed = (attacker, target)
    safe = derive.derived(state).safe_in_battle
    destroyed = tuple(card for card in destroyed if card.uid not in safe)
    if destroyed:
        happened.append(e.DestructionDetermined(tuple(card.known for card in destroyed)))
    if mine < theirs:
        happened += _damage(state, attacker.controller, theirs - mine, target)
    elif against_attack:
        happened += _damage(state, target.controller, mine - theirs, attacker)
    return happened


def _damage(state: State, player: int, amount: int, by: TableCard) -> list[e.Event]:
    """Battle damage of one player; an amount that is or becomes 0 is no damage (B11, B14)."""
    if not amount or player in derive.derived(state).no_battle_damage:
        return []
    amounts = (amount, 0) if player == 0 else (0, amount)
    return [e.DamageInflicted(e.DamageKind.BATTLE, amounts, by.known)]


def send_destroyed(game: Game) -> None:
    """The monsters that this battle destroys go to the graveyard together (B8, C13)."""
    state = game.state
    if state.attack is None:
        return
    destroyed = [card for ref in state.attack.destroyed if (card := state.at(ref)) is not None]
    if destroyed:
        gone = [moves.to_pile(state, card, Place.GRAVE) for card in destroyed]
        game.emit(moves.together(e.Reason.BATTLE, state.turn_player, gone))
