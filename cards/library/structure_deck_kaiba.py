"""Cards first printed in Structure Deck: Kaiba."""

from cards.lang.rows import EARTH, MACHINE, normal, printed_in

# fmt: off
CARDS = printed_in("Structure Deck: Kaiba", "2002-01-24", (
    normal(90908427, "Steel Ogre Grotto #2", "铁腕魔像", EARTH, MACHINE, 6, 1900, 2200, "2002-10-20", "Pharaoh's Servant", community="铁腕巨人"),
))
