"""The names by which cards are found, held ready in memory."""

from dataclasses import dataclass
from functools import lru_cache

from cards.freshness import searched_state
from cards.models import Name
from cards.search.keys import has_han
from cards.search.written import Written


@dataclass(frozen=True, slots=True)
class Names:
    """All names in the order of their lengths, with their keys; those in Chinese also as they are spelt."""

    texts: tuple[str, ...]
    """As they are shown, by place."""
    keys: Written
    """The same names as they are looked for; their owners are cards."""
    pinyin: Written
    """Names with Chinese characters, as they are spelt and in the order of that length; each one's owner is
    its place among all names."""
    initials: Written
    """The same by first letters alone."""

    def cards_named(self, key: str, most: int) -> set[int] | None:
        """The cards with this in a name, also spelt, and by first letters from the start.

        None where more than `most` names have it, of which a database tells the first ones sooner.
        """
        cards = self.keys.owners_having(key, most)
        if cards is None or has_han(key):
            return cards
        for written, at_start in ((self.pinyin, False), (self.initials, True)):
            places = written.owners_having(key, most, at_start=at_start)
            if places is None:
                return None
            cards |= {self.keys.owners[place] for place in places}
        return cards


def names_now() -> Names:
    """The names as they are in the database, in one query; they are read again only after a change."""
    return _names(searched_state())


@lru_cache(maxsize=1)
def _names(_state: object) -> Names:
    rows = sorted(
        Name.objects.order_by().values_list("card", "text", "key", "pinyin", "initials"),
        key=lambda row: (len(row[2]), row[2], row[0], row[1]),
    )
    spelt = sorted(
        ((place, row[3], row[4]) for place, row in enumerate(rows) if row[3]), key=lambda row: len(row[1])
    )
    return Names(
        texts=tuple(row[1] for row in rows),
        keys=Written((row[0], row[2]) for row in rows),
        pinyin=Written((place, pinyin) for place, pinyin, _initials in spelt),
        initials=Written((place, initials) for place, _pinyin, initials in spelt),
    )
