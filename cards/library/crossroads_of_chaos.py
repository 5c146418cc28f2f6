"""Cards first printed in Crossroads of Chaos."""

from cards.lang.abilities import (
    Activation,
    Continuous,
    Equips,
    Ignition,
    Once,
    Quick,
    Target,
    Trigger,
    Whenever,
    Wording,
)
from cards.lang.alterations import Factor, ValueBecomes, ValueTimes
from cards.lang.battle import NegatesTheBeaten
from cards.lang.conditions import Exists
from cards.lang.continuous import Control, Gain
from cards.lang.costs import BanishCost, ToDeckCost, TributeCost
from cards.lang.effects import (
    Also,
    Apply,
    Banish,
    BanishOnLeaving,
    Both,
    ChangePosition,
    Destroy,
    DestroyNegated,
    Equip,
    GiveControl,
    IfItTotals,
    IfYouDo,
    Mill,
    Negate,
    SpecialSummon,
    SummonTokenOpposite,
    TakeControl,
    Tie,
    Token,
    Until,
)
from cards.lang.filters import (
    AtLeast,
    InSeries,
    OfRace,
    TotalOnField,
    WithTrait,
    defense_position,
    face_up,
    level,
    monster,
    named,
    non_tuner,
)
from cards.lang.groups import (
    EQUIPPED,
    EVENT,
    FIELD,
    GRAVE,
    HAND,
    IT,
    TARGET,
    THIS,
    TIED,
    cards,
    choose,
    every,
    monsters,
)
from cards.lang.numbers import DealtWith, Times
from cards.lang.occasions import (
    ActivatedTargeting,
    AttackDeclared,
    BattleDamageInflicted,
    Leaves,
    PhaseReached,
    SummonSucceeded,
    Way,
)
from cards.lang.places import DeckPlace, Position
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.prohibitions import CannotBeTargeted
from cards.lang.recipes import SynchroOf
from cards.lang.rows import (
    DARK,
    DRAGON,
    EARTH,
    FIRE,
    PLANT,
    WARRIOR,
    WIND,
    ZOMBIE,
    effect_monster,
    effect_synchro,
    effect_tuner,
    equip_spell,
    field_spell,
    printed_in,
    token,
)
from cards.lang.terms import Stat, Trait
from cards.lang.turns import Phase

