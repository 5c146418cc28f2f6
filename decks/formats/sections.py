"""Reads a text line by line into the three sections of a deck; what a card line looks like, others say."""

import unicodedata
from collections.abc import Callable, Mapping, Sequence

from django.utils.translation import gettext as _

from decks.formats.content import SECTIONS, Candidate, Content, Reading, Remark, Unread
from decks.formats.limits import check_count, check_lines, check_size

BYTE_ORDER_MARK = "\ufeff"

HEADINGS: Mapping[str, str] = {"#main": "main", "#extra": "extra", "!side": "side"}


class Unreadable(Exception):
    """This line cannot be read; says what would be right, and which cards may be meant."""

    def __init__(self, reason: str, candidates: Sequence[Candidate] = ()) -> None:
        super().__init__(reason)
        self.candidates = candidates


def lines_of(text: str) -> list[str]:
    """The lines of a text, whatever its line ends are and whether a byte-order mark precedes it (K33)."""
    check_size(text)
    lines = text.removeprefix(BYTE_ORDER_MARK).replace("\r\n", "\n").replace("\r", "\n").split("\n")
    check_lines(len(lines))
    return lines


def read_sections(
    text: str,
    *,
    cards_of: Callable[[str], list[int]],
    heading_of: Callable[[str], str | None] = lambda line: HEADINGS.get(line.lower()),
    section_of: Callable[[int], str] = lambda passcode: "main",
) -> Reading:
    """The deck that a text describes; every line is a card line, a heading, a comment, blank, or unread.

    `cards_of` turns a line into passcodes or raises `Unreadable`. `section_of` says where a card goes
    that stands before the first heading.
    """
    cards: dict[str, list[int]] = {section: [] for section in SECTIONS}
    remarks: list[Remark] = []
    unread: list[Unread] = []
    section = ""

    for number, raw in enumerate(lines_of(text), start=1):
        line = raw.strip()
        if not line:
            continue
        if heading := heading_of(line):
            section = heading
            continue
        after = len(cards[section or "main"])
        # Behind a card of the main deck a remark stands in it: a text that is written has its heading.
        place = section or ("main" if after else "")
        try:
            _check_signs(line)
            if line.startswith("#"):
                remarks.append(Remark(place, after, line, line=number))
                continue
            passcodes = cards_of(line)
        except Unreadable as problem:
            remarks.append(Remark(place, after, line, readable=False, line=number))
            unread.append(Unread(number, line, str(problem), problem.candidates))
            continue
        check_count(sum(map(len, cards.values())) + len(passcodes))
        for passcode in passcodes:
            cards[section or section_of(passcode)].append(passcode)

    return Reading(
        Content(tuple(cards["main"]), tuple(cards["extra"]), tuple(cards["side"]), tuple(remarks)),
        tuple(unread),
    )


def _check_signs(line: str) -> None:
    for place, sign in enumerate(line, start=1):
        if unicodedata.category(sign) in ("Cc", "Cs"):
            raise Unreadable(
                _("Character %(place)d of this line, %(sign)s, is no text. Write the line anew.")
                % {"place": place, "sign": f"U+{ord(sign):04X}"}
            )


def write_sections(
    content: Content,
    *,
    write_cards: Callable[[tuple[int, ...]], list[str]],
    headings: Mapping[str, str] = HEADINGS,
) -> str:
    """The text of a deck, with every remark where it stood."""
    lines = [remark.text for remark in content.remarks if not remark.section and not remark.after]
    for heading, section in headings.items():
        lines.append(heading)
        cards: tuple[int, ...] = getattr(content, section)
        written = 0
        for remark in content.remarks:
            if remark.section != section and not (section == "main" and not remark.section and remark.after):
                continue
            lines += write_cards(cards[written : remark.after])
            lines.append(remark.text)
            written = max(written, remark.after)
        lines += write_cards(cards[written:])
    return "".join(f"{line}\n" for line in lines)
