"""Cards first printed in Pharaonic Guardian (ae)."""

from cards.lang.rows import DARK, EARTH, FIRE, FISH, MACHINE, PYRO, normal, printed_in

# fmt: off
CARDS = printed_in("Pharaonic Guardian (ae)", "2003-10-23", (
    normal(4035199, "Shapesnatch", "形体抓取者", DARK, MACHINE, 5, 1200, 1700, "2003-07-18", "Pharaonic Guardian"),
    normal(17192817, "Molten Behemoth", "熔岩大巨人", FIRE, PYRO, 5, 1000, 2200, "2003-07-18", "Pharaonic Guardian"),
    normal(31242786, "Souleater", "食魂", EARTH, FISH, 4, 1200, 0, "2003-07-18", "Pharaonic Guardian", community="食魂鱼"),
))
