"""The battle phase: its steps, attacks, replays and the damage step (B)."""

from collections.abc import Sequence
from contextlib import nullcontext

from cards.lang.abilities import Continuous
from cards.lang.battle import NextAttackNegated
from cards.lang.effects import Until
from cards.lang.occasions import Cause
from cards.lang.places import Place, Position
from cards.lang.turns import Phase, Step, Timing
from duels.engine import (
    activation,
    attacking,
    beating,
    chain,
    comparison,
    derive,
    legality,
    moves,
    offering,
    phases,
    windows,
)
from duels.engine import events as e
from duels.engine.applying import is_over_this_turn
from duels.engine.game import Game, Procedure, expect
from duels.engine.meant import is_beyond_reach
from duels.engine.occasions import NOTHING
from duels.engine.paying import choose_payment, hand_over
from duels.engine.payment import after, ways_to_pay
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
from duels.engine.replacing import replaced
from duels.engine.scope import Scope
from duels.engine.state import Known, State, TableCard


def battle_phase(game: Game) -> Procedure[None]:
    """Start step, battle step with its damage steps, end step; then main phase 2 (B1, T2).

    A phase that an effect ends has no end step.
    """
    state = game.state
    if state.step is None:
        game.emit(e.StepBegan(Step.START))
        yield from phases.phase_effects(game)
        yield from windows.window(game, state.turn_player, Why.STEP_END)
        if not state.battle_over:
            game.emit(e.StepBegan(Step.BATTLE))
    yield from battle_step(game)
    if not state.battle_over:
        game.emit(e.StepBegan(Step.END))
        yield from phases.phase_effects(game)
        yield from windows.window(game, state.turn_player, Why.STEP_END)
    game.emit(e.PhaseBegan(Phase.MAIN_2))


def battle_step(game: Game) -> Procedure[None]:
    """Attacks, one after the other, until the turn player proposes to leave (B2, T7).

    Between them he alone may begin a chain, with a fast effect (T6, T7c, B10).
    """
    state = game.state
    player = state.turn_player
    while not state.battle_over:
        game.situation = NOTHING
        act = expect(Act, (yield BattlePlay(player, Why.BATTLE_STEP, battle_plays(state))))
        if act.verb is Verb.ACTIVATE:
            yield from windows.begin(game, player, act, NOTHING)
            continue
        if act.verb is Verb.USE:
            yield from offering.use(game, player, act)
            continue
        if act.verb is not Verb.ATTACK:
            if not (yield from windows.opponent_window(game, 1 - player, Why.PHASE_LEFT)):
                return
            continue
        yield from attack(game, game.card(act.card))


def battle_plays(state: State) -> tuple[Act, ...]:
    """All that the turn player may do in the battle step with nothing pending (T6, B2)."""
    fast = (
        Act(Verb.ACTIVATE, card.handle, ability.key)
        for card, ability in activation.activations(state, state.turn_player, NOTHING)
    )
    offers = offering.open_offers(state, state.turn_player)
    return (*fast, *offers, *attacking.battle_plays(state))


def attack(game: Game, attacker: TableCard) -> Procedure[None]:
    """A declaration, the one chain that can answer it, a replay if needed, the damage step (B2, B3, B10)."""
    state = game.state
    player = state.turn_player
    yield from pay_for_attack(game, attacker)
    if not can_still_attack(game, attacker):
        game.emit(e.AttackUsedUp(player, attacker.known))
        return
    target = yield from choose_target(game, attacker)
    game.emit(
        e.AttackDeclared(player, attacker.known, target.known if target else None, attacking.defenders(state))
    )
    if is_negated_at_once(game, attacker):
        game.emit(e.AttackNegated(attacker.known), e.NextAttackWasNegated())
        yield from windows.window(game, player, Why.AFTER_CHAIN)
        return
    if (yield from windows.one_chain(game, windows.first_asked(game, player), Why.ATTACK)):
        yield from windows.window(game, player, Why.AFTER_CHAIN)
    while goes_on(game) and attacking.needs_replay(state):
        if not (yield from replay(game, attacker)):
            game.emit(e.AttackEnded())
            return
        # Being chosen as the new target can be answered, and the answer may call for another replay.
        yield from windows.window(game, player, Why.REPLAY)
    if goes_on(game):
        yield from damage_step(game)
    else:
        game.emit(e.AttackEnded())


def is_negated_at_once(game: Game, attacker: TableCard) -> bool:
    """Whether an effect has waited for an attack of this monster (B10)."""
    return attacking.reaches(game.state, NextAttackNegated, attacker)


