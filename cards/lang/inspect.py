"""What can be known of a card by reading its data."""

from typing import assert_never

from cards.lang.facts import Card
from cards.lang.filters import And, Filter, Named, Not, OfAttribute, OfKind, OfRace, Or, WithTrait
from cards.lang.recipes import FusionOf, Recipe, RitualBy, SynchroOf


def admits(filter_: Filter, card: Card) -> bool:
    """Whether the card, as printed, is one of those described."""
    match filter_:
        case OfKind(kind):
            return card.kind is kind
        case WithTrait(trait):
            return trait in card.traits
        case OfAttribute(attribute):
            return card.attribute is attribute
        case OfRace(race):
            return card.race is race
        case Named(name):
            return card.name_en == name
        case And(left, right):
            return admits(left, card) and admits(right, card)
        case Or(left, right):
            return admits(left, card) or admits(right, card)
        case Not(inner):
            return not admits(inner, card)
        case _:
            assert_never(filter_)


def names_in(filter_: Filter) -> tuple[str, ...]:
    """The card names that a description speaks of, in order."""
    match filter_:
        case Named(name):
            return (name,)
        case And(left, right) | Or(left, right):
            return names_in(left) + names_in(right)
        case Not(inner):
            return names_in(inner)
        case OfKind() | WithTrait() | OfAttribute() | OfRace():
            return ()
        case _:
            assert_never(filter_)


def materials(recipe: Recipe) -> tuple[Filter, ...]:
    """The descriptions that a recipe asks to be met, in printed order."""
    match recipe:
        case FusionOf(parts):
            return parts
        case SynchroOf(tuner, others):
            return (tuner, others)
        case RitualBy(spell):
            return (spell,)
        case _:
            assert_never(recipe)


def plays_in_full(card: Card) -> bool:
    """Whether the engine does everything this card says.

    A monster without effect is played by the rules alone. A card with an effect is played in full when
    its behaviour is written down; no behaviour can be written down yet.
    """
    return not card.has_effect
