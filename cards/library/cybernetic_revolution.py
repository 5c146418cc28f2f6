"""Cards first printed in Cybernetic Revolution."""

from cards.lang.abilities import Activation, Procedure, Trigger
from cards.lang.conditions import All, Exists, None_
from cards.lang.costs import PayLP
from cards.lang.effects import AddToHand, Banish, FusionSummon, SpecialSummon
from cards.lang.filters import OfRace, WithTrait, monster, named, series
from cards.lang.groups import (
    DECK,
    GRAVE,
    HAND,
    MONSTERS,
    THIS,
    AsManyAs,
    OrMore,
    cards,
    choose,
    every,
    monsters,
)
from cards.lang.occasions import Cause, DestroyedAndSent, SummonSucceeded, Way
from cards.lang.players import OPPONENT, YOU
from cards.lang.recipes import FusionOf
from cards.lang.rows import (
    AQUA,
    EARTH,
    FAIRY,
    LIGHT,
    MACHINE,
    PLANT,
    WATER,
    WIND,
    effect_monster,
    fusion,
    normal,
    normal_spell,
    printed_in,
)
from cards.lang.terms import Trait

# fmt: off
CARDS = printed_in("Cybernetic Revolution", "2005-05-26", (
    fusion(5368615, "Steam Gyroid", "蒸汽火车旋翼机人", EARTH, MACHINE, 6, 2200, 1600, "2005-08-01", "Cybernetic Revolution", community="蒸汽旋翼机人", archetypes=("roid",), recipe=FusionOf((named("Gyroid"), named("Steamroid")))),
    effect_monster(10456559, "T.A.D.P.O.L.E.", "恶魂邪苦止", WATER, AQUA, 1, 0, 0, "2005-08-01", "Cybernetic Revolution", abilities=(
        Trigger(
            when=DestroyedAndSent(THIS, (Cause.BATTLE,)), from_=(GRAVE,),
            do=AddToHand(choose(OrMore(1), cards(DECK, YOU, named("T.A.D.P.O.L.E."))))),
    )),
    normal_spell(18895832, "System Down", "系统崩溃", "2005-08-01", "Cybernetic Revolution", abilities=(
        Activation(
            cost=PayLP(1000),
            do=Banish(every(cards((MONSTERS, GRAVE), OPPONENT, monster & OfRace(MACHINE))))),
    )),
    normal(23635815, "Jerry Beans Man", "杰瑞豆人", EARTH, PLANT, 3, 1750, 0, "2005-08-01", "Cybernetic Revolution", community="软糖豆人"),
    normal_spell(45906428, "Miracle Fusion", "奇迹结合", "2005-08-01", "Cybernetic Revolution", community="奇迹融合", archetypes=("Polymerization/Fusion",), abilities=(
        Activation(do=FusionSummon((MONSTERS, GRAVE), which=monster & series("Elemental HERO") & WithTrait(Trait.FUSION), banishing=True)),
    )),
    normal(45945685, "Cycroid", "单车机人", EARTH, MACHINE, 3, 800, 1000, "2005-08-01", "Cybernetic Revolution", archetypes=("roid",)),
    normal(60246171, "Soitsu", "那小子", WIND, FAIRY, 3, 0, 0, "2005-08-01", "Cybernetic Revolution", community="他者"),
    effect_monster(70095154, "Cyber Dragon", "电子龙", LIGHT, MACHINE, 5, 2100, 1600, "2005-08-01", "Cybernetic Revolution", archetypes=("Cyber Dragon",), abilities=(
        Procedure(given=All((Exists(monsters(OPPONENT)), None_(monsters(YOU))))),
    )),
    effect_monster(84451804, "Des Frog", "死亡青蛙", WATER, AQUA, 5, 1900, 0, "2005-08-01", "Cybernetic Revolution", archetypes=("Frog",), abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.TRIBUTE,)),
            do=SpecialSummon(choose(AsManyAs(cards(GRAVE, YOU, named("T.A.D.P.O.L.E."))), cards((HAND, DECK), YOU, named("Des Frog"))))),
    )),
    normal(97240270, "Mad Lobster", "疯狂龙虾", WATER, AQUA, 3, 1700, 1000, "2005-08-01", "Cybernetic Revolution", community="狂怒龙虾"),
))
