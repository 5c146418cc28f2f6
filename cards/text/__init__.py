"""What stands on a card, in words: one renderer per language, one small function per word."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from cards.lang.facts import Card
from cards.text import chinese, english
from cards.text.face import Face

RENDERERS: Mapping[str, Callable[[Card], Face]] = MappingProxyType(
    {"en": english.face, "zh-hans": chinese.face}
)
LANGUAGES: tuple[str, ...] = tuple(RENDERERS)


def texts(card: Card, language: str) -> Face:
    """Everything the card says in the language, which is one of `LANGUAGES` in any case of letters."""
    try:
        renderer = RENDERERS[language.lower()]
    except KeyError:
        raise ValueError(f"no card texts in {language!r}; there are {', '.join(LANGUAGES)}") from None
    return renderer(card)


def missing(card: Card, language: str) -> tuple[str, ...]:
    """The parts of the card that have no words in the language."""
    face = texts(card, language)
    parts = {"name": face.name, "kind": face.kind, "body": face.body}
    silent_by_right = {"body"} if not card.has_effect and card.recipe is None else set()
    return tuple(part for part, words in parts.items() if not words and part not in silent_by_right)
