"""Cards first printed in Ancient Sanctuary (ae)."""

from cards.lang.rows import (
    DARK,
    EARTH,
    FAIRY,
    INSECT,
    LIGHT,
    REPTILE,
    SPELLCASTER,
    WARRIOR,
    WATER,
    normal,
    printed_in,
)

# fmt: off
CARDS = printed_in("Ancient Sanctuary (ae)", "2004-10-14", (
    normal(2468169, "Sealmaster Meisei", "封印师 明晴", DARK, SPELLCASTER, 3, 1100, 900, "2004-05-01", "Ancient Sanctuary", community="封印师 明晴"),
    normal(39552864, "Mystical Shine Ball", "神圣球体", LIGHT, FAIRY, 2, 500, 500, "2004-05-01", "Ancient Sanctuary"),
    normal(39674352, "Gogiga Gagagigo", "哥吉咖・咖咖吉哥", WATER, REPTILE, 8, 2950, 2800, "2004-05-01", "Ancient Sanctuary", community="巨歧蜥·魔蜥义豪"),
    normal(65957473, "Metal Armored Bug", "铁钢装甲虫", EARTH, INSECT, 8, 2800, 1500, "2004-05-01", "Ancient Sanctuary"),
    normal(66073051, "Warrior of Zera", "杰拉的战士", EARTH, WARRIOR, 4, 1600, 1600, "2004-05-01", "Ancient Sanctuary"),
))
