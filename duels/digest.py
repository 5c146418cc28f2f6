"""The digest of what a duel is played with: the rules and the definitions of the cards in its decks.

Two runs of one duel under one digest ask the same and do the same. Names in other languages, dates and sets
are no part of it: no rule reads them.
"""

import hashlib
from collections.abc import Iterable
from functools import lru_cache

from cards.lang import codec
from cards.lang.facts import Card
from cards.library import LIBRARY
from duels import canonical
from duels.engine import RULES_VERSION


def of_duel(passcodes: Iterable[int]) -> str:
    """The digest of a duel between decks of these cards; that a card is gone changes it too."""
    whole = hashlib.sha256(f"rules {RULES_VERSION}".encode())
    for passcode in sorted(set(passcodes)):
        whole.update(b"\n")
        whole.update(_definition(passcode).encode())
    return whole.hexdigest()


@lru_cache(maxsize=8192)
def _definition(passcode: int) -> str:
    card = LIBRARY.get(passcode)
    return definition(card) if card else f"{passcode} is gone"


def definition(card: Card) -> str:
    """What the engine may read of a card, in canonical form."""
    return canonical.write(
        {
            "passcode": card.passcode,
            "name": card.name_en,
            "kind": card.kind,
            "traits": sorted(card.traits),
            "attribute": card.attribute,
            "race": card.race,
            "level": card.level,
            "atk": card.atk,
            "defense": card.defense,
            "archetypes": sorted(card.archetypes),
            "alias": card.alias,
            "recipe": codec.encode(card.recipe),
            "abilities": codec.encode(card.abilities),
        }
    )
