"""`manage.py work`: whatever has to happen without anybody asking for it."""

import logging
import signal
import threading
import time
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.db import close_old_connections

from players.extensions import Job, jobs

logger = logging.getLogger(__name__)


class Command(BaseCommand):
    help = "Delivers the outbox, enforces deadlines, tidies up: runs the registered jobs until told to stop."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--once", action="store_true", help="Run every job once and end.")
        parser.add_argument(
            "--only", metavar="JOB", action="append", help="Run this job only; may be repeated."
        )

    def handle(self, *args: Any, **options: Any) -> None:
        chosen = self.chosen(options["only"])
        if options["once"]:
            for job in chosen:
                attempt(job)
            return
        stop = threading.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: stop.set())
        logger.info("The worker runs: %s", ", ".join(job.name for job in chosen))
        work(chosen, stop)
        logger.info("The worker stops.")

    def chosen(self, names: list[str] | None) -> list[Job]:
        unknown = [name for name in names or () if name not in jobs]
        if unknown:
            known = ", ".join(job.name for job in jobs)
            raise CommandError(f"There is no job {', '.join(unknown)}; there are: {known}.")
        return [job for job in jobs if not names or job.name in names]


def work(chosen: list[Job], stop: threading.Event) -> None:
    """Runs each job when its time has come; a job in progress is finished before the worker stops."""
    due = {job.name: time.monotonic() for job in chosen}
    while not stop.is_set():
        for job in chosen:
            if stop.is_set():
                return
            if due[job.name] <= time.monotonic():
                attempt(job)
                due[job.name] = time.monotonic() + job.every
        stop.wait(max(0.0, min(due.values(), default=time.monotonic() + 1) - time.monotonic()))


def attempt(job: Job) -> bool:
    """Runs a job; an error is logged and ends this attempt only."""
    close_old_connections()
    try:
        job.run()
    except Exception:
        logger.exception("The job %s failed", job.name)
        return False
    finally:
        close_old_connections()
    return True
