"""Starts two bots that duel each other, and then whoever challenges them."""

import os
import sys
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError, CommandParser

from config.management.commands.serve import is_taken
from config.supervision import run_together
from players import services

PROGRAM = settings.BASE_DIR / "docs" / "examples" / "bot.py"
TOKENS = settings.BASE_DIR / "var" / "bots"

WELCOME = """
  {first} and {second} duel each other at {site}
  Challenge either of them by name; they accept.
  Ctrl-C stops them; their duels wait for them.
"""


class Command(BaseCommand):
    """Runs docs/examples/bot.py twice, with accounts and tokens of its own making."""

    help = "Start two bots on the site that runs on HOST and PORT (`manage.py serve`), until Ctrl-C."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the bots' names."""
        parser.add_argument("names", nargs="*", metavar="NAME", help="two names (default: Castor Pollux)")

    def handle(self, *args: Any, **options: Any) -> None:
        """Make the accounts, then run both programs side by side."""
        names = options["names"] or ["Castor", "Pollux"]
        if len(names) != 2:
            raise CommandError("Give two names, or none.")
        first, second = names
        site = f"http://{settings.HOST}:{settings.PORT}/"
        if not is_taken(settings.HOST, settings.PORT):
            raise CommandError(f"Nothing answers at {site} yet. Run `make serve` in another terminal first.")
        play = [sys.executable, str(PROGRAM), site]
        commands = {
            first: [*play, "--token-file", str(token_of(first)), "--challenge", second],
            second: [*play, "--token-file", str(token_of(second))],
        }
        self.stdout.write(WELCOME.format(first=first, second=second, site=site))
        self.stdout.flush()
        ended = run_together(commands)
        if ended:
            raise CommandError(f"{ended} ended by itself, so the other was ended too.")


def token_of(name: str) -> Path:
    """Make sure that the bot's account exists, and keep a fresh token in a file that only we can read."""
    try:
        _bot, token = services.create_bot(name=name)
    except ValidationError as error:
        raise CommandError(f"{name}: {' '.join(error.messages)}") from None
    TOKENS.mkdir(mode=0o700, parents=True, exist_ok=True)
    path: Path = TOKENS / f"{name}.token"
    path.unlink(missing_ok=True)
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w") as file:
        file.write(token + "\n")
    return path
