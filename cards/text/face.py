"""What every language has to say of a card."""

from dataclasses import dataclass

from cards.lang.facts import Trait


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectLine:
    """One ability of a card in words.

    `text` is empty where the rules say it all: that a continuous spell stays, that an equip is equipped.
    `kind` says what sort of effect it is; `speed` its spell speed (C1), 0 for what makes no chain link.
    """

    key: str
    kind: str
    speed: int
    text: str

    @property
    def spell_speed(self) -> int | None:
        """The spell speed, or None where there is none."""
        return self.speed or None


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """The words on one card in one language; what a spell or trap has not is empty.

    `kind` says "Normal Monster"; `type_line` is what stands in the brackets of a monster; `made_of` is what
    a monster is summoned with; `effects` are its abilities, one by one, as far as they are written down;
    `body` is all that the card says of itself, as it stands in the card's box.
    """

    name: str
    kind: str
    attribute: str
    race: str
    type_line: str
    level: str
    atk: str
    defense: str
    made_of: str
    effects: tuple[EffectLine, ...]
    body: str


def colour_first(traits: tuple[Trait, ...]) -> tuple[Trait, ...]:
    """The traits of a kind line: that which gives the card its colour stands first."""
    coloured = (Trait.FUSION, Trait.RITUAL, Trait.SYNCHRO, Trait.XYZ, Trait.LINK)
    return tuple(sorted(traits, key=lambda trait: trait not in coloured))


def normal_or_effect_last(traits: tuple[Trait, ...]) -> tuple[Trait, ...]:
    """The traits in a monster's brackets: whether it has an effect stands last."""
    return tuple(sorted(traits, key=lambda trait: trait in (Trait.NORMAL, Trait.EFFECT)))
