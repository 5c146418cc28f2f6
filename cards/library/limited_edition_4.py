"""Cards first printed in Limited Edition 4."""

from cards.lang.rows import DARK, FIEND, LIGHT, WARRIOR, normal, printed_in

# fmt: off
CARDS = printed_in("Limited Edition 4", "2002-05-28", (
    normal(25652259, "Queen's Knight", "王后骑士", LIGHT, WARRIOR, 4, 1500, 1600, "2005-11-01", "Elemental Energy"),
    normal(38445524, "Gil Garth", "钩刀魔", DARK, FIEND, 4, 1800, 1200, "2007-11-03", "Gladiator's Assault", community="屠杀巨灵"),
    normal(90876561, "Jack's Knight", "卫兵骑士", LIGHT, WARRIOR, 5, 1900, 1000, "2005-11-01", "Elemental Energy"),
))
