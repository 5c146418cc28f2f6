"""Cards first printed in Spell Ruler (ae)."""

from cards.lang.rows import (
    AQUA,
    BEAST,
    DARK,
    DRAGON,
    EARTH,
    FAIRY,
    FIEND,
    FIRE,
    LIGHT,
    MACHINE,
    ROCK,
    WATER,
    WIND,
    WINGED_BEAST,
    normal,
    printed_in,
)

# fmt: off
CARDS = printed_in("Spell Ruler (ae)", "2002-10-24", (
    normal(7892180, "Psychic Kappa", "念力河童", WATER, AQUA, 2, 400, 1000, "2002-09-16", "Spell Ruler"),
    normal(14015067, "Ancient One of the Deep Forest", "阴森林的长老", EARTH, BEAST, 6, 1800, 1900, "2002-09-16", "Spell Ruler", community="大森林的长老"),
    normal(15023985, "Stone Ogre Grotto", "岩石巨人", EARTH, ROCK, 5, 1600, 1500, "2002-09-16", "Spell Ruler"),
    normal(20624263, "Peacock", "孔雀", WIND, WINGED_BEAST, 5, 1700, 1500, "2002-09-16", "Spell Ruler"),
    normal(29692206, "Twin Long Rods #2", "双尾怪", WATER, AQUA, 3, 850, 700, "2002-09-16", "Spell Ruler", community="双尾"),
    normal(34442949, "Mechanical Snail", "机械蜗牛", DARK, MACHINE, 3, 800, 1000, "2002-09-16", "Spell Ruler"),
    normal(35565537, "Dark Witch", "女武神", LIGHT, FAIRY, 5, 1800, 1700, "2002-09-16", "Spell Ruler"),
    normal(46534755, "Fire Kraken", "火焰乌贼", FIRE, AQUA, 4, 1600, 1500, "2002-09-16", "Spell Ruler"),
    normal(55998462, "Metal Fish", "金属鱼", WATER, MACHINE, 5, 1600, 1900, "2002-09-16", "Spell Ruler"),
    normal(56789759, "Tyhone #2", "红龙", FIRE, DRAGON, 6, 1700, 1900, "2002-09-16", "Spell Ruler"),
    normal(73081602, "Queen Bird", "女皇鸟", WIND, WINGED_BEAST, 5, 1200, 2000, "2002-09-16", "Spell Ruler", community="女王鸟"),
    normal(74637266, "Octoberser", "章鱼鱼人", WATER, AQUA, 5, 1600, 1400, "2002-09-16", "Spell Ruler", community="章鱼怪"),
    normal(91996584, "Whiptail Crow", "鞭尾石像怪", DARK, FIEND, 4, 1650, 1600, "2002-09-16", "Spell Ruler"),
    normal(93108297, "Liquid Beast", "液体怪兽", WATER, AQUA, 3, 950, 800, "2002-09-16", "Spell Ruler", community="液体兽"),
    normal(96981563, "Giant Turtle Who Feeds on Flames", "食炎大龟", WATER, AQUA, 5, 1400, 1800, "2002-09-16", "Spell Ruler", community="食火的大龟"),
))
