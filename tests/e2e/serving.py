"""The site as `make serve` runs it, on a free port of loopback, against a database of its own."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.postgresql import free_port

ROOT = Path(__file__).resolve().parents[2]
SECONDS_TO_START = 60
SECONDS_TO_END = 30


class Serving:
    """Web server and worker in processes of their own; what they log goes into a file."""

    def __init__(self, database_url: str, folder: Path, *, settings: str = "config.settings") -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}/"
        self.log = folder / "server.log"
        self.environment = {
            **{name: value for name, value in os.environ.items() if name != "TEST_DATABASE_URL"},
            "DATABASE_URL": database_url,
            "DJANGO_SETTINGS_MODULE": settings,
            "HOST": "127.0.0.1",
            "LOCAL_HTTP": "1",
            "PORT": str(self.port),
            "SECRET_KEY": "a key for served tests alone, of more than fifty characters in all",
            "STATIC_ROOT": str(folder / "static"),
        }
        self._process: subprocess.Popen[bytes] | None = None

    def manage(self, *words: str) -> str:
        """Run a command of manage.py on the site's database and return what it prints."""
        return self.python("manage.py", *words)

    def python(self, *words: str) -> str:
        """Run Python in the site's environment and return what it prints."""
        done = subprocess.run(
            [sys.executable, *words], cwd=ROOT, env=self.environment, capture_output=True, text=True
        )
        if done.returncode:
            raise AssertionError(f"{' '.join(words)} failed:\n{done.stdout}{done.stderr}")
        return done.stdout

    def start(self, *, workers: int = 2) -> None:
        """Start the site and return when it answers."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "manage.py", "serve", "--workers", str(workers)],
                cwd=ROOT,
                env=self.environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        deadline = time.monotonic() + SECONDS_TO_START
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.stop()
                raise AssertionError(f"The site did not start:\n{self.log.read_text()}")
            time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}readyz", timeout=2).status_code == httpx.codes.OK
        except httpx.TransportError:
            return False

    def stop(self) -> None:
        """End it as Ctrl-C does, and return when all of its processes have ended."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(timeout=SECONDS_TO_END)
        finally:
            self._process = None
