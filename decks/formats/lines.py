"""Lines a person types: `3 Dark Magician`, `3x 黑魔导`, `Dark Magician x3`, a passcode; `.ydk` files too."""

import re
from collections.abc import Mapping
from itertools import groupby

from django.utils.text import capfirst

from cards.search.keys import key_of
from decks.formats.content import SECTIONS, Content, Corrected, Reading
from decks.formats.meanings import Finder, Guesser, Meaning, meanings, no_guess
from decks.formats.sections import HEADINGS, Unreadable, lines_of, read_sections, write_sections
from decks.legality import DeckCard, Part
from decks.wording import PART_NAMES

MARKED_HEADINGS: Mapping[str, str] = {**HEADINGS, "!main": "main", "!extra": "extra", "#side": "side"}
WORDED_HEADINGS: Mapping[str, str] = {
    **dict.fromkeys(["main", "maindeck", "deck", "主卡组", "主牌组", "主卡", "卡组"], "main"),
    **dict.fromkeys(["monster", "monsters", "monstercards", "怪兽", "怪兽卡"], "main"),
    **dict.fromkeys(["spell", "spells", "spellcards", "magic", "魔法", "魔法卡"], "main"),
    **dict.fromkeys(["trap", "traps", "trapcards", "陷阱", "陷阱卡"], "main"),
    **dict.fromkeys(
        ["extra", "extradeck", "fusiondeck", "额外", "额外卡组", "额外牌组", "融合卡组"], "extra"
    ),
    **dict.fromkeys(["side", "sidedeck", "sideboard", "副卡组", "副牌组", "备牌", "备用卡组"], "side"),
}
"""By the keys of headings: as typed, but for case, width, blanks, punctuation and script."""
COUNT_OF_A_HEADING = re.compile(r"[0-9]+(cards?|张|枚)?\Z")


def read(text: str, *, find: Finder, guess: Guesser = no_guess) -> Reading:
    """The deck that these lines describe; a name that is unknown or shared is reported with its line.

    A card before the first heading goes where it belongs: fusion and synchro monsters to the extra deck.
    A name that is misspelt beyond doubt is put right, and that is reported too.
    """
    lines = [line.strip() for line in lines_of(text)]
    of_cards = [line for line in lines if line and not line.startswith("#") and not heading_of(line)]
    meant = meanings(of_cards, find=find, guess=guess)
    extra = {
        one.card.passcode for one in meant.values() if isinstance(one, Meaning) and one.card.belongs_in_extra
    }

    def cards_of(line: str) -> list[int]:
        one = meant[line]
        if isinstance(one, Unreadable):
            raise one
        return [one.card.passcode] * one.count

    reading = read_sections(
        text,
        cards_of=cards_of,
        heading_of=heading_of,
        section_of=lambda passcode: "extra" if passcode in extra else "main",
    )
    unread = {each.line for each in reading.unread}
    corrected = [
        Corrected(number, line, one.count, one.card.passcode, one.card.name)
        for number, line in enumerate(lines, start=1)
        if number not in unread and isinstance(one := meant.get(line), Meaning) and one.guessed
    ]
    return Reading(reading.content, reading.unread, corrected)


def write(content: Content, *, cards: Mapping[int, DeckCard], find: Finder, worded: bool = False) -> str:
    """Lines with counts and names, which are read as the same deck; `worded` with headings in words.

    A card to which its line would not lead back stands as its passcode.
    """
    parts = (content.main, content.extra, content.side)
    runs = {(len(list(run)), passcode) for part in parts for passcode, run in groupby(part)}
    # Remarks may part a run anywhere.
    runs |= {(count, passcode) for most, passcode in runs for count in range(1, most)}
    named = {(count, each): f"{count} {cards[each].name}" for count, each in runs if each in cards}
    meant = meanings([line for line in named.values() if not heading_of(line)], find=find)

    def line_of(count: int, passcode: int) -> str:
        line = named.get((count, passcode), "")
        one = meant.get(line)
        leads_back = isinstance(one, Meaning) and (one.count, one.card.passcode) == (count, passcode)
        return line if leads_back else f"{count} {passcode}"

    def write_cards(passcodes: tuple[int, ...]) -> list[str]:
        return [line_of(len(list(run)), passcode) for passcode, run in groupby(passcodes)]

    if not worded:
        return write_sections(content, write_cards=write_cards)
    headings = {str(capfirst(PART_NAMES[Part(section)])): section for section in SECTIONS}
    return write_sections(content, write_cards=write_cards, headings=headings)


def heading_of(line: str) -> str | None:
    """The section that a line begins, if it does: `#main`, `Extra Deck (15)`, 副卡组：."""
    if marked := MARKED_HEADINGS.get(line.lower()):
        return marked
    if line.startswith("#") or len(line) > LONGEST_HEADING:
        return None
    return WORDED_HEADINGS.get(COUNT_OF_A_HEADING.sub("", key_of(line)))


LONGEST_HEADING = 40
