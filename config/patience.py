"""How long the database may work on a question that anybody may ask."""

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from django.conf import settings
from django.db import OperationalError, connection, transaction
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from config.rest.problems import Problem

STEPS_BETWEEN_LOOKS = 20_000
"""Instructions of SQLite's machine, a fraction of a millisecond's work, between two looks at the clock."""

SET_TIMEOUT = "SELECT current_setting('statement_timeout'), set_config('statement_timeout', %s, true)"


class TooSlow(Problem):
    """The question would take the database too long."""

    status_code = 503
    default_code = "too_slow"
    default_detail = _("This search would take too long. Ask for fewer things at once, or sign in.")


def patient_with(request: HttpRequest | Request) -> AbstractContextManager[None]:
    """The database works on the search of somebody who is not signed in for a limited time."""
    if request.user.is_authenticated:
        return nullcontext()
    return at_most(settings.ANONYMOUS_SEARCH_SECONDS)


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Breaks off queries of the block that take longer; raises TooSlow then.

    PostgreSQL stops each statement by itself; SQLite is asked from time to time.
    """
    if connection.vendor == "postgresql":
        with _postgresql(seconds):
            yield
    else:
        with _sqlite(seconds):
            yield


@contextmanager
def _postgresql(seconds: float) -> Iterator[None]:
    """What is set locally ends with the transaction; within a larger one it is set back."""
    within = connection.in_atomic_block
    try:
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(SET_TIMEOUT, [f"{max(1, round(seconds * 1000))}"])
            (usual, _now) = cursor.fetchone()
            yield
            if within:
                cursor.execute(SET_TIMEOUT, [usual])
    except OperationalError as error:
        if "statement timeout" in str(error):
            raise TooSlow(headers={"Retry-After": "10"}) from error
        raise


@contextmanager
def _sqlite(seconds: float) -> Iterator[None]:
    connection.ensure_connection()
    over = time.monotonic() + seconds
    connection.connection.set_progress_handler(lambda: time.monotonic() > over, STEPS_BETWEEN_LOOKS)
    try:
        yield
    except OperationalError as error:
        if "interrupted" in str(error):
            raise TooSlow(headers={"Retry-After": "10"}) from error
        raise
    finally:
        connection.connection.set_progress_handler(None, 0)
