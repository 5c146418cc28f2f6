"""Cards first printed in Threat of the Dark Demon World."""

from cards.lang.abilities import Activation, Continuous, Target
from cards.lang.alterations import ValueBecomes
from cards.lang.costs import PayLP
from cards.lang.effects import Destroy, WinAfter
from cards.lang.groups import ATTACKER, TARGET, THIS, monsters
from cards.lang.numbers import OfferedAttack, Times
from cards.lang.occasions import AttackDeclared
from cards.lang.players import OPPONENT
from cards.lang.rows import (
    BEAST,
    DARK,
    FIEND,
    LIGHT,
    REPTILE,
    WATER,
    effect_monster,
    normal,
    normal_spell,
    normal_trap,
    printed_in,
)

# fmt: off
CARDS = printed_in("Threat of the Dark Demon World", "2003-02-20", (
    normal(12482652, "Ojama Green", "扰乱怪之绿色", LIGHT, BEAST, 2, 0, 1000, "2003-12-01", "Dark Crisis", community="扰乱·绿", archetypes=("Ojama",)),
    effect_monster(47942531, "Great Maju Garzett", "伟大魔兽 巨变神", DARK, FIEND, 6, 0, 0, "2003-12-01", "Dark Crisis", community="伟大魔兽 加泽特", abilities=(
        Continuous(effect=ValueBecomes(THIS, atk=Times(2, OfferedAttack()))),
    )),
    normal(49003308, "Gagagigo", "咖咖吉哥", WATER, REPTILE, 4, 1850, 1000, "2003-12-01", "Dark Crisis", community="魔蜥义豪"),
    normal(49881766, "Archfiend Soldier", "恶魔士兵", DARK, FIEND, 4, 1900, 1500, "2003-12-01", "Dark Crisis", archetypes=("Archfiend",)),
    normal_trap(56120475, "Sakuretsu Armor", "炸裂装甲", "2003-12-01", "Dark Crisis", abilities=(
        Activation(
            when=AttackDeclared(monsters(OPPONENT)),
            target=Target(1, ATTACKER),
            do=Destroy(TARGET)),
    )),
    normal(86498013, "D.D. Trainer", "异次元驯兽师", DARK, FIEND, 1, 100, 2000, "2003-12-01", "Dark Crisis", community="异次元的驯兽师"),
    normal_spell(95308449, "Final Countdown", "终焉的倒计时", "2003-12-01", "Dark Crisis", abilities=(
        Activation(cost=PayLP(2000), do=WinAfter(20)),
    )),
))
