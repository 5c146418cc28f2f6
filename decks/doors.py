"""Who comes in where: decks that a reader may see, and those that are his own."""

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest
from django.shortcuts import get_object_or_404
from django.utils.translation import gettext as _

from decks import selectors
from decks.models import Deck


def seen_deck(request: HttpRequest, address: int | str) -> Deck:
    return get_object_or_404(selectors.at_address(address, request.user))


def own_deck(request: HttpRequest, address: int | str) -> Deck:
    """A deck of the reader's: another's public deck is refused, and a private one does not exist."""
    found = seen_deck(request, address)
    if found.owner_id != request.user.pk:
        raise PermissionDenied(_("This deck is not yours. Copy it, and change the copy."))
    return found
