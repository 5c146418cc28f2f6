"""Whatever goes wrong below /api/ is told as a problem document, in the reader's language."""

import json

import pytest
from django.core.exceptions import PermissionDenied, RequestDataTooBig, SuspiciousOperation
from django.core.exceptions import ValidationError as DjangoValidationError
from django.db.models import ProtectedError
from django.http import Http404
from rest_framework.exceptions import AuthenticationFailed, ErrorDetail, ValidationError
from rest_framework.test import APIClient

from config.rest import handlers
from config.rest.exceptions import exception_handler, pointers
from config.rest.problems import Conflict
from players.models import Player

pytestmark = pytest.mark.django_db


def assert_problem(response, status: int, code: str) -> dict:
    assert response.status_code == status, response.content
    assert response["Content-Type"] == "application/problem+json"
    body = response.json()
    assert body["status"] == status
    assert body["code"] == code
    assert body["type"] == f"urn:duelking:problem:{code.replace('_', '-')}"
    assert body["title"]
    assert body["detail"]
    return body


def test_unknown_address(client) -> None:
    assert_problem(client.get("/api/v1/nothing-here/"), 404, "not_found")


def test_crash_tells_nothing_of_itself(client, monkeypatch) -> None:
    client.raise_request_exception = False
    monkeypatch.setattr("drf_spectacular.views.SpectacularAPIView._get_schema_response", _crash)
    body = assert_problem(client.get("/api/v1/schema/"), 500, "error")
    assert "seed" not in str(body)


def _crash(*args: object) -> None:
    raise RuntimeError("the seed of the duel")


def test_pointers_lead_to_the_place() -> None:
    detail = ValidationError(
        {
            "main": {2: ["No such card."]},
            "a/b~c": [{"x": [ErrorDetail("Wrong.", "odd")]}, {}],
            "non_field_errors": ["Nothing fits."],
        }
    ).detail
    assert list(pointers(detail)) == [
        {"pointer": "#/main/2", "detail": "No such card.", "code": "invalid"},
        {"pointer": "#/a~1b~0c/0/x", "detail": "Wrong.", "code": "odd"},
        {"pointer": "#", "detail": "Nothing fits.", "code": "invalid"},
    ]


def test_domain_error_carries_the_fresh_state() -> None:
    response = exception_handler(Conflict(state={"version": 8}, headers={"ETag": '"8"'}), {})
    assert response.status_code == 409
    assert response["ETag"] == '"8"'
    assert response.data["state"] == {"version": 8}
    assert response.data["code"] == "conflict"


def handled(error: Exception) -> tuple[int, dict]:
    response = exception_handler(error, {})
    return response.status_code, response.data


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (Http404("No Player matches the given query."), 404, "not_found"),
        (PermissionDenied(), 403, "permission_denied"),
        (RequestDataTooBig(), 413, "too_large"),
        (SuspiciousOperation("a secret"), 400, "bad_request"),
        (ProtectedError("a secret", set()), 409, "in_use"),
        (AuthenticationFailed({"detail": "Wrong."}), 401, "authentication_failed"),
    ],
)
def test_what_django_raises(error: Exception, status: int, code: str) -> None:
    answered, body = handled(error)
    assert (answered, body["status"], body["code"]) == (status, status, code)
    assert "secret" not in str(body)
    assert "matches the given query" not in str(body)


def test_faults_that_services_find_point_to_their_place() -> None:
    fault = DjangoValidationError({"days": DjangoValidationError("At most %(n)d.", "days", {"n": 3})})
    status, body = handled(fault)
    assert status == 400
    assert body["errors"] == [{"pointer": "#/days", "detail": "At most 3.", "code": "days"}]
    assert handled(DjangoValidationError("Not like this."))[1]["errors"][0]["pointer"] == "#"


def test_what_nobody_foresaw_is_left_to_the_crash_page() -> None:
    assert exception_handler(RuntimeError(), {}) is None


@pytest.mark.parametrize(
    ("answer", "status", "code"),
    [
        (lambda request: handlers.bad_request(request, ValueError()), 400, "bad_request"),
        (lambda request: handlers.permission_denied(request, PermissionDenied()), 403, "permission_denied"),
        (lambda request: handlers.page_not_found(request, Http404()), 404, "not_found"),
        (handlers.server_error, 500, "error"),
        (handlers.csrf_failure, 403, "csrf_failed"),
    ],
)
def test_outside_of_rest_views_too(rf, answer, status: int, code: str) -> None:
    response = answer(rf.get("/api/v1/anything/"))
    assert response.status_code == status
    assert response["Content-Type"] == "application/problem+json"
    assert json.loads(response.content)["code"] == code
    page = answer(rf.get("/anything/"))
    assert page.status_code == status
    assert page["Content-Type"].startswith("text/html")


@pytest.mark.parametrize("body", [r'{"language": "\ud800"}', r'{"\ud800": 1}', r'{"time_zone": "a\udfff"}'])
def test_half_a_character_is_refused_and_told_of(api_client, body) -> None:
    api_client.force_authenticate(Player.objects.create_user("yugi"))
    refused = api_client.patch("/api/v1/me/", body, content_type="application/json")
    told = assert_problem(refused, 400, "invalid")
    assert "?" in str(told["errors"])


def test_large_request_is_refused(api_client, settings) -> None:
    settings.DATA_UPLOAD_MAX_MEMORY_SIZE = 10
    assert_problem(api_client.post("/api/v1/players/", {"username": "x" * 100}), 413, "too_large")


@pytest.fixture
def api_client() -> APIClient:
    return APIClient()
