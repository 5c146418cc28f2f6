"""The archetypes that cards belong to."""

from collections import Counter
from dataclasses import dataclass
from functools import cache

from django.db.models import Count, Q, QuerySet

from cards.models import Card
from cards.search.keys import key_of
from cards.text.series import CHINESE_ARCHETYPES, archetype_word


@dataclass(frozen=True, slots=True)
class Archetype:
    """An archetype and how many cards of it the site knows."""

    name: str
    cards: int

    def word(self, language: str) -> str:
        """What it is called in a language."""
        return archetype_word(self.name, language)

    def is_called(self, key: str) -> bool:
        """Whether the key is part of its name in some language."""
        return any(key in key_of(said) for said in {self.name, CHINESE_ARCHETYPES.get(self.name, self.name)})


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
    """The cards of an archetype by its whole English name, and never by a part of one (K23)."""
    return Card.objects.none() if "|" in name else Card.objects.filter(archetypes__contains=f"|{name}|")


def in_archetype(called: str) -> Q:
    """Cards of the archetype of this whole name, in either language (K23)."""
    if "|" in called:
        return Q(pk__in=())
    names = {called, *_english().get(key_of(called), ())}
    found = Q()
    for name in names:
        found |= Q(archetypes__icontains=f"|{name}|")
    return found


@cache
def _english() -> dict[str, set[str]]:
    """The English names by the keys of the Chinese ones."""
    names: dict[str, set[str]] = {}
    for english, chinese in CHINESE_ARCHETYPES.items():
        names.setdefault(key_of(chinese), set()).add(english)
    return names
