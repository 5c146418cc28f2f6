"""From a query to a condition on rows of cards."""

import calendar
import datetime
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.db.models import Exists, F, OuterRef, Q
from django.utils.translation import gettext as _
from rapidfuzz.process import extractOne

from cards.archetypes import in_archetype
from cards.extensions import search_keywords
from cards.lang.terms import Attribute, Kind, Race, Trait
from cards.models import MAX_PASSCODE, Name, Printing, Text
from cards.search.keys import has_han, key_of, text_key_of
from cards.search.names import names_now
from cards.search.query import AllOf, AnyOf, Compare, Field, Named, Not, Query
from cards.search.reading import QueryError
from cards.search.texts import cards_saying
from cards.search.vocabulary import BY_WORD, FIELDS, Term, terms

MOST_FOUND = 500
"""Names or texts with a piece up to which their cards are named one by one in the question to the database;
of more of them it finds the first ones soon by itself. (Fifty terms of so many are fewer values than either
database takes.)"""
SORTS = ("name", "passcode", "level", "atk", "def", "date")
_LOOKUPS = {
    Compare.IS: "",
    Compare.EQUAL: "",
    Compare.NOT_EQUAL: "",
    Compare.AT_LEAST: "__gte",
    Compare.AT_MOST: "__lte",
    Compare.ABOVE: "__gt",
    Compare.BELOW: "__lt",
}
_NEITHER_MORE_NOR_LESS = (Compare.IS, Compare.EQUAL, Compare.NOT_EQUAL)


@dataclass(frozen=True, slots=True)
class Search:
    """Which cards are asked for, and the order that was asked for with them, if one was."""

    condition: Q
    order: str | None = None


def search(query: Query, *, on: datetime.date | None = None) -> Search:
    """What a query asks for; limits are those in force `on` a day. Raises QueryError."""
    wanted, asked = _parted(query)
    if not asked:
        return Search(condition(wanted, on))
    sort = next((part for part in reversed(asked) if _name(part) == "sort"), None)
    turn = next((part for part in reversed(asked) if _name(part) == "direction"), None)
    if sort is None:
        assert turn is not None
        raise QueryError(_("Say what to sort by: sort:atk direction:desc."), turn.at)
    order = _sorting(sort)
    if turn is not None:
        order = ("-" if _descending(turn) else "") + order.removeprefix("-")
    return Search(condition(wanted, on), order)


def _parted(query: Query) -> tuple[Query, list[Field]]:
    """What cards are wanted, and in what order: the order stands beside the rest, at the top."""
    parts = query.parts if isinstance(query, AllOf) else (query,)
    asked = [part for part in parts if isinstance(part, Field) and _name(part) in ("sort", "direction")]
    wanted = tuple(part for part in parts if part not in asked)
    return wanted[0] if len(wanted) == 1 else AllOf(wanted), asked


def _sorting(field: Field) -> str:
    said = field.value.casefold()
    minus, said = said.startswith("-"), said.removeprefix("-")
    order = BY_WORD.get(key_of(said), said)
    if order not in SORTS:
        raise QueryError(_("Sort by one of: %(known)s.") % {"known": ", ".join(SORTS)}, field.at)
    return f"-{order}" if minus else order


_DIRECTIONS = {"asc": False, "up": False, "升序": False, "desc": True, "down": True, "降序": True}


def _descending(field: Field) -> bool:
    descending = _DIRECTIONS.get(field.value.casefold())
    if descending is None:
        raise QueryError(_("A direction is asc or desc."), field.at)
    return descending


def condition(query: Query, on: datetime.date | None) -> Q:
    """The cards that a query describes."""
    match query:
        case Named(text):
            return named(text)
        case Not(part):
            return ~condition(part, on)
        case AllOf(parts):
            every = Q()
            for part in parts:
                every &= condition(part, on)
            return every
        case AnyOf(parts):
            some = Q()
            for part in parts:
                some |= condition(part, on)
            return some
        case Field():
            return _field(query, on)


