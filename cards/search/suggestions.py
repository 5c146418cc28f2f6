"""Names close to what was typed: for somebody who is still typing, and for one who misspelt."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from django.db.models import Count, Max
from rapidfuzz import fuzz, process

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
    """All names that can be found, side by side with their keys."""

    owners: tuple[Suggestion, ...]
    keys: tuple[str, ...]
    spelt: tuple[str, ...]
    initials: tuple[str, ...]


def suggestions(typed: str, most: int = MOST) -> list[Suggestion]:
    """The closest names, the closest first, each card once; in two queries at most.

    A name that begins so comes before one that has it inside, and both before one that is spelt alike.
    """
    key = key_of(typed)
    if not key:
        return []
    names = _names_now()
    chosen: dict[int, Suggestion] = {}
    for at in (*_having(names, key), *_alike(names, key)):
        owner = names.owners[at]
        chosen.setdefault(owner.passcode, owner)
        if len(chosen) == most:
            break
    return list(chosen.values())


def _having(names: _Names, key: str) -> list[int]:
    """Names with the key at the beginning, or inside, or spelt so, the shortest first."""
    found: list[tuple[int, int, int]] = []
    for at, name in enumerate(names.keys):
        if key in name:
            found.append((not name.startswith(key), len(name), at))
        elif names.spelt[at].startswith(key) or names.initials[at].startswith(key):
            found.append((1, len(names.spelt[at]), at))
    return [at for _, _, at in sorted(found)]


def _alike(names: _Names, key: str) -> Iterator[int]:
    """Names that are spelt nearly so, whole or in part."""
    if len(key) < SHORTEST and not has_han(key):
        return
    cutoff = CLOSE if has_han(key) else CLOSE + 3
    for choices in (names.keys, names.spelt):
        whole = process.extract(key, choices, scorer=fuzz.ratio, score_cutoff=CLOSE, limit=MOST)
        part = process.extract(key, choices, scorer=fuzz.partial_ratio, score_cutoff=cutoff, limit=2 * MOST)
        yield from (at for name, _, at in whole if name)
        yield from (at for name, _, at in part if len(name) >= len(key))


def _names_now() -> _Names:
    """The names as they are in the database, read again only after a change."""
    stamp = Name.objects.order_by().aggregate(count=Count("pk"), last=Max("pk"), changed=Max("changed"))
    return _names(*stamp.values())


@lru_cache(maxsize=1)
def _names(*_stamp: object) -> _Names:
    rows = list(Name.objects.order_by("pk").values_list("card", "text", "key", "pinyin", "initials"))
    return _Names(
        tuple(Suggestion(card, text) for card, text, *_keys in rows),
        tuple(row[2] for row in rows),
        tuple(row[3] for row in rows),
        tuple(row[4] for row in rows),
    )
