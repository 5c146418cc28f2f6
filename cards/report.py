"""How far the library has come."""

from collections.abc import Mapping
from dataclasses import dataclass, is_dataclass

from cards.lang.codec import VOCABULARY
from cards.lang.facts import Book
from cards.lang.inspect import plays_in_full, words
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
    words: int
    words_unsaid: list[str]
    tests: dict[int, int]
    untested: list[int]
    passcodes: list[int]
    facts_only_passcodes: list[int]


KEYS = {
    "cards": "cards in the library",
    "playable": "cards that the engine plays in full",
    "effect_cards": "cards with an effect: spells, traps and effect monsters",
    "facts_only": "cards of which the library has the facts and not yet the effect: not playable",
    "specials": "cards that need code of their own in the engine beside the card language",
    "texts_missing": "per language, the cards that lack a name or a text in it",
    "words": "words of the card language: dataclasses, without the constants",
    "words_unsaid": "the words that no card of the library says, in the order of the language",
    "tests": "by passcode, how many tests speak of each card with an effect",
    "untested": "the passcodes of the cards with an effect that no test speaks of, ascending",
    "passcodes": "the passcodes of all cards in the library, ascending",
    "facts_only_passcodes": "the passcodes of the cards counted in facts_only, ascending",
}


def report_on(book: Book, tests: Mapping[str, int]) -> LibraryReport:
    """Count what the book holds; `tests` are how many tests speak of a name."""
    language = [word for word in VOCABULARY.values() if is_dataclass(word)]
    said = {type(value) for card in book.values() for value in words((card.recipe, card.abilities))}
    tested = {passcode: tests.get(card.name_en, 0) for passcode, card in book.items() if card.has_effect}
    unplayed = [passcode for passcode, card in book.items() if not plays_in_full(card)]
    return LibraryReport(
        cards=len(book),
        playable=len(book) - len(unplayed),
        effect_cards=sum(card.has_effect for card in book.values()),
        facts_only=len(unplayed),
        specials=0,  # The language has no word yet for a card that needs code of its own.
        texts_missing={code: sum(bool(missing(card, code)) for card in book.values()) for code in LANGUAGES},
        words=len(language),
        words_unsaid=[word.__name__ for word in language if word not in said],
        tests=tested,
        untested=[passcode for passcode, count in tested.items() if not count],
        passcodes=list(book),
        facts_only_passcodes=unplayed,
    )
