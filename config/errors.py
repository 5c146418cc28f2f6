"""Errors and reports of errors that say where and never with what."""

from collections.abc import Callable
from typing import Any

from django.db import DatabaseError
from django.http import HttpRequest
from django.http.request import QueryDict
from django.utils.datastructures import MultiValueDict
from django.views.debug import ExceptionReporter, SafeExceptionReporterFilter

from config.secret_paths import without_secrets


class DiscreetReports(SafeExceptionReporterFilter):
    """Leaves the variables of all frames and all that was posted out of error reports.

    A frame in or around `duels` may hold a hand, the order of a deck or a seed, and a posted answer names
    hidden cards; the operator who reads the report may be the opponent.
    """

    def is_active(self, request: HttpRequest | None) -> bool:
        """Filter always, with DEBUG too."""
        return True

    def get_traceback_frame_variables(
        self, request: HttpRequest | None, tb_frame: object
    ) -> list[tuple[str, object]]:
        """Return no variables."""
        return []

    def get_post_parameters(self, request: HttpRequest | None) -> MultiValueDict[str, str]:
        """Return the names of what was posted, each with its value struck out."""
        struck = QueryDict(mutable=True)
        for name in request.POST if request is not None else ():
            struck[name] = self.cleansed_substitute
        return struck


class ReportsWithoutSecretPaths(ExceptionReporter):
    """Names the address that broke without what lets in whoever has it."""

    def get_traceback_text(self) -> str:
        """Return the report as plain text, which is what the operator is sent."""
        return without_secrets(super().get_traceback_text(), self.request)

    def get_traceback_html(self) -> str:
        """Return the report as a page, which DEBUG shows."""
        return without_secrets(super().get_traceback_html(), self.request)


def without_details(
    execute: Callable[..., Any], sql: str, params: Any, many: bool, context: dict[str, Any]
) -> Any:
    """Run a statement; should it fail, cut from the error what PostgreSQL quotes of the row.

    "Failing row contains (...)" would carry the seed or the hands of a duel into every log it reaches.
    """
    try:
        return execute(sql, params, many, context)
    except DatabaseError as error:
        strike_details(error)
        raise


def strike_details(error: DatabaseError) -> None:
    """Cut from an error, and from the driver's error behind it, what quotes values."""
    for told in (error, error.__cause__):
        if told is not None:
            told.args = tuple(up_to_details(part) for part in told.args)


def up_to_details(part: object) -> object:
    """Return the message without the part that quotes values."""
    return part.partition("\nDETAIL:")[0] if isinstance(part, str) else part
