"""What the address of the catalogue asks for: its filters, one by one, and what is none of them."""

from dataclasses import dataclass
from urllib.parse import parse_qsl, urlencode, urlsplit

from django.http import HttpRequest
from django.utils.functional import Promise

from cards.filters import CardFilters, SearchForm

PAGING = ("order", "cursor", "page_size", "view")
"""What an address may say beside the filters."""
AROUND = 60
"""Characters that are shown on either side of a mistake in a search."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One filter that was given, in words, and the address without it."""

    label: str | Promise
    value: str
    without: str


@dataclass(frozen=True, slots=True)
class Mistake:
    """What is wrong with a search, and the search with the character at which it is."""

    message: str
    number: int
    before: str
    at: str
    after: str


def tidy(address: str, *, without: frozenset[str] | set[str] = frozenset()) -> str:
    """The address with what was filled in and nothing else, as a path on this site."""
    parts = urlsplit(address)
    filled = [
        (name, value) for name, value in parse_qsl(parts.query) if value.strip() and name not in without
    ]
    return f"{parts.path}?{urlencode(filled)}" if filled else parts.path


def asked(address: str, filters: CardFilters) -> list[Asked]:
    """Every filter that was given, in the order of the form."""
    return [
        Asked(field.label or "", shown, tidy(address, without={field.name, "cursor"}))
        for field in filters.form
        if (shown := _in_words(field.field, field.value()))
    ]


def _in_words(field: object, value: object) -> str:
    given = str(value or "").strip()
    choices = dict(getattr(field, "choices", ()))
    return str(choices.get(given, given)) if given else ""


def unknown(request: HttpRequest, filters: CardFilters) -> list[str]:
    """The names in the address that are no filter's: nothing was done about them."""
    known = {*filters.form.fields, *PAGING}
    return [name for name in request.GET if name not in known]


def mistake(form: SearchForm) -> Mistake | None:
    """Where the search cannot be read, if it cannot."""
    wrong = form.wrong
    if wrong is None:
        return None
    typed = form.data.get("q", "")
    at = min(wrong.at, len(typed))
    start = max(0, at - AROUND)
    return Mistake(
        message=wrong.message,
        number=wrong.at + 1,
        before=("…" if start else "") + typed[start:at],
        at=typed[at : at + 1],
        after=typed[at + 1 : at + 1 + AROUND] + ("…" if len(typed) > at + 1 + AROUND else ""),
    )
