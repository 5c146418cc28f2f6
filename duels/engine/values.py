"""The values of monsters, as the effects in force make them (N2, N4)."""

from cards.lang import continuous as c
from cards.lang.terms import Stat
from duels.engine import select
from duels.engine.amounts import amount, only_race
from duels.engine.applying import Applying, affected
from duels.engine.findings import Derived
from duels.engine.state import State, TableCard


def change(state: State, found: Derived, one: Applying) -> None:
    """Let one effect change the values of the monsters that it is about."""
    effect, value = one.effect, select.as_printed
    if isinstance(effect, c.GainByRace):
        race = only_race(select.members(state, effect.race_of, one.player, one.this, value))
        if race is None:
            return
        for card in select.members(state, effect.who, one.player, one.this, value):
            if card.card.race is race:
                _add(found, card, amount(state, effect.atk, one.player, one.this, value), 0)
    elif isinstance(effect, c.Gain):
        atk = amount(state, effect.atk, one.player, one.this, value)
        defense = amount(state, effect.def_, one.player, one.this, value)
        for card in affected(state, one, effect.who, value):
            if not card.face_down:
                _add(found, card, atk, defense)


def _add(found: Derived, card: TableCard, atk: int, defense: int) -> None:
    gains = found.gains.setdefault(card.uid, [0, 0])
    gains[0] += atk
    gains[1] += defense


def as_changed(found: Derived, stat: Stat, card: TableCard) -> int | None:
    """A value as seen: sums first, and never below 0 (N2)."""
    base = select.as_printed(stat, card)
    if base is None or card.uid not in found.gains or stat is Stat.LEVEL:
        return base
    return max(0, base + found.gains[card.uid][0 if stat is Stat.ATK else 1])
