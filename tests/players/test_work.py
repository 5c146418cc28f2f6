"""The worker runs what is registered, survives what fails, and stops when told."""

import os
import signal
import subprocess
import sys
import threading
import time
from io import StringIO

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from players.extensions import Job, Registry, jobs
from players.management.commands.work import attempt, work

# The worker closes connections that have grown old, which is to look at one.
pytestmark = pytest.mark.django_db


def test_failing_job_is_logged_and_the_others_run(caplog) -> None:
    stop = threading.Event()
    ran: list[str] = []

    def fail() -> None:
        raise RuntimeError("the job broke")

    def succeed() -> None:
        ran.append("good")
        if len(ran) == 3:
            stop.set()

    work([Job("bad", 0.01, fail), Job("good", 0.01, succeed)], stop)
    assert ran == ["good"] * 3
    assert "The job bad failed" in caplog.text


def test_each_job_has_its_own_pace() -> None:
    stop = threading.Event()
    ran: list[str] = []
    often = Job("often", 0.01, lambda: ran.append("often") or (len(ran) > 8 and stop.set()))
    work([often, Job("seldom", 60, lambda: ran.append("seldom"))], stop)
    assert ran.count("seldom") == 1


def test_attempt_tells_whether_it_went_well() -> None:
    assert attempt(Job("good", 1, lambda: None))
    assert not attempt(Job("bad", 1, lambda: 1 / 0))


@pytest.mark.django_db
def test_once_runs_every_registered_job() -> None:
    assert {"outbox", "tidy"} <= {job.name for job in jobs}
    call_command("work", "--once", stdout=StringIO())


def test_unknown_job_is_refused_with_the_names_of_the_known() -> None:
    with pytest.raises(CommandError, match="outbox"):
        call_command("work", "--once", "--only", "nonsense")


def test_two_different_jobs_of_one_name_are_refused() -> None:
    registry: Registry[Job] = Registry()
    first = Job("clock", 1, print)
    registry.register(first)
    registry.register(first)
    with pytest.raises(ValueError, match="clock"):
        registry.register(Job("clock", 2, print))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_worker_stops_gracefully(number: signal.Signals, tmp_path) -> None:
    environment = os.environ | {"LOCAL_HTTP": "1", "DATABASE_URL": f"sqlite:///{tmp_path / 'worker.sqlite3'}"}
    worker = subprocess.Popen(
        [sys.executable, "manage.py", "work", "--only", "outbox"],
        cwd=settings.BASE_DIR,
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
    )
    line = ""
    while "The worker runs" not in line:
        line = worker.stderr.readline()
        assert line, "the worker ended before it began"
    time.sleep(0.1)
    worker.send_signal(number)
    _out, rest = worker.communicate(timeout=20)
    assert worker.returncode == 0
    assert "The worker stops" in rest
