"""The OpenAPI description: every operation tells the problems it can answer with."""

from typing import Any

from drf_spectacular.openapi import AutoSchema as SpectacularSchema

PROBLEM = "#/components/schemas/Problem"
MEDIA = "application/problem+json"
WRITES = ("post", "put", "patch")

DESCRIPTIONS = {
    "400": "The request, its parameters or its content are not valid; `errors` names each place.",
    "401": "Not signed in, or the token is unknown, revoked or expired.",
    "403": "Signed in, but not allowed (for instance, the token lacks the scope).",
    "404": "There is nothing here, or nothing that you may see.",
    "406": "The format asked for in Accept is not offered.",
    "412": "It has changed since the ETag in If-Match was read.",
    "415": "The format of the content is not accepted.",
    "422": "The content cannot be carried out, or its Idempotency-Key came with other content before.",
    "429": "Too many requests; `Retry-After` says how many seconds to wait.",
    "default": "Any other problem.",
}

COMPONENT: dict[str, Any] = {
    "type": "object",
    "description": "A problem document (RFC 9457). `type` and `code` are stable; `title` and `detail` follow "
    "Accept-Language. Some kinds carry further members, such as the fresh state.",
    "required": ["type", "title", "status", "detail", "code"],
    "properties": {
        "type": {"type": "string", "format": "uri", "example": "urn:duelking:problem:invalid"},
        "title": {"type": "string"},
        "status": {"type": "integer", "example": 400},
        "detail": {"type": "string"},
        "code": {"type": "string", "example": "invalid"},
        "errors": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["detail", "code"],
                "properties": {
                    "pointer": {
                        "type": "string",
                        "description": "JSON pointer (as a URI fragment) into the content that was sent.",
                        "example": "#/username",
                    },
                    "parameter": {"type": "string", "description": "The query parameter."},
                    "detail": {"type": "string"},
                    "code": {"type": "string"},
                },
            },
        },
    },
    "additionalProperties": True,
}


class AutoSchema(SpectacularSchema):  # type: ignore[misc]
    """Knows the views that anybody may read."""

    def get_auth(self) -> list[dict[str, Any]]:
        auth: list[dict[str, Any]] = super().get_auth()
        open_to_all = getattr(self.view, "anonymous_reads", False) and self.method in ("GET", "HEAD")
        return [*auth, {}] if open_to_all and {} not in auth else auth


def document_problems(result: dict[str, Any], generator: Any, request: Any, public: bool) -> dict[str, Any]:
    """Post-processing hook of drf-spectacular."""
    result.setdefault("components", {}).setdefault("schemas", {})["Problem"] = COMPONENT
    for path, operations in result["paths"].items():
        for method, operation in operations.items():
            if "responses" in operation:
                _describe(path, method, operation)
    return result


def _describe(path: str, method: str, operation: dict[str, Any]) -> None:
    responses = operation["responses"]
    expected = ["406", "429", "default"]
    if operation.get("parameters") or "requestBody" in operation:
        expected.append("400")
    if "requestBody" in operation:
        expected.append("415")
    if any(parameter["name"] == "Idempotency-Key" for parameter in operation.get("parameters", ())):
        expected.append("422")
    if any(parameter["name"] == "If-Match" for parameter in operation.get("parameters", ())):
        expected.append("412")
    if {} not in operation.get("security", [{}]):
        expected.append("401")
    if operation.get("security", [{}]) != [{}]:
        expected.append("403")
    if "{" in path:
        expected.append("404")
    for status in expected:
        responses.setdefault(status, {"description": DESCRIPTIONS[status]})
    for status, response in responses.items():
        if status == "default" or status.startswith(("4", "5")):
            _as_problem(response)
    operation["responses"] = dict(sorted(responses.items()))


def _as_problem(response: dict[str, Any]) -> None:
    """A view that describes its own members keeps them; it is a problem document all the same."""
    own = next(iter(response.get("content", {}).values()), {})
    schema = own.get("schema")
    if schema is None or schema.get("$ref") == PROBLEM:
        schema = {"$ref": PROBLEM}
    elif "allOf" not in schema:
        schema = {"allOf": [{"$ref": PROBLEM}, schema]}
    response["content"] = {MEDIA: own | {"schema": schema}}
