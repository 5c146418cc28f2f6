"""The catalogue with the whole library, for tests that read it: loaded once, and then told again."""

from collections.abc import Callable
from typing import Any

from django.db import connection

from cards.freshness import touch
from cards.models import Catalogue
from cards.services import load_library

_TOLD: list[tuple[str, Any]] = []
"""The insertions by which the first load of this process filled an empty catalogue."""


def fill_catalogue() -> None:
    """Bring every card of the library into an empty catalogue, as a load does.

    The library does not change while tests run, and so neither does what a load writes.
    """
    if not _TOLD:
        _TOLD.extend(_loaded())
        return
    with connection.cursor() as cursor:
        for statement, values in _TOLD:
            cursor.execute(statement, values)
    touch()


def _loaded() -> list[tuple[str, Any]]:
    """Load the library, and tell what was inserted."""
    inserted: list[tuple[str, Any]] = []

    def remember(execute: Callable[..., Any], statement: str, values: Any, *rest: Any) -> Any:
        if statement.startswith("INSERT") and Catalogue._meta.db_table not in statement:
            inserted.append((statement, values))
        return execute(statement, values, *rest)

    with connection.execute_wrapper(remember):
        load_library()
    return inserted
