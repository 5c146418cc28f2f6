"""Cards first printed in Light of Destruction."""

from cards.lang.abilities import (
    Activation,
    Continuous,
    Flip,
    Ignition,
    Once,
    Procedure,
    SummoningCondition,
    Target,
    Trigger,
    Whenever,
)
from cards.lang.battle import MayAttackDirectly, Role
from cards.lang.conditions import Exists, InBattle, TributeSummonedWith
from cards.lang.continuous import CannotTurnByHand, Gain, NotDestroyedByBattle
from cards.lang.costs import DiscardCost, MillCost, TributeCost
from cards.lang.effects import (
    AfterThat,
    Also,
    Apply,
    ChangePosition,
    Destroy,
    Draw,
    If,
    IfYouDo,
    Mill,
    SpecialSummon,
    Then,
    Tie,
    TossCoin,
    Until,
)
from cards.lang.filters import InSeries, atk, face_up, monster, named, series
from cards.lang.groups import (
    DECK,
    EXTRA,
    FIELD,
    GRAVE,
    HAND,
    MONSTERS,
    TARGET,
    THIS,
    TIED,
    NoneOr,
    UpTo,
    cards,
    choose,
    monsters,
    spells_and_traps,
)
from cards.lang.occasions import (
    BattleDamageInflicted,
    Destroyed,
    Leaves,
    PhaseReached,
    PositionTurned,
    Sent,
    SummonSucceeded,
    Way,
)
from cards.lang.places import Position
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.procedures import Bar, Payment, TakesMaterials
from cards.lang.recipes import FusionOf
from cards.lang.rows import (
    AQUA,
    BEAST,
    BEAST_WARRIOR,
    DARK,
    FAIRY,
    LIGHT,
    SPELLCASTER,
    WARRIOR,
    WATER,
    WINGED_BEAST,
    continuous_trap,
    effect_fusion,
    effect_monster,
    flip_monster,
    normal_spell,
    printed_in,
)
from cards.lang.themes import GLADIATORS, tag_out
from cards.lang.turns import Phase

