"""Values as they are now, computed from what is printed and what applies; never written onto a card.

Negations come first, in the order of their dependence; then what monsters gain; then what is
forbidden, which may ask for the values so found.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from cards.lang import continuous as c
from cards.lang import numbers as n
from cards.lang.abilities import Activatable, Activation, Continuous
from cards.lang.conditions import (
    All,
    AppliedThisTurn,
    Condition,
    Exists,
    Holds,
    None_,
)
from cards.lang.filters import Filter
from cards.lang.groups import Cards, Pronoun
from cards.lang.inspect import ability_of
from cards.lang.terms import Race, Stat
from duels.engine import select
from duels.engine.state import Ref, State, TableCard


@dataclass(slots=True)
class Applying:
    """A continuous or lasting effect in force: whose it is, its card, what it took hold of."""

    effect: c.ContinuousEffect
    player: int
    this: int | None
    on: tuple[Ref, ...] | None
    since: int


@dataclass(slots=True)
class Derived:
    """What follows from a state; made anew after every change."""

    negated: set[int] = field(default_factory=set)
    gains: dict[int, list[int]] = field(default_factory=dict)
    cannot_attack: set[int] = field(default_factory=set)
    safe_in_battle: set[int] = field(default_factory=set)
    no_battle_damage: set[int] = field(default_factory=set)
    cannot_summon: set[int] = field(default_factory=set)
    cannot_activate: list[Filter] = field(default_factory=list)
    not_for_tribute_summon: set[int] = field(default_factory=set)


def derived(state: State) -> Derived:
    """What follows from the state, computed once between two changes."""
    if not isinstance(state.derived, Derived):
        state.derived = compute(state)
    return state.derived


def compute(state: State) -> Derived:
    """What follows from the state, computed without any memory."""
    found = Derived()
    applying = sorted(_applying(state), key=lambda one: one.since)
    found.cannot_summon = _sworn(state)
    if not applying and not any(card.negated for card in state.cards):
        return found
    found.negated = _negated(state, applying)
    live = [one for one in applying if one.this is None or one.this not in found.negated]
    for one in live:
        _gain(state, found, one)

    def value(stat: Stat, card: TableCard) -> int | None:
        return _with_gains(found, stat, card)

    for one in live:
        _forbid(state, found, one, value)
    return found


def _sworn(state: State) -> set[int]:
    """The players whom a link on the chain binds to summon nothing else."""
    return {
        seat
        for link in state.chain
        if not link.negated
        and (oath := oath_of(ability_of(state.cards[link.card.uid].card, link.key))) is not None
        for seat in select.seats(oath.of, link.player)
    }


def oath_of(ability: Activatable) -> c.CannotSummon | None:
    """What an activation binds its player to."""
    return ability.oath if isinstance(ability, Activation) else None


def _applying(state: State) -> Iterator[Applying]:
    for player in (0, 1):
        for card in state.on_field(player):
            if card.card.abilities and not card.face_down and _stands(state, card):
                for ability in card.card.abilities:
                    if isinstance(ability, Continuous) and _applies(state, ability, card):
                        yield Applying(ability.effect, player, card.uid, None, card.since)
    for lasting in state.lasting:
        yield Applying(lasting.effect, lasting.player, None, lasting.on, lasting.since)


def _applies(state: State, ability: Continuous, card: TableCard) -> bool:
    return ability.given is None or holds(state, ability.given, card.controller, card.uid)


def _stands(state: State, card: TableCard) -> bool:
    """Whether a face-up card is there to apply.

    Not while its summon or its activation is undecided, nor once it is determined to be destroyed by
    battle (B8).
    """
    if state.attack is not None and card.ref in state.attack.destroyed:
        return False
    if state.attempt is not None and state.attempt.card == card.ref:
        return False
    return not any(
        link.key == "activation" and link.card.ref == card.ref and not link.resolved for link in state.chain
    )


def _negated(state: State, applying: list[Applying]) -> set[int]:
    """The uids of cards whose effects are negated.

    A negation by a negated card does not count. Where negations depend on one another in a circle,
    the one that has applied longest stays and the circle is broken there (C20).
    """
    negations = [one for one in applying if isinstance(one.effect, c.Nullify)]
    negated = {card.uid for card in state.cards if card.negated and not card.face_down}
    undecided = list(negations)
    while undecided:
        decided = next(
            (
                one
                for one in undecided
                if one.this in negated
                or not any(one.this in _reach(state, other) for other in undecided if other is not one)
            ),
            undecided[0],
        )
        undecided.remove(decided)
        if decided.this is None or decided.this not in negated:
            negated |= _reach(state, decided)
    return negated


def _reach(state: State, one: Applying) -> set[int]:
    """The face-up cards that a negation reaches."""
    if not isinstance(one.effect, c.Nullify):
        return set()
    reached = _affected(state, one, one.effect.who, select.as_printed)
    return {card.uid for card in reached if not card.face_down}


def _affected(state: State, one: Applying, who: Pronoun | Cards, value: select.Value) -> list[TableCard]:
    """The cards that an effect applies to: those it took hold of, or those it describes now."""
    if one.on is not None:
        return [card for ref in one.on if (card := state.at(ref)) is not None]
    if isinstance(who, Cards):
        return select.members(state, who, one.player, one.this, value)
    if one.this is None:
        return []
    this = state.cards[one.this]
    if who is Pronoun.THIS:
        return [this]
    if who is Pronoun.EQUIPPED and this.equipped is not None:
        monster = state.at(this.equipped)
        return [monster] if monster is not None else []
    return []


def _gain(state: State, found: Derived, one: Applying) -> None:
    effect = one.effect
    if isinstance(effect, c.GainByRace):
        race = only_race(select.members(state, effect.race_of, one.player, one.this, select.as_printed))
        if race is None:
            return
        for card in select.members(state, effect.who, one.player, one.this, select.as_printed):
            if card.card.race is race:
                _add(found, card, amount(state, effect.atk, one.player, one.this), 0)
    elif isinstance(effect, c.Gain):
        atk = amount(state, effect.atk, one.player, one.this)
        defense = amount(state, effect.def_, one.player, one.this)
        for card in _affected(state, one, effect.who, select.as_printed):
            if not card.face_down:
                _add(found, card, atk, defense)


def _add(found: Derived, card: TableCard, atk: int, defense: int) -> None:
    gains = found.gains.setdefault(card.uid, [0, 0])
    gains[0] += atk
    gains[1] += defense


def _forbid(state: State, found: Derived, one: Applying, value: select.Value) -> None:
    match one.effect:
        case c.CannotAttack(who):
            found.cannot_attack |= {card.uid for card in _affected(state, one, who, value)}
        case c.NotDestroyedByBattle(who):
            found.safe_in_battle |= {card.uid for card in _affected(state, one, who, value)}
        case c.NoBattleDamage(of):
            found.no_battle_damage.update(select.seats(of, one.player))
        case c.CannotSummon(of):
            found.cannot_summon.update(select.seats(of, one.player))
        case c.NotForTributeSummon(who):
            found.not_for_tribute_summon |= {card.uid for card in _affected(state, one, who, value)}
        case c.CannotActivate(filter_):
            found.cannot_activate.append(filter_)
        case _:
            pass


def _with_gains(found: Derived, stat: Stat, card: TableCard) -> int | None:
    """A value as seen: sums first, and never below 0 (N2)."""
    base = select.as_printed(stat, card)
    if base is None or card.uid not in found.gains or stat is Stat.LEVEL:
        return base
    return max(0, base + found.gains[card.uid][0 if stat is Stat.ATK else 1])


def only_race(cards: list[TableCard]) -> Race | None:
    """The one type that all these monsters have, or None where there are several or none."""
    races = {card.card.race for card in cards}
    return races.pop() if len(races) == 1 else None


def value_of(state: State) -> select.Value:
    """How values are read in this state; nothing is computed before a value is asked for."""
    return lambda stat, card: _with_gains(derived(state), stat, card)


def level(card: TableCard) -> int:
    """The level that a card has where it is (S2)."""
    return card.card.level


def attack_points(state: State, card: TableCard) -> int:
    """ATK on the field, where "?" is 0 (N3)."""
    return _with_gains(derived(state), Stat.ATK, card) or 0


def defense_points(state: State, card: TableCard) -> int:
    """DEF on the field, where "?" is 0 (N3)."""
    return _with_gains(derived(state), Stat.DEF, card) or 0


def half(number: int) -> int:
    """Half of a number, .5 up (N1)."""
    return (number + 1) // 2


def amount(
    state: State,
    number: n.Number,
    you: int,
    this: int | None,
    stats: dict[Pronoun, TableCard] | None = None,
) -> int:
    """A number that a text computes, now. `stats` are cards that pronouns stand for."""
    match number:
        case int():
            return number
        case n.Count(cards):
            return len(select.members(state, cards, you, this, select.as_printed))
        case n.Counters(name, _):
            return state.cards[this].counters.get(name, 0) if this is not None else 0
        case n.Total(stat, cards):
            value = value_of(state)
            return sum(value(stat, card) or 0 for card in select.members(state, cards, you, this, value))
        case n.StatOf(stat, pronoun):
            return value_of(state)(stat, stats[pronoun]) or 0 if stats and pronoun in stats else 0
        case n.Times(factor, inner):
            return factor * amount(state, inner, you, this, stats)


def holds(state: State, condition: Condition, you: int, this: int | None) -> bool:
    """Whether a condition is met now."""
    value = select.as_printed
    match condition:
        case Exists(cards):
            return bool(select.members(state, cards, you, this, value))
        case None_(cards):
            return not select.members(state, cards, you, this, value)
        case Holds(of, names):
            return any(
                set(names) <= {card.card.name_en for card in state.hand(seat)}
                for seat in select.seats(of, you)
            )
        case AppliedThisTurn(key):
            return this is not None and state.cards[this].applied.get(key) == state.turn
        case All(conditions):
            return all(holds(state, one, you, this) for one in conditions)
