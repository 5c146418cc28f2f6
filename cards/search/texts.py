"""What the cards say, as it is looked for, held ready in memory."""

from functools import lru_cache

from cards.freshness import searched_state
from cards.models import Text
from cards.search.written import Written


def cards_saying(key: str, most: int) -> set[int] | None:
    """The cards whose text, in any language, has this in it; None where more than `most` texts do."""
    found: set[int] = set()
    for written in _texts(searched_state()):
        cards = written.owners_having(key, most)
        if cards is None:
            return None
        found |= cards
    return found


@lru_cache(maxsize=1)
def _texts(_state: object) -> tuple[Written, ...]:
    """A long writing for each language: letters and Chinese characters are not equally wide in memory."""
    rows: dict[str, list[tuple[int, str]]] = {}
    for card, language, key in Text.objects.order_by("language", "card").values_list(
        "card", "language", "key"
    ):
        rows.setdefault(language, []).append((card, key))
    return tuple(Written(written) for written in rows.values())
