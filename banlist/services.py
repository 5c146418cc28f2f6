"""The only writers of ban lists, beside the admin's forms. Everything they do is recorded."""

import datetime
import zoneinfo
from collections.abc import Iterable
from dataclasses import dataclass

from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from banlist.identity import named_twice
from banlist.models import BanList, Entry, Record
from banlist.recording import recorded, state_of
from banlist.selectors import today
from cards import selectors as cards
from cards.freshness import touch
from players.models import Player
from players.zones import validate_zone


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a list to be: a card, its limit, and the names it goes by where the catalogue has none."""

    passcode: int
    limit: int
    name_en: str = ""
    name_zh: str = ""
    points: int = 0


@transaction.atomic
def create_list(
    *,
    name: str,
    region: str,
    effective_date: datetime.date,
    lines: Iterable[Line],
    kind: str = BanList.Kind.LIMITS,
    cap: int | None = None,
    points_key: str = "",
    source: str = "",
    source_digest: str = "",
    by: Player | None = None,
) -> BanList:
    """A new draft with these entries, or a ValidationError that names everything wrong with them."""
    ban_list = BanList(
        name=name,
        region=region.upper(),
        effective_date=effective_date,
        kind=kind,
        cap=cap,
        points_key=points_key or BanList._meta.get_field("points_key").default,
        source=source,
        source_digest=source_digest,
    )
    ban_list.full_clean()
    with recorded(ban_list, act=Record.Act.CREATED, by=by):
        ban_list.save()
        _write_entries(ban_list, lines)
    return ban_list


@transaction.atomic
def draft_next(*, ban_list: BanList, by: Player | None = None) -> BanList:
    """A draft that says what a list says, to be made into the next one: from today, or the day after it.

    Raises a ValidationError where the list names a card twice, as the catalogue is now.
    """
    name = _("After %(name)s") % {"name": ban_list.name}
    begins = ban_list.effective_date
    following = begins + datetime.timedelta(days=1) if begins < datetime.date.max else begins
    return create_list(
        name=name[: BanList._meta.get_field("name").max_length],
        region=ban_list.region,
        effective_date=max(today(), following),
        kind=ban_list.kind,
        cap=ban_list.cap,
        points_key=ban_list.points_key,
        lines=[
            Line(entry.passcode, entry.limit, entry.name_en, entry.name_zh, entry.points)
            for entry in ban_list.entries.all()
        ],
        by=by,
    )


def hold(ban_list: BanList) -> None:
    """Reads the list anew and keeps it until the transaction ends: of two judges at once, one waits.

    Whoever comes second decides on what the first has left. Raises a ValidationError where he left nothing.
    """
    if not BanList.objects.select_for_update().filter(pk=ban_list.pk).values_list("pk", flat=True):
        raise ValidationError(_("This list was deleted meanwhile."), "gone")
    ban_list.refresh_from_db()


@transaction.atomic
def replace_entries(*, ban_list: BanList, lines: Iterable[Line], by: Player | None = None) -> None:
    """The list says exactly this from now on."""
    hold(ban_list)
    with recorded(ban_list, act=Record.Act.CHANGED, by=by):
        _write_entries(ban_list, lines)
    touch()


def _write_entries(ban_list: BanList, lines: Iterable[Line]) -> None:
    lines = list(lines)
    entries = [
        Entry(
            ban_list=ban_list,
            passcode=line.passcode,
            limit=line.limit,
            points=line.points,
            name_en=line.name_en,
            name_zh=line.name_zh,
        )
        for line in lines
    ]
    problems = [problem for entry in entries for problem in _problems_of(entry)]
    problems += same_card_twice((line.passcode, (line.limit, line.points)) for line in lines)
    if problems:
        raise ValidationError(problems)
    ban_list.entries.all().delete()
    Entry.objects.bulk_create(entries)


def _problems_of(entry: Entry) -> list[str]:
    try:
        entry.clean_fields(exclude=["ban_list"])
    except ValidationError as error:
        return [f"{entry.passcode}: {message}" for message in error.messages]
    return []


def same_card_twice(said: Iterable[tuple[int, object]]) -> list[str]:
    """A sentence for every passcode whose card the list names already, unless as another artwork, alike.

    D3: artworks count as one card. A list that says the same of each of them says nothing wrong.
    """
    said = list(said)
    return [
        _("%(passcode)d is the same card as %(first)d, which is already on the list. Keep one of them.")
        % {"passcode": twice.passcode, "first": twice.first}
        for twice in named_twice(said, cards.identities([passcode for passcode, _what in said]))
    ]


@transaction.atomic
def publish(*, ban_list: BanList, at: datetime.datetime | None = None, by: Player | None = None) -> None:
    """Lets a list come into force on its date; one that names a card twice is refused."""
    hold(ban_list)
    _check_publishable(ban_list)
    if ban_list.is_published:
        return
    with recorded(ban_list, act=Record.Act.PUBLISHED, by=by):
        ban_list.status = BanList.Status.PUBLISHED
        ban_list.published_at = at or timezone.now()
        ban_list.publish_at, ban_list.publish_zone = None, ""
        ban_list.save(update_fields=["status", "published_at", "publish_at", "publish_zone"])
    touch()


def _check_publishable(ban_list: BanList) -> None:
    said = ban_list.entries.values_list("passcode", "limit", "points")
    problems = same_card_twice((passcode, what) for passcode, *what in said)
    if problems:
        raise ValidationError(problems)


@transaction.atomic
def schedule(
    *, ban_list: BanList, at: datetime.datetime, zone: str = "UTC", by: Player | None = None
) -> None:
    """Has the worker publish a draft at a moment, written as the clocks of a time zone show it (K34).

    Raises a ValidationError for a moment that is past or that those clocks never show.
    """
    hold(ban_list)
    if ban_list.is_published:
        raise ValidationError(_("This list is published already. Take it back to draft first."))
    _check_publishable(ban_list)
    moment = _moment(at, zone)
    if moment <= timezone.now():
        raise ValidationError(_("This moment is past. Publish the list now, or choose a later moment."))
    with recorded(ban_list, act=Record.Act.SCHEDULED, by=by):
        ban_list.publish_at, ban_list.publish_zone = moment, zone
        ban_list.save(update_fields=["publish_at", "publish_zone"])


def _moment(at: datetime.datetime, zone: str) -> datetime.datetime:
    """The moment at which clocks of a zone show this; of a doubled hour the first."""
    validate_zone(zone)
    there = at.replace(tzinfo=zoneinfo.ZoneInfo(zone), fold=0)
    moment = there.astimezone(datetime.UTC)
    if moment.astimezone(there.tzinfo).replace(tzinfo=None) != at.replace(tzinfo=None):
        raise ValidationError(_("Clocks there are put forward over this hour. Choose another."))
    return moment


def publish_due() -> int:
    """Publishes every draft whose moment has come, and tells how many; a refused one waits for a person."""
    published = 0
    due = BanList.objects.filter(status=BanList.Status.DRAFT, publish_at__lte=timezone.now())
    for pk in due.order_by("publish_at", "pk").values_list("pk", flat=True):
        with transaction.atomic():
            ban_list = due.select_for_update().filter(pk=pk).first()
            if ban_list is None:  # Another worker has it, or somebody took it back meanwhile.
                continue
            try:
                publish(ban_list=ban_list)
                published += 1
            except ValidationError:
                unschedule(ban_list=ban_list)
    return published


@transaction.atomic
def unschedule(*, ban_list: BanList, by: Player | None = None) -> None:
    """The draft waits for a person again."""
    hold(ban_list)
    with recorded(ban_list, act=Record.Act.UNSCHEDULED, by=by):
        ban_list.publish_at, ban_list.publish_zone = None, ""
        ban_list.save(update_fields=["publish_at", "publish_zone"])


@transaction.atomic
def take_back(*, ban_list: BanList, by: Player | None = None) -> None:
    """Makes a list a draft again: it governs nothing and is shown to nobody outside the admin."""
    hold(ban_list)
    with recorded(ban_list, act=Record.Act.TAKEN_BACK, by=by):
        ban_list.status = BanList.Status.DRAFT
        ban_list.published_at = None
        ban_list.save(update_fields=["status", "published_at"])
    touch()


@transaction.atomic
def delete_list(*, ban_list: BanList, by: Player | None = None) -> None:
    """The list is gone; the record of what it said stays. One that is gone already needs nothing."""
    try:
        hold(ban_list)
    except ValidationError:
        return
    before = state_of(ban_list)
    Record.objects.create(
        list_number=ban_list.pk, list_name=ban_list.name, act=Record.Act.DELETED, actor=by, before=before
    )
    ban_list.delete()
    touch()


def owners_told(*, ban_list: BanList) -> None:
    """Remembers that every owner whose deck the list makes illegal has been told."""
    BanList.objects.filter(pk=ban_list.pk).update(owners_told_at=timezone.now())


def name_entries(*, ban_list: BanList) -> None:
    """Gives entries without a name the names of the catalogue."""
    nameless = list(ban_list.entries.filter(name_en="", name_zh=""))
    known = cards.cards_by_passcode([entry.passcode for entry in nameless])
    named = [entry for entry in nameless if entry.passcode in known]
    for entry in named:
        entry.name_en = known[entry.passcode].name_en
        entry.name_zh = known[entry.passcode].name_zh
    Entry.objects.bulk_update(named, ["name_en", "name_zh"])
