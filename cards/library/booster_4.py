"""Cards first printed in Booster 4."""

from cards.lang.abilities import Activation
from cards.lang.effects import DiscardFromHand, Draw, Then
from cards.lang.filters import named
from cards.lang.players import YOU
from cards.lang.recipes import FusionOf
from cards.lang.rows import (
    AQUA,
    DARK,
    DRAGON,
    EARTH,
    FAIRY,
    FIEND,
    FISH,
    INSECT,
    LIGHT,
    MACHINE,
    PLANT,
    REPTILE,
    ROCK,
    SEA_SERPENT,
    SPELLCASTER,
    WARRIOR,
    WATER,
    WIND,
    WINGED_BEAST,
    fusion,
    normal,
    normal_spell,
    printed_in,
)

# fmt: off
CARDS = printed_in("Booster 4", "1999-08-26", (
    normal(2971090, "Orion the Battle King", "战斗之神 奥利安", LIGHT, FAIRY, 5, 1800, 1500, community="战神 奥利安"),
    normal(4179849, "Queen of Autumn Leaves", "红叶的女王", EARTH, PLANT, 5, 1800, 1500, "2002-10-01", "Tournament Pack: 2nd Season", community="红叶之女王"),
    normal(7359741, "Mechanicalchaser", "机械猎手", DARK, MACHINE, 4, 1850, 800, "2002-09-01", "Tournament Pack: 1st Season"),
    normal(10476868, "Barrel Rock", "机枪岩", EARTH, ROCK, 4, 1000, 1300),
    normal(11250655, "Emperor of the Land and Sea", "水陆的帝王", WATER, REPTILE, 5, 1800, 1500, archetypes=("Monarch",)),
    normal(11793047, "Gorgon Egg", "戈耳工之蛋", DARK, FIEND, 3, 300, 1300, community="戈耳工蛋"),
    normal(17968114, "Amazon of the Seas", "海原的女战士", WATER, FISH, 4, 1300, 1400, "2008-01-08", "Champion Pack: Game Five"),
    normal(20315854, "Fairy Dragon", "精灵龙", WIND, DRAGON, 4, 1100, 1200, "2007-05-15", "Champion Pack: Game Three", community="妖精龙"),
    normal(34690519, "Spirit of the Mountain", "山的精灵", EARTH, SPELLCASTER, 5, 1300, 1800, community="山之精灵"),
    normal(42418084, "Winged Egg of New Life", "诞生的天使", LIGHT, FAIRY, 5, 1400, 1700),
    normal(48305365, "Axe Raider", "刀斧怪", EARTH, WARRIOR, 4, 1700, 1150, "2002-09-01", "Tournament Pack: 1st Season", community="巨斧袭击者"),
    normal(50176820, "Mech Bass", "机械鲈鱼", WATER, MACHINE, 5, 1800, 1500, community="电子鱼"),
    normal(53606874, "Big Insect", "大蚂蚁", EARTH, INSECT, 4, 1200, 1500, "2019-08-01", "Speed Duel Starter Decks: Ultimate Predators", community="巨大蚂蚁"),
    normal(58831685, "Giant Red Seasnake", "海鳞蛇", WATER, AQUA, 4, 1800, 800, "2002-10-01", "Tournament Pack: 2nd Season"),
    normal(65623423, "Gruesome Goo", "杀人污泥", WATER, AQUA, 3, 1300, 700, "2014-12-05", "Astral Pack Six"),
    normal(69140098, "Gemini Elf", "双生精灵", EARTH, SPELLCASTER, 4, 1900, 900, "2003-03-01", "Labyrinth of Nightmare"),
    normal(71746462, "Sea Kamen", "深海切割手", WATER, AQUA, 4, 1100, 1300, "2014-12-05", "Astral Pack Six"),
    normal(72929454, "Turtle Bird", "龟鸟", WATER, AQUA, 6, 1900, 1700, "2002-12-20", "McDonald's Promotional Cards"),
    normal(74277583, "Brave Scizzar", "剪刀勇士", DARK, MACHINE, 4, 1300, 1000, "2020-05-14", "Speed Duel Starter Decks: Twisted Nightmares"),
    normal(75582395, "Faith Bird", "圣鸟", WIND, WINGED_BEAST, 4, 1500, 1100, "2002-10-01", "Tournament Pack: 2nd Season"),
    normal(77456781, "Fiend Kraken", "魔鬼乌贼", WATER, AQUA, 4, 1200, 1400, "2023-08-24", "Speed Duel: Streets of Battle City", community="恶魔乌贼"),
    normal_spell(79571449, "Graceful Charity", "天使的施舍", "2003-03-30", "Starter Deck: Pegasus", abilities=(
        Activation(do=Then(Draw(YOU, 3), DiscardFromHand(YOU, 2))),
    )),
    normal(79629370, "Maiden of the Moonlight", "月明少女", LIGHT, SPELLCASTER, 4, 1500, 1300, "2002-10-01", "Tournament Pack: 2nd Season", community="月光少女"),
    fusion(80727036, "Man-eating Black Shark", "黑色食人鲨", WATER, FISH, 5, 2100, 1300, "2014-12-05", "Astral Pack Six", recipe=FusionOf((named("Sea Kamen"), named("Gruesome Goo"), named("Amazon of the Seas")))),
    normal(81563416, "Fairy of the Fountain", "泉之妖精", WATER, AQUA, 4, 1600, 1100),
    fusion(86164529, "Aqua Dragon", "水龙", WATER, SEA_SERPENT, 6, 2250, 1900, "2006-12-01", "McDonald's Promotional Cards 2", community="水精龙", recipe=FusionOf((named("Fairy Dragon"), named("Amazon of the Seas"), named("Zone Eater")))),
    normal(89494469, "Dark Titan of Terror", "暗黑魔神 恶梦", DARK, FIEND, 4, 1300, 1100, "2002-03-29", "Starter Deck: Kaiba", community="暗黑魔神 梦魇"),
    normal(97590747, "La Jinn the Mystical Genie of the Lamp", "神灯精灵・拉丁", DARK, FIEND, 4, 1800, 1000, "2002-03-29", "Starter Deck: Kaiba", community="灯之魔精"),
))
