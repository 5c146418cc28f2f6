"""Cards first printed in The Lost Millennium."""

from cards.lang.rows import EARTH, LIGHT, WARRIOR, normal, printed_in

# fmt: off
CARDS = printed_in("The Lost Millennium", "2005-02-24", (
    normal(20721928, "Elemental HERO Sparkman", "元素－英雄 闪光人", LIGHT, WARRIOR, 4, 1600, 1400, "2005-06-01", "The Lost Millennium", community="元素英雄 电光侠", archetypes=("Elemental HERO",)),
    normal(84327329, "Elemental HERO Clayman", "元素－英雄 黏土人", EARTH, WARRIOR, 4, 800, 2000, "2005-06-01", "The Lost Millennium", community="元素英雄 黏土侠", archetypes=("Elemental HERO",)),
))
