"""What cards are called: their name in the reader's language, and which cards bear a name."""

import unicodedata
from collections.abc import Collection

from django.utils.translation import get_language

from cards.models import Card

LIKE = str.maketrans(
    {"·": "・", "•": "・", "‧": "・", "–": "-", "—": "-", "‐": "-", "’": "'", "“": '"', "”": '"'}
)
"""Signs that a keyboard gives in place of those on the cards."""


def name_of(card: Card) -> str:
    """The card's name in the active language: the official one, or else what players say, or English."""
    if (get_language() or "").startswith("zh"):
        return card.name_zh or card.name_zh_community or card.name_en
    return card.name_en


def as_typed(name: str) -> str:
    """What all ways of typing one name share: width, case, blanks and look-alike signs count for nothing."""
    return " ".join(unicodedata.normalize("NFKC", name).translate(LIKE).casefold().split())


def cards_called(names: Collection[str]) -> dict[str, list[Card]]:
    """For each of these names every card that bears it in any language, in two queries.

    A name that no card bears is left out.
    """
    wanted = {name: as_typed(name) for name in names}
    if not wanted:
        return {}
    asked = set(wanted.values()) - {""}
    bearers: dict[str, list[int]] = {}
    every = Card.objects.order_by("passcode").values_list(
        "passcode", "name_en", "name_zh", "name_zh_community"
    )
    for passcode, *called in every:
        for name in {as_typed(name) for name in called} & asked:
            bearers.setdefault(name, []).append(passcode)
    rows = Card.objects.in_bulk({passcode for found in bearers.values() for passcode in found})
    return {
        name: [rows[passcode] for passcode in bearers[typed]]
        for name, typed in wanted.items()
        if typed in bearers
    }
