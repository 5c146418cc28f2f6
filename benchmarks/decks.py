"""How fast decks are judged, and the impact of a ban list counted: `python -m benchmarks.decks`.

In a database of its own, SQLite or that of `DATABASE_URL`, which has to be empty. Timed are the validation
of a deck against a list with the queries and without them, and the count of the stored decks that a draft
makes illegal, piece by piece as the judge's page asks for it.
"""

import argparse
import os
import random
import tempfile
import time
from pathlib import Path

import django

from benchmarks.figures import Figure, machine, table

DECKS = 100_000
AT_ONCE = 1_000
VALIDATIONS = 500
SEED = "the figures of docs/performance.md"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decks", type=int, default=DECKS, help="how many decks are stored")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("DATABASE_URL", f"sqlite:///{Path(folder) / 'decks.sqlite3'}")
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        os.environ.setdefault("LOCAL_HTTP", "1")
        django.setup()
        print(machine(), end="\n\n")
        print(table(measure(options.decks)))


def measure(decks: int) -> list[Figure]:
    from django.core.management import call_command
    from django.db import connection

    from cards.services import load_library

    call_command("migrate", verbosity=0)
    load_library()
    chance = random.Random(SEED)
    store(decks, chance)
    draft = a_draft(chance)
    return [*validations(draft), impact(draft, decks, connection.vendor)]


def store(decks: int, chance: random.Random) -> None:
    """Legal decks of random cards of the library, as the soak makes them."""
    from decks.models import Deck, DeckRevision
    from duels.soak.random_play import legal_deck
    from players import services

    owner, _token = services.create_bot(name="bench")
    for begin in range(0, decks, AT_ONCE):
        number = min(AT_ONCE, decks - begin)
        rows = Deck.objects.bulk_create([Deck(owner=owner, name="bench") for _ in range(number)])
        seats = [legal_deck(chance) for _ in rows]
        revisions = DeckRevision.objects.bulk_create(
            [
                DeckRevision(deck=deck, number=1, main=seat.main, extra=seat.extra, side=(), digest="")
                for deck, seat in zip(rows, seats, strict=True)
            ]
        )
        for deck, revision in zip(rows, revisions, strict=True):
            deck.current = revision
        Deck.objects.bulk_update(rows, ["current"])


def a_draft(chance: random.Random):  # type: ignore[no-untyped-def]
    """A list of a hundred cards, beside which there is one of eighty."""
    import datetime

    from banlist import services
    from cards.models import Card

    passcodes = sorted(Card.objects.values_list("passcode", flat=True))
    named = chance.sample(passcodes, min(100, len(passcodes)))
    for number, date in ((80, "2013-09-01"), (100, "2014-02-01")):
        lines = [services.Line(passcode, chance.randrange(3)) for passcode in named[:number]]
        made = services.create_list(
            name=date, region="OCG", effective_date=datetime.date.fromisoformat(date), lines=lines
        )
        if number == 80:
            services.publish(ban_list=made)
    return made


def validations(ban_list) -> list[Figure]:  # type: ignore[no-untyped-def]
    """A deck against a list, as a page does it, and what of it is not the database."""
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    from decks.judging import judge
    from decks.models import DeckRevision

    whole, beside, queries = [], [], []
    for revision in DeckRevision.objects.order_by("pk")[:VALIDATIONS]:
        spent = _Stopwatch()
        with CaptureQueriesContext(connection) as captured, connection.execute_wrapper(spent):
            began = time.perf_counter()
            judge(revision, ban_list=ban_list)
            took = time.perf_counter() - began
        whole.append(took * 1000)
        beside.append((took - spent.seconds) * 1000)
        queries.append(float(len(captured)))
    return [
        Figure("validation of a deck, with its queries", "ms", whole),
        Figure("validation of a deck, beside its queries", "ms", beside, "median ≤ 3"),
        Figure("queries of a validation", "", queries, "max ≤ 6"),
    ]


class _Stopwatch:
    """The time that statements take."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self, execute, sql, params, many, context):  # type: ignore[no-untyped-def]
        began = time.perf_counter()
        try:
            return execute(sql, params, many, context)
        finally:
            self.seconds += time.perf_counter() - began


def impact(draft, decks: int, vendor: str) -> Figure:  # type: ignore[no-untyped-def]
    from banlist.reviewing import piece_of_impact
    from banlist.selectors import before

    taken = []
    for _ in range(3):
        began = time.perf_counter()
        beyond = 0
        while not (piece := piece_of_impact(before(draft), draft, beyond=beyond))["over"]:
            beyond = piece["beyond"]
        taken.append(time.perf_counter() - began)
    return Figure(f"impact of a draft over {decks:,} decks, {vendor}", "s", taken, "median ≤ 10")


if __name__ == "__main__":
    main()
