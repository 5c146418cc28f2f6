"""How often one may ask is counted for all processes, and told on every answer."""

import threading
from collections.abc import Iterator

import pytest
from django.core.cache import caches
from django.core.management import call_command
from django.db import connection, transaction
from rest_framework.test import APIClient

from config.rest.counters import CountingDatabaseCache, count
from config.rest.throttles import Rate, spend
from players import housekeeping, services
from tests.rest.test_problems import assert_problem


@pytest.mark.parametrize(
    ("text", "rate"),
    [("60/m", Rate(60, 60)), ("10/15m", Rate(10, 900)), ("5/hour", Rate(5, 3600)), ("1/s", Rate(1, 1))],
)
def test_rates(text: str, rate: Rate) -> None:
    assert Rate.parse(text) == rate


def test_windows_begin_anew(settings) -> None:
    settings.THROTTLES = {"s": "2/m"}
    assert [spend("s", "yugi", now=600).remaining for _ in range(3)] == [1, 0, 0]
    assert spend("s", "kaiba", now=600).remaining == 1
    later = spend("s", "yugi", now=660)
    assert (later.used, later.reset) == (1, 60)


def test_scope_without_a_rate_counts_nothing(settings) -> None:
    settings.THROTTLES = {"s": ""}
    assert spend("s", "yugi") is None
    assert spend("other", "yugi") is None


@pytest.mark.django_db
def test_anonymous_readers_are_told_and_stopped(settings, client) -> None:
    settings.THROTTLES = {"anon": "2/m"}
    first = client.get("/api/v1/players/nobody/")
    assert first["RateLimit-Policy"] == '"anon";q=2;w=60'
    assert first["RateLimit"].startswith('"anon";r=1;t=')
    client.get("/api/v1/players/nobody/")
    refused = client.get("/api/v1/players/nobody/")
    assert_problem(refused, 429, "throttled")
    assert 1 <= int(refused["Retry-After"]) <= 60
    assert refused["RateLimit"].startswith('"anon";r=0;t=')


@pytest.mark.django_db
def test_player_is_counted_over_all_tokens_and_apart_from_others(settings) -> None:
    settings.THROTTLES = {"anon": "1/m", "player": "2/m"}
    clients = []
    for name in ("Yugi", "Kaiba"):
        player = services.sign_up(username=name, password="dark magician 7")
        for _ in range(2):
            _row, token = services.create_token(player=player, name="t", scopes=["read"])
            clients.append(APIClient(HTTP_AUTHORIZATION=f"Bearer {token}"))
    yugi, yugi_too, kaiba, _ = clients
    assert yugi.get("/api/v1/me/").status_code == 200
    assert yugi_too.get("/api/v1/me/").status_code == 200
    assert yugi.get("/api/v1/me/").status_code == 429
    assert kaiba.get("/api/v1/me/").status_code == 200


# The shared counter of the database


@pytest.fixture
def counting(settings) -> Iterator[CountingDatabaseCache]:
    settings.CACHES = {
        "default": {"BACKEND": "config.rest.counters.CountingDatabaseCache", "LOCATION": "test_counts"}
    }
    call_command("createcachetable")
    cache = caches["default"]
    assert isinstance(cache, CountingDatabaseCache)
    yield cache
    with connection.cursor() as cursor:
        cursor.execute("DROP TABLE test_counts")


FAR = 4_000_000_000.0


@pytest.mark.django_db
def test_counting_is_one_statement(counting, django_assert_num_queries) -> None:
    with django_assert_num_queries(2):
        assert [count(counting, "a", until=FAR, now=0), count(counting, "a", until=FAR, now=0)] == [1, 2]
    assert count(counting, "b", until=FAR, now=0) == 1


@pytest.mark.django_db
def test_what_is_over_is_purged(counting) -> None:
    count(counting, "past", until=1_000_000_000, now=0)
    count(counting, "future", until=FAR, now=0)
    assert counting.purge() == 1
    assert count(counting, "future", until=FAR, now=0) == 2


@pytest.mark.django_db
def test_the_worker_purges(counting) -> None:
    count(counting, "past", until=1_000_000_000, now=0)
    housekeeping.tidy()
    assert counting.purge() == 0


@pytest.mark.django_db(transaction=True)
def test_nothing_is_lost_when_many_count_at_once(counting) -> None:
    counts: list[int] = []

    def work() -> None:
        try:
            for _ in range(10):
                counts.append(counting.count("same", until=FAR))
        finally:
            connection.close()

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(counts) == list(range(1, 41))


@pytest.mark.django_db(transaction=True)
def test_counting_takes_no_safety_from_other_transactions(counting) -> None:
    if connection.vendor != "postgresql":
        assert count(counting, "a", until=FAR, now=0) == 1
        return
    with connection.cursor() as cursor:
        cursor.execute("SET synchronous_commit = on")
        assert counting.count("a", until=FAR) == 1
        cursor.execute("SHOW synchronous_commit")
        assert cursor.fetchone() == ("on",)
        with transaction.atomic():
            assert counting.count("a", until=FAR) == 2
            cursor.execute("SHOW synchronous_commit")
            assert cursor.fetchone() == ("on",)
        cursor.execute("RESET synchronous_commit")
