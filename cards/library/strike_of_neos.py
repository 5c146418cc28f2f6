"""Cards first printed in Strike of Neos."""

from cards.lang.abilities import Quick, Target
from cards.lang.costs import DiscardCost
from cards.lang.effects import Banish
from cards.lang.groups import GRAVE, HAND, TARGET, THIS, cards
from cards.lang.players import OPPONENT
from cards.lang.rows import (
    BEAST_WARRIOR,
    DARK,
    DINOSAUR,
    EARTH,
    SEA_SERPENT,
    WATER,
    WINGED_BEAST,
    effect_monster,
    normal,
    printed_in,
)

# fmt: off
CARDS = printed_in("Strike of Neos", "2006-11-16", (
    normal(6631034, "Frostosaurus", "冰霜龙", WATER, DINOSAUR, 6, 2600, 1700, "2007-02-24", "Strike of Neos", community="冰霜腕龙"),
    effect_monster(24508238, "D.D. Crow", "异次元乌鸦", DARK, WINGED_BEAST, 1, 100, 100, "2007-02-24", "Strike of Neos", community="D.D.乌鸦", abilities=(
        Quick(
            cost=DiscardCost(THIS), target=Target(1, cards(GRAVE, OPPONENT)), from_=(HAND,),
            do=Banish(TARGET)),
    )),
    normal(32626733, "Spiral Serpent", "螺旋龙", WATER, SEA_SERPENT, 8, 2900, 2900, "2007-02-24", "Strike of Neos"),
    normal(69247929, "Gene-Warped Warwolf", "基因人狼", EARTH, BEAST_WARRIOR, 4, 2000, 100, "2007-02-24", "Strike of Neos", community="基因狼人"),
))
