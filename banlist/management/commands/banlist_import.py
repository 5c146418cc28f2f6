"""`manage.py banlist_import FILE...`: ban lists from the files of duel programs."""

import datetime
from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path
from typing import Any

from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError
from django.db import transaction

from banlist import lflist, services
from banlist.conf import NoDate, bring_in, hash_text


def day(text: str) -> datetime.date:
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is no date; write one like 2013-09-01") from None


class Command(BaseCommand):
    help = (
        "Takes the ban lists of lflist.conf files (EDOPro's, with whitelists, and classic ones, with points) "
        "as drafts. Says which lines could not be kept. All of a run happens, or nothing."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
        parser.add_argument("--region", default="", help="the format of the lists, where their names mislead")
        parser.add_argument("--date", type=day, help="from when they are in force, where their names mislead")
        parser.add_argument("--publish", action="store_true", help="publish the lists at once")

    @transaction.atomic
    def handle(self, *args: Any, **options: Any) -> None:
        for path in options["files"]:
            try:
                reading = lflist.read(path.read_bytes())
                drafts = bring_in(reading.lists, region=options["region"], effective_date=options["date"])
                for ban_list in drafts:
                    if options["publish"]:
                        services.publish(ban_list=ban_list)
            except OSError as error:
                raise CommandError(f"{path}: {error.strerror}") from None
            except (lflist.NotAList, NoDate) as error:
                raise CommandError(f"{path}: {error}") from None
            except ValidationError as error:
                raise CommandError(f"{path}: " + " ".join(error.messages)) from None
            for problem in reading.problems:
                self.stderr.write(f"{path}: {problem}")
            for ban_list in drafts:
                self.stdout.write(
                    f"{ban_list.name} ({ban_list.region}, from {ban_list.effective_date}): "
                    f"{ban_list.entries.count()} cards, hash {hash_text(ban_list)}, "
                    f"{ban_list.get_status_display()}"
                )
