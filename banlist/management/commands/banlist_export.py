"""`manage.py banlist_export`: ban lists for duel programs."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from banlist import selectors
from banlist.conf import as_conf
from banlist.lflist import write
from banlist.models import BanList


class Command(BaseCommand):
    help = "Writes published ban lists as an lflist.conf file: those in force today, or those named."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("lists", nargs="*", type=int, metavar="ID", help="numbers of lists, drafts too")
        parser.add_argument("--all", action="store_true", help="every published list")

    def handle(self, *args: Any, **options: Any) -> None:
        chosen = self.chosen(options)
        found = {each.pk for each in chosen}
        missing = [str(number) for number in options["lists"] if number not in found]
        if missing:
            raise CommandError(f"There is no ban list {', '.join(missing)}.")
        self.stdout.write(write(as_conf(each) for each in chosen), ending="")

    def chosen(self, options: dict[str, Any]) -> list[BanList]:
        if options["lists"]:
            lists = BanList.objects.filter(pk__in=options["lists"])
        elif options["all"]:
            lists = selectors.published()
        else:
            lists = selectors.in_force_everywhere(on=selectors.today())
        return list(selectors.with_entries(lists))
