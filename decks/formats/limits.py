"""How much a deck text may hold (K33: what is over a limit is refused aloud, never cut off)."""

from django.utils.translation import gettext as _

from decks.formats.content import LARGEST_TEXT, MOST_CARDS, MOST_LINES, FormatError


def check_size(text: str) -> None:
    size = len(text.encode("utf-8", errors="surrogatepass"))
    if size > LARGEST_TEXT:
        raise FormatError(
            _("The text has %(size)d bytes. At most %(most)d can be read; split it into several decks.")
            % {"size": size, "most": LARGEST_TEXT}
        )


def check_lines(count: int) -> None:
    if count > MOST_LINES:
        raise FormatError(
            _("The text has %(count)d lines. At most %(most)d can be read; split it into several decks.")
            % {"count": count, "most": MOST_LINES}
        )


def check_count(count: int) -> None:
    if count > MOST_CARDS:
        raise FormatError(
            _("The text names %(count)d cards. At most %(most)d can be kept in one deck.")
            % {"count": count, "most": MOST_CARDS}
        )
