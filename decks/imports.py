"""Reads whatever a player pastes or uploads: a ydke link, a ydk file, JSON, or lines with names."""

from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import override

from decks import selectors
from decks.formats import lines, ydke, ygoprodeck
from decks.formats.content import Candidate, Content, FormatError, Reading
from decks.formats.meanings import GUESSED_AT_MOST, Meaning, meanings, no_guess
from decks.selectors import deck_cards


def read(text: str) -> Reading:
    """The deck that a text describes, whichever of the forms it has."""
    if text.lstrip("\ufeff \t\r\n").lower().startswith(ydke.PREFIX):
        return ydke.read(text)
    if ygoprodeck.is_json(text):
        return ygoprodeck.read(text)
    return lines.read(text, find=selectors.deck_cards_called, guess=selectors.deck_cards_near)


@dataclass(frozen=True, slots=True)
class UnreadLine:
    """A line that is kept with a deck: which of them it is, where it stood, and what it may mean."""

    number: int
    line: int | None
    text: str
    reason: str
    candidates: Sequence[Candidate]


UNREAD_AT_ONCE = GUESSED_AT_MOST
"""Lines that an owner is asked about at once."""


def unread_of(
    content: Content, *, first: int = 1, most: int = UNREAD_AT_ONCE, asking: bool = True
) -> list[UnreadLine]:
    """So many of a deck's unread lines, and what is wrong with each as the catalogue is now.

    Candidates are looked for only when `asking`: it is the owner who chooses.
    """
    unread = content.unread[first - 1 : first - 1 + most]
    if not unread:
        return []
    texts = [remark.text for remark in unread]
    meant = meanings(
        texts,
        find=selectors.deck_cards_called,
        guess=selectors.deck_cards_near if asking else no_guess,
    )
    found = []
    for number, remark in enumerate(unread, start=first):
        one = meant[remark.text]
        if isinstance(one, Meaning):
            reason, candidates = "", (Candidate(one.count, one.card.passcode, one.card.name),)
        else:
            reason, candidates = str(one), tuple(one.candidates)
        found.append(
            UnreadLine(number, remark.line or None, remark.text, reason, candidates if asking else ())
        )
    return found


def decoded(data: bytes) -> str:
    """The text of a file: UTF-8 or UTF-16 by its mark, or else what Chinese programs on Windows write."""
    encodings = ("utf-16",) if data[:2] in (BOM_UTF16_LE, BOM_UTF16_BE) else ("utf-8-sig", "gb18030")
    for encoding in encodings:
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\x00" not in text:
            return text
    raise FormatError(_("The file is no text in UTF-8, UTF-16 or GB 18030. Save it as UTF-8 and try again."))


def editable(content: Content) -> str:
    """A deck as lines with counts and names, which `read` takes back without loss."""
    return lines.write(content, cards=deck_cards(content.passcodes), find=selectors.deck_cards_called)


def as_text(content: Content, language: str) -> str:
    """The same in a language and with headings in words, to be given to somebody else."""
    with override(language):
        return lines.write(
            content,
            cards=deck_cards(content.passcodes),
            find=selectors.deck_cards_called,
            worded=True,
        )
