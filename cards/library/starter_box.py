"""Cards first printed in Starter Box."""

from cards.lang.rows import DARK, EARTH, FIEND, INSECT, LIGHT, ROCK, SPELLCASTER, WARRIOR, normal, printed_in

# fmt: off
CARDS = printed_in("Starter Box", "1999-03-18", (
    normal(49370026, "Genin", "杂耍人", LIGHT, SPELLCASTER, 3, 600, 900, community="戏法师"),
    normal(62193699, "Rock Ogre Grotto #2", "大地战士", EARTH, ROCK, 3, 700, 1400),
    normal(80600490, "Kageningen", "暗影斗士", DARK, WARRIOR, 2, 800, 600, "2013-10-10", "Legendary Collection 4: Joey's World Mega Pack", community="暗影战士"),
    normal(84686841, "King Fog", "烟之王", DARK, FIEND, 3, 1000, 900, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(98075147, "Spiked Snail", "恶鬼蜗牛", DARK, INSECT, 3, 700, 1300, community="恶魔蜗牛"),
))
