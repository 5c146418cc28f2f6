"""Cards first printed in Tournament Pack: 2nd Season (kr)."""

from cards.lang.rows import AQUA, DARK, DRAGON, FAIRY, MACHINE, WATER, WIND, normal, printed_in

# fmt: off
CARDS = printed_in("Tournament Pack: 2nd Season (kr)", "2004-11-28", (
    normal(38277918, "Mikazukinoyaiba", "新月龙", DARK, DRAGON, 7, 2200, 2350, "2002-10-01", "Tournament Pack: 2nd Season"),
    normal(59053232, "Turu-Purun", "啾噜噗珑", WATER, AQUA, 2, 450, 500, "2002-10-01", "Tournament Pack: 2nd Season", community="小水怪"),
    normal(59983499, "Dancing Elf", "舞动精灵", WIND, FAIRY, 1, 300, 200, "2002-10-01", "Tournament Pack: 2nd Season", community="舞蹈精灵"),
    normal(96967123, "Dharma Cannon", "大炮达摩", DARK, MACHINE, 2, 900, 500, "2002-10-01", "Tournament Pack: 2nd Season", community="大炮达磨"),
))
