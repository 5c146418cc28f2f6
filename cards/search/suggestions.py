"""Names close to what was typed: for somebody who is still typing, and for one who misspelt."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from heapq import nlargest
from itertools import chain, islice

from rapidfuzz import fuzz, process

from cards.search.keys import has_han, key_of
from cards.search.names import Names, names_now
from cards.search.written import Written

MOST = 10
CLOSE = 72
"""How alike, of 100, two spellings must be."""
SHORTEST = 4
"""Latin letters below which everything would be close to everything."""
LONG = 7
"""Letters from which on three of them in a row are an n-gram; of shorter words, two."""
MOST_GRAMS = 9
"""N-grams of the key that are looked for, at equal distances in a long one."""
COMMON = 800
"""Writings with an n-gram from which on it is a common one."""
CANDIDATES = 200
"""Names with the most n-grams in common that are compared in full."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A card and the name of it that is close."""

    passcode: int
    name: str


def suggestions(typed: str, most: int = MOST, names: Names | None = None) -> list[Suggestion]:
    """The closest names, the closest first, each card once; in one query, or among `names` in none.

    A name that begins so comes before one that has it inside, and both before one that is spelt alike.
    """
    key = key_of(typed)
    if not key:
        return []
    names = names or names_now()
    chosen: dict[int, Suggestion] = {}
    # The names that are spelt alike are looked for only where the others are too few.
    for place in chain(_having(names, key), _alike(names, key)):
        passcode = names.keys.owners[place]
        chosen.setdefault(passcode, Suggestion(passcode, names.texts[place]))
        if len(chosen) == most:
            break
    return list(chosen.values())


def _having(names: Names, key: str) -> Iterator[int]:
    """Names that begin so, as they are written or spelt, then those with the key inside; the shortest first.

    The names stand in the order of their lengths, and so do their spellings.
    """
    yield from names.keys.beginning(key)
    for spelt in (names.pinyin, names.initials):
        yield from (spelt.owners[place] for place in spelt.beginning(key))
    yield from names.keys.having(key)


def _alike(names: Names, key: str) -> Iterator[int]:
    """Names that are spelt nearly so as a whole; where there is none, those that are so in part."""
    if len(key) < SHORTEST and not has_han(key):
        return
    yield from _places_alike(names.keys, key)
    if not has_han(key):
        yield from (names.pinyin.owners[place] for place in _places_alike(names.pinyin, key))


def _places_alike(written: Written, key: str) -> list[int]:
    """The same among writings in the order of their lengths."""
    # Two writings can only be so much alike where the longer one has no more than so many characters more.
    first = first_as_long(written, len(key) * CLOSE / (200 - CLOSE))
    last = first_as_long(written, len(key) * (200 - CLOSE) / CLOSE + 1)
    whole = process.extract(key, written.some(first, last), scorer=fuzz.ratio, score_cutoff=CLOSE, limit=MOST)
    if whole:
        return [first + place for _name, _alike, place in whole]
    part = process.extract(
        key,
        _with_grams_of(written, key),
        scorer=fuzz.partial_ratio,
        score_cutoff=CLOSE if has_han(key) else CLOSE + 3,
        limit=2 * MOST,
    )
    return [place for _name, _alike, place in part]


def first_as_long(written: Written, length: float) -> int:
    """The place of the first writing with so many characters, or more."""
    return bisect_left(range(len(written)), length, key=written.length)


def _with_grams_of(written: Written, key: str) -> dict[int, str]:
    """The writings, no shorter than the key, that have the most of its n-grams, by their places.

    An n-gram that very many have tells next to nothing, and counts only where all are such.
    """
    size = 2 if has_han(key) or len(key) < LONG else 3
    last = len(key) - size
    step = max(1, -(-(last + 1) // MOST_GRAMS))
    rare: Counter[int] = Counter()
    common: Counter[int] = Counter()
    for gram in {key[at : at + size] for at in range(0, last + 1, step)}:
        places = list(islice(written.having(gram), COMMON))
        (common if len(places) == COMMON else rare).update(places)
    shared = rare or common
    some = nlargest(CANDIDATES, shared, key=lambda place: (shared[place], -place))
    return {place: written[place] for place in some if written.length(place) >= len(key)}
