"""Rule differences between eras, as switches of one value."""

from dataclasses import dataclass

RULES_VERSION = 1
"""Grows with every change of the engine after which a duel could ask or do something else than before."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules under which a duel is played.

    `seven_damage_timings` keeps the reveal of an attacked monster and its flip effect as timings of
    their own (B1); later rule sets merge them into the timings before and after calculation.
    `triggers_follow_their_card` lets a card that was sent to the graveyard trigger although it has
    moved on from there by the time its trigger is placed (C8); it ended in 2020.
    """

    name: str
    starting_life_points: int = 8000
    starting_hand: int = 5
    hand_limit: int = 6
    first_turn_draw: bool = True
    first_turn_battle: bool = False
    seven_damage_timings: bool = True
    triggers_follow_their_card: bool = True


MASTER_RULE_2 = Ruleset("MASTER_RULE_2")
RULESETS = {MASTER_RULE_2.name: MASTER_RULE_2}
