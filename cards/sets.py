"""The sets in which cards were printed: by the prints that are known, and by what a card's row says."""

import datetime
from collections.abc import Iterator
from dataclasses import dataclass, field

from django.db.models import Count, Exists, F, Min, OuterRef, QuerySet

from cards.models import Card, Printing

FIRST_SETS = ((Printing.Region.OCG, "ocg_set", "ocg_date"), (Printing.Region.TCG, "tcg_set", "tcg_date"))
"""Where a card's row says in which set of a region it was first printed, and when."""


@dataclass(frozen=True, slots=True)
class CardSet:
    """A set of a region, how many cards of it the site knows, and the first day that it knows of."""

    name: str
    region: str
    date: datetime.date | None
    cards: int


@dataclass(slots=True)
class PrintedCard:
    """A card of a set, with all numbers and rarities under which the set has it."""

    card: Card
    region: str
    numbers: list[str] = field(default_factory=list)
    rarities: list[str] = field(default_factory=list)


def all_sets() -> list[CardSet]:
    """Every set, the latest first and those without a date last: three queries."""
    found: dict[tuple[str, str], CardSet] = {}
    for one in _counted():
        known = found.get((one.name, one.region))
        if known is not None:
            date = min(filter(None, (known.date, one.date)), default=None)
            one = CardSet(one.name, one.region, date, known.cards + one.cards)
        found[one.name, one.region] = one
    by_name = sorted(found.values(), key=lambda one: (one.name.casefold(), one.region))
    return sorted(by_name, key=lambda one: one.date or datetime.date.min, reverse=True)


def _counted() -> Iterator[CardSet]:
    prints = Printing.objects.order_by().values_list("set_name", "region")
    for name, region, cards, date in prints.annotate(cards=Count("card", distinct=True), first=Min("date")):
        yield CardSet(name, region, date, cards)
    for region, column, date_column in FIRST_SETS:
        rows = first_printed(region).exclude(**{column: ""}).order_by().values_list(column)
        for name, cards, date in rows.annotate(cards=Count("pk"), first=Min(date_column)):
            yield CardSet(name, region, date, cards)


def first_printed(region: str) -> QuerySet[Card]:
    """Cards of which only the row says that a set has them: no print of theirs in it is known."""
    column = {of: name for of, name, _date in FIRST_SETS}[Printing.Region(region)]
    same = Printing.objects.filter(card=OuterRef("pk"), region=region, set_name=OuterRef(column))
    return Card.objects.filter(~Exists(same))


def cards_of(name: str) -> list[PrintedCard]:
    """The cards of a set, in the order of their numbers and then of their names: three queries."""
    found: dict[tuple[str, int], PrintedCard] = {}
    prints = Printing.objects.filter(set_name=name).select_related("card")
    for one in prints.order_by("region", "number", "rarity"):
        card = found.setdefault((one.region, one.card_id), PrintedCard(one.card, one.region))
        for value, kept in ((one.number, card.numbers), (one.rarity, card.rarities)):
            if value and value not in kept:
                kept.append(value)
    for region, column, _date in FIRST_SETS:
        for row in first_printed(region).filter(**{column: name}):
            found[region, row.passcode] = PrintedCard(row, region)
    return sorted(
        found.values(),
        key=lambda one: (one.region, not one.numbers, one.numbers[:1], one.card.sort_name, one.card.passcode),
    )


def dates_of(name: str) -> dict[str, datetime.date]:
    """For each region the first day on which the set is known to have been sold: three queries."""
    dates = dict(
        Printing.objects.filter(set_name=name, date__isnull=False)
        .order_by()
        .values_list("region")
        .annotate(first=Min("date"))
    )
    for region, column, date_column in FIRST_SETS:
        first = Card.objects.filter(**{column: name}).aggregate(first=Min(F(date_column)))["first"]
        if first is not None:
            dates[region] = min(first, dates.get(region, first))
    return dates
