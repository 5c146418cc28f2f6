"""API tokens: `Authorization: Bearer dk_...`."""

from hmac import compare_digest

from django.utils import timezone, translation
from django.utils.translation import gettext_lazy as _
from knox.auth import TokenAuthentication as KnoxAuthentication
from knox.crypto import hash_token
from knox.settings import CONSTANTS
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.request import Request

from config import rows
from players.models import ApiToken, Player

_BY_KEY = f"""
    FROM {ApiToken._meta.db_table} t0
    JOIN {Player._meta.db_table} t1 ON t1.id = t0.user_id
    WHERE t0.token_key = %s
"""


class TokenAuthentication(KnoxAuthentication):  # type: ignore[misc]
    """Finds the token in one query and changes nothing: expired tokens are cleared away by the worker."""

    def authenticate(self, request: Request) -> tuple[Player, ApiToken] | None:
        found: tuple[Player, ApiToken] | None = super().authenticate(request)
        if found and found[0].language and "Accept-Language" not in request.headers:
            translation.activate(found[0].language)
        return found

    def authenticate_credentials(self, token: bytes) -> tuple[Player, ApiToken]:
        try:
            text = token.decode("ascii")
        except UnicodeDecodeError:
            raise _unknown() from None
        digest = hash_token(text)
        found = rows.select((ApiToken, Player), _BY_KEY, [text[: CONSTANTS.TOKEN_KEY_LENGTH]])
        for row, user in found:
            if compare_digest(digest, row.digest):
                row.user = user
                if row.expiry is not None and row.expiry <= timezone.now():
                    raise AuthenticationFailed(_("This token has expired."), "token_expired")
                if not row.user.is_active:
                    raise _unknown()
                return row.user, row
        raise _unknown()


def _unknown() -> AuthenticationFailed:
    return AuthenticationFailed(_("This token is unknown or was revoked."), "token_unknown")
