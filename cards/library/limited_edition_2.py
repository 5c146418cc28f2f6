"""Cards first printed in Limited Edition 2."""

from cards.lang.rows import BEAST, EARTH, normal, printed_in

# fmt: off
CARDS = printed_in("Limited Edition 2", "2000-04-01", (
    normal(5818798, "Gazelle the King of Mythical Beasts", "幻兽王 加赛尔", EARTH, BEAST, 4, 1500, 1200, "2002-06-26", "Metal Raiders", community="幻兽王 加泽尔", archetypes=("Phantom Beast",)),
    normal(64428736, "Alligator's Sword", "飞龙战士", EARTH, BEAST, 4, 1500, 1200, "2011-08-13", "World Championship 2011 Card Pack", community="翼龙战士"),
))
