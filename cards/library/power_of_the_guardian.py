"""Cards first printed in Power of the Guardian."""

from cards.lang.rows import BEAST_WARRIOR, EARTH, FIRE, MACHINE, WIND, normal, printed_in

# fmt: off
CARDS = printed_in("Power of the Guardian", "2002-11-21", (
    normal(11987744, "Nin-Ken Dog", "忍犬奇狗", WIND, BEAST_WARRIOR, 4, 1800, 1000, "2003-12-01", "Dark Crisis", community="忍犬 奇狗"),
    normal(47372349, "Acrobat Monkey", "杂耍猴", EARTH, MACHINE, 3, 1000, 1800, "2003-12-01", "Dark Crisis", community="杂技猴"),
    normal(48094997, "Battle Footballer", "战斗橄榄球员", FIRE, MACHINE, 4, 1000, 2100, "2003-12-01", "Dark Crisis"),
))
