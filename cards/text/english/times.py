"""Phases to come, in English."""

from cards.lang.players import Who
from cards.lang.turns import Phase
from cards.text.english.occasions import PHASES


def in_phase_to_come(phase: Phase, of: Who, nth: int) -> str:
    """ "during the End Phase", "during your next Standby Phase"; counted where it is not the first."""
    whose = {Who.YOU: "your", Who.OPPONENT: "your opponent's", Who.EITHER: "the"}[of]
    if nth > 1:
        return f"during {whose} {ordinal(nth)} {PHASES[phase]} after this effect resolves"
    soon = "" if phase is Phase.END and of is Who.EITHER else "next "
    return f"during {whose} {soon}{PHASES[phase]}"


def ordinal(number: int) -> str:
    return f"{number}{({1: 'st', 2: 'nd', 3: 'rd'}).get(number, 'th')}"
