"""The page on which a deck is built: the catalogue beside it, and every change kept at once.

The page works by plain forms. A request with the header HX-Request gets the parts of the page that a change
concerns, and no more.
"""

from collections.abc import Collection
from typing import Any
from urllib.parse import urlencode

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from banlist import selectors as banlist
from cards import selectors as cards
from cards.asked import PAGING, asked, mistake, tidy, unknown
from cards.filters import ORDERING_NAMES
from cards.looking import CataloguePaging, Found, look
from cards.names import name_of
from config.rest.problems import BadQuery
from decks import imports, services
from decks.built import Built, build, finds
from decks.changes import told, wish
from decks.doors import own_deck
from decks.formats.content import FormatError
from decks.hands import OPENING_HANDS
from decks.judging import NoSuchList, chosen_list
from decks.models import Deck
from decks.moves import BadMove, Move, moved, read_moves
from decks.pieces import CARDS_AT_ONCE, piece_of

CHOSEN_LIST = "ban_list"
"""The part of the address that says by which list the deck is judged."""
CARDS_FROM = "cards_from"
"""The part of the address that says which cards of a very large deck are shown."""
UNREAD_SHOWN = 10
"""Lines that could not be read; all of them are on the deck's page, where they are settled."""


class FindsPaging(CataloguePaging):
    """Pages of the catalogue beside a deck: smaller ones, as there is less room."""

    default_size = max_size = 24


@login_required
@require_http_methods(["GET", "POST"])
def edit(request: HttpRequest, address: int | str) -> HttpResponse:
    """The builder with a deck of the reader's, and where its buttons lead."""
    own = own_deck(request, address)
    if request.method == "POST":
        return _change(request, own)
    if not request.htmx and not all(value.strip() for value in request.GET.values()):
        return redirect(tidy(request.get_full_path()))
    response = _page(request, own)
    patch_vary_headers(response, ["HX-Request"])
    return response


def _page(request: HttpRequest, deck: Deck, *, status: int = 200, **more: Any) -> HttpResponse:
    """The whole page, or what was looked for alone where that is what changed."""
    here = request.get_full_path()
    try:
        found = look(request, FindsPaging())
    except BadQuery:
        # An order that there is not, or a place that is not in it: the first page, with the same filters.
        return redirect(tidy(here, without=set(PAGING)))
    context = _bench(request, deck)
    context |= _finds(request, found, context["built"]) | more
    if request.htmx and not request.htmx.history_restore_request:
        response = render(request, "decks/builder/finds.html", context)
        response["HX-Push-Url"] = tidy(here)
        return response
    context |= {"orders": ORDERING_NAMES, "order": found.order}
    return render(request, "decks/builder/page.html", context, status=status)


def _bench(request: HttpRequest, deck: Deck) -> dict[str, Any]:
    """The deck under the chosen list: six queries at most, one of them for the lists to choose from."""
    chosen, problem = request.GET.get(CHOSEN_LIST, ""), ""
    try:
        ban_list = chosen_list(deck.format, ban_list=chosen)
    except NoSuchList as error:
        problem, ban_list = str(error), banlist.in_force(region=deck.format)
    built = build(deck.current, ban_list=ban_list, language=_language())
    rows = piece_of(request, built.size, begins=CARDS_FROM, size=CARDS_AT_ONCE, at="deck")
    unread = deck.current.content.unread
    return {
        "deck": deck,
        "built": built,
        "rows": rows,
        "parts": built.parts_within(rows),
        "bad_cards": (bad := built.bad_within(rows)),
        "bad_elsewhere": len(built.bad_cards) - len(bad),
        "chosen": chosen,
        "problem": problem,
        "lists": banlist.published(),
        "openings": OPENING_HANDS,
        "unread": imports.unread_of(deck.current.content, most=UNREAD_SHOWN, asking=False),
        "unread_besides": max(0, len(unread) - UNREAD_SHOWN),
        "here": tidy(request.get_full_path()),
    }


