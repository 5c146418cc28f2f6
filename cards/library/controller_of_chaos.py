"""Cards first printed in Controller of Chaos."""

from cards.lang.rows import BEAST, EARTH, LIGHT, normal, printed_in

# fmt: off
CARDS = printed_in("Controller of Chaos", "2003-04-24", (
    normal(15734813, "Soul Tiger", "魂虎", EARTH, BEAST, 4, 0, 2100, "2004-03-01", "Invasion of Chaos"),
    normal(42129512, "Big Koala", "巨大考拉", EARTH, BEAST, 7, 2700, 2000, "2004-03-01", "Invasion of Chaos", community="巨大树熊"),
    normal(42941100, "Ojama Yellow", "扰乱怪之黄色", LIGHT, BEAST, 2, 0, 1000, "2004-03-01", "Invasion of Chaos", community="扰乱·黄", archetypes=("Ojama",)),
    normal(79335209, "Ojama Black", "扰乱怪之黑色", LIGHT, BEAST, 2, 0, 1000, "2004-03-01", "Invasion of Chaos", community="扰乱·黑", archetypes=("Ojama",)),
))
