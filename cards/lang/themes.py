"""What several cards of a theme share, word for word but for a name."""

from cards.lang.abilities import Trigger
from cards.lang.conditions import BroughtBy, HasBattled
from cards.lang.costs import ToDeckCost
from cards.lang.effects import SpecialSummon
from cards.lang.filters import monster, named, series
from cards.lang.groups import DECK, THIS, cards, choose
from cards.lang.occasions import StepReached
from cards.lang.places import DeckPlace
from cards.lang.players import EITHER, YOU
from cards.lang.turns import Step

GLADIATORS = monster & series("Gladiator")
"""Gladiator Beasts, as the series is called in the table of facts."""

BY_A_GLADIATOR = BroughtBy(GLADIATORS)


def tag_out(name: str, count: int = 1) -> Trigger:
    """At the end of the battle phase a gladiator that battled makes way for others, except of this name."""
    return Trigger(
        when=StepReached(Step.END, EITHER),
        given=HasBattled(),
        cost=ToDeckCost(THIS, DeckPlace.SHUFFLED),
        do=SpecialSummon(choose(count, cards(DECK, YOU, GLADIATORS & ~named(name)))),
        key="tag_out",
    )
