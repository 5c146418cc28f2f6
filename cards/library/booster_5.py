"""Cards first printed in Booster 5."""

from cards.lang.abilities import Activation, Continuous, Flip
from cards.lang.continuous import Nullify
from cards.lang.effects import AfterThat, DiscardHand, Draw
from cards.lang.filters import named, other, trap
from cards.lang.groups import FIELD, cards
from cards.lang.players import EITHER
from cards.lang.recipes import FusionOf
from cards.lang.rows import (
    AQUA,
    BEAST,
    DARK,
    DINOSAUR,
    EARTH,
    FIEND,
    FISH,
    INSECT,
    MACHINE,
    PLANT,
    REPTILE,
    ROCK,
    WATER,
    WIND,
    WINGED_BEAST,
    ZOMBIE,
    continuous_trap,
    flip_monster,
    fusion,
    normal,
    printed_in,
)

# fmt: off
CARDS = printed_in("Booster 5", "1999-10-17", (
    normal(6103114, "Beaked Snake", "鸟嘴蛇", EARTH, REPTILE, 3, 800, 900),
    normal(11714098, "30,000-Year White Turtle", "３万年的白龟", WATER, AQUA, 5, 1250, 2100, community="3万年的白龟"),
    normal(12436646, "Aqua Snake", "水蛇", WATER, AQUA, 3, 1050, 900),
    fusion(16507828, "Bracchio-raidus", "腕龙雷德斯", WATER, DINOSAUR, 6, 2200, 2000, "2013-10-10", "Legendary Collection 4: Joey's World Mega Pack", community="腕龙", recipe=FusionOf((named("Two-Headed King Rex"), named("Crawling Dragon #2")))),
    normal(17441953, "Turtle Raccoon", "龟狸", WATER, AQUA, 3, 700, 900),
    normal(28450915, "Invader from Another Dimension", "来自异次元的侵略者", DARK, FIEND, 4, 950, 1400, "2015-06-04", "Astral Pack Seven"),
    normal(29402771, "Rainbow Marine Mermaid", "彩虹人鱼", WATER, FISH, 5, 1550, 1700),
    normal(29491031, "The Snake Hair", "美杜莎的亡灵", DARK, ZOMBIE, 4, 1500, 1200, "2013-10-10", "Legendary Collection 4: Joey's World Mega Pack"),
    fusion(29929832, "Marine Beast", "海兽鱼", WATER, FISH, 5, 1700, 1600, "2017-04-06", "OTS Tournament Pack 4", recipe=FusionOf((named("Water Magician"), named("Behegon")))),
    normal(32569498, "Korogashi", "屎壳郎", EARTH, INSECT, 2, 550, 400),
    flip_monster(33508719, "Morphing Jar", "变形壶", EARTH, ROCK, 2, 700, 600, "2002-10-01", "Tournament Pack: 2nd Season", abilities=(
        Flip(do=AfterThat(DiscardHand(EITHER), Draw(EITHER, 5))),
    )),
    normal(38116136, "Machine Attacker", "机器攻击者", EARTH, MACHINE, 5, 1600, 1300),
    normal(38289717, "Crawling Dragon #2", "贪尸龙", EARTH, DINOSAUR, 4, 1600, 1200, "2002-10-01", "Tournament Pack: 2nd Season"),
    normal(47319141, "Wing Eagle", "飞翼雄鹰", WIND, WINGED_BEAST, 5, 1800, 1500, community="飞鹰"),
    normal(49417509, "Wolf", "狼", EARTH, BEAST, 3, 1200, 800, "2013-10-10", "Legendary Collection 4: Joey's World Mega Pack"),
    continuous_trap(51452091, "Royal Decree", "王宫的通告", "2003-10-01", "Tournament Pack 4", abilities=(
        Activation(),
        Continuous(effect=Nullify(cards(FIELD, EITHER, trap & other))),
    )),
    normal(53830602, "Fungi of the Musk", "魔界植物", DARK, FIEND, 1, 400, 300),
    fusion(54622031, "Great Mammoth of Goldfine", "金色魔象", DARK, ZOMBIE, 6, 2200, 1800, "2013-10-10", "Legendary Collection 4: Joey's World Mega Pack", community="金色的魔象", recipe=FusionOf((named("The Snake Hair"), named("Dragon Zombie")))),
    normal(55567161, "Pot the Trick", "戏法壶", EARTH, ROCK, 2, 400, 400),
    normal(60715406, "Tentacle Plant", "触手植物", WATER, PLANT, 2, 500, 600, community="藤蔓植物"),
    normal(66672569, "Dragon Zombie", "龙丧尸", DARK, ZOMBIE, 3, 1600, 0, "2002-03-29", "Starter Deck: Yugi", community="龙僵尸"),
    fusion(72869010, "Soul Hunter", "灵魂猎人", DARK, FIEND, 6, 2200, 1800, "2015-06-04", "Astral Pack Seven", community="狩魂魔人", recipe=FusionOf((named("Lord of the Lamp"), named("Invader from Another Dimension")))),
    normal(76512652, "Krokodilus", "鳄鱼人", WATER, REPTILE, 4, 1100, 1200),
    normal(93343894, "Water Magician", "水之魔导师", WATER, AQUA, 4, 1400, 1000, "2002-10-01", "Tournament Pack: 2nd Season", archetypes=("Prophecy",)),
    normal(94022093, "Behegon", "大肚海蛇", WATER, AQUA, 4, 1350, 1000, "2006-04-28", "Tournament Pack 8"),
    normal(94119974, "Two-Headed King Rex", "双头恐龙王", EARTH, DINOSAUR, 4, 1600, 1200, "2002-10-01", "Tournament Pack: 2nd Season"),
    normal(96643568, "Wetha", "气象精灵", WATER, AQUA, 3, 1000, 900, "2019-12-05", "Speed Duel: Trials of the Kingdom"),
    normal(99510761, "Lord of the Lamp", "神灯魔人", DARK, FIEND, 4, 1400, 1200, "2005-07-22", "Dark Beginning 2"),
))
