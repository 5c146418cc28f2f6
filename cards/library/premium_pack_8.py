"""Cards first printed in Premium Pack 8."""

from cards.lang.rows import FIRE, WARRIOR, WIND, normal, printed_in

# fmt: off
CARDS = printed_in("Premium Pack 8", "2004-12-18", (
    normal(21844576, "Elemental HERO Avian", "元素－英雄 羽毛人", WIND, WARRIOR, 3, 1000, 1000, "2005-06-01", "The Lost Millennium", community="元素英雄 羽翼侠", archetypes=("Elemental HERO",)),
    normal(58932615, "Elemental HERO Burstinatrix", "元素－英雄 爆炎女郎", FIRE, WARRIOR, 3, 1200, 800, "2005-06-01", "The Lost Millennium", community="元素英雄 爆热女郎", archetypes=("Elemental HERO",)),
))
