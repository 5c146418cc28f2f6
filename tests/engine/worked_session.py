"""The worked session of docs/engine-protocol.md: what it says is what the program answers.

`python -m tests.engine.worked_session --record` writes its answers anew.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "engine-protocol.md"
SESSION = re.compile(r"(<!-- session: .*? -->\n```text\n)(.*?)(```\n)", re.DOTALL)
WIDTH = 116


def spoken(lines: Iterable[str]) -> list[str]:
    """What the program answers to these lines."""
    told = subprocess.run(
        [sys.executable, "-m", "duels.engine"],
        input="".join(f"{line}\n" for line in lines),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert told.stderr == ""
    return told.stdout.splitlines()


def session(document: str) -> list[tuple[str, str]]:
    """The lines of the session, each with the answer that the document gives."""
    found = SESSION.search(document)
    assert found is not None
    exchanges = re.split(r"^> ", found[2], flags=re.MULTILINE)[1:]
    return [
        (sent.strip(), answer.strip()) for sent, _, answer in (one.partition("\n< ") for one in exchanges)
    ]


def laid_out(value: Any, indent: int = 2) -> str:
    """JSON on as few lines as fit the page."""
    short = json.dumps(value)
    if len(short) + indent <= WIDTH or not isinstance(value, dict | list) or not value:
        return short
    inner = indent + 1
    if isinstance(value, dict):
        parts = [f"{json.dumps(name)}: {laid_out(one, inner)}" for name, one in value.items()]
    else:
        parts = [laid_out(one, inner) for one in value]
    lines = [parts[0]]
    for part in parts[1:]:
        if "\n" not in lines[-1] + part and inner + len(lines[-1]) + len(part) + 3 <= WIDTH:
            lines[-1] += f", {part}"
        else:
            lines.append(part)
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return opening + f",\n{' ' * inner}".join(lines) + closing


def recorded(document: str) -> str:
    """The document with the answers that the program gives now."""
    sent = [line for line, _ in session(document)]

    def exchanges() -> Iterator[str]:
        for line, answer in zip(sent, spoken(sent), strict=True):
            yield f"> {line}\n< {laid_out(json.loads(answer))}\n"

    return SESSION.sub(lambda found: found[1] + "".join(exchanges()) + found[3], document)


if __name__ == "__main__" and sys.argv[1:] == ["--record"]:
    DOCUMENT.write_text(recorded(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
