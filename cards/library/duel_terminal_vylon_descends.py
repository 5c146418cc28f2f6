"""Cards first printed in Duel Terminal - Vylon Descends."""

from cards.lang.rows import AQUA, EARTH, PYRO, THUNDER, normal, printed_in

# fmt: off
CARDS = printed_in("Duel Terminal - Vylon Descends!!", "2010-04-27", (
    normal(27126980, "Gem-Knight Sapphire", "宝石骑士・苍玉石", EARTH, AQUA, 4, 0, 2100, "2011-12-01", "Hidden Arsenal 5: Steelswarm Invasion", community="宝石骑士·青玉", archetypes=("Gem-Knight",)),
    normal(54620698, "Gem-Knight Tourmaline", "宝石骑士・电气石", EARTH, THUNDER, 4, 1600, 1800, "2011-12-01", "Hidden Arsenal 5: Steelswarm Invasion", community="宝石骑士·黄碧", archetypes=("Gem-Knight",)),
    normal(91731841, "Gem-Knight Garnet", "宝石骑士・石榴石", EARTH, PYRO, 4, 1900, 0, "2011-12-01", "Hidden Arsenal 5: Steelswarm Invasion", community="宝石骑士·红榴", archetypes=("Gem-Knight",)),
))