# fmt: off
CARDS = printed_in("Light of Destruction", "2008-02-23", (
    continuous_trap(27551, "Limit Reverse", "限时反转", "2008-05-13", "Light of Destruction", community="限制苏生", abilities=(
        Activation(
            target=Target(1, cards(GRAVE, YOU, monster & atk(at_most=1000))),
            do=IfYouDo(SpecialSummon(TARGET, Position.ATTACK), Tie(TARGET)),
        ),
        Whenever(when=PositionTurned(TIED, (Position.DEFENSE, Position.FACE_DOWN_DEFENSE)), do=Destroy(TIED), key="turned"),
        Whenever(when=PositionTurned(TIED, (Position.DEFENSE, Position.FACE_DOWN_DEFENSE)), do=Destroy(THIS), key="turned_too"),
        Whenever(when=Leaves(THIS), do=Destroy(TIED), key="leaves"),
        Whenever(when=Destroyed(TIED), do=Destroy(THIS), key="destroyed"),
    )),
    normal_spell(691925, "Solar Recharge", "太阳能交换", "2008-05-13", "Light of Destruction", community="太阳交换", abilities=(
        Activation(
            cost=DiscardCost(choose(1, cards(HAND, YOU, monster & InSeries("Lightsworn")))),
            do=Then(Draw(YOU, 2), Mill(YOU, 2)),
        ),
    )),
    effect_monster(20663556, "Substitoad", "交换蛙", WATER, AQUA, 1, 100, 2000, "2008-05-13", "Light of Destruction", abilities=(
        Ignition(
            cost=TributeCost(choose(1, monsters(YOU))),
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & series("Frog"))))),
        Continuous(effect=NotDestroyedByBattle(monsters(EITHER, face_up & series("Frog")))),
    )),
    flip_monster(21502796, "Ryko, Lightsworn Hunter", "光道猎犬 莱可", LIGHT, BEAST, 2, 200, 100, "2008-05-13", "Light of Destruction", community="光道猎犬 雷光", archetypes=("Lightsworn",), abilities=(
        Flip(
            target=Target(NoneOr(1), cards(FIELD, EITHER)),
            do=AfterThat(Destroy(TARGET), Mill(YOU, 3))),
    )),
    effect_monster(22624373, "Lyla, Lightsworn Sorceress", "光道魔术师 莱拉", LIGHT, SPELLCASTER, 4, 1700, 200, "2008-05-13", "Light of Destruction", community="光道魔术师 丽拉", archetypes=("Lightsworn",), abilities=(
        Ignition(
            once=Once.PER_CARD,
            target=Target(1, spells_and_traps(OPPONENT)),
            do=Also(
                IfYouDo(ChangePosition(THIS, Position.DEFENSE), Destroy(TARGET)),
                Apply(CannotTurnByHand(THIS), Until.END_OF_YOUR_NEXT_TURN),
            ),
        ),
        Trigger(when=PhaseReached(Phase.END, YOU), mandatory=True, do=Mill(YOU, 3)),
    )),
    normal_spell(37812118, "Cup of Ace", "圣杯Ace", "2008-05-13", "Light of Destruction", community="圣杯A", abilities=(
        Activation(do=TossCoin(Draw(YOU, 2), Draw(OPPONENT, 2))),
    )),
    effect_fusion(48156348, "Gladiator Beast Gyzarus", "剑斗兽 凯撒列斯", DARK, WINGED_BEAST, 6, 2400, 1500, "2008-05-13", "Light of Destruction", community="剑斗兽 凯撒", archetypes=("Gladiator",), recipe=FusionOf((named("Gladiator Beast Bestiari"), GLADIATORS)), abilities=(
        SummoningCondition(bars=(Bar.UNTIL_PROPER,)),
        Procedure(from_=(EXTRA,), takes=TakesMaterials(Payment.SHUFFLE, (MONSTERS,))),
        Trigger(
            when=SummonSucceeded(THIS, (Way.SPECIAL,)),
            target=Target(UpTo(2), cards(FIELD, EITHER)),
            do=Destroy(TARGET)),
        tag_out("Gladiator Beast Bestiari", 2),
    )),
    effect_monster(56052205, "Unifrog", "贯青蛙", WATER, AQUA, 2, 400, 400, "2008-05-13", "Light of Destruction", archetypes=("Frog",), abilities=(
        Continuous(effect=MayAttackDirectly(THIS)),
        Trigger(
            when=BattleDamageInflicted(THIS, OPPONENT, directly=True),
            given=Exists(monsters(YOU, face_up & series("Frog") & ~named("Unifrog"))),
            target=Target(1, spells_and_traps(OPPONENT)),
            do=If(Exists(monsters(YOU, face_up & series("Frog") & ~named("Unifrog"))), Destroy(TARGET))),
    )),
    effect_monster(58996430, "Wulf, Lightsworn Beast", "光道野兽 沃尔夫", LIGHT, BEAST_WARRIOR, 4, 2100, 300, "2008-05-13", "Light of Destruction", community="光道兽 沃尔夫", archetypes=("Lightsworn",), abilities=(
        SummoningCondition(bars=(Bar.NORMAL,)),
        Trigger(when=Sent(THIS, (DECK,)), mandatory=True, from_=(GRAVE,), do=SpecialSummon(THIS)),
    )),
    effect_monster(94381039, "Celestia, Lightsworn Angel", "光道天使 基路比姆", LIGHT, FAIRY, 5, 2300, 200, "2008-05-13", "Light of Destruction", community="光道天使 基路伯", archetypes=("Lightsworn",), abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.TRIBUTE,)), given=TributeSummonedWith(monster & series("Lightsworn")),
            cost=MillCost(4),
            target=Target(UpTo(2), cards(FIELD, OPPONENT)),
            do=Destroy(TARGET)),
    )),
    effect_monster(96235275, "Jain, Lightsworn Paladin", "光道圣战士 简", LIGHT, WARRIOR, 4, 1800, 1200, "2008-05-13", "Light of Destruction", community="光道圣骑士 简", archetypes=("Lightsworn",), abilities=(
        Continuous(effect=Gain(THIS, 300), given=InBattle(Role.ATTACKER, None)),
        Trigger(when=PhaseReached(Phase.END, YOU), mandatory=True, do=Mill(YOU, 2)),
    )),
))
