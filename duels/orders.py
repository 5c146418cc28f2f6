"""Response windows: which of them a player is asked about, and what is decided for him at the others.

The engine asks at every window. The service passes one for a player only when, for all that anybody can
know, nobody could respond to it: by the pool of cards that duels are played with, and never by what he
really holds (K37).
"""

from functools import cache

from cards.lang.abilities import Quick
from cards.lang.facts import Card, Kind, Trait
from cards.lang.inspect import plays_in_full
from cards.library import LIBRARY
from duels.engine.prompts import PASS, Act, Prompt, Respond


def may_respond(card: Card) -> bool:
    """Whether a card could ever be activated in a window, and duels are played with it (C1, M1-M3, E5)."""
    quick = any(isinstance(ability, Quick) for ability in card.abilities)
    return plays_in_full(card) and (card.kind is Kind.TRAP or Trait.QUICK_PLAY in card.traits or quick)


@cache
def somebody_may_respond() -> bool:
    """Whether any card of the public pool could be activated in a window."""
    return any(may_respond(card) for card in LIBRARY.values())


def passed_for_player(prompt: Prompt | None) -> Act | None:
    """The pass that the service decides on at this prompt, or None where its player is asked."""
    if isinstance(prompt, Respond) and not somebody_may_respond():
        return PASS
    return None
