"""The pages of decks."""

from types import SimpleNamespace
from typing import Any
from urllib.parse import urlencode

from django.conf import settings
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language, ngettext
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe
from rest_framework.request import Request

from banlist import selectors as banlist
from cards.selectors import archetype_names, card_by_passcode
from cards.showing import show
from config.rest.problems import BadQuery
from decks import imports, selectors, services
from decks.doors import own_deck, seen_deck
from decks.exports import as_file
from decks.filters import DeckFilters, OwnDeckFilters
from decks.formats import ydk, ydke
from decks.formats.content import FormatError
from decks.forms import DeckForm, SettleForm
from decks.judging import NoSuchList, chosen_list, judge
from decks.legality import Violation
from decks.matrix import first_reasons, matrices
from decks.models import Deck
from decks.paging import DecksPaging
from decks.pieces import CARDS_AT_ONCE, VIOLATIONS_AT_ONCE, Piece, piece_of, within
from decks.questions import WISHES, BadQuestion, answered, as_question, read_question
from decks.showing import shown_parts
from decks.starters import STARTERS, starter_of
from decks.wording import sentence


@require_safe
def my_decks(request: HttpRequest) -> HttpResponse:
    """The reader's decks, or those that he looks for; somebody not signed in sees the public ones."""
    if not request.user.is_authenticated:
        return redirect("decks:public")
    return _looked_for(request, OwnDeckFilters, selectors.decks_of(request.user), "decks/list.html")


@require_safe
def public_decks(request: HttpRequest) -> HttpResponse:
    """The public decks of everybody, or those that are looked for."""
    return _looked_for(request, DeckFilters, selectors.public_decks(), "decks/public.html")


def _looked_for(
    request: HttpRequest, filters: type[DeckFilters], decks: QuerySet[Deck], template: str
) -> HttpResponse:
    filterset = filters(request.GET, queryset=decks)
    form = filterset.form
    asked = [name for name in form.fields if request.GET.get(name, "").strip()]
    context: dict[str, Any] = {
        "form": form,
        "asked": asked,
        "formats": banlist.formats(),
        "archetypes": archetype_names(),
        "starters": STARTERS.values(),
    }
    if not filterset.is_valid():
        return render(request, template, context, status=400)
    context |= _page(request, filterset.qs, filterset)
    if "card" in asked:
        card = card_by_passcode(form.found[0])
        context["card"] = show([card], _language())[0] if card else None
    return render(request, template, context)


def _page(
    request: HttpRequest, decks: QuerySet[Deck], filterset: DeckFilters | None = None
) -> dict[str, Any]:
    """One page of decks, each with its verdict under the list of its format: six queries in all."""
    paging = DecksPaging()
    view = SimpleNamespace(ordering=("-updated_at", "-id"), filterset=filterset)
    try:
        rows = paging.paginate_queryset(decks, Request(request), view)
    except BadQuery as error:
        raise Http404 from error
    standings = selectors.standings(rows)
    return {
        "rows": [(deck, standings[deck.pk], starter_of(deck.current.content)) for deck in rows],
        "next": paging.next_link(),
        "previous": paging.previous_link(),
    }


@require_safe
def deck(request: HttpRequest, address: int | str) -> HttpResponse:
    """One deck: its cards, and everything that is wrong with it under the chosen ban list."""
    shown = seen_deck(request, address)
    is_owner = shown.owner_id == request.user.pk
    question = {name: request.GET.get(name, "") for name in ("ban_list", "date")}
    problem, status = "", 200
    try:
        ban_list = chosen_list(shown.format, **question)
    except NoSuchList as error:
        problem, status = str(error), 400
        ban_list = banlist.in_force(region=shown.format)
    known = selectors.known_of(shown.current.passcodes)
    verdict = judge(shown.current, ban_list=ban_list, known=known.deck_cards)
    cards = {card.row.passcode: card for card in show(list(known.rows.values()), _language())}
    parts = shown_parts(shown.current, cards, verdict.law)
    piles = piece_of(
        request, sum(len(part.piles) for part in parts), begins="cards_from", size=CARDS_AT_ONCE, at="cards"
    )
    unread = shown.current.content.unread
    lines = piece_of(request, len(unread), begins="lines_from", size=imports.UNREAD_AT_ONCE, at="unread")
    context = {
        "deck": shown,
        "is_owner": is_owner,
        "credit": selectors.credit_of(shown, request.user),
        "starter": starter_of(shown.current.content),
        "parts": zip(parts, within(piles, [part.piles for part in parts]), strict=True),
        "piles": piles,
        "unread": imports.unread_of(shown.current.content, first=lines.first, asking=is_owner),
        "lines": lines,
        "verdict": verdict,
        "violations": _violations(request, verdict.violations, "violations"),
        "unplayable": _violations(request, verdict.unplayable, "unplayable"),
        "lists": banlist.published(),
        "question": question,
        "problem": problem,
        "ydke": ydke.write(shown.current.content),
        "shared_at": request.build_absolute_uri(reverse("decks:detail", args=[shown.address])),
    }
    return render(request, "decks/detail.html", context, status=status)


