"""Lines a person types: `3 Dark Magician`, `3x 黑魔导`, `Dark Magician x3`, a passcode; `.ydk` files too."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import groupby

from django.utils.translation import gettext as _

from decks.formats import ydk
from decks.formats.content import Content, Reading
from decks.formats.sections import HEADINGS, Unreadable, lines_of, read_sections, write_sections
from decks.legality import DeckCard

Finder = Callable[[Collection[str]], Mapping[str, Sequence[DeckCard]]]
"""Looks up many names at once: every card that bears each name in any language."""

WORDED_HEADINGS: Mapping[str, str] = {
    "main": "main",
    "main deck": "main",
    "主卡组": "main",
    "extra": "extra",
    "extra deck": "extra",
    "额外卡组": "extra",
    "side": "side",
    "side deck": "side",
    "副卡组": "side",
    "!main": "main",
    "!extra": "extra",
    "#side": "side",
}

COUNTED = (
    re.compile(r"(?P<count>[0-9]{1,4})\s+(?P<card>.+)\Z"),
    re.compile(r"(?P<count>[0-9]{1,4})\s*[xX×*]\s*(?P<card>.+)\Z"),
    re.compile(r"(?P<card>.+?)\s*[xX×*]\s*(?P<count>[0-9]{1,4})\Z"),
)


def read(text: str, *, find: Finder) -> Reading:
    """The deck that these lines describe; a name that is unknown or shared is reported with its line.

    A card before the first heading goes where it belongs: fusion and synchro monsters to the extra deck.
    """
    names = {card for line in lines_of(text) for _count, card in _meanings(line.strip())}
    cards_called = find([name for name in names if not ydk.NUMBER.match(name)])
    extra = {card.passcode for cards in cards_called.values() for card in cards if card.belongs_in_extra}
    return read_sections(
        text,
        cards_of=lambda line: _cards_of(line, cards_called),
        heading_of=_heading_of,
        section_of=lambda passcode: "extra" if passcode in extra else "main",
    )


def write(content: Content, *, cards: Mapping[int, DeckCard], find: Finder) -> str:
    """Lines with counts and names; a card to which its name does not lead back stands as its passcode."""
    names = {card.name for card in cards.values()}
    cards_called = find(sorted(names))

    def named(passcode: int) -> str:
        card = cards.get(passcode)
        if card is None or [c.passcode for c in _distinct(cards_called.get(card.name, ()))] != [passcode]:
            return str(passcode)
        return card.name

    def write_cards(passcodes: tuple[int, ...]) -> list[str]:
        return [f"{len(list(run))} {named(passcode)}" for passcode, run in groupby(passcodes)]

    return write_sections(content, write_cards=write_cards)


def _heading_of(line: str) -> str | None:
    return HEADINGS.get(line.lower()) or WORDED_HEADINGS.get(line.lower().rstrip(":： "))


def _meanings(line: str) -> Iterator[tuple[int, str]]:
    """Every way to take a line as a count and a card, the whole line as one card first ("7 Completed")."""
    line = " ".join(line.split())
    yield 1, line
    for pattern in COUNTED:
        if match := pattern.match(line):
            yield int(match["count"]), match["card"].strip()


def _cards_of(line: str, cards_called: Mapping[str, Sequence[DeckCard]]) -> list[int]:
    for count, card in _meanings(line):
        if ydk.NUMBER.match(card):
            return [ydk.passcode_of(card)] * _checked(count)
        found = _distinct(cards_called.get(card, ()))
        if len(found) > 1:
            raise Unreadable(
                _("Several cards are called %(name)s: %(passcodes)s. Write the passcode of the one you mean.")
                % {"name": card, "passcodes": ", ".join(str(each.passcode) for each in found)}
            )
        if found:
            return [found[0].passcode] * _checked(count)
    raise Unreadable(
        _("There is no card of this name. Write a count and a name, such as 3 Dark Magician, or a passcode.")
    )


def _checked(count: int) -> int:
    if not count:
        raise Unreadable(_("A count is 1 or more; leave the line out if you want none."))
    return count


def _distinct(cards: Sequence[DeckCard]) -> list[DeckCard]:
    """The cards that differ: of several artworks of one card the original stands for all (D3)."""
    chosen: dict[int, DeckCard] = {}
    for card in cards:
        if card.identity not in chosen or card.passcode == card.identity:
            chosen[card.identity] = card
    return list(chosen.values())
