"""What a player can be asked to declare."""

from enum import StrEnum


class Declarable(StrEnum):
    """A card name, a type, an attribute or a level; or what a coin will show."""

    NAME = "name"
    RACE = "race"
    ATTRIBUTE = "attribute"
    LEVEL = "level"
    COIN = "coin"
