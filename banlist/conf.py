"""Lists of the database as lists of `lflist.conf` files, and back."""

import datetime
import re
from collections.abc import Iterable
from dataclasses import dataclass

from django.db import transaction
from django.utils.translation import gettext as _

from banlist import services
from banlist.lflist import ConfList, Line, hash_of
from banlist.models import BanList, Entry
from banlist.selectors import DEFAULT_REGION
from players.models import Player

_DATE = re.compile(r"\b(\d{4})[./-](\d{1,2})(?:[./-](\d{1,2}))?\b", re.ASCII)
_WORD = re.compile(r"[A-Za-z][A-Za-z0-9_-]*", re.ASCII)


class NoDate(ValueError):
    """A list of a file does not say from when it is in force."""


def as_conf(ban_list: BanList) -> ConfList:
    """A list as duel programs know it; its entries are asked for, or taken where they are loaded."""
    return ConfList(
        name=ban_list.name,
        whitelist=ban_list.kind == BanList.Kind.WHITELIST,
        cap=ban_list.cap,
        lines=tuple(_as_line(entry) for entry in ban_list.entries.all()),
        key=ban_list.points_key,
    )


def hash_text(ban_list: BanList) -> str:
    """The number by which duel programs tell a list, as people read it: eight hexadecimal digits."""
    return f"{hash_of(as_conf(ban_list)):08x}"


def _as_line(entry: Entry) -> Line:
    return Line(entry.passcode, entry.limit, entry.points, entry.name_en)


@dataclass(frozen=True, slots=True)
class Guess:
    """What a list's name tells of it: “2013.9 OCG” is the OCG's of 2013-09-01."""

    region: str
    effective_date: datetime.date | None


def guess(name: str) -> Guess:
    found = _DATE.search(name)
    word = _WORD.search(_DATE.sub(" ", name))
    try:
        date = found and datetime.date(int(found[1]), int(found[2]), int(found[3] or 1))
    except ValueError:
        date = None
    return Guess(word[0].upper()[:20] if word else DEFAULT_REGION, date or None)


@transaction.atomic
def bring_in(
    lists: Iterable[ConfList],
    *,
    region: str = "",
    effective_date: datetime.date | None = None,
    by: Player | None = None,
) -> list[BanList]:
    """A draft for each list; its format and date are those given, else those that its name tells.

    All of them are made or none. Raises NoDate, or a ValidationError with everything wrong about a list.
    """
    return [_drafted(one, region=region, effective_date=effective_date, by=by) for one in lists]


def _drafted(
    one: ConfList, *, region: str, effective_date: datetime.date | None, by: Player | None
) -> BanList:
    told = guess(one.name)
    date = effective_date or told.effective_date
    if date is None:
        raise NoDate(_("“%(name)s” does not say from when it is in force: give a date.") % {"name": one.name})
    drafted = services.create_list(
        name=one.name,
        region=region or told.region,
        effective_date=date,
        kind=_kind_of(one),
        cap=one.cap,
        points_key=one.key,
        lines=[
            services.Line(line.passcode, line.limit, name_en=line.name, points=line.points)
            for line in one.lines
        ],
        by=by,
    )
    services.name_entries(ban_list=drafted)
    return drafted


def _kind_of(one: ConfList) -> str:
    if one.cap is not None:
        return BanList.Kind.POINTS
    return BanList.Kind.WHITELIST if one.whitelist else BanList.Kind.LIMITS
