"""Cards first printed in Champion of Black Magic."""

from cards.lang.rows import BEAST, DRAGON, FAIRY, FIRE, WIND, WINGED_BEAST, normal, printed_in

# fmt: off
CARDS = printed_in("Champion of Black Magic", "2002-09-19", (
    normal(11091375, "Luster Dragon", "蓝玉石龙", WIND, DRAGON, 4, 1900, 1600, "2003-10-10", "Magician's Force", community="蓝宝石龙"),
    normal(11813953, "Great Angus", "巨大安格斯", FIRE, BEAST, 4, 1800, 600, "2003-10-10", "Magician's Force", community="大型肉畜"),
    normal(48202661, "Aitsu", "那家伙", FIRE, FAIRY, 5, 100, 100, "2003-10-10", "Magician's Force", community="彼者"),
    normal(84696266, "Sonic Duck", "音速鸭", WIND, WINGED_BEAST, 3, 1700, 700, "2003-10-10", "Magician's Force"),
))
