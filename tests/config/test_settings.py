"""The settings are safe by default, and say what is wrong where they refuse."""

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from config import keys

ROOT = Path(__file__).parents[2]
GOOD_KEY = "u4Zk-9Qm_fT2x8Lr0Vb7Nc5Wp1Hs6Jd3Gy-Ea_QwRtYuIoPlKjHg"


@pytest.fixture
def read_settings(monkeypatch):
    """Give a function that reads the settings from an environment of its own."""

    def read(**environment):
        for name in ("SECRET_KEY", "LOCAL_HTTP", "DATABASE_URL", "HOST", "ALLOWED_HOSTS", "TRUSTED_PROXIES"):
            monkeypatch.delenv(name, raising=False)
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        return runpy.run_path(str(ROOT / "config" / "settings.py"))

    return read


def test_production_is_the_default(read_settings):
    settings = read_settings(SECRET_KEY=GOOD_KEY)
    assert settings["DEBUG"] is False
    assert settings["SECURE_SSL_REDIRECT"] is True
    assert settings["SECURE_HSTS_SECONDS"] >= 31_536_000
    assert settings["SESSION_COOKIE_SECURE"] is settings["CSRF_COOKIE_SECURE"] is True
    assert settings["LANGUAGE_COOKIE_SECURE"] is True


@pytest.mark.parametrize("key", [None, "", "short", "a" * 60, "django-insecure-" + GOOD_KEY])
def test_production_refuses_a_key_that_could_be_guessed_and_says_how_to_make_one(read_settings, key):
    with pytest.raises(ImproperlyConfigured, match=r"secrets\.token_urlsafe\(50\)"):
        read_settings(**({} if key is None else {"SECRET_KEY": key}))


def test_local_http_alone_relaxes_what_needs_https(read_settings):
    local, strict = read_settings(SECRET_KEY=GOOD_KEY, LOCAL_HTTP="1"), read_settings(SECRET_KEY=GOOD_KEY)
    settings = {name for name in strict if name.isupper() and not name.startswith("CONTENT")}
    differing = {name for name in settings if local[name] != strict[name]}
    assert differing == {
        "LOCAL_HTTP",
        "SECURE_SSL_REDIRECT",
        "SECURE_HSTS_SECONDS",
        "SECURE_HSTS_INCLUDE_SUBDOMAINS",
        "SECURE_HSTS_PRELOAD",
        "SESSION_COOKIE_SECURE",
        "CSRF_COOKIE_SECURE",
        "LANGUAGE_COOKIE_SECURE",
        "EMAIL_BACKEND",
        "EMAIL_HOST",
        "EMAIL_PORT",
        "SITE_URL",
        "THROTTLES",
        "MIDDLEWARE",
    }
    assert [name for name in local["MIDDLEWARE"] if name not in strict["MIDDLEWARE"]] == [
        "config.middleware.this_machine_only"
    ]


@pytest.mark.parametrize(
    "elsewhere",
    [{"HOST": "0.0.0.0"}, {"HOST": "192.0.2.7"}, {"HOST": "::"}, {"ALLOWED_HOSTS": "duels.example"}],
)
def test_local_http_is_refused_where_others_could_reach_it(read_settings, elsewhere):
    with pytest.raises(ImproperlyConfigured, match="for this machine alone"):
        read_settings(SECRET_KEY=GOOD_KEY, LOCAL_HTTP="1", **elsewhere)


@pytest.mark.parametrize("here", [{"HOST": "127.0.0.2"}, {"HOST": "::1"}, {"HOST": "localhost"}])
def test_local_http_is_taken_on_every_loopback_address(read_settings, here):
    assert read_settings(SECRET_KEY=GOOD_KEY, LOCAL_HTTP="1", **here)["LOCAL_HTTP"] is True


@pytest.mark.parametrize(
    ("address", "status"), [("127.0.0.1", 200), ("::1", 200), ("", 200), ("192.0.2.7", 403)]
)
def test_local_http_serves_this_machine_alone_however_it_is_bound(client, address, status):
    assert client.get("/healthz", REMOTE_ADDR=address).status_code == status


def test_forwarded_headers_are_believed_from_proxies_of_ours_only(read_settings):
    assert read_settings(SECRET_KEY=GOOD_KEY)["SECURE_PROXY_SSL_HEADER"] is None
    behind = read_settings(SECRET_KEY=GOOD_KEY, TRUSTED_PROXIES="1")
    assert behind["SECURE_PROXY_SSL_HEADER"] == ("HTTP_X_FORWARDED_PROTO", "https")
    assert behind["REST_FRAMEWORK"]["NUM_PROXIES"] == 1


def test_database_url_selects_postgresql_with_a_pool(read_settings):
    database = read_settings(SECRET_KEY=GOOD_KEY, DATABASE_URL="postgres://me:secret@db/duelking")[
        "DATABASES"
    ]
    assert database["default"]["ENGINE"] == "django.db.backends.postgresql"
    assert database["default"]["OPTIONS"]["pool"]["max_size"] == 8


def test_sqlite_is_the_default_database(read_settings):
    database = read_settings(SECRET_KEY=GOOD_KEY)["DATABASES"]["default"]
    assert database["ENGINE"] == "django.db.backends.sqlite3"
    assert database["OPTIONS"]["transaction_mode"] == "IMMEDIATE"
    assert "journal_mode=WAL" in database["OPTIONS"]["init_command"]


def test_throttles_count_in_a_cache_that_processes_share(read_settings):
    assert read_settings(SECRET_KEY=GOOD_KEY)["CACHES"]["default"]["LOCATION"] == "cache"


def test_a_key_is_kept_for_its_owner_alone(tmp_path):
    path = tmp_path / "var" / "secret-key"
    key = keys.kept_in(path)
    assert keys.checked(key) == key
    assert keys.kept_in(path) == key
    assert path.stat().st_mode & 0o777 == 0o600
    assert [entry.name for entry in path.parent.iterdir()] == ["secret-key"]


def test_check_deploy_is_clean():
    for_tests = {"LOCAL_HTTP", "DATABASE_URL", "DJANGO_ALLOW_ASYNC_UNSAFE"}
    environment = {name: value for name, value in os.environ.items() if name not in for_tests}
    checked = subprocess.run(
        [sys.executable, "-W", "error", "manage.py", "check", "--deploy", "--fail-level", "INFO"],
        env={**environment, "SECRET_KEY": GOOD_KEY, "DJANGO_SETTINGS_MODULE": "config.settings"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "no issues" in checked.stdout


def test_no_migration_is_missing():
    checked = subprocess.run(
        [sys.executable, "manage.py", "makemigrations", "--check", "--dry-run"],
        env=dict(os.environ),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_operator_s_page_names_every_variable():
    source = (ROOT / "config" / "settings.py").read_text()
    read = set(re.findall(r'env\.\w+\(\s*"([A-Z_]+)"', source))
    table = (ROOT / "docs" / "run-a-server.md").read_text()
    assert len(read) > 15
    assert read - set(re.findall(r"`([A-Z_]+)`", table)) == set()
