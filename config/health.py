"""Whether the process lives, and whether it can serve."""

import logging
import uuid
from collections.abc import Callable

from django.core.cache import cache
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.http import HttpRequest, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

log = logging.getLogger(__name__)


@require_safe
@never_cache
def healthz(request: HttpRequest) -> JsonResponse:
    """Answer as long as the process does; a failing answer means: restart it."""
    return JsonResponse({"status": "ok"})


@require_safe
@never_cache
def readyz(request: HttpRequest) -> JsonResponse:
    """Answer 200 when the database, its tables and the cache are there; 503 means: send players elsewhere."""
    parts = {"database": database_answers, "migrations": migrations_are_applied, "cache": cache_remembers}
    found = {name: "ok" if works(name, check) else "failing" for name, check in parts.items()}
    ready = set(found.values()) == {"ok"}
    return JsonResponse({"status": "ok" if ready else "failing", **found}, status=200 if ready else 503)


def works(name: str, check: Callable[[], bool]) -> bool:
    """Run one check; an error of any kind is a failure, told in the log and not to the caller."""
    try:
        return check()
    except Exception:
        log.exception("The check of the %s failed", name)
        return False


def database_answers() -> bool:
    """Ask the database for a number."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
        return bool(cursor.fetchone() == (1,))


def migrations_are_applied() -> bool:
    """Tell whether every table is as this version of the code needs it."""
    executor = MigrationExecutor(connection)
    return not executor.migration_plan(executor.loader.graph.leaf_nodes())


def cache_remembers() -> bool:
    """Write to the shared cache and read it back."""
    key, value = f"readyz:{uuid.uuid4().hex}", "here"
    cache.set(key, value, timeout=10)
    try:
        return bool(cache.get(key) == value)
    finally:
        cache.delete(key)
