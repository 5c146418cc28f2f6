"""Cards first printed in The New Ruler."""

from cards.lang.rows import DINOSAUR, EARTH, MACHINE, WATER, ZOMBIE, normal, printed_in

# fmt: off
CARDS = printed_in("The New Ruler", "2002-05-16", (
    normal(24530661, "Master Kyonshee", "达人僵尸", EARTH, ZOMBIE, 4, 1750, 1000, "2003-07-18", "Pharaonic Guardian"),
    normal(51934376, "Kabazauls", "打喷嚏的河马龙", WATER, DINOSAUR, 4, 1700, 1500, "2003-07-18", "Pharaonic Guardian", community="打大喷嚏的河马龙"),
    normal(97923414, "Inpachi", "大木人１８", EARTH, MACHINE, 4, 1600, 1900, "2003-07-18", "Pharaonic Guardian", community="大木人18"),
))
