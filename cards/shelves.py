"""The pages of sets and of archetypes."""

from collections import Counter

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe
from rest_framework.request import Request

from cards.archetypes import all_archetypes, cards_in
from cards.filters import ORDERINGS
from cards.lang.terms import Kind
from cards.models import Printing
from cards.paging import CardPaging
from cards.search.keys import key_of
from cards.sets import all_sets, cards_of, dates_of
from cards.showing import show
from cards.text import word
from cards.text.series import archetype_word
from config.rest.problems import BadQuery

SETS_ON_A_PAGE = 100
CARDS_ON_A_PAGE = 100


@require_safe
def sets(request: HttpRequest) -> HttpResponse:
    """All sets, the latest first, narrowed by a part of the name and by the region."""
    name, region = request.GET.get("name", "").strip(), request.GET.get("region", "").upper()
    wanted = key_of(name)
    found = [
        one
        for one in all_sets()
        if wanted in key_of(one.name) and (region not in Printing.Region or one.region == region)
    ]
    page = Paginator(found, SETS_ON_A_PAGE).get_page(request.GET.get("page"))
    context = {"page": page, "name": name, "region": region, "regions": Printing.Region.values}
    return render(request, "cards/sets.html", context)


@require_safe
def card_set(request: HttpRequest, name: str) -> HttpResponse:
    """One set: its cards by number, or by name where no numbers are known."""
    cards = cards_of(name)
    if not cards:
        same = next((one for one in all_sets() if key_of(one.name) == key_of(name)), None)
        if same is None:
            raise Http404
        return redirect("cards:set", same.name)
    page = Paginator(cards, CARDS_ON_A_PAGE).get_page(request.GET.get("page"))
    shown = show([one.card for one in page], get_language() or "en")
    regions = Counter(one.region for one in cards)
    dates = dates_of(name)
    context = {
        "name": name,
        "regions": [(region, dates.get(region), count) for region, count in regions.items()],
        "count": len({one.card.passcode for one in cards}),
        "page": page,
        "rows": list(zip(page, shown, strict=True)),
        "numbered": any(one.numbers for one in cards),
        "rated": any(one.rarities for one in cards),
    }
    return render(request, "cards/set.html", context)


@require_safe
def archetypes(request: HttpRequest) -> HttpResponse:
    """All archetypes, in alphabetical order, narrowed by a part of the name."""
    name = request.GET.get("name", "").strip()
    language = get_language() or "en"
    found = [(one, one.word(language)) for one in all_archetypes() if one.is_called(key_of(name))]
    return render(request, "cards/archetypes.html", {"archetypes": found, "name": name})


class ShelfPaging(CardPaging):
    """Pages of an archetype, in the orders of the catalogue."""

    default_size = max_size = 48
    orderings = ORDERINGS


@require_safe
def archetype(request: HttpRequest, name: str) -> HttpResponse:
    """The cards of one archetype."""
    names = [one.name for one in all_archetypes()]
    if name not in names:
        wanted = key_of(name)
        same = next(
            (one for one in names if wanted in map(key_of, (one, archetype_word(one, "zh-hans")))), None
        )
        if same is None:
            raise Http404
        return redirect("cards:archetype", same)
    found = cards_in(name)
    kinds = Counter(found.order_by().values_list("kind", flat=True))
    paging = ShelfPaging()
    try:
        rows = paging.paginate_queryset(found, Request(request), view=paging)
    except BadQuery as error:
        raise Http404 from error
    context = {
        "name": name,
        "called": archetype_word(name, get_language() or "en"),
        "count": kinds.total(),
        "kinds": [
            (kind.value, word(kind, get_language() or "en"), kinds[kind]) for kind in Kind if kinds[kind]
        ],
        "cards": show(rows, get_language() or "en"),
        "next": paging.next_link(),
        "previous": paging.previous_link(),
    }
    return render(request, "cards/archetype.html", context)
