"""Whatever is sent to the API, it answers with what it described, and never breaks."""

import json
from collections.abc import Iterator

import pytest
import schemathesis
from django.core.signals import request_finished, request_started
from django.core.wsgi import get_wsgi_application
from django.db import close_old_connections
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.renderers import OpenApiJsonRenderer
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS, load_all_checks

from players import services
from players.models import Player

load_all_checks()
AS_DESCRIBED = CHECKS.get_by_names(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_schema_conformance",
    ]
)
DESCRIPTION = json.loads(OpenApiJsonRenderer().render(SchemaGenerator().get_schema(public=True)))
api = schemathesis.openapi.from_dict(DESCRIPTION)
api.app = get_wsgi_application()


@pytest.fixture
def token(db: None, settings) -> Iterator[str]:
    """Give a token of somebody who may do all that players may, as often as he likes."""
    settings.THROTTLES = {}
    # The requests belong to the transaction of the test, and must leave its connection open.
    for signal in (request_started, request_finished):
        signal.disconnect(close_old_connections)
    player = Player.objects.create(username="joey")
    yield services.create_token(player=player, name="all", scopes=["read", "play", "manage"])[1]
    for signal in (request_started, request_finished):
        signal.connect(close_old_connections)


@api.parametrize()
@settings(max_examples=4, suppress_health_check=list(HealthCheck))
def test_the_api_answers_as_described_whatever_is_sent(case, token) -> None:
    response = case.call(headers={"Authorization": f"Bearer {token}"})
    assert response.status_code < 500, response.text
    # Methods that the description lacks are tried too.
    operation = DESCRIPTION["paths"][case.operation.path].get(case.method.lower(), {"responses": {"405": {}}})
    if case.method != "OPTIONS":
        assert str(response.status_code) in operation["responses"]
    if response.status_code >= 400:
        assert response.headers["content-type"] == ["application/problem+json"]
    if case.method.lower() in DESCRIPTION["paths"][case.operation.path]:
        case.validate_response(response, checks=AS_DESCRIBED)
