"""A site that breaks in the middle of a duel, for the tests of error reports."""

from django.http import HttpRequest, HttpResponse
from django.urls import path

from config.urls import handler500

__all__ = ["handler500"]

# As if this module stood among the duels.
__name__ = "duels.services"


def answer(request: HttpRequest) -> HttpResponse:
    """Break while a hand lies in a variable."""
    hand = ["Blue-Eyes", "White Dragon"]
    deck_order = " ".join(hand)
    raise LookupError(f"the duel breaks after {len(deck_order)} letters")


def deck(request: HttpRequest, address: int | str) -> HttpResponse:
    """Break where an unlisted deck is reached by its key."""
    raise LookupError("the page of a deck breaks")


urlpatterns = [path("answer", answer), path("decks/<deck:address>/", deck)]
