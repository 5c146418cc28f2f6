"""Throttles count in the database's cache, which all processes share: one statement each, none is lost."""

from typing import Any

import pytest
from django.core.cache import caches
from django.core.management import call_command
from django.db import connection

from config.rest.counters import CountingDatabaseCache
from config.rest.throttles import spend
from players.housekeeping import tidy

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _database_cache(settings: Any) -> None:
    """The cache of the served site, where the other tests have one in memory."""
    settings.CACHES = {
        "default": {"BACKEND": "config.rest.counters.CountingDatabaseCache", "LOCATION": "counting_cache"}
    }
    settings.THROTTLES = {"player": "3/m"}
    call_command("createcachetable")


def test_a_use_is_counted_with_one_statement(django_assert_num_queries: Any) -> None:
    assert isinstance(caches["default"], CountingDatabaseCache)
    for used in (1, 2, 3, 4):
        with django_assert_num_queries(1):
            standing = spend("player", "7", now=1000.0)
        assert standing is not None
        assert standing.used == used
        assert standing.remaining == max(0, 3 - used)
    assert (other := spend("player", "8", now=1000.0)) is not None
    assert other.used == 1


def test_numbers_of_windows_long_past_are_tidied_away() -> None:
    spend("player", "7", now=1000.0)
    tidy()
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM counting_cache")
        assert cursor.fetchone() == (0,)
