"""`manage.py card_language`: the dictionary of the card language."""

from argparse import ArgumentParser
from importlib import import_module
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from cards.dictionary import page
from cards.lang.facts import Book
from cards.library import LIBRARY


class Command(BaseCommand):
    help = (
        "Writes the dictionary of the card language, docs/card-language.md: every word, what it means, and a "
        "card of the library that says it."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--and",
            dest="module",
            metavar="MODULE",
            help="take words that no card of the library says from the cards in this module's BOOK, and for "
            "which rules they are needed from its NEEDED_FOR",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        books: list[Book] = [LIBRARY]
        needed: dict[str, tuple[str, str]] = {}
        if options["module"]:
            try:
                module = import_module(options["module"])
                books.append(module.BOOK)
                needed = getattr(module, "NEEDED_FOR", {})
            except (ImportError, AttributeError) as error:
                raise CommandError(f"There is no book in {options['module']}: {error}") from error
        self.stdout.write(page(*books, needed=needed), ending="")
