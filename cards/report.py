"""How far the library has come."""

from dataclasses import dataclass

from cards.lang.facts import Book
from cards.lang.inspect import plays_in_full
from cards.text import LANGUAGES, missing


@dataclass(frozen=True, slots=True, kw_only=True)
class LibraryReport:
    """Counts over the library; the field names are the keys of the report in JSON."""

    cards: int
    playable: int
    effect_cards: int
    facts_only: int
    specials: int
    texts_missing: dict[str, int]
    passcodes: list[int]
    facts_only_passcodes: list[int]


KEYS = {
    "cards": "cards in the library",
    "playable": "cards that the engine plays in full",
    "effect_cards": "cards with an effect: spells, traps and effect monsters",
    "facts_only": "cards of which the library has the facts and not yet the effect: not playable",
    "specials": "cards that need code of their own in the engine beside the card language",
    "texts_missing": "per language, the cards that lack a name or a text in it",
    "passcodes": "the passcodes of all cards in the library, ascending",
    "facts_only_passcodes": "the passcodes of the cards counted in facts_only, ascending",
}


def report_on(book: Book) -> LibraryReport:
    """Count what the book holds."""
    unplayed = [passcode for passcode, card in book.items() if not plays_in_full(card)]
    return LibraryReport(
        cards=len(book),
        playable=len(book) - len(unplayed),
        effect_cards=sum(card.has_effect for card in book.values()),
        facts_only=len(unplayed),
        specials=0,  # The language has no word yet for a card that needs code of its own.
        texts_missing={
            language: sum(bool(missing(card, language)) for card in book.values()) for language in LANGUAGES
        },
        passcodes=list(book),
        facts_only_passcodes=unplayed,
    )
