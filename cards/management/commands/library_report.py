"""`manage.py library_report`: how many cards there are, and how many of them are played in full."""

import argparse
import json
from dataclasses import asdict

from django.core.management.base import BaseCommand, CommandParser

from cards.library import LIBRARY
from cards.report import KEYS, report_on


class Command(BaseCommand):
    help = "Counts the cards of the library. Keys of the report in JSON:\n\n" + "\n".join(
        f"  {key:21} {meaning}" for key, meaning in KEYS.items()
    )

    def create_parser(self, prog_name: str, subcommand: str, **kwargs: object) -> CommandParser:
        """Keep the lines of the help as they are written."""
        return super().create_parser(
            prog_name, subcommand, formatter_class=argparse.RawDescriptionHelpFormatter, **kwargs
        )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--json", action="store_true", help="write the whole report as JSON")

    def handle(self, *args: object, **options: object) -> None:
        report = report_on(LIBRARY)
        if options["json"]:
            self.stdout.write(json.dumps(asdict(report), indent=None, separators=(", ", ": ")))
            return
        missing = ", ".join(f"{count} in {language}" for language, count in report.texts_missing.items())
        self.stdout.write(
            f"cards          {report.cards}\n"
            f"playable       {report.playable}\n"
            f"effect cards   {report.effect_cards}\n"
            f"facts only     {report.facts_only}\n"
            f"specials       {report.specials}\n"
            f"texts missing  {missing}"
        )
