"""Cards first printed in Strike of Neos."""

from cards.lang.rows import BEAST_WARRIOR, DINOSAUR, EARTH, SEA_SERPENT, WATER, normal, printed_in

# fmt: off
CARDS = printed_in("Strike of Neos", "2006-11-16", (
    normal(6631034, "Frostosaurus", "冰霜龙", WATER, DINOSAUR, 6, 2600, 1700, "2007-02-24", "Strike of Neos", community="冰霜腕龙"),
    normal(32626733, "Spiral Serpent", "螺旋龙", WATER, SEA_SERPENT, 8, 2900, 2900, "2007-02-24", "Strike of Neos"),
    normal(69247929, "Gene-Warped Warwolf", "基因人狼", EARTH, BEAST_WARRIOR, 4, 2000, 100, "2007-02-24", "Strike of Neos", community="基因狼人"),
))
