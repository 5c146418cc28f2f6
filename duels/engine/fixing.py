"""What halves, doubles or swaps a value once, as its effect resolves, fixes it at a number (N4)."""

from cards.lang import alterations as a
from cards.lang.groups import THIS
from cards.lang.terms import Stat
from duels.engine import derive
from duels.engine.state import State, TableCard
from duels.engine.values import POINTS, times

FIXED_AS_IT_IS = (a.ValueTimes, a.OriginalTimes, a.OriginalSwapped)
"""The effects whose outcome is a number once they are laid on a monster."""


def fixed(
    state: State, effect: a.ValueTimes | a.OriginalTimes | a.OriginalSwapped, card: TableCard
) -> a.ValueBecomes | a.OriginalBecomes:
    """The number at which such an effect fixes the values of a monster, as it stands now."""
    match effect:
        case a.ValueTimes(_, stats, by):
            now = {
                Stat.ATK: derive.attack_points(state, card),
                Stat.DEF: derive.defense_points(state, card),
            }
            points = {stat: times(now[stat], by) for stat in stats}
            return a.ValueBecomes(THIS, points.get(Stat.ATK), points.get(Stat.DEF))
        case a.OriginalTimes(_, stats, by):
            points = {stat: times(derive.original(state, stat, card), by) for stat in stats}
        case a.OriginalSwapped():
            atk, defense = (derive.original(state, stat, card) for stat in POINTS)
            points = {Stat.ATK: defense, Stat.DEF: atk}
    return a.OriginalBecomes(THIS, points.get(Stat.ATK), points.get(Stat.DEF))
