"""Which of the things that a deck has been are kept.

The latest versions stay one by one, so that changes can be undone one by one. Of earlier ones stays what a
deck was for a while: a version that was changed again soon is a step on the way to the next, and goes. The
first version and those that a duel was played with (D6) always stay.
"""

from datetime import timedelta

from django.core.exceptions import ValidationError
from django.db import transaction
from django.db.models import ProtectedError
from django.utils.translation import gettext as _

from decks.models import Deck, DeckRevision

KEPT_ONE_BY_ONE = 100
SOON = timedelta(minutes=30)
MOST_VERSIONS = 2000
"""A change every half hour, day and night, for six weeks."""


def make_room(deck: Deck) -> None:
    """Lets go the version that becomes an early step when the deck, held for this transaction, gets one more.

    Raises ValidationError where the deck has as many versions as can be kept.
    """
    if deck.current.number <= KEPT_ONE_BY_ONE:
        return
    kept = DeckRevision.objects.filter(deck=deck)
    boundary = kept.only("number", "created_at")[KEPT_ONE_BY_ONE - 2 : KEPT_ONE_BY_ONE]
    after, early = (*boundary, None, None)[:2]
    if early is not None and early.number > 1 and after.created_at - early.created_at < SOON:
        try:
            with transaction.atomic():
                early.delete()
        except ProtectedError:
            pass
    if deck.current.number >= MOST_VERSIONS and kept.count() >= MOST_VERSIONS:
        raise ValidationError(
            _("This deck has %(most)d versions, the most that are kept. Copy it, and go on with the copy.")
            % {"most": MOST_VERSIONS}
        )
