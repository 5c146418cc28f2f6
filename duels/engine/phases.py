"""What belongs to a phase: done one at a time, each player choosing among his own (T5, T9, C22)."""

from collections.abc import Iterator
from dataclasses import dataclass

from cards.lang.abilities import Stays, Trigger, Upkeep
from cards.lang.costs import PayLP
from cards.lang.effects import Until
from cards.lang.occasions import PhaseReached
from cards.lang.places import Place
from cards.lang.turns import Phase
from duels.engine import chain, derive, legality, moves, select, triggers
from duels.engine import events as e
from duels.engine.game import Game, Procedure, expect
from duels.engine.occasions import NOTHING, Pending
from duels.engine.prompts import PASS, Act, Choice, ChooseOne, PlaceTrigger, Verb, Why
from duels.engine.state import Loan, Ref, State, TableCard


@dataclass(frozen=True, slots=True)
class Task:
    """Something of this phase that a player has to do, or may do: an ability of a card, or a return."""

    player: int
    card: Ref
    key: str
    mandatory: bool


RETURN = "return"
"""The key of a monster's return to its former controller."""


def phase_effects(game: Game) -> Procedure[None]:
    """The turn player chooses one of his and it is dealt with, again and again; then the opponent (T5).

    Each happens at most once in a phase, also when its activation or its effect was negated.
    """
    done: list[tuple[Ref, str]] = []
    player = game.state.turn_player
    passed = 0
    while passed < 2:
        ready = [task for task in tasks(game.state, player) if (task.card, task.key) not in done]
        task = yield from choose_task(game, player, ready)
        if task is None:
            player, passed = 1 - player, passed + 1
            continue
        passed = 0
        done.append((task.card, task.key))
        yield from carry_out(game, task)
        player = game.state.turn_player


def tasks(state: State, player: int) -> Iterator[Task]:
    """What belongs to the present phase for a player."""
    for card in select.in_places(state, _PLACES, player):
        for ability in card.card.abilities:
            if _belongs(state, player, card, ability):
                mandatory = not isinstance(ability, Trigger) or ability.mandatory
                yield Task(player, card.ref, ability.key, mandatory)
    if state.phase is Phase.END:
        for loan in state.loans:
            card = state.cards[loan.card.uid]
            stands = card.life == loan.card.life and card.controller == player
            if loan.until is Until.END_PHASE and stands:
                yield Task(player, loan.card, RETURN, True)


_PLACES = (Place.MONSTERS, Place.SPELLS, Place.FIELD, Place.GRAVE)


def _belongs(state: State, player: int, card: TableCard, ability: object) -> bool:
    on_field = card.place.on_field and not card.face_down
    match ability:
        case Upkeep():
            return on_field and _reached(state, ability.when, player) and _works(state, card)
        case Stays():
            return on_field and state.phase is Phase.END and state.turn_player != player
        case Trigger(when=PhaseReached()):
            pending = Pending(player, card.ref, ability, ())
            return _reached(state, ability.when, player) and triggers.can_activate(state, pending)
        case _:
            return False


def _reached(state: State, when: object, player: int) -> bool:
    return (
        isinstance(when, PhaseReached)
        and when.phase is state.phase
        and state.turn_player in select.seats(when.of, player)
    )


def _works(state: State, card: TableCard) -> bool:
    return card.uid not in derive.derived(state).negated


def choose_task(game: Game, player: int, ready: list[Task]) -> Procedure[Task | None]:
    """One of a player's tasks, by his choice; None when there is none or he passes."""
    if not ready:
        return None
    all_mandatory = all(task.mandatory for task in ready)
    if all_mandatory and len(ready) == 1:
        return ready[0]
    named = {Act(Verb.ACTIVATE, game.state.cards[task.card.uid].handle, task.key): task for task in ready}
    must = any(task.mandatory for task in ready)
    options = tuple(named) if must else (PASS, *named)
    return named.get(expect(Act, (yield PlaceTrigger(player, Why.PHASE_EFFECT, options))))


def carry_out(game: Game, task: Task) -> Procedure[None]:
    """Deal with one task completely."""
    state = game.state
    card = state.cards[task.card.uid]
    if task.key == RETURN:
        give_back(game, next(loan for loan in state.loans if loan.card == task.card))
        return
    ability = next(one for one in card.card.abilities if one.key == task.key)
    match ability:
        case Upkeep():
            yield from keep_up(game, task.player, card, ability)
        case Stays(turns=turns):
            game.emit(e.Endured(card.known))
            if card.endured >= turns:
                _destroy_by(game, card, e.Reason.DESTRUCTION)
        case Trigger():
            pending = Pending(task.player, card.ref, ability, ())
            yield from chain.activate(game, task.player, card, ability, triggers.scope_of(pending), NOTHING)
            yield from chain.answer_and_resolve(game, NOTHING)
    yield from chain.window(game, state.turn_player, Why.AFTER_CHAIN)


def keep_up(game: Game, player: int, card: TableCard, ability: Upkeep) -> Procedure[None]:
    """Pay, or the card is destroyed; it starts no chain (C22)."""
    state = game.state
    assert isinstance(ability.cost, PayLP)
    due = derive.amount(state, ability.cost.amount, player, card.uid)
    if state.sides[player].life_points >= due:
        prompt = ChooseOne(player, Why.UPKEEP, ("pay", "destroy"), source=card.handle)
        if expect(Choice, (yield prompt)).choice == "pay":
            game.emit(e.LifePointsPaid(player, due))
            return
    _destroy_by(game, card, e.Reason.DESTRUCTION)


def _destroy_by(game: Game, card: TableCard, reason: e.Reason) -> None:
    move = moves.to_pile(game.state, card, Place.GRAVE)
    game.emit(moves.together(reason, card.controller, [move]))


def give_back(game: Game, loan: Loan) -> None:
    """Control goes back; with no zone free the monster is destroyed by the rules (F9)."""
    state = game.state
    card = state.cards[loan.card.uid]
    zone = legality.free_monster_zone(state, loan.to)
    if zone is None:
        _destroy_by(game, card, e.Reason.RULE_DESTRUCTION)
        return
    assert card.position is not None
    move = moves.to_zone(state, card, loan.to, Place.MONSTERS, zone, card.position)
    game.emit(e.ControlChanged((move,)))
