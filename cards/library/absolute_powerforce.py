"""Cards first printed in Absolute Powerforce."""

from cards.lang.rows import EARTH, MACHINE, normal, printed_in

# fmt: off
CARDS = printed_in("Absolute Powerforce", "2009-11-14", (
    normal(57308711, "Unicycular", "单轮车人", EARTH, MACHINE, 1, 100, 100, "2010-02-11", "Absolute Powerforce"),
))
