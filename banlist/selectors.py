"""What is asked of ban lists."""

import datetime
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from django.db.models import Count, OuterRef, Q, QuerySet, Subquery
from django.utils import timezone

from banlist.law import COPIES_AT_MOST, NO_LAW, Law
from banlist.models import BanList, Entry
from cards import selectors as cards
from cards.freshness import last_touched

DEFAULT_REGION = "OCG"
"""The format whose list is meant when nobody says which: where the two differ, the OCG's rules hold."""


def today() -> datetime.date:
    """The day it is for ban lists: by the server's own time zone, whatever zone a reader has chosen (K34)."""
    return timezone.localdate(timezone=timezone.get_default_timezone())


def published() -> QuerySet[BanList]:
    return BanList.objects.filter(status=BanList.Status.PUBLISHED)


def formats() -> list[str]:
    """The formats that have a published list, in one query; the default one is first in any case."""
    found = published().order_by("region").values_list("region", flat=True).distinct()
    return list(dict.fromkeys([DEFAULT_REGION, *found]))


def in_force(*, region: str = DEFAULT_REGION, on: datetime.date | None = None) -> BanList | None:
    """The list that governs a format on a day: the published one with the latest date not after it (D4).

    One query. Of two lists of one format and one date, the one published last is in force: it is the
    correction of the other.
    """
    return _latest_first(region=region.upper(), on=on or today()).first()


def in_force_everywhere(*, on: datetime.date) -> QuerySet[BanList]:
    """The list of each format that is in force on a day."""
    newest_of_its_region = _latest_first(region=OuterRef("region"), on=on).values("pk")[:1]
    return published().filter(pk=Subquery(newest_of_its_region))


def before(ban_list: BanList) -> BanList | None:
    """The list of the same format that was in force on the day before this one began."""
    return in_force(region=ban_list.region, on=ban_list.effective_date - datetime.timedelta(days=1))


def _latest_first(*, region: str | OuterRef, on: datetime.date) -> QuerySet[BanList]:
    return (
        published()
        .filter(region=region, effective_date__lte=on)
        .order_by("-effective_date", "-published_at", "-pk")
    )


def law(ban_list: BanList | None) -> Law:
    """What a list says, by the passcodes of the original cards: two queries; no list says nothing."""
    if ban_list is None:
        return NO_LAW
    entries = Entry.objects.filter(ban_list=ban_list).order_by()
    said = list(entries.values_list("passcode", "limit", "points"))
    return _law_of(ban_list.kind, ban_list.cap, said)


def laws(lists: Collection[BanList]) -> dict[int, Law]:
    """What each of these lists says, by its key: two queries for all of them."""
    said: dict[int, list[tuple[int, int, int]]] = {one.pk: [] for one in lists}
    entries = Entry.objects.filter(ban_list__in=said).order_by()
    for pk, *entry in entries.values_list("ban_list", "passcode", "limit", "points"):
        said[pk].append((entry[0], entry[1], entry[2]))
    originals = cards.identities({passcode for one in said.values() for passcode, _limit, _price in one})
    return {one.pk: _law_of(one.kind, one.cap, said[one.pk], originals) for one in lists}


def law_in_force(on: datetime.date | None = None) -> Law:
    """What the default format's list in force that day says (D8), in one query, or three after a change.

    Every change of a list or of a card moves the date that it is remembered with.
    """
    return _law_in_force(last_touched(), on or today())


@lru_cache(maxsize=32)
def _law_in_force(_touched: datetime.datetime, day: datetime.date) -> Law:
    newest = _latest_first(region=DEFAULT_REGION, on=day).values("pk")[:1]
    said = list(
        BanList.objects.filter(pk__in=newest)
        .order_by()
        .values_list("kind", "cap", "entries__passcode", "entries__limit", "entries__points")
    )
    if not said:
        return NO_LAW
    kind, cap = said[0][:2]
    return _law_of(kind, cap, [entry for _kind, _cap, *entry in said if entry[0] is not None])


def limits_in_force(identities: Collection[int], on: datetime.date | None = None) -> dict[int, int]:
    """The limits of these cards under the default format's list in force that day (D8), in one query.

    Asked by identity; a card that may be held three times is left out.
    """
    governing = law_in_force(on)
    return {
        identity: governing.allowed(identity)
        for identity in identities
        if governing.allowed(identity) < COPIES_AT_MOST
    }


def _law_of(
    kind: str,
    cap: int | None,
    entries: Collection[Sequence[int]],
    originals: Mapping[int, int] | None = None,
) -> Law:
    """A list's entries under the originals of their cards, which are asked for in one query if not given.

    A list refuses a card named twice; should the catalogue learn only later that two passcodes are one
    card, the stricter limit and the dearer price hold.
    """
    if originals is None:
        originals = cards.identities([passcode for passcode, _limit, _price in entries])
    limits: dict[int, int] = {}
    points: dict[int, int] = {}
    for passcode, limit, price in entries:
        identity = originals.get(passcode, passcode)
        limits[identity] = min(limit, limits.get(identity, limit))
        if price:
            points[identity] = max(price, points.get(identity, price))
    return Law(
        limits=limits,
        otherwise=0 if kind == BanList.Kind.WHITELIST else COPIES_AT_MOST,
        points=points if kind == BanList.Kind.POINTS else {},
        cap=cap,
    )


def with_entries(lists: QuerySet[BanList]) -> QuerySet[BanList]:
    return lists.prefetch_related("entries")


def with_counts(lists: QuerySet[BanList]) -> QuerySet[BanList]:
    """The lists, the latest first, with the number of cards of each limit.

    The numbers are called `forbidden`, `limited` and `semi_limited`.
    """
    return lists.annotate(
        forbidden=Count("entries", filter=Q(entries__limit=Entry.Limit.FORBIDDEN)),
        limited=Count("entries", filter=Q(entries__limit=Entry.Limit.LIMITED)),
        semi_limited=Count("entries", filter=Q(entries__limit=Entry.Limit.SEMI_LIMITED)),
    ).order_by("-effective_date", "region", "-pk")
