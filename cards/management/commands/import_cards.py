"""`manage.py import_cards FILE...`: cards from the files of the ecosystem."""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from tqdm import tqdm

from cards.imports import cdb, jsonl, ygoprodeck
from cards.imports.incoming import Found
from cards.imports.merging import Outcome, Stopped, TooMuchChanged, bring_in

READERS = {
    ".json": ("ygoprodeck", ygoprodeck.read),
    ".cdb": ("cdb", cdb.read),
    ".jsonl": ("jsonl", jsonl.read),
    ".gz": ("jsonl", jsonl.read),
}
LARGEST_FILE = 300_000_000


class Command(BaseCommand):
    help = (
        "Takes cards from files into the catalogue: YGOPRODeck's JSON (.json), card databases (.cdb) and our "
        "own JSON lines (.jsonl, .jsonl.gz). May be repeated at will. Says for every card that is new, "
        "changed or refused what and why; the library's cards are never changed. All of a run happens, or "
        "nothing."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
        parser.add_argument(
            "--chinese", type=Path, metavar="FILE", help="a .cdb with Chinese names and texts for the others"
        )
        parser.add_argument("--dry-run", action="store_true", help="say what would happen, and do nothing")
        parser.add_argument(
            "--even-much",
            action="store_true",
            help="go on although more than 1 %% of the catalogue would be changed or gone",
        )
        parser.add_argument("--quiet", action="store_true", help="say only the sums, and what was refused")

    def handle(self, *args: Any, **options: Any) -> None:
        by_source: dict[str, list[Iterator[Found]]] = {}
        for path in options["files"]:
            source, found = self.opened(path, options["chinese"])
            by_source.setdefault(source, []).append(found)
        for source, found in by_source.items():
            progress = tqdm(
                chain(*found), desc=source, unit=" cards", file=sys.stderr, disable=not sys.stderr.isatty()
            )
            try:
                outcome = bring_in(
                    found=progress,
                    source=source,
                    dry_run=options["dry_run"],
                    even_much=options["even_much"],
                )
            except Stopped as refusal:
                self.tell_lines(refusal.outcome, options)
                advice = " To go on all the same, add --even-much."
                more = advice if isinstance(refusal, TooMuchChanged) else ""
                raise CommandError(f"{refusal}.{more}") from None
            self.tell(outcome, options)

    def opened(self, path: Path, chinese: Path | None) -> tuple[str, Iterator[Found]]:
        if not path.is_file():
            raise CommandError(f"There is no file {path}.")
        if path.stat().st_size > LARGEST_FILE:
            raise CommandError(
                f"{path} is larger than {LARGEST_FILE // 10**6} MB. Files of all cards have 40."
            )
        if path.suffix not in READERS:
            raise CommandError(f"{path}: name a file that ends with {', '.join(READERS)}.")
        source, read = READERS[path.suffix]
        return source, (cdb.read(path, chinese) if source == "cdb" else read(path))

    def tell_lines(self, outcome: Outcome, options: dict[str, Any]) -> None:
        for line in outcome.lines:
            if line.outcome == "refused":
                self.stderr.write(f"{line.outcome}: {line.where}: {line.detail}")
            elif not options["quiet"]:
                self.stdout.write(": ".join(filter(None, (line.outcome, line.where, line.detail))))

    def tell(self, outcome: Outcome, options: dict[str, Any]) -> None:
        self.tell_lines(outcome, options)
        self.stdout.write(
            f"{outcome.total} cards: {outcome.new} new, {outcome.changed} changed, {outcome.unchanged} "
            f"unchanged, {outcome.differing} differing from the library, {outcome.refused} refused; "
            f"{outcome.gone} gone from the source."
            + (" Nothing was written: this was a dry run." if options["dry_run"] else "")
        )
