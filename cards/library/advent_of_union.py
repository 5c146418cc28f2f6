"""Cards first printed in Advent of Union."""

from cards.lang.abilities import (
    Continuous,
    Equips,
    Ignition,
    Instead,
    Once,
    Procedure,
    SummoningCondition,
    Target,
)
from cards.lang.conditions import UnusedThisTurn
from cards.lang.continuous import Gain
from cards.lang.costs import DiscardCost
from cards.lang.effects import Destroy, Equip, SpecialSummon
from cards.lang.filters import named
from cards.lang.groups import EQUIPPED, EXTRA, FIELD, HAND, MONSTERS, TARGET, THIS, cards, choose, monsters
from cards.lang.occasions import Cause
from cards.lang.places import Place, Position
from cards.lang.players import OPPONENT, YOU
from cards.lang.procedures import Bar, Payment, TakesMaterials
from cards.lang.recipes import FusionOf
from cards.lang.rows import (
    AQUA,
    DARK,
    FIRE,
    LIGHT,
    MACHINE,
    PYRO,
    THUNDER,
    WARRIOR,
    WATER,
    WIND,
    effect_fusion,
    normal,
    printed_in,
    union_monster,
)

# fmt: off
CARDS = printed_in("Advent of Union", "2002-07-18", (
    normal(11321183, "Dark Blade", "暗魔界战士 暗黑剑", DARK, WARRIOR, 4, 1800, 1500, "2003-10-10", "Magician's Force", community="暗魔界的战士 暗黑之剑"),
    normal(12143771, "People Running About", "流离的民众", FIRE, PYRO, 2, 600, 600, "2003-10-10", "Magician's Force", community="流离的饥民"),
    normal(58538870, "Oppressed People", "受镇压的民众", WATER, AQUA, 1, 400, 2000, "2003-10-10", "Magician's Force", community="受弹压的民众"),
    normal(62651957, "X-Head Cannon", "X－首领加农", LIGHT, MACHINE, 4, 1800, 1500, "2003-10-10", "Magician's Force", community="X-首领加农"),
    union_monster(64500000, "Z-Metal Tank", "Z－金属履带", LIGHT, MACHINE, 4, 1500, 1300, "2003-10-10", "Magician's Force", community="Z-金属履带", abilities=(
        Ignition(
            given=UnusedThisTurn("unequip"), once=Once.PER_CARD, from_=(MONSTERS,),
            target=Target(1, monsters(YOU, named("X-Head Cannon") | named("Y-Dragon Head"))),
            do=Equip(TARGET), key="equip"),
        Ignition(
            given=UnusedThisTurn("equip"), once=Once.PER_CARD, from_=(Place.SPELLS,),
            do=SpecialSummon(THIS, Position.ATTACK), key="unequip"),
        Equips(to=monsters(YOU, named("X-Head Cannon") | named("Y-Dragon Head"))),
        Continuous(effect=Gain(EQUIPPED, 600, 600)),
        Instead(of=EQUIPPED, by=(Cause.BATTLE,), do=Destroy(THIS), mandatory=True),
    )),
    union_monster(65622692, "Y-Dragon Head", "Y－龙首", LIGHT, MACHINE, 4, 1500, 1600, "2003-10-10", "Magician's Force", community="Y-龙头", abilities=(
        Ignition(
            given=UnusedThisTurn("unequip"), once=Once.PER_CARD, from_=(MONSTERS,),
            target=Target(1, monsters(YOU, named("X-Head Cannon"))),
            do=Equip(TARGET), key="equip"),
        Ignition(
            given=UnusedThisTurn("equip"), once=Once.PER_CARD, from_=(Place.SPELLS,),
            do=SpecialSummon(THIS, Position.ATTACK), key="unequip"),
        Equips(to=monsters(YOU, named("X-Head Cannon"))),
        Continuous(effect=Gain(EQUIPPED, 400, 400)),
        Instead(of=EQUIPPED, by=(Cause.BATTLE,), do=Destroy(THIS), mandatory=True),
    )),
    normal(85936485, "United Resistance", "团结的抗争", WIND, THUNDER, 3, 1000, 400, "2003-10-10", "Magician's Force", community="团结的反抗军"),
    effect_fusion(91998119, "XYZ-Dragon Cannon", "XYZ－龙型加农炮", LIGHT, MACHINE, 8, 2800, 2600, "2003-09-01", "Collectible Tins 2003", community="XYZ-神龙炮", recipe=FusionOf((named("X-Head Cannon"), named("Y-Dragon Head"), named("Z-Metal Tank"))), abilities=(
        SummoningCondition(bars=(Bar.UNTIL_PROPER, Bar.FROM_GRAVE)),
        Procedure(from_=(EXTRA,), takes=TakesMaterials(Payment.BANISH, (MONSTERS, Place.SPELLS))),
        Ignition(
            cost=DiscardCost(choose(1, cards(HAND, YOU))),
            target=Target(1, cards(FIELD, OPPONENT)),
            do=Destroy(TARGET)),
    )),
))
