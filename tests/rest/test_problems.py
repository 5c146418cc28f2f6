"""Whatever goes wrong below /api/ is told as a problem document, in the reader's language."""

import pytest
from rest_framework.exceptions import ErrorDetail, ValidationError

from config.rest.exceptions import exception_handler, pointers
from config.rest.problems import Conflict

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
