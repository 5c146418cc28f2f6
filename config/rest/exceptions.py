"""From an exception in a REST view to the problem document that tells of it."""

from collections.abc import Iterator, Mapping
from typing import Any

from django.core.exceptions import NON_FIELD_ERRORS, PermissionDenied, RequestDataTooBig, SuspiciousOperation
from django.core.exceptions import ValidationError as DjangoValidationError
from django.db.models import ProtectedError
from django.http import Http404
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from rest_framework import exceptions
from rest_framework.fields import get_error_detail
from rest_framework.response import Response
from rest_framework.settings import api_settings
from rest_framework.views import set_rollback

from config.rest.problems import CONTENT_TYPE, DETAILS, Conflict, Problem, document


def exception_handler(exc: Exception, context: Mapping[str, Any]) -> Response | None:
    """DRF's way from an exception to a response; what it does not know becomes a 500 by Django's handler."""
    if isinstance(exc, Http404):
        exc = exceptions.NotFound(DETAILS[404])
    elif isinstance(exc, PermissionDenied):
        exc = exceptions.PermissionDenied(str(exc) or DETAILS[403])
    elif isinstance(exc, DjangoValidationError):
        exc = exceptions.ValidationError(get_error_detail(exc))
    elif isinstance(exc, RequestDataTooBig):
        exc = Problem(DETAILS[413], "too_large", status=413)
    elif isinstance(exc, SuspiciousOperation):
        exc = Problem()
    elif isinstance(exc, ProtectedError):
        exc = Conflict(_("Something else still refers to this."), "in_use")
    if not isinstance(exc, exceptions.APIException):
        return None
    set_rollback()
    return Response(_body(exc), status=exc.status_code, headers=_headers(exc), content_type=CONTENT_TYPE)


def _body(exc: exceptions.APIException) -> dict[str, Any]:
    if isinstance(exc, Problem):
        return document(
            exc.status_code,
            code=exc.code,
            detail=exc.detail,
            title=exc.title,
            errors=exc.errors,
            **exc.members,
        )
    if isinstance(exc, exceptions.ValidationError):
        return document(
            exc.status_code,
            code="invalid",
            title=_("The content is not valid"),
            detail=_("Some of the content is not valid; see “errors”."),
            errors=list(pointers(exc.detail)),
        )
    if isinstance(exc, exceptions.Throttled):
        return document(
            exc.status_code,
            code="throttled",
            detail=gettext("Too many requests. Try again in %(seconds)d seconds.")
            % {"seconds": exc.wait or 1},
        )
    codes = exc.get_codes()
    return document(
        exc.status_code, code=codes if isinstance(codes, str) else exc.default_code, detail=_text(exc.detail)
    )


def _text(detail: Any) -> Any:
    """Token and session back ends may give a dict or a list of messages; the document has one sentence."""
    if isinstance(detail, Mapping):
        return detail.get("detail") or " ".join(str(part) for part in detail.values())
    return " ".join(map(str, detail)) if isinstance(detail, list) else detail


def _headers(exc: exceptions.APIException) -> dict[str, str]:
    headers = dict(getattr(exc, "headers", {}))
    if getattr(exc, "auth_header", None):
        headers["WWW-Authenticate"] = exc.auth_header
    if isinstance(exc, exceptions.Throttled):
        headers["Retry-After"] = str(max(1, int(exc.wait or 1)))
    return headers


def pointers(detail: Any, path: str = "#") -> Iterator[dict[str, str]]:
    """Yields one row per error of a validation, each with the JSON pointer (as a fragment) of its place."""
    if isinstance(detail, Mapping):
        for key, inner in detail.items():
            whole = key in (api_settings.NON_FIELD_ERRORS_KEY, NON_FIELD_ERRORS)
            step = "" if whole else "/" + str(key).replace("~", "~0").replace("/", "~1")
            yield from pointers(inner, path + step)
    elif isinstance(detail, list | tuple):
        for place, inner in enumerate(detail):
            leaf = isinstance(inner, str)
            yield from pointers(inner, path if leaf else f"{path}/{place}")
    else:
        code = getattr(detail, "code", None) or "invalid"
        yield {"pointer": sendable(path), "detail": sendable(str(detail)), "code": code}


def sendable(text: str) -> str:
    """The text with a question mark for half a character, which JSON lets in and UTF-8 does not let out."""
    return text.encode("utf-8", "replace").decode()
