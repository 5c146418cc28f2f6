"""Every error under /api/ is a problem document (RFC 9457), in the reader's language."""

from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils.translation import gettext_lazy as _
from rest_framework import exceptions

CONTENT_TYPE = "application/problem+json"

TITLES = {
    400: _("The request cannot be understood"),
    401: _("Not signed in"),
    403: _("Not allowed"),
    404: _("Not found"),
    405: _("Method not allowed"),
    406: _("No such format"),
    409: _("Conflict with the present state"),
    410: _("Gone"),
    412: _("Changed in the meantime"),
    413: _("Too large"),
    415: _("Format not accepted"),
    422: _("Cannot be done with this content"),
    428: _("A condition is required"),
    429: _("Too many requests"),
    500: _("An error on our side"),
    503: _("Not available at the moment"),
}

DETAILS = {
    404: _("There is nothing at this address, or nothing that you may see."),
    403: _("You may not do this."),
    413: _("The request is larger than this server accepts."),
    500: _("The error was recorded. Nothing was changed."),
}

Errors = Sequence[Mapping[str, str]]


class Problem(exceptions.APIException):
    """An error of the domain, raised anywhere below a REST view.

    Subclasses name their `status_code`, `default_code` and `default_detail`; extra keyword arguments become
    members of the document, such as the fresh state that goes with a 409.
    """

    status_code = 400
    default_code = "bad_request"
    default_detail: Any = _("The request cannot be understood.")
    title: Any = None

    def __init__(
        self,
        detail: Any = None,
        code: str | None = None,
        *,
        status: int | None = None,
        title: Any = None,
        errors: Errors = (),
        headers: Mapping[str, str] | None = None,
        **members: Any,
    ) -> None:
        super().__init__(detail, code)
        self.code = code or self.default_code
        if status is not None:
            self.status_code = status
        if title is not None:
            self.title = title
        self.errors = errors
        self.headers = dict(headers or {})
        self.members = members


class Conflict(Problem):
    """The request is sound but does not fit the present state; give the fresh state as a member."""

    status_code = 409
    default_code = "conflict"
    default_detail = _("The state has changed since you saw it.")


class Unprocessable(Problem):
    """The request is well-formed and its content cannot be carried out."""

    status_code = 422
    default_code = "unprocessable"
    default_detail = _("This content cannot be carried out.")


class BadQuery(Problem):
    """One or more query parameters are wrong; each is named."""

    default_code = "bad_query"
    default_detail = _("Query parameters are wrong; see “errors”.")

    def __init__(self, errors: Mapping[str, Any], **members: Any) -> None:
        rows = [
            {"parameter": name, "detail": str(error), "code": getattr(error, "code", None) or "invalid"}
            for name, found in errors.items()
            for error in (found if isinstance(found, list | tuple) else [found])
        ]
        super().__init__(errors=rows, **members)


def document(
    status: int, *, code: str, detail: Any = None, title: Any = None, errors: Errors = (), **members: Any
) -> dict[str, Any]:
    """The members of one problem document; `type` and `code` are the same in every language."""
    fallback = HTTPStatus(status).phrase if status in HTTPStatus._value2member_map_ else str(status)
    body: dict[str, Any] = {
        "type": f"urn:duelking:problem:{code.replace('_', '-')}",
        "title": str(title or TITLES.get(status, fallback)),
        "status": status,
        "detail": str(detail or DETAILS.get(status, title or TITLES.get(status, fallback))),
        "code": code,
    }
    if errors:
        body["errors"] = [dict(row) for row in errors]
    return body | members


def problem_response(status: int, *, code: str, detail: Any = None, **members: Any) -> HttpResponse:
    """The same document outside DRF: for addresses no view answers, for CSRF and for crashes."""
    body = document(status, code=code, detail=detail, **members)
    return JsonResponse(
        body, status=status, content_type=CONTENT_TYPE, json_dumps_params={"ensure_ascii": False}
    )


def is_api(request: HttpRequest) -> bool:
    return request.path_info.startswith("/api/")
