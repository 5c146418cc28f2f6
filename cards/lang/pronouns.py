"""Pronouns: words for cards that a text has already named."""

from enum import StrEnum


class Pronoun(StrEnum):
    """A card that the text has already named."""

    THIS = "this"
    TARGET = "target"
    EVENT = "event"
    """The card or cards of the event that is answered."""
    FIRST_TARGET = "first_target"
    """What was targeted first, where the text targets cards of several descriptions."""
    SECOND_TARGET = "second_target"
    ATTACKER = "attacker"
    EQUIPPED = "equipped"
    """The monster that this card is equipped to."""
    TIED = "tied"
    """The monster that this card holds on the field."""
    IT = "it"
    """The card or cards that the part before has just dealt with."""
    EXCAVATED = "excavated"
    """What was turned over on top of a deck, as far as it still lies there."""
    LIGHTENED = "lightened"
    """The cards that lost their counters for the cost; they are still there."""
    PAID = "paid"
    """The card or cards that the cost was paid with."""
