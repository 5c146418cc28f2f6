"""What a deck is called as a file."""

from django.utils.http import content_disposition_header

from decks.models import Deck

NOT_IN_FILE_NAMES = str.maketrans(dict.fromkeys('\\/:*?"<>|', "_"))
"""Signs that one system or another refuses in the name of a file."""


def as_file(deck: Deck, ending: str = "ydk") -> dict[str, str]:
    """The headers that make a browser save the answer as a file of the deck's name."""
    name = deck.name.translate(NOT_IN_FILE_NAMES).strip(". ") or f"deck-{deck.pk}"
    return {"Content-Disposition": str(content_disposition_header(True, f"{name}.{ending}"))}
