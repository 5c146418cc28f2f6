"""Loads the ban lists that come with the project."""

from typing import Any

from django.core.management.base import BaseCommand

from banlist.shipped import load_list, shipped_lists


class Command(BaseCommand):
    help = (
        "Loads the ban lists that come with the project and publishes new ones. Safe to run again: a list "
        "that an admin has changed is left as it is, and what differs is printed."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        for shipped in shipped_lists():
            loaded = load_list(shipped)
            if loaded.outcome == "kept":
                self.stdout.write(f"{shipped.name}: changed here, left as it is. What differs:")
                for difference in loaded.differences:
                    self.stdout.write(f"  {difference}")
            else:
                self.stdout.write(f"{shipped.name}: {loaded.outcome} ({len(shipped.lines)} cards)")
