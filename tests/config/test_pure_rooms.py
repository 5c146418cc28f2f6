"""The pure rooms are libraries: they know nothing of the site that uses them."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PURE_ROOMS = ["cards.lang", "cards.library", "cards.text", "duels.engine"]

IMPORT_ALL = """
import importlib, pkgutil, sys
room = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
    importlib.import_module(module.name)
strangers = {"django", "rest_framework", "config", "players", "banlist", "decks"}
known = sorted(name for name in sys.modules if name.split(".")[0] in strangers)
print(len([name for name in sys.modules if name.startswith(sys.argv[1])]), *known)
"""


@pytest.mark.parametrize("room", PURE_ROOMS)
def test_every_pure_module_is_imported_without_django(room):
    told = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, room], cwd=ROOT, capture_output=True, text=True, check=True
    )
    modules, *strangers = told.stdout.split()
    assert strangers == []
    assert int(modules) >= 2


@pytest.mark.parametrize("room", ["cards", "duels"])
def test_the_folders_of_pure_rooms_start_with_nothing(room):
    assert (ROOT / room / "__init__.py").read_text() == ""
