"""The lists that come with the project, one file each in `banlist/lists`.

A file is named after its format and date, `ocg_2014_02_01.tsv`, and holds tab-separated columns with a
heading: passcode, limit, name_en, name_zh.
"""

import csv
import datetime
import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from django.db import transaction

from banlist.models import BanList
from banlist.services import Line, create_list, publish, replace_entries

FOLDER = Path(__file__).parent / "lists"


@dataclass(frozen=True, slots=True)
class ShippedList:
    """What one file says."""

    source: str
    region: str
    effective_date: datetime.date
    lines: tuple[Line, ...]

    @property
    def name(self) -> str:
        return f"{self.region} {self.effective_date.isoformat()}"

    @property
    def digest(self) -> str:
        return digest_of((line.passcode, line.limit) for line in self.lines)


@dataclass(frozen=True, slots=True)
class Loaded:
    """What became of one file: `created`, `updated`, `unchanged`, or `kept` as an admin changed it."""

    source: str
    outcome: str
    differences: tuple[str, ...] = ()


def shipped_lists(folder: Path = FOLDER) -> list[ShippedList]:
    return [read_list(path) for path in sorted(folder.glob("*.tsv"))]


def read_list(path: Path) -> ShippedList:
    region, *date = path.stem.split("_")
    with path.open(encoding="utf-8-sig", newline="") as file:
        lines = tuple(
            Line(int(row["passcode"]), int(row["limit"]), row["name_en"], row["name_zh"])
            for row in csv.DictReader(file, delimiter="\t")
        )
    return ShippedList(path.stem, region.upper(), datetime.date.fromisoformat("-".join(date)), lines)


def digest_of(limits: Iterable[tuple[int, int]]) -> str:
    return hashlib.sha256(json.dumps(sorted(limits)).encode()).hexdigest()


@transaction.atomic
def load_list(shipped: ShippedList) -> Loaded:
    """Brings the database to what the file says, unless an admin has said otherwise since.

    A list is told by the file it came from. It is rewritten only while it still says what the file said
    when it was loaded last; its date, its format and whether it is published are never touched again.
    """
    ban_list = BanList.objects.filter(source=shipped.source).first()
    if ban_list is None:
        ban_list = create_list(
            name=shipped.name,
            region=shipped.region,
            effective_date=shipped.effective_date,
            lines=shipped.lines,
            source=shipped.source,
            source_digest=shipped.digest,
        )
        publish(ban_list=ban_list)
        return Loaded(shipped.source, "created")

    present = dict(ban_list.entries.values_list("passcode", "limit"))
    if digest_of(present.items()) == shipped.digest:
        return Loaded(shipped.source, "unchanged")
    if digest_of(present.items()) != ban_list.source_digest:
        return Loaded(shipped.source, "kept", _differences(present, shipped))
    replace_entries(ban_list=ban_list, lines=shipped.lines)
    ban_list.source_digest = shipped.digest
    ban_list.save(update_fields=["source_digest"])
    return Loaded(shipped.source, "updated")


def _differences(present: dict[int, int], shipped: ShippedList) -> tuple[str, ...]:
    wanted = {line.passcode: line for line in shipped.lines}
    missing = [
        f"{line.passcode} {line.name_en}: not here, {line.limit} in the file"
        for line in shipped.lines
        if line.passcode not in present
    ]
    other = [
        f"{line.passcode} {line.name_en}: {present[line.passcode]} here, {line.limit} in the file"
        for line in shipped.lines
        if present.get(line.passcode, line.limit) != line.limit
    ]
    added = [
        f"{passcode}: {limit} here, not in the file"
        for passcode, limit in present.items()
        if passcode not in wanted
    ]
    return (*missing, *other, *added)
