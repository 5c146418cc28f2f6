"""What a deck is made of, counted: kinds, levels and attributes."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cards.lang.facts import Attribute, Kind, Trait
from cards.showing import ShownCard
from cards.text import word

FRAMES = (Trait.NORMAL, Trait.EFFECT, Trait.RITUAL, Trait.FUSION, Trait.SYNCHRO, Kind.SPELL, Kind.TRAP)
HIGHEST_LEVEL = 12
TALLEST = 100
"""The length of the longest bar of a chart."""


@dataclass(frozen=True, slots=True)
class Bar:
    """How many cards are of one sort; `length` is their share of the most frequent sort, out of TALLEST."""

    key: str
    name: str
    count: int
    length: int


@dataclass(frozen=True, slots=True)
class Tallies:
    """Kinds of the main and the extra deck; levels and attributes of the monsters of the main deck."""

    kinds: list[Bar]
    levels: list[Bar]
    attributes: list[Bar]
    monsters: int


def tallied(
    main: Iterable[int], extra: Iterable[int], cards: Mapping[int, ShownCard], language: str
) -> Tallies:
    """Unknown cards are of no sort and are left out."""
    in_main = [cards[passcode] for passcode in main if passcode in cards]
    in_extra = [cards[passcode] for passcode in extra if passcode in cards]
    monsters = [card.row for card in in_main if card.is_monster]
    kinds = Counter(card.frame for card in (*in_main, *in_extra))
    levels = Counter(row.level for row in monsters)
    attributes = Counter(row.attribute for row in monsters)
    return Tallies(
        kinds=_bars({term.value: word(term, language) for term in FRAMES if kinds[term.value]}, kinds),
        levels=_bars({level: str(level) for level in range(1, HIGHEST_LEVEL + 1)}, levels),
        attributes=_bars(
            {term.value: word(term, language) for term in Attribute if attributes[term.value]}, attributes
        ),
        monsters=len(monsters),
    )


def _bars(names: Mapping[object, str], counts: Counter[object]) -> list[Bar]:
    most = max((counts[key] for key in names), default=0) or 1
    return [Bar(str(key), name, counts[key], counts[key] * TALLEST // most) for key, name in names.items()]
