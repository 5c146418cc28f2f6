"""The pages of duels and challenges."""

from collections.abc import Callable
from functools import wraps
from types import SimpleNamespace
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe
from django_htmx.http import HttpResponseClientRefresh
from rest_framework.request import Request

from config.rest.paging import CursorPaging
from config.rest.parsers import read_json
from config.rest.problems import BadQuery
from decks.wording import sentence
from duels import selectors, services
from duels.declaring import bearer_of
from duels.errors import CannotGoOn, DeckRefused, Invalid, NotNow, NotThere, Refused, Stale
from duels.forms import AcceptForm, ChallengeForm, NonceForm, ResponseModeForm
from duels.models import Challenge, Duel
from duels.presentation.lists import row
from duels.presentation.room import Notice, Room, room

NEWEST_FIRST = SimpleNamespace(ordering=("-id",))
ROWS_AT_MOST = 100
"""Challenges and running duels of one list; the services allow a player no more."""


def for_players(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """Leads to the sign-in page; what htmx asks for is a part of a page, which is loaded anew instead."""
    guarded = login_required(view)

    @wraps(view)
    def guard(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if request.htmx and not request.user.is_authenticated:
            return HttpResponseClientRefresh()
        return guarded(request, *args, **kwargs)

    return guard


# Duels


@login_required
@require_safe
def duels(request: HttpRequest) -> HttpResponse:
    """The player's duels: those that wait for him first, the most urgent on top."""
    player = request.user
    paging = CursorPaging()
    seats = selectors.seats_of(player)
    try:
        finished = paging.paginate_queryset(
            seats.filter(duel__state=Duel.State.FINISHED), Request(request), NEWEST_FIRST
        )
    except BadQuery as error:
        raise Http404 from error
    unfinished = [row(seat) for seat in seats.exclude(duel__state=Duel.State.FINISHED)[:ROWS_AT_MOST]]
    unfinished.sort(key=lambda duel: (duel.held, duel.deadline.timestamp() if duel.deadline else 0))
    context = {
        "waiting": [duel for duel in unfinished if duel.waits_for_me],
        "running": [duel for duel in unfinished if not duel.waits_for_me],
        "finished": [row(seat) for seat in finished],
        "next": paging.next_link(),
        "previous": paging.previous_link(),
        "incoming": selectors.incoming(player).filter(status=Challenge.Status.OPEN).count(),
    }
    return render(request, "duels/list.html", context)


@login_required
@require_safe
def duel(request: HttpRequest, pk: int) -> HttpResponse:
    """The table of a duel, with the question if it is the player's to answer."""
    services.keep_time(duel_id=pk)
    return _shown(request, _room(request, pk))


@for_players
@require_safe
def news(request: HttpRequest, pk: int) -> HttpResponse:
    """The room again if it has changed since the version that the page shows; otherwise no content."""
    services.keep_time(duel_id=pk)
    try:
        version = selectors.version_of(player=request.user, duel_id=pk)
    except NotThere as error:
        raise Http404 from error
    if request.GET.get("version") == str(version):
        return HttpResponse(status=204)
    return _shown(request, _room(request, pk))


@for_players
@require_safe
def why_not(request: HttpRequest, pk: int, card: int) -> HttpResponse:
    """What a card of the player could be used for, and why not now: on its sheet, or as a page."""
    services.keep_time(duel_id=pk)
    context: dict[str, Any] = {"pk": pk}
    try:
        found = services.why_not(player=request.user, duel_id=pk, card=card)
        refused = [one for one in found["acts"] if one["reason"] is not None]
        context["found"] = found | {"refused": refused}
    except NotThere as error:
        raise Http404 from error
    except NotNow as refusal:
        context["problem"] = str(refusal)
    except CannotGoOn:
        context["problem"] = _("The duel cannot go on at the moment and is held; no time runs.")
    template = "duels/why_not.html" if request.htmx else "duels/why_not_page.html"
    return render(request, template, context)


@for_players
@require_POST
def answer(request: HttpRequest, pk: int) -> HttpResponse:
    """Answers the question that the page showed; what cannot be taken back is asked once more (K39)."""
    if request.POST.get("confirmed") != "yes" and "answer" in request.POST:
        shown = _room(request, pk)
        option = shown.question and shown.question.option(request.POST["answer"])
        if option and option.caution and _is_current(request, shown):
            shown.confirm = option
            return _shown(request, shown)
    try:
        services.answer(
            player=request.user,
            duel_id=pk,
            prompt=_number(request, "prompt"),
            version=_number(request, "version"),
            answer=_given(request),
        )
    except NotThere as error:
        raise Http404 from error
    except (Stale, CannotGoOn):
        notice = Notice(text=_("The duel has gone on since you saw it. This is how it stands now."))
        return _shown(request, _room(request, pk), notice=notice, status=409)
    except Refused:
        notice = Notice(text=_("This answer is not among the options. Please choose again."), tone="bad")
        return _shown(request, _room(request, pk), notice=notice, status=422)
    if not request.htmx:
        return redirect(reverse("duels:duel", args=[pk]) + "#question")
    shown = _room(request, pk)
    shown.answered = True
    return _shown(request, shown)


def _is_current(request: HttpRequest, shown: Room) -> bool:
    """Whether the answer is to the question that the duel asks now."""
    asked = (str(shown.prompt_id), str(shown.version))
    return asked == (request.POST.get("prompt"), request.POST.get("version"))


def _number(request: HttpRequest, field: str) -> int:
    """A number of the form; what is none belongs to no question."""
    return _whole(request.POST.get(field, ""))


def _whole(given: str) -> int:
    """A whole number as a form sends it; -1, which stands for nothing here, for anything else."""
    return int(given) if given.isascii() and given.isdigit() and len(given) < 10 else -1


def _given(request: HttpRequest) -> object:
    """The answer of the form: an act or a choice as JSON, a name that was typed, or the chosen cards."""
    if "declared" in request.POST:
        return _declared(request.POST["declared"])
    if "answer" not in request.POST:
        return {"cards": [_whole(card) for card in request.POST.getlist("cards")]}
    try:
        return read_json(request.POST["answer"])
    except ValueError:
        return None


def _declared(name: str) -> object:
    """The declaration of a card's name, as it is called in any language; None where no card is called so."""
    passcode = bearer_of(name)
    return None if passcode is None else {"choice": str(passcode)}


@login_required
@require_POST
def surrender(request: HttpRequest, pk: int) -> HttpResponse:
    """Gives the duel up."""
    return _changed(request, pk, services.surrender)


WAYS_WITH_A_DRAW = {
    "offer": services.offer_draw,
    "withdraw": services.withdraw_draw,
    "decline": services.decline_draw,
    "accept": services.accept_draw,
}


@login_required
@require_POST
def draw(request: HttpRequest, pk: int) -> HttpResponse:
    """Offers a draw, takes the offer back, or answers the opponent's."""
    change = WAYS_WITH_A_DRAW.get(request.POST.get("what", ""))
    if change is None:
        raise Http404
    return _changed(request, pk, change)


@login_required
@require_POST
def mode(request: HttpRequest, pk: int) -> HttpResponse:
    """Sets at which response windows the player is asked."""

    def change(**whose: Any) -> None:
        services.set_response_mode(**whose, mode=request.POST.get("mode", ""))
        messages.success(request, _("From the next window on you are asked like this."))

    return _changed(request, pk, change)


def _changed(request: HttpRequest, pk: int, change: Any) -> HttpResponse:
    try:
        change(player=request.user, duel_id=pk)
    except NotThere as error:
        raise Http404 from error
    except (NotNow, Invalid) as refusal:
        messages.error(request, str(refusal))
    except CannotGoOn:
        messages.error(request, _("The duel could not go on. An administrator will look at it."))
    return redirect("duels:duel", pk=pk)


def _room(request: HttpRequest, pk: int) -> Room:
    try:
        seat = selectors.seat_of(player=request.user, duel_id=pk)
    except NotThere as error:
        raise Http404 from error
    entries = [selectors.entry_for(entry, seat.number) for entry in selectors.entries_of(seat)]
    secrets = selectors.secrets_of(seat) if seat.duel.state == Duel.State.FINISHED else None
    shown = room(selectors.listed_state(seat), entries, secrets)
    shown.mode = ResponseModeForm(initial={"mode": seat.response_mode})
    return shown


def _shown(
    request: HttpRequest, shown: Room, *, notice: Notice | None = None, status: int = 200
) -> HttpResponse:
    """The whole page, or its changing part for a page that is open already (htmx swaps successes alone)."""
    shown.notice = notice
    if request.htmx:
        return render(request, "duels/room.html", {"room": shown})
    return render(request, "duels/duel.html", {"room": shown}, status=status)


# Challenges


@login_required
@require_safe
def challenges(request: HttpRequest) -> HttpResponse:
    """The challenges that wait for an answer: the player's, those to him, and those to everybody."""
    player = request.user
    context = {
        "incoming": selectors.incoming(player).filter(status=Challenge.Status.OPEN)[:ROWS_AT_MOST],
        "outgoing": selectors.outgoing(player).filter(status=Challenge.Status.OPEN)[:ROWS_AT_MOST],
        "open": selectors.to_everybody(player)[:ROWS_AT_MOST],
    }
    return render(request, "duels/challenges.html", context)


@login_required
@require_http_methods(["GET", "POST"])
def new_challenge(request: HttpRequest) -> HttpResponse:
    """The form of a challenge; a deck that cannot be played is refused with all that is wrong with it."""
    if request.method == "GET":
        form = ChallengeForm(request.user, initial=_suggested(request))
        return render(request, "duels/new_challenge.html", {"form": form})
    form = ChallengeForm(request.user, request.POST)
    context: dict[str, Any] = {"form": form}
    if form.is_valid():
        try:
            made = services.challenge(challenger=request.user, **form.terms())
        except DeckRefused as refusal:
            context["violations"] = [sentence(violation) for violation in refusal.violations]
        except Invalid as refusal:
            form.add_error(refusal.field if refusal.field in form.fields else None, str(refusal))
        except NotNow as refusal:
            context["problem"] = str(refusal)
        else:
            messages.success(request, _("The challenge is made."))
            return redirect("duels:challenge", pk=made.pk)
    return render(request, "duels/new_challenge.html", context, status=422)


def _suggested(request: HttpRequest) -> dict[str, Any]:
    """What a link to the form may fill in: whom to challenge, and with which deck."""
    return {name: request.GET[name] for name in ("opponent", "deck") if request.GET.get(name)}


@login_required
@require_safe
def challenge(request: HttpRequest, pk: int) -> HttpResponse:
    """One challenge: its terms, and what the reader can do about it."""
    return _challenge(request, _found(request, pk))


def _found(request: HttpRequest, pk: int) -> Challenge:
    found = selectors.challenges_for(request.user).filter(pk=pk).first()
    if found is None:
        raise Http404
    return found


def _challenge(request: HttpRequest, found: Challenge, *, status: int = 200, **more: Any) -> HttpResponse:
    mine = found.challenger_id == request.user.pk
    form = NonceForm() if mine else AcceptForm(request.user)
    context = {"challenge": found, "mine": mine, "form": form} | more
    return render(request, "duels/challenge.html", context, status=status)


@login_required
@require_POST
def accept(request: HttpRequest, pk: int) -> HttpResponse:
    """Begins the duel with the chosen deck."""
    found = _found(request, pk)
    form = AcceptForm(request.user, request.POST)
    if not form.is_valid():
        return _challenge(request, found, form=form, status=422)
    try:
        begun = services.accept(player=request.user, challenge_id=pk, **form.cleaned_data)
    except NotThere as error:
        raise Http404 from error
    except DeckRefused as refusal:
        violations = [sentence(violation) for violation in refusal.violations]
        return _challenge(request, found, form=form, violations=violations, status=422)
    except Invalid as refusal:
        form.add_error(refusal.field if refusal.field in form.fields else None, str(refusal))
        return _challenge(request, found, form=form, status=422)
    except NotNow as refusal:
        return _challenge(request, found, form=form, problem=str(refusal), status=409)
    return redirect("duels:duel", pk=begun.pk)


@login_required
@require_POST
def nonce(request: HttpRequest, pk: int) -> HttpResponse:
    """The challenger adds his own text for the shuffles."""
    found = _found(request, pk)
    form = NonceForm(request.POST)
    if not form.is_valid():
        return _challenge(request, found, form=form, status=422)
    try:
        services.give_nonce(player=request.user, challenge_id=pk, nonce=form.cleaned_data["nonce"])
    except NotThere as error:
        raise Http404 from error
    except Invalid as refusal:
        form.add_error("nonce", str(refusal))
        return _challenge(request, found, form=form, status=422)
    except NotNow as refusal:
        return _challenge(request, found, problem=str(refusal), status=409)
    messages.success(request, _("Your text is added."))
    return redirect("duels:challenge", pk=pk)


@login_required
@require_POST
def decline(request: HttpRequest, pk: int) -> HttpResponse:
    """The one who is challenged does not want to."""
    return _closed(request, pk, services.decline, _("The challenge is declined."))


@login_required
@require_POST
def cancel(request: HttpRequest, pk: int) -> HttpResponse:
    """The challenger takes his challenge back."""
    return _closed(request, pk, services.cancel, _("The challenge is taken back."))


def _closed(request: HttpRequest, pk: int, close: Any, said: str) -> HttpResponse:
    try:
        close(player=request.user, challenge_id=pk)
    except NotThere as error:
        raise Http404 from error
    except NotNow as refusal:
        messages.error(request, str(refusal))
    else:
        messages.success(request, said)
    return redirect("duels:challenges")
