"""Processes that belong together: when one ends, all end."""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from types import FrameType

SECONDS_TO_END = 15
SECONDS_BETWEEN_LOOKS = 0.2
ASKING_TO_END = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def run_together(
    commands: Mapping[str, Sequence[str]], *, meanwhile: Callable[[], None] = lambda: None
) -> str | None:
    """Run the commands until we are asked to end or one of them ends; return the name of the one that did.

    `meanwhile` is called between looks at them.
    """
    asked: list[int] = []

    def remember(number: int, frame: FrameType | None) -> None:
        asked.append(number)

    before = {number: signal.signal(number, remember) for number in ASKING_TO_END}
    running: dict[str, subprocess.Popen[bytes]] = {}
    try:
        for name, command in commands.items():
            # In sessions of their own, they hear of Ctrl-C from us alone, once, and end in good order.
            running[name] = subprocess.Popen(command, start_new_session=True)
        while not asked:
            for name, process in running.items():
                if process.poll() is not None:
                    return name
            meanwhile()
            time.sleep(SECONDS_BETWEEN_LOOKS)
        return None
    finally:
        end_all(running.values())
        for number, handler in before.items():
            signal.signal(number, handler)


def end_all(processes: Collection["subprocess.Popen[bytes]"]) -> None:
    """Ask each process to end, and make those end that do not."""
    for process in processes:
        if process.poll() is None:
            process.terminate()
    deadline = time.monotonic() + SECONDS_TO_END
    for process in processes:
        try:
            process.wait(timeout=max(0.0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
