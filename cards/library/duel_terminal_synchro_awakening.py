"""Cards first printed in Duel Terminal - Synchro Awakening."""

from cards.lang.rows import DARK, DRAGON, FIRE, MACHINE, normal, normal_tuner, printed_in

# fmt: off
CARDS = printed_in("Duel Terminal - Synchro Awakening!!", "2008-03-12", (
    normal_tuner(21615956, "Flamvell Guard", "炎狱护卫者", FIRE, DRAGON, 1, 100, 2000, "2009-11-05", "Hidden Arsenal", community="炎狱护卫龙", archetypes=("Flamvell",)),
    normal(89386122, "Ally of Justice Clausolas", "正义盟军 辉剑鸟", DARK, MACHINE, 6, 2300, 1200, "2009-11-05", "Hidden Arsenal", archetypes=("Ally of Justice",)),
))
