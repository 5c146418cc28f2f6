"""Cards first printed in Power of the Duelist."""

from cards.lang.rows import DINOSAUR, EARTH, normal, printed_in

# fmt: off
CARDS = printed_in("Power of the Duelist", "2006-05-18", (
    normal(37265642, "Sabersaurus", "军刀角龙", EARTH, DINOSAUR, 4, 1900, 500, "2006-08-16", "Power of the Duelist", community="剑角龙", archetypes=("Saber",)),
))
