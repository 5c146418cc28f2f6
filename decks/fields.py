"""Columns that keep the cards and the remarks of a revision as canonical JSON text."""

import json
from collections.abc import Iterable
from typing import Any

from django.core.exceptions import ValidationError
from django.db import models

from decks.formats.content import LARGEST_PASSCODE, Remark

REMARKS_SCHEMA = 2
"""Since 2 a remark says in which line of its text it stood."""


def canonical(value: Any) -> str:
    """The one way in which a value is written: no spaces, ASCII only, keys in order."""
    return json.dumps(value, separators=(",", ":"), sort_keys=True, ensure_ascii=True)


class PasscodesField(models.TextField):
    """An ordered list of passcodes; a tuple in Python."""

    def from_db_value(self, value: str | None, expression: Any, connection: Any) -> tuple[int, ...] | None:
        return None if value is None else tuple(json.loads(value))

    def to_python(self, value: Any) -> tuple[int, ...] | None:
        if value is None:
            return None
        passcodes = tuple(json.loads(value) if isinstance(value, str) else value)
        for passcode in passcodes:
            if type(passcode) is not int or not 1 <= passcode <= LARGEST_PASSCODE:
                raise ValidationError(f"{passcode!r} is no passcode: a number from 1 to {LARGEST_PASSCODE}.")
        return passcodes

    def get_prep_value(self, value: Iterable[int] | None) -> str | None:
        return None if value is None else canonical(list(self.to_python(value) or ()))

    def value_to_string(self, obj: models.Model) -> str:
        return self.get_prep_value(self.value_from_object(obj)) or ""


class RemarksField(models.TextField):
    """The lines of a deck text that are not cards; a tuple of `Remark` in Python."""

    def from_db_value(self, value: str | None, expression: Any, connection: Any) -> tuple[Remark, ...] | None:
        return self.to_python(value)

    def to_python(self, value: Any) -> tuple[Remark, ...] | None:
        if not isinstance(value, str):
            return None if value is None else tuple(value)
        stored = json.loads(value)
        if stored["schema"] not in (1, REMARKS_SCHEMA):
            raise ValidationError(f"Remarks of schema {stored['schema']} are not known here.")
        return tuple(Remark(*row) for row in stored["remarks"])

    def get_prep_value(self, value: Iterable[Remark] | None) -> str | None:
        if value is None:
            return None
        rows = [[remark.section, remark.after, remark.text, remark.readable, remark.line] for remark in value]
        return canonical({"schema": REMARKS_SCHEMA, "remarks": rows})

    def value_to_string(self, obj: models.Model) -> str:
        return self.get_prep_value(self.value_from_object(obj)) or ""
