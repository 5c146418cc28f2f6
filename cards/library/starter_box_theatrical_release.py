"""Cards first printed in Starter Box: Theatrical Release."""

from cards.lang.abilities import Activation
from cards.lang.effects import Destroy, FusionSummon
from cards.lang.filters import named
from cards.lang.groups import HAND, MONSTERS, every, monsters
from cards.lang.players import OPPONENT
from cards.lang.recipes import FusionOf
from cards.lang.rows import (
    AQUA,
    BEAST,
    BEAST_WARRIOR,
    DARK,
    DINOSAUR,
    DRAGON,
    EARTH,
    FAIRY,
    FIEND,
    FIRE,
    FISH,
    INSECT,
    LIGHT,
    PLANT,
    PYRO,
    REPTILE,
    ROCK,
    SPELLCASTER,
    WARRIOR,
    WATER,
    WINGED_BEAST,
    ZOMBIE,
    fusion,
    normal,
    normal_spell,
    printed_in,
)

# fmt: off
CARDS = printed_in("Starter Box: Theatrical Release", "1999-03-06", (
    normal(32864, "The 13th Grave", "第１３位埋葬者", DARK, ZOMBIE, 3, 1200, 900, "2002-03-08", "Legend of Blue Eyes White Dragon", community="第13人的埋葬者"),
    fusion(1641882, "Fusionist", "结融体", EARTH, BEAST, 3, 900, 700, "2002-03-08", "Legend of Blue Eyes White Dragon", community="融合体", recipe=FusionOf((named("Petit Angel"), named("Mystical Sheep #2")))),
    normal(1929294, "Key Mace", "钥梅思", LIGHT, FAIRY, 1, 400, 300, "2010-11-18", "Turbo Pack: Booster Four", community="心钥妖精"),
    normal(2863439, "Fiend Reflection #2", "幻镜鸟", LIGHT, WINGED_BEAST, 4, 1100, 1400, "2002-03-08", "Legend of Blue Eyes White Dragon", community="幻象鸟"),
    normal(4931562, "Mountain Warrior", "山之战士", EARTH, BEAST_WARRIOR, 3, 600, 1000, community="山岳斗士"),
    normal_spell(12580477, "Raigeki", "雷击", "2002-03-08", "Legend of Blue Eyes White Dragon", abilities=(
        Activation(do=Destroy(every(monsters(OPPONENT)))),
    )),
    normal(15820147, "Monsturtle", "怪兽龟", WATER, AQUA, 3, 800, 1000, community="怪龟"),
    fusion(17881964, "Darkfire Dragon", "暗黑火炎龙", DARK, DRAGON, 4, 1500, 1250, "2002-03-08", "Legend of Blue Eyes White Dragon", recipe=FusionOf((named("Firegrass"), named("Petit Dragon")))),
    normal(18914778, "Change Slime", "变形史莱姆", WATER, AQUA, 1, 400, 300, "2019-12-05", "Speed Duel: Trials of the Kingdom"),
    normal(22910685, "Green Phantom King", "绿树灵王", EARTH, PLANT, 3, 500, 1600, "2002-03-08", "Legend of Blue Eyes White Dragon", community="绿树之灵王"),
    normal_spell(24094653, "Polymerization", "融合", "2002-03-08", "Legend of Blue Eyes White Dragon", archetypes=("Polymerization/Fusion",), abilities=(
        Activation(do=FusionSummon((HAND, MONSTERS))),
    )),
    normal(32274490, "Skull Servant", "白骨", DARK, ZOMBIE, 1, 300, 200, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(34460851, "Flame Manipulator", "炎之操纵者", FIRE, SPELLCASTER, 3, 900, 1000, "2002-03-08", "Legend of Blue Eyes White Dragon", community="火焰操纵者"),
    normal(36121917, "Monster Egg", "怪兽蛋", EARTH, WARRIOR, 3, 600, 900, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(37313348, "Turtle Tiger", "龟虎", WATER, AQUA, 4, 1000, 1500, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    fusion(37421579, "Charubin the Fire Knight", "炎之骑士 基拉", FIRE, PYRO, 3, 1100, 800, "2002-03-08", "Legend of Blue Eyes White Dragon", recipe=FusionOf((named("Monster Egg"), named("Hinotama Soul")))),
    normal(39004808, "Root Water", "水妖", WATER, FISH, 3, 900, 800, "2002-03-08", "Legend of Blue Eyes White Dragon", community="根潭鱼人"),
    normal(40575313, "Shadow Specter", "地狱亡灵", DARK, ZOMBIE, 1, 500, 200, "2020-05-14", "Speed Duel Starter Decks: Match of the Millennium"),
    normal(40826495, "Dissolverock", "岩浆人", EARTH, ROCK, 3, 900, 1000, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(43905751, "Madjinn Gunn", "魔人枪", DARK, FIEND, 2, 600, 800, community="魔人铳"),
    normal(44287299, "Masaki the Legendary Swordsman", "传说之剑豪 MASAKI", EARTH, WARRIOR, 4, 1100, 1100, "2002-03-08", "Legend of Blue Eyes White Dragon", community="传说的剑豪 正树"),
    fusion(45231177, "Flame Swordsman", "炎之剑士", FIRE, WARRIOR, 5, 1800, 1600, "2002-03-08", "Legend of Blue Eyes White Dragon", recipe=FusionOf((named("Flame Manipulator"), named("Masaki the Legendary Swordsman")))),
    normal(53375573, "Dark King of the Abyss", "深渊冥王", DARK, FIEND, 3, 1200, 800, "2002-03-08", "Legend of Blue Eyes White Dragon", community="深渊的冥王"),
    normal(57305373, "Two-Mouth Darkruler", "双口的暗之支配者", EARTH, DINOSAUR, 3, 900, 700, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    fusion(58528964, "Flame Ghost", "火焰鬼", DARK, ZOMBIE, 3, 1000, 800, "2002-03-08", "Legend of Blue Eyes White Dragon", community="火焰幽灵", recipe=FusionOf((named("Skull Servant"), named("Dissolverock")))),
    normal(61454890, "Necrolancer the Time-lord", "时间魔人 独眼巫师", DARK, SPELLCASTER, 3, 800, 900, "2006-04-28", "Tournament Pack 8", community="时间魔人 独眼死灵师"),
    normal(62210247, "Lunar Queen Elzaim", "月之女神 艾尔杰姆", LIGHT, FAIRY, 3, 750, 1100, community="月之女神 艾露塞姆"),
    normal(62793020, "Mystery Hand", "谜之手", DARK, FIEND, 2, 500, 500),
    normal(77581312, "Masked Clown", "假面小丑", DARK, WARRIOR, 2, 500, 700, community="假面道化"),
    normal(77827521, "Trial of Nightmare", "地狱的判决", DARK, FIEND, 4, 1300, 900, "2002-03-08", "Legend of Blue Eyes White Dragon", community="地狱的裁判"),
    normal(82742611, "Serpent Marauder", "恶鬼蛇", EARTH, REPTILE, 2, 700, 600, community="恶魔蛇"),
    normal(83464209, "Mystical Sheep #2", "催眠羊", EARTH, BEAST, 3, 800, 1000, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(85309439, "Ray & Temperature", "北风与太阳", LIGHT, FAIRY, 3, 1000, 1000, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(85639257, "Aqua Madoor", "水魔道士", WATER, SPELLCASTER, 4, 1200, 2000, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(86421986, "Ancient Tree of Enlightenment", "悟道的老树", EARTH, PLANT, 3, 600, 1500),
    normal(89091579, "Basic Insect", "昆虫人", EARTH, INSECT, 2, 500, 700, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(89558090, "Dark Prisoner", "暗黑囚犯", DARK, FIEND, 3, 600, 1000, "2020-05-14", "Speed Duel Starter Decks: Twisted Nightmares"),
    normal(89631139, "Blue-Eyes White Dragon", "青眼白龙", LIGHT, DRAGON, 8, 3000, 2500, "2002-03-08", "Legend of Blue Eyes White Dragon", archetypes=("Blue-Eyes",)),
    normal(96851799, "Hinotama Soul", "刺焰球", FIRE, PYRO, 2, 600, 500, "2002-03-08", "Legend of Blue Eyes White Dragon", community="史汀"),
))
