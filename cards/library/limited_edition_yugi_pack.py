"""Cards first printed in Limited Edition: Yugi Pack."""

from cards.lang.rows import AQUA, EARTH, WARRIOR, WATER, normal, printed_in

# fmt: off
CARDS = printed_in("Limited Edition: Yugi Pack", "1999-06-01", (
    normal(5628232, "Flying Penguin", "飞天企鹅", WATER, AQUA, 4, 1200, 1000, "2002-12-20", "McDonald's Promotional Cards", community="飞企鹅", archetypes=("Penguin",)),
    normal(32012841, "Millennium Shield", "仟年之盾", EARTH, WARRIOR, 5, 0, 3000, "2002-12-20", "McDonald's Promotional Cards", community="千年盾"),
    normal(71068263, "Stuffed Animal", "食人玩偶", EARTH, WARRIOR, 3, 1200, 900, "2002-10-01", "Tournament Pack: 2nd Season"),
))
