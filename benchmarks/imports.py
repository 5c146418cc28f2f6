"""How long `manage.py import_cards` takes, and how much memory: `python -m benchmarks.imports`.

Each run is a process of its own with an empty database; the files are those of `benchmarks/exports.py`.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks.figures import Figure, machine, table

CARDS = 15_000
RUN = """
import json, resource, sys, time
import django
django.setup()
from django.core.management import call_command
call_command("migrate", verbosity=0)
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
began = time.perf_counter()
with open("/dev/null", "w") as nowhere:
    call_command("import_cards", *sys.argv[1:], quiet=True, stdout=sys.stderr, stderr=nowhere)
spent = time.perf_counter() - began
more = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
print(json.dumps([spent, more / 1024]))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--cards", type=int, default=CARDS, help="how many cards each file has")
    options = parser.parse_args()
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    os.environ.setdefault("LOCAL_HTTP", "1")
    print(machine(), end="\n\n")
    with tempfile.TemporaryDirectory() as folder:
        print(table(measure(Path(folder), options.cards)))


def measure(folder: Path, cards: int) -> list[Figure]:
    import django

    django.setup()
    from benchmarks import exports

    shapes: dict[str, tuple[str, Callable[[Path, int], None]]] = {
        "YGOPRODeck's JSON": ("json", exports.write_cardinfo),
        "a classic database": ("cdb", exports.write_database),
        "EDOPro's database": (
            "cdb",
            lambda path, count: exports.write_database(path, count, exports.EDOPRO),
        ),
    }
    figures = []
    for name, (ending, write) in shapes.items():
        for count in (cards // 5, cards):
            path = folder / f"{time.time_ns()}.{ending}"
            write(path, count)
            spent, memory = imported(path, folder)
            budget = "max ≤ 60" if count == CARDS else ""
            figures += [
                Figure(f"{name}, {count:,} cards", "s", [spent], budget),
                Figure(f"{name}, {count:,} cards: memory", "MB", [memory]),
            ]
    return figures


def imported(path: Path, folder: Path) -> tuple[float, float]:
    """Seconds, and megabytes that the process grew by."""
    database = folder / f"{path.stem}.sqlite3"
    told = subprocess.run(
        [sys.executable, "-c", RUN, str(path)],
        env={**os.environ, "DATABASE_URL": f"sqlite:///{database}"},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    spent, memory = json.loads(told.stdout)
    return spent, memory


if __name__ == "__main__":
    main()
