"""What every language has to say of a card."""

from dataclasses import dataclass


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
