"""Cards first printed in Limited Edition: Joey Pack."""

from cards.lang.rows import DARK, DRAGON, FIRE, LIGHT, MACHINE, SPELLCASTER, normal, printed_in

# fmt: off
CARDS = printed_in("Limited Edition: Joey Pack", "1999-06-01", (
    normal(7562372, "Megasonic Eye", "超音速之眼", DARK, MACHINE, 5, 1500, 1800, "2002-12-20", "McDonald's Promotional Cards"),
    normal(68401546, "Fairy's Gift", "妖精的赠礼", LIGHT, SPELLCASTER, 4, 1400, 1000, "2002-12-20", "McDonald's Promotional Cards"),
    normal(70345785, "Yamadron", "三头巨龙", FIRE, DRAGON, 5, 1600, 1800, "2002-12-20", "McDonald's Promotional Cards"),
))
