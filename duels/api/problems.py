"""From what this room refuses to the problem document that tells of it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.http import Http404
from django.utils.translation import gettext as _
from rest_framework.exceptions import ErrorDetail, ValidationError

from config.rest.problems import Conflict, Problem, Unprocessable
from decks.wording import sentence
from duels.errors import (
    CannotGoOn,
    DeckRefused,
    DuelsError,
    Invalid,
    NotNow,
    NotThere,
    Refused,
    Stale,
)


def problem_of(error: DuelsError, **members: Any) -> Exception:
    """The error to raise in a REST view; `members` go with a conflict, above all the fresh state."""
    match error:
        case NotThere():
            return Http404()
        case Stale():
            detail = _("This question is not open any more; here is the duel as it is now.")
            return Conflict(detail, "stale", **members)
        case Refused():
            return Problem(str(error), "answer_refused")
        case CannotGoOn():
            detail = _("The duel cannot go on at the moment and is held; no time runs.")
            return Conflict(detail, "held", **members)
        case NotNow():
            return Conflict(str(error), error.code, **members)
        case Invalid():
            return ValidationError({error.field: [ErrorDetail(str(error), error.code)]})
        case DeckRefused():
            rows = [
                {"pointer": "#/deck", "detail": sentence(one), "code": one.breach.value}
                for one in error.violations
            ]
            return Unprocessable(_("This deck cannot be played in this duel."), "deck_illegal", errors=rows)
        case _:
            return Problem(str(error))


@contextmanager
def told() -> Iterator[None]:
    """What a service refuses becomes a problem."""
    try:
        yield
    except DuelsError as error:
        raise problem_of(error) from error


def wrong(field: str, message: str, code: str) -> ValidationError:
    """What is wrong with one member of a request."""
    return ValidationError({field: [ErrorDetail(message, code)]})
