"""`manage.py verify_duel ID`: plays a stored duel again and compares."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from duels.models import Duel
from duels.verification import first_difference


class Command(BaseCommand):
    help = (
        "Computes a duel's commitment again, replays all decisions from the seed and both decks, and "
        "compares prompts, log, turns, views and result. Names the first difference and exits with 1. "
        "Nothing hidden is printed."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("duel", type=int, nargs="+", metavar="ID")

    def handle(self, *args: Any, **options: Any) -> None:
        for number in options["duel"]:
            duel = Duel.objects.select_related("secret").filter(pk=number).first()
            if duel is None:
                raise CommandError(f"There is no duel {number}.")
            wrong = first_difference(duel)
            if wrong:
                raise CommandError(f"Duel {number}: {wrong}")
            self.stdout.write(f"Duel {number} is what its seed and its {duel.ordinal} decisions make of it.")
