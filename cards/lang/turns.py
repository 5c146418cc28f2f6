"""The times of a turn, as cards and rules name them."""

from enum import StrEnum


class Phase(StrEnum):
    """The phases of a turn, in order (T2). SETUP comes before the first turn."""

    SETUP = "setup"
    DRAW = "draw"
    STANDBY = "standby"
    MAIN_1 = "main_1"
    BATTLE = "battle"
    MAIN_2 = "main_2"
    END = "end"


class Step(StrEnum):
    """The steps of the battle phase (B1)."""

    START = "start"
    BATTLE = "battle"
    DAMAGE = "damage"
    END = "end"


class Timing(StrEnum):
    """The timings of the damage step (B1)."""

    START = "start"
    REVEAL = "reveal"
    BEFORE_CALCULATION = "before_calculation"
    CALCULATION = "calculation"
    AFTER_CALCULATION = "after_calculation"
    FLIP = "flip"
    END = "end"
