"""Cards first printed in Duel Terminal - Synchro Awakening."""

from cards.lang.abilities import Target, Trigger
from cards.lang.effects import ReturnToHand
from cards.lang.groups import FIELD, TARGET, THIS, UpTo, cards
from cards.lang.occasions import SummonSucceeded, Way
from cards.lang.players import OPPONENT
from cards.lang.recipes import SynchroOf
from cards.lang.rows import (
    DARK,
    DRAGON,
    FIRE,
    MACHINE,
    THUNDER,
    WIND,
    effect_synchro,
    normal,
    normal_tuner,
    printed_in,
)

# fmt: off
CARDS = printed_in("Duel Terminal - Synchro Awakening!!", "2008-03-12", (
    normal_tuner(21615956, "Flamvell Guard", "炎狱护卫者", FIRE, DRAGON, 1, 100, 2000, "2009-11-05", "Hidden Arsenal", community="炎狱护卫龙", archetypes=("Flamvell",)),
    effect_synchro(27315304, "Mist Wurm", "喷霞虫", WIND, THUNDER, 9, 2500, 1500, "2009-11-05", "Hidden Arsenal", recipe=SynchroOf(fewest=2), abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.SYNCHRO,)), mandatory=True,
            target=Target(UpTo(3), cards(FIELD, OPPONENT)),
            do=ReturnToHand(TARGET)),
    )),
    normal(89386122, "Ally of Justice Clausolas", "正义盟军 辉剑鸟", DARK, MACHINE, 6, 2300, 1200, "2009-11-05", "Hidden Arsenal", archetypes=("Ally of Justice",)),
))
