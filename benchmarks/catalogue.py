"""How fast the catalogue is with 15,000 cards: `python -m benchmarks.catalogue`.

In a database of its own, SQLite or that of `DATABASE_URL`, which has to be empty. The cards are the
library's and made-up ones beside them, taken in as a file would be. Requests are answered within this
process; beside the lists stands a bare list of the same rows, of the same length, as Django REST framework
makes it by itself.
"""

import argparse
import io
import os
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import django

from benchmarks.figures import Figure, machine, percentile, table

CARDS = 15_000
REQUESTS = 100
SEED = "the figures of docs/performance.md"
LISTS = {
    "list with filters": "/api/v1/cards/?kind=monster&attribute=DARK&level_min=4&atk_min=1000",
    "a typical query": "/api/v1/cards/?q=t:monster attribute:dark level>=4 dragon",
    "a query of texts": '/api/v1/cards/?q=text:"destroy" -t:trap',
    "a query of rare texts": '/api/v1/cards/?q=text:"cannot be destroyed by battle" atk>=2000',
}
TYPED = ("dark magicain", "blue eyes", "heimodao", "青眼", "magic cylnder", "dra", "red-eyes b")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--cards", type=int, default=CARDS, help="how many cards there are")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("DATABASE_URL", f"sqlite:///{Path(folder) / 'catalogue.sqlite3'}")
        os.environ["DJANGO_SETTINGS_MODULE"] = "benchmarks.bare.settings"
        os.environ.setdefault("LOCAL_HTTP", "1")
        os.environ.setdefault("LOG_LEVEL", "WARNING")
        django.setup()
        print(machine(), end="\n\n")
        print(table(measure(options.cards)))


def measure(cards: int) -> list[Figure]:
    from django.conf import settings
    from django.core.management import call_command
    from django.db import connection

    from cards.imports.merging import bring_in
    from cards.services import load_library

    settings.THROTTLES = {}
    call_command("migrate", verbosity=0)
    library = load_library().total
    call_command("load_banlists", stdout=io.StringIO())
    began = time.perf_counter()
    bring_in(found=made_up(cards - library), source="benchmark")
    imported = Figure(f"import of {cards - library:,} cards", "s", [time.perf_counter() - began], "max ≤ 60")
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("ANALYZE")
    return [imported, *lists(), names()]


def made_up(number: int) -> Iterator[Any]:
    """Cards with names and texts of the library's words, in no likely order; a text is as long as three."""
    from cards.imports.incoming import Incoming
    from cards.lang.terms import Attribute, Race
    from cards.library import LIBRARY
    from cards.text import texts

    chance = random.Random(SEED)
    library = sorted(LIBRARY.values(), key=lambda card: card.passcode)
    words = sorted({word for card in library for word in card.name_en.split()})
    signs = sorted({sign for card in library for sign in card.name_zh or ""})
    said = chance.sample(library, 200)
    for place in range(number):
        like = chance.choices(said, k=3)
        columns: dict[str, Any] = {
            "name_en": " ".join(chance.sample(words, chance.randint(2, 4))) + f" {place}",
            "name_zh": "".join(chance.sample(signs, chance.randint(3, 7))),
            "text_en": " ".join(texts(one, "en").body for one in like)[:2000],
            "text_zh": "".join(texts(one, "zh-hans").body for one in like)[:2000],
        }
        if chance.random() < 0.6:
            columns |= {
                "kind": "monster",
                "traits": "effect",
                "attribute": chance.choice([*Attribute]).value,
                "race": chance.choice([*Race][:20]).value,
                "level": chance.randint(1, 12),
                "atk": chance.randrange(0, 4000, 50),
                "defense": chance.randrange(0, 4000, 50),
            }
        else:
            columns["kind"] = chance.choice(["spell", "trap"])
        yield Incoming(f"card {place}", 200_000_000 + place, columns)


def lists() -> list[Figure]:
    """Lists by our resource beside the bare one, in turns, so that both meet the same machine."""
    from django.test import Client

    client = Client(SERVER_NAME="localhost")
    addresses = {"a bare list of the same rows": "/bare/cards/"} | LISTS
    taken: dict[str, list[float]] = {name: [] for name in addresses}
    for turn in range(REQUESTS + 3):
        for name, address in addresses.items():
            began = time.perf_counter()
            answer = client.get(address)
            spent = (time.perf_counter() - began) * 1000
            assert answer.status_code == 200, answer.content
            if turn >= 3:
                taken[name].append(spent)
    bare = percentile(taken["a bare list of the same rows"], 0.5)
    return [
        Figure(name, "ms", values, "" if name.startswith("a bare") else f"median ≤ {2 * bare:.1f}")
        for name, values in taken.items()
    ]


def names() -> Figure:
    """Names suggested to somebody who types, or has misspelt."""
    from django.test import Client

    client = Client(SERVER_NAME="localhost")
    taken = [_timed(client, typed) for _ in range(REQUESTS // len(TYPED) + 1) for typed in TYPED]
    return Figure("names suggested", "ms", taken[len(TYPED) :], "median ≤ 40")


def _timed(client: Any, typed: str) -> float:
    began = time.perf_counter()
    answer = client.get("/api/v1/cards/suggestions/", {"name": typed})
    assert answer.status_code == 200, answer.content
    return (time.perf_counter() - began) * 1000


if __name__ == "__main__":
    main()
