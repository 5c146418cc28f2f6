"""Who may attack whom: declarations, targets, replays, and what must still stand (B2, B3, B12)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cards.lang import battle as b
from cards.lang.abilities import Ignition
from cards.lang.costs import Cost, PayLP
from cards.lang.places import Position
from duels.engine import derive, select
from duels.engine.findings import BattleWord
from duels.engine.payment import parts, payments
from duels.engine.prompts import Act, Verb
from duels.engine.refusal import Refusal
from duels.engine.scope import Scope
from duels.engine.state import State, TableCard


def words(state: State, kind: type[b.BattleEffect]) -> Iterator[BattleWord]:
    """The words of one kind that apply to battles now, the oldest first."""
    return (word for word in derive.derived(state).battle if isinstance(word.effect, kind))


def reaches(state: State, kind: type[b.BattleEffect], card: TableCard) -> bool:
    """Whether a word of this kind reaches a monster."""
    return any(card.uid in word.reached for word in words(state, kind))


def declared(state: State, card: TableCard) -> int:
    """How many attacks the monster has declared in this battle phase; there is one in a turn."""
    return 1 + card.further if card.declared == state.turn else 0


def attacks_allowed(state: State, card: TableCard) -> int:
    """How many attacks a monster may declare in a battle phase (B2)."""
    times = [
        word.effect.times
        for word in words(state, b.AttacksUpTo)
        if isinstance(word.effect, b.AttacksUpTo) and card.uid in word.reached
    ]
    return max(times, default=1)


def stands_to_attack(state: State, card: TableCard) -> bool:
    """Face-up attack position, unless the monster may attack otherwise (B2, B12)."""
    if card.position is Position.ATTACK:
        return True
    return card.position is Position.DEFENSE and reaches(state, b.AttacksInDefense, card)


def has_attack_of_its_own(state: State, card: TableCard) -> bool:
    """Whether the monster has not yet declared as many attacks as it may in a battle phase (B2)."""
    return declared(state, card) < attacks_allowed(state, card)


def has_attack_left(state: State, card: TableCard) -> bool:
    """Whether the monster has an attack of its own left, or may attack once more at once (B2)."""
    return has_attack_of_its_own(state, card) or state.again == card.ref


def is_bound(state: State, card: TableCard) -> bool:
    """Whether all that the monster may still attack is one monster, once more at once (B2)."""
    return state.again == card.ref and state.again_on is not None and not has_attack_of_its_own(state, card)


def can_declare_attack(state: State, card: TableCard) -> bool:
    """Whether a monster may declare an attack (B2)."""
    return attack_refusal(state, card) is None


def attack_refusal(state: State, card: TableCard) -> Refusal | None:
    """The first clause that forbids an attack: position, once per battle phase, a card, no target (B2)."""
    if not stands_to_attack(state, card):
        return Refusal.NOT_IN_ATTACK_POSITION
    if not has_attack_left(state, card) and not reaches(state, b.AttacksEach, card):
        return Refusal.ATTACKED_THIS_TURN
    if has_forgone_attack(state, card):
        return Refusal.CONDITION
    if card.uid in derive.derived(state).cannot_attack:
        return Refusal.PROHIBITED
    if not targets(state, card) and not may_attack_directly(state, card):
        return Refusal.TARGET
    if not is_payable(state, card.controller, costs(state, card)):
        return Refusal.COST
    return None


class AttackDue(NamedTuple):
    """A cost of an attack, and the card that demands it."""

    source: TableCard
    cost: Cost


def costs(state: State, attacker: TableCard) -> list[AttackDue]:
    """What must be paid for an attack of this monster, one cost after the other (B2)."""
    return [
        AttackDue(state.cards[word.this], cost)
        for word in words(state, b.AttackCost)
        if isinstance(word.effect, b.AttackCost) and attacker.uid in word.reached and word.this is not None
        for cost in parts(word.effect.cost)
    ]


def is_payable(
    state: State, player: int, due: Sequence[AttackDue], leaving: frozenset[int] = frozenset()
) -> bool:
    """Whether all these costs can be paid, none with what another takes (M9)."""
    points = sum(
        derive.amount(state, one.cost.amount, player, one.source.uid)
        for one in due
        if isinstance(one.cost, PayLP)
    )
    if points > state.sides[player].life_points:
        return False
    if not due:
        return True
    scope = Scope(player, due[0].source.ref, leaving=leaving)
    return any(
        is_payable(state, player, due[1:], paid.leaving) for paid in payments(state, (due[0].cost,), scope)
    )


def targets(state: State, attacker: TableCard) -> list[TableCard]:
    """The opponent's monsters that a monster may attack with its next attack (B2)."""
    standing = [
        card for card in state.monsters(1 - state.turn_player) if not is_kept_from(state, card, attacker)
    ]
    if is_bound(state, attacker):
        return [card for card in standing if card.ref == state.again_on]
    if has_attack_left(state, attacker):
        return standing
    if reaches(state, b.AttacksEach, attacker):
        return [card for card in standing if card.ref not in attacker.attacked]
    return []


