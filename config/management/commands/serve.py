"""Runs the web server and the worker side by side."""

import os
import socket
import sys
from typing import Any

from django.conf import settings
from django.core.management import get_commands
from django.core.management.base import BaseCommand, CommandError, CommandParser

from config.supervision import run_together

WELCOME = """
  Duel King is at         {site}
  The admin site is at    {site}admin/
  To make an admin, in another terminal:       {again}make admin
  To start two bots, in another terminal:      {again}make bots
  Ctrl-C ends it.
"""


class Command(BaseCommand):
    """Serves the site until Ctrl-C, or until one of its processes fails."""

    help = "Run the web server and the worker on HOST and PORT (`manage.py prepare` comes first)."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the number of web processes."""
        parser.add_argument("--workers", type=int, default=2, help="processes of the web server (default: 2)")

    def handle(self, *args: Any, **options: Any) -> None:
        """Run both, and say where the site is as soon as it answers."""
        host, port = settings.HOST, settings.PORT
        if is_taken(host, port):
            raise CommandError(f"Something listens on {host}:{port} already. Try: PORT={port + 1} make serve")
        commands = {"web server": web_server(host, port, options["workers"])}
        if "work" in get_commands():
            commands["worker"] = [sys.executable, "manage.py", "work"]
        self.welcomed = False

        def welcome() -> None:
            if not self.welcomed and is_taken(host, port):
                self.stdout.write(WELCOME.format(site=f"http://{host}:{port}/", again=again()))
                self.stdout.flush()
                self.welcomed = True

        ended = run_together(commands, meanwhile=welcome)
        if ended:
            raise CommandError(
                f"The {ended} ended by itself, so the rest was ended too. Its last lines say why."
            )


def again() -> str:
    """Return what another terminal must say too, to mean the site that listens where this one was told to."""
    return "".join(f"{name}={os.environ[name]} " for name in ("HOST", "PORT") if os.environ.get(name))


def web_server(host: str, port: int, workers: int) -> list[str]:
    """Return the command that starts granian.

    The code is synchronous throughout, so it is served by threads over WSGI. Two of them keep a process
    busy while one waits for the database; more only take turns with the interpreter and slow each other down.
    """
    return [
        *(sys.executable, "-m", "granian", "config.wsgi:application", "--interface", "wsgi"),
        *("--host", host, "--port", str(port)),
        *("--workers", str(workers), "--blocking-threads", "2"),
        *("--workers-kill-timeout", "10"),
        *("--no-ws", "--log-level", "warning"),
    ]


def is_taken(host: str, port: int) -> bool:
    """Tell whether somebody listens there."""
    try:
        socket.create_connection((host, port), timeout=1).close()
    except OSError:
        return False
    return True
