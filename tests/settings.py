"""The settings of the test run: those of production, with a key and a database of their own."""

import os

os.environ.setdefault("SECRET_KEY", "a key for tests alone, of more than fifty characters in all")

from config.settings import *  # noqa: F403
