"""Who comes in where: decks that a reader may see, and those that are his own."""

from collections.abc import Callable
from functools import wraps

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.utils.translation import gettext as _

from decks import selectors
from decks.models import Deck


def not_for_robots(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """What is reached by a key is found by nobody, and by no search engine."""

    @wraps(view)
    def answered_so(request: HttpRequest, address: int | str) -> HttpResponse:
        response = view(request, address)
        if isinstance(address, str):
            response["X-Robots-Tag"] = "noindex, nofollow"
        return response

    return answered_so


def seen_deck(request: HttpRequest, address: int | str) -> Deck:
    return get_object_or_404(selectors.at_address(address, request.user))


def own_deck(request: HttpRequest, address: int | str) -> Deck:
    """A deck of the reader's: another's public deck is refused, and a private one does not exist."""
    found = seen_deck(request, address)
    if found.owner_id != request.user.pk:
        raise PermissionDenied(_("This deck is not yours. Copy it, and change the copy."))
    return found
