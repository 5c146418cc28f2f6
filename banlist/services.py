"""The only writers of ban lists, beside the admin's forms."""

import datetime
from collections.abc import Iterable
from dataclasses import dataclass

from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from banlist.identity import named_twice
from banlist.models import BanList, Entry
from cards import selectors as cards


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a list to be: a card, its limit, and the names it goes by where the catalogue has none."""

    passcode: int
    limit: int
    name_en: str = ""
    name_zh: str = ""


@transaction.atomic
def create_list(
    *,
    name: str,
    region: str,
    effective_date: datetime.date,
    lines: Iterable[Line],
    source: str = "",
    source_digest: str = "",
) -> BanList:
    """A new draft with these entries, or a ValidationError that names everything wrong with them."""
    ban_list = BanList(
        name=name,
        region=region.upper(),
        effective_date=effective_date,
        source=source,
        source_digest=source_digest,
    )
    ban_list.full_clean()
    ban_list.save()
    replace_entries(ban_list=ban_list, lines=lines)
    return ban_list


@transaction.atomic
def replace_entries(*, ban_list: BanList, lines: Iterable[Line]) -> None:
    """The list says exactly this from now on."""
    lines = list(lines)
    entries = [
        Entry(
            ban_list=ban_list,
            passcode=line.passcode,
            limit=line.limit,
            name_en=line.name_en,
            name_zh=line.name_zh,
        )
        for line in lines
    ]
    problems = [problem for entry in entries for problem in _problems_of(entry)]
    problems += same_card_twice([line.passcode for line in lines])
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


def same_card_twice(passcodes: Iterable[int]) -> list[str]:
    """A sentence for every passcode whose card is already on the list (D3: artworks count as one card)."""
    passcodes = list(passcodes)
    return [
        _("%(passcode)d is the same card as %(first)d, which is already on the list. Keep one of them.")
        % {"passcode": twice.passcode, "first": twice.first}
        for twice in named_twice(passcodes, cards.identities(passcodes))
    ]


@transaction.atomic
def publish(*, ban_list: BanList, at: datetime.datetime | None = None) -> None:
    """Lets a list come into force on its date; one that names a card twice is refused."""
    problems = same_card_twice(ban_list.entries.values_list("passcode", flat=True))
    if problems:
        raise ValidationError(problems)
    if ban_list.is_published:
        return
    ban_list.status = BanList.Status.PUBLISHED
    ban_list.published_at = at or timezone.now()
    ban_list.save(update_fields=["status", "published_at"])


def take_back(*, ban_list: BanList) -> None:
    """Makes a list a draft again: it governs nothing and is shown to nobody outside the admin."""
    ban_list.status = BanList.Status.DRAFT
    ban_list.published_at = None
    ban_list.save(update_fields=["status", "published_at"])


def name_entries(*, ban_list: BanList) -> None:
    """Gives entries without a name the names of the catalogue."""
    nameless = list(ban_list.entries.filter(name_en="", name_zh=""))
    known = cards.cards_by_passcode([entry.passcode for entry in nameless])
    named = [entry for entry in nameless if entry.passcode in known]
    for entry in named:
        entry.name_en = known[entry.passcode].name_en
        entry.name_zh = known[entry.passcode].name_zh
    Entry.objects.bulk_update(named, ["name_en", "name_zh"])