def named(text: str) -> Q:
    """Cards with this in a name, however it is typed: also spelt, and by first letters from the start.

    Signs alone, such as a hyphen between two words, are in every name.
    """
    key = key_of(text)
    if not key:
        return Q()
    cards = names_now().cards_named(key, MOST_FOUND)
    by_name = Q(pk__in=cards) if cards is not None else _named_in_database(key)
    is_passcode = text.isascii() and text.isdecimal() and len(text) >= 5 and int(text) <= MAX_PASSCODE
    return by_name | Q(passcode=int(text)) if is_passcode else by_name


def _named_in_database(key: str) -> Q:
    """The same for a piece that very many names have."""
    found = Q(key__contains=key)
    if not has_han(key):
        found |= Q(pinyin__contains=key) | Q(initials__startswith=key)
    return Q(Exists(Name.objects.filter(found, card=OuterRef("pk")).order_by()))


def _name(field: Field) -> str:
    """The project's name of the field. Raises QueryError for one that there is not."""
    name = BY_WORD.get(key_of(field.name))
    if name is not None:
        return name
    near = extractOne(field.name, BY_WORD, score_cutoff=60)
    at = max(0, field.at - len(field.name) - len(field.compare))
    if near:
        message = _("There is no field “%(field)s”; is “%(near)s” meant? Quotation marks look for the words.")
        raise QueryError(message % {"field": field.name, "near": near[0]}, at)
    known = ", ".join(FIELDS)
    raise QueryError(
        _("There is no field “%(field)s”. There are: %(known)s.") % {"field": field.name, "known": known}, at
    )


def _field(field: Field, on: datetime.date | None) -> Q:
    name = _name(field)
    if name in ("sort", "direction"):
        raise QueryError(
            _("The order stands beside the rest, outside brackets and without a hyphen."), field.at
        )
    if name in _ORDERED:
        found = _ORDERED[name](field)
    elif field.compare not in _NEITHER_MORE_NOR_LESS:
        raise QueryError(
            _("“%(field)s” is or is not something; write %(field)s: or %(field)s!=.") % {"field": name},
            field.at,
        )
    elif name in search_keywords:
        try:
            found = search_keywords.condition(name, field.value, on)
        except ValueError as wrong:
            raise QueryError(str(wrong), field.at) from None
    else:
        found = _PLAIN[name](field)
    return ~found if field.compare is Compare.NOT_EQUAL else found


def _number(column: str, name: str) -> Callable[[Field], Q]:
    """A number that only monsters have; one that is "?" satisfies no comparison (N3)."""

    def compared(field: Field) -> Q:
        monsters = Q(kind=Kind.MONSTER.value)
        if field.value in ("?", "？"):
            return monsters & Q(**{f"{column}__isnull": True})
        other = _COLUMNS.get(BY_WORD.get(key_of(field.value), ""))
        value: Any = F(other) if other else _whole(field, name)
        known = Q(**{f"{column}__isnull": False})
        return monsters & known & Q(**{f"{column}{_LOOKUPS[field.compare]}": value})

    return compared


_COLUMNS = {"atk": "atk", "def": "defense", "level": "level"}


def _whole(field: Field, name: str) -> int:
    if not (field.value.isascii() and field.value.isdecimal() and len(field.value) <= 6):
        raise QueryError(
            _("“%(value)s” is no number; write for example %(field)s:4.")
            % {"value": field.value[:40], "field": name},
            field.at,
        )
    return int(field.value)


def _date(column: str) -> Callable[[Field], Q]:
    """A day, a month or a year; before it, in it, or after it."""

    def compared(field: Field) -> Q:
        first, last = _span(field)
        match field.compare:
            case Compare.BELOW:
                return Q(**{f"{column}__lt": first})
            case Compare.AT_MOST:
                return Q(**{f"{column}__lte": last})
            case Compare.ABOVE:
                return Q(**{f"{column}__gt": last})
            case Compare.AT_LEAST:
                return Q(**{f"{column}__gte": first})
            case _:
                return Q(**{f"{column}__range": (first, last)})

    return compared


