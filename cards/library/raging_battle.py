"""Cards first printed in Raging Battle."""

from cards.lang.abilities import (
    ActivatedFromHand,
    Activation,
    Continuous,
    Ignition,
    Instead,
    Once,
    Quick,
    SummoningCondition,
    Target,
    Trigger,
)
from cards.lang.battle import Pierces, Role
from cards.lang.conditions import Exactly, Exists, InBattle
from cards.lang.continuous import Gain
from cards.lang.costs import SendToGraveCost
from cards.lang.effects import (
    AddOneByChance,
    Apply,
    Destroy,
    DestroyNegated,
    IfYouDo,
    Negate,
    SendToGrave,
    SpecialSummon,
    Until,
    search,
)
from cards.lang.filters import (
    InSeries,
    LiesOnThis,
    LowerThan,
    OfRace,
    WithTrait,
    atk,
    defense_position,
    face_down,
    face_up,
    level,
    monster,
    series,
    spell,
    tuner,
)
from cards.lang.groups import (
    DECK,
    EVENT,
    GRAVE,
    HAND,
    SPELL_ZONES,
    TARGET,
    THIS,
    cards,
    choose,
    every,
    monsters,
    spells_and_traps,
)
from cards.lang.occasions import DestroysByBattle, InDamageStep, SummonEffectActivated, SummonSucceeded, Way
from cards.lang.places import Position
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.procedures import Bar
from cards.lang.recipes import SynchroOf
from cards.lang.rows import (
    AQUA,
    DARK,
    EARTH,
    FISH,
    MACHINE,
    SEA_SERPENT,
    WATER,
    WINGED_BEAST,
    continuous_spell,
    counter_trap,
    effect_monster,
    effect_synchro,
    effect_tuner,
    normal_spell,
    normal_trap,
    printed_in,
)
from cards.lang.terms import Stat, Trait

# fmt: off
CARDS = printed_in("Raging Battle", "2009-02-14", (
    normal_spell(2295440, "One for One", "一对一", "2009-06-04", "Raging Battle", abilities=(
        Activation(
            cost=SendToGraveCost(choose(1, cards(HAND, YOU, monster))),
            do=SpecialSummon(choose(1, cards((HAND, DECK), YOU, monster & level(at_most=1))))),
    )),
    effect_synchro(2403771, "Power Tool Dragon", "动力工具龙", EARTH, MACHINE, 7, 2300, 2500, "2009-06-04", "Raging Battle", archetypes=("Power Tool",), recipe=SynchroOf(), abilities=(
        Ignition(do=AddOneByChance(3, cards(DECK, YOU, spell & WithTrait(Trait.EQUIP))), once=Once.PER_CARD),
        Instead(of=THIS, do=SendToGrave(choose(1, cards(SPELL_ZONES, EITHER, spell & WithTrait(Trait.EQUIP) & LiesOnThis())))),
    )),
    counter_trap(10651797, "Swallow Flip", "燕返", "2009-06-04", "Raging Battle", abilities=(
        Activation(when=SummonEffectActivated((Way.SPECIAL,)), do=IfYouDo(Negate(), DestroyNegated())),
    )),
    effect_tuner(22835145, "Blackwing - Blizzard the Far North", "黑羽－极北之暴冽扎德", DARK, WINGED_BEAST, 2, 1300, 0, "2009-06-04", "Raging Battle", community="黑羽-极北之布利扎德", archetypes=("Blackwing",), abilities=(
        SummoningCondition(bars=(Bar.SPECIAL,)),
        Trigger(
            when=SummonSucceeded(THIS, (Way.NORMAL,)),
            target=Target(1, cards(GRAVE, YOU, monster & InSeries("Blackwing") & level(at_most=4))),
            do=SpecialSummon(TARGET, Position.DEFENSE)),
    )),
    effect_monster(42463414, "Spined Gillman", "尖刺半鱼人", WATER, SEA_SERPENT, 3, 1300, 0, "2009-06-04", "Raging Battle", community="刺鱼人", abilities=(
        Continuous(
            effect=Gain(monsters(YOU, face_up & (OfRace(FISH) | OfRace(SEA_SERPENT) | OfRace(AQUA))), atk=400)),
    )),
    effect_monster(58820853, "Blackwing - Shura the Blue Flame", "黑羽－苍炎之修罗", DARK, WINGED_BEAST, 4, 1800, 1200, "2009-03-03", "Duelist Pack Collection Tin 2009", community="黑羽-苍炎之修罗", archetypes=("Blackwing",), abilities=(
        Trigger(
            when=DestroysByBattle(THIS, to_grave=True),
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & series("Blackwing") & atk(at_most=1500))), negated=True)),
    )),
    normal_trap(59839761, "Delta Crow - Anti Reverse", "三角乌鸦－反埋伏", "2009-06-04", "Raging Battle", community="三角乌鸦阵-反埋伏", abilities=(
        ActivatedFromHand(given=Exactly(3, monsters(YOU, face_up & InSeries("Blackwing")))),
        Activation(
            given=Exists(monsters(YOU, face_up & InSeries("Blackwing"))),
            do=Destroy(every(spells_and_traps(OPPONENT, face_down)))),
    )),
    effect_synchro(76913983, "Blackwing Armed Wing", "黑羽－武装之翼", DARK, WINGED_BEAST, 6, 2300, 1000, "2009-06-04", "Raging Battle", community="黑羽-兵翼鸦", archetypes=("Blackwing",), recipe=SynchroOf(tuner=tuner & series("Blackwing")), abilities=(
        Continuous(effect=Gain(THIS, 500), given=InBattle(Role.ATTACKER, defense_position), key="gain"),
        Continuous(effect=Pierces(THIS), key="pierces"),
    )),
    effect_tuner(78868119, "Deep Sea Diva", "深海的歌姬", WATER, SEA_SERPENT, 2, 200, 400, "2009-06-04", "Raging Battle", community="深海歌后", abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.NORMAL,)),
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & OfRace(SEA_SERPENT) & level(at_most=3))))),
    )),
    effect_monster(85215458, "Blackwing - Kalut the Moon Shadow", "黑羽－月影之卡鲁特", DARK, WINGED_BEAST, 3, 1400, 1000, "2009-06-04", "Raging Battle", community="黑羽-月影之卡鲁特", archetypes=("Blackwing",), abilities=(
        Quick(
            when=InDamageStep(monsters(YOU, face_up & series("Blackwing"))), from_=(HAND,),
            cost=SendToGraveCost(THIS),
            do=Apply(Gain(EVENT, 1400), Until.END_PHASE)),
    )),
    continuous_spell(91351370, "Black Whirlwind", "黑旋风", "2009-06-04", "Raging Battle", abilities=(
        Activation(),
        Trigger(
            when=SummonSucceeded(monsters(YOU, face_up & series("Blackwing")), (Way.NORMAL,)),
            do=search(monster & series("Blackwing") & LowerThan(Stat.ATK, EVENT))),
    )),
))
