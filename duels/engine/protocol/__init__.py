"""The engine spoken to from outside: one line of JSON asks, one line answers (docs/engine-protocol.md)."""

from duels.engine.protocol.lines import LONGEST, answer_line, too_long
from duels.engine.protocol.session import PROTOCOL, Session

__all__ = ["LONGEST", "PROTOCOL", "Session", "answer_line", "too_long"]
