"""The one way in which this room writes JSON into the database: sorted keys, no spaces."""

import json
from typing import Any

SCHEMA = 1
"""The number of the form of views, prompts and entries; it grows with every change of what is stored."""


def write(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def read(text: str) -> Any:
    return json.loads(text)
