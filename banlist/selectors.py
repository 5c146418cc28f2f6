"""What is asked of ban lists."""

import datetime
from collections.abc import Collection, Iterable, Mapping

from django.db.models import Count, OuterRef, Q, QuerySet, Subquery
from django.utils import timezone

from banlist.models import BanList, Entry
from cards import selectors as cards

DEFAULT_REGION = "OCG"
"""The format whose list is meant when nobody says which: where the two differ, the OCG's rules hold."""


def today() -> datetime.date:
    """The day it is for ban lists: by the server's own time zone, whatever zone a reader has chosen (K34)."""
    return timezone.localdate(timezone=timezone.get_default_timezone())


def published() -> QuerySet[BanList]:
    return BanList.objects.filter(status=BanList.Status.PUBLISHED)


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


def _latest_first(*, region: str | OuterRef, on: datetime.date) -> QuerySet[BanList]:
    return (
        published()
        .filter(region=region, effective_date__lte=on)
        .order_by("-effective_date", "-published_at", "-pk")
    )


def limits(ban_list: BanList | None) -> dict[int, int]:
    """How many copies each listed card may have, by the passcode of the original card; absent means 3.

    A list refuses a card named twice; should the catalogue learn only later that two passcodes are one
    card, the stricter limit holds.
    """
    if ban_list is None:
        return {}
    entries = list(Entry.objects.filter(ban_list=ban_list).values_list("passcode", "limit"))
    return _strictest(entries, cards.identities([passcode for passcode, _ in entries]))


def limits_in_force(identities: Collection[int], on: datetime.date | None = None) -> dict[int, int]:
    """The limits of these cards under the default format's list in force that day (D8), in two queries.

    Asked by identity; a card without a limit is left out.
    """
    newest = _latest_first(region=DEFAULT_REGION, on=on or today()).values("pk")[:1]
    entries = list(Entry.objects.filter(ban_list=Subquery(newest)).values_list("passcode", "limit"))
    limit_of = _strictest(entries, cards.identities([passcode for passcode, _ in entries]))
    return {identity: limit_of[identity] for identity in identities if identity in limit_of}


def _strictest(entries: Iterable[tuple[int, int]], identities: Mapping[int, int]) -> dict[int, int]:
    by_identity: dict[int, int] = {}
    for passcode, limit in entries:
        identity = identities.get(passcode, passcode)
        by_identity[identity] = min(limit, by_identity.get(identity, limit))
    return by_identity


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