# fmt: off
CARDS = printed_in("Crossroads of Chaos", "2008-07-19", (
    effect_synchro(5309481, "Revived King Ha Des", "苏醒魔王 哈迪斯", DARK, ZOMBIE, 6, 2450, 0, "2008-11-18", "Crossroads of Chaos", community="苏生的魔王 哈·迪斯", recipe=SynchroOf(tuner=named("Plaguespreader Zombie"), others=non_tuner & OfRace(ZOMBIE)), abilities=(
        Continuous(effect=NegatesTheBeaten(monsters(YOU, face_up & OfRace(ZOMBIE)))),
    )),
    effect_synchro(6021033, "Doomkaiser Dragon", "死亡凯萨龙", FIRE, ZOMBIE, 6, 2400, 1500, "2008-11-18", "Crossroads of Chaos", community="死亡帝王龙", recipe=SynchroOf(named("Plaguespreader Zombie"), non_tuner & OfRace(ZOMBIE)), abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.SPECIAL,)),
            target=Target(1, cards(GRAVE, OPPONENT, monster & OfRace(ZOMBIE))),
            do=IfYouDo(SpecialSummon(TARGET, Position.ATTACK), Tie(TARGET))),
        Whenever(when=Leaves(THIS), do=Destroy(TIED), key="leaves"),
    )),
    effect_monster(11819616, "Tytannial, Princess of Camellias", "椿姬媞泰妮亚", WIND, PLANT, 8, 2800, 2600, "2008-11-18", "Crossroads of Chaos", community="椿姬 提泰妮娅", abilities=(
        Quick(
            when=ActivatedTargeting(cards(FIELD, EITHER)),
            cost=TributeCost(choose(1, monsters(YOU, face_up & OfRace(PLANT)))),
            do=IfYouDo(Negate(), DestroyNegated())),
    )),
    effect_synchro(19974580, "Iron Chain Dragon", "链条・龙", EARTH, DRAGON, 6, 2500, 1300, "2008-11-18", "Crossroads of Chaos", community="链·锁环龙", archetypes=("Iron Chain",), recipe=SynchroOf(), abilities=(
        Ignition(
            do=IfYouDo(
                Banish(every(cards(GRAVE, YOU, monster & InSeries("Iron Chain")))),
                Apply(Gain(THIS, atk=Times(200, DealtWith())), Until.END_PHASE))),
        Trigger(
            when=BattleDamageInflicted(THIS, OPPONENT), mandatory=True,
            do=Mill(OPPONENT, 3)),
    )),
    effect_tuner(33420078, "Plaguespreader Zombie", "僵尸带菌者", DARK, ZOMBIE, 2, 400, 200, "2008-11-18", "Crossroads of Chaos", abilities=(
        Ignition(
            from_=(GRAVE,),
            cost=ToDeckCost(choose(1, cards(HAND, YOU)), DeckPlace.TOP),
            do=IfYouDo(SpecialSummon(THIS), BanishOnLeaving(IT)),
        ),
    )),
    equip_spell(45247637, "Mark of the Rose", "蔷薇之刻印", "2008-11-18", "Crossroads of Chaos", community="蔷薇刻印", abilities=(
        Activation(
            cost=BanishCost(choose(1, cards(GRAVE, YOU, monster & OfRace(PLANT)))),
            target=Target(1, monsters(OPPONENT, face_up)),
            do=Equip(TARGET),
        ),
        Equips(to=monsters(OPPONENT, face_up)),
        Continuous(effect=Control()),
        Trigger(
            when=PhaseReached(Phase.END, YOU),
            mandatory=True,
            do=GiveControl(EQUIPPED, Until.EQUIPPED),
            key="give_back",
        ),
        Trigger(
            when=PhaseReached(Phase.STANDBY, YOU),
            mandatory=True,
            do=TakeControl(EQUIPPED, Until.EQUIPPED),
            key="take_again",
        ),
    )),
    effect_synchro(46195773, "Turbo Warrior", "涡轮战士", WIND, WARRIOR, 6, 2500, 1500, "2008-11-03", "Collectible Tins 2008 Wave 2", archetypes=("Warrior",), recipe=SynchroOf(tuner=named("Turbo Synchron")), abilities=(
        Trigger(
            when=AttackDeclared(THIS, on=monster & WithTrait(Trait.SYNCHRO) & AtLeast(Stat.LEVEL, 6)), mandatory=True,
            do=Apply(ValueTimes(EVENT, (Stat.ATK,), Factor.HALF), Until.DAMAGE_STEP)),
        Continuous(effect=CannotBeTargeted(THIS, EITHER, monster & WithTrait(Trait.EFFECT) & level(at_most=6))),
    )),
    field_spell(71645242, "Black Garden", "黑花园", "2008-11-18", "Crossroads of Chaos", community="黑色花园", abilities=(
        Activation(),
        Trigger(
            when=SummonSucceeded(monsters(EITHER), (Way.NORMAL, Way.SPECIAL), except_by=named("Black Garden")),
            mandatory=True, wording=Wording.EACH_TIME,
            do=Also(
                Apply(ValueTimes(EVENT, (Stat.ATK,), Factor.HALF)),
                SummonTokenOpposite(Token("Rose Token", DARK, PLANT, 2, 800, 800), Position.ATTACK)), key="grows"),
        Ignition(
            given=Exists(monsters(EITHER, face_up & OfRace(PLANT))),
            target=Target(1, cards(GRAVE, YOU, monster & TotalOnField(Stat.ATK, face_up & OfRace(PLANT)))),
            do=IfYouDo(
                Both(Destroy(THIS), Destroy(every(monsters(EITHER, face_up & OfRace(PLANT))))),
                IfItTotals(Stat.ATK, TARGET, SpecialSummon(TARGET))), key="withers"),
    )),
    token(71645243, "Rose Token", "蔷薇衍生物", DARK, PLANT, 2, 800, 800),
    effect_synchro(73580471, "Black Rose Dragon", "黑蔷薇龙", FIRE, DRAGON, 7, 2400, 1800, "2008-11-03", "Collectible Tins 2008 Wave 2", recipe=SynchroOf(), abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.SYNCHRO,)),
            do=Destroy(every(cards(FIELD, EITHER)))),
        Ignition(
            once=Once.PER_CARD,
            cost=BanishCost(choose(1, cards(GRAVE, YOU, monster & OfRace(PLANT)))),
            target=Target(1, monsters(OPPONENT, defense_position)),
            do=IfYouDo(ChangePosition(TARGET, Position.ATTACK), Apply(ValueBecomes(TARGET, atk=0), Until.END_OF_TURN))),
    )),
))
