"""`manage.py duel_position ID`: the position of a stored duel, to look into it or to play on from it."""

import json
import logging
from argparse import ArgumentParser
from getpass import getuser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from cards.library import LIBRARY
from duels import engine, seeds
from duels.engine.errors import EngineError
from duels.engine.position import veiled
from duels.models import Duel
from duels.services.table import decisions_since

log = logging.getLogger(__name__)


class Command(BaseCommand):
    help = (
        "Writes the position (docs/positions.md) of a duel at its last open state: a main phase or battle "
        "step with nothing pending. Hidden cards are null, for whoever runs a site may play on it; --hidden "
        "shows them, needs a reason, and is logged."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("duel", type=int, metavar="ID")
        parser.add_argument("--hidden", metavar="REASON", help="show everything, and log why")

    def handle(self, *args: Any, **options: Any) -> None:
        duel = Duel.objects.select_related("secret").filter(pk=options["duel"]).first()
        if duel is None:
            raise CommandError(f"There is no duel {options['duel']}.")
        reason = options["hidden"]
        if reason is not None and not reason.strip():
            raise CommandError("Say why the hidden cards are to be shown: --hidden REASON")
        checkpoint, since = last_open_state(duel)
        try:
            position = engine.to_position(LIBRARY, checkpoint)
        except EngineError as error:
            raise CommandError(f"Duel {duel.pk} has no position: {error}") from error
        if reason is None:
            position = veiled(position)
        else:
            log.warning(
                "The hidden cards of duel %s were shown to %s on the command line: %s",
                duel.pk,
                getuser(),
                reason,
            )
        if since:
            self.stderr.write(f"Decisions made since this state: {since}")
        self.stdout.write(json.dumps(position))


def last_open_state(duel: Duel) -> tuple[str, int]:
    """The checkpoint of the last open state, and how many decisions were made since.

    The stored checkpoint is older than that where the duel was at rest in the middle of something.
    """
    decisions = decisions_since(duel)
    try:
        live = engine.resume(LIBRARY, duel.checkpoint, decisions, seeds.key(duel.secret))
    except EngineError:
        return duel.checkpoint, len(decisions)
    snapshot = live.snapshot()
    return snapshot.checkpoint, len(snapshot.decisions)
