"""How a list is read: its cards by name, in the reader's language, the strictest limit first."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.utils.translation import get_language

from banlist.models import BanList, Entry
from cards import selectors as cards
from cards.models import Card
from cards.names import name_of


@dataclass(frozen=True, slots=True)
class Row:
    """A card on a list as a page shows it; `card` is None where the catalogue does not know it."""

    entry: Entry
    name: str
    card: Card | None


@dataclass(frozen=True, slots=True)
class Group:
    """The cards of one limit."""

    limit: Entry.Limit
    rows: list[Row]


def cards_on(lists: Iterable[BanList]) -> dict[int, Card]:
    """What the catalogue knows of the cards on these lists: one query beside that of the entries."""
    return cards.cards_by_passcode({entry.passcode for each in lists for entry in each.entries.all()})


def shown_name(entry: Entry, card: Card | None) -> str:
    """The card's name as the catalogue has it, else as the list's source has it, else its passcode."""
    if card is not None:
        return name_of(card)
    chinese = (get_language() or "").startswith("zh")
    return (entry.name_zh if chinese else "") or entry.name_en or str(entry.passcode)


def groups(ban_list: BanList, known: Mapping[int, Card]) -> list[Group]:
    rows = [
        Row(entry, shown_name(entry, known.get(entry.passcode)), known.get(entry.passcode))
        for entry in ban_list.entries.all()
    ]
    rows.sort(key=lambda row: (row.name.casefold(), row.entry.passcode))
    found = [Group(limit, [row for row in rows if row.entry.limit == limit]) for limit in Entry.Limit]
    return [group for group in found if group.rows or group.limit != Entry.Limit.UNLIMITED]
