"""Names close to what was typed: for somebody who is still typing, and for one who misspelt."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from rapidfuzz import fuzz, process

from cards.freshness import last_touched
from cards.models import Name
from cards.search.keys import has_han, key_of

MOST = 10
CLOSE = 72
"""How alike, of 100, two spellings must be."""
SHORTEST = 4
"""Latin letters below which everything would be close to everything."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A card and the name of it that is close."""

    passcode: int
    name: str


@dataclass(frozen=True, slots=True)
class _Names:
    """All names that can be found, side by side with their keys; those in Chinese also as they are spelt."""

    owners: tuple[Suggestion, ...]
    keys: tuple[str, ...]
    spelt: dict[int, str]
    """By place, since most names are not spelt otherwise than they are written."""
    initials: dict[int, str]


def suggestions(typed: str, most: int = MOST) -> list[Suggestion]:
    """The closest names, the closest first, each card once; in three queries at most.

    A name that begins so comes before one that has it inside, and both before one that is spelt alike.
    """
    key = key_of(typed)
    if not key:
        return []
    names = _names_now()
    chosen: dict[int, Suggestion] = {}
    # The names that are spelt alike are looked for only where the others are too few.
    for at in chain(_having(names, key), _alike(names, key)):
        owner = names.owners[at]
        chosen.setdefault(owner.passcode, owner)
        if len(chosen) == most:
            break
    return list(chosen.values())


def _having(names: _Names, key: str) -> list[int]:
    """Names with the key at the beginning, or inside, or spelt so, the shortest first."""
    found = [(not name.startswith(key), len(name), at) for at, name in enumerate(names.keys) if key in name]
    inside = {at for _begins, _length, at in found}
    for by_place in (names.spelt, names.initials):
        spelt = [at for at, name in by_place.items() if name.startswith(key) and at not in inside]
        inside.update(spelt)
        found += [(True, len(names.spelt[at]), at) for at in spelt]
    return [at for _begins, _length, at in sorted(found)]


def _alike(names: _Names, key: str) -> Iterator[int]:
    """Names that are spelt nearly so as a whole; where there is none, those that are so in part."""
    if len(key) < SHORTEST and not has_han(key):
        return
    cutoff = CLOSE if has_han(key) else CLOSE + 3
    written = dict(enumerate(names.keys))
    for choices in (written, names.spelt):
        whole = process.extract(key, choices, scorer=fuzz.ratio, score_cutoff=CLOSE, limit=MOST)
        yield from (at for _name, _alike, at in whole)
        if not whole:
            part = process.extract(
                key, choices, scorer=fuzz.partial_ratio, score_cutoff=cutoff, limit=2 * MOST
            )
            yield from (at for name, _alike, at in part if len(name) >= len(key))


def _names_now() -> _Names:
    """The names as they are in the database, read again only after a change."""
    changed = Name.objects.order_by("-changed").values_list("changed", flat=True).first()
    return _names(last_touched(), changed)


@lru_cache(maxsize=1)
def _names(*_stamp: object) -> _Names:
    rows = list(Name.objects.order_by("pk").values_list("card", "text", "key", "pinyin", "initials"))
    return _Names(
        tuple(Suggestion(card, text) for card, text, *_keys in rows),
        tuple(row[2] for row in rows),
        {at: row[3] for at, row in enumerate(rows) if row[3]},
        {at: row[4] for at, row in enumerate(rows) if row[4]},
    )
