"""What is kept for a time only goes away when its time is over."""

from django.core.cache import cache
from django.core.management import call_command

from config.rest.counters import CountingDatabaseCache
from players import idempotency, services


def tidy() -> None:
    services.forget_what_is_over()
    idempotency.purge()
    call_command("clearsessions")
    back_end = getattr(cache, "_connections", None) and cache._connections[cache._alias]  # type: ignore[attr-defined]
    if isinstance(back_end, CountingDatabaseCache):
        back_end.purge()
