"""Cards first printed in Vol.6."""

from cards.lang.abilities import Activation, Trigger
from cards.lang.costs import DiscardCost, PayHalfLP, PayLP, TributeCost
from cards.lang.effects import DestroyNegated, IfYouDo, Negate, search
from cards.lang.filters import atk, monster, named, spell, trap
from cards.lang.groups import FIELD, GRAVE, HAND, THIS, cards, choose, monsters
from cards.lang.occasions import Activated, EitherOf, Sent, SummonAttempted
from cards.lang.players import EITHER, YOU
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
    FIRE,
    INSECT,
    LIGHT,
    MACHINE,
    PLANT,
    PYRO,
    ROCK,
    SEA_SERPENT,
    SPELLCASTER,
    THUNDER,
    WARRIOR,
    WATER,
    WIND,
    WINGED_BEAST,
    counter_trap,
    effect_monster,
    fusion,
    normal,
    printed_in,
)

# fmt: off
CARDS = printed_in("Vol.6", "1999-11-18", (
    counter_trap(3819470, "Seven Tools of the Bandit", "盗贼的七道具", "2002-06-26", "Metal Raiders", abilities=(
        Activation(
            when=Activated(trap, card_only=True),
            cost=PayLP(1000),
            do=IfYouDo(Negate(), DestroyNegated())),
    )),
    normal(6297941, "Burglar", "强盗鼠", EARTH, BEAST, 3, 850, 800, "2005-06-01", "Tournament Pack 6"),
    normal(6400512, "Cyber Commander", "司令官", DARK, MACHINE, 2, 750, 700, community="突击兵"),
    normal(7805359, "Niwatori", "喔喔", EARTH, WINGED_BEAST, 3, 900, 800, "2002-06-26", "Metal Raiders", community="雏鸡"),
    normal(8353769, "Air Eater", "空气吞食者", WIND, FIEND, 6, 2100, 1600, community="空气吸收者"),
    normal(8471389, "Giga-Tech Wolf", "高科技狼", FIRE, MACHINE, 4, 1200, 1400, "2002-06-26", "Metal Raiders"),
    normal(10071456, "Protector of the Throne", "王座保卫者", EARTH, WARRIOR, 4, 800, 1500, "2002-06-26", "Metal Raiders", community="王座守护者"),
    normal(12146024, "Bolt Escargot", "电击蜗牛", WATER, THUNDER, 5, 1400, 1500),
    normal(15367030, "Gokibore", "蟑螂球", EARTH, INSECT, 4, 1200, 1400, "2006-12-01", "McDonald's Promotional Cards 2"),
    normal(17358176, "Lady of Faith", "高等女祭司", LIGHT, SPELLCASTER, 3, 1100, 800, "2002-06-26", "Metal Raiders"),
    normal(18246479, "Battle Steer", "牛魔人", EARTH, BEAST_WARRIOR, 5, 1800, 1300, "2002-06-26", "Metal Raiders"),
    normal(20848593, "Ice Water", "冰水", WATER, AQUA, 3, 1150, 900),
    normal(23659124, "Sea King Dragon", "海的龙王", WATER, SEA_SERPENT, 6, 2000, 1700, community="海之龙王"),
    effect_monster(26202165, "Sangan", "三眼怪", DARK, FIEND, 3, 1000, 600, "2002-06-26", "Metal Raiders", abilities=(
        Trigger(
            when=Sent(THIS, FIELD), mandatory=True, from_=(GRAVE,),
            do=search(monster & atk(at_most=1500))),
    )),
    normal(41396436, "Blue-Winged Crown", "苍翼羽冠", WIND, WINGED_BEAST, 4, 1600, 1200, "2002-06-26", "Metal Raiders", community="苍翼冠鸟"),
    normal(41403766, "Giant Scorpion of the Tundra", "冻原的大蝎", EARTH, INSECT, 3, 1100, 1000, community="冻土带的大蝎"),
    counter_trap(41420027, "Solemn Judgment", "神之宣告", "2002-06-26", "Metal Raiders", abilities=(
        Activation(
            when=EitherOf((SummonAttempted(EITHER), Activated(spell | trap, card_only=True))),
            cost=PayHalfLP(),
            do=IfYouDo(Negate(), DestroyNegated())),
    )),
    fusion(41462083, "Thousand Dragon", "千岁龙", WIND, DRAGON, 7, 2400, 2000, "2002-06-26", "Metal Raiders", community="千年龙", recipe=FusionOf((named("Time Wizard"), named("Baby Dragon")))),
    normal(42591472, "Laughing Flower", "笑之花", EARTH, PLANT, 2, 900, 500, community="笑花"),
    normal(43352213, "Nekogal #2", "猫女郎", EARTH, BEAST_WARRIOR, 6, 1900, 2000, "2005-11-01", "Tournament Pack 7"),
    fusion(51828629, "Giltia the D. Knight", "魔导骑士 基尔提亚", LIGHT, WARRIOR, 5, 1850, 1500, "2002-06-26", "Metal Raiders", recipe=FusionOf((named("Guardian of the Labyrinth"), named("Protector of the Throne")))),
    normal(53829412, "Griffore", "狮鹫兽卫", EARTH, BEAST, 4, 1200, 1500, "2015-11-12", "Yugi's Legendary Decks"),
    fusion(56907389, "Musician King", "音乐家之帝王", LIGHT, SPELLCASTER, 5, 1750, 1500, "2002-06-26", "Metal Raiders", community="音乐家帝王", archetypes=("Monarch",), recipe=FusionOf((named("Witch of the Black Forest"), named("Lady of Faith")))),
    normal(57935140, "Tenderness", "温柔天使", LIGHT, FAIRY, 3, 700, 1400),
    normal(60862676, "Flame Cerebrus", "火焰地狱犬", FIRE, PYRO, 6, 2100, 1800, "2002-06-26", "Metal Raiders"),
    normal(69669405, "Horn Imp", "小鬼", DARK, FIEND, 4, 1300, 1000),
    normal(69893315, "Dice Armadillo", "骰子犰狳", EARTH, MACHINE, 5, 1650, 1800),
    normal(71950093, "Shovel Crusher", "铁铲粉碎机", EARTH, MACHINE, 3, 900, 1200, "2008-09-01", "Champion Pack: Game Seven"),
    fusion(74703140, "Punished Eagle", "裁决之鹰", WIND, WINGED_BEAST, 6, 2100, 1800, "2002-06-26", "Metal Raiders", recipe=FusionOf((named("Blue-Winged Crown"), named("Niwatori")))),
    counter_trap(77414722, "Magic Jammer", "魔法干扰", "2002-06-26", "Metal Raiders", community="魔法干扰阵", abilities=(
        Activation(
            when=Activated(spell, card_only=True),
            cost=DiscardCost(choose(1, cards(HAND, YOU))),
            do=IfYouDo(Negate(), DestroyNegated())),
    )),
    normal(80234301, "Prisman", "棱镜人", LIGHT, ROCK, 3, 800, 1000, "2005-11-01", "Tournament Pack 7"),
    normal(80813021, "Torike", "犀牛", EARTH, BEAST, 3, 1200, 600),
    normal(81618817, "Lord of Zemia", "杰米亚之神", DARK, FIEND, 4, 1300, 1000),
    normal(84103702, "Kanikabuto", "甲壳蟹", WATER, AQUA, 3, 650, 900),
    normal(87564352, "Blackland Fire Dragon", "暗黑龙王", DARK, DRAGON, 4, 1500, 800, "2002-06-26", "Metal Raiders", community="暗黑之龙王"),
    normal(88819587, "Baby Dragon", "宝贝龙", WIND, DRAGON, 3, 1200, 700, "2002-06-26", "Metal Raiders"),
    normal(89272878, "Guardian of the Labyrinth", "冥界守门人", EARTH, WARRIOR, 4, 1000, 1200, "2002-06-26", "Metal Raiders", community="冥界的番人"),
    normal(94042337, "Violent Rain", "暴风雨", WATER, AQUA, 4, 1550, 800, "2006-04-28", "Tournament Pack 8", community="暴雨怪"),
    counter_trap(98069388, "Horn of Heaven", "升天之角笛", "2002-06-26", "Metal Raiders", abilities=(
        Activation(
            when=SummonAttempted(EITHER),
            cost=TributeCost(choose(1, monsters(YOU))),
            do=IfYouDo(Negate(), DestroyNegated())),
    )),
))
