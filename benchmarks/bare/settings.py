"""The product's settings, and the bare endpoint beside it in the same process."""

from config.settings import *  # noqa: F403
from config.settings import INSTALLED_APPS

INSTALLED_APPS = [*INSTALLED_APPS, "benchmarks.bare"]
ROOT_URLCONF = "benchmarks.bare.urls"
