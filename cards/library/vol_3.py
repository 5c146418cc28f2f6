"""Cards first printed in Vol.3."""

from cards.lang.abilities import Activation, Flip, Target
from cards.lang.effects import ChangePosition, Destroy, Draw, ReturnToHand
from cards.lang.filters import defense_position, named
from cards.lang.groups import TARGET, monsters
from cards.lang.places import Position
from cards.lang.players import EITHER, OPPONENT, YOU
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
    MACHINE,
    PLANT,
    PYRO,
    REPTILE,
    ROCK,
    SEA_SERPENT,
    SPELLCASTER,
    THUNDER,
    WARRIOR,
    WATER,
    WIND,
    WINGED_BEAST,
    ZOMBIE,
    flip_monster,
    fusion,
    normal,
    normal_spell,
    printed_in,
)

# fmt: off
CARDS = printed_in("Vol.3", "1999-05-27", (
    normal(6367785, "Eldeen", "艾尔丁", LIGHT, SPELLCASTER, 3, 950, 1000),
    fusion(6840573, "Barox", "巴洛可斯", DARK, FIEND, 5, 1380, 1530, "2013-04-01", "Astral Pack Two", community="巴洛克斯", recipe=FusionOf((named("Frenzied Panda"), named("Ryu-Kishin")))),
    flip_monster(7089711, "Hane-Hane", "哈尼哈尼", EARTH, BEAST, 2, 450, 500, "2002-03-08", "Legend of Blue Eyes White Dragon", abilities=(
        Flip(target=Target(1, monsters(EITHER)), do=ReturnToHand(TARGET)),
    )),
    normal(8058240, "Binding Chain", "封印之锁", LIGHT, FAIRY, 3, 1000, 1100),
    fusion(9293977, "Metal Dragon", "金属龙", WIND, MACHINE, 6, 1850, 1700, "2002-03-08", "Legend of Blue Eyes White Dragon", recipe=FusionOf((named("Steel Ogre Grotto #1"), named("Lesser Dragon")))),
    normal(10202894, "Skull Red Bird", "天空猎手", WIND, WINGED_BEAST, 4, 1550, 1200, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(13039848, "Giant Soldier of Stone", "岩石巨兵", EARTH, ROCK, 3, 1300, 2000, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(16353197, "Drooling Lizard", "鲜血吸吮者", EARTH, REPTILE, 3, 900, 800, "2002-03-08", "Legend of Blue Eyes White Dragon", community="鲜血吮吸者"),
    normal(17238333, "Wretched Ghost of the Attic", "阁楼中的怪物", DARK, FIEND, 2, 550, 400, "2006-04-28", "Tournament Pack 8", community="阁楼上的妖怪"),
    normal(17535588, "Armored Starfish", "装甲海星", WATER, AQUA, 4, 850, 1400, "2002-03-08", "Legend of Blue Eyes White Dragon", community="甲化海星"),
    normal(29172562, "Steel Ogre Grotto #1", "钢铁巨神像", EARTH, MACHINE, 5, 1400, 1800, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(32452818, "Beaver Warrior", "盔甲兵", EARTH, BEAST_WARRIOR, 4, 1200, 1500, "2002-03-08", "Legend of Blue Eyes White Dragon", community="路易斯"),
    normal(33178416, "Misairuzame", "奈耳", WATER, FISH, 5, 1400, 1600, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(34536276, "Ganigumo", "蟹蜘蛛", EARTH, INSECT, 2, 600, 800, community="蟹蛛"),
    normal(36304921, "Witty Phantom", "魔人死亡撒旦", DARK, FIEND, 4, 1400, 1300, "2002-03-08", "Legend of Blue Eyes White Dragon", community="魔人 死亡撒旦"),
    normal(40200834, "Sleeping Lion", "沉睡的狮子", EARTH, BEAST, 4, 700, 1700, "2005-06-01", "Tournament Pack 6", community="睡狮子"),
    normal(43500484, "Darkworld Thorns", "魔界的荆棘", EARTH, PLANT, 3, 1200, 900, "2002-03-08", "Legend of Blue Eyes White Dragon", community="魔界之棘"),
    normal(44519536, "Left Leg of the Forbidden One", "被封印者的左足", DARK, SPELLCASTER, 1, 200, 300, "2002-03-08", "Legend of Blue Eyes White Dragon", archetypes=("Forbidden One",)),
    normal(45042329, "Tripwire Beast", "地雷兽", EARTH, THUNDER, 4, 1200, 1300, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    flip_monster(54652250, "Man-Eater Bug", "食人虫", EARTH, INSECT, 2, 450, 600, "2002-03-08", "Legend of Blue Eyes White Dragon", abilities=(
        Flip(target=Target(1, monsters(EITHER)), do=Destroy(TARGET)),
    )),
    normal(54844990, "Skull Stalker", "死亡追踪者", DARK, WARRIOR, 3, 900, 800, "2013-10-10", "Legendary Collection 4: Joey's World Mega Pack", community="死亡潜行者"),
    normal_spell(55144522, "Pot of Greed", "强欲之壶", "2002-03-08", "Legend of Blue Eyes White Dragon", abilities=(
        Activation(do=Draw(YOU, 2)),
    )),
    normal(55291359, "Succubus Knight", "魅魔骑士", DARK, WARRIOR, 5, 1650, 1300, "2002-03-08", "Legend of Blue Eyes White Dragon", community="女夜魔骑士"),
    normal(55444629, "Lesser Dragon", "下级龙", WIND, DRAGON, 4, 1200, 1000, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal_spell(63102017, "Stop Defense", "『守备』封印", "2002-03-08", "Legend of Blue Eyes White Dragon", community="『守备』封禁", abilities=(
        Activation(
            target=Target(1, monsters(OPPONENT, defense_position)),
            do=ChangePosition(TARGET, Position.ATTACK)),
    )),
    fusion(66889139, "Gaia the Dragon Champion", "龙骑士盖亚", WIND, DRAGON, 7, 2600, 2100, "2002-03-08", "Legend of Blue Eyes White Dragon", community="龙骑士 盖亚", recipe=FusionOf((named("Gaia The Fierce Knight"), named("Curse of Dragon")))),
    normal(68928540, "Kamakiriman", "螳螂杀手", EARTH, INSECT, 4, 1150, 1400),
    normal(71407486, "Fireyarou", "炎之魔神", FIRE, PYRO, 4, 1300, 1000, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(73051941, "Sand Stone", "沙石怪", EARTH, ROCK, 5, 1300, 1600, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(74677422, "Red-Eyes Black Dragon", "真红眼黑龙", DARK, DRAGON, 7, 2400, 2000, "2002-03-08", "Legend of Blue Eyes White Dragon", archetypes=("Red-Eyes",)),
    fusion(80516007, "Rare Fish", "珍鱼", WATER, FISH, 4, 1500, 1200, "2016-11-17", "OTS Tournament Pack 3", recipe=FusionOf((named("Fusionist"), named("Enchanting Mermaid")))),
    normal(85326399, "Spike Seadra", "尖刺海龙", WATER, SEA_SERPENT, 5, 1600, 1300, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(89904598, "Anthrosaurus", "恐龙人", EARTH, DINOSAUR, 3, 1000, 850, "2013-10-10", "Legendary Collection 4: Joey's World Mega Pack"),
    normal(93788854, "The Wandering Doomed", "彷徨的亡者", DARK, ZOMBIE, 2, 800, 600),
    fusion(95952802, "Flower Wolf", "花狼", EARTH, BEAST, 5, 1800, 1400, "2002-03-08", "Legend of Blue Eyes White Dragon", recipe=FusionOf((named("Silver Fang"), named("Darkworld Thorns")))),
    normal(98818516, "Frenzied Panda", "杀手熊猫", EARTH, BEAST, 4, 1200, 1000, "2002-03-08", "Legend of Blue Eyes White Dragon", community="杀人熊猫"),
))
