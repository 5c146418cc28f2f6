"""Which ban list a deck is judged by: the one in force, one by name, or none; and the verdict."""

import datetime
from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.translation import gettext as _

from banlist import selectors as banlist
from banlist.law import Law
from banlist.models import BanList
from decks import legality, selectors
from decks.formats.content import Content
from decks.legality import DeckCard, Violation
from decks.models import DeckRevision

NO_LIST = "none"


class NoSuchList(ValueError):
    """The question names a ban list that is not there, or names it in two ways; says which part is wrong."""

    def __init__(self, parameter: str, message: str) -> None:
        super().__init__(message)
        self.parameter = parameter


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is wrong with a deck under a list (None: under none), and what the engine could not play of it."""

    ban_list: BanList | None
    law: Law
    violations: list[Violation]
    unplayable: list[Violation]

    @property
    def is_legal(self) -> bool:
        return not self.violations


def chosen_list(deck_format: str, *, ban_list: str = "", date: str = "", region: str = "") -> BanList | None:
    """The list that a question means: a published one by its number, none at all, or the one in force.

    Without a date today is meant, and without a region the format of the deck.
    """
    if ban_list and (date or region):
        raise NoSuchList(
            "ban_list", _("Name a list, or a date and a region by which to find it, but not both.")
        )
    if ban_list == NO_LIST:
        return None
    if ban_list:
        found = banlist.published().filter(pk=ban_list).first() if _is_number(ban_list) else None
        if found is None:
            raise NoSuchList(
                "ban_list",
                _("There is no such list. Give the id of a published list, or “none” for no list."),
            )
        return found
    return banlist.in_force(region=region or deck_format, on=_day(date))


def judge(
    content: Content | DeckRevision, *, ban_list: BanList | None, known: Mapping[int, DeckCard] | None = None
) -> Verdict:
    """Every violation of D1 to D4 and every card that duels refuse: at most four queries."""
    known = selectors.deck_cards(content.passcodes) if known is None else known
    law = banlist.law(ban_list)
    return Verdict(
        ban_list,
        law,
        selectors.violations(content, law=law, known=known),
        legality.unplayable(passcodes=content.passcodes, cards=known),
    )


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 19


def _day(text: str) -> datetime.date | None:
    if not text:
        return None
    try:
        return datetime.date.fromisoformat(text)
    except ValueError as error:
        raise NoSuchList("date", _("Write a date as year, month and day, such as 2013-09-01.")) from error
