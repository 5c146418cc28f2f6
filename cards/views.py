"""The pages on which cards are looked for and looked at."""

from functools import cache

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from cards.asked import PAGING, asked, mistake, tidy, unknown
from cards.extensions import card_sections
from cards.filters import ORDERING_NAMES
from cards.guide import Topic, guide
from cards.library import LIBRARY
from cards.looking import CataloguePaging, look
from cards.models import MAX_PASSCODE
from cards.results import chosen_view, heads, ways
from cards.search.examples import EXAMPLES
from cards.search.vocabulary import FIELDS
from cards.selectors import (
    any_card,
    archetype_names,
    card_by_passcode,
    nicknames_of,
    printed,
    printings_of,
    relatives_of,
    set_names,
    with_identities,
)
from cards.showing import show
from cards.text import texts
from cards.text.series import archetype_word
from config.rest.problems import BadQuery


@require_safe
def catalogue(request: HttpRequest) -> HttpResponse:
    """All cards, narrowed by the filters beside them; htmx asks for the results alone.

    The address is one to share: a form sent without htmx names its empty fields too, and is sent on to the
    address without them.
    """
    here = request.get_full_path()
    if not request.htmx and not all(value.strip() for value in request.GET.values()):
        return redirect(tidy(here))
    view = chosen_view(request.GET.get("view"))
    try:
        found = look(request, CataloguePaging())
    except BadQuery:
        # An order that there is not, or a place that is not in it: the first page, with the same filters.
        return redirect(tidy(here, without=set(PAGING)))
    filters = found.filters
    context = {
        "filters": filters,
        "asked": asked(here, filters),
        "unknown": unknown(request, filters),
        "mistake": mistake(filters.form),
        "cards": show(found.rows, get_language() or "en", filters.as_of_day),
        "count": found.count,
        "too_slow": found.too_slow,
        "view": view,
        "ways": ways(here, view),
        "heads": heads(here, found.order),
        "meant": found.meant,
        "next": found.next,
        "previous": found.previous,
    }
    if request.htmx and not request.htmx.history_restore_request:
        response = render(request, "cards/results.html", context)
        response["HX-Push-Url"] = tidy(here)
    else:
        context |= {
            "canonical": tidy(here, without={"cursor", "page_size", *map(str, unknown(request, filters))}),
            "unfolded": bool(set(filters.form.errors) - {"q"}),
            "orders": ORDERING_NAMES,
            "order": found.order,
            "sets": set_names(),
            "archetypes": [archetype_word(name, get_language() or "en") for name in archetype_names()],
        }
        response = render(request, "cards/catalogue.html", context)
    if found.wait:
        response.status_code = 429
        response["Retry-After"] = str(found.wait)
    elif found.too_slow:
        response.status_code = 503
    patch_vary_headers(response, ["HX-Request"])
    return response


@require_safe
def search_help(request: HttpRequest) -> HttpResponse:
    """How cards are looked for, with examples that are links."""
    return render(request, "cards/search_help.html", {"examples": EXAMPLES, "fields": FIELDS})


@require_safe
def card(request: HttpRequest, passcode: int) -> HttpResponse:
    """One card: as it looks, what it says in both languages, and how many of it a deck may hold."""
    row = card_by_passcode(passcode) if passcode <= MAX_PASSCODE else None
    if row is None:
        raise Http404
    if row.passcode != passcode:
        return redirect(row, permanent=True)
    shown = show([row], get_language() or "en")[0]
    family = with_identities({shown.identity})
    context = {
        "card": shown,
        "topics": guide.of(printed(row)),
        "relatives": relatives_of(row, shown.identity, family),
        "printings": printings_of(row),
        "former": row.former_passcodes.all(),
        "nicknames": nicknames_of(row),
        "sections": list(card_sections.of(family)),
    }
    return render(request, "cards/card.html", context)


@require_safe
def rules(request: HttpRequest) -> HttpResponse:
    """The rules that players ask about most often, each with the library's cards for which it matters."""
    return render(request, "cards/rules.html", {"topics": topics_with_cards(get_language() or "en")})


@cache
def topics_with_cards(language: str) -> list[tuple[Topic, list[tuple[int, str]]]]:
    """Each topic with passcode and name of its cards; both stay as they are while the process runs."""
    cards = sorted(LIBRARY.values(), key=lambda card: card.name_en)
    return [
        (topic, [(card.passcode, texts(card, language).name) for card in guide.about(topic, cards)])
        for topic in guide
    ]


@require_safe
def random_card(request: HttpRequest) -> HttpResponse:
    """Some card, another one each time."""
    row = any_card()
    if row is None:
        raise Http404
    response = redirect(row)
    response["Cache-Control"] = "no-store"
    return response
