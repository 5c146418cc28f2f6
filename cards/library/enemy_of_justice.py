"""Cards first printed in Enemy of Justice."""

from cards.lang.abilities import Activation, Continuous, Target
from cards.lang.costs import TributeCost
from cards.lang.effects import Destroy, May, SpecialSummon, search
from cards.lang.filters import InSeries, OfRace, monster, named
from cards.lang.groups import DECK, FIELD, HAND, TARGET, cards, choose, monsters
from cards.lang.players import EITHER, YOU
from cards.lang.prohibitions import BanishedInstead
from cards.lang.rows import (
    WINGED_BEAST,
    continuous_spell,
    continuous_trap,
    normal_spell,
    normal_trap,
    printed_in,
)

# fmt: off
CARDS = printed_in("Enemy of Justice", "2006-02-16", (
    normal_spell(213326, "E - Emergency Call", "E－紧急呼救", "2006-05-13", "Enemy of Justice", community="E-紧急呼唤", abilities=(
        Activation(do=search(monster & InSeries("Elemental HERO"))),
    )),
    continuous_trap(30241314, "Macro Cosmos", "宏观宇宙", "2006-05-13", "Enemy of Justice", community="大宇宙", abilities=(
        Activation(
            do=May(SpecialSummon(choose(1, cards((HAND, DECK), YOU, named("Helios - The Primordial Sun")))))),
        Continuous(effect=BanishedInstead()),
    )),
    normal_trap(53567095, "Icarus Attack", "神鸟攻击", "2006-05-13", "Enemy of Justice", abilities=(
        Activation(
            cost=TributeCost(choose(1, monsters(YOU, OfRace(WINGED_BEAST)))),
            target=Target(2, cards(FIELD, EITHER)),
            do=Destroy(TARGET)),
    )),
    continuous_spell(81674782, "Dimensional Fissure", "次元的裂缝", "2006-05-13", "Enemy of Justice", abilities=(
        Activation(),
        Continuous(effect=BanishedInstead(monster)),
    )),
))
