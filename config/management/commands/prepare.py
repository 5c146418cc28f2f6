"""Puts everything in place that the web server and the worker expect to find."""

from typing import Any

from django.core.management import call_command, get_commands
from django.core.management.base import BaseCommand

STEPS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("compile_translations", {}),
    ("collectstatic", {"interactive": False, "verbosity": 0}),
    ("migrate", {"interactive": False}),
    ("createcachetable", {}),
    ("load_library", {}),
    ("load_banlists", {}),
)


class Command(BaseCommand):
    """Prepares the site; harmless to run again."""

    help = "Prepare translations, static files, tables, cards and ban lists. Run it after every upgrade."

    def handle(self, *args: Any, **options: Any) -> None:
        """Take each step in turn; each does nothing where nothing is left to do."""
        there = get_commands()
        for name, arguments in STEPS:
            if name in there:
                call_command(name, **{"verbosity": options["verbosity"], **arguments})
