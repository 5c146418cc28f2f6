"""The words of a card: the library's cards are put into words, others say what was imported."""

from dataclasses import replace

from cards.models import Card
from cards.selectors import printed
from cards.text import Face, texts


def face_of(row: Card, language: str) -> Face:
    """Everything that a card says in a language."""
    face = texts(printed(row), language)
    if row.from_library:
        return face
    other = row.text_zh if language.startswith("zh") else row.text_en
    return replace(face, body=other or row.text_en or row.text_zh)
