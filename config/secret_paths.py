"""Paths that let in whoever has them, and such paths without their secret, for logs.

The secret is the token of a link from an e-mail, and the key by which an unlisted deck is reached.
"""

import logging

from django.http import HttpRequest
from django.urls import Resolver404, resolve

WORDS = {"token": "(token)", "address": "(key)"}
"""What stands in logs for these parts of a path."""


def is_secret(request: HttpRequest) -> bool:
    """Return whether the path itself lets in whoever has it."""
    return bool(_secrets(request))


def told_path(request: HttpRequest) -> str:
    """Return the path without its secrets."""
    return without_secrets(request.path, request)


def without_secrets(text: str, request: HttpRequest | None) -> str:
    """Return a text about the request without the secrets of its path."""
    return text if request is None else _struck(text, _secrets(request))


class WithoutSecretPaths(logging.Filter):
    """Strikes the secrets where Django names the path of a request that it refused."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every record pass, with no secret of its request in what it says."""
        request = getattr(record, "request", None)
        if isinstance(request, HttpRequest) and isinstance(record.args, tuple):
            secrets = _secrets(request)
            record.args = tuple(
                _struck(part, secrets) if isinstance(part, str) else part for part in record.args
            )
        return True


def _secrets(request: HttpRequest) -> dict[str, str]:
    """Each secret of the path, and the word for it."""
    try:
        parts = resolve(request.path_info).kwargs
    except Resolver404:
        return {}
    return {secret: word for name, word in WORDS.items() if isinstance(secret := parts.get(name), str)}


def _struck(text: str, secrets: dict[str, str]) -> str:
    for secret, word in secrets.items():
        text = text.replace(secret, word)
    return text