def is_kept_from(state: State, card: TableCard, attacker: TableCard) -> bool:
    """Whether a monster cannot be chosen as the target of this attacker."""
    value = derive.value_of(state)
    return any(
        isinstance(word.effect, b.CannotBeAttacked)
        and card.uid in word.reached
        and select.means(state, word.effect.by, attacker, word.player, word.this, value)
        for word in words(state, b.CannotBeAttacked)
    )


def may_attack_directly(state: State, attacker: TableCard) -> bool:
    """The opponent himself, when he has no monster or where a card allows it (B2)."""
    free = has_attack_left(state, attacker) and not is_bound(state, attacker)
    return free and direct_attack_is_open(state, attacker)


def direct_attack_is_open(state: State, attacker: TableCard) -> bool:
    """Whether nothing stands in the way of an attack on the opponent himself, now."""
    if reaches(state, b.CannotAttackDirectly, attacker):
        return False
    return defenders(state) == 0 or reaches(state, b.MayAttackDirectly, attacker)


def may_turn_to_the_player(state: State, attacker: TableCard) -> bool:
    """Whether the attack under way can be turned on the opponent himself in a replay (B3)."""
    bound = state.attack is not None and state.attack.only is not None
    return not bound and direct_attack_is_open(state, attacker)


def battle_plays(state: State) -> tuple[Act, ...]:
    """What the turn player may do in the battle step with nothing pending.

    Nobody must attack unless a card says so; then that monster attacks before he can leave (B2).
    """
    able = [card for card in state.monsters(state.turn_player) if can_declare_attack(state, card)]
    attacks = tuple(Act(Verb.ATTACK, card.handle) for card in able)
    if any(reaches(state, b.MustAttack, card) for card in able):
        return attacks
    return (*attacks, Act(Verb.MAIN_PHASE_2))


def attack_stands(state: State) -> bool:
    """Whether the attacker is still there, still stands so, and is still with its player (B12)."""
    attack = state.attack
    if attack is None:
        return False
    attacker = state.at(attack.attacker)
    return (
        attacker is not None
        and stands_to_attack(state, attacker)
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
    """The target is gone or kept safe, the number of monsters changed, or the direct way is barred (B3)."""
    attack = state.attack
    if attack is None:
        return False
    attacker = state.cards[attack.attacker.uid]
    if defenders(state) != attack.defenders:
        return True
    if attack.target is None:
        return not direct_attack_is_open(state, attacker)
    return not target_stands(state) or is_kept_from(state, state.cards[attack.target.uid], attacker)


def new_targets(state: State, attacker: TableCard) -> list[TableCard]:
    """The monsters that a replay leaves to choose from (B3)."""
    only = state.attack.only if state.attack is not None else None
    earlier = attacker.attacked[:-1] if reaches(state, b.AttacksEach, attacker) else []
    return [
        card
        for card in state.monsters(1 - state.turn_player)
        if not is_kept_from(state, card, attacker) and card.ref not in earlier and only in (None, card.ref)
    ]


def can_calculate(state: State) -> bool:
    """Whether attacker and target both reach damage calculation (B12)."""
    attack = state.attack
    return attack is not None and attack_stands(state) and (attack.target is None or target_stands(state))


def has_forgone_attack(state: State, card: TableCard) -> bool:
    """Whether an effect that it used this turn keeps it from attacking, also when that was negated."""
    return any(
        isinstance(ability, Ignition) and ability.forgoes_attack and card.used.get(ability.key) == state.turn
        for ability in card.card.abilities
    )
