"""The pages on which cards are looked for and looked at."""

from functools import cache

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language
from django.views.decorators.http import require_safe
from rest_framework.request import Request

from cards.asked import PAGING, asked, mistake, tidy, unknown
from cards.extensions import card_sections
from cards.filters import ORDERING_NAMES, ORDERINGS, CardFilters
from cards.guide import Topic, guide
from cards.library import LIBRARY
from cards.models import MAX_PASSCODE
from cards.paging import CardPaging
from cards.search.examples import EXAMPLES
from cards.search.query import Named
from cards.search.reading import read, terms
from cards.search.suggestions import Suggestion, suggestions
from cards.search.vocabulary import FIELDS
from cards.selectors import (
    all_cards,
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
from config.patience import TooSlow, patient_with
from config.rest.problems import BadQuery


class CataloguePaging(CardPaging):
    """Pages of the catalogue, in the orders of REST."""

    default_size = max_size = 48
    orderings = ORDERINGS
    usual_order: str | None = None

    def next_link(self) -> str | None:
        """The next page's address, without fields that were left empty."""
        link = super().next_link()
        return link and tidy(link)

    def previous_link(self) -> str | None:
        """The page before this one."""
        link = super().previous_link()
        return link and tidy(link)


@require_safe
def catalogue(request: HttpRequest) -> HttpResponse:
    """All cards, narrowed by the filters beside them; htmx asks for the results alone.

    The address is one to share: a form sent without htmx names its empty fields too, and is sent on to the
    address without them.
    """
    here = request.get_full_path()
    if not request.htmx and not all(value.strip() for value in request.GET.values()):
        return redirect(tidy(here))
    filters = CardFilters(request.GET, queryset=all_cards())
    found = filters.qs if filters.is_valid() else all_cards().none()
    paging = CataloguePaging()
    paging.usual_order = filters.order
    too_slow = ""
    try:
        with patient_with(request):
            rows = paging.paginate_queryset(found, Request(request), view=paging)
            count = found.count()
    except TooSlow as slow:
        too_slow, count = str(slow.detail), 0
        rows = paging.paginate_queryset(all_cards().none(), Request(request), view=paging)
    except BadQuery:
        # An order that there is not, or a place that is not in it: the first page, with the same filters.
        return redirect(tidy(here, without=set(PAGING)))
    context = {
        "filters": filters,
        "asked": asked(here, filters),
        "unknown": unknown(request, filters),
        "mistake": mistake(filters.form),
        "cards": show(rows, get_language() or "en", filters.as_of_day),
        "count": count,
        "too_slow": too_slow,
        "meant": [] if rows or too_slow else meant(filters),
        "next": paging.next_link(),
        "previous": paging.previous_link(),
    }
    if request.htmx and not request.htmx.history_restore_request:
        response = render(request, "cards/results.html", context)
        response["HX-Push-Url"] = tidy(here)
    else:
        context |= {
            "canonical": tidy(here, without={"cursor", "page_size", *map(str, unknown(request, filters))}),
            "unfolded": bool(set(filters.form.errors) - {"q"}),
            "orders": ORDERING_NAMES,
            "order": paging.name,
            "sets": set_names(),
            "archetypes": archetype_names(),
        }
        response = render(request, "cards/catalogue.html", context)
    if too_slow:
        response.status_code = 503
    patch_vary_headers(response, ["HX-Request"])
    return response


MOST_MEANT = 5


def meant(filters: CardFilters) -> list[Suggestion]:
    """Names close to those that were looked for, where nothing was found."""
    if not filters.is_valid():
        return []
    said = [
        term.text for term in terms(read(filters.form.cleaned_data.get("q") or "")) if isinstance(term, Named)
    ]
    typed = " ".join([*said, filters.form.cleaned_data.get("name") or ""]).strip()
    return suggestions(typed, MOST_MEANT) if typed else []


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
