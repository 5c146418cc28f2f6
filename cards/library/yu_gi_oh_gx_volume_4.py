"""Cards first printed in Yu-Gi-Oh! GX Volume 4."""

from cards.lang.abilities import Continuous, SummoningCondition, Trigger
from cards.lang.continuous import Gain
from cards.lang.effects import Destroy
from cards.lang.filters import OfAttribute, face_up, monster, named, series
from cards.lang.groups import BANISHED, DECK, EXTRA, GRAVE, HAND, THIS, every, monsters
from cards.lang.numbers import Count, Times
from cards.lang.occasions import Leaves
from cards.lang.players import EITHER, OPPONENT
from cards.lang.procedures import Bar
from cards.lang.recipes import FusionOf
from cards.lang.rows import WARRIOR, WATER, effect_fusion, printed_in

# fmt: off
CARDS = printed_in("Yu-Gi-Oh! GX Volume 4", "2008-11-04", (
    effect_fusion(40854197, "Elemental HERO Absolute Zero", "元素－英雄 绝对零度", WATER, WARRIOR, 8, 2500, 2000, "2009-10-02", "Yu-Gi-Oh! GX Volume 4", community="元素英雄 绝对零度侠", archetypes=("Elemental HERO",), recipe=FusionOf((monster & series("HERO"), monster & OfAttribute(WATER))), abilities=(
        SummoningCondition(bars=(Bar.UNLESS_PROPER,)),
        Continuous(effect=Gain(
            THIS, atk=Times(500, Count(monsters(EITHER, face_up & OfAttribute(WATER) & ~named("Elemental HERO Absolute Zero")))))),
        Trigger(
            when=Leaves(THIS), mandatory=True, from_=(GRAVE, BANISHED, HAND, DECK, EXTRA),
            do=Destroy(every(monsters(OPPONENT)))),
    )),
))
