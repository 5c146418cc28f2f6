"""Django's own error answers: problem documents below /api/, pages everywhere else."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _
from django.views import csrf, defaults

from config.rest.problems import is_api, problem_response


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    if is_api(request):
        return problem_response(400, code="bad_request", detail=_("The request cannot be understood."))
    return defaults.bad_request(request, exception)


def permission_denied(request: HttpRequest, exception: Exception) -> HttpResponse:
    if is_api(request):
        return problem_response(403, code="permission_denied")
    return defaults.permission_denied(request, exception)


def page_not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    if is_api(request):
        return problem_response(404, code="not_found")
    return defaults.page_not_found(request, exception)


def server_error(request: HttpRequest) -> HttpResponse:
    if is_api(request):
        return problem_response(500, code="error")
    return defaults.server_error(request)


def csrf_failure(request: HttpRequest, reason: str = "", **kwargs: Any) -> HttpResponse:
    if is_api(request):
        detail = _(
            "The CSRF token is missing or wrong. Send it in the header X-CSRFToken, or use an API token."
        )
        return problem_response(403, code="csrf_failed", detail=detail)
    return csrf.csrf_failure(request, reason=reason, **kwargs)
