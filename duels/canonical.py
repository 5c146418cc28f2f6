"""The one way in which this room writes JSON into the database: sorted keys, no spaces."""

from typing import Any

import orjson

SCHEMA = 1
"""The number of the form of views, prompts and entries; it grows with every change of what is stored."""


def write(value: Any) -> str:
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS).decode()


def read(text: str) -> Any:
    return orjson.loads(text)
