"""Cards first printed in Duel Terminal - Judgment of Omega."""

from cards.lang.rows import EARTH, ROCK, normal, printed_in

# fmt: off
CARDS = printed_in("Duel Terminal - Judgment of Omega!!", "2010-12-01", (
    normal(76908448, "Gem-Knight Crystal", "宝石骑士・水晶", EARTH, ROCK, 7, 2450, 1950, "2012-07-24", "Hidden Arsenal 6: Omega Xyz", community="宝石骑士·白晶", archetypes=("Gem-Knight",)),
))
