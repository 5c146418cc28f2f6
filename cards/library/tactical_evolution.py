"""Cards first printed in Tactical Evolution."""

from cards.lang.abilities import Continuous, Ignition, Once, Quick, Target
from cards.lang.alterations import NameBecomes
from cards.lang.costs import BanishCost, SendToGraveCost
from cards.lang.effects import NegateNextAttack, SpecialSummon
from cards.lang.filters import OfRace, level, monster
from cards.lang.groups import GRAVE, HAND, TARGET, THIS, cards, choose
from cards.lang.players import EITHER, YOU
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
    printed_in,
)

# fmt: off
CARDS = printed_in("Tactical Evolution", "2007-05-12", (
    effect_monster(4906301, "Necro Gardna", "死灵守卫者", DARK, WARRIOR, 3, 600, 1300, "2007-08-04", "Tactical Evolution", abilities=(
        Quick(
            cost=BanishCost(THIS), from_=(GRAVE,),
            do=NegateNextAttack()),
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
    normal(96005454, "Hunter Dragon", "猎手龙", DARK, DRAGON, 3, 1700, 100, "2007-08-04", "Tactical Evolution", community="猎龙"),
    normal(97127906, "Alien Shocktrooper", "外星人士兵", EARTH, REPTILE, 4, 1900, 800, "2007-08-04", "Tactical Evolution", archetypes=("Alien",)),
))
