"""Cards first printed in Vol.7."""

from cards.lang.abilities import Activation, Quick
from cards.lang.continuous import NoBattleDamage
from cards.lang.costs import DiscardCost
from cards.lang.effects import Apply, Destroy, Until
from cards.lang.filters import attack_position, named
from cards.lang.groups import HAND, THIS, every, monsters
from cards.lang.occasions import AttackDeclared, DamageCalculation
from cards.lang.players import OPPONENT, YOU
from cards.lang.recipes import FusionOf
from cards.lang.rows import (
    AQUA,
    BEAST,
    BEAST_WARRIOR,
    DARK,
    DRAGON,
    EARTH,
    FIEND,
    FIRE,
    FISH,
    LIGHT,
    MACHINE,
    PLANT,
    REPTILE,
    SPELLCASTER,
    THUNDER,
    WARRIOR,
    WATER,
    WIND,
    WINGED_BEAST,
    ZOMBIE,
    effect_monster,
    fusion,
    normal,
    normal_trap,
    printed_in,
)

# fmt: off
CARDS = printed_in("Vol.7", "2000-01-27", (
    normal(549481, "Prevent Rat", "防御鼠", EARTH, BEAST, 4, 500, 2000, "2002-06-26", "Metal Raiders", community="硬毛鼠"),
    normal(14708569, "Arlownay", "阿罗妮", EARTH, PLANT, 3, 800, 1000),
    normal(19737320, "Gatekeeper", "大门守门员", DARK, MACHINE, 5, 1500, 1800, "2006-04-28", "Tournament Pack 8", community="看门人"),
    normal(22855882, "Fiend Sword", "受诅咒的魔剑", DARK, WARRIOR, 4, 1400, 800, community="被诅咒的魔剑"),
    normal(23771716, "7 Colored Fish", "彩虹鱼", WATER, FISH, 4, 1800, 800, "2002-06-26", "Metal Raiders"),
    normal(24433920, "Pendulum Machine", "挥刀的拷问机器", DARK, MACHINE, 6, 1750, 2000, "2011-06-21", "Gold Series 4: Pyramids Edition", community="单摆刃拷问机械"),
    normal(28546905, "Illusionist Faceless Mage", "幻想师・无面者", DARK, SPELLCASTER, 5, 1200, 2200, "2002-06-26", "Metal Raiders", community="无脸幻想师"),
    normal(30090452, "Zanki", "铠武者斩鬼", EARTH, WARRIOR, 5, 1500, 1700, community="铠武者 斩鬼"),
    normal(32344688, "Dark Chimera", "暗黑奇美拉", DARK, FIEND, 5, 1610, 1460),
    normal(33621868, "Giganto", "铁球巨人", DARK, MACHINE, 5, 1700, 1800, "2013-10-10", "Legendary Collection 4: Joey's World Mega Pack"),
    normal(33878931, "Togex", "撞击兽", EARTH, BEAST, 5, 1600, 1800),
    normal(35712107, "Monstrous Bird", "巨大的怪鸟", WIND, WINGED_BEAST, 6, 2000, 1900, community="巨大怪鸟"),
    normal(36151751, "Arma Knight", "菊石骑士", WATER, AQUA, 4, 1000, 1200),
    normal(38035986, "Akakieisu", "红色祭司", DARK, SPELLCASTER, 3, 1000, 800, community="红A"),
    normal(39239728, "Royal Guard", "皇家守卫", EARTH, MACHINE, 6, 1900, 2200, community="王家守卫"),
    effect_monster(40640057, "Kuriboh", "库里波", DARK, FIEND, 1, 300, 200, "2002-06-26", "Metal Raiders", community="栗子球", archetypes=("Kuriboh",), abilities=(
        Quick(
            when=DamageCalculation(monsters(OPPONENT)), from_=(HAND,),
            cost=DiscardCost(THIS),
            do=Apply(NoBattleDamage(YOU), Until.DAMAGE_STEP)),
    )),
    normal_trap(44095762, "Mirror Force", "神圣防护罩－反射镜力－", "2002-06-26", "Metal Raiders", community="神圣防护罩 -反射镜力-", abilities=(
        Activation(
            when=AttackDeclared(monsters(OPPONENT)),
            do=Destroy(every(monsters(OPPONENT, attack_position)))),
    )),
    normal(44865098, "Cyber Soldier", "机械兵队", DARK, MACHINE, 5, 1500, 1700, community="机械士兵"),
    normal(49587396, "Ancient Tool", "钢铁之心", DARK, MACHINE, 5, 1700, 1400, "2013-10-10", "Legendary Collection 4: Joey's World Mega Pack"),
    normal(53713014, "Crazy Fish", "疯狂飞鱼", WATER, FISH, 4, 1600, 1200, "2019-12-05", "Speed Duel: Trials of the Kingdom", community="狂鱼"),
    fusion(54752875, "Twin-Headed Thunder Dragon", "双头雷龙", LIGHT, THUNDER, 7, 2800, 2100, "2002-06-26", "Metal Raiders", recipe=FusionOf((named("Thunder Dragon"),) * 2)),
    normal(59383041, "Toon Alligator", "卡通鳄鱼", WATER, REPTILE, 4, 800, 1600, "2003-03-30", "Starter Deck: Pegasus", archetypes=("Toon",)),
    normal(66602787, "Saggi the Dark Clown", "黑暗小丑沙奇", DARK, SPELLCASTER, 3, 600, 1500, "2002-06-26", "Metal Raiders", community="暗道化师 扎奇"),
    normal(66836598, "Waterdragon Fairy", "温蒂妮", WATER, AQUA, 3, 1100, 700),
    normal(73911410, "Sword Slasher", "杀人机器", DARK, MACHINE, 5, 1450, 1500, "2013-10-10", "Legendary Collection 4: Joey's World Mega Pack"),
    normal(87322377, "Launcher Spider", "TM－1火箭炮蜘蛛", FIRE, MACHINE, 7, 2200, 2500, "2002-06-26", "Metal Raiders", community="TM-1火箭炮蜘蛛"),
    fusion(89112729, "Cyber Saurus", "机械恐龙", EARTH, MACHINE, 5, 1800, 1400, "2002-06-26", "Metal Raiders", recipe=FusionOf((named("Blast Juggler"), named("Two-Headed King Rex")))),
    normal(89832901, "B. Dragon Jungle King", "密林的黑龙王", EARTH, DRAGON, 6, 2100, 1800),
    normal(89987208, "Hero of the East", "东方英雄", EARTH, WARRIOR, 3, 1100, 1000, "2013-10-10", "Legendary Collection 4: Joey's World Mega Pack"),
    normal(92667214, "Clown Zombie", "夺命马戏团僵尸", DARK, ZOMBIE, 2, 1350, 0, "2005-06-01", "Tournament Pack 6", community="杀人小丑僵尸"),
    fusion(94905343, "Rabid Horseman", "牛头人马兽", EARTH, BEAST_WARRIOR, 6, 2000, 1700, "2002-06-26", "Metal Raiders", recipe=FusionOf((named("Battle Ox"), named("Mystic Horseman")))),
    normal(95265975, "Ghoul with an Appetite", "大胃王食尸鬼", DARK, ZOMBIE, 4, 1600, 1200, community="贪食的食尸鬼"),
    fusion(99551425, "Labyrinth Tank", "迷宫的魔战车", DARK, MACHINE, 7, 2400, 2400, "2002-06-26", "Metal Raiders", recipe=FusionOf((named("Giga-Tech Wolf"), named("Cannon Soldier")))),
))
