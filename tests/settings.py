"""The settings of the test run: those of `make serve`, with a key, a database and a cache of their own."""

import atexit
import os
import shutil
import tempfile
from pathlib import Path

WORKSPACE = Path(tempfile.mkdtemp(prefix="duelking-tests-"))
atexit.register(shutil.rmtree, WORKSPACE, ignore_errors=True)

os.environ["SECRET_KEY"] = "a key for tests alone, of more than fifty characters in all"
os.environ["LOCAL_HTTP"] = "1"
os.environ["DATABASE_URL"] = (
    os.environ.get("TEST_DATABASE_URL") or f"sqlite:///{WORKSPACE / 'unused.sqlite3'}"
)

from config.settings import *  # noqa: E402, F403
from config.settings import DATABASES, STORAGES  # noqa: E402

if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    # In memory, SQLite locks whole tables and has no WAL: the tests would see another database than players.
    DATABASES["default"]["TEST"] = {"NAME": str(WORKSPACE / "test.sqlite3")}
else:
    DATABASES["default"]["TEST"] = {"NAME": f"test_duelking_{os.getpid()}"}
    # One connection a thread, as long as the test lasts: a pool would outlive the test database.
    DATABASES["default"]["OPTIONS"].pop("pool", None)

CACHES = {"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}}
EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
STORAGES["staticfiles"] = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
# Nothing is collected for the tests; an empty folder keeps WhiteNoise from warning.
STATIC_ROOT = WORKSPACE / "staticfiles"
STATIC_ROOT.mkdir()

# A busy machine may be slow at what is no long work: only the tests of the limit set one within reach.
ANONYMOUS_SEARCH_SECONDS = 60
