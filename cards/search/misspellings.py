"""Which card a player means by a name: also by a nickname, in another script, or slightly misspelt."""

from collections.abc import Collection
from dataclasses import dataclass

from rapidfuzz import process
from rapidfuzz.distance import OSA

from cards.models import Card, Name
from cards.names import cards_called
from cards.search.keys import has_han, key_of, pinyin_of
from cards.search.names import Names, names_now
from cards.search.suggestions import first_as_long, suggestions

MOST = 5
"""Cards from which a player is asked to choose."""
LONG, LONGER = 8, 14
"""Letters of a name in which one slip is forgiven, and two."""
LONG_IN_HAN = 5
APART = 2
"""How many more slips the next card's name must be away, so that nobody need be asked."""


@dataclass(frozen=True, slots=True)
class Guess:
    """What a name that no card bears may mean, by the passcodes of cards.

    `sure` bear the one name that is meant beyond doubt, several where a card has several artworks.
    """

    sure: tuple[int, ...]
    perhaps: tuple[int, ...]


def bearers_of(names: Collection[str]) -> dict[str, list[Card]]:
    """Every card that bears each name: as it is printed or else by its key, as nicknames are found too.

    At most four queries for any number of names; a name that leads nowhere is left out.
    """
    found = cards_called(names)
    keys = {name: key for name in names if name not in found and (key := key_of(name))}
    if not keys:
        return found
    owners: dict[str, set[int]] = {}
    rows = Name.objects.filter(key__in=set(keys.values())).order_by().values_list("key", "card")
    for key, passcode in rows:
        owners.setdefault(key, set()).add(passcode)
    cards = Card.objects.in_bulk(set().union(*owners.values()))
    for name, key in keys.items():
        if key in owners:
            found[name] = [cards[passcode] for passcode in sorted(owners[key]) if passcode in cards]
    return found


def guesses(names: Collection[str]) -> dict[str, Guess]:
    """For each of these names, which no card bears, what it may mean: two queries at most."""
    known = names_now()
    return {name: _guess(name, known) for name in names}


def _guess(name: str, known: Names) -> Guess:
    key = key_of(name)
    near = _near(key, known)
    close = [
        *(known.keys.owners[at] for at, _slips in near),
        *(one.passcode for one in suggestions(name, MOST, known)),
    ]
    return Guess(_sure(name, key, near, known), tuple(dict.fromkeys(close))[:MOST])


def _near(key: str, known: Names) -> list[tuple[int, int]]:
    """Places of names within few slips of a key, the closest first; a swap of two neighbours is one slip."""
    allowed = _forgiven(key)
    if not allowed:
        return []
    far = allowed + APART - 1
    first = first_as_long(known.keys, len(key) - far)
    written = known.keys.some(first, first_as_long(known.keys, len(key) + far + 1))
    found = process.extract(key, written, scorer=OSA.distance, score_cutoff=far, limit=4 * MOST)
    return [(first + at, int(slips)) for _name, slips, at in found]


def _forgiven(key: str) -> int:
    if has_han(key):
        return int(len(key) >= LONG_IN_HAN)
    return int(len(key) >= LONG) + int(len(key) >= LONGER)


def _sure(name: str, key: str, near: list[tuple[int, int]], known: Names) -> tuple[int, ...]:
    """Who bears the one name that is meant: spelt alike in Chinese, or a few slips away and no other nearby.

    Names that differ in a digit are never taken for each other.
    """
    meant = _spelt_alike(name, key, known)
    if not meant and near:
        meant = {known.keys[at] for at, slips in near if slips == near[0][1]}
        closest, slips = near[0][1], [away for at, away in near if known.keys[at] not in meant]
        if closest > _forgiven(key) or any(away < closest + APART for away in slips):
            return ()
    if len(meant) != 1 or _digits(key) != _digits(one := meant.pop()):
        return ()
    places = known.keys.beginning(one)
    return tuple(known.keys.owners[at] for at in places if known.keys.length(at) == len(one))


def _spelt_alike(name: str, key: str, known: Names) -> set[str]:
    """The keys of the names that sound like a Chinese name."""
    if not has_han(key) or len(key) < 2:
        return set()
    sound = pinyin_of(name)
    places = [at for at in known.pinyin.beginning(sound) if known.pinyin.length(at) == len(sound)]
    return {known.keys[known.pinyin.owners[at]] for at in places}


def _digits(key: str) -> list[str]:
    return [sign for sign in key if sign.isdigit()]
