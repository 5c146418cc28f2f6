"""Cards first printed in Advent of Union."""

from cards.lang.rows import (
    AQUA,
    DARK,
    FIRE,
    LIGHT,
    MACHINE,
    PYRO,
    THUNDER,
    WARRIOR,
    WATER,
    WIND,
    normal,
    printed_in,
)

# fmt: off
CARDS = printed_in("Advent of Union", "2002-07-18", (
    normal(11321183, "Dark Blade", "暗魔界战士 暗黑剑", DARK, WARRIOR, 4, 1800, 1500, "2003-10-10", "Magician's Force", community="暗魔界的战士 暗黑之剑"),
    normal(12143771, "People Running About", "流离的民众", FIRE, PYRO, 2, 600, 600, "2003-10-10", "Magician's Force", community="流离的饥民"),
    normal(58538870, "Oppressed People", "受镇压的民众", WATER, AQUA, 1, 400, 2000, "2003-10-10", "Magician's Force", community="受弹压的民众"),
    normal(62651957, "X-Head Cannon", "X－首领加农", LIGHT, MACHINE, 4, 1800, 1500, "2003-10-10", "Magician's Force", community="X-首领加农"),
    normal(85936485, "United Resistance", "团结的抗争", WIND, THUNDER, 3, 1000, 400, "2003-10-10", "Magician's Force", community="团结的反抗军"),
))
