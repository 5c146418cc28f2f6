"""How results are shown: as tiles, or as a table that its heads put in order. The address remembers it."""

from dataclasses import dataclass
from urllib.parse import parse_qsl, urlencode, urlsplit

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from cards.asked import tidy

VIEWS = {"tiles": _("Tiles"), "table": _("Table")}
"""The ways to look at results; the first is the usual one and needs no word in the address."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way to look at the results, and the address that shows them so."""

    name: str
    label: str | Promise
    address: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a column: the address that puts the rows in its order, and in which order they are now.

    `sorted` is "ascending", "descending" or empty, as `aria-sort` says it; `address` is empty where there is
    no such order.
    """

    label: str | Promise
    address: str = ""
    sorted: str = ""
    number: bool = False


def chosen_view(given: str | None) -> str:
    """The view that an address names; another word than those that there are is the usual one."""
    return given if given in VIEWS else next(iter(VIEWS))


def ways(address: str, chosen: str) -> list[Way]:
    """Both ways to look at the results of an address."""
    usual = next(iter(VIEWS))
    return [
        Way(name, label, _with(address, "view", "" if name == usual else name), name == chosen)
        for name, label in VIEWS.items()
    ]


_COLUMNS: tuple[tuple[str, str | Promise, bool], ...] = (
    ("name", pgettext_lazy("of a card", "Name"), False),
    ("", pgettext_lazy("of a card", "Kind"), False),
    ("level", _("Level"), True),
    ("atk", _("ATK"), True),
    ("def", _("DEF"), True),
    ("date", _("First printed"), False),
    ("passcode", _("Passcode"), True),
)
"""By which order, with what head, and whether it is a number, of which the highest is wanted first."""


def heads(address: str, order: str) -> list[Head]:
    """The heads of the table; that of the present order turns it round."""
    return [_head(address, order, *column) for column in _COLUMNS]


def _head(address: str, order: str, by: str, label: str | Promise, number: bool) -> Head:
    if not by:
        return Head(label)
    is_by = order.removeprefix("-") == by
    descending = order.startswith("-")
    first_down = number and by != "passcode"
    following = ("" if descending else "-") + by if is_by else ("-" if first_down else "") + by
    now = ("descending" if descending else "ascending") if is_by else ""
    return Head(label, _with(address, "order", "" if following == "name" else following), now, number)


def _with(address: str, name: str, value: str) -> str:
    """The address of the first page with one thing said otherwise."""
    parts = urlsplit(tidy(address, without={"cursor", name}))
    said = [*parse_qsl(parts.query), *([(name, value)] if value else [])]
    return f"{parts.path}?{urlencode(said)}" if said else parts.path
