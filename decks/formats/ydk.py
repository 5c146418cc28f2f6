"""The `.ydk` file: one passcode per line below `#main`, `#extra` and `!side`."""

import re

from django.utils.translation import gettext as _

from decks.formats.content import LARGEST_PASSCODE, Content, Reading
from decks.formats.sections import Unreadable, read_sections, write_sections

NUMBER = re.compile(r"[0-9]+\Z")


def read(text: str) -> Reading:
    return read_sections(text, cards_of=lambda line: [passcode_of(line)])


def write(content: Content) -> str:
    return write_sections(content, write_cards=lambda passcodes: [str(passcode) for passcode in passcodes])


def passcode_of(line: str) -> int:
    """The passcode a line says; leading zeros, as printed on the card, change nothing."""
    if not NUMBER.match(line):
        raise Unreadable(
            _("A line holds one passcode and nothing else, such as 89631139; a comment begins with #.")
        )
    digits = line.lstrip("0")
    if not digits or len(digits) > len(str(LARGEST_PASSCODE)) or int(digits) > LARGEST_PASSCODE:
        raise Unreadable(_("A passcode is a number from 1 to %(largest)d.") % {"largest": LARGEST_PASSCODE})
    return int(digits)
