"""Lines of JSON: what a line asks, and the line that answers it, whatever the line was."""

import json
from typing import Any

from duels.engine.errors import (
    AnswerRefused,
    CheckpointUnreadable,
    DuelIsOver,
    EngineError,
    NotAsked,
    UnknownCard,
)
from duels.engine.protocol.session import Refused, Session

Json = dict[str, Any]

LONGEST = 1 << 20
"""Bytes that a line may have."""

LONGEST_ID = 100

_CODES: dict[type[EngineError], str] = {
    AnswerRefused: "refused",
    NotAsked: "not_asked",
    DuelIsOver: "over",
    UnknownCard: "unknown_card",
    CheckpointUnreadable: "snapshot",
}


class _Malformed(ValueError):
    """The line is no JSON object."""


def answer_line(session: Session, line: bytes) -> str:
    """The answer to one line, without its line end. Nothing that a line holds can break the session."""
    label: object = None
    try:
        asked = _object(line)
        label = _label(asked.pop("id", None))
        answer = session.obey(asked)
    except _Malformed as error:
        return _error(None, "malformed", str(error))
    except Refused as error:
        return _error(label, error.code, str(error))
    except EngineError as error:
        return _error(label, _CODES.get(type(error), "refused"), str(error))
    except RecursionError:
        return _error(label, "malformed", "the line is nested too deeply")
    except Exception as error:
        # The rules have met a case that they do not master. The session has kept the state before.
        return _error(label, "fault", f"{type(error).__name__} while the rules ran; the state is as before")
    return _written({"id": label, "ok": True, **answer})


def too_long() -> str:
    """The answer to a line that was too long to be read."""
    return _error(None, "malformed", f"a line has at most {LONGEST} bytes")


def _object(line: bytes) -> Json:
    try:
        value = json.loads(line.decode("utf-8"), parse_constant=_no_number)
    except RecursionError:
        raise _Malformed("the line is nested too deeply") from None
    except ValueError as error:
        raise _Malformed(f"the line is no JSON: {str(error)[:100]}") from None
    if not isinstance(value, dict):
        raise _Malformed("the line is no JSON object")
    return value


def _no_number(name: str) -> object:
    raise ValueError(f"{name} is no number in JSON")


def _label(value: object) -> object:
    """What the client calls its line: a text or a whole number, and nothing that would fill the answer."""
    fits = (
        value is None
        or (isinstance(value, str) and len(value) <= LONGEST_ID)
        or (type(value) is int and abs(value) < 1 << 53)
    )
    if not fits:
        raise Refused(
            "bad_request", f"id: right would be a text of at most {LONGEST_ID} characters or a number"
        )
    return value


def _error(label: object, code: str, message: str) -> str:
    return _written({"id": label, "ok": False, "error": {"code": code, "message": message}})


def _written(answer: Json) -> str:
    """A line of plain ASCII, which no terminal and no encoding changes."""
    return json.dumps(answer, separators=(",", ":"))
