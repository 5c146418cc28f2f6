"""How the API description tells of tokens."""

from typing import Any

from drf_spectacular.extensions import OpenApiAuthenticationExtension

from players.api.authentication import TokenAuthentication


class TokenScheme(OpenApiAuthenticationExtension):  # type: ignore[misc,no-untyped-call]
    target_class = TokenAuthentication
    name = "token"

    def get_security_definition(self, auto_schema: Any) -> dict[str, str]:
        return {
            "type": "http",
            "scheme": "bearer",
            "description": "A token from `/api/v1/tokens/` or the profile page, with the scopes it needs.",
        }
