"""Cards first printed in Strike of Neos."""

from cards.lang.abilities import Activation, Ignition, Instead, Once, Quick, Target, Trigger
from cards.lang.battle import Role
from cards.lang.conditions import Exists
from cards.lang.costs import DiscardCost
from cards.lang.effects import Banish, Destroy, DestroyNegated, IfYouDo, Negate, SpecialSummon
from cards.lang.filters import InSeries, face_down, face_up, level, monster, named, other
from cards.lang.groups import (
    DECK,
    EVENT,
    GRAVE,
    HAND,
    TARGET,
    THIS,
    cards,
    choose,
    monsters,
    spells_and_traps,
)
from cards.lang.occasions import Battles, Cause, DestroyedAndSent, SummonEffectActivated, Way
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.rows import (
    BEAST_WARRIOR,
    DARK,
    DINOSAUR,
    EARTH,
    FIRE,
    LIGHT,
    SEA_SERPENT,
    WARRIOR,
    WATER,
    WINGED_BEAST,
    counter_trap,
    effect_monster,
    normal,
    printed_in,
)
from cards.lang.turns import Timing

# fmt: off
CARDS = printed_in("Strike of Neos", "2006-11-16", (
    normal(6631034, "Frostosaurus", "冰霜龙", WATER, DINOSAUR, 6, 2600, 1700, "2007-02-24", "Strike of Neos", community="冰霜腕龙"),
    effect_monster(24508238, "D.D. Crow", "异次元乌鸦", DARK, WINGED_BEAST, 1, 100, 100, "2007-02-24", "Strike of Neos", community="D.D.乌鸦", abilities=(
        Quick(
            cost=DiscardCost(THIS), target=Target(1, cards(GRAVE, OPPONENT)), from_=(HAND,),
            do=Banish(TARGET)),
    )),
    effect_monster(27782503, "The Six Samurai - Irou", "六武众－伊郎", DARK, WARRIOR, 4, 1700, 1200, "2007-02-24", "Strike of Neos", community="六武众-伊郎", archetypes=("Six Samurai",), abilities=(
        Trigger(
            when=Battles(Role.ATTACKER, face_down, Timing.START), mandatory=True,
            given=Exists(monsters(YOU, face_up & InSeries("Six Samurai") & ~named("The Six Samurai - Irou"))),
            do=Destroy(EVENT)),
        Instead(of=THIS, do=Destroy(choose(1, monsters(YOU, face_up & other & InSeries("Six Samurai"))))),
    )),
    normal(32626733, "Spiral Serpent", "螺旋龙", WATER, SEA_SERPENT, 8, 2900, 2900, "2007-02-24", "Strike of Neos"),
    counter_trap(34717238, "Pulling the Rug", "叠返", "2007-02-24", "Strike of Neos", abilities=(
        Activation(when=SummonEffectActivated((Way.NORMAL,)), do=IfYouDo(Negate(), DestroyNegated())),
    )),
    effect_monster(64398890, "The Six Samurai - Yaichi", "六武众－矢一", WATER, WARRIOR, 3, 1300, 800, "2007-02-24", "Strike of Neos", community="六武众-矢一", archetypes=("Six Samurai",), abilities=(
        Ignition(
            once=Once.PER_CARD, forgoes_attack=True,
            given=Exists(monsters(YOU, face_up & InSeries("Six Samurai") & ~named("The Six Samurai - Yaichi"))),
            target=Target(1, spells_and_traps(EITHER, face_down)),
            do=Destroy(TARGET)),
        Instead(of=THIS, do=Destroy(choose(1, monsters(YOU, face_up & other & InSeries("Six Samurai"))))),
    )),
    normal(69247929, "Gene-Warped Warwolf", "基因人狼", EARTH, BEAST_WARRIOR, 4, 2000, 100, "2007-02-24", "Strike of Neos", community="基因狼人"),
    effect_monster(90397998, "The Six Samurai - Kamon", "六武众－扫部", FIRE, WARRIOR, 3, 1500, 1000, "2007-02-24", "Strike of Neos", community="六武众-火门", archetypes=("Six Samurai",), abilities=(
        Ignition(
            once=Once.PER_CARD, forgoes_attack=True,
            given=Exists(monsters(YOU, face_up & InSeries("Six Samurai") & ~named("The Six Samurai - Kamon"))),
            target=Target(1, spells_and_traps(EITHER, face_up)),
            do=Destroy(TARGET)),
        Instead(of=THIS, do=Destroy(choose(1, monsters(YOU, face_up & other & InSeries("Six Samurai"))))),
    )),
    effect_monster(95519486, "The Six Samurai - Zanji", "六武众－斩次", LIGHT, WARRIOR, 4, 1800, 1300, "2007-02-24", "Strike of Neos", community="六武众-斩次", archetypes=("Six Samurai",), abilities=(
        Trigger(
            when=Battles(Role.ATTACKER, None, Timing.END), mandatory=True,
            given=Exists(monsters(YOU, face_up & InSeries("Six Samurai") & ~named("The Six Samurai - Zanji"))),
            do=Destroy(EVENT)),
        Instead(of=THIS, do=Destroy(choose(1, monsters(YOU, face_up & other & InSeries("Six Samurai"))))),
    )),
    effect_monster(99675356, "Shien's Footsoldier", "紫炎的步兵", EARTH, WARRIOR, 2, 700, 300, "2007-02-24", "Strike of Neos", community="紫炎的足轻", archetypes=("Shien",), abilities=(
        Trigger(
            when=DestroyedAndSent(THIS, (Cause.BATTLE,)), from_=(GRAVE,),
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & InSeries("Six Samurai") & level(at_most=3))))),
    )),
))
