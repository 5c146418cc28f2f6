"""`manage.py library_report`: how many cards there are, and how many of them are played in full."""

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from statistics import median

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser

from cards.library import LIBRARY
from cards.report import KEYS, report_on
from config.card_coverage import speaking_of


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
        names = [card.name_en for card in LIBRARY.values() if card.has_effect]
        report = report_on(LIBRARY, speaking_of(names, Path(settings.BASE_DIR) / "tests"))
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
            f"texts missing  {missing}\n"
            f"words          {report.words}, of which {len(report.words_unsaid)} wait for their first card\n"
            f"tests per card {min(report.tests.values())} to {max(report.tests.values())}, "
            f"half of the cards at least {median(report.tests.values()):g}; "
            f"{len(report.untested)} cards have none"
        )
