"""Paths that let in whoever has them, and such paths without their secret, for logs.

The secret is the token of a link from an e-mail, and the key by which an unlisted deck is reached.
"""

import logging
import re
from collections.abc import Iterator

from django.http import HttpRequest
from django.urls import Resolver404, resolve

WORDS = {"token": "(token)", "address": "(key)"}
"""What stands in logs for these parts of a path."""
DEEPEST = 4
"""Steps of a path among which its secret is, as in `/api/v1/decks/KEY/`."""
STEP = re.compile(r"(?:.*[\w-])?", re.ASCII)
"""A step of a path without what a chat takes for its end, such as a full stop."""


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
    """Each secret of the path, and the word for it; also where the path leads nowhere and yet names it."""
    for path in _meant(request.path_info):
        try:
            parts = resolve(path).kwargs
        except Resolver404:
            continue
        return {secret: word for name, word in WORDS.items() if isinstance(secret := parts.get(name), str)}
    return {}


def _meant(path: str) -> Iterator[str]:
    """The path, and then what it may be meant for: without its last slash, or with something behind it."""
    yield path
    steps = [found[0] for step in path.split("/")[1 : DEEPEST + 1] if (found := STEP.match(step))]
    for number in range(len(steps), 0, -1):
        yield "/".join(["", *steps[:number], ""])


def _struck(text: str, secrets: dict[str, str]) -> str:
    for secret, word in secrets.items():
        text = text.replace(secret, word)
    return text