def _violations(
    request: HttpRequest, found: list[Violation], called: str
) -> tuple[Piece, list[tuple[Violation, str]]]:
    """A piece of what is wrong with a deck, each with its sentence."""
    piece = piece_of(request, len(found), begins=f"{called}_from", size=VIOLATIONS_AT_ONCE, at="verdict")
    (some,) = within(piece, [found])
    return piece, [(violation, sentence(violation)) for violation in some]


@require_safe
def odds(request: HttpRequest, address: int | str) -> HttpResponse:
    """How likely it is to draw what is wished for, asked with the cards of the deck."""
    shown = seen_deck(request, address)
    called = selectors.names_of(shown.current.main)
    names = [(str(code), called[code]) for code in dict.fromkeys(shown.current.main) if code in called]
    asked, answer, problem = None, None, ""
    if "wish" in request.GET or any(f"of{number}" in request.GET for number in WISHES):
        try:
            asked = read_question(as_question(request.GET))
            answer = answered(shown.current.main, asked)
        except BadQuestion as error:
            problem = str(error)
    context = {
        "deck": shown,
        "wishes": [
            (
                number,
                _options(names, set(request.GET.getlist(f"of{number}"))),
                request.GET.get(f"least{number}", "1"),
            )
            for number in WISHES
        ],
        "asked": asked,
        "answer": answer,
        "percent": answer and answer.probability * 100,
        "problem": problem,
        "turn": request.GET.get("turn", "1"),
        "going": request.GET.get("going", "first"),
    }
    return render(request, "decks/odds.html", context, status=400 if problem else 200)


def _options(names: list[tuple[str, str]], chosen: set[str]) -> SafeString:
    """The cards of a deck to choose from; a template takes much longer for as many."""
    return format_html_join(
        "",
        '<option value="{}"{}>{}</option>',
        ((code, " selected" if code in chosen else "", name) for code, name in names),
    )


@require_safe
def matrix(request: HttpRequest, address: int | str) -> HttpResponse:
    """The deck under every published list, and since when and why it is no longer legal."""
    shown = seen_deck(request, address)
    formats = [
        (each, [(row, *first_reasons(row.violations)) for row in each.rows])
        for each in matrices(shown.current)
    ]
    return render(request, "decks/matrix.html", {"deck": shown, "formats": formats})


def _language() -> str:
    return get_language() or "en"


@require_safe
def download(request: HttpRequest, address: int | str) -> HttpResponse:
    """The deck as a ydk file."""
    shown = seen_deck(request, address)
    return HttpResponse(
        ydk.write(shown.current.content),
        content_type="text/plain; charset=utf-8",
        headers=as_file(shown),
    )


@require_safe
def download_text(request: HttpRequest, address: int | str) -> HttpResponse:
    """The deck as lines with names, in the reader's language or another one."""
    shown = seen_deck(request, address)
    language = request.GET.get("language", _language())
    if language not in dict(settings.LANGUAGES):
        raise Http404
    return HttpResponse(
        imports.as_text(shown.current.content, language),
        content_type="text/plain; charset=utf-8",
        headers=as_file(shown, "txt"),
    )


