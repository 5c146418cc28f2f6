"""Cards first printed in Stardust Overdrive."""

from cards.lang.abilities import (
    Activation,
    Continuous,
    Ignition,
    Once,
    Procedure,
    SubstituteTuner,
    Target,
    Trigger,
)
from cards.lang.alterations import LevelChanges
from cards.lang.battle import NoBattlePhase, NotDestroyedByBattleOnce
from cards.lang.conditions import During
from cards.lang.continuous import FurtherNormalSummon
from cards.lang.costs import ReturnToHandCost, TributeCost
from cards.lang.effects import Apply, Destroy, Draw, IfYouDo, SendToGrave, SpecialSummon, Until
from cards.lang.filters import (
    AtLeast,
    FaceDownToo,
    LowerThanThis,
    OfAttribute,
    OfLevel,
    OfRace,
    WithTrait,
    face_up,
    level,
    monster,
    named,
    other,
    series,
    tuner,
)
from cards.lang.groups import DECK, FIELD, GRAVE, HAND, MONSTERS, TARGET, THIS, UpTo, cards, choose, monsters
from cards.lang.occasions import SummonSucceeded, Way
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.procedures import Payment, Takes
from cards.lang.prohibitions import OnlyForTributeSummon
from cards.lang.recipes import SynchroOf
from cards.lang.rows import (
    AQUA,
    DARK,
    INSECT,
    MACHINE,
    WATER,
    WIND,
    WINGED_BEAST,
    effect_monster,
    effect_synchro,
    effect_tuner,
    printed_in,
    quick_play_spell,
)
from cards.lang.terms import Stat, Trait
from cards.lang.turns import Phase

# fmt: off
CARDS = printed_in("Stardust Overdrive", "2009-07-18", (
    effect_monster(9126351, "Swap Frog", "鬼青蛙", WATER, AQUA, 2, 1000, 500, "2009-11-12", "Stardust Overdrive", archetypes=("Frog",), abilities=(
        Procedure(takes=Takes(Payment.DISCARD, (cards(HAND, YOU, monster & other & OfAttribute(WATER)),))),
        Trigger(
            when=SummonSucceeded(THIS, (Way.NORMAL, Way.FLIP, Way.SPECIAL)),
            do=SendToGrave(choose(1, cards(
                (DECK, MONSTERS), YOU,
                monster & FaceDownToo(OfAttribute(WATER) & OfRace(AQUA) & level(at_most=2)))))),
        Ignition(
            once=Once.PER_CARD,
            cost=ReturnToHandCost(choose(1, monsters(YOU))),
            do=Apply(FurtherNormalSummon(YOU, monster & series("Frog") & ~named("Swap Frog")), Until.END_OF_TURN)),
    )),
    effect_tuner(20932152, "Quickdraw Synchron", "快枪同步士", WIND, MACHINE, 5, 700, 1400, "2009-11-12", "Stardust Overdrive", community="速攻同调士", archetypes=("Synchron",), abilities=(
        Procedure(takes=Takes(Payment.SEND, (cards(HAND, YOU, monster),))),
        SubstituteTuner(
            series="Synchron",
            names=("Drill Synchron", "Junk Synchron", "Nitro Synchron", "Road Synchron", "Turbo Synchron")),
    )),
    effect_synchro(33236860, "Blackwing - Silverwind the Ascendant", "黑羽－孤高之银风", DARK, WINGED_BEAST, 8, 2800, 2000, "2009-11-12", "Stardust Overdrive", community="黑羽-孤高之银风鸦", archetypes=("Blackwing",), recipe=SynchroOf(tuner=tuner & series("Blackwing"), fewest=2), abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.SYNCHRO,)), oath=NoBattlePhase(YOU),
            target=Target(UpTo(2), monsters(EITHER, face_up & LowerThanThis(Stat.DEF, Stat.ATK))),
            do=Destroy(TARGET)),
        Continuous(
            effect=NotDestroyedByBattleOnce(monsters(YOU, series("Blackwing"))), given=During((Phase.BATTLE,), OPPONENT)),
    )),
    quick_play_spell(33846209, "Gemini Spark", "二重电光", "2009-11-12", "Stardust Overdrive", abilities=(
        Activation(
            cost=TributeCost(choose(1, monsters(YOU, face_up & WithTrait(Trait.GEMINI) & OfLevel(4)))),
            target=Target(1, cards(FIELD, EITHER)),
            do=IfYouDo(Destroy(TARGET), Draw(YOU, 1))),
    )),
    effect_monster(57421866, "Level Eater", "等级偷窃虫", DARK, INSECT, 1, 600, 0, "2009-11-12", "Stardust Overdrive", abilities=(
        Ignition(
            from_=(GRAVE,),
            target=Target(1, monsters(YOU, face_up & AtLeast(Stat.LEVEL, 5))),
            do=IfYouDo(Apply(LevelChanges(TARGET, -1)), SpecialSummon(THIS))),
        Continuous(effect=OnlyForTributeSummon(THIS)),
    )),
))
