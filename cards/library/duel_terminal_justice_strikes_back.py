"""Cards first printed in Duel Terminal - Justice Strikes Back."""

from cards.lang.rows import DARK, MACHINE, normal_tuner, printed_in

# fmt: off
CARDS = printed_in("Duel Terminal - Justice Strikes Back!!", "2008-09-22", (
    normal_tuner(40155554, "Ally Mind", "A・心灵", DARK, MACHINE, 5, 1800, 1400, "2010-07-15", "Hidden Arsenal 2", community="盟军头脑"),
))
