"""What may be done: the one home of every "may he?"."""

from cards.lang.inspect import bars_of
from cards.lang.places import Position
from cards.lang.procedures import Bar
from cards.lang.terms import Trait
from cards.lang.turns import Phase
from duels.engine import derive
from duels.engine.prompts import Act, Verb
from duels.engine.refusal import Refusal
from duels.engine.state import State, TableCard


def tributes_required(state: State, card: TableCard) -> int:
    """Tributes for a normal summon or set, by the level the card has in the hand (S2)."""
    level = derive.level(state, card)
    if level <= 4:
        return 0
    return 1 if level <= 6 else 2


def can_be_normal_summoned(card: TableCard) -> bool:
    """Monsters whose text does not forbid it; a ritual monster needs its ritual summon (S6, S9)."""
    return (
        card.card.is_monster and Trait.RITUAL not in card.card.traits and Bar.NORMAL not in bars_of(card.card)
    )


def free_monster_zone(state: State, player: int) -> int | None:
    """The first free monster zone of a player; which one it is matters to no card (F10)."""
    for zone, uid in enumerate(state.sides[player].monsters):
        if uid is None:
            return zone
    return None


def has_room_for_normal_summon(state: State, player: int, card: TableCard) -> bool:
    """Enough monsters to tribute, and a zone that is free or that the tributes will free (S2, F9)."""
    required = tributes_required(state, card)
    if not required:
        return free_monster_zone(state, player) is not None
    return len(tributes(state, player)) >= required


def tributes(state: State, player: int) -> list[TableCard]:
    """The monsters that a player may tribute for a normal summon or set (S2)."""
    kept = derive.derived(state).not_for_tribute_summon
    return [card for card in state.monsters(player) if card.uid not in kept]


def normal_summon_refusal(state: State, player: int, card: TableCard) -> Refusal | None:
    """The first clause that forbids a normal summon (S1, S2, F9)."""
    refused = normal_set_refusal(state, player, card)
    if refused is None and player in derive.derived(state).cannot_summon:
        return Refusal.PROHIBITED
    return refused


def normal_set_refusal(state: State, player: int, card: TableCard) -> Refusal | None:
    """The first clause that forbids a normal set, which is the turn's normal summon too (S1, S2, X5)."""
    if not can_be_normal_summoned(card):
        return Refusal.NOT_BY_NORMAL_SUMMON
    if state.normal_summoned:
        return Refusal.NORMAL_SUMMON_USED
    if not has_room_for_normal_summon(state, player, card):
        return Refusal.TRIBUTES if tributes_required(state, card) else Refusal.ZONE
    return None


def position_refusal(state: State, player: int, card: TableCard) -> Refusal | None:
    """The first clause that forbids to turn a monster by hand: by flip summon (S4) or by S10."""
    if card.came == state.turn:
        return Refusal.CAME_THIS_TURN
    if card.declared == state.turn:
        return Refusal.ATTACKED_THIS_TURN
    if card.turned == state.turn:
        return Refusal.TURNED_THIS_TURN
    if card.face_down and player in derive.derived(state).cannot_summon:
        return Refusal.PROHIBITED
    return None


def can_enter_battle(state: State) -> bool:
    """The battle phase follows main phase 1, except in the first turn of the duel (T2, T3)."""
    return state.phase is Phase.MAIN_1 and (state.turn > 1 or state.ruleset.first_turn_battle)


def open_plays(state: State) -> tuple[Act, ...]:
    """What the turn player may do in his main phase with nothing pending (T6)."""
    player = state.turn_player
    plays = []
    if not state.normal_summoned:
        for card in state.hand(player):
            if normal_summon_refusal(state, player, card) is None:
                plays.append(Act(Verb.NORMAL_SUMMON, card.handle))
            if normal_set_refusal(state, player, card) is None:
                plays.append(Act(Verb.SET, card.handle))
    for card in state.monsters(player):
        if position_refusal(state, player, card) is None:
            plays.append(Act(TURN_BY_HAND[card.position], card.handle))
    if can_enter_battle(state):
        plays.append(Act(Verb.BATTLE_PHASE))
    plays.append(Act(Verb.END_PHASE))
    return tuple(plays)


TURN_BY_HAND: dict[Position | None, Verb] = {
    Position.ATTACK: Verb.TO_DEFENSE,
    Position.DEFENSE: Verb.TO_ATTACK,
    Position.FACE_DOWN_DEFENSE: Verb.FLIP_SUMMON,
}
"""By hand nothing turns face-down, and a face-down monster goes to face-up attack only (S4, S10)."""


def can_declare_attack(state: State, card: TableCard) -> bool:
    """Whether a monster may declare an attack (B2)."""
    return attack_refusal(state, card) is None


def attack_refusal(state: State, card: TableCard) -> Refusal | None:
    """The first clause that forbids an attack: face-up attack position, once per battle phase (B2)."""
    if card.position is not Position.ATTACK:
        return Refusal.NOT_IN_ATTACK_POSITION
    if card.declared == state.turn:
        return Refusal.ATTACKED_THIS_TURN
    if card.uid in derive.derived(state).cannot_attack:
        return Refusal.PROHIBITED
    return None


def battle_plays(state: State) -> tuple[Act, ...]:
    """What the turn player may do in the battle step with nothing pending. Nobody must attack (B2)."""
    attacks = [
        Act(Verb.ATTACK, card.handle)
        for card in state.monsters(state.turn_player)
        if can_declare_attack(state, card)
    ]
    return (*attacks, Act(Verb.MAIN_PHASE_2))


def attack_stands(state: State) -> bool:
    """Whether the attacker is still there, in face-up attack position and with its player (B12)."""
    attack = state.attack
    if attack is None:
        return False
    attacker = state.at(attack.attacker)
    return (
        attacker is not None
        and attacker.position is Position.ATTACK
        and attacker.controller == state.turn_player
    )


def defenders(state: State) -> int:
    """How many monsters stand on the attacked side (B3)."""
    return sum(1 for _ in state.monsters(1 - state.turn_player))


def target_stands(state: State) -> bool:
    """Whether the attacked monster is still there and its controller still the one attacked (B3, B12)."""
    attack = state.attack
    if attack is None or attack.target is None:
        return False
    target = state.at(attack.target)
    return target is not None and target.controller != state.turn_player and target.place.on_field


def needs_replay(state: State) -> bool:
    """The target is gone, or the number of monsters on the attacked side has changed (B3)."""
    attack = state.attack
    if attack is None:
        return False
    return defenders(state) != attack.defenders or (attack.target is not None and not target_stands(state))


def can_calculate(state: State) -> bool:
    """Whether attacker and target both reach damage calculation (B12)."""
    attack = state.attack
    return attack is not None and attack_stands(state) and (attack.target is None or target_stands(state))


def damages_defender(state: State) -> bool:
    """Whether the battle, as values are now, would damage the player who is attacked (B5-B7)."""
    attack = state.attack
    if attack is None or not can_calculate(state):
        return False
    attacker = state.cards[attack.attacker.uid]
    if 1 - attacker.controller in derive.derived(state).no_battle_damage:
        return False
    points = derive.attack_points(state, attacker)
    if attack.target is None:
        return points > 0
    target = state.cards[attack.target.uid]
    return target.position is Position.ATTACK and points > derive.attack_points(state, target)
