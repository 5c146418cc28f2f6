"""Cards first printed in Pharaoh's Servant (ae)."""

from cards.lang.rows import FIRE, PYRO, normal, printed_in

# fmt: off
CARDS = printed_in("Pharaoh's Servant (ae)", "2003-04-24", (
    normal(5388481, "Darkfire Soldier #1", "燃烧士兵", FIRE, PYRO, 4, 1700, 1150, "2002-10-20", "Pharaoh's Servant"),
    normal(31477025, "Mr. Volcano", "火山先生", FIRE, PYRO, 5, 2100, 1300, "2002-10-20", "Pharaoh's Servant"),
    normal(42599677, "Flame Champion", "火焰杀手", FIRE, PYRO, 5, 1900, 1300, "2002-10-20", "Pharaoh's Servant"),
    normal(78984772, "Twin-Headed Fire Dragon", "爆炎龙", FIRE, PYRO, 6, 2200, 1700, "2002-10-20", "Pharaoh's Servant"),
))
