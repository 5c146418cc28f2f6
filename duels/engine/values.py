"""The values of monsters, as the effects in force make them (N2, N4).

First the original value, printed or set; then what fixes the value; then the sums. What an activated
effect sets, halves, doubles or swaps is fixed as it then is: what changed the value before it is not counted
for as long as it lasts, neither equips nor other continuous changes. Where a continuous effect fixes a value,
the other continuous changes are counted on top of it, and what was laid on the monster before it is not.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import get_args

from cards.lang import alterations as a
from cards.lang import continuous as c
from cards.lang import numbers as n
from cards.lang.alterations import Factor
from cards.lang.groups import Cards, Pronoun
from cards.lang.terms import Stat
from duels.engine import select
from duels.engine.amounts import amount, half, only_race
from duels.engine.applying import Applying, affected
from duels.engine.findings import Derived, Figures, Reading
from duels.engine.shielding import has_no_hold
from duels.engine.state import State, TableCard

POINTS = (Stat.ATK, Stat.DEF)


@dataclass(frozen=True, slots=True)
class Change:
    """What one effect does to the values of one monster; `points` are its numbers, computed."""

    effect: c.ContinuousEffect
    lasting: bool
    points: dict[Stat, int]


CHANGING = (c.Gain, c.GainByRace, *get_args(a.ValueAlteration))
"""The effects that change values."""


def work_out(state: State, found: Derived, changing: list[Applying]) -> dict[int, Figures]:
    """The figures of every monster whose values an effect changes."""
    changes: dict[int, list[Change]] = {}
    for one in changing:
        for card, change in _changes(state, found, one):
            changes.setdefault(card.uid, []).append(change)
    return {uid: figures(state.cards[uid], laid) for uid, laid in changes.items()}


def _changes(state: State, found: Derived, one: Applying) -> Iterator[tuple[TableCard, Change]]:
    """The face-up monsters that an effect is about, each with what it does to it."""
    effect, value = one.effect, Reading(found)
    if not isinstance(effect, c.Gain | c.GainByRace | a.ValueAlteration):
        return
    change = Change(effect, one.this is None, _points(state, one, value))
    for card in _meant(state, one, effect.who, value):
        if not card.face_down and not has_no_hold(state, found, one, card):
            yield card, change


def _meant(state: State, one: Applying, who: Pronoun | Cards, value: Reading) -> list[TableCard]:
    cards = affected(state, one, who, value)
    if not isinstance(one.effect, c.GainByRace):
        return cards
    race = only_race(select.members(state, one.effect.race_of, one.player, one.this, value))
    return [card for card in cards if race is not None and _race(card, value) is race]


def _race(card: TableCard, value: Reading) -> object:
    looks = value.looks(card)
    return looks.race if looks else card.card.race


def _points(state: State, one: Applying, value: Reading) -> dict[Stat, int]:
    """The numbers of an effect, which for what stands on the field are computed anew each time."""
    effect = one.effect
    numbers: tuple[n.Number | None, n.Number | None] = (
        getattr(effect, "atk", None),
        getattr(effect, "def_", None),
    )
    return {
        stat: amount(state, number, one.player, one.this, value)
        for stat, number in zip(POINTS, numbers, strict=True)
        if number is not None
    }


def figures(card: TableCard, laid: list[Change]) -> Figures:
    """The values of a monster with these changes, which are in the order in which they took hold (N4)."""
    original = originals(card, laid)
    now = {stat: max(0, _value(stat, original[stat], laid)) for stat in POINTS}
    return Figures(original, now)


def originals(card: TableCard, laid: list[Change]) -> dict[Stat, int]:
    """The original values: printed, or as effects that say so make them."""
    found = {stat: select.as_printed(stat, card) or 0 for stat in POINTS}
    for change in laid:
        match change.effect:
            case a.OriginalBecomes():
                found |= change.points
            case a.OriginalTimes(_, stats, by):
                found |= {stat: times(found[stat], by) for stat in stats}
            case a.OriginalSwapped():
                found = {Stat.ATK: found[Stat.DEF], Stat.DEF: found[Stat.ATK]}
            case _:
                pass
    return found


def _value(stat: Stat, number: int, laid: list[Change]) -> int:
    """One value: what multiplies or fixes it, in order, and then what is added."""
    fixed = _fixed(stat, laid)
    if fixed is not None:
        number = laid[fixed].points[stat]
        anew = not laid[fixed].lasting
        laid = [change for place, change in enumerate(laid) if place > fixed or (anew and not change.lasting)]
    for change in laid:
        if isinstance(change.effect, a.ValueTimes) and stat in change.effect.stats:
            number = times(number, change.effect.by)
    return number + sum(
        change.points.get(stat, 0) for change in laid if isinstance(change.effect, c.Gain | c.GainByRace)
    )


def _fixed(stat: Stat, laid: list[Change]) -> int | None:
    """The place of what fixes a value last, unless an original value that is set after it takes its place."""
    overtaken = False
    for place, change in reversed(list(enumerate(laid))):
        if stat not in change.points:
            continue
        if isinstance(change.effect, a.OriginalBecomes):
            overtaken = True
        elif isinstance(change.effect, a.ValueBecomes) and not (overtaken and change.lasting):
            return place
    return None


def times(number: int, by: Factor) -> int:
    """A value halved, .5 up, or doubled (N1)."""
    return half(number) if by is Factor.HALF else 2 * number
