"""What belongs to a phase or step: done one at a time, each player choosing among his own (T5, T9, C22)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from cards.lang.abilities import Ripens, Stays, Trigger, Upkeep
from cards.lang.costs import Cost, Dues, OneOf, RevealCost, SendToGraveCost
from cards.lang.effects import Until
from cards.lang.facts import Card
from cards.lang.occasions import NormalDrawDue, PhaseReached, StepReached
from cards.lang.places import ON_FIELD, Place
from cards.lang.turns import Phase
from duels.engine import activating, control, derive, moves, select, triggers, windows
from duels.engine import events as e
from duels.engine.delaying import stand_in
from duels.engine.game import Game, Procedure, expect
from duels.engine.index import Index, abilities
from duels.engine.occasions import NOTHING, Pending
from duels.engine.paying import choose_payment, hand_over
from duels.engine.payment import ways_to_pay
from duels.engine.prompts import PASS, Act, Choice, ChooseOne, PlaceTrigger, Verb, Why
from duels.engine.resolve import perform
from duels.engine.scope import Scope
from duels.engine.state import Link, Ref, State, TableCard


@dataclass(frozen=True, slots=True)
class Task:
    """Something that a player has to do, or may do, in this phase or step.

    It is an ability of a card, a monster's return, or that what lasts until now ends, by its `key`.
    `since` is the moment from which a monster that returns was held, or the place of what was to come.
    """

    player: int
    card: Ref | None
    key: str
    mandatory: bool
    since: int = 0

    def act(self, state: State) -> Act:
        """How its player names it."""
        return Act(Verb.ACTIVATE, state.cards[self.card.uid].handle if self.card else None, self.key)


RETURN = "return"
"""The key of a monster's return to whoever has it when the effect that held it is over."""

ENDING = "ending"
"""The key of the end of everything that a player's effects have laid on cards or players until now."""


DELAYED = "delayed"
"""The key of what an effect was to do in this phase."""


def phase_effects(game: Game, *, before_draw: bool = False) -> Procedure[None]:
    """The turn player chooses one of his and it is dealt with, again and again; then the opponent (T5).

    When both have passed, mandatory ones that remain must be done, the turn player's first. Each happens
    at most once in a phase or step.
    """
    state = game.state
    done: list[tuple[Ref | None, str, int, int]] = []
    player, passes = state.turn_player, 0
    while passes < 4:
        if not passes and not any(_left(state, seat, done, before_draw) for seat in (0, 1)):
            return
        task = yield from choose_task(game, player, done, must=passes >= 2, before_draw=before_draw)
        if task is None:
            player, passes = 1 - player, passes + 1
            continue
        if (yield from carry_out(game, task)):
            done.append(_once(task))
        player, passes = state.turn_player, 0
        if before_draw:
            # Nothing else can be activated before the normal draw (T4).
            yield from windows.triggers_only(game)
        else:
            yield from windows.window(game, state.turn_player, Why.AFTER_CHAIN)


def _once(task: Task) -> tuple[Ref | None, str, int, int]:
    """What makes a task the same: the card's ability, whoever controls it by now."""
    return (task.card, task.key, task.since, -1 if task.card else task.player)


def tasks(state: State, player: int, *, before_draw: bool = False) -> Iterator[Task]:
    """What belongs to the present phase or step for a player, or to the time before the normal draw."""
    if before_draw:
        yield from _before_draw(state, player)
        return
    for card, ability in _OF_PHASES.of(state, player):
        if _belongs(state, player, card, ability):
            mandatory = not isinstance(ability, Trigger) or ability.mandatory
            yield Task(player, card.ref, ability.key, mandatory)
    for index, delayed in enumerate(state.delayed):
        if delayed.player == player and delayed.phase is state.phase and delayed.left <= 0:
            shown = next(map(state.at, delayed.on), None)
            public = shown is not None and (shown.place.on_field or shown.place in _PLACES)
            yield Task(player, shown.ref if shown and public else None, DELAYED, True, index)
    if state.phase is Phase.END:
        for loan in control.endings(state, player):
            yield Task(player, loan.card, RETURN, mandatory=True, since=loan.since)
        if any(one.until is Until.END_PHASE and one.player == player for one in state.lasting):
            yield Task(player, None, ENDING, mandatory=True)


def _before_draw(state: State, player: int) -> Iterator[Task]:
    """The effects that act before the normal draw or instead of it (T4)."""
    for card, ability in _TRIGGERS.of(state, player):
        match ability:
            case Trigger(when=NormalDrawDue(of)) if state.turn_player in select.seats(of, player):
                if triggers.can_activate(state, Pending(player, card.ref, ability, ())):
                    yield Task(player, card.ref, ability.key, ability.mandatory)


_PLACES = (*ON_FIELD, Place.GRAVE, Place.BANISHED)
_TRIGGERS = abilities(_PLACES, Trigger)


@cache
def of_phases(card: Card) -> tuple[Upkeep | Stays | Ripens | Trigger, ...]:
    """What of a card belongs to some phase or step. It is read of the card alone, which never changes."""
    return tuple(
        one
        for one in card.abilities
        if isinstance(one, Upkeep | Stays | Ripens)
        or (isinstance(one, Trigger) and isinstance(one.when, PhaseReached | StepReached))
    )


_OF_PHASES = Index(_PLACES, frozenset((Trigger, Upkeep, Stays, Ripens)), lambda card, _: of_phases(card))


