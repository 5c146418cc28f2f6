"""Cards first printed in The Duelist Genesis."""

from cards.lang.abilities import Activation, Continuous, Ignition, Once, Quick, Target, Trigger
from cards.lang.battle import Role
from cards.lang.conditions import (
    All,
    AppliedThisTurn,
    AttackTargetBeaten,
    CalculatesAttack,
    Exists,
    HasActivated,
)
from cards.lang.continuous import Gain
from cards.lang.costs import PayLP, TributeCost
from cards.lang.effects import (
    AddToHand,
    AttackAgainOn,
    BanishOnLeaving,
    ChangePosition,
    DestroyNegated,
    GainLP,
    If,
    IfYouDo,
    Negate,
    NegateAttack,
    SpecialSummon,
)
from cards.lang.filters import InSeries, OfRace, defense_position, face_up, monster, named, spell, trap, tuner
from cards.lang.groups import EVENT, GRAVE, IT, TARGET, THIS, cards, monsters
from cards.lang.numbers import Count, StatOf, Times
from cards.lang.occasions import (
    Activated,
    AttackTargeted,
    Battles,
    DestroysByBattle,
    PhaseReached,
    SummonSucceeded,
    TargetingActivated,
    Way,
    WouldDestroyActivated,
)
from cards.lang.places import Position
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.recipes import SynchroOf
from cards.lang.rows import (
    DARK,
    DRAGON,
    EARTH,
    FIRE,
    LIGHT,
    MACHINE,
    PSYCHIC,
    WARRIOR,
    WIND,
    WINGED_BEAST,
    counter_trap,
    effect_monster,
    effect_synchro,
    effect_tuner,
    printed_in,
)
from cards.lang.terms import Stat
from cards.lang.themes import BY_A_GLADIATOR, GLADIATORS, tag_out
from cards.lang.turns import Phase, Timing

# fmt: off
CARDS = printed_in("The Duelist Genesis", "2008-04-19", (
    effect_synchro(7391448, "Goyo Guardian", "御用守护者", EARTH, WARRIOR, 6, 2800, 2000, "2008-09-02", "The Duelist Genesis", archetypes=("Guardian",), recipe=SynchroOf(), abilities=(
        Trigger(
            when=DestroysByBattle(THIS, to_grave=True),
            do=SpecialSummon(EVENT, Position.DEFENSE)),
    )),
    effect_synchro(18013090, "Nitro Warrior", "氮素战士", FIRE, WARRIOR, 7, 2800, 1800, "2008-09-02", "The Duelist Genesis", archetypes=("Warrior",), recipe=SynchroOf(tuner=named("Nitro Synchron")), abilities=(
        Continuous(
            effect=Gain(THIS, atk=1000), given=All((HasActivated(spell), CalculatesAttack())), once=Once.PER_CARD),
        Trigger(
            when=Battles(Role.ATTACKER, None, Timing.AFTER_CALCULATION), given=AttackTargetBeaten(), once=Once.PER_CARD,
            target=Target(1, monsters(OPPONENT, face_up & defense_position)),
            do=IfYouDo(ChangePosition(TARGET, Position.ATTACK), AttackAgainOn(TARGET))),
    )),
    effect_monster(23571046, "Quillbolt Hedgehog", "螺丝刺猬", EARTH, MACHINE, 2, 800, 800, "2008-09-02", "The Duelist Genesis", abilities=(
        Ignition(
            from_=(GRAVE,), given=Exists(monsters(YOU, face_up & tuner)),
            do=If(Exists(monsters(YOU, face_up & tuner)), IfYouDo(SpecialSummon(THIS), BanishOnLeaving(IT)))),
    )),
    effect_synchro(43385557, "Magical Android", "魔力人造机人", LIGHT, PSYCHIC, 5, 2400, 1700, "2008-09-02", "The Duelist Genesis", archetypes=("roid",), recipe=SynchroOf(), abilities=(
        Trigger(
            when=PhaseReached(Phase.END, YOU), mandatory=True,
            do=GainLP(YOU, Times(600, Count(monsters(YOU, face_up & OfRace(PSYCHIC)))))),
    )),
    effect_synchro(44508094, "Stardust Dragon", "星尘龙", WIND, DRAGON, 8, 2500, 2000, "2008-08-19", "Collectible Tins 2008 Wave 1", archetypes=("Stardust",), recipe=SynchroOf(), abilities=(
        Quick(
            when=WouldDestroyActivated(),
            cost=TributeCost(THIS),
            do=IfYouDo(Negate(), DestroyNegated())),
        Trigger(
            when=PhaseReached(Phase.END, EITHER), given=AppliedThisTurn("quick"), from_=(GRAVE,),
            do=SpecialSummon(THIS)),
    )),
    effect_monster(57731460, "Gladiator Beast Equeste", "剑斗兽 飞骑", WIND, WINGED_BEAST, 4, 1600, 1200, "2008-09-02", "The Duelist Genesis", community="剑斗兽 骑斗", archetypes=("Gladiator",), abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.SPECIAL,)), given=BY_A_GLADIATOR, mandatory=True,
            target=Target(1, cards(GRAVE, YOU, InSeries("Gladiator"))),
            do=AddToHand(TARGET)),
        tag_out("Gladiator Beast Equeste"),
    )),
    effect_tuner(59575539, "Krebons", "天眼通", DARK, PSYCHIC, 2, 1200, 400, "2008-09-02", "The Duelist Genesis", abilities=(
        Trigger(
            when=AttackTargeted(THIS),
            cost=PayLP(800),
            do=NegateAttack()),
    )),
    effect_synchro(70780151, "Thought Ruler Archfiend", "心灵领域恶魔", DARK, PSYCHIC, 8, 2700, 2300, "2008-09-02", "The Duelist Genesis", community="精神界恶魔", archetypes=("Archfiend",), recipe=SynchroOf(), abilities=(
        Trigger(
            when=DestroysByBattle(THIS, to_grave=True), mandatory=True,
            do=GainLP(YOU, StatOf(Stat.ATK, EVENT))),
        Quick(
            when=TargetingActivated(spell | trap, monsters(EITHER, OfRace(PSYCHIC))),
            cost=PayLP(1000),
            do=IfYouDo(Negate(), DestroyNegated())),
    )),
    counter_trap(96216229, "Gladiator Beast War Chariot", "剑斗兽的战车", "2008-09-02", "The Duelist Genesis", archetypes=("Gladiator",), abilities=(
        Activation(
            when=Activated(monster), given=Exists(monsters(YOU, face_up & GLADIATORS)),
            do=IfYouDo(Negate(), DestroyNegated())),
    )),
))
