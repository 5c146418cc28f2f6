"""The rules of the duel, as a library.

    duel = start(book, MASTER_RULE_2, (Seat(main=deck), Seat(main=other)), key)
    while duel.result is None:
        duel.answer(duel.prompt.player, next(duel.prompt.answers()))

`book` maps passcodes to cards, `key` is secret. A duel is put down with `duel.snapshot()` and taken
up again with `resume`; `from_position` begins in the middle of one. It knows no clock, no chance but
its key's, and no database.
"""

from duels.engine.driver import Duel, Seat, resume, start
from duels.engine.position import from_position, to_position
from duels.engine.prompts import Act, Answer, Cards, Choice, Prompt, Stop, StopReason, Verb, Why
from duels.engine.refusal import Reason, Refusal
from duels.engine.result import Ending, Result
from duels.engine.ruleset import MASTER_RULE_1, MASTER_RULE_2, RULES_VERSION, RULESETS, Ruleset
from duels.engine.snapshot import Decision, Snapshot
from duels.engine.state import Guise
from duels.engine.views import View
from duels.engine.why_not import Possibility, WhyNot

__all__ = [
    "MASTER_RULE_1",
    "MASTER_RULE_2",
    "RULESETS",
    "RULES_VERSION",
    "Act",
    "Answer",
    "Cards",
    "Choice",
    "Decision",
    "Duel",
    "Ending",
    "Guise",
    "Possibility",
    "Prompt",
    "Reason",
    "Refusal",
    "Result",
    "Ruleset",
    "Seat",
    "Snapshot",
    "Stop",
    "StopReason",
    "Verb",
    "View",
    "Why",
    "WhyNot",
    "from_position",
    "resume",
    "start",
    "to_position",
]
