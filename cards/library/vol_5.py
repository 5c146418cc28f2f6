"""Cards first printed in Vol.5."""

from cards.lang.abilities import Activation, Target
from cards.lang.effects import TakeControl, Until
from cards.lang.filters import named
from cards.lang.groups import TARGET, monsters
from cards.lang.players import OPPONENT
from cards.lang.recipes import FusionOf
from cards.lang.rows import (
    AQUA,
    BEAST,
    BEAST_WARRIOR,
    DARK,
    DRAGON,
    EARTH,
    FAIRY,
    FIEND,
    INSECT,
    LIGHT,
    MACHINE,
    PLANT,
    ROCK,
    WARRIOR,
    WATER,
    WIND,
    WINGED_BEAST,
    ZOMBIE,
    fusion,
    normal,
    normal_spell,
    printed_in,
)

# fmt: off
CARDS = printed_in("Vol.5", "1999-09-23", (
    normal(2118022, "Hyosube", "兵主部", WATER, AQUA, 4, 1500, 900, "2002-06-26", "Metal Raiders"),
    normal_spell(4031928, "Change of Heart", "心变", "2002-03-29", "Starter Deck: Yugi", abilities=(
        Activation(target=Target(1, monsters(OPPONENT)), do=TakeControl(TARGET, Until.END_PHASE)),
    )),
    normal(7670542, "Bio Plant", "生化植物", DARK, FIEND, 3, 600, 1300),
    normal(10315429, "Yaiba Robo", "剪刀机器", DARK, MACHINE, 4, 1000, 1300, "2020-05-14", "Speed Duel Starter Decks: Twisted Nightmares", community="切割机器人"),
    normal(10538007, "Leogun", "狮子王", EARTH, BEAST, 5, 1750, 1550, "2002-06-26", "Metal Raiders"),
    fusion(11901678, "Black Skull Dragon", "黑恶魔龙", DARK, DRAGON, 9, 3200, 2500, "2002-06-26", "Metal Raiders", community="暗黑魔龙", archetypes=("Archfiend",), recipe=FusionOf((named("Summoned Skull"), named("Red-Eyes Black Dragon")))),
    fusion(15237615, "Empress Judge", "下裁决的女帝", EARTH, WARRIOR, 6, 2100, 1700, "2002-06-26", "Metal Raiders", community="下达裁决的女帝", recipe=FusionOf((named("Queen's Double"), named("Hibikime")))),
    normal(16246527, "Armored Rat", "铠鼠", EARTH, BEAST, 3, 950, 1100),
    normal(18180762, "The Thing That Hides in the Mud", "泥浆潜居者", EARTH, ROCK, 4, 1200, 1300),
    fusion(19066538, "Roaring Ocean Snake", "轰隆的大海蛇", WATER, AQUA, 6, 2100, 1800, "2002-06-26", "Metal Raiders", community="轰鸣的大海蛇", recipe=FusionOf((named("Mystic Lamp"), named("Hyosube")))),
    normal(20277860, "Armored Zombie", "铠武者僵尸", DARK, ZOMBIE, 3, 1500, 0, "2002-06-26", "Metal Raiders"),
    normal(21263083, "Pale Beast", "苍白兽", EARTH, BEAST, 4, 1500, 1200, "2002-03-29", "Starter Deck: Kaiba"),
    normal(26378150, "Rude Kaiser", "野蛮凯萨", EARTH, BEAST_WARRIOR, 5, 1800, 1600, "2002-03-29", "Starter Deck: Kaiba", community="粗暴帝王"),
    normal(29802344, "Snakeyashi", "蛇椰树", EARTH, PLANT, 4, 1000, 1200, "2017-08-03", "OTS Tournament Pack 5"),
    fusion(32485271, "Rose Spectre of Dunn", "栖身蔷薇的恶灵", DARK, PLANT, 6, 2000, 1800, "2017-08-03", "OTS Tournament Pack 5", recipe=FusionOf((named("Feral Imp"), named("Snakeyashi")))),
    normal(38982356, "Hyo", "冰", WATER, WARRIOR, 3, 800, 1200),
    normal(40196604, "Dark Shade", "暗影", WIND, FIEND, 3, 1000, 1000),
    normal(41392891, "Feral Imp", "戈兰林", DARK, FIEND, 4, 1300, 1400, "2002-03-29", "Starter Deck: Yugi", community="小精怪"),
    normal(46474915, "Magical Ghost", "魔法幽灵", DARK, ZOMBIE, 4, 1300, 1400, "2002-03-29", "Starter Deck: Yugi"),
    normal(51228280, "Dungeon Worm", "地牢异虫", EARTH, INSECT, 5, 1800, 1500, "2006-12-01", "McDonald's Promotional Cards 2", community="迷宫的蠕虫", archetypes=("Worm",)),
    normal(62671448, "Toad Master", "蛤蟆仙人", WATER, AQUA, 3, 1000, 1000),
    normal(64501875, "Hibikime", "响女", EARTH, WARRIOR, 4, 1450, 1000, "2002-06-26", "Metal Raiders"),
    normal(75499502, "Master & Expert", "主人与能手", EARTH, BEAST, 4, 1200, 1000, "2002-03-29", "Starter Deck: Kaiba"),
    normal(76446915, "Disk Magician", "圆盘魔法师", DARK, MACHINE, 4, 1350, 1000, "2002-06-26", "Metal Raiders", community="圆盘魔术师"),
    normal(77568553, "Acid Crawler", "酸液爬虫", EARTH, INSECT, 3, 900, 700),
    normal(77998771, "Crow Goblin", "乌鸦天狗", WIND, WINGED_BEAST, 5, 1850, 1600),
    normal(88979991, "Killer Needle", "杀手蜂", WIND, INSECT, 4, 1200, 1000, "2002-06-26", "Metal Raiders", community="杀人蜂"),
    normal(97360116, "Unknown Warrior of Fiend", "恶之无名战士", DARK, WARRIOR, 3, 1000, 500, "2002-03-29", "Starter Deck: Kaiba"),
    normal(98582704, "Wing Egg Elf", "羽翼蛋精灵", LIGHT, FAIRY, 3, 500, 1300, community="翼蛋精灵"),
    normal(99261403, "Dark Rabbit", "暗黑兔", DARK, BEAST, 4, 1100, 1500, "2009-11-12", "Stardust Overdrive"),
))
