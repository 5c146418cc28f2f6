"""Cards first printed in Mythological Age."""

from cards.lang.abilities import Activation, Quick, SummoningCondition, Trigger, as_activated
from cards.lang.conditions import AppearedThisTurn
from cards.lang.continuous import CannotTurnByHand
from cards.lang.costs import PayLP
from cards.lang.effects import (
    Apply,
    DestroyAndBanish,
    DestroyNegated,
    IfYouDo,
    Negate,
    NegateEffect,
    ReturnToHand,
    SkipDrawPhase,
    SwapControl,
    Until,
)
from cards.lang.filters import AtLeast
from cards.lang.groups import EVENT, IT, THIS, Those, monsters
from cards.lang.occasions import (
    BattleDamageInflicted,
    PhaseReached,
    SpecialSummonAttempted,
    SummonSucceeded,
    Way,
    WouldSpecialSummonActivated,
)
from cards.lang.players import EITHER, OPPONENT
from cards.lang.procedures import Bar
from cards.lang.rows import (
    BEAST_WARRIOR,
    DARK,
    EARTH,
    FIEND,
    FIRE,
    MACHINE,
    SPELLCASTER,
    WIND,
    continuous_trap,
    normal,
    normal_spell,
    normal_trap,
    printed_in,
    spirit_monster,
)
from cards.lang.terms import Stat
from cards.lang.turns import Phase

NEGATES_A_SUMMON = Quick(
    when=SpecialSummonAttempted(EITHER),
    by=EITHER,
    cost=PayLP(800),
    do=IfYouDo(Negate(), DestroyNegated()),
    key="summon",
)

# fmt: off
CARDS = printed_in("Mythological Age", "2001-11-29", (
    spirit_monster(3078576, "Yata-Garasu", "八汰乌", WIND, FIEND, 2, 200, 100, "2003-06-06", "Legacy of Darkness", abilities=(
        SummoningCondition(bars=(Bar.SPECIAL,)),
        Trigger(
            when=PhaseReached(Phase.END, EITHER), mandatory=True, given=AppearedThisTurn(),
            do=ReturnToHand(THIS), key="spirit"),
        Trigger(
            when=BattleDamageInflicted(THIS, OPPONENT), mandatory=True,
            do=SkipDrawPhase(OPPONENT)),
    )),
    normal_trap(29401950, "Bottomless Trap Hole", "奈落的落穴", "2003-06-06", "Legacy of Darkness", archetypes=("Trap Hole",), abilities=(
        Activation(
            when=SummonSucceeded(monsters(OPPONENT, AtLeast(Stat.ATK, 1500)), (Way.NORMAL, Way.FLIP, Way.SPECIAL)),
            do=DestroyAndBanish(Those(EVENT, AtLeast(Stat.ATK, 1500))),
        ),
    )),
    normal_spell(31036355, "Creature Swap", "强制转移", "2003-06-06", "Legacy of Darkness", abilities=(
        Activation(do=IfYouDo(SwapControl(), Apply(CannotTurnByHand(IT), Until.END_OF_TURN))),
    )),
    normal(38916461, "Roboyarou", "稀有金属战士", EARTH, MACHINE, 3, 900, 450, "2003-06-06", "Legacy of Darkness"),
    normal(44203504, "Robotic Knight", "机械军曹", FIRE, MACHINE, 4, 1600, 1800, "2003-06-06", "Legacy of Darkness"),
    normal(56369281, "Wolf Axwielder", "贝奥武夫狼", EARTH, BEAST_WARRIOR, 4, 1650, 1000, "2003-06-06", "Legacy of Darkness"),
    normal(83764996, "The Illusory Gentleman", "魔导绅士－J", DARK, SPELLCASTER, 4, 1500, 1600, "2003-06-06", "Legacy of Darkness", community="魔导绅士-J", archetypes=("Prophecy",)),
    normal(92421852, "Robolady", "稀有金属女郎", EARTH, MACHINE, 3, 450, 900, "2003-06-06", "Legacy of Darkness"),
    continuous_trap(93016201, "Royal Oppression", "王宫的弹压", "2003-06-06", "Legacy of Darkness", abilities=(
        Activation(),
        NEGATES_A_SUMMON,
        as_activated(NEGATES_A_SUMMON),
        Quick(
            when=WouldSpecialSummonActivated(), by=EITHER,
            cost=PayLP(800),
            do=IfYouDo(NegateEffect(), DestroyNegated()),
            key="effect"),
    )),
))
