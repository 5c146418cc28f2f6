"""One command puts everything in place and runs it; what belongs together ends together."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from django.core.management import CommandError, call_command

from config.supervision import run_together
from tests.postgresql import free_port

ROOT = Path(__file__).parents[2]
SECONDS = 60
SLEEP = [sys.executable, "-c", "import time; time.sleep(60)"]
DEAF = """
import signal, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
print("deaf", flush=True)
time.sleep(60)
"""
STUBBORN = [sys.executable, "-c", DEAF]


@pytest.fixture
def environment(served_database_url, tmp_path):
    """Give what a site of its own finds in its environment."""
    return {
        **os.environ,
        "DJANGO_SETTINGS_MODULE": "config.settings",
        "DATABASE_URL": served_database_url,
        "STATIC_ROOT": str(tmp_path / "staticfiles"),
        "PORT": str(free_port()),
    }


def manage(*command: str, environment: dict[str, str]) -> str:
    """Run one command of manage.py to its end, and return what it said."""
    done = subprocess.run(
        [sys.executable, "manage.py", *command],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_site_is_prepared_and_served_and_ends_when_asked(environment, tmp_path):
    """To prepare it again changes nothing."""
    manage("prepare", environment=environment)
    assert "No migrations to apply." in manage("prepare", environment=environment)
    said = tmp_path / "said"
    with said.open("w") as output:
        site = subprocess.Popen(
            [sys.executable, "manage.py", "serve"], cwd=ROOT, env=environment, stdout=output, stderr=output
        )
    address = f"http://127.0.0.1:{environment['PORT']}/"
    try:
        wait_until(lambda: "Ctrl-C ends it." in said.read_text() or site.poll() is not None)
        assert site.poll() is None, said.read_text()
        assert httpx.get(f"{address}readyz").json() == {
            "status": "ok",
            "database": "ok",
            "migrations": "ok",
            "cache": "ok",
        }
        page = httpx.get(address)
        assert page.status_code == 200
        style = page.text.partition('rel="stylesheet" href="/')[2].partition('"')[0]
        assert "immutable" in httpx.get(f"{address}{style}").headers["cache-control"]
    finally:
        site.send_signal(signal.SIGINT)
        ended = site.wait(timeout=SECONDS)
    assert ended == 0
    for told in (address, f"{address}admin/", "make admin", f"PORT={environment['PORT']} make bots"):
        assert told in said.read_text()
    with pytest.raises(httpx.ConnectError):
        httpx.get(address)


def wait_until(condition):
    """Wait until it is so; fail when it never is."""
    deadline = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_port_in_use_is_told_with_another_to_try(settings, live_server):
    settings.HOST, settings.PORT = "127.0.0.1", live_server.thread.port
    with pytest.raises(CommandError, match=f"PORT={live_server.thread.port + 1} make serve"):
        call_command("serve")


def test_when_one_process_ends_the_others_are_ended():
    began = time.monotonic()
    assert run_together({"sleeper": SLEEP, "short": [sys.executable, "-c", "raise SystemExit(3)"]}) == "short"
    assert time.monotonic() - began < 30


def test_a_process_that_does_not_hear_is_made_to_end(monkeypatch, capfd):
    monkeypatch.setattr("config.supervision.SECONDS_TO_END", 0.5)
    heard = []

    def ask_to_end() -> None:
        heard.append(capfd.readouterr().out)
        if "deaf\n" in heard:
            os.kill(os.getpid(), signal.SIGTERM)

    assert run_together({"stubborn": STUBBORN}, meanwhile=ask_to_end) is None


def test_signals_mean_afterwards_what_they_meant_before():
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)]
    run_together({"short": [sys.executable, "-c", ""]})
    assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)] == before
