"""Cards first printed in Premium Pack Vol.5 (kr)."""

from cards.lang.rows import DARK, SPELLCASTER, normal, printed_in

# fmt: off
CARDS = printed_in("Premium Pack Vol.5 (kr)", "2010-07-03", (
    normal(38999506, "Cosmo Queen", "宇宙女皇", DARK, SPELLCASTER, 8, 2900, 2450, "2002-12-20", "McDonald's Promotional Cards", community="宇宙女王"),
))
