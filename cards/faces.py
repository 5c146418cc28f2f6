"""The words of a card: the library's cards are put into words, others say what was imported."""

from dataclasses import replace

from cards.lang import facts
from cards.models import Card
from cards.selectors import printed
from cards.text import Face, texts


def face_of(row: Card, language: str) -> Face:
    """Everything that a card says in a language."""
    card = printed(row)
    if row.from_library:
        return _put_into_words(card, language)
    face = texts(card, language)
    other = row.text_zh if language.startswith("zh") else row.text_en
    return replace(face, body=other or row.text_en or row.text_zh)


_faces: dict[tuple[int, str], tuple[facts.Card, Face]] = {}
"""The words of the library's cards, which stay as they are while the process runs."""


def _put_into_words(card: facts.Card, language: str) -> Face:
    known = _faces.get((card.passcode, language))
    if known is None or known[0] is not card:
        known = _faces[card.passcode, language] = (card, texts(card, language))
    return known[1]