def _span(field: Field) -> tuple[datetime.date, datetime.date]:
    parts = field.value.split("-")
    try:
        if len(parts) > 3 or not all(part.isascii() and part.isdecimal() for part in parts):
            raise ValueError
        year, month, day = (*map(int, parts), 0, 0)[:3]
        first = datetime.date(year, month or 1, day or 1)
        last_month = month or 12
        last = datetime.date(year, last_month, day or calendar.monthrange(year, last_month)[1])
    except ValueError:
        raise QueryError(
            _("“%(value)s” is no date; write 2005, 2005-03 or 2005-03-31.") % {"value": field.value[:40]},
            field.at,
        ) from None
    return first, last


_ORDERED: dict[str, Callable[[Field], Q]] = {
    "level": _number("level", "level"),
    "atk": _number("atk", "atk"),
    "def": _number("defense", "def"),
    "date": _date("ocg_date"),
    "tcg": _date("tcg_date"),
}


def _term(kinds: tuple[type[Term], ...]) -> Callable[[Field], Q]:
    """A word of the printed facts, in any language."""

    def described(field: Field) -> Q:
        known = terms(kinds)
        term = known.get(key_of(field.value))
        if term is None:
            near = extractOne(key_of(field.value), known, score_cutoff=60)
            shown = near[0].value if near else ", ".join(one.value for kind in kinds for one in kind)
            raise QueryError(
                _("There is no “%(value)s” among these; is one of these meant: %(known)s?")
                % {"value": field.value[:40], "known": shown},
                field.at,
            )
        return _with_term(term)

    return described


def _with_term(term: Term) -> Q:
    """No trait's word is part of another's, so that looking for the word is enough (a test says so)."""
    match term:
        case Kind():
            return Q(kind=term.value)
        case Trait():
            return Q(traits__contains=term.value)
        case Attribute():
            return Q(attribute=term.value)
        case Race():
            return Q(race=term.value)


def _said(field: Field) -> Q:
    """Cards whose text, in any language, has these words side by side."""
    key = text_key_of(field.value)
    if not key:
        raise QueryError(_("There is nothing to look for in the texts."), field.at)
    cards = cards_saying(key, MOST_FOUND)
    if cards is not None:
        return Q(pk__in=cards)
    return Q(Exists(Text.objects.filter(key__contains=key, card=OuterRef("pk")).order_by()))


def _archetype(field: Field) -> Q:
    return in_archetype(field.value)


def printed_in(set_name: str) -> Q:
    """Cards that a set of this name has, by its prints or as the first set that had them."""
    prints = Printing.objects.filter(set_name__iexact=set_name).order_by().values("card")
    return Q(ocg_set__iexact=set_name) | Q(tcg_set__iexact=set_name) | Q(pk__in=prints)


def _printed_in(field: Field) -> Q:
    return printed_in(field.value)


_YES = ("yes", "true", "1", "是", "y")
_NO = ("no", "false", "0", "否", "n")


def _playable(field: Field) -> Q:
    said = field.value.casefold()
    if said not in (*_YES, *_NO):
        raise QueryError(_("Write playable:yes or playable:no."), field.at)
    return Q(playable=said in _YES)


def _passcode(field: Field) -> Q:
    if not (field.value.isascii() and field.value.isdecimal() and len(field.value) <= 10):
        raise QueryError(_("A passcode is a whole number."), field.at)
    passcode = int(field.value)
    return Q(passcode=passcode) if 1 <= passcode <= MAX_PASSCODE else Q(pk__in=())


_PLAIN: dict[str, Callable[[Field], Q]] = {
    "name": lambda field: named(field.value),
    "type": _term((Kind, Trait)),
    "attribute": _term((Attribute,)),
    "race": _term((Race,)),
    "text": _said,
    "archetype": _archetype,
    "set": _printed_in,
    "playable": _playable,
    "passcode": _passcode,
}
