"""Whatever a client sends, it is answered as the description says, and never by a crash."""

import json
from collections.abc import Iterator

import pytest
import schemathesis
from django.core.signals import request_finished, request_started
from django.db import close_old_connections
from drf_spectacular.generators import SchemaGenerator
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS, load_all_checks

from config.wsgi import application
from players import services
from players.models import Player

load_all_checks()
DESCRIPTION = json.loads(json.dumps(SchemaGenerator().get_schema(request=None, public=True), default=str))
schema = schemathesis.openapi.from_dict(DESCRIPTION)
schema.app = application
CHECKED = CHECKS.get_by_names(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_schema_conformance",
    ]
)


@pytest.fixture
def token(db, settings) -> Iterator[str]:
    settings.THROTTLES = {}
    # As Django's test client does: the end of a request must not close the connection that the test holds.
    for signal in (request_started, request_finished):
        signal.disconnect(close_old_connections)
    player = Player.objects.create(username="Anybody")
    yield services.create_token(player=player, name="t", scopes=["read", "play", "manage"])[1]
    for signal in (request_started, request_finished):
        signal.connect(close_old_connections)


@schema.parametrize()
@settings(
    max_examples=3,
    deadline=None,
    derandomize=True,
    suppress_health_check=[
        HealthCheck.function_scoped_fixture,
        HealthCheck.too_slow,
        HealthCheck.filter_too_much,
    ],
)
def test_any_input(case: schemathesis.Case, token: str) -> None:
    case.call_and_validate(headers={"Authorization": f"Bearer {token}"}, checks=CHECKED)
