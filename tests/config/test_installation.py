"""What `make` promises: packages locked by their hashes, and targets that exist."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCKS = ["requirements.txt", "requirements-dev.txt"]
WANTED = {
    "requirements.txt": PROJECT["project"]["dependencies"],
    "requirements-dev.txt": [*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["dev"]],
}


def locked(lock: str) -> dict[str, tuple[str, bool]]:
    """Return version and presence of hashes for each package of a lock."""
    text = re.sub(r"\\\n\s*", " ", (ROOT / lock).read_text())
    lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    found = [re.match(r"([\w.\[\],-]+)==(\S+)(.*)", line) for line in lines]
    assert all(found), lines
    return {
        canonicalize_name(match[1].partition("[")[0]): (match[2], " --hash=sha256:" in match[3])
        for match in found
        if match
    }


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_is_locked_by_hashes_and_without_an_address(lock):
    packages = locked(lock)
    assert len(packages) > 15
    assert [name for name, (_, hashed) in packages.items() if not hashed] == []
    assert re.findall(r"--(?:extra-)?index-url|--find-links|https?://", (ROOT / lock).read_text()) == []


@pytest.mark.parametrize("lock", LOCKS)
def test_the_lock_holds_what_the_project_asks_for(lock):
    """Whoever adds a package runs `make lock`."""
    packages = locked(lock)
    for text in WANTED[lock]:
        wanted = Requirement(text)
        assert canonicalize_name(wanted.name) in packages, text
        assert wanted.specifier.contains(packages[canonicalize_name(wanted.name)][0]), text


def test_both_locks_agree():
    runtime, everything = locked("requirements.txt"), locked("requirements-dev.txt")
    assert runtime.items() <= everything.items()


@pytest.mark.parametrize(
    "page", ["README.md", *(f"docs/{page.name}" for page in sorted((ROOT / "docs").glob("*.md")))]
)
def test_every_make_target_that_is_told_of_exists(page):
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    told = re.findall(r"(?:`|^    )make ([a-z]+)\b", (ROOT / page).read_text(), flags=re.MULTILINE)
    assert set(told) <= targets


@pytest.mark.parametrize(
    "page", ["README.md", *(f"docs/{page.name}" for page in sorted((ROOT / "docs").glob("*.md")))]
)
def test_links_between_pages_lead_somewhere(page):
    for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", (ROOT / page).read_text()):
        if "://" not in link:
            assert ((ROOT / page).parent / link).exists(), link


@pytest.fixture
def clone(tmp_path):
    """Give a function that runs `make install` in a fresh folder, with a Python that fails at one thing."""
    for name in ("Makefile", "requirements-dev.txt"):
        shutil.copy(ROOT / name, tmp_path)

    def install(fails_at: str) -> subprocess.CompletedProcess[str]:
        python = tmp_path / "python"
        python.write_text(f'#!/bin/sh\ncase "$*" in *{fails_at}*) exit 1;; esac\n')
        python.chmod(0o755)
        command = [
            "make",
            "--directory",
            str(tmp_path),
            "--no-print-directory",
            "install",
            f"PYTHON={python}",
        ]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    return install


@pytest.mark.parametrize(
    ("fails_at", "advice"),
    [("ensurepip", "apt-get install python3-venv"), ("version_info", "Python 3.11 or newer is needed")],
)
def test_what_the_system_lacks_is_told_by_name(clone, fails_at, advice):
    told = clone(fails_at)
    assert told.returncode != 0
    assert advice in told.stdout


def test_where_nothing_changed_nothing_is_done(clone, tmp_path):
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / ".installed").touch()
    told = clone("anything")
    assert told.returncode == 0
    assert told.stdout == ""
