"""`manage.py check_facts FILE`: the library compared with a table of facts."""

from pathlib import Path

from django.core.management.base import BaseCommand, CommandError, CommandParser

from cards.comparison import COLUMNS, UnreadableTable, compare, read_table
from cards.library import LIBRARY


class Command(BaseCommand):
    help = (
        "Compares the library with a table of facts: tab-separated, in UTF-8, with the columns "
        f"{', '.join(COLUMNS)}. Every fact of a card that both have is compared, and a card of rank 0 (one "
        "that needs no effect) must be in the library. Each difference is one line; with any, the command "
        "ends with status 1. An archetype of '?' means that the table does not know it."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, help="the table")

    def handle(self, *args: object, file: Path, **options: object) -> None:
        try:
            found = compare(LIBRARY, read_table(file))
        except UnreadableTable as fault:
            raise CommandError(str(fault)) from None
        for difference in found.differences:
            self.stdout.write(difference)
        summary = f"{found.compared} cards compared, {found.only_in_library} only in the library"
        if found.differences:
            raise CommandError(f"{summary}, {len(found.differences)} differences.")
        self.stdout.write(f"{summary}, no difference.")
