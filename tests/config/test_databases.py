"""The tests run on the databases that players' duels are stored in."""

import os
import sqlite3
import subprocess
import sys

import psycopg
import pytest
from django.conf import settings
from django.db import connection


@pytest.mark.django_db
def test_the_test_database_is_the_one_asked_for():
    assert connection.vendor == ("postgresql" if os.environ.get("TEST_DATABASE_URL") else "sqlite")


@pytest.mark.django_db(transaction=True)
def test_sqlite_is_a_file_that_readers_and_one_writer_share():
    if connection.vendor != "sqlite":
        assert connection.pg_version >= 140000
        return
    assert settings.DATABASES["default"]["OPTIONS"]["transaction_mode"] == "IMMEDIATE"
    with connection.cursor() as cursor:
        assert cursor.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert cursor.execute("PRAGMA foreign_keys").fetchone() == (1,)


def test_a_served_database_is_empty_and_of_the_run_s_kind(served_database_url):
    if served_database_url.startswith("sqlite:///"):
        tables = sqlite3.connect(served_database_url.removeprefix("sqlite:///"))
        assert tables.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
        tables.close()
    else:
        with psycopg.connect(served_database_url) as server:
            count = server.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone()
        assert count == (0,)


def test_a_named_server_is_used_and_none_is_started():
    told = subprocess.run(
        [sys.executable, "-m", "tests.postgresql", "printenv", "TEST_DATABASE_URL"],
        env={**os.environ, "TEST_DATABASE_URL": "postgres://somebody@db.example/postgres"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == "postgres://somebody@db.example/postgres"


@pytest.mark.parametrize("code", [0, 3])
def test_the_server_s_run_ends_as_its_command_did(code):
    ended = subprocess.run(
        [sys.executable, "-m", "tests.postgresql", sys.executable, "-c", f"raise SystemExit({code})"],
        env={**os.environ, "TEST_DATABASE_URL": "postgres://somebody@db.example/postgres"},
        check=False,
    )
    assert ended.returncode == code
