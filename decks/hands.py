"""Test hands: a deck shuffled to try it, with the shuffle told by a short word and stored nowhere."""

import random
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from cards import selectors as cards
from cards.showing import show
from decks.doors import seen_deck

OPENING_HANDS = (5, 6)
"""Cards before the first draw, and after it."""
_COUNT = re.compile(r"[1-9][0-9]{0,3}")
_WORD = re.compile(r"[A-Za-z0-9_-]{8}")


@dataclass(frozen=True, slots=True)
class Hand:
    """The top cards of a deck shuffled so, and how many are left below them."""

    shuffle: str
    cards: tuple[int, ...]
    left: int

    @property
    def next(self) -> int:
        """How many cards there are with one more."""
        return len(self.cards) + 1


def drawn(main: Sequence[int], *, cards: int, shuffle: str = "") -> Hand:
    """So many cards of the deck shuffled as the word says, or anew where it is none.

    The same deck and word give the same cards in the same order, so that one more can be drawn. This is
    for trying decks; what is drawn in duels comes from elsewhere.
    """
    word = shuffle if _WORD.fullmatch(shuffle) else secrets.token_urlsafe(6)
    deck = list(main)
    random.Random(word).shuffle(deck)
    return Hand(word, tuple(deck[:cards]), max(0, len(deck) - cards))


@require_safe
def hand(request: HttpRequest, address: int | str) -> HttpResponse:
    """Some cards off the top of the deck, shuffled to try it: five queries."""
    deck = seen_deck(request, address)
    # A shuffle belongs to the cards that were shuffled: once they change, a new hand is drawn.
    number, _dot, word = request.GET.get("shuffle", "").partition(".")
    changed = bool(word) and number != str(deck.current.number)
    given = request.GET.get("cards", "")
    size = int(given) if _COUNT.fullmatch(given) and not changed else OPENING_HANDS[0]
    new = drawn(deck.current.main, cards=size, shuffle="" if changed else word)
    rows = cards.cards_by_passcode(new.cards)
    shown = {card.row.passcode: card for card in show(list(rows.values()), get_language() or "en")}
    context = {
        "deck": deck,
        "hand": new,
        "shuffle": f"{deck.current.number}.{new.shuffle}",
        "changed": changed,
        "drawn": [(passcode, shown.get(passcode)) for passcode in new.cards],
        "openings": OPENING_HANDS,
    }
    part = request.htmx and not request.htmx.history_restore_request
    response = render(request, f"decks/builder/{'hand' if part else 'hand_page'}.html", context)
    patch_vary_headers(response, ["HX-Request"])
    return response
