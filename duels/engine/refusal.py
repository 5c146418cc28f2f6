"""Why something cannot be done: the first clause of the rules that forbids it."""

from dataclasses import dataclass
from enum import StrEnum


class Refusal(StrEnum):
    """A clause that keeps an act from being done now."""

    PLACE = "place"
    SET_THIS_TURN = "set_this_turn"
    TIMING = "timing"
    SPEED = "speed"
    DAMAGE_STEP = "damage_step"
    OCCASION = "occasion"
    ONCE_PER_TURN = "once_per_turn"
    ROUNDS = "rounds"
    PROHIBITED = "prohibited"
    ZONE = "zone"
    CONDITION = "condition"
    COST = "cost"
    TARGET = "target"
    EFFECT = "effect"

    NORMAL_SUMMON_USED = "normal_summon_used"
    NOT_BY_NORMAL_SUMMON = "not_by_normal_summon"
    TRIBUTES = "tributes"
    MATERIALS = "materials"
    CAME_THIS_TURN = "came_this_turn"
    TURNED_THIS_TURN = "turned_this_turn"
    ATTACKED_THIS_TURN = "attacked_this_turn"
    NOT_IN_ATTACK_POSITION = "not_in_attack_position"

    DUEL_OVER = "duel_over"
    OPPONENT_DECIDES = "opponent_decides"
    OTHER_CHOICE = "other_choice"
    NOT_YOUR_TURN = "not_your_turn"
    PHASE = "phase"
    PENDING = "pending"
    TRIGGERS = "triggers"


@dataclass(frozen=True, slots=True)
class Reason:
    """A refusal, and the card that brings it about (its passcode) where a card does.

    `count` is how many are wanted where the clause is about a number of cards.
    """

    clause: Refusal
    card: int | None = None
    count: int | None = None