def _belongs(state: State, player: int, card: TableCard, ability: Upkeep | Stays | Ripens | Trigger) -> bool:
    on_field = card.place.on_field and not card.face_down
    match ability:
        case Upkeep():
            return on_field and triggers.is_time_of(state, ability.when, player) and _works(state, card)
        case Ripens():
            return on_field and triggers.is_time_of(state, ability.when, player)
        case Stays():
            return on_field and state.phase is Phase.END and state.turn_player != player
        case Trigger():
            return triggers.is_time_of(state, ability.when, player) and triggers.can_activate(
                state, Pending(player, card.ref, ability, ())
            )


def _works(state: State, card: TableCard) -> bool:
    return card.uid not in derive.derived(state).negated


def choose_task(
    game: Game,
    player: int,
    done: list[tuple[Ref | None, str, int, int]],
    *,
    must: bool,
    before_draw: bool = False,
) -> Procedure[Task | None]:
    """One of a player's tasks, by his choice; None when there is none, or he passes while he may.

    Where the other has nothing to do, a single thing that must be done needs no question.
    """
    state = game.state
    ready = _left(state, player, done, before_draw)
    if must:
        ready = [task for task in ready if task.mandatory]
    if not ready:
        return None
    forced = must or (
        any(task.mandatory for task in ready) and not _left(state, 1 - player, done, before_draw)
    )
    if forced and len(ready) == 1:
        return ready[0]
    named = {task.act(state): task for task in ready}
    options = tuple(named) if forced else (PASS, *named)
    return named.get(expect(Act, (yield PlaceTrigger(player, Why.PHASE_EFFECT, options))))


def _left(
    state: State, player: int, done: list[tuple[Ref | None, str, int, int]], before_draw: bool
) -> list[Task]:
    """A player's tasks that have not been dealt with."""
    return [task for task in tasks(state, player, before_draw=before_draw) if _once(task) not in done]


def carry_out(game: Game, task: Task) -> Procedure[bool]:
    """Deal with one task completely; False where it may be done again in this phase."""
    state = game.state
    if task.key == ENDING:
        game.emit(e.LastingEnded(Until.END_PHASE, task.player))
        return True
    if task.key == DELAYED:
        yield from _carry_out_delayed(game, task.since)
        return False
    assert task.card is not None
    card = state.cards[task.card.uid]
    if task.key == RETURN:
        game.emit(e.LoanEnded(card.known, task.since))
        return True
    ability = next(one for one in card.card.abilities if one.key == task.key)
    match ability:
        case Upkeep():
            yield from keep_up(game, task.player, card, ability)
        case Ripens():
            yield from ripen(game, task.player, card, ability)
        case Stays(turns=turns):
            game.emit(e.Endured(card.known))
            if card.endured >= turns:
                _destroy(game, card)
        case Trigger():
            pending = Pending(task.player, card.ref, ability, ())
            yield from activating.activate(
                game, task.player, card, ability, triggers.scope_of(pending), NOTHING
            )
            link = state.chain[-1]
            yield from windows.answer_and_resolve(game, NOTHING)
            return not (link.negated and state.ruleset.negated_phase_effects_repeat)
    return True


def _carry_out_delayed(game: Game, index: int) -> Procedure[None]:
    """What an effect was to do now, as that effect and starting no chain (T5)."""
    delayed = game.state.delayed[index]
    game.emit(e.DelayedDue(delayed.player, delayed.card, index))
    source = stand_in(game.state, delayed.card, delayed.player)
    scope = Scope(delayed.player, source.ref, it=list(delayed.on))
    yield from perform(game, delayed.effect, scope, Link(0, delayed.player, source.known, delayed.key))
    game.joins = False


def ripen(game: Game, player: int, card: TableCard, ability: Ripens) -> Procedure[None]:
    """One such phase more has come; in the last of them the effect is carried out, unless it is negated."""
    game.emit(e.Endured(card.known))
    if card.endured == ability.nth and _works(game.state, card):
        game.joins = False
        yield from perform(
            game, ability.do, Scope(player, card.ref), Link(0, player, card.known, ability.key)
        )
        game.joins = False


def keep_up(game: Game, player: int, card: TableCard, ability: Upkeep) -> Procedure[None]:
    """Pay, or the card is destroyed; it starts no chain (C22).

    Whether cards of his hand could pay its player alone knows: where he has a hand he is asked (F3).
    """
    scope = Scope(player, card.ref)
    ways = {
        choice: (cost, found)
        for choice, cost in alternatives(ability.cost)
        if (found := list(ways_to_pay(game.state, cost, scope)))
    }
    if ways or (game.state.sides[player].hand and isinstance(ability.cost, OneOf)):
        prompt = ChooseOne(player, Why.UPKEEP, (*ways, "destroy"), source=card.handle)
        chosen = expect(Choice, (yield prompt)).choice
        if chosen != "destroy":
            cost, found = ways[chosen]
            paid = yield from choose_payment(game, player, card, cost, found)
            hand_over(game, card, cost, paid, player)
            return
    _destroy(game, card)


def alternatives(dues: Dues) -> list[tuple[str, Cost]]:
    """What can be paid to keep a card, by the name of the choice: of several each by what is done."""
    if not isinstance(dues, OneOf):
        return [("pay", dues)]
    return [(_CHOICES[type(cost)], cost) for cost in dues.costs]


_CHOICES: dict[type, str] = {SendToGraveCost: "send", RevealCost: "reveal"}


def _destroy(game: Game, card: TableCard) -> None:
    move = moves.to_pile(game.state, card, Place.GRAVE)
    game.emit(moves.together(e.Reason.DESTRUCTION, card.controller, [move]))
