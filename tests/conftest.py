"""What every test may use: which database, which browser, and how Hypothesis searches."""

import os
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import LiteralString
from urllib.parse import urlsplit

import psycopg
import pytest
from django.conf import settings
from django.core.cache import cache
from django.test import TransactionTestCase
from django.utils.translation import override
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings

from config.translations import compile_all
from tests.browser import CHROMIUM, MISSING, browser, page

__all__ = ["browser", "page"]

# The same examples every time, however slow the machine: a red run is a fault and not bad luck.
hypothesis_settings.register_profile(
    "steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
hypothesis_settings.load_profile("steady")

# A fresh clone has no compiled translations, and tests read Chinese too.
compile_all()

OPENS_A_DATABASE = {"db", "transactional_db", "live_server", "served_database_url"}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests that touch a database, and leave out those of the browser where there is none."""
    for item in items:
        if opens_a_database(item):
            item.add_marker(pytest.mark.database)
    if CHROMIUM is None:
        leave_out_browser_tests(config, items)


def opens_a_database(item: pytest.Item) -> bool:
    """Tell whether a test needs a database, by its marks, its fixtures or its class."""
    return (
        item.get_closest_marker("django_db") is not None
        or not OPENS_A_DATABASE.isdisjoint(getattr(item, "fixturenames", ()))
        or issubclass(getattr(item, "cls", None) or object, TransactionTestCase)
    )


def leave_out_browser_tests(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the browser's tests, or fail where the tests must be complete."""
    in_browser = [item for item in items if item.get_closest_marker("browser")]
    if not in_browser:
        return
    if os.environ.get("CI"):
        raise pytest.UsageError(f"{MISSING}, and with CI set no test may be left out.")
    config.hook.pytest_deselected(items=in_browser)
    items[:] = [item for item in items if item not in in_browser]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say at the end that the browser's tests were left out."""
    if CHROMIUM is None:
        terminalreporter.write_line(f"{MISSING}: the browser tests were left out.", yellow=True)


@pytest.fixture(autouse=True)
def _fresh_start() -> Iterator[None]:
    """Let no test inherit the last one's throttles or the language of its last request."""
    cache.clear()
    with override(settings.LANGUAGE_CODE):
        yield


@pytest.fixture
def served_database_url(tmp_path: Path) -> Iterator[str]:
    """Give the DATABASE_URL of an empty database of the run's kind, for a server in a process of its own."""
    server = os.environ.get("TEST_DATABASE_URL")
    if not server:
        yield f"sqlite:///{tmp_path / 'served.sqlite3'}"
        return
    name = f"served_{uuid.uuid4().hex[:12]}"
    run_on_server(server, f'CREATE DATABASE "{name}"')
    yield urlsplit(server)._replace(path=f"/{name}").geturl()
    run_on_server(server, f'DROP DATABASE "{name}" WITH (FORCE)')


def run_on_server(server: str, statement: LiteralString) -> None:
    """Run one statement on the PostgreSQL server, outside the tests' own connection and transaction."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(statement)
