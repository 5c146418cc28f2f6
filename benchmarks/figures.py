"""Measured figures as a table: least, median, 95th percentile and greatest, beside the budget."""

import math
import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured. `budget` names the greatest, or least, that the project allows."""

    name: str
    unit: str
    values: Sequence[float]
    budget: str = ""


def percentile(values: Sequence[float], share: float) -> float:
    """The least value that at least this share of all values does not exceed."""
    return sorted(values)[max(0, math.ceil(share * len(values)) - 1)]


def table(figures: Sequence[Figure]) -> str:
    """The figures as a Markdown table, which is also readable as it stands."""
    heads = ("figure", "unit", "n", "min", "median", "p95", "max", "budget")
    rows = [heads, *map(_row, figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    lines = ["| " + " | ".join(map(str.ljust, row, widths)) + " |" for row in rows]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


def _row(figure: Figure) -> tuple[str, ...]:
    values = figure.values
    shown = (min(values), percentile(values, 0.5), percentile(values, 0.95), max(values))
    return (figure.name, figure.unit, str(len(values)), *map(_number, shown), figure.budget)


def _number(value: float) -> str:
    """Three significant digits, and whole numbers whole."""
    if value >= 100 or value == int(value):
        return f"{value:,.0f}"
    return f"{value:.2f}" if value < 10 else f"{value:.1f}"


def machine() -> str:
    """The machine in one line: processor, cores, memory, load, Python."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    load = ", ".join(f"{value:.2f}" for value in os.getloadavg())
    return (
        f"{_processor()}, {len(os.sched_getaffinity(0))} cores, {memory:.0f} GB memory, "
        f"{platform.system()} {platform.release().split('-')[0]}, Python {platform.python_version()}; "
        f"load average when measured {load}"
    )


def _processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        name, _, value = line.partition(":")
        if name.strip() == "model name":
            return value.strip()
    return platform.machine()
