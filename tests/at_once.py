"""Several things done at the same moment, each in a thread and on a connection of its own."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from django.db import connections


def at_once(*acts: Callable[[], object], refusals: tuple[type[Exception], ...] = ()) -> Counter[str]:
    """How often each outcome came: "done", or the name or code of a refusal; any other error is raised."""
    barrier = Barrier(len(acts))

    def run(act: Callable[[], object]) -> str:
        try:
            barrier.wait()
            answer = act()
            status = getattr(answer, "status_code", None)
            return "done" if status is None else str(status)
        except refusals as error:
            return getattr(error, "code", None) or type(error).__name__
        finally:
            connections.close_all()

    with ThreadPoolExecutor(len(acts)) as pool:
        return Counter(pool.map(run, acts))
