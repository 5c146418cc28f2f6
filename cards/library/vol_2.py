"""Cards first printed in Vol.2."""

from cards.lang.abilities import Activation, Continuous, Stays, Target
from cards.lang.continuous import CannotAttack
from cards.lang.effects import ChangePosition, SpecialSummon
from cards.lang.filters import face_down, monster, named
from cards.lang.groups import GRAVE, TARGET, cards, every, monsters
from cards.lang.places import Position
from cards.lang.players import EITHER, OPPONENT
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
    FISH,
    INSECT,
    LIGHT,
    MACHINE,
    PLANT,
    ROCK,
    SPELLCASTER,
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
CARDS = printed_in("Vol.2", "1999-03-27", (
    normal(1784619, "Uraby", "野性猛龙", EARTH, DINOSAUR, 4, 1500, 800, "2002-03-08", "Legend of Blue Eyes White Dragon", community="荒野盗龙"),
    normal(10859908, "Holograh", "全息投影机", EARTH, MACHINE, 3, 1100, 700, community="全息投影者"),
    normal(15025844, "Mystical Elf", "圣精灵", LIGHT, SPELLCASTER, 4, 800, 2000, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(17733394, "Wood Remains", "森之尸", DARK, ZOMBIE, 3, 1000, 900),
    normal(20060230, "Hard Armor", "坚硬铠甲", EARTH, WARRIOR, 3, 300, 1200, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(24194033, "Dorover", "泥浆怪", WATER, AQUA, 3, 900, 800, community="泥浆兽"),
    normal(24348204, "The Bewitching Phantom Thief", "魅惑的怪盗", DARK, SPELLCASTER, 2, 700, 700),
    normal(28279543, "Curse of Dragon", "诅咒之龙", DARK, DRAGON, 5, 2000, 1500, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    fusion(31339260, "Zombie Warrior", "不死战士", DARK, ZOMBIE, 3, 1200, 900, "2016-03-18", "OTS Tournament Pack 1", recipe=FusionOf((named("Skull Servant"), named("Battle Warrior")))),
    normal(33064647, "One-Eyed Shield Dragon", "一眼盾龙", WIND, DRAGON, 3, 700, 1300, "2002-03-08", "Legend of Blue Eyes White Dragon", community="独眼盾龙"),
    normal(35282433, "Blue-Eyed Silver Zombie", "蓝眼银僵尸", DARK, ZOMBIE, 3, 900, 700, "2019-08-01", "Speed Duel: Scars of Battle", community="青色眼银僵尸"),
    normal(41218256, "Claw Reacher", "利爪杀手", DARK, FIEND, 3, 1000, 800, "2002-03-29", "Starter Deck: Yugi"),
    normal(41422426, "Supporter in the Shadows", "暗处的协力者", EARTH, WARRIOR, 3, 1000, 1000, community="阴暗处的协力者"),
    fusion(41544074, "Kamionwizard", "混沌男巫", DARK, SPELLCASTER, 4, 1300, 1100, "2013-09-01", "Astral Pack Three", recipe=FusionOf((named("Mystical Elf"), named("Curtain of the Dark Ones")))),
    normal(53153481, "Armaill", "甲铠", EARTH, WARRIOR, 3, 700, 1300, "2002-03-08", "Legend of Blue Eyes White Dragon", community="铠甲剑尾战士"),
    fusion(54541900, "Karbonala Warrior", "炭烧战士", EARTH, WARRIOR, 4, 1500, 1200, "2002-03-08", "Legend of Blue Eyes White Dragon", recipe=FusionOf((named("M-Warrior #1"), named("M-Warrior #2")))),
    normal(56283725, "Kumootoko", "蜘蛛男", EARTH, INSECT, 3, 700, 1400, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(56342351, "M-Warrior #1", "磁体战士１号", EARTH, WARRIOR, 3, 1000, 500, "2002-03-08", "Legend of Blue Eyes White Dragon", community="磁力战士1号"),
    fusion(59036972, "Mavelus", "奇迹鸟", WIND, WINGED_BEAST, 4, 1300, 900, "2014-02-01", "Astral Pack Four", recipe=FusionOf((named("Tyhone"), named("Wings of Wicked Flame")))),
    normal(63308047, "Terra the Terrible", "魔人 泰拉", DARK, FIEND, 4, 1200, 1300, "2002-03-08", "Legend of Blue Eyes White Dragon", community="魔人 泰拉"),
    normal(63432835, "Stone Armadiller", "岩石犰狳", EARTH, ROCK, 3, 800, 1200, "2013-10-10", "Legendary Collection 4: Joey's World Mega Pack"),
    fusion(70681994, "Dragoness the Wicked Knight", "魔装骑士 龙梅斯", WIND, WARRIOR, 3, 1200, 900, "2002-03-08", "Legend of Blue Eyes White Dragon", community="魔装骑士 德拉格尼斯", recipe=FusionOf((named("Armaill"), named("One-Eyed Shield Dragon")))),
    normal_spell(72302403, "Swords of Revealing Light", "光之护封剑", "2002-03-08", "Legend of Blue Eyes White Dragon", abilities=(
        Activation(remains=True, do=ChangePosition(every(monsters(OPPONENT, face_down)), Position.DEFENSE)),
        Stays(turns=3),
        Continuous(effect=CannotAttack(monsters(OPPONENT))),
    )),
    normal(72842870, "Tyhone", "大炮鸟", WIND, WINGED_BEAST, 4, 1200, 1400, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(75376965, "Enchanting Mermaid", "恍惚人鱼", WATER, FISH, 3, 1200, 900, "2002-03-08", "Legend of Blue Eyes White Dragon", community="恍惚的人鱼"),
    normal(76211194, "Meda Bat", "暗黑拿破仑", DARK, FIEND, 2, 800, 400, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(80770678, "Spirit of the Harp", "竖琴精灵", LIGHT, FAIRY, 4, 800, 2000, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal_spell(83764718, "Monster Reborn", "死者苏生", "2002-03-08", "Legend of Blue Eyes White Dragon", abilities=(
        Activation(target=Target(1, cards(GRAVE, EITHER, monster)), do=SpecialSummon(TARGET)),
    )),
    normal(84794011, "Solitude", "索利堤德", EARTH, BEAST_WARRIOR, 3, 1050, 1000, community="孤寂"),
    normal(92731455, "M-Warrior #2", "磁体战士２号", EARTH, WARRIOR, 3, 500, 1000, "2002-03-08", "Legend of Blue Eyes White Dragon", community="磁力战士2号"),
    normal(93553943, "Man Eater", "食人花", EARTH, PLANT, 2, 800, 600, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(94675535, "Larvas", "拉巴斯", EARTH, BEAST, 3, 800, 1000, "2002-03-08", "Legend of Blue Eyes White Dragon", community="拉瓦斯"),
))
