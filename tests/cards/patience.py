"""Queries that ask for something, without those by which PostgreSQL is told how long it may work."""

from collections.abc import Iterable

OF_THE_LIMIT = ("SAVEPOINT", "RELEASE SAVEPOINT", "SELECT current_setting('statement_timeout')")


def asking(queries: Iterable[dict[str, str]]) -> list[str]:
    return [query["sql"] for query in queries if not query["sql"].startswith(OF_THE_LIMIT)]
