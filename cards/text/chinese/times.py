"""Phases to come, in Chinese."""

from cards.lang.players import Who
from cards.lang.turns import Phase
from cards.text.chinese.groups import whose
from cards.text.chinese.occasions import PHASES


def in_phase_to_come(phase: Phase, of: Who, nth: int) -> str:
    """结束阶段; 下次的自己准备阶段; 效果适用后第2次的自己准备阶段."""
    named = f"{'' if of is Who.EITHER else whose(of)}{PHASES[phase]}"
    if nth > 1:
        return f"这个效果适用后第{nth}次的{named}"
    return named if phase is Phase.END and of is Who.EITHER else f"下次的{named}"
