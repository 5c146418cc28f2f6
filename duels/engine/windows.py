"""Windows: who may act when, what he is asked, and the chain that is built of it (C3, C9, T7)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cards.lang.abilities import CannotBeAnswered
from cards.lang.inspect import ability_of, activates_card, says
from cards.lang.occasions import Occasion
from cards.lang.turns import Phase
from duels.engine import activation, triggers
from duels.engine import events as e
from duels.engine.activating import activate
from duels.engine.chain import resolve_chain
from duels.engine.game import DuelOver, Game, Procedure, expect
from duels.engine.occasions import NOTHING, Pending, Situation, answered, cue_of
from duels.engine.prompts import PASS, Act, Choice, ChooseOne, PlaceTrigger, Respond, Verb, Why
from duels.engine.recurring import MOST_ROUNDS
from duels.engine.result import Ending, Result
from duels.engine.rounds import Made, Rounds
from duels.engine.scope import Scope
from duels.engine.state import Cue, Known, Ref, State, TableCard
from duels.engine.tellings import happened


def window(game: Game, first: int, why: Why) -> Procedure[bool]:
    """Let players act after something, or after nothing, has happened; True when a chain was made.

    First triggers (C9); if there are none one player may activate a fast effect, then the other; after
    a chain the turn player has the first choice again (C3, T7).
    """
    made = False
    rounds = Rounds()
    while (yield from one_chain(game, first, why)):
        made = True
        if rounds.come_again(game.state, game.forced):
            game.end(Result(None, Ending.ENDLESS))
            raise DuelOver
        yield from count_rounds(game, rounds)
        first, why = game.state.turn_player, Why.AFTER_CHAIN
    game.stopped = frozenset()
    return made


def count_rounds(game: Game, rounds: Rounds) -> Procedure[None]:
    """Who keeps a repetition going names a number of rounds; after these it is stopped (C20)."""
    made = game.made
    keeper = rounds.keeper(game.state, made)
    if keeper is None:
        return
    if rounds.named(made):
        rounds.one_less(made)
    else:
        prompt = ChooseOne(keeper, Why.ROUNDS, tuple(map(str, range(MOST_ROUNDS + 1))))
        rounds.name(made, int(expect(Choice, (yield prompt)).choice))
    if rounds.are_over(made):
        game.stopped |= {link for link in made if link.by_choice and link.player == keeper}


def is_stopped(game: Game, player: int, card: TableCard, key: str) -> bool:
    """Whether an effect was part of a repetition that its player has stopped (C20)."""
    return Made(card.uid, key, player, by_choice=True) in game.stopped


def triggers_only(game: Game) -> Procedure[None]:
    """What cannot be answered still has its triggers, and their chain is followed as any is (T8)."""
    situation, public = what_happened(game)
    if (yield from place_triggers(game, public)):
        yield from answer_and_resolve(game, situation)
        yield from window(game, game.state.turn_player, Why.AFTER_CHAIN)


def one_chain(game: Game, first: int, why: Why) -> Procedure[bool]:
    """Triggers, or one chain that answers what has just happened (B9, B10); True when it was made."""
    situation, public = what_happened(game)
    if (yield from place_triggers(game, public)):
        yield from answer_and_resolve(game, situation)
        return True
    return (yield from first_link(game, (first, 1 - first), why, situation))


def first_asked(game: Game, player: int) -> int:
    """Who may answer first a summon or an attack of a player (S11, B10)."""
    return player if game.state.ruleset.turn_player_answers_first else 1 - player


def what_happened(game: Game) -> tuple[Situation, list[Pending]]:
    """What can be answered, with the triggers of hidden places; and the triggers of public ones (C9)."""
    just_now, priority = recent(game), has_priority(game)
    happened = tuple(one.event for one in game.fresh)
    pending = triggers.gather(game)
    hidden = (*(one for one in pending if one.hidden), *triggers.of_the_phase_in_hands(game))
    situation = Situation(just_now, priority=priority, waiting=hidden, happened=happened)
    return situation, [one for one in pending if not one.hidden]


def opponent_window(game: Game, player: int, why: Why) -> Procedure[bool]:
    """Let a player answer a proposal to leave a phase or step (T7); True when he made a chain."""
    if not (yield from first_link(game, (player,), why, NOTHING)):
        return False
    yield from window(game, game.state.turn_player, Why.AFTER_CHAIN)
    return True


def attempt_window(game: Game, first: int) -> Procedure[None]:
    """The window in which a summon can be negated, in one chain (S3). Triggers wait until it is decided."""
    yield from first_link(game, (first, 1 - first), Why.SUMMON_ATTEMPT, Situation(attempt=True))


def recent(game: Game) -> tuple[e.Event, ...]:
    """The events of the last moment, which "when" effects can answer (C8)."""
    return tuple(happening.event for happening in game.fresh if happening.moment == game.last_moment)


def has_priority(game: Game) -> bool:
    """Whether the turn player has just summoned and may still use an ignition effect (C14)."""
    state = game.state
    if not state.ruleset.ignition_priority or state.phase not in (Phase.MAIN_1, Phase.MAIN_2):
        return False
    return any(
        isinstance(event, e.Summoned | e.TokensSummoned) and event.player == state.turn_player
        for event in recent(game)
    )


def first_link(game: Game, players: Sequence[int], why: Why, situation: Situation) -> Procedure[bool]:
    """Ask each player once for a first link; with one, the whole chain is built and resolved."""
    if (yield from must_activate(game, situation)):
        yield from answer_and_resolve(game, situation)
        return True
    for player in players:
        if (yield from ask(game, player, why, situation)):
            yield from answer_and_resolve(game, situation)
            return True
    return False


def answer_and_resolve(game: Game, situation: Situation) -> Procedure[None]:
    """After each link the opponent of its player may answer, then that player, until both pass (C3).

    What must be activated, first of all in answer to the link, comes before both (C9).
    """
    state = game.state
    player, passes = 1 - state.chain[-1].player, 0
    while passes < 2 and not closed(state):
        here = replace(situation, link=state.chain[-1], open_play=False, priority=False)
        if (yield from must_activate(game, here)) or (yield from ask(game, player, Why.CHAIN, here)):
            player, passes = 1 - state.chain[-1].player, 0
        else:
            player, passes = 1 - player, passes + 1
    yield from resolve_chain(game)
    if state.attempt is not None and not situation.attempt:
        yield from decide_attempt(game)


def decide_attempt(game: Game) -> Procedure[None]:
    """A normal summon that was the last thing a chain did can be negated as any (S5, S3)."""
    attempt = game.state.attempt
    assert attempt is not None
    card = game.state.cards[attempt.card.uid]
    yield from attempt_window(game, first_asked(game, card.controller))
    if game.state.attempt is not None:
        game.emit(e.Summoned(card.controller, card.known, e.Manner(attempt.manner)))


def closed(state: State) -> bool:
    """Whether the last link's card lets nothing answer its activation (C3)."""
    link = state.chain[-1]
    return activates_card(link.key) and says(state.cards[link.card.uid].card, CannotBeAnswered)


