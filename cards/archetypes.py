"""The archetypes that cards belong to."""

from collections import Counter
from dataclasses import dataclass

from django.db.models import Count, QuerySet

from cards.models import Card


@dataclass(frozen=True, slots=True)
class Archetype:
    """An archetype and how many cards of it the site knows."""

    name: str
    cards: int


def all_archetypes() -> list[Archetype]:
    """Every archetype, in alphabetical order: one query."""
    counted: Counter[str] = Counter()
    rows = Card.objects.exclude(archetypes="").order_by().values_list("archetypes")
    for lists, cards in rows.annotate(cards=Count("pk")):
        for name in filter(None, lists.split("|")):
            counted[name] += cards
    return [
        Archetype(name, counted[name]) for name in sorted(counted, key=lambda name: (name.casefold(), name))
    ]


def cards_in(name: str) -> QuerySet[Card]:
    """The cards of an archetype by its whole name, and never by a part of one (K23)."""
    return Card.objects.none() if "|" in name else Card.objects.filter(archetypes__contains=f"|{name}|")
