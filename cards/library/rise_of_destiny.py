"""Cards first printed in Rise of Destiny."""

from cards.lang.abilities import Activation, Flip, Trigger
from cards.lang.costs import DiscardCost
from cards.lang.effects import Also, Damage, DestroyNegated, DiscardFromHand, Draw, IfItIs, IfYouDo, Negate
from cards.lang.filters import face_up, monster, named
from cards.lang.groups import HAND, IT, THIS, cards, choose, monsters
from cards.lang.numbers import Count, StatOf, Times
from cards.lang.occasions import Activated, SummonSucceeded, Way
from cards.lang.players import OPPONENT, YOU
from cards.lang.rows import (
    DARK,
    EARTH,
    FIRE,
    MACHINE,
    PYRO,
    WIND,
    WINGED_BEAST,
    counter_trap,
    effect_monster,
    flip_monster,
    normal,
    printed_in,
)
from cards.lang.terms import Stat

# fmt: off
CARDS = printed_in("Rise of Destiny", "2004-08-05", (
    normal(8715625, "Bokoichi the Freightening Car", "魔货物车厢 凹伊奇", DARK, MACHINE, 2, 500, 500, "2004-11-01", "Rise of Destiny", community="魔货物车辆 博科伊奇"),
    effect_monster(26205777, "Thestalos the Firestorm Monarch", "炎帝泰斯塔罗斯", FIRE, PYRO, 6, 2400, 1000, "2004-11-01", "Rise of Destiny", community="炎帝 泰斯塔罗斯", abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.TRIBUTE,)), mandatory=True,
            do=IfYouDo(
                DiscardFromHand(OPPONENT, 1, random=True),
                IfItIs(monster, Damage(OPPONENT, Times(100, StatOf(Stat.LEVEL, IT)))))),
    )),
    normal(34100324, "Harpie Girl", "神鹰女孩", WIND, WINGED_BEAST, 2, 500, 500, "2004-11-01", "Rise of Destiny", community="鹰身少女", archetypes=("Harpie",)),
    normal(35322812, "Woodborg Inpachi", "人造木人１８", FIRE, MACHINE, 5, 500, 2500, "2004-11-01", "Rise of Destiny", community="人造木人18"),
    counter_trap(49010598, "Divine Wrath", "天谴", "2004-11-01", "Rise of Destiny", community="天罚", abilities=(
        Activation(
            when=Activated(monster),
            cost=DiscardCost(choose(1, cards(HAND, YOU))),
            do=IfYouDo(Negate(), DestroyNegated())),
    )),
    normal(62327910, "Mighty Guard", "强力守卫", EARTH, MACHINE, 4, 500, 1200, "2004-11-01", "Rise of Destiny"),
    flip_monster(87621407, "Dekoichi the Battlechanted Locomotive", "魔装机关车 凸伊奇", DARK, MACHINE, 4, 1400, 1000, "2004-11-01", "Rise of Destiny", community="魔装机关车 迪科伊奇", abilities=(
        Flip(do=Also(
            Draw(YOU, 1),
            Draw(YOU, Count(monsters(YOU, face_up & named("Bokoichi the Freightening Car")))))),
    )),
))
