"""What is left of a deck that is gone: the revisions that a duel was played with, and no others (D6).

It may go by itself, or with its owner; whoever is deleted leaves no lists of his behind.
"""

from typing import Any

from django.db import transaction
from django.db.models import ProtectedError, QuerySet
from django.db.models.signals import post_delete, pre_delete

from decks.models import Deck, DeckRevision


def remember(instance: Deck, **_signal: Any) -> None:
    """Once the deck is gone its revisions no longer say whose they were."""
    instance.revisions_then = list(instance.revisions.values_list("pk", flat=True))


def forget(instance: Deck, **_signal: Any) -> None:
    """Most decks no duel was played with: all that they were goes at once, however much that is."""
    left = DeckRevision.objects.filter(pk__in=instance.revisions_then).only("pk")
    if _gone(left):
        return
    for revision in left:
        _gone(revision)


def _gone(what: DeckRevision | QuerySet[DeckRevision]) -> bool:
    try:
        with transaction.atomic():
            what.delete()
    except ProtectedError:
        return False
    return True


def watch() -> None:
    pre_delete.connect(remember, sender=Deck, dispatch_uid="decks.remains")
    post_delete.connect(forget, sender=Deck, dispatch_uid="decks.remains")
