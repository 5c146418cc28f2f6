"""Cards first printed in Absolute Powerforce."""

from cards.lang.abilities import Continuous, Ignition, Once, Target, Trigger
from cards.lang.alterations import Factor, ValueTimes
from cards.lang.battle import MayAttackDirectly, Role
from cards.lang.conditions import InBattle, PutHereBy
from cards.lang.continuous import CannotAttack, NoBattleDamage, NotDestroyedByBattle
from cards.lang.costs import TributeCost
from cards.lang.effects import (
    AddToHand,
    Apply,
    Banish,
    BanishOnLeaving,
    Destroy,
    DiscardFromHand,
    EndBattlePhase,
    IfYouDo,
    SpecialSummon,
    Then,
    Until,
)
from cards.lang.filters import InSeries, OfAttribute, face_up, monster, named, non_tuner, other, series
from cards.lang.groups import (
    BANISHED,
    FIELD,
    GRAVE,
    HAND,
    IT,
    TARGET,
    THIS,
    UpTo,
    cards,
    choose,
    monsters,
    spells_and_traps,
)
from cards.lang.occasions import DirectAttackDeclared, PhaseReached, SummonSucceeded, Way
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.prohibitions import CannotSummonSuch
from cards.lang.recipes import SynchroOf
from cards.lang.rows import (
    DARK,
    EARTH,
    FAIRY,
    FIEND,
    LIGHT,
    MACHINE,
    SPELLCASTER,
    WARRIOR,
    effect_monster,
    effect_synchro,
    normal,
    printed_in,
)
from cards.lang.terms import Stat
from cards.lang.turns import Phase

# fmt: off
CARDS = printed_in("Absolute Powerforce", "2009-11-14", (
    effect_synchro(2203790, "XX-Saber Hyunlei", "XX－军刀 迅雷", EARTH, WARRIOR, 6, 2300, 1300, "2010-02-11", "Absolute Powerforce", community="XX-剑士 迅雷", archetypes=("XX-Saber",), recipe=SynchroOf(others=non_tuner & series("X-Saber")), abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.SYNCHRO,)),
            target=Target(UpTo(3), spells_and_traps(EITHER)),
            do=Destroy(TARGET)),
    )),
    effect_monster(2980764, "Consecrated Light", "神圣之灯", LIGHT, FAIRY, 1, 0, 0, "2010-02-11", "Absolute Powerforce", abilities=(
        Continuous(effect=CannotSummonSuch(EITHER, (Way.NORMAL, Way.SPECIAL), OfAttribute(DARK)), key="summons"),
        Continuous(effect=CannotAttack(monsters(EITHER, OfAttribute(DARK))), key="attacks"),
        Continuous(
            effect=NotDestroyedByBattle(THIS), given=InBattle(Role.EITHER, OfAttribute(DARK)), key="battle"),
        Continuous(effect=NoBattleDamage(YOU), given=InBattle(Role.EITHER, OfAttribute(DARK)), key="damage"),
    )),
    effect_synchro(3429238, "Drill Warrior", "钻头战士", EARTH, WARRIOR, 6, 2400, 2000, "2010-02-11", "Absolute Powerforce", archetypes=("Warrior",), recipe=SynchroOf(tuner=named("Drill Synchron")), abilities=(
        Ignition(
            once=Once.PER_CARD,
            do=IfYouDo(
                Apply(ValueTimes(THIS, (Stat.ATK,), Factor.HALF)),
                Apply(MayAttackDirectly(THIS), Until.END_OF_TURN)),
            key="drill"),
        Ignition(
            once=Once.PER_CARD,
            do=IfYouDo(DiscardFromHand(YOU, 1), Banish(THIS)),
            key="dive"),
        Trigger(
            when=PhaseReached(Phase.STANDBY, YOU), mandatory=True, from_=(BANISHED,), given=PutHereBy("dive"),
            do=Then(SpecialSummon(THIS), AddToHand(choose(1, cards(GRAVE, YOU, monster)))),
            key="back"),
    )),
    effect_monster(19665973, "Battle Fader", "消战者", DARK, FIEND, 1, 0, 0, "2010-02-11", "Absolute Powerforce", abilities=(
        Trigger(
            when=DirectAttackDeclared(monsters(OPPONENT)), from_=(HAND,),
            do=Then(IfYouDo(SpecialSummon(THIS), BanishOnLeaving(IT)), EndBattlePhase())),
    )),
    effect_monster(30213599, "Gravekeeper's Descendant", "守墓的末裔", DARK, SPELLCASTER, 4, 1500, 1200, "2010-02-11", "Absolute Powerforce", archetypes=("Gravekeeper's",), abilities=(
        Ignition(
            cost=TributeCost(choose(1, monsters(YOU, face_up & InSeries("Gravekeeper's") & other))),
            target=Target(1, cards(FIELD, OPPONENT)),
            do=Destroy(TARGET),
            once=Once.PER_CARD),
    )),
    normal(57308711, "Unicycular", "单轮车人", EARTH, MACHINE, 1, 100, 100, "2010-02-11", "Absolute Powerforce"),
))
