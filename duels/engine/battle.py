"""The battle phase: its steps, attacks, replays and the damage step (B)."""

from cards.lang.places import Place, Position
from cards.lang.turns import Phase, Step, Timing
from duels.engine import derive, legality
from duels.engine import events as e
from duels.engine.game import Game, Procedure, expect
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
from duels.engine.state import TableCard
from duels.engine.windows import offer, offer_both


def battle_phase(game: Game) -> Procedure[None]:
    """Start step, battle step with its damage steps, end step; then main phase 2 (B1, T2)."""
    state = game.state
    if state.step is None:
        game.emit(e.StepBegan(Step.START))
        yield from offer_both(state.turn_player, Why.STEP_END)
        game.emit(e.StepBegan(Step.BATTLE))
    yield from battle_step(game)
    game.emit(e.StepBegan(Step.END))
    yield from offer_both(state.turn_player, Why.STEP_END)
    game.emit(e.PhaseBegan(Phase.MAIN_2))


def battle_step(game: Game) -> Procedure[None]:
    """Attacks, one after the other, until the turn player proposes to leave (B2, T7)."""
    state = game.state
    player = state.turn_player
    while True:
        act = expect(Act, (yield BattlePlay(player, Why.BATTLE_STEP, legality.battle_plays(state))))
        if act.verb is not Verb.ATTACK:
            yield from offer(1 - player, Why.PHASE_LEFT)
            return
        yield from attack(game, game.card(act.card))


def attack(game: Game, attacker: TableCard) -> Procedure[None]:
    """A declaration, the one chain that can answer it, a replay if needed, the damage step (B2, B3, B10)."""
    state = game.state
    player = state.turn_player
    target = yield from choose_target(game, attacker)
    game.emit(
        e.AttackDeclared(
            player, e.known(attacker), e.known(target) if target else None, legality.defenders(state)
        )
    )
    yield from offer_both(player, Why.ATTACK)
    while legality.attack_stands(state) and legality.needs_replay(state):
        if not (yield from replay(game, attacker)):
            game.emit(e.AttackEnded())
            return
        # Being chosen as the new target can be answered, and the answer may call for another replay.
        yield from offer_both(player, Why.REPLAY)
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
            player, e.known(attacker), e.known(target) if target else None, legality.defenders(state)
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
    yield from offer_both(player, Why.DAMAGE_STEP)
    reach(game, Timing.REVEAL)
    reveal(game)
    reach(game, Timing.BEFORE_CALCULATION)
    yield from offer_both(player, Why.DAMAGE_STEP)
    reach(game, Timing.CALCULATION)
    yield from offer_both(player, Why.DAMAGE_STEP)
    calculate(game)
    reach(game, Timing.AFTER_CALCULATION)
    yield from offer_both(player, Why.DAMAGE_STEP)
    reach(game, Timing.FLIP)
    reach(game, Timing.END)
    send_destroyed(game)
    yield from offer_both(player, Why.DAMAGE_STEP)
    game.emit(e.AttackEnded(), e.StepBegan(Step.BATTLE))


def reach(game: Game, timing: Timing) -> None:
    """Come to a timing; where a rule set merges it into its neighbour it is no point of its own (B1)."""
    if game.state.ruleset.seven_damage_timings or timing not in (Timing.REVEAL, Timing.FLIP):
        game.emit(e.TimingReached(timing))


def reveal(game: Game) -> None:
    """The attacked face-down monster is turned face-up; one not attacked is not (B1, B4)."""
    attack = game.state.attack
    target = game.state.at(attack.target) if attack and attack.target else None
    if target is not None and target.face_down:
        game.emit(e.PositionChanged(e.known(target), Position.DEFENSE, by_hand=False))


def calculate(game: Game) -> None:
    """The comparison: who is destroyed is fixed, and battle damage is inflicted, in one moment (B1)."""
    state = game.state
    attack = state.attack
    if attack is None or not legality.can_calculate(state):
        return
    reveal(game)
    attacker = state.cards[attack.attacker.uid]
    if attack.target is None:
        game.emit(*direct_attack(attacker))
    else:
        game.emit(*compare(attacker, state.cards[attack.target.uid]))


def direct_attack(attacker: TableCard) -> list[e.Event]:
    """The opponent loses the attacker's ATK; with ATK 0 there is no battle damage (B7)."""
    points = derive.attack_points(attacker)
    battled = e.Battled(e.known(attacker), None, points, None)
    return [battled, *_damage(1 - attacker.controller, points)]


def compare(attacker: TableCard, target: TableCard) -> list[e.Event]:
    """ATK against ATK (B5) or against DEF (B6)."""
    against_attack = target.position is Position.ATTACK
    mine = derive.attack_points(attacker)
    theirs = derive.attack_points(target) if against_attack else derive.defense_points(target)
    happened: list[e.Event] = [e.Battled(e.known(attacker), e.known(target), mine, theirs)]
    destroyed: tuple[TableCard, ...] = ()
    if mine > theirs:
        destroyed = (target,)
    elif against_attack and mine < theirs:
        destroyed = (attacker,)
    elif against_attack and mine == theirs > 0:
        destroyed = (attacker, target)
    if destroyed:
        happened.append(e.DestructionDetermined(tuple(e.known(card) for card in destroyed)))
    if mine < theirs:
        happened += _damage(attacker.controller, theirs - mine)
    elif against_attack:
        happened += _damage(target.controller, mine - theirs)
    return happened


def _damage(player: int, amount: int) -> list[e.Event]:
    """Battle damage of one player; an amount of 0 is no damage (B11)."""
    if not amount:
        return []
    amounts = (amount, 0) if player == 0 else (0, amount)
    return [e.DamageInflicted(e.DamageKind.BATTLE, amounts)]


def send_destroyed(game: Game) -> None:
    """The monsters that this battle destroys go to the graveyard together (B8, C13)."""
    state = game.state
    if state.attack is None:
        return
    destroyed = [card for ref in state.attack.destroyed if (card := state.at(ref)) is not None]
    if destroyed:
        moves = [game.move(card, Place.GRAVE) for card in destroyed]
        game.emit(game.moved(e.Reason.BATTLE, state.turn_player, moves))
