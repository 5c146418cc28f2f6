"""Reads whatever a player pastes or uploads: a ydke link, a ydk file, or lines with names."""

from django.utils.translation import gettext as _

from decks import selectors
from decks.formats import lines, ydke
from decks.formats.content import Content, FormatError, Reading, Unread
from decks.selectors import deck_cards


def read(text: str) -> Reading:
    """The deck that a text describes, whichever of the three forms it has."""
    if text.lstrip("\ufeff \t\r\n").lower().startswith(ydke.PREFIX):
        return ydke.read(text)
    return lines.read(text, find=selectors.deck_cards_called)


def unread_of(content: Content) -> list[Unread]:
    """The lines of a deck that could not be read, with what is wrong with each as the catalogue is now."""
    texts = [remark.text for remark in content.unread]
    if not texts:
        return []
    found = {
        line.line: line for line in lines.read("\n".join(texts), find=selectors.deck_cards_called).unread
    }
    return [found.get(number, Unread(number, text, "")) for number, text in enumerate(texts, 1)]


def decoded(data: bytes) -> str:
    """The text of a file: UTF-8, or else what Chinese programs on Windows write."""
    for encoding in ("utf-8-sig", "gb18030"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise FormatError(_("The file is no text in UTF-8 or GB 18030. Save it as UTF-8 and try again."))


def editable(content: Content) -> str:
    """A deck as lines with counts and names, which `read` takes back without loss."""
    return lines.write(content, cards=deck_cards(content.passcodes), find=selectors.deck_cards_called)