def _finds(request: HttpRequest, found: Found, built: Built) -> dict[str, Any]:
    """One page of the catalogue: the cards that were looked for, and what is said of the search."""
    filters = found.filters
    here = request.get_full_path()
    everything = tidy(here, without={*filters.form.fields, *PAGING})
    return {
        "filters": filters,
        "asked": asked(here, filters),
        "unknown": [name for name in unknown(request, filters) if name not in (CHOSEN_LIST, CARDS_FROM)],
        "mistake": mistake(filters.form),
        "too_slow": found.too_slow,
        "finds": finds(found.rows, built, _language()),
        "count": found.count,
        "meant": [(one.name, _asking(everything, one.name)) for one in found.meant],
        "next": found.next,
        "previous": found.previous,
    }


def _asking(address: str, name: str) -> str:
    """The address with a search for the name, whose words stand side by side."""
    query = urlencode({"q": '"{}"'.format(name.replace('"', " "))})
    return f"{address}{'&' if '?' in address else '?'}{query}"


def _change(request: HttpRequest, own: Deck) -> HttpResponse:
    """Makes the changes that were asked for, all of them or none, and shows the deck as it then is."""
    wanted = [*request.POST.getlist("add"), *request.POST.getlist("move")]
    moves: list[Move] = []
    try:
        version = _version(request)
        moves = _checked(wanted)
        if own.version != version:
            raise services.StaleDeck(own)
        if "undo" in request.POST:
            changed = services.undo(deck=own, version=version)
        else:
            changed = services.edit(deck=own, version=version, content=moved(own.current.content, moves))
    except services.StaleDeck as stale:
        return _stale(request, stale.deck, moves)
    except (BadMove, FormatError) as error:
        return _refused(request, own, str(error))
    except ValidationError as error:
        return _refused(request, own, " ".join(error.messages))
    return _changed(request, own, changed)


def _version(request: HttpRequest) -> int:
    given = request.POST.get("version", "")
    if not (given.isascii() and given.isdecimal() and len(given) < 10):
        raise BadMove(_("The request does not say which version of the deck it is to change."))
    return int(given)


def _checked(wanted: list[str]) -> list[Move]:
    """The moves, if every card that is to come into the deck is known."""
    moves = read_moves(wanted)
    new = {move.passcode for move in moves if move.came_from is None}
    strange = new - cards.known(new) if new else new
    if strange:
        raise BadMove(_("No card has the passcode %(passcode)d.") % {"passcode": min(strange)})
    return moves


def _changed(request: HttpRequest, before: Deck, deck: Deck) -> HttpResponse:
    context = _bench(request, deck)
    had, has = before.current.content, deck.current.content
    said = told(had, has, _names(had.passcodes, context["built"]))
    if "undo" in request.POST:
        said = _("Undone. %(told)s") % {"told": said}
    if request.htmx:
        return render(request, "decks/builder/bench.html", context | {"said": said})
    messages.success(request, said)
    return redirect(f"{context['here']}#{'finds' if 'add' in request.POST else 'deck'}")


def _stale(request: HttpRequest, present: Deck, moves: list[Move]) -> HttpResponse:
    """The deck as it is now, and what was not done to it, with a button that does it all the same."""
    names = _names([move.passcode for move in moves], None)
    context = {"stale": True, "unmade": [(move, wish(move, names)) for move in moves]}
    if request.htmx:
        return render(request, "decks/builder/bench.html", _bench(request, present) | context, status=409)
    return _page(request, present, status=409, **context)


def _refused(request: HttpRequest, deck: Deck, why: str) -> HttpResponse:
    if request.htmx:
        return render(
            request, "decks/builder/bench.html", _bench(request, deck) | {"refusal": why}, status=422
        )
    return _page(request, deck, status=422, refusal=why)


def _names(passcodes: Collection[int], built: Built | None) -> dict[int, str]:
    """What these cards are called; those that the deck does not hold are asked for in one query."""
    names = built.names if built else {}
    others = set(passcodes) - names.keys()
    if others:
        names |= {passcode: name_of(card) for passcode, card in cards.cards_by_passcode(others).items()}
    return names


def _language() -> str:
    return get_language() or "en"
