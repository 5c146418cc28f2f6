"""Ready-made decks, so that a newcomer can duel at once.

Each has 40 cards, and no more copies of a card than the strictest list of the era allows, so that it is
legal on every date. Every new player is given those of `STYLES`; all may be copied.
"""

from collections.abc import Mapping

from decks.formats.content import Content
from decks.starters.plain import CLASSICS, DRAGONS, MACHINES, PLAIN, SPELLCASTERS, WARRIORS
from decks.starters.starter import Starter
from decks.starters.styles import STYLES

__all__ = [
    "CLASSICS",
    "DRAGONS",
    "MACHINES",
    "PLAIN",
    "SPELLCASTERS",
    "STARTERS",
    "STYLES",
    "WARRIORS",
    "Starter",
    "starter_of",
]

STARTERS: Mapping[str, Starter] = {starter.key: starter for starter in (*STYLES, CLASSICS, *PLAIN)}


_BY_CONTENT = {starter.content: starter for starter in STARTERS.values()}


def starter_of(content: Content) -> Starter | None:
    """The ready-made deck that these cards are, while nobody has changed them."""
    return _BY_CONTENT.get(content)
