"""What a battle does as values are now: who is destroyed, and who takes what (B5-B7, B14)."""

from collections.abc import Iterator
from typing import NamedTuple

from cards.lang import battle as b
from cards.lang.battle import DamageChange
from cards.lang.places import Position
from duels.engine import attacking, derive, select
from duels.engine.findings import BattleWord
from duels.engine.state import State, TableCard


class Comparison(NamedTuple):
    """The outcome of a battle: the numbers compared, monsters destroyed, monsters spared and by which
    cards, and for each seat the damage taken and the life points gained instead; and by which card how
    much damage is inflicted beside it, as damage by its effect."""

    mine: int
    theirs: int | None
    destroyed: tuple[TableCard, ...]
    spared: tuple[tuple[TableCard, TableCard], ...]
    damage: tuple[int, int]
    recovery: tuple[int, int]
    reflected: tuple[tuple[int, tuple[int, int]], ...] = ()


def of_attack(state: State) -> Comparison | None:
    """What the attack under way would do now, or None where it is not calculated (B12)."""
    attack = state.attack
    if attack is None or not attacking.can_calculate(state):
        return None
    target = state.cards[attack.target.uid] if attack.target else None
    return compared(state, state.cards[attack.attacker.uid], target)


def damages(state: State, seat: int) -> bool:
    """Whether the battle, as values are now, would damage a player (B11)."""
    outcome = of_attack(state)
    return outcome is not None and outcome.damage[seat] > 0


def compared(state: State, attacker: TableCard, target: TableCard | None) -> Comparison:
    """ATK against ATK (B5), against DEF (B6), or against nothing (B7)."""
    mine = derive.attack_points(state, attacker)
    if target is None:
        damage, recovery = settled(state, (attacker,), 1 - attacker.controller, mine)
        beside = reflected(state, (attacker,), damage)
        return Comparison(mine, None, (), (), damage, recovery, beside)
    against_attack = target.position is Position.ATTACK
    theirs = derive.attack_points(state, target) if against_attack else derive.defense_points(state, target)
    lost: tuple[TableCard, ...] = ()
    if mine > theirs:
        lost = (target,)
    elif against_attack and mine < theirs:
        lost = (attacker,)
    elif against_attack and mine == theirs > 0:
        lost = (attacker, target)
    destroyed, spared = fate(state, lost)
    pierces = attacking.reaches(state, b.Pierces, attacker)
    taker = attacker.controller if mine < theirs else target.controller
    due = abs(mine - theirs) if against_attack or pierces or mine < theirs else 0
    damage, recovery = settled(state, (attacker, target), taker, due)
    beside = reflected(state, (attacker, target), damage)
    return Comparison(mine, theirs, destroyed, spared, damage, recovery, beside)


def fate(
    state: State, lost: tuple[TableCard, ...]
) -> tuple[tuple[TableCard, ...], tuple[tuple[TableCard, TableCard], ...]]:
    """Which of the beaten monsters are destroyed, and which a card spares for once this turn (X7, B8)."""
    destroyed: list[TableCard] = []
    spared: list[tuple[TableCard, TableCard]] = []
    for card in lost:
        if card.uid in derive.derived(state).safe_in_battle:
            continue
        source = next(_sparing(state, card, [by for _, by in spared]), None)
        if source is None:
            destroyed.append(card)
        else:
            spared.append((card, source))
    return tuple(destroyed), tuple(spared)


def _sparing(state: State, card: TableCard, taken: list[TableCard]) -> Iterator[TableCard]:
    for word in attacking.words(state, b.NotDestroyedByBattleOnce):
        if card.uid in word.reached and word.this is not None:
            source = state.cards[word.this]
            if source.spared != state.turn and source not in taken:
                yield source


def settled(
    state: State, battling: tuple[TableCard, ...], taker: int, amount: int
) -> tuple[tuple[int, int], tuple[int, int]]:
    """Damage and recovery by seat: who takes it, double, halve, nothing or life points, in this order (B14).

    Each source changes it at most once; what ends at 0 is no damage (B11).
    """
    due = [0, 0]
    due[taker] = amount
    uids = {card.uid for card in battling}
    changes = [
        word for word in attacking.words(state, b.ChangeBattleDamage) if not uids.isdisjoint(word.reached)
    ]
    _redirect(due, [word for word in changes if _is(word, DamageChange.REDIRECT)])
    for change in (DamageChange.SHARE, DamageChange.DOUBLE, DamageChange.HALVE, DamageChange.NONE):
        for word in changes:
            if _is(word, change):
                _change(due, change, _seats(word))
    for seat in derive.derived(state).no_battle_damage:
        due[seat] = 0
    gained = [0, 0]
    for word in changes:
        if _is(word, DamageChange.RECOVER):
            for seat in _seats(word):
                gained[seat] += due[seat]
                due[seat] = 0
    return (due[0], due[1]), (gained[0], gained[1])


def reflected(
    state: State, battling: tuple[TableCard, ...], damage: tuple[int, int]
) -> tuple[tuple[int, tuple[int, int]], ...]:
    """What cards inflict beside battle damage, by the uids of those: as much to the other player (B11)."""
    uids = {card.uid for card in battling}
    found = []
    for word in attacking.words(state, b.ChangeBattleDamage):
        if _is(word, DamageChange.REFLECT) and not uids.isdisjoint(word.reached) and word.this is not None:
            seats = _seats(word)
            due = tuple(damage[1 - seat] if 1 - seat in seats else 0 for seat in (0, 1))
            if any(due):
                found.append((word.this, (due[0], due[1])))
    return tuple(found)


def _is(word: BattleWord, change: DamageChange) -> bool:
    return isinstance(word.effect, b.ChangeBattleDamage) and word.effect.change is change


def _seats(word: BattleWord) -> tuple[int, ...]:
    assert isinstance(word.effect, b.ChangeBattleDamage)
    return select.seats(word.effect.of, word.player)


def _redirect(due: list[int], unused: list[BattleWord]) -> None:
    """Each source sends the damage of its player to the other once; one may send back what another sent."""
    while True:
        word = next((one for one in unused if any(due[seat] for seat in _seats(one))), None)
        if word is None:
            return
        unused.remove(word)
        due.reverse()


def _change(due: list[int], change: DamageChange, seats: tuple[int, ...]) -> None:
    for seat in seats:
        match change:
            case DamageChange.SHARE:
                due[1 - seat] = due[1 - seat] or due[seat]
            case DamageChange.DOUBLE:
                due[seat] *= 2
            case DamageChange.HALVE:
                due[seat] = derive.half(due[seat])
            case DamageChange.NONE:
                due[seat] = 0
            case _:
                raise ValueError(change)
