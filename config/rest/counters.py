"""Counting in a cache that all processes share: one statement, right under concurrency."""

from datetime import UTC, datetime

from django.core.cache.backends.base import BaseCache
from django.core.cache.backends.db import DatabaseCache
from django.db import connections, router


class CountingDatabaseCache(DatabaseCache):
    """Django's database cache, which can also count: adding is an upsert instead of five statements."""

    def count(self, key: str, *, until: float) -> int:
        """Adds one to the key's number, which is forgotten after `until`, and returns it."""
        connection = connections[router.db_for_write(self.cache_model_class)]
        table = connection.ops.quote_name(self._table)
        expires = connection.ops.adapt_datetimefield_value(
            datetime.fromtimestamp(until, tz=UTC).replace(microsecond=0)
        )
        # A count that a power cut takes away is no loss, so PostgreSQL need not wait for the disk; but only
        # where this statement is a transaction of its own, lest the loss be somebody else's.
        alone = connection.vendor == "postgresql" and not connection.in_atomic_block
        row = (
            "SELECT %s, '1', %s::timestamptz "
            "FROM set_config('synchronous_commit', 'off', true) AS quick(setting) WHERE setting IS NOT NULL"
            if alone
            else "VALUES (%s, '1', %s)"
        )
        with connection.cursor() as cursor:
            cursor.execute(
                f"INSERT INTO {table} (cache_key, value, expires) {row} "
                f"ON CONFLICT (cache_key) DO UPDATE SET "
                f"value = CAST(CAST({table}.value AS integer) + 1 AS text) RETURNING value",
                [self.make_and_validate_key(key), expires],
            )
            return int(cursor.fetchone()[0])

    def purge(self) -> int:
        """Deletes what has expired; Django's culling alone would let it pile up."""
        connection = connections[router.db_for_write(self.cache_model_class)]
        table = connection.ops.quote_name(self._table)
        now = connection.ops.adapt_datetimefield_value(datetime.now(tz=UTC))
        with connection.cursor() as cursor:
            cursor.execute(f"DELETE FROM {table} WHERE expires < %s", [now])
            return int(cursor.rowcount)


def count(cache: BaseCache, key: str, *, until: float, now: float) -> int:
    """Adds one to a number in any cache; every back end has an atomic way.

    It is given as `caches[...]` gives it: `django.core.cache.cache` stands before it and hides what it is.
    """
    if isinstance(cache, CountingDatabaseCache):
        return cache.count(key, until=until)
    cache.add(key, 0, timeout=max(1, int(until - now) + 1))
    try:
        return int(cache.incr(key))
    except ValueError:  # It expired between the two calls.
        return 1