def must_activate(game: Game, situation: Situation) -> Procedure[bool]:
    """What must be activated from hidden places or as a quick effect, the turn player's first (C9).

    Of several quick effects their player chooses which comes first. True when something was activated.
    """
    for player in (game.state.turn_player, 1 - game.state.turn_player):
        for pending in triggers.hidden_ready(game.state, player, situation):
            if pending.mandatory:
                yield from place(game, pending)
                return True
        acts = tuple(
            Act(Verb.ACTIVATE, card.handle, ability.key)
            for card, ability in activation.mandatory_quick_effects(game.state, player, situation)
        )
        if not acts:
            continue
        first = acts[0]
        if len(acts) > 1:
            first = expect(Act, (yield PlaceTrigger(player, Why.TRIGGER_ORDER, acts)))
        yield from activate_act(game, player, first, situation)
        return True
    return False


def place(game: Game, pending: Pending) -> Procedure[None]:
    """Put a trigger on the chain."""
    card = game.state.cards[pending.card.uid]
    game.done_in_phase.add(triggers.time_and_trigger(game.state, pending))
    yield from activate(game, pending.player, card, pending.ability, triggers.scope_of(pending), NOTHING)


def ask(game: Game, player: int, why: Why, situation: Situation) -> Procedure[bool]:
    """Let one player activate something or pass; True when he activated."""
    game.situation = situation
    options = tuple(
        Act(Verb.ACTIVATE, card.handle, ability.key)
        for card, ability in activation.activations(game.state, player, situation)
        if not is_stopped(game, player, card, ability.key)
    )
    waiting = {
        Act(Verb.ACTIVATE, game.state.cards[one.card.uid].handle, one.ability.key): one
        for one in triggers.hidden_ready(game.state, player, situation)
        if not is_stopped(game, player, game.state.cards[one.card.uid], one.ability.key)
    }
    prompt = Respond(player, why, (PASS, *options, *waiting), subject(game.state, situation))
    act = expect(Act, (yield prompt))
    if act == PASS:
        return False
    if act in waiting:
        yield from place(game, waiting[act])
        return True
    yield from activate_act(game, player, act, situation)
    return True


