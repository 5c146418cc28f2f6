"""Cards first printed in Booster 6."""

from cards.lang.abilities import Flip, SubstituteMaterial, Target
from cards.lang.effects import ReturnToHand
from cards.lang.filters import named
from cards.lang.groups import TARGET, UpTo, monsters
from cards.lang.players import EITHER
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
    LIGHT,
    REPTILE,
    ROCK,
    SEA_SERPENT,
    SPELLCASTER,
    WARRIOR,
    WATER,
    WIND,
    WINGED_BEAST,
    ZOMBIE,
    effect_monster,
    flip_monster,
    fusion,
    normal,
    printed_in,
)

# fmt: off
CARDS = printed_in("Booster 6", "1999-12-01", (
    normal(5053103, "Battle Ox", "牛头魔人", EARTH, BEAST_WARRIOR, 4, 1700, 1000, "2002-03-29", "Starter Deck: Kaiba", community="牛头人"),
    normal(9197735, "Dragon Statue", "龙魂的石像", EARTH, WARRIOR, 3, 1100, 900, community="龙魂之石像"),
    normal(9540040, "Boulder Tortoise", "岩石龟", WATER, AQUA, 6, 1450, 2200),
    normal(13069066, "Sword Arm of Dragon", "剑龙", EARTH, DINOSAUR, 6, 1750, 2030, "2013-10-10", "Legendary Collection 4: Joey's World Mega Pack"),
    normal(14977074, "Garoozis", "加鲁撒斯", FIRE, BEAST_WARRIOR, 5, 1800, 1500, "2002-10-01", "Tournament Pack: 2nd Season"),
    effect_monster(30451366, "Mystical Sheep #1", "幻想绵羊", EARTH, BEAST, 3, 1150, 900, "2002-10-01", "Tournament Pack: 2nd Season", abilities=(
        SubstituteMaterial(),
    )),
    fusion(32355828, "Skelgon", "骸骨龙", DARK, ZOMBIE, 6, 1700, 1900, "2014-07-01", "Astral Pack Five", recipe=FusionOf((named("The Snake Hair"), named("Blackland Fire Dragon")))),
    fusion(32751480, "Mystical Sand", "砂之魔女", EARTH, ROCK, 6, 2100, 1700, "2012-11-01", "Astral Pack One", recipe=FusionOf((named("Giant Soldier of Stone"), named("Ancient Elf")))),
    fusion(40173854, "Amphibious Bugroth", "水陆两用战斗艇", WATER, AQUA, 5, 1850, 1300, "2006-12-01", "McDonald's Promotional Cards 2", recipe=FusionOf((named("Ground Attacker Bugroth"), named("Sentinel of the Seas")))),
    fusion(46696593, "Crimson Sunbird", "红阳鸟", FIRE, WINGED_BEAST, 6, 2300, 1800, "2013-01-24", "Cosmo Blazer", recipe=FusionOf((named("Faith Bird"), named("Skull Red Bird")))),
    normal(48649353, "Ushi Oni", "牛鬼", DARK, FIEND, 6, 2150, 1950, "2002-12-20", "McDonald's Promotional Cards"),
    effect_monster(50259460, "Versago the Destroyer", "破坏神 瓦沙克", DARK, FIEND, 3, 1100, 900, "2002-09-01", "Tournament Pack: 1st Season", abilities=(
        SubstituteMaterial(),
    )),
    effect_monster(53493204, "Goddess with the Third Eye", "心眼的女神", LIGHT, FAIRY, 4, 1200, 1000, "2002-09-01", "Tournament Pack: 1st Season", community="心眼之女神", abilities=(
        SubstituteMaterial(),
    )),
    normal(54615781, "Spirit of the Winds", "风之精灵", WIND, SPELLCASTER, 5, 1700, 1400),
    normal(62762898, "Parrot Dragon", "鹦鹉龙", WIND, DRAGON, 5, 2000, 1300, "2002-10-01", "Tournament Pack: 2nd Season"),
    normal(69780745, "Garvas", "加尔瓦斯", EARTH, BEAST, 6, 2000, 1700),
    normal(70084224, "Neck Hunter", "猎头魔人", DARK, FIEND, 6, 1750, 1900, "2020-05-14", "Speed Duel Starter Decks: Twisted Nightmares"),
    normal(76634149, "Kairyu-Shin", "海龙神", WATER, SEA_SERPENT, 5, 1800, 1500, "2019-12-05", "Speed Duel: Trials of the Kingdom"),
    normal(81686058, "Ill Witch", "赛莲", LIGHT, SPELLCASTER, 5, 1600, 1500, community="塞壬"),
    normal(82818645, "Rock Spirit", "岩石的精灵", EARTH, SPELLCASTER, 5, 1650, 1900, community="岩石之精灵"),
    normal(85448931, "Sentinel of the Seas", "守海战士", WATER, AQUA, 4, 1300, 1000, "2008-05-12", "Champion Pack: Game Six", community="守卫海洋的战士"),
    flip_monster(93920745, "Penguin Soldier", "企鹅士兵", WATER, AQUA, 2, 750, 500, "2003-03-30", "Starter Deck: Joey", archetypes=("Penguin",), abilities=(
        Flip(mandatory=False, target=Target(UpTo(2), monsters(EITHER)), do=ReturnToHand(TARGET)),
    )),
    normal(94412545, "Mechaleon", "机械变色龙", WATER, REPTILE, 2, 800, 600),
    fusion(94566432, "Kaiser Dragon", "帝王龙", LIGHT, DRAGON, 7, 2300, 2000, "2006-12-01", "McDonald's Promotional Cards 2", recipe=FusionOf((named("Winged Dragon, Guardian of the Fortress #1"), named("Fairy Dragon")))),
    normal(95288024, "Sky Dragon", "天空龙", WIND, DRAGON, 6, 1900, 1800, "2002-10-01", "Tournament Pack: 2nd Season"),
    effect_monster(99426834, "Beastking of the Swamps", "沼地魔兽王", WATER, AQUA, 4, 1000, 1100, "2002-09-01", "Tournament Pack: 1st Season", community="沼地的魔兽王", abilities=(
        SubstituteMaterial(),
    )),
))
