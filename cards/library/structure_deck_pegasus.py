"""Cards first printed in Structure Deck: Pegasus."""

from cards.lang.rows import AQUA, DRAGON, FIRE, WATER, normal, printed_in

# fmt: off
CARDS = printed_in("Structure Deck: Pegasus", "2002-03-21", (
    normal(2964201, "Ryu-Ran", "蛋龙", FIRE, DRAGON, 7, 2200, 2600, "2002-09-16", "Spell Ruler"),
    normal(65570596, "Red Archery Girl", "弓箭美人鱼", WATER, AQUA, 4, 1400, 1500, "2002-09-16", "Spell Ruler", community="拉弓的人鱼"),
))
