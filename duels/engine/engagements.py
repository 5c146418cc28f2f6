"""What happened in attacks and battles, as texts speak of it: targets, timings, damage, destruction (B10)."""

from cards.lang import occasions as o
from cards.lang.battle import Role
from cards.lang.groups import Cards, Pronoun
from cards.lang.places import Place
from cards.lang.turns import Timing
from duels.engine import events as e
from duels.engine import select
from duels.engine.conditions import opposing
from duels.engine.derive import value_of
from duels.engine.state import Known, State, TableCard


def attacked(
    state: State,
    occasion: o.AttackTargeted,
    card: TableCard,
    you: int,
    event: e.AttackDeclared | e.AttackTargetChanged,
) -> tuple[Known, ...] | None:
    """The attacker, where the attack is on a monster that the occasion speaks of (B2, B3)."""
    meant = event.target is not None and is_meant(state, occasion.card, event.target, card, you)
    return (event.attacker,) if meant else None


def in_damage_step(state: State, battling: Cards, card: TableCard, you: int) -> tuple[Known, ...] | None:
    """In the damage step, the one of these monsters that battles (B9)."""
    if state.timing is None or state.attack is None:
        return None
    refs = (state.attack.attacker, state.attack.target)
    for monster in (state.at(ref) for ref in refs if ref is not None):
        if monster is not None and select.means(state, battling, monster, you, card.uid, value_of(state)):
            return (monster.known,)
    return None


def is_meant(state: State, whose: Pronoun | Cards, known: Known, card: TableCard, you: int) -> bool:
    """Whether a text means a monster of a battle, as it stands now."""
    if isinstance(whose, Pronoun):
        meant = card.equipped if whose is Pronoun.EQUIPPED else card.ref
        return meant is not None and known.uid == meant.uid
    there = state.at(known.ref)
    return there is not None and select.means(state, whose, there, you, card.uid, value_of(state))


def battles(
    state: State, occasion: o.Battles, card: TableCard, you: int, event: e.TimingReached
) -> tuple[Known, ...] | None:
    """The monster that this card battles; after damage calculation, only if they came to it (B13)."""
    if event.timing is not occasion.at:
        return None
    other = opposing(state, card.uid, occasion.role)
    if other is None or state.attack is None:
        return None
    if state.timing in _AFTER_CALCULATION and not state.attack.battled:
        return None
    against = occasion.against
    if against is not None and not select.matches(against, other, card.uid, value_of(state)):
        return None
    return (other.known,)


_AFTER_CALCULATION = (Timing.AFTER_CALCULATION, Timing.FLIP, Timing.END)


def inflicts(
    state: State, occasion: o.BattleDamageInflicted, card: TableCard, you: int, event: e.DamageInflicted
) -> tuple[Known, ...] | None:
    """The monster that inflicts battle damage to one of these players, by a direct attack or any (B11)."""
    if occasion.directly and not event.direct:
        return None
    for seat in select.seats(occasion.to, you):
        inflictor = event.by[seat]
        if (
            event.amounts[seat]
            and inflictor is not None
            and is_meant(state, occasion.by, inflictor, card, you)
        ):
            return (inflictor,)
    return None


def destroys(
    state: State, occasion: o.DestroysByBattle, card: TableCard, you: int, event: e.Moved
) -> tuple[Known, ...] | None:
    """The monsters that one such monster has beaten, where they are now (B8)."""
    if event.reason is not e.Reason.BATTLE:
        return None
    found = tuple(
        e.arrived(move)
        for move in event.moves
        if (move.to is Place.GRAVE or not occasion.to_grave)
        and _was_beaten(state, occasion, move.card, card, you)
    )
    return found or None


def _was_beaten(
    state: State, occasion: o.DestroysByBattle, destroyed: Known, card: TableCard, you: int
) -> bool:
    """Whether the monster that beat this one is of those that the occasion speaks of."""
    attack = state.attack
    if attack is None or attack.target is None:
        return False
    attacked = destroyed.ref == attack.target
    if occasion.role is (Role.TARGET if attacked else Role.ATTACKER):
        return False
    if occasion.lying is not None and destroyed.position not in occasion.lying.positions:
        return False
    victor = state.at(attack.attacker if attacked else attack.target)
    return victor is not None and is_meant(state, occasion.by, victor.known, card, you)
