"""JSON that strangers send. Nothing here asks for deep nesting, so a body that has it is refused.

Python reads JSON by recursion: without a limit, a few thousand brackets would end in an error of ours.
"""

import json
from collections.abc import Mapping
from typing import IO, Any

from django.utils.translation import gettext as _
from rest_framework import parsers
from rest_framework.exceptions import ParseError

DEEPEST = 32


class JSONParser(parsers.JSONParser):
    """Reads a JSON body, nested up to a limit."""

    def parse(
        self,
        stream: IO[bytes],
        media_type: str | None = None,
        parser_context: Mapping[str, Any] | None = None,
    ) -> Any:
        try:
            read = super().parse(stream, media_type, parser_context)
        except RecursionError:
            raise _too_deep() from None
        if is_deep(read):
            raise _too_deep()
        return read


def _too_deep() -> ParseError:
    return ParseError(_("This JSON is nested more than %(most)d levels deep.") % {"most": DEEPEST})


def read_json(text: str) -> Any:
    """Return the value of a JSON text; ValueError for what is none, or is nested too deeply."""
    try:
        read = json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if is_deep(read):
        raise ValueError("nested too deeply")
    return read


def is_deep(value: Any) -> bool:
    """Tell whether a JSON value has more levels than the limit, without recursion."""
    level = [value]
    for _depth in range(DEEPEST + 1):
        level = [
            inner
            for outer in level
            if isinstance(outer, dict | list)
            for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]
        if not level:
            return False
    return True
