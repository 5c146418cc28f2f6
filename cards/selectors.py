"""What others may ask of the cards."""

import secrets
from collections.abc import Collection, Iterable
from functools import cache

from django.db.models import F, Q, QuerySet
from django.db.models.functions import Coalesce

from cards.columns import facts_of
from cards.lang import facts
from cards.library import LIBRARY
from cards.models import Card, FormerPasscode, Name, Printing


def all_cards() -> QuerySet[Card]:
    """Every card, by its English name."""
    return Card.objects.all()


def card_by_passcode(passcode: int) -> Card | None:
    """The card with this passcode, or that once had it, if the site knows it."""
    here = Q(passcode=passcode) | Q(former_passcodes=passcode)
    return Card.objects.filter(here).order_by("passcode").first()


def cards_asked_for(passcodes: Collection[int]) -> dict[int, Card]:
    """By each passcode asked for the card that has it, or that once had it: two queries."""
    here = cards_by_passcode(passcodes)
    former = FormerPasscode.objects.filter(passcode__in=set(passcodes) - set(here)).select_related("card")
    once = {one.passcode: one.card for one in former}
    return {passcode: card for passcode in passcodes if (card := here.get(passcode) or once.get(passcode))}


def cards_by_passcode(passcodes: Iterable[int], *, only: Collection[str] = ()) -> dict[int, Card]:
    """The cards with these passcodes, in one query; unknown passcodes are left out.

    With `only`, no other columns are read than these.
    """
    return Card.objects.only(*only).in_bulk(set(passcodes))


def identities(passcodes: Iterable[int]) -> dict[int, int]:
    """The passcode under which copies of each card are counted, in one query (D3).

    An alias may point at a card that is an alias itself: it is followed to its end (K32). Unknown
    passcodes stand for themselves.
    """
    aliases = _aliases()
    return {passcode: followed(passcode, aliases) for passcode in passcodes}


def with_identities(wanted: Collection[int]) -> set[int]:
    """The passcodes of all cards whose copies are counted under these, in one query."""
    aliases, identities_wanted = _aliases(), set(wanted)
    return identities_wanted | {
        passcode for passcode in aliases if followed(passcode, aliases) in identities_wanted
    }


def _aliases() -> dict[int, int]:
    """The card that a passcode stands for, where that is another: by name, picture or from former times."""
    others = Q(alias__isnull=False) | Q(artwork_of__isnull=False)
    cards = Card.objects.filter(others).annotate(other=Coalesce("alias", "artwork_of")).order_by()
    former = FormerPasscode.objects.order_by().values_list("passcode", "card")
    return dict(cards.values_list("passcode", "other").union(former, all=True))


def followed(passcode: int, aliases: dict[int, int]) -> int:
    """The end of a chain of aliases; of a ring of them, which is a mistake, the lowest passcode in it."""
    seen = [passcode]
    while (following := aliases.get(seen[-1])) is not None:
        if following in seen:
            return min(seen[seen.index(following) :])
        seen.append(following)
    return seen[-1]


def cards_named(name: str) -> QuerySet[Card]:
    """All cards with this name in any language: four official Chinese names belong to two cards each."""
    wanted = name.strip()
    return Card.objects.filter(
        Q(name_en__iexact=wanted) | Q(name_zh__iexact=wanted) | Q(name_zh_community__iexact=wanted)
    )


def printed(row: Card) -> facts.Card:
    """The card as its texts are made from it: the library's own value where it has one."""
    return LIBRARY[row.passcode] if row.from_library and row.passcode in LIBRARY else facts_of(row)


def known(passcodes: Collection[int]) -> set[int]:
    """Those of the passcodes that the site knows."""
    return set(Card.objects.filter(passcode__in=set(passcodes)).order_by().values_list("passcode", flat=True))


@cache
def set_names() -> list[str]:
    """The OCG sets in which the library's cards were first printed, the oldest first."""
    printed_first = sorted((card.ocg_date, card.ocg_set) for card in LIBRARY.values() if card.ocg_set)
    return list(dict.fromkeys(name for _, name in printed_first))


@cache
def archetype_names() -> list[str]:
    """The archetypes that the library's cards belong to, in alphabetical order."""
    return sorted({name for card in LIBRARY.values() for name in card.archetypes}, key=str.casefold)


MOST_PRINTINGS = 200
"""Prints that a card's page shows; no card has nearly as many."""


def printings_of(row: Card) -> QuerySet[Printing]:
    """The sets in which a card was printed, the oldest first and those without a date last."""
    oldest_first = F("date").asc(nulls_last=True)
    return row.printings.order_by(oldest_first, "set_name", "number", "rarity", "pk")[:MOST_PRINTINGS]


def relatives_of(row: Card, identity: int, family: Collection[int]) -> list[Card]:
    """The other cards that count as copies of this one; the original first."""
    others = set(family) - {row.passcode}
    if not others:
        return []
    rows = Card.objects.filter(passcode__in=others)[:MOST_RELATIVES]
    return sorted(rows, key=lambda one: (one.passcode != identity, one.sort_name, one.passcode))


MOST_RELATIVES = 50
"""Other prints of a card that its page names."""


def nicknames_of(row: Card) -> list[str]:
    """What players call the card besides its names."""
    return list(row.names.filter(sort=Name.Sort.NICKNAME).values_list("text", flat=True))


def any_card() -> Card | None:
    """A card by chance, each as likely as any other."""
    count = Card.objects.count()
    return Card.objects.order_by("passcode")[secrets.randbelow(count)] if count else None
