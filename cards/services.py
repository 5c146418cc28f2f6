"""What changes cards."""

from dataclasses import dataclass

from django.db import transaction

from cards.columns import FACT_COLUMNS, row_of
from cards.freshness import touch
from cards.indexing import index_cards, outdated
from cards.lang.facts import Book
from cards.library import LIBRARY
from cards.models import Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Loaded:
    """What a load of the library did to the rows."""

    added: int
    changed: int
    unchanged: int
    released: int

    @property
    def total(self) -> int:
        return self.added + self.changed + self.unchanged


class TooManyGone(ValueError):
    """A load would release more of the library's rows than an ordinary upgrade does."""


RELEASED_AT_ONCE = 0.05
"""The share of the library's rows that one load may release without being told to (K30)."""


@transaction.atomic
def load_library(*, book: Book = LIBRARY, even_many_gone: bool = False) -> Loaded:
    """Bring the rows of the library's cards into agreement with the library.

    A row that an operator added is left alone until the library knows its passcode. A row whose card the
    library no longer has is kept, since decks and lists may name it, but it belongs to the operator from
    then on and no longer counts as played in full (K30).
    """
    rows = Card.objects.in_bulk()
    orphans = [passcode for passcode, row in rows.items() if row.from_library and passcode not in book]
    owned = sum(row.from_library for row in rows.values())
    if len(orphans) > owned * RELEASED_AT_ONCE and not even_many_gone:
        raise TooManyGone(
            f"{len(orphans)} of the {owned} cards from the library would be released, since the library no "
            f"longer has them; nothing was changed"
        )
    wanted = {passcode: row_of(card) for passcode, card in book.items()}
    added = [row for passcode, row in wanted.items() if passcode not in rows]
    changed = [
        row for passcode, row in wanted.items() if passcode in rows and values(rows[passcode]) != values(row)
    ]
    if added or changed:
        Card.objects.bulk_create(
            added + changed,
            batch_size=500,
            update_conflicts=True,
            unique_fields=["passcode"],
            update_fields=FACT_COLUMNS,
        )
        index_cards(added + changed)
    # A text is made anew by every version of the renderers, though no column of its card has changed.
    reworded = [*Card.objects.filter(names__isnull=True), *outdated(Card.objects.filter(pk__in=wanted))]
    index_cards(reworded)
    if added or changed or orphans or reworded:
        touch()
    if orphans:
        Card.objects.filter(passcode__in=orphans).update(from_library=False, playable=False)
    return Loaded(
        added=len(added),
        changed=len(changed),
        unchanged=len(wanted) - len(added) - len(changed),
        released=len(orphans),
    )


def values(row: Card) -> tuple[object, ...]:
    return tuple(getattr(row, column) for column in FACT_COLUMNS)
