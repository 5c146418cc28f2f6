"""Cards first printed in Ancient Prophecy."""

from cards.lang.abilities import (
    Activation,
    Continuous,
    Ignition,
    Once,
    Procedure,
    SummoningCondition,
    Target,
    Trigger,
)
from cards.lang.battle import NoBattlePhase
from cards.lang.conditions import AtLeastSoMany
from cards.lang.continuous import GainByRace, NotForSynchroSummon
from cards.lang.costs import TributeCost
from cards.lang.effects import (
    AddToHand,
    Banish,
    Both,
    Destroy,
    DiscardFromHand,
    GainLP,
    IfYouDo,
    Later,
    May,
    SpecialSummon,
    Then,
)
from cards.lang.filters import (
    LevelOfAll,
    OfAttribute,
    WithTrait,
    defense,
    face_up,
    level,
    monster,
    named,
    non_tuner,
    of_defense,
    series,
    spell,
)
from cards.lang.groups import (
    DECK,
    EXTRA,
    FIELD,
    GRAVE,
    HAND,
    IT,
    TARGET,
    THIS,
    cards,
    choose,
    every,
    monsters,
)
from cards.lang.occasions import DestroysByBattle, SummonSucceeded, Way
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.procedures import Bar
from cards.lang.recipes import SynchroOf
from cards.lang.rows import (
    BEAST,
    BEAST_WARRIOR,
    DARK,
    DRAGON,
    EARTH,
    FIRE,
    LIGHT,
    WARRIOR,
    WINGED_BEAST,
    continuous_spell,
    effect_monster,
    effect_synchro,
    effect_tuner,
    normal_spell,
    printed_in,
)
from cards.lang.terms import Trait
from cards.lang.turns import Phase

FIELD_SPELL = spell & WithTrait(Trait.FIELD)

# fmt: off
CARDS = printed_in("Ancient Prophecy", "2009-04-18", (
    effect_monster(23297235, "Flamvell Firedog", "炎狱地狱犬", FIRE, BEAST, 4, 1900, 200, "2009-08-27", "Ancient Prophecy", archetypes=("Flamvell",), abilities=(
        Trigger(
            when=DestroysByBattle(THIS, to_grave=True),
            do=SpecialSummon(choose(1, cards(
                DECK, YOU, monster & OfAttribute(FIRE) & defense(at_most=200) & ~named("Flamvell Firedog"))))),
    )),
    effect_synchro(25862681, "Ancient Fairy Dragon", "上古精灵龙", LIGHT, DRAGON, 7, 2100, 3000, "2009-08-18", "Collectible Tins 2009 Wave 1", community="古代妖精龙", recipe=SynchroOf(), abilities=(
        Ignition(
            do=SpecialSummon(choose(1, cards(HAND, YOU, monster & level(at_most=4)))),
            oath=NoBattlePhase(YOU), once=Once.PER_CARD, key="summon"),
        Ignition(
            do=Then(
                IfYouDo(Destroy(choose(1, cards(FIELD, EITHER, face_up & FIELD_SPELL))), GainLP(YOU, 1000)),
                May(AddToHand(choose(1, cards(DECK, YOU, FIELD_SPELL))))),
            once=Once.PER_CARD, key="destroy"),
    )),
    effect_monster(51808422, "XX-Saber Faultroll", "XX－军刀 佛洛托尔", EARTH, WARRIOR, 6, 2400, 1800, "2009-08-27", "Ancient Prophecy", community="XX-剑士 福特罗尔", archetypes=("XX-Saber",), abilities=(
        SummoningCondition(bars=(Bar.NORMAL, Bar.UNLESS_PROPER)),
        Procedure(given=AtLeastSoMany(2, monsters(YOU, face_up & series("X-Saber")))),
        Ignition(
            target=Target(1, cards(GRAVE, YOU, monster & series("X-Saber") & level(at_most=4))),
            do=SpecialSummon(TARGET), once=Once.PER_CARD),
    )),
    effect_synchro(52352005, "XX-Saber Gottoms", "XX－军刀 加特姆士", EARTH, BEAST_WARRIOR, 9, 3100, 2600, "2009-08-27", "Ancient Prophecy", community="XX-剑士 加特姆士", archetypes=("XX-Saber", "Gottoms",), recipe=SynchroOf(others=non_tuner & OfAttribute(EARTH)), abilities=(
        Ignition(
            cost=TributeCost(choose(1, monsters(YOU, series("X-Saber")))),
            do=DiscardFromHand(OPPONENT, 1, random=True)),
    )),
    effect_tuner(72714392, "Blackwing - Vayu the Emblem of Honor", "黑羽－大旆之伐由", DARK, WINGED_BEAST, 1, 800, 0, "2009-08-27", "Ancient Prophecy", community="黑羽-大旆之伐由", archetypes=("Blackwing",), abilities=(
        Continuous(effect=NotForSynchroSummon(THIS)),
        Ignition(
            from_=(GRAVE,),
            target=Target(1, cards(GRAVE, YOU, non_tuner & series("Blackwing"))),
            do=IfYouDo(
                Both(Banish(TARGET), Banish(THIS)),
                SpecialSummon(
                    choose(1, cards(EXTRA, YOU, monster & series("Blackwing") & WithTrait(Trait.SYNCHRO) & LevelOfAll((TARGET, THIS)))),
                    negated=True))),
    )),
    normal_spell(74845897, "Rekindling", "真炎的爆发", "2009-08-27", "Ancient Prophecy", abilities=(
        Activation(do=Then(
            SpecialSummon(every(cards(GRAVE, YOU, monster & OfAttribute(FIRE) & of_defense(200)))),
            Later(Phase.END, EITHER, Banish(IT)))),
    )),
    continuous_spell(86780027, "Solidarity", "一族之团结", "2009-08-27", "Ancient Prophecy", community="一族的团结", abilities=(
        Activation(),
        Continuous(effect=GainByRace(monsters(YOU, face_up), cards(GRAVE, YOU, monster), 800)),
    )),
    effect_monster(87292536, "XX-Saber Ragigura", "XX－军刀 雷金古拉", EARTH, BEAST_WARRIOR, 1, 200, 1000, "2009-08-27", "Ancient Prophecy", community="XX-剑士 雷吉格拉", archetypes=("XX-Saber",), abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.NORMAL, Way.SPECIAL)),
            target=Target(1, cards(GRAVE, YOU, monster & series("X-Saber"))),
            do=AddToHand(TARGET)),
    )),
))
