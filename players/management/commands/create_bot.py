"""`manage.py create_bot NAME`: an account for a program, and a token to play with."""

from argparse import ArgumentParser
from typing import Any

from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError

from players import services


class Command(BaseCommand):
    help = (
        "Makes sure that a bot of this name exists and prints a fresh token for it (scopes read, play and "
        "manage; one year), which replaces the one printed last."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("name")
        parser.add_argument("--token", action="store_true", help="Print the token alone, for use in a shell.")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            bot, token = services.create_bot(name=options["name"])
        except ValidationError as error:
            raise CommandError(" ".join(error.messages)) from None
        if options["token"]:
            self.stdout.write(token)
        else:
            self.stdout.write(f"The bot {bot.username} plays with this token, shown once:\n{token}")
