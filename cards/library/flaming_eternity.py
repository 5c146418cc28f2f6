"""Cards first printed in Flaming Eternity."""

from cards.lang.rows import BEAST, DRAGON, EARTH, FISH, INSECT, LIGHT, WATER, normal, printed_in

# fmt: off
CARDS = printed_in("Flaming Eternity", "2004-11-25", (
    normal(8508055, "Chu-Ske the Mouse Fighter", "格斗鼠 吱助", EARTH, BEAST, 3, 1200, 0, "2005-03-01", "Flaming Eternity"),
    normal(35052053, "Insect Knight", "甲虫装甲骑士", EARTH, INSECT, 4, 1900, 1500, "2005-03-01", "Flaming Eternity"),
    normal(36119641, "Space Mambo", "太空翻车鱼", WATER, FISH, 4, 1700, 1000, "2005-03-01", "Flaming Eternity"),
    normal(62113340, "Divine Dragon Ragnarok", "神龙 诸神黄昏", LIGHT, DRAGON, 4, 1500, 1000, "2005-03-01", "Flaming Eternity", community="神龙 末日龙"),
))