def goes_on(game: Game) -> bool:
    """Whether the attack still stands, in a battle phase that no effect has ended (B12, T2)."""
    return attacking.attack_stands(game.state) and not game.state.battle_over


def pay_for_attack(game: Game, attacker: TableCard) -> Procedure[None]:
    """The costs of an attack are paid before its target is chosen, and never given back (B2)."""
    player = attacker.controller
    due = attacking.costs(game.state, attacker)
    for number, (source, cost) in enumerate(due):
        scope = Scope(player, source.ref)
        ways = [
            way
            for way in ways_to_pay(game.state, cost, scope)
            if attacking.is_payable(game.state, player, due[number + 1 :], after(cost, scope, way).leaving)
        ]
        paid = yield from choose_payment(game, player, source, cost, ways)
        hand_over(game, source, cost, paid, player)


def can_still_attack(game: Game, attacker: TableCard) -> bool:
    """Whether something is left to attack, now that the attack is paid for (B2)."""
    state = game.state
    return attacker.place is Place.MONSTERS and bool(
        attacking.targets(state, attacker) or attacking.may_attack_directly(state, attacker)
    )


def choose_target(game: Game, attacker: TableCard) -> Procedure[TableCard | None]:
    """One monster of the opponent; he himself (None) when he has none or where a card allows it (B2)."""
    player = game.state.turn_player
    options = attacking.targets(game.state, attacker)
    if attacking.may_attack_directly(game.state, attacker):
        if not options:
            return None
        question = ChooseOne(
            player, Why.ATTACK_TARGET, ("attack_monster", "attack_directly"), source=attacker.handle
        )
        if expect(Choice, (yield question)).choice == "attack_directly":
            return None
    return (yield from choose_monster(game, attacker, options, Why.ATTACK_TARGET))


def choose_monster(
    game: Game, attacker: TableCard, options: Sequence[TableCard], why: Why
) -> Procedure[TableCard]:
    """One of the monsters that can be attacked."""
    if len(options) == 1:
        return options[0]
    handles = tuple(card.handle for card in options)
    prompt = ChooseCards(game.state.turn_player, why, handles, 1, 1, source=attacker.handle)
    return game.card(expect(Cards, (yield prompt)).cards[0])


def replay(game: Game, attacker: TableCard) -> Procedure[bool]:
    """The attacker's player picks a target anew or stops; True when the attack goes on (B3)."""
    state = game.state
    player = state.turn_player
    options = attacking.new_targets(state, attacker)
    direct = attacking.may_turn_to_the_player(state, attacker)
    target: TableCard | None = None
    if options and not direct:
        handles = tuple(card.handle for card in options)
        prompt = ChooseCards(player, Why.REPLAY, handles, 0, 1, source=attacker.handle)
        chosen = expect(Cards, (yield prompt)).cards
        if not chosen:
            return False
        target = game.card(chosen[0])
    else:
        ways = (*(("attack_monster",) if options else ()), *(("attack_directly",) if direct else ()), "stop")
        choice = expect(Choice, (yield ChooseOne(player, Why.REPLAY, ways, source=attacker.handle))).choice
        if choice == "stop":
            return False
        if choice == "attack_monster":
            target = yield from choose_monster(game, attacker, options, Why.REPLAY)
    game.emit(
        e.AttackTargetChanged(
            player, attacker.known, target.known if target else None, attacking.defenders(state)
        )
    )
    return True


def damage_step(game: Game) -> Procedure[None]:
    """The timings of the damage step, all passed through even if there is no calculation (B1, B12).

    Players may act by choice at five of them; the reveal and the flip are for what they trigger (B9).
    """
    game.emit(e.StepBegan(Step.DAMAGE))
    reach(game, Timing.START)
    yield from act(game)
    reach(game, Timing.REVEAL)
    if attacking.can_calculate(game.state):
        reveal(game)
    reach(game, Timing.BEFORE_CALCULATION)
    yield from act(game)
    reach(game, Timing.CALCULATION)
    yield from act(game)
    yield from calculate(game)
    reach(game, Timing.AFTER_CALCULATION)
    destroy_postponed(game)
    yield from act(game)
    reach(game, Timing.FLIP)
    if flipped(game):
        yield from act(game)
    reach(game, Timing.END)
    send_destroyed(game)
    yield from act(game)
    game.emit(e.LastingEnded(Until.DAMAGE_STEP), e.AttackEnded(), e.StepBegan(Step.BATTLE))


