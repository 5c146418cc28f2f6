"""`manage.py soak --duels N --seed S`: random duels, checked while they are played."""

import json
import os
from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from duels.soak.course import play
from duels.soak.one_duel import Tally, check_again

EXPLAINED = {
    "cheap": "steps: every card in one place, numbers unique, life points in bounds",
    "dear": "steps: events folded, values uncached, prompt complete, views closed, snapshot and resume",
    "twins": "open states: hidden cards dealt anew, and every viewer shown the same",
    "positions": "open states: written down as positions and laid out again, with all that is true of them",
    "offers": "acts that were offered: carried out on a copy of their own",
}


def positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise ArgumentTypeError(f"{text!r} is no whole number above 0")
    return int(text)


class Command(BaseCommand):
    help = (
        "Plays random duels between random legal decks of the library, under each rule set in turn, on all "
        "cores. At every step the cheap properties are checked, and the dear ones every third turn and at "
        "2 % of the steps. The first failure is written to a file, from which --again takes it up."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--duels", type=positive, default=100, metavar="N", help="how many (100)")
        parser.add_argument("--seed", default="1", metavar="S", help="any text; it tells every duel (1)")
        parser.add_argument(
            "--processes", type=positive, default=os.cpu_count() or 1, metavar="N", help="all cores"
        )
        parser.add_argument(
            "--record", type=Path, metavar="FILE", help="keep what has passed, and go on from there"
        )
        parser.add_argument(
            "--failure",
            type=Path,
            default=Path("soak-failure.json"),
            metavar="FILE",
            help="where the first failure is written (soak-failure.json)",
        )
        parser.add_argument("--again", type=Path, metavar="FILE", help="take up a failure instead")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["again"]:
            self.again(options["again"])
            return
        total, passed = Tally(), 0
        try:
            for one in play(options["seed"], options["duels"], options["processes"], options["record"]):
                if one.failure is not None:
                    self.failed(one.failure, options["failure"])
                assert one.tally is not None
                total += one.tally
                passed += 1
                if passed % 50 == 0:
                    self.stdout.write(f"{passed} of {options['duels']} duels have passed.")
        except ValueError as wrong:
            raise CommandError(str(wrong)) from None
        self.stdout.write(f"{passed} duels of seed {options['seed']} have passed.")
        for name, count in total.checked.items():
            self.stdout.write(f"{count:>12,} {EXPLAINED[name]}")
        for name, count in sorted(total.endings.items()):
            self.stdout.write(f"{count:>12,} ended by: {name}")

    def failed(self, failure: dict[str, Any], path: Path) -> None:
        path.write_text(json.dumps(failure, indent=1) + "\n", encoding="utf-8")
        raise CommandError(
            f"Duel {failure['duel']} fails after {len(failure['decisions'])} decisions from an open state: "
            f"{failure['what']}\nTake it up there: manage.py soak --again {path}"
        )

    def again(self, path: Path) -> None:
        try:
            failure = json.loads(path.read_text(encoding="utf-8"))
            self.stdout.write(f"Duel {failure['duel']}: {failure['what']}")
        except (OSError, ValueError, KeyError, TypeError) as wrong:
            raise CommandError(f"{path} tells of no failure: {wrong}") from None
        check_again(failure)
        self.stdout.write("This time nothing fails.")
