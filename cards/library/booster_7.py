"""Cards first printed in Booster 7."""

from cards.lang.abilities import Activation
from cards.lang.effects import Destroy
from cards.lang.filters import named
from cards.lang.groups import every, spells_and_traps
from cards.lang.players import EITHER
from cards.lang.recipes import FusionOf
from cards.lang.rows import (
    AQUA,
    DARK,
    DINOSAUR,
    EARTH,
    FIEND,
    LIGHT,
    MACHINE,
    PLANT,
    REPTILE,
    ROCK,
    SPELLCASTER,
    WARRIOR,
    WATER,
    fusion,
    normal,
    normal_spell,
    printed_in,
)

# fmt: off
CARDS = printed_in("Booster 7", "2000-03-01", (
    fusion(2504891, "Skull Knight", "骷髅主教", DARK, SPELLCASTER, 7, 2650, 2250, "2002-06-26", "Metal Raiders", community="骷髅祭司", recipe=FusionOf((named("Tainted Wisdom"), named("Ancient Brain")))),
    normal(2906250, "Grappler", "捕猎蛇", WATER, REPTILE, 4, 1300, 1200, "2024-03-01", "25th Anniversary Ultimate Kaiba Set"),
    normal(14181608, "Mushroom Man", "香菇人", EARTH, PLANT, 2, 800, 600, "2009-01-05", "Champion Pack: Game Eight", community="蘑菇人"),
    normal(14851496, "Jellyfish", "海月－水母－", WATER, AQUA, 4, 1200, 1500, "2002-06-26", "Metal Raiders", community="水母"),
    normal_spell(19613556, "Heavy Storm", "大岚", "2002-06-26", "Metal Raiders", community="大风暴", abilities=(
        Activation(do=Destroy(every(spells_and_traps(EITHER)))),
    )),
    fusion(25655502, "Bickuribox", "魔鬼之箱", DARK, FIEND, 7, 2300, 2000, "2002-06-26", "Metal Raiders", community="恶魔箱", recipe=FusionOf((named("Crass Clown"), named("Dream Clown")))),
    normal(29616941, "Beautiful Beast Trainer", "美丽魔物使", EARTH, WARRIOR, 5, 1750, 1500, community="美丽的魔物使"),
    normal(34743446, "Blocker", "碎块人", DARK, MACHINE, 4, 850, 1800, "2006-04-28", "Tournament Pack 8"),
    normal(36821538, "Ancient Sorcerer", "古代魔导士", DARK, SPELLCASTER, 4, 1000, 1300, archetypes=("Prophecy",)),
    normal(42431843, "Ancient Brain", "魔天老", DARK, FIEND, 3, 1000, 700, "2002-06-26", "Metal Raiders"),
    normal(45909477, "Moon Envoy", "月之使者", LIGHT, WARRIOR, 4, 1100, 1000, "2006-12-01", "McDonald's Promotional Cards 2"),
    normal(47986555, "Millennium Golem", "仟年魔像", EARTH, ROCK, 6, 2000, 2200, "2005-11-01", "Tournament Pack 7", community="千年石人"),
    normal(55337339, "Job-Change Mirror", "转职的魔镜", DARK, FIEND, 3, 800, 1300),
    normal(68171737, "Stone Dragon", "岩石龙", EARTH, ROCK, 7, 2000, 2300, "2006-12-01", "McDonald's Promotional Cards 2"),
    normal(68339286, "Metal Guardian", "金属守护者", DARK, FIEND, 5, 1150, 2150, "2006-12-01", "McDonald's Promotional Cards 2", archetypes=("Guardian",)),
    normal(69455834, "King of Yamimakai", "暗魔界的霸王", DARK, FIEND, 5, 2000, 1530, "2002-06-26", "Metal Raiders"),
    normal(75390004, "Megazowler", "百万角龙", EARTH, DINOSAUR, 6, 1800, 2000, "2013-10-10", "Legendary Collection 4: Joey's World Mega Pack", community="角龙"),
    normal(78402798, "Night Lizard", "骑士蜥蜴", WATER, AQUA, 4, 1150, 1300, community="蜥蜴骑士"),
    normal(97612389, "Monster Tamer", "地狱的魔物使", EARTH, WARRIOR, 5, 1800, 1600, "2013-10-10", "Legendary Collection 4: Joey's World Mega Pack"),
))