@login_required
@require_http_methods(["GET", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """The editor with nothing in it."""
    return _made(request, "decks/text.html")


@login_required
@require_http_methods(["GET", "POST"])
def bring_in(request: HttpRequest) -> HttpResponse:
    """Makes a deck of a text or a file from elsewhere."""
    return _made(request, "decks/import.html")


def _made(request: HttpRequest, template: str) -> HttpResponse:
    if request.method == "GET":
        return render(request, template, {"form": DeckForm()})
    form = DeckForm(request.POST, request.FILES)
    if form.is_valid():
        try:
            made = services.create(
                owner=request.user,
                name=form.cleaned_data["name"],
                format=form.cleaned_data["format"] or banlist.DEFAULT_REGION,
                visibility=form.cleaned_data["visibility"] or Deck.Visibility.PRIVATE,
                notes=form.notes_given or "",
                content=form.reading.content,
            )
        except ValidationError as error:
            form.add_refusal(error)
        else:
            if not form.reading.content.passcodes and not form.reading.unread:
                return redirect("decks:edit", made.address)
            return _saved(request, form, made)
    return render(request, template, {"form": form}, status=422)


@login_required
@require_http_methods(["GET", "POST"])
def text(request: HttpRequest, address: int | str) -> HttpResponse:
    """The editor of a deck of the reader's as text."""
    own = own_deck(request, address)
    if request.method == "GET":
        given = {
            "name": own.name,
            "format": own.format,
            "visibility": own.visibility,
            "notes": own.notes,
            "text": imports.editable(own.current.content),
            "version": own.version,
        }
        return render(request, "decks/text.html", {"form": DeckForm(initial=given), "deck": own})
    form = DeckForm(request.POST, request.FILES, initial={"format": own.format})
    if form.is_valid():
        try:
            changed = services.edit(
                deck=own,
                version=form.cleaned_data["version"],
                name=form.cleaned_data["name"],
                format=form.cleaned_data["format"] or None,
                visibility=form.cleaned_data["visibility"] or None,
                notes=form.notes_given,
                content=form.reading.content,
            )
        except services.StaleDeck as stale:
            return _stale(request, form, stale.deck)
        except ValidationError as error:
            form.add_refusal(error)
        else:
            return _saved(request, form, changed)
    return render(request, "decks/text.html", {"form": form, "deck": own}, status=422)


def _stale(request: HttpRequest, form: DeckForm, present: Deck) -> HttpResponse:
    """The editor again with what the reader wrote; saving once more puts it over the other change."""
    form.data = form.data.copy()
    form.data["version"] = present.version
    form.add_error(
        None,
        _(
            "This deck was changed elsewhere since you opened it. Your text is below, not yet saved. Look at "
            "the deck as it is now in another window, or save again: earlier versions are kept."
        ),
    )
    return render(request, "decks/text.html", {"form": form, "deck": present}, status=409)


def _saved(request: HttpRequest, form: DeckForm, deck: Deck) -> HttpResponse:
    messages.success(request, _("The deck is saved."))
    unread = form.reading.unread
    if unread:
        messages.warning(
            request,
            ngettext(
                "%(count)d line could not be read. It is kept and shown below.",
                "%(count)d lines could not be read. They are kept and shown below.",
                len(unread),
            )
            % {"count": len(unread)},
        )
    if form.reading.corrected:
        read_as = _("line %(line)d, “%(text)s”, as %(name)s")
        told = [
            read_as % {"line": one.line, "text": one.text, "name": one.name} for one in form.reading.corrected
        ]
        messages.info(request, _("Misspelt names were read: %(told)s.") % {"told": "; ".join(told)})
    return redirect("decks:detail", deck.address)


@login_required
@require_POST
def settle(request: HttpRequest, address: int | str) -> HttpResponse:
    """Does what the owner decided about lines that could not be read."""
    own = own_deck(request, address)
    form = SettleForm(request.POST)
    if not form.is_valid():
        messages.error(request, " ".join(map(str, form.non_field_errors())))
    elif form.decisions:
        try:
            services.settle(deck=own, decisions=form.decisions)
        except ValidationError as error:
            messages.error(request, " ".join(error.messages))
        except FormatError as error:
            messages.error(request, str(error))
        else:
            messages.success(request, _("The deck is saved."))
    # On to the lines that are now where those were that are decided.
    page, first = reverse("decks:detail", args=[own.address]), request.POST.get("lines_from", "")
    return redirect(f"{page}?{urlencode({'lines_from': first})}#unread" if first else page)


@login_required
@require_POST
def copy(request: HttpRequest, address: int | str) -> HttpResponse:
    """Copies a deck that the reader may see."""
    original = seen_deck(request, address)
    return _copied(request, lambda: services.copy(deck=original, owner=request.user))


@require_safe
def starter(request: HttpRequest, key: str) -> HttpResponse:
    """A ready-made deck: its cards, how it is played, and how it stands today."""
    shown = STARTERS.get(key)
    if shown is None:
        raise Http404
    ban_list = banlist.in_force()
    known = selectors.known_of(shown.content.passcodes)
    verdict = judge(shown.content, ban_list=ban_list, known=known.deck_cards)
    cards = {card.row.passcode: card for card in show(list(known.rows.values()), _language())}
    parts = shown_parts(shown.content, cards, verdict.law)
    context = {
        "starter": shown,
        "parts": [(part, part.piles) for part in parts],
        "verdict": verdict,
        "ydke": ydke.write(shown.content),
    }
    return render(request, "decks/starter.html", context)


@login_required
@require_POST
def copy_starter(request: HttpRequest, key: str) -> HttpResponse:
    """Gives the reader a ready-made deck."""
    if key not in STARTERS:
        raise Http404
    return _copied(request, lambda: services.copy_starter(key=key, owner=request.user))


def _copied(request: HttpRequest, make: Any) -> HttpResponse:
    try:
        made = make()
    except ValidationError as error:
        messages.error(request, " ".join(error.messages))
        return redirect("decks:list")
    messages.success(request, _("“%(name)s” is among your decks.") % {"name": made.name})
    return redirect("decks:detail", made.address)


@login_required
@require_http_methods(["GET", "POST"])
def delete(request: HttpRequest, address: int | str) -> HttpResponse:
    """Asks once, then deletes (K39)."""
    own = own_deck(request, address)
    if request.method == "GET":
        return render(request, "decks/delete.html", {"deck": own})
    services.delete(deck=own)
    messages.success(request, _("“%(name)s” is deleted.") % {"name": own.name})
    return redirect("decks:list")
