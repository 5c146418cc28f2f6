"""Rows of a decision, written with little work.

A decision writes some ten rows of five tables. Django composes each statement anew, which takes longer than
rules and database together; here the text of a statement is composed once for its table.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from django.db import connection, models


def insert(rows: Sequence[models.Model]) -> None:
    """Adds rows of one table in one statement; their keys are left to the database."""
    if not rows:
        return
    fields, head = _insertion(type(rows[0]))
    places = f"({', '.join(['%s'] * len(fields))})"
    values = [_value(field, row) for row in rows for field in fields]
    with connection.cursor() as cursor:
        cursor.execute(head + ", ".join([places] * len(rows)), values)


def update(rows: Sequence[models.Model], names: tuple[str, ...]) -> None:
    """Writes these fields of rows of one table, each by its key; all are sent to the database at once."""
    if not rows:
        return
    fields, text = _change(type(rows[0]), names)
    values = [[*(_value(field, row) for field in fields), row.pk] for row in rows]
    with connection.cursor() as cursor:
        if len(values) == 1:
            cursor.execute(text, values[0])
        else:
            cursor.executemany(text, values)


def _value(field: Any, row: models.Model) -> Any:
    return field.get_db_prep_save(getattr(row, field.attname), connection)


@cache
def _insertion(model: type[models.Model]) -> tuple[list[Any], str]:
    fields = [field for field in model._meta.concrete_fields if not field.primary_key]
    return fields, f"INSERT INTO {_quoted(model._meta.db_table)} ({_columns(fields)}) VALUES "


@cache
def _change(model: type[models.Model], names: tuple[str, ...]) -> tuple[list[Any], str]:
    fields = [model._meta.get_field(name) for name in names]
    changes = ", ".join(f"{_quoted(field.column)} = %s" for field in fields)
    key = _quoted(model._meta.pk.column)
    return fields, f"UPDATE {_quoted(model._meta.db_table)} SET {changes} WHERE {key} = %s"


def _columns(fields: Sequence[Any]) -> str:
    return ", ".join(_quoted(field.column) for field in fields)


def _quoted(name: str) -> str:
    return connection.ops.quote_name(name)
