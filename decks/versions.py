"""The pages of what a deck has been, for its owner."""

import re
from types import SimpleNamespace

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe
from rest_framework.request import Request

from config.rest.paging import CursorPaging
from config.rest.problems import BadQuery
from decks import selectors, services
from decks.differences import difference
from decks.doors import own_deck
from decks.history import KEPT_ONE_BY_ONE
from decks.models import DeckRevision
from decks.wording import PART_NAMES

NUMBER = re.compile(r"[1-9][0-9]{0,8}")
HIGHEST_FIRST = SimpleNamespace(ordering=("-number", "-id"))


@login_required
@require_safe
def versions(request: HttpRequest, address: int | str) -> HttpResponse:
    """Everything that a deck of the reader's has been, the latest first."""
    own = own_deck(request, address)
    paging = CursorPaging()
    try:
        rows = paging.paginate_queryset(selectors.revisions_of(own), Request(request), HIGHEST_FIRST)
    except BadQuery as error:
        raise Http404 from error
    earlier = selectors.revisions_of(own).filter(number__lt=rows[-1].number).first() if rows else None
    context = {
        "deck": own,
        "rows": [
            (row, difference(before.content, row.content) if before else None)
            for row, before in zip(rows, [*rows[1:], earlier], strict=True)
        ],
        "some_gone": own.current.number > KEPT_ONE_BY_ONE,
        "next": paging.next_link(),
        "previous": paging.previous_link(),
    }
    return render(request, "decks/versions.html", context)


@login_required
@require_safe
def compare(request: HttpRequest, address: int | str) -> HttpResponse:
    """What differs between two revisions of a deck of the reader's."""
    own = own_deck(request, address)
    wanted = [request.GET.get("from", ""), request.GET.get("to", "")]
    if not all(NUMBER.fullmatch(number) for number in wanted):
        raise Http404
    before, after = (get_object_or_404(selectors.revisions_of(own), number=number) for number in wanted)
    found = difference(before.content, after.content)
    known = selectors.names_of({*before.passcodes, *after.passcodes})
    parts = [
        (
            PART_NAMES[part.part],
            part,
            [(known.get(one.passcode, one.passcode), one) for one in (*part.added, *part.removed)],
        )
        for part in found.parts
    ]
    context = {"deck": own, "before": before, "after": after, "difference": found, "parts": parts}
    return render(request, "decks/compare.html", context)


@login_required
@require_POST
def restore(request: HttpRequest, address: int | str, number: int) -> HttpResponse:
    """Makes a deck of the reader's what it once was."""
    own = own_deck(request, address)
    try:
        changed = services.restore(deck=own, number=number)
    except DeckRevision.DoesNotExist as error:
        raise Http404 from error
    except ValidationError as error:
        messages.error(request, " ".join(error.messages))
        return redirect("decks:versions", own.address)
    messages.success(
        request,
        _("The deck is what it was in version %(old)d; that is version %(new)d now.")
        % {"old": number, "new": changed.current.number},
    )
    return redirect("decks:detail", changed.address)
