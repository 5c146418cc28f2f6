"""The `ydke://` link: main, extra and side deck, each as base64 of little-endian 32-bit passcodes."""

import base64
import struct

from django.utils.translation import gettext as _

from decks.formats.content import SECTIONS, Content, FormatError, Reading
from decks.formats.limits import check_count, check_size
from decks.legality import Part
from decks.wording import PART_NAMES

PREFIX = "ydke://"
BYTES_PER_CARD = 4


def read(text: str) -> Reading:
    """The deck behind a link; one that is damaged anywhere is refused whole, since no part can be trusted."""
    check_size(text)
    link = "".join(text.split()).removeprefix("\ufeff")
    if not link.lower().startswith(PREFIX):
        raise FormatError(_("A ydke link begins with ydke://."))
    parts = link[len(PREFIX) :].split("!")
    if len(parts) > len(SECTIONS) and not parts[-1]:
        parts.pop()
    if len(parts) != len(SECTIONS):
        raise FormatError(
            _(
                "A ydke link has three parts, each followed by an exclamation mark: main, extra and side "
                "deck. This one has %(count)d; perhaps it was cut off when it was copied."
            )
            % {"count": len(parts)}
        )
    decks = [_cards(part, section) for part, section in zip(parts, SECTIONS, strict=True)]
    check_count(sum(map(len, decks)))
    return Reading(Content(*decks))


def write(content: Content) -> str:
    """The link to the cards of a deck; a link has no room for remarks."""
    parts = (
        base64.b64encode(struct.pack(f"<{len(cards)}I", *cards)).decode("ascii")
        for cards in (content.main, content.extra, content.side)
    )
    return PREFIX + "".join(f"{part}!" for part in parts)


def _cards(part: str, section: str) -> tuple[int, ...]:
    name = PART_NAMES[Part(section)]
    try:
        packed = base64.b64decode(part.rstrip("=") + "=" * (-len(part.rstrip("=")) % 4), validate=True)
    except ValueError as error:
        raise FormatError(
            _("The %(part)s of this ydke link is not base64; perhaps it was changed when it was copied.")
            % {"part": name}
        ) from error
    if len(packed) % BYTES_PER_CARD:
        raise FormatError(
            _(
                "The %(part)s of this ydke link has %(size)d bytes; every card takes four, so the number "
                "must be a multiple of four. Perhaps the link was cut off when it was copied."
            )
            % {"part": name, "size": len(packed)}
        )
    cards = struct.unpack(f"<{len(packed) // BYTES_PER_CARD}I", packed)
    if 0 in cards:
        raise FormatError(
            _("Card %(position)d of the %(part)s in this ydke link is 0, which is no passcode.")
            % {"position": cards.index(0) + 1, "part": name}
        )
    return cards
