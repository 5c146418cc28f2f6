"""Cards first printed in Tactical Evolution."""

from cards.lang.abilities import (
    Activation,
    Continuous,
    Ignition,
    Once,
    Quick,
    SummonedOnlyBy,
    SummoningCondition,
    Target,
    Trigger,
    Wins,
)
from cards.lang.alterations import NameBecomes
from cards.lang.conditions import HasCounters
from cards.lang.continuous import Gain
from cards.lang.costs import BanishCost, SendToGraveCost
from cards.lang.effects import NegateNextAttack, PlaceCounter, SpecialSummon
from cards.lang.filters import OfRace, face_up, level, monster, named, other
from cards.lang.groups import DECK, FIELD, GRAVE, HAND, TARGET, THIS, cards, choose
from cards.lang.numbers import Count, Times
from cards.lang.occasions import BattleDamageInflicted, Cause, Destroyed, DestroyedAndSent
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.procedures import Bar
from cards.lang.prohibitions import CannotBeTargeted, Unaffected
from cards.lang.rows import (
    DARK,
    DRAGON,
    EARTH,
    FIEND,
    FIRE,
    LIGHT,
    PYRO,
    REPTILE,
    WARRIOR,
    ZOMBIE,
    effect_monster,
    gemini_monster,
    normal,
    normal_trap,
    printed_in,
)

# fmt: off
CARDS = printed_in("Tactical Evolution", "2007-05-12", (
    effect_monster(4906301, "Necro Gardna", "死灵守卫者", DARK, WARRIOR, 3, 600, 1300, "2007-08-04", "Tactical Evolution", abilities=(
        Quick(
            cost=BanishCost(THIS), from_=(GRAVE,),
            do=NegateNextAttack()),
    )),
    effect_monster(8062132, "Vennominaga the Deity of Poisonous Snakes", "毒蛇神维诺米纳迦", DARK, REPTILE, 10, 0, 0, "2007-08-04", "Tactical Evolution", community="毒蛇神 维诺米纳迦", abilities=(
        SummoningCondition(bars=(Bar.NORMAL,)),
        SummonedOnlyBy(names=("Rise of the Snake Deity", "Vennominaga the Deity of Poisonous Snakes")),
        Continuous(effect=Gain(THIS, Times(500, Count(cards(GRAVE, YOU, monster & OfRace(REPTILE)))))),
        Continuous(effect=CannotBeTargeted(THIS, EITHER, other), key="untargeted"),
        Continuous(effect=Unaffected(THIS, EITHER, other), key="unaffected"),
        Trigger(
            when=DestroyedAndSent(THIS, (Cause.BATTLE,)), from_=(GRAVE,),
            cost=BanishCost(choose(1, cards(GRAVE, YOU, other & monster & OfRace(REPTILE)))),
            do=SpecialSummon(THIS), key="returns"),
        Trigger(
            when=BattleDamageInflicted(THIS, OPPONENT), mandatory=True,
            do=PlaceCounter(THIS, "Hyper-Venom Counter", 1), key="venom"),
        Wins(given=HasCounters("Hyper-Venom Counter", 3)),
    )),
    normal_trap(16067089, "Rise of the Snake Deity", "蛇神降临", "2007-08-04", "Tactical Evolution", abilities=(
        Activation(
            when=Destroyed(cards(FIELD, YOU, face_up & named("Vennominon the King of Poisonous Snakes")), (Cause.EFFECT, Cause.RULE)),
            do=SpecialSummon(choose(1, cards((HAND, DECK), YOU, named("Vennominaga the Deity of Poisonous Snakes"))))),
    )),
    effect_monster(17259470, "Zombie Master", "僵尸主宰者", DARK, ZOMBIE, 4, 1800, 0, "2007-08-04", "Tactical Evolution", community="僵尸之主", abilities=(
        Ignition(
            cost=SendToGraveCost(choose(1, cards(HAND, YOU, monster))),
            target=Target(1, cards(GRAVE, EITHER, monster & OfRace(ZOMBIE) & level(at_most=4))),
            do=SpecialSummon(TARGET),
            once=Once.PER_CARD),
    )),
    normal(22499463, "Venom Cobra", "猛毒眼镜蛇", EARTH, REPTILE, 4, 100, 2000, "2007-08-04", "Tactical Evolution", community="蛇毒眼镜蛇", archetypes=("Venom",)),
    normal(33112041, "Volcanic Rat", "火山性鼠", FIRE, PYRO, 1, 500, 500, "2007-08-04", "Tactical Evolution", community="火山鼠", archetypes=("Volcanic",)),
    normal(60606759, "Renge, Gatekeeper of Dark World", "暗黑界之番兵 橙黄", DARK, FIEND, 4, 100, 2100, "2007-08-04", "Tactical Evolution", community="暗黑界的番兵 兰治", archetypes=("Dark World",)),
    gemini_monster(69884162, "Elemental HERO Neos Alius", "元素－英雄 次新宇侠", LIGHT, WARRIOR, 4, 1900, 1300, "2007-08-04", "Tactical Evolution", community="元素英雄 次新宇侠", archetypes=("Elemental HERO", "Neos"), abilities=(
        Continuous(effect=NameBecomes(THIS, "Elemental HERO Neos")),
    )),
    effect_monster(72677437, "Vennominon the King of Poisonous Snakes", "毒蛇王维诺米洛", DARK, REPTILE, 8, 0, 0, "2007-08-04", "Tactical Evolution", community="毒蛇王 维诺米隆", abilities=(
        Continuous(effect=Unaffected(THIS, EITHER, named("Venom Swamp")), key="unaffected"),
        Continuous(effect=Gain(THIS, Times(500, Count(cards(GRAVE, YOU, monster & OfRace(REPTILE)))))),
        Trigger(
            when=DestroyedAndSent(THIS, (Cause.BATTLE,)), from_=(GRAVE,),
            cost=BanishCost(choose(1, cards(GRAVE, YOU, other & monster & OfRace(REPTILE)))),
            do=SpecialSummon(THIS), key="returns"),
    )),
    normal(96005454, "Hunter Dragon", "猎手龙", DARK, DRAGON, 3, 1700, 100, "2007-08-04", "Tactical Evolution", community="猎龙"),
    normal(97127906, "Alien Shocktrooper", "外星人士兵", EARTH, REPTILE, 4, 1900, 800, "2007-08-04", "Tactical Evolution", archetypes=("Alien",)),
))
