"""What is kept for a time only goes away when its time is over."""

from django.core.cache import caches
from django.core.management import call_command

from config.rest.counters import CountingDatabaseCache
from players import addresses, idempotency, services


def tidy() -> None:
    services.forget_what_is_over()
    addresses.forget_old()
    idempotency.purge()
    call_command("clearsessions")
    cache = caches["default"]
    if isinstance(cache, CountingDatabaseCache):
        cache.purge()
