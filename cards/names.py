"""What cards are called: their name in the reader's language, and which cards bear a name."""

from collections.abc import Collection

from django.db.models import Q
from django.db.models.functions import Lower
from django.utils.translation import get_language

from cards.models import Card

LONGEST_NAME = 200


def name_of(card: Card) -> str:
    """The card's name in the active language: the official one, or else what players say, or English."""
    if (get_language() or "").startswith("zh"):
        return card.name_zh or card.name_zh_community or card.name_en
    return card.name_en


def cards_called(names: Collection[str]) -> dict[str, list[Card]]:
    """For each of these names every card that bears it in any language, in one query.

    Capital and small letters count as the same. A name that no card bears is left out.
    """
    wanted = [name for name in names if name and len(name) <= LONGEST_NAME and "\x00" not in name]
    if not wanted:
        return {}
    found = Card.objects.annotate(lower_en=Lower("name_en")).filter(
        Q(lower_en__in={name.lower() for name in wanted})
        | Q(name_en__in=set(wanted))
        | Q(name_zh__in=set(wanted))
        | Q(name_zh_community__in=set(wanted))
    )
    bearers: dict[str, list[Card]] = {}
    for card in found.order_by("passcode"):
        for name in {card.name_en.casefold(), card.name_zh.casefold(), card.name_zh_community.casefold()}:
            bearers.setdefault(name, []).append(card)
    return {name: bearers[name.casefold()] for name in wanted if name.casefold() in bearers}
