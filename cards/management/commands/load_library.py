"""`manage.py load_library`: the cards of the library as rows of the database."""

from django.core.management.base import BaseCommand, CommandError, CommandParser

from cards.services import TooManyGone, load_library


class Command(BaseCommand):
    help = (
        "Writes the cards of the library into the database. Safe to run at any time and as often as you "
        "like: rows that agree are not touched, cards added in the admin are left alone, none is deleted."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "--even-many-gone",
            action="store_true",
            help="go on although the library has lost many of the cards it had",
        )

    def handle(self, *args: object, even_many_gone: bool, **options: object) -> None:
        try:
            loaded = load_library(even_many_gone=even_many_gone)
        except TooManyGone as refusal:
            raise CommandError(f"{refusal}. To go on all the same, add --even-many-gone.") from None
        self.stdout.write(
            f"{loaded.total} cards in the library: {loaded.added} added, {loaded.changed} changed, "
            f"{loaded.unchanged} unchanged."
        )
        if loaded.released:
            self.stdout.write(
                f"{loaded.released} cards that the library no longer has are kept, but are not playable."
            )
