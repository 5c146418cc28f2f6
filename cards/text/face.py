"""What every language has to say of a card."""

from dataclasses import dataclass

from cards.lang.facts import Trait


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """The words on one card in one language; what a spell or trap has not is empty.

    `kind` says "Normal Monster"; `type_line` is what stands in the brackets of a monster; `body` is what
    the card says of itself: what it is made of now, its effects when it has any that are written down.
    """

    name: str
    kind: str
    attribute: str
    race: str
    type_line: str
    level: str
    atk: str
    defense: str
    body: str


def colour_first(traits: tuple[Trait, ...]) -> tuple[Trait, ...]:
    """The traits of a kind line: that which gives the card its colour stands first."""
    coloured = (Trait.FUSION, Trait.RITUAL, Trait.SYNCHRO)
    return tuple(sorted(traits, key=lambda trait: trait not in coloured))


def normal_or_effect_last(traits: tuple[Trait, ...]) -> tuple[Trait, ...]:
    """The traits in a monster's brackets: whether it has an effect stands last."""
    return tuple(sorted(traits, key=lambda trait: trait in (Trait.NORMAL, Trait.EFFECT)))
