"""Where a card can be, and how it lies there."""

from enum import StrEnum


class Place(StrEnum):
    """The places of the field (F1)."""

    DECK = "deck"
    HAND = "hand"
    EXTRA = "extra"
    GRAVE = "grave"
    BANISHED = "banished"
    MONSTERS = "monsters"
    SPELLS = "spells"
    FIELD = "field"
    NOWHERE = "nowhere"
    """Where a token is once it has left the field (S12)."""

    @property
    def on_field(self) -> bool:
        """Monster zones, spell & trap zones and field zones."""
        return self in _ON_FIELD


ON_FIELD = (Place.MONSTERS, Place.SPELLS, Place.FIELD)
_ON_FIELD = frozenset(ON_FIELD)


class DeckPlace(StrEnum):
    """Where in a deck a card is put back; shuffled into it, it lies nowhere in particular."""

    TOP = "top"
    BOTTOM = "bottom"
    SHUFFLED = "shuffled"


class Position(StrEnum):
    """How a card lies in its place. There is no face-down attack position (F2)."""

    ATTACK = "attack"
    DEFENSE = "defense"
    FACE_DOWN_DEFENSE = "face_down_defense"
    FACE_UP = "face_up"
    FACE_DOWN = "face_down"

    @property
    def face_down(self) -> bool:
        return self in FACE_DOWN


FACE_DOWN = frozenset((Position.FACE_DOWN_DEFENSE, Position.FACE_DOWN))
"""How a card lies face-down (F2). It is asked for more often than anything else."""
