"""Cards first printed in Limited Edition: Kaiba Pack."""

from cards.lang.rows import DARK, SEA_SERPENT, WATER, ZOMBIE, normal, printed_in

# fmt: off
CARDS = printed_in("Limited Edition: Kaiba Pack", "1999-06-01", (
    normal(33734439, "Three-Legged Zombies", "二人三脚丧尸", DARK, ZOMBIE, 3, 1100, 800, "2002-12-20", "McDonald's Promotional Cards", community="2人3脚僵尸"),
    normal(44073668, "Takriminos", "水鱼鳍龙", WATER, SEA_SERPENT, 4, 1500, 1200, "2002-12-20", "McDonald's Promotional Cards", community="塔库利米诺斯"),
    normal(71280811, "Yaranzo", "食人宝箱", DARK, ZOMBIE, 4, 1300, 1500, "2002-12-20", "McDonald's Promotional Cards", community="宝箱鬼"),
))
