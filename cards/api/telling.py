"""Cards as REST gives them, each worked out once: most readers ask for the same ones."""

import datetime
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from cards.api.serializers import CardSerializer
from cards.faces import face_of
from cards.models import Card
from cards.showing import ShownCard, standings

COLUMNS = [field.attname for field in Card._meta.concrete_fields if field.name != "provenance"]
"""All that is told of a card stands in these."""
REMEMBERED = 4_096


def told(rows: Sequence[Card], language: str, on: datetime.date | None = None) -> list[dict[str, Any]]:
    """Each card as lists and its own address show it, with its limit on a day."""
    return [
        {
            **_told(language, *(getattr(row, column) for column in COLUMNS)),
            "identity": identity,
            "limit": limit,
        }
        for row, (identity, limit) in zip(rows, standings(rows, on), strict=True)
    ]


@lru_cache(maxsize=REMEMBERED)
def _told(language: str, *values: Any) -> dict[str, Any]:
    """A card of these columns. Another value in any of them is another card: nothing old is ever told."""
    row = Card(**dict(zip(COLUMNS, values, strict=True)))
    shown = ShownCard(row=row, face=face_of(row, language), identity=row.passcode, limit=None)
    return dict(CardSerializer(shown).data)
