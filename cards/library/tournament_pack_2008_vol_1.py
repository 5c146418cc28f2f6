"""Cards first printed in Tournament Pack 2008 Vol.1."""

from cards.lang.rows import AQUA, WATER, normal, printed_in

# fmt: off
CARDS = printed_in("Tournament Pack 2008 Vol.1", "2008-04-01", (
    normal(68638985, "Slime Toad", "蛙形史莱姆", WATER, AQUA, 2, 700, 500, "2002-12-20", "McDonald's Promotional Cards"),
))
