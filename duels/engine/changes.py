"""The only code that changes a state: `apply(state, event)`.

Folding the events of a duel over its first state gives its present state.
"""

from collections.abc import Callable
from typing import Any

from cards.lang.places import Place
from duels.engine import events as e
from duels.engine.state import NEVER, Attack, State, TableCard


def apply(state: State, event: e.Event) -> None:
    """Change the state as the event says."""
    _APPLY[type(event)](state, event)


def _lot_drawn(state: State, event: e.LotDrawn) -> None:
    state.chances += event.chances


def _first_player_decided(state: State, event: e.FirstPlayerDecided) -> None:
    state.first = event.first


def _shuffled(state: State, event: e.Shuffled) -> None:
    state.sides[event.player].deck[:] = event.order
    state.chances += event.chances


def _turn_began(state: State, event: e.TurnBegan) -> None:
    state.turn = event.turn
    state.turn_player = event.player
    state.normal_summoned = False


def _phase_began(state: State, event: e.PhaseBegan) -> None:
    state.phase = event.phase
    state.step = None
    state.timing = None


def _step_began(state: State, event: e.StepBegan) -> None:
    state.step = event.step
    state.timing = None


def _timing_reached(state: State, event: e.TimingReached) -> None:
    state.timing = event.timing


def _moved(state: State, event: e.Moved) -> None:
    for move in event.moves:
        card = state.cards[move.card.uid]
        _lift(state, card)
        _lay(state, card, move)


def _lift(state: State, card: TableCard) -> None:
    """Take a card from its place."""
    side = state.sides[card.controller]
    match card.place:
        case Place.MONSTERS:
            side.monsters[card.zone] = None
        case Place.SPELLS:
            side.spells[card.zone] = None
        case Place.FIELD:
            side.field_zone = None
        case pile:
            side.pile(pile).remove(card.uid)


def _lay(state: State, card: TableCard, move: e.Move) -> None:
    """Lay a card down; going to another place begins another life."""
    if card.place is not move.to and not (card.place.on_field and move.to.on_field):
        card.life += 1
        card.came = card.turned = card.declared = NEVER
    card.place = move.to
    card.controller = move.controller
    card.zone = move.zone
    card.position = move.position
    card.handle = move.handle
    state.next_handle = max(state.next_handle, move.handle + 1)
    side = state.sides[card.controller]
    match move.to:
        case Place.MONSTERS:
            side.monsters[card.zone] = card.uid
        case Place.SPELLS:
            side.spells[card.zone] = card.uid
        case Place.FIELD:
            side.field_zone = card.uid
        case pile:
            side.pile(pile).append(card.uid)


def _could_not_draw(state: State, event: e.CouldNotDraw) -> None:
    state.sides[event.player].could_not_draw = True


def _summon_attempted(state: State, event: e.SummonAttempted) -> None:
    """The attempt uses the turn's normal summon, whatever becomes of it (S1, S3)."""
    if event.manner in (e.Manner.NORMAL, e.Manner.TRIBUTE):
        state.normal_summoned = True


def _summoned(state: State, event: e.Summoned) -> None:
    state.cards[event.card.uid].came = state.turn


def _monster_set(state: State, event: e.MonsterSet) -> None:
    state.cards[event.card.uid].came = state.turn
    state.normal_summoned = True


def _position_changed(state: State, event: e.PositionChanged) -> None:
    card = state.cards[event.card.uid]
    card.position = event.position
    if event.by_hand:
        card.turned = state.turn


def _attack_declared(state: State, event: e.AttackDeclared) -> None:
    state.cards[event.attacker.uid].declared = state.turn
    _attack_target_changed(state, event)


def _attack_target_changed(state: State, event: e.AttackDeclared | e.AttackTargetChanged) -> None:
    target = event.target.ref if event.target else None
    state.attack = Attack(event.attacker.ref, target, event.defenders)


def _attack_ended(state: State, event: e.AttackEnded) -> None:
    state.attack = None


def _battled(state: State, event: e.Battled) -> None:
    """Reaching calculation changes nothing by itself; cards ask for it (B13)."""


def _destruction_determined(state: State, event: e.DestructionDetermined) -> None:
    if state.attack is not None:
        state.attack.destroyed = tuple(card.ref for card in event.cards)


def _damage_inflicted(state: State, event: e.DamageInflicted) -> None:
    """Life points never fall below 0 (N6)."""
    for side, amount in zip(state.sides, event.amounts, strict=True):
        side.life_points = max(0, side.life_points - amount)


def _duel_ended(state: State, event: e.DuelEnded) -> None:
    state.result = event.result


_APPLY: dict[type[e.Event], Callable[[State, Any], None]] = {
    e.LotDrawn: _lot_drawn,
    e.FirstPlayerDecided: _first_player_decided,
    e.Shuffled: _shuffled,
    e.TurnBegan: _turn_began,
    e.PhaseBegan: _phase_began,
    e.StepBegan: _step_began,
    e.TimingReached: _timing_reached,
    e.Moved: _moved,
    e.CouldNotDraw: _could_not_draw,
    e.SummonAttempted: _summon_attempted,
    e.Summoned: _summoned,
    e.MonsterSet: _monster_set,
    e.PositionChanged: _position_changed,
    e.AttackDeclared: _attack_declared,
    e.AttackTargetChanged: _attack_target_changed,
    e.AttackEnded: _attack_ended,
    e.Battled: _battled,
    e.DestructionDetermined: _destruction_determined,
    e.DamageInflicted: _damage_inflicted,
    e.DuelEnded: _duel_ended,
}
