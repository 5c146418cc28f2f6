"""The API description is complete, valid, and tells the problems of every operation."""

from io import StringIO

import pytest
from django.core.management import call_command
from drf_spectacular.generators import SchemaGenerator

from config.rest.schema import MEDIA


@pytest.fixture(scope="module")
def schema() -> dict:
    return SchemaGenerator().get_schema(request=None, public=True)


def test_schema_is_valid_and_without_warnings() -> None:
    call_command("spectacular", "--fail-on-warn", "--validate", stdout=StringIO())


def test_every_error_is_described_as_a_problem(schema: dict) -> None:
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            errors = {
                status: answer
                for status, answer in operation["responses"].items()
                if status == "default" or status[0] in "45"
            }
            assert {"default", "429", "406"} <= errors.keys(), (method, path)
            assert all(list(answer["content"]) == [MEDIA] for answer in errors.values()), (method, path)


def test_what_can_be_sent_again_tells_that_its_content_may_be_refused(schema: dict) -> None:
    """A key that came with other content before, a deck that cannot be played in a duel."""
    challenge = schema["paths"]["/api/v1/challenges/"]["post"]
    assert "422" in challenge["responses"]
    assert "422" not in schema["paths"]["/api/v1/challenges/"]["get"]["responses"]


def test_description_tells_who_may(schema: dict) -> None:
    public = schema["paths"]["/api/v1/players/{username}/"]["get"]
    private = schema["paths"]["/api/v1/me/"]["get"]
    assert {} in public["security"]
    assert {"token": []} in private["security"]
    assert {} not in private["security"]
    assert "401" in private["responses"]
    assert schema["components"]["securitySchemes"]["token"]["scheme"] == "bearer"


@pytest.mark.django_db
def test_swagger_page_carries_no_inline_script_or_style(client) -> None:
    page = client.get("/api/v1/docs/")
    text = page.content.decode()
    assert page.status_code == 200
    assert "<style" not in text
    assert "<script>" not in text
    script = client.get("/api/v1/docs/", {"script": ""})
    assert script["Content-Type"].startswith("application/javascript")
