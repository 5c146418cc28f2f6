"""What stands on a card, in words: one renderer per language, one small function per word."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Protocol

from cards.lang.facts import Attribute, Card, Kind, Race, Trait
from cards.text import chinese, english
from cards.text.face import Face

__all__ = ["LANGUAGES", "Face", "Language", "language", "missing", "texts", "word"]


class Language(Protocol):
    """What a language has to be able to say."""

    def face(self, card: Card) -> Face: ...

    def word(self, term: Kind | Trait | Attribute | Race) -> str: ...


RENDERERS: Mapping[str, Language] = MappingProxyType({"en": english, "zh-hans": chinese})
LANGUAGES: tuple[str, ...] = tuple(RENDERERS)


def language(code: str) -> Language:
    """The renderer of a language, whose code is one of `LANGUAGES` in any case of letters."""
    try:
        return RENDERERS[code.lower()]
    except KeyError:
        raise ValueError(f"no card texts in {code!r}; there are {', '.join(LANGUAGES)}") from None


def texts(card: Card, code: str) -> Face:
    """Everything the card says in the language."""
    return language(code).face(card)


def word(term: Kind | Trait | Attribute | Race, code: str) -> str:
    """One word of the facts in the language."""
    return language(code).word(term)


def missing(card: Card, code: str) -> tuple[str, ...]:
    """The parts of the card that have no words in the language."""
    face = texts(card, code)
    parts = {"name": face.name, "kind": face.kind, "body": face.body}
    silent_by_right = {"body"} if not card.has_effect and card.recipe is None else set()
    return tuple(part for part, words in parts.items() if not words and part not in silent_by_right)
