"""The chain: who may act, what is put on it, and how it resolves (C)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cards.lang.abilities import Activatable, Activation, CannotBeAnswered, Whenever
from cards.lang.continuous import CannotAttack, CannotAttackBeside
from cards.lang.effects import Equip, Until
from cards.lang.groups import Pronoun, bounds
from cards.lang.inspect import (
    ability_of,
    activates_card,
    certain_deeds,
    having_declared,
    is_mandatory,
    needs_its_place,
    says,
    stays,
    target_parts,
)
from cards.lang.occasions import Occasion, Targeted, TargetingResolves
from cards.lang.places import Place, Position
from cards.lang.terms import Kind, Trait
from cards.lang.turns import Phase
from duels.engine import activation, derive, feasibility, legality, moves, select, triggers
from duels.engine import events as e
from duels.engine.deeds import replace_field_spell_of
from duels.engine.game import DuelOver, Game, Procedure, expect
from duels.engine.occasions import NOTHING, Pending, Situation, answered, cue_of
from duels.engine.paying import pay
from duels.engine.prompts import (
    PASS,
    Act,
    Cards,
    Choice,
    ChooseCards,
    ChooseOne,
    PlaceTrigger,
    Respond,
    Verb,
    Why,
)
from duels.engine.recurring import MOST_ROUNDS
from duels.engine.resolve import perform
from duels.engine.result import Ending, Result
from duels.engine.rounds import Made, Rounds
from duels.engine.scope import Scope
from duels.engine.sealing import is_sealed_off
from duels.engine.state import Cue, Known, Lasting, Link, Ref, State, TableCard
from duels.engine.targeted import aim
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


def activate(
    game: Game, player: int, card: TableCard, ability: Activatable, scope: Scope, situation: Situation
) -> Procedure[None]:
    """An activation in its order: the card is shown, the cost paid, targets chosen, and it is a link (M9)."""
    state = game.state
    if isinstance(ability, Activation):
        put_down(game, player, card)
        scope = Scope(player, card.ref, event=scope.event)
    scope = replace(scope, activating=isinstance(ability, Activation))
    source, silenced = card.known, card.negated
    scope = yield from pay(game, card, ability, scope)
    targets = yield from choose_targets(game, card, ability, scope)
    link = Link(
        number=len(state.chain) + 1,
        player=player,
        card=source,
        key=ability.key,
        event=scope.event,
        answers=situation.link.number if situation.link else None,
        paid=scope.paid,
        counters_paid=scope.counters_paid,
        targets=tuple(target.ref for target in targets),
        silenced=silenced,
        said=scope.said,
        cue=remembered(card, scope.cue),
    )
    game.emit(e.LinkMade(link, tuple(target.known for target in targets)))


def remembered(card: TableCard, cue: Cue | None) -> Cue | None:
    """What an effect can ask of its event, with the damage in answer to which its own card was summoned."""
    if card.answered is None:
        return cue
    return replace(cue or Cue(), kind=card.answered.kind, damage=card.answered.damage)


def put_down(game: Game, player: int, card: TableCard) -> None:
    """A spell or trap goes from the hand into its zone, or is turned face-up where it was set (M9)."""
    state = game.state
    if card.place is not Place.HAND:
        game.emit(e.PositionChanged(card.known, Position.FACE_UP, by_hand=False, activated=True))
        return
    place, zone = zone_of(game, player, card)
    move = moves.to_zone(state, card, player, place, zone, Position.FACE_UP)
    game.emit(moves.together(e.Reason.ACTIVATION, player, [move]))


def zone_of(game: Game, player: int, card: TableCard) -> tuple[Place, int]:
    """Where a spell or trap goes. A field spell first destroys, by the rules, the one it replaces (F7a)."""
    state = game.state
    if Trait.FIELD not in card.card.traits:
        zone = feasibility.zone_for(state, player, card)
        if zone is None:
            raise AssertionError("an activation was offered with no zone free (F9)")
        return Place.SPELLS, zone
    replace_field_spell_of(game, player)
    return Place.FIELD, 0


def choose_targets(
    game: Game, card: TableCard, ability: Activatable, scope: Scope
) -> Procedure[list[TableCard]]:
    """Targets are chosen among public cards, at activation, those of each description in turn (X4, X9)."""
    chosen: list[TableCard] = []
    for number, part in enumerate(target_parts(ability.target)):
        options = activation.targets(game.state, card, ability, scope, number)
        least, most = bounds(activation.count_of(part, scope), len(options))
        if least == len(options):
            picked = options
        else:
            handles = tuple(option.handle for option in options)
            prompt = ChooseCards(scope.player, Why.TARGET, handles, least, most, source=card.handle)
            picked = [game.card(handle) for handle in expect(Cards, (yield prompt)).cards]
        chosen += picked
        scope = scope.targeting(*picked)
    return chosen


def resolve_chain(game: Game) -> Procedure[None]:
    """Links resolve last first (C4); then cards that do not remain go to the graveyard together (C7).

    What happened while the chain was built, costs above all, triggers after it too (C8).
    """
    state = game.state
    by_itself = all(
        is_mandatory(ability_of(state.book[link.card.passcode], link.key)) for link in state.chain
    )
    game.forced = tuple((link.card.uid, link.key) for link in state.chain) if by_itself else None
    game.made = tuple(
        Made(
            link.card.uid,
            link.key,
            link.player,
            by_choice=not is_mandatory(ability_of(state.book[link.card.passcode], link.key)),
        )
        for link in state.chain
    )
    for link in reversed(list(state.chain)):
        yield from resolve_link(game, link)
    used = [
        card
        for link in state.chain
        if (card := state.at(link.card.ref)) is not None and goes_after_use(card, link)
    ]
    if used:
        gone = [moves.to_pile(state, card, Place.GRAVE) for card in used]
        game.emit(moves.together(e.Reason.RULE, state.turn_player, gone), by_rule=True)
    game.emit(e.ChainEnded(), by_rule=True)


def goes_after_use(card: TableCard, link: Link) -> bool:
    """Whether an activated card has done its work: not one that stays on the field (M4)."""
    if not activates_card(link.key) or not card.place.on_field or card.place is Place.MONSTERS:
        return False
    return link.negated or not stays(card.card)


def resolve_link(game: Game, link: Link) -> Procedure[None]:
    """One link, with or without effect (M5, M10, C15, C16)."""
    state = game.state
    ability = ability_of(state.book[link.card.passcode], link.key)
    nothing = without_effect(game, link)
    game.emit(e.LinkResolving(link.number, link.card, nothing), by_rule=True)
    oath = derive.oath_of(ability)
    if oath is not None and not link.negated:
        # It binds for the rest of the turn, whatever becomes of the effect.
        on: tuple[Ref, ...] | None = None
        if isinstance(oath, CannotAttackBeside):
            on = link.targets
        elif isinstance(oath, CannotAttack) and oath.who is Pronoun.THIS:
            on = (link.card.ref,)
        lasting = Lasting(oath, link.player, on, Until.END_OF_TURN, game.state.moment + 1)
        game.emit(e.LastingBegan(lasting), by_rule=True)
    yield from forestall(game, link)
    if nothing is None:
        yield from carry_out(game, link, ability)
    elif nothing == "effect_negated":
        yield from put_on(game, link, ability)
    if not link.negated:
        strike_targeted(game, link)


def forestall(game: Game, link: Link) -> Procedure[None]:
    """What targeted cards do before the effect that targets them resolves, starting no chain (C22).

    Also where that effect is negated; but not where its activation was, which then targeted nothing (M10).
    """
    state = game.state
    for ref in () if link.negated else link.targets:
        card = state.at(ref)
        if card is None or not card.place.on_field or card.face_down:
            continue
        for ability in card.card.abilities:
            if not isinstance(ability, Whenever) or not isinstance(ability.when, TargetingResolves):
                continue
            player, source = card.controller, state.cards[link.card.uid]
            if (
                card.uid in derive.derived(state).negated
                or link.player not in select.seats(ability.when.by, player)
                or not select.matches(ability.when.filter, source, None, select.as_printed)
            ):
                continue
            game.joins = False
            yield from perform(game, ability.do, Scope(player, ref), Link(0, player, card.known, ability.key))
            game.joins = False


def strike_targeted(game: Game, link: Link) -> None:
    """Monsters that being targeted destroys go once the effect is dealt with, even if it was negated.

    In the damage step they wait until damage calculation is over (B1).
    """
    state = game.state
    struck = [card for ref in link.targets if (card := state.at(ref)) is not None and is_struck(state, card)]
    if struck and state.timing in legality.THROUGH_CALCULATION:
        game.emit(e.DestructionPostponed(tuple(card.known for card in struck)), by_rule=True)
        return
    for card in struck:
        destroy_itself(game, card)


def is_struck(state: State, card: TableCard) -> bool:
    """Whether being targeted destroys a card: it stands face-up, says so, and is not negated."""
    return (
        card.place.on_field
        and not card.face_down
        and card.uid not in derive.derived(state).negated
        and any(isinstance(one, Whenever) and isinstance(one.when, Targeted) for one in card.card.abilities)
    )


def destroy_itself(game: Game, card: TableCard) -> None:
    """A card is destroyed by its own effect, which starts no chain."""
    move = moves.to_pile(game.state, card, Place.GRAVE)
    game.emit(moves.together(e.Reason.DESTRUCTION, card.controller, [move], card.known))


def carry_out(game: Game, link: Link, ability: Activatable) -> Procedure[None]:
    """The effect of a link, word by word."""
    scope = Scope(
        link.player,
        link.card.ref,
        event=link.event,
        paid=link.paid,
        counters_paid=link.counters_paid,
        cue=link.cue,
    )
    scope.activating = isinstance(ability, Activation)
    aim(game.state, link, ability, scope)
    if ability.do is not None:
        game.joins = False
        do = having_declared(ability.do, link.said) if link.said else ability.do
        yield from perform(game, do, scope, link)
        game.joins = False
    replace_field_spell(game, link)


def put_on(game: Game, link: Link, ability: Activatable) -> Procedure[None]:
    """An equip spell is put on its monster though its effect is negated, for that is no effect (M6, M10)."""
    if not isinstance(ability, Activation):
        return
    scope = Scope(link.player, link.card.ref)
    aim(game.state, link, ability, scope)
    for deed in certain_deeds(ability.do):
        if isinstance(deed, Equip):
            yield from perform(game, deed, scope, link)


def without_effect(game: Game, link: Link) -> str | None:
    """Why a link does nothing, or None (M5, M10, C16)."""
    state = game.state
    if link.negated:
        return "activation_negated"
    card = state.at(link.card.ref)
    there = card is not None and card.place.on_field and not card.face_down
    paid_itself = any(known.ref == link.card.ref for known in link.paid)
    if link.silenced or (card is not None and there and card.uid in derive.derived(state).negated):
        return "effect_negated"
    if is_sealed_off(state, link):
        return "effect_negated"
    needs_field = link.card.place.on_field and needs_its_place(state.cards[link.card.uid].card)
    is_spell_or_trap = state.cards[link.card.uid].card.kind is not Kind.MONSTER
    if needs_field and is_spell_or_trap and not (there or paid_itself):
        return "not_on_the_field"
    return None


def replace_field_spell(game: Game, link: Link) -> None:
    """The opponent's field spell is destroyed by the rules as the last thing of the link (F7b)."""
    state = game.state
    card = state.at(link.card.ref)
    if card is None or card.place is not Place.FIELD or not activates_card(link.key):
        return
    if not state.ruleset.one_field_spell:
        return
    other = state.sides[1 - card.controller].field_zone
    if other is not None and not state.cards[other].face_down:
        move = moves.to_pile(state, state.cards[other], Place.GRAVE)
        game.emit(moves.together(e.Reason.RULE_DESTRUCTION, card.controller, [move]))
