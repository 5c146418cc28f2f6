"""Cards first printed in Crimson Crisis."""

from cards.lang.abilities import (
    Continuous,
    Ignition,
    MayNormalSummon,
    Once,
    Procedure,
    Target,
    Trigger,
    TunesOnly,
)
from cards.lang.alterations import Factor, NameBecomes, ValueBecomes, ValueTimes
from cards.lang.battle import CannotBeAttacked, ChangeBattleDamage, DamageChange, Pierces, Role
from cards.lang.conditions import All, Exists, None_
from cards.lang.continuous import CannotAttackBeside, Gain, NotDestroyedByBattle
from cards.lang.costs import RemoveAllCountersCost, RemoveCountersCost
from cards.lang.effects import AddToHand, Apply, Destroy, PlaceCounter, SpecialSummon, Until
from cards.lang.filters import (
    InSeries,
    OfLevel,
    OfRace,
    atk,
    face_up,
    monster,
    named,
    non_tuner,
    other,
    series,
    tuner,
)
from cards.lang.groups import DECK, EVENT, FIELD, GRAVE, LIGHTENED, TARGET, THIS, cards, choose, monsters
from cards.lang.numbers import Counters, Times, TotalBeside
from cards.lang.occasions import Battles, Sent, SummonSucceeded, Way
from cards.lang.places import Position
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.recipes import SynchroOf
from cards.lang.rows import (
    AQUA,
    DARK,
    DRAGON,
    LIGHT,
    SPELLCASTER,
    WATER,
    WIND,
    WINGED_BEAST,
    effect_monster,
    effect_synchro,
    effect_tuner,
    printed_in,
)
from cards.lang.terms import Stat
from cards.lang.turns import Timing

# fmt: off
CARDS = printed_in("Crimson Crisis", "2008-11-15", (
    effect_tuner(2009101, "Blackwing - Gale the Whirlwind", "黑羽－疾风之盖尔", DARK, WINGED_BEAST, 3, 1300, 400, "2009-03-03", "Crimson Crisis", community="黑羽-疾风之盖尔", archetypes=("Blackwing",), abilities=(
        Procedure(given=Exists(monsters(YOU, face_up & series("Blackwing") & ~named("Blackwing - Gale the Whirlwind")))),
        Ignition(
            target=Target(1, monsters(OPPONENT, face_up)),
            do=Apply(ValueTimes(TARGET, (Stat.ATK, Stat.DEF), Factor.HALF)), once=Once.PER_CARD),
    )),
    effect_tuner(14943837, "Debris Dragon", "残骸龙", WIND, DRAGON, 4, 1000, 2000, "2009-03-03", "Crimson Crisis", community="星骸龙", abilities=(
        TunesOnly(for_=monster & OfRace(DRAGON), never_beside=monster & OfLevel(4)),
        Trigger(
            when=SummonSucceeded(THIS, (Way.NORMAL,)),
            target=Target(1, cards(GRAVE, YOU, monster & atk(at_most=500))),
            do=SpecialSummon(TARGET, Position.ATTACK, negated=True)),
    )),
    effect_synchro(31924889, "Arcanite Magician", "奥法魔术士", LIGHT, SPELLCASTER, 7, 400, 1800, "2009-03-03", "Crimson Crisis", community="奥金魔术师", recipe=SynchroOf(others=non_tuner & OfRace(SPELLCASTER)), abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.SYNCHRO,)), mandatory=True,
            do=PlaceCounter(THIS, "Spell Counter", 2)),
        Continuous(effect=Gain(THIS, Times(1000, Counters("Spell Counter", THIS)))),
        Ignition(
            cost=RemoveCountersCost("Spell Counter", 1, cards(FIELD, YOU)),
            target=Target(1, cards(FIELD, OPPONENT)),
            do=Destroy(TARGET)),
    )),
    effect_monster(46239604, "Dupe Frog", "魔知青蛙", WATER, AQUA, 2, 100, 2000, "2009-03-03", "Crimson Crisis", archetypes=("Frog",), abilities=(
        Continuous(effect=NameBecomes(THIS, "Des Frog"), key="name"),
        Continuous(effect=CannotBeAttacked(monsters(YOU, other), monsters(OPPONENT)), key="taunt"),
        Trigger(
            when=Sent(THIS, FIELD), from_=(GRAVE,),
            do=AddToHand(choose(1, cards((DECK, GRAVE), YOU, monster & InSeries("Frog") & ~named("Dupe Frog"))))),
    )),
    effect_monster(49003716, "Blackwing - Bora the Spear", "黑羽－黑枪之爆流斯特", DARK, WINGED_BEAST, 4, 1700, 800, "2009-03-03", "Crimson Crisis", community="黑羽-黑枪之布拉斯特", archetypes=("Blackwing",), abilities=(
        Procedure(given=Exists(monsters(YOU, face_up & series("Blackwing") & ~named("Blackwing - Bora the Spear")))),
        Continuous(effect=Pierces(THIS)),
    )),
    effect_synchro(69031175, "Blackwing Armor Master", "黑羽－装甲之翼", DARK, WINGED_BEAST, 7, 2500, 1500, "2009-03-03", "Crimson Crisis", community="黑羽-铠翼鸦", archetypes=("Blackwing",), recipe=SynchroOf(tuner=tuner & series("Blackwing")), abilities=(
        Continuous(effect=NotDestroyedByBattle(THIS), key="endures"),
        Continuous(effect=ChangeBattleDamage(DamageChange.NONE, YOU, THIS), key="shields"),
        Trigger(
            when=Battles(Role.ATTACKER, None, Timing.END),
            do=PlaceCounter(EVENT, "Wedge Counter", 1, at_most=1)),
        Ignition(
            cost=RemoveAllCountersCost("Wedge Counter", monsters(OPPONENT)),
            do=Apply(ValueBecomes(LIGHTENED, 0, 0), Until.END_PHASE)),
    )),
    effect_monster(75498415, "Blackwing - Sirocco the Dawn", "黑羽－晓之西洛可", DARK, WINGED_BEAST, 5, 2000, 900, "2009-03-03", "Crimson Crisis", community="黑羽-晓之希洛克", archetypes=("Blackwing",), abilities=(
        MayNormalSummon(given=All((Exists(monsters(OPPONENT)), None_(monsters(YOU))))),
        Ignition(
            once=Once.PER_CARD, oath=CannotAttackBeside(TARGET),
            target=Target(1, monsters(YOU, face_up & series("Blackwing"))),
            do=Apply(Gain(TARGET, TotalBeside(Stat.ATK, monsters(EITHER, face_up & series("Blackwing")), TARGET)), Until.END_PHASE)),
    )),
))