def act(game: Game) -> Procedure[None]:
    """Let the players act at a timing, in as many chains as the table allows there (B9)."""
    player = game.state.turn_player
    if game.state.timing in legality.ONE_CHAIN:
        yield from windows.one_chain(game, player, Why.DAMAGE_STEP)
    else:
        yield from windows.window(game, player, Why.DAMAGE_STEP)


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


def calculate(game: Game) -> Procedure[None]:
    """The comparison: who is destroyed is fixed, and battle damage is inflicted, in one moment (B1).

    What comes in place of a destruction is done now, and belongs to it (B8, C21).
    """
    if attacking.can_calculate(game.state):
        reveal(game)
        found = comparison.of_attack(game.state)
        assert found is not None
        left = yield from replaced(game, found.destroyed, Cause.BATTLE)
        events = outcome(game, found._replace(destroyed=tuple(left)))
        applied = applied_once(game.state)
        with game.same_moment() if len(left) < len(found.destroyed) else nullcontext():
            game.emit(*events)
        if applied:
            game.emit(*applied, by_rule=True)
    game.emit(e.LastingEnded(Until.DAMAGE_CALCULATION), by_rule=True)


def applied_once(state: State) -> list[e.AbilityUsed]:
    """What applies to a battling monster in one damage calculation of a turn, and does in this one (C11)."""
    attack = state.attack
    refs = (attack.attacker, attack.target) if attack is not None else ()
    negated = derive.derived(state).negated
    return [
        e.AbilityUsed(card.known, ability.key)
        for card in (state.at(ref) for ref in refs if ref is not None)
        if card is not None and Continuous in card.card.kinds and card.uid not in negated
        for ability in card.card.abilities
        if isinstance(ability, Continuous) and ability.once is not None
        if not is_over_this_turn(state, card, ability)
        if ability.given is None or derive.holds(state, ability.given, card.controller, card.uid)
    ]


def outcome(game: Game, found: comparison.Comparison) -> list[e.Event]:
    """What the comparison brings about, as events of one moment (B5-B8, B14)."""
    state = game.state
    attack = state.attack
    assert attack is not None
    attacker = state.cards[attack.attacker.uid].known
    target = state.cards[attack.target.uid].known if attack.target else None
    happened: list[e.Event] = [e.Battled(attacker, target, found.mine, found.theirs)]
    happened += [e.Spared(card.known, by.known) for card, by in found.spared]
    if found.destroyed:
        happened.append(e.DestructionDetermined(tuple(card.known for card in found.destroyed)))
    if silenced := beating.silenced(state, found.destroyed):
        happened.append(e.EffectsNegated(tuple(card.known for card in silenced)))
    if any(found.damage):
        by = (inflictor(0, attacker, target), inflictor(1, attacker, target))
        happened.append(e.DamageInflicted(e.DamageKind.BATTLE, found.damage, by=by, direct=target is None))
    for uid, amounts in found.reflected:
        happened.append(e.DamageInflicted(e.DamageKind.EFFECT, amounts, state.cards[uid].known))
    happened += [e.LifePointsGained(seat, points) for seat, points in enumerate(found.recovery) if points]
    return happened


def destroy_postponed(game: Game) -> None:
    """What was to be destroyed before calculation goes now, unless battle has beaten it (B1, B8)."""
    state = game.state
    waiting = state.attack.postponed if state.attack is not None else ()
    for card in [state.at(ref) for ref in waiting]:
        if card is not None and chain.is_struck(state, card) and not is_beyond_reach(state, card):
            chain.destroy_itself(game, card)


def inflictor(seat: int, attacker: Known, target: Known | None) -> Known | None:
    """The monster by which a player takes battle damage: the one in the battle that is not his."""
    return next((card for card in (attacker, target) if card is not None and card.controller != seat), None)


def send_destroyed(game: Game) -> None:
    """The monsters that this battle destroys go to the graveyard together (B8, C13)."""
    state = game.state
    if state.attack is None:
        return
    destroyed = [card for ref in state.attack.destroyed if (card := state.at(ref)) is not None]
    if destroyed:
        gone = [moves.to_pile(state, card, Place.GRAVE) for card in destroyed]
        silenced = {card.uid for card in beating.silenced(state, destroyed)}
        sent = moves.together(e.Reason.BATTLE, state.turn_player, gone)
        game.emit(sent)
        # The negation reaches as far as the graveyard, and no banished monster.
        arrived = [e.arrived(move) for move in sent.moves if move.card.uid in silenced]
        if there := tuple(known for known in arrived if state.cards[known.uid].place is Place.GRAVE):
            with game.same_moment():
                game.emit(e.EffectsNegated(there), by_rule=True)
