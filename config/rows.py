"""Rows read and written with little work, for the few statements that every move in a duel needs.

Django composes each statement anew, which takes longer than the rules and the database together. Here the
text of a statement is composed once; values go through the models' fields all the same.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

from django.db import DatabaseError, connection, models

from config.errors import strike_details


def select(
    models_read: tuple[type[models.Model], ...], tail: str, values: Sequence[Any]
) -> list[tuple[Any, ...]]:
    """Rows of several tables side by side, each as an instance of its model, or None where a join found none.

    `tail` is the statement from FROM on; it calls the tables `t0`, `t1` and so on, as the models are ordered.
    """
    head, readers = _selection(models_read)
    with connection.cursor() as cursor:
        cursor.execute(head + tail, values)
        return [tuple(_instance(reader, row) for reader in readers) for row in cursor.fetchall()]


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


@contextmanager
def together() -> Iterator[None]:
    """Statements that do not wait for one another: PostgreSQL gets them in one go; errors come at the end."""
    if connection.vendor != "postgresql":
        yield
        return
    try:
        with connection.wrap_database_errors, connection.connection.pipeline():
            yield
    except DatabaseError as error:
        strike_details(error)
        raise


def _value(field: Any, row: models.Model) -> Any:
    return field.get_db_prep_save(getattr(row, field.attname), connection)


@dataclass(frozen=True, slots=True)
class _Reader:
    """How the instances of one model are read from a row: its columns, and what its fields make of them."""

    model: type[models.Model]
    start: int
    names: list[str]
    key: int
    converters: list[tuple[int, Any, Any]]


def _instance(reader: _Reader, row: Sequence[Any]) -> models.Model | None:
    values = list(row[reader.start : reader.start + len(reader.names)])
    if values[reader.key] is None:
        return None
    for place, convert, column in reader.converters:
        values[place] = convert(values[place], column, connection)
    return reader.model.from_db(connection.alias, reader.names, values)


@cache
def _selection(models_read: tuple[type[models.Model], ...]) -> tuple[str, list[_Reader]]:
    columns: list[str] = []
    readers = []
    for number, model in enumerate(models_read):
        fields = model._meta.concrete_fields
        converters = []
        for place, field in enumerate(fields):
            column = field.get_col(f"t{number}")
            found = [*connection.ops.get_db_converters(column), *field.get_db_converters(connection)]
            converters += [(place, convert, column) for convert in found]
        names = [field.attname for field in fields]
        readers.append(_Reader(model, len(columns), names, names.index(model._meta.pk.attname), converters))
        columns += [f"t{number}.{_quoted(field.column)}" for field in fields]
    return f"SELECT {', '.join(columns)} ", readers


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
