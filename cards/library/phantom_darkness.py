"""Cards first printed in Phantom Darkness."""

from cards.lang.rows import BEAST_WARRIOR, EARTH, SEA_SERPENT, WATER, normal, printed_in

# fmt: off
CARDS = printed_in("Phantom Darkness", "2007-11-23", (
    normal(26976414, "Atlantean Pikeman", "海皇的长矛兵", WATER, SEA_SERPENT, 2, 1400, 0, "2008-01-26", "Phantom Darkness", community="海皇的长枪兵", archetypes=("Atlantean",)),
    normal(90582719, "Gladiator Beast Andal", "剑斗兽 孤眼", EARTH, BEAST_WARRIOR, 4, 1900, 1500, "2008-01-26", "Phantom Darkness", community="剑斗兽 独眼斗", archetypes=("Gladiator",)),
))
