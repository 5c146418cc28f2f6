"""The pages of ban lists."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render

from banlist import selectors
from banlist.reading import cards_on, groups


def ban_lists(request: HttpRequest) -> HttpResponse:
    """Every published list, those in force today marked."""
    in_force = set(selectors.in_force_everywhere(on=selectors.today()).values_list("pk", flat=True))
    lists = selectors.with_counts(selectors.published())
    return render(request, "banlist/list.html", {"lists": lists, "in_force": in_force})


def ban_list(request: HttpRequest, pk: int) -> HttpResponse:
    """One list, its cards by limit."""
    shown = get_object_or_404(selectors.with_entries(selectors.published()), pk=pk)
    in_force = selectors.in_force(region=shown.region)
    return render(
        request,
        "banlist/detail.html",
        {"ban_list": shown, "groups": groups(shown, cards_on([shown])), "is_in_force": shown == in_force},
    )
