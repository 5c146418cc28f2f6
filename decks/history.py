"""Which of the things that a deck has been are kept.

The latest versions stay one by one, so that changes can be undone one by one. Of earlier ones stays what a
deck was for a while: a version that was changed again soon is a step on the way to the next, and goes. The
first version and those that a duel was played with (D6) always stay.
"""

from collections.abc import Iterable
from datetime import timedelta
from itertools import pairwise

from django.core.exceptions import ValidationError
from django.db import transaction
from django.db.models import ProtectedError
from django.utils.translation import gettext as _

from decks.models import Deck, DeckRevision

KEPT_ONE_BY_ONE = 100
SOON = timedelta(minutes=30)
MOST_VERSIONS = 2000
"""A change every half hour, day and night, for six weeks."""


EARLY_AT_ONCE = 3
"""Early versions that a change looks at: the one that becomes early, and some that undoing left there."""


def make_room(deck: Deck, *, undoing: bool = False) -> None:
    """Lets early steps go when the deck, held for this transaction, gets one version more.

    Undoing lets nothing go: it makes versions itself, and would take away those that are undone next. Raises
    ValidationError where the deck has as many versions as can be kept.
    """
    if deck.current.number <= KEPT_ONE_BY_ONE:
        return
    kept = DeckRevision.objects.filter(deck=deck)
    if not undoing:
        _let_go(kept.only("number", "created_at")[KEPT_ONE_BY_ONE - 2 : KEPT_ONE_BY_ONE - 1 + EARLY_AT_ONCE])
    if deck.current.number >= MOST_VERSIONS and kept.count() >= MOST_VERSIONS:
        raise ValidationError(
            _("This deck has %(most)d versions, the most that are kept. Copy it, and go on with the copy.")
            % {"most": MOST_VERSIONS}
        )


def _let_go(versions: Iterable[DeckRevision]) -> None:
    """Of these, the latest of which comes first, lets those go that were changed again soon."""
    for after, early in pairwise(versions):
        if early.number > 1 and after.created_at - early.created_at < SOON:
            try:
                with transaction.atomic():
                    early.delete()
            except ProtectedError:
                continue
