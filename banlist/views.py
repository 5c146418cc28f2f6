"""The pages of ban lists."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_safe

from banlist import selectors
from banlist.comparing import compare
from banlist.conf import as_conf, hash_text
from banlist.lflist import write
from banlist.reading import cards_on, groups


@require_safe
def ban_lists(request: HttpRequest) -> HttpResponse:
    """Every published list, those in force today marked."""
    in_force = set(selectors.in_force_everywhere(on=selectors.today()).values_list("pk", flat=True))
    lists = selectors.with_counts(selectors.published())
    return render(request, "banlist/list.html", {"lists": lists, "in_force": in_force})


@require_safe
def ban_list(request: HttpRequest, pk: int) -> HttpResponse:
    """One list, its cards by limit."""
    shown = get_object_or_404(selectors.with_entries(selectors.published()), pk=pk)
    in_force = selectors.in_force(region=shown.region)
    return render(
        request,
        "banlist/detail.html",
        {
            "ban_list": shown,
            "groups": groups(shown, cards_on([shown])),
            "is_in_force": shown == in_force,
            "hash": hash_text(shown),
            "others": selectors.published().exclude(pk=pk),
            "before": selectors.before(shown),
        },
    )


@require_safe
def comparison(request: HttpRequest, pk: int) -> HttpResponse:
    """What one list says otherwise than another, which is the one before it unless `old` names one."""
    shown = get_object_or_404(selectors.published(), pk=pk)
    others = selectors.published().exclude(pk=pk)
    asked = request.GET.get("old", "")
    old = get_object_or_404(others, pk=asked) if asked.isdecimal() else selectors.before(shown)
    return render(
        request,
        "banlist/comparison.html",
        {"ban_list": shown, "old": old, "others": others, "comparison": compare(old, shown)},
    )


@require_safe
def lflist_conf(request: HttpRequest, pk: int | None = None) -> HttpResponse:
    """A list as duel programs read it, or all that are in force today."""
    if pk is None:
        lists = selectors.in_force_everywhere(on=selectors.today())
    else:
        lists = selectors.published().filter(pk=get_object_or_404(selectors.published(), pk=pk).pk)
    return HttpResponse(
        write(as_conf(each) for each in selectors.with_entries(lists)),
        content_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": 'attachment; filename="lflist.conf"'},
    )
