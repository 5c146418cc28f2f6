"""`python -m tests.text.record`: writes the texts of all effects anew, to be read before they are kept.

`git diff tests/text/golden` then shows each text that is new or different.
"""

from pathlib import Path

from cards.lang.facts import Book
from cards.library import LIBRARY
from cards.text import LANGUAGES, texts

GOLDEN = Path(__file__).parent / "golden"


def corpus(language: str, book: Book = LIBRARY) -> str:
    """All effect texts of a book, by English name."""
    cards = sorted((card for card in book.values() if card.abilities), key=lambda card: card.name_en)
    return "".join(f"{card.name_en}\n{texts(card, language).body}\n\n" for card in cards)


def record() -> None:
    for language in LANGUAGES:
        (GOLDEN / f"{language}.txt").write_text(corpus(language), encoding="utf-8")


if __name__ == "__main__":
    record()