def subject(state: State, situation: Situation) -> int | None:
    """The card on the field that a window is about: what is activated, summoned, set, turned, or attacks."""
    if situation.link is not None:
        card = state.at(situation.link.card.ref)
    elif state.attempt is not None:
        card = state.at(state.attempt.card)
    else:
        card = next(map(state.at, _acting(situation.recent)), None)
    return card.handle if card is not None and card.place.on_field else None


def _acting(events: Sequence[e.Event]) -> Iterator[Ref]:
    for event in events:
        match event:
            case e.Summoned(card=card) | e.MonsterSet(card=card) | e.CardSet(card=card):
                yield card.ref
            case e.PositionChanged(card=card, by_hand=True):
                yield card.ref
            case e.AttackDeclared(attacker=card) | e.AttackTargetChanged(attacker=card):
                yield card.ref


def activate_act(game: Game, player: int, act: Act, situation: Situation) -> Procedure[None]:
    """Activate what an act names."""
    card = game.card(act.card)
    ability = ability_of(card.card, act.ability or "")
    event: tuple[Known, ...] = ()
    cue: Cue | None = None
    when = getattr(ability, "when", None)
    if when is not None:
        event = answered(game.state, when, card, player, situation) or ()
        cue = given_cue(game.state, when, card, player, situation)
    scope = Scope(player, card.ref, event=event, cue=cue)
    yield from activate(game, player, card, ability, scope, situation)


def given_cue(state: State, when: Occasion, card: TableCard, player: int, situation: Situation) -> Cue | None:
    """What can be asked of the event that what is activated by choice answers."""
    events = (one for one in situation.recent if happened(state, when, card, player, one) is not None)
    return next((cue_of(one, when, player) for one in events), None)


def begin(game: Game, player: int, act: Act, situation: Situation) -> Procedure[None]:
    """The turn player, free to act, makes the first link; the chain is built and dealt with (T6, C3)."""
    yield from activate_act(game, player, act, situation)
    yield from answer_and_resolve(game, situation)
    yield from window(game, player, Why.AFTER_CHAIN)


def place_triggers(game: Game, pending: Sequence[Pending]) -> Procedure[bool]:
    """Put the triggers of what has happened on the chain, class by class (C9); True when there were any.

    The turn player's mandatory ones, the opponent's, the turn player's optional ones, the opponent's.
    Each player orders his own, and each is checked again when it is really placed.
    """
    placed = False
    for mandatory in (True, False):
        for player in (game.state.turn_player, 1 - game.state.turn_player):
            waiting = [one for one in pending if one.mandatory is mandatory and one.player == player]
            while waiting:
                chosen = yield from choose_trigger(game, player, waiting, mandatory)
                if chosen is None:
                    break
                waiting.remove(chosen)
                yield from place(game, chosen)
                placed = True
    return placed


def choose_trigger(
    game: Game, player: int, waiting: Sequence[Pending], mandatory: bool
) -> Procedure[Pending | None]:
    """The next trigger of a class, by its player's choice; None when none is left or he passes."""
    ready = [
        one
        for one in waiting
        if triggers.can_activate(game.state, one)
        and not is_stopped(game, player, game.state.cards[one.card.uid], one.ability.key)
    ]
    if not ready:
        return None
    if mandatory and len(ready) == 1:
        return ready[0]
    named = {Act(Verb.ACTIVATE, game.state.cards[one.card.uid].handle, one.ability.key): one for one in ready}
    if mandatory and len(named) == 1:
        # One effect for several events: they are dealt with in the order in which they happened.
        return ready[0]
    options = tuple(named) if mandatory else (PASS, *named)
    why = Why.TRIGGER_ORDER if mandatory else Why.TRIGGER
    return named.get(expect(Act, (yield PlaceTrigger(player, why, options))))
