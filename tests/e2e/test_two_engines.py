"""docs/examples/two_engines.py finds two engines alike, and tells where they are not."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "two_engines.py"

LIAR = """
import json, subprocess, sys
command = [sys.executable, "-m", "duels.engine"]
engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
for line in sys.stdin.buffer:
    engine.stdin.write(line)
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    if answer.get("ordinal") == 12:
        answer["prompt"]["options"].append({"verb": "fly"})
    sys.stdout.write(json.dumps(answer) + "\\n")
    sys.stdout.flush()
"""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(EXAMPLE), *arguments], capture_output=True, text=True, check=False, timeout=120
    )


def test_two_that_are_one_agree_to_the_end() -> None:
    done = run("--seed", "8")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Both engines agree on ")


def test_where_they_differ_is_told_with_a_snapshot(tmp_path: Path) -> None:
    liar = tmp_path / "liar.py"
    liar.write_text(LIAR, encoding="utf-8")
    done = run("--seed", "8", "--other", f"{sys.executable} {liar}")
    assert done.returncode == 1
    what, snapshot = done.stdout.splitlines()
    assert what == """After 12 decisions the engines differ in options: [] or ['{"verb": "fly"}']"""
    assert json.loads(snapshot)["ordinal"] + len(json.loads(snapshot)["decisions"]) == 12
