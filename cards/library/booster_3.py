"""Cards first printed in Booster 3."""

from cards.lang.abilities import Activation, Quick, as_activated
from cards.lang.conditions import AnyOf, During
from cards.lang.costs import PayLP
from cards.lang.effects import NormalSummon
from cards.lang.filters import named
from cards.lang.players import OPPONENT, YOU
from cards.lang.recipes import FusionOf
from cards.lang.rows import (
    AQUA,
    BEAST,
    BEAST_WARRIOR,
    DARK,
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
    SPELLCASTER,
    WARRIOR,
    WATER,
    WIND,
    WINGED_BEAST,
    ZOMBIE,
    continuous_trap,
    fusion,
    normal,
    printed_in,
)
from cards.lang.turns import Phase

ONE_MORE_SUMMON = Quick(
    given=AnyOf((During((Phase.MAIN_1, Phase.MAIN_2), YOU), During((Phase.BATTLE,), OPPONENT))),
    cost=PayLP(500),
    do=NormalSummon(),
)

# fmt: off
CARDS = printed_in("Booster 3", "1999-07-05", (
    normal(732302, "Temple of Skulls", "骷髅寺院", DARK, ZOMBIE, 4, 900, 1300, "2006-04-28", "Tournament Pack 8"),
    normal(3170832, "Takuhee", "橐蜚", WIND, WINGED_BEAST, 4, 1450, 1000, "2002-10-01", "Tournament Pack: 2nd Season"),
    normal(4392470, "Leo Wizard", "狮子男巫", EARTH, SPELLCASTER, 5, 1350, 1200),
    normal(7225792, "Mon Larvas", "猛・拉瓦斯", EARTH, BEAST, 4, 1300, 1400, community="蒙·拉瓦斯"),
    normal(7526150, "Golgoil", "戈鲁戈伊尔", EARTH, MACHINE, 4, 900, 1600, "2023-08-24", "Speed Duel: Streets of Battle City", community="钢铁魔人"),
    fusion(8327462, "Skullbird", "死亡鸟", WIND, WINGED_BEAST, 6, 1900, 1700, "2016-07-15", "OTS Tournament Pack 2", recipe=FusionOf((named("Takuhee"), named("Temple of Skulls")))),
    normal(13429800, "Great White", "大白鲨", WATER, FISH, 4, 1600, 800, "2002-03-29", "Starter Deck: Yugi"),
    normal(14037717, "Spirit of the Books", "书本的精灵 霍克彼修普", WIND, WINGED_BEAST, 4, 1400, 1200, "2002-10-01", "Tournament Pack: 2nd Season", community="书之精灵 飞鹰主教"),
    normal(16899564, "Beautiful Headhuntress", "斩首的美女", EARTH, WARRIOR, 4, 1600, 800, "2002-10-01", "Tournament Pack: 2nd Season"),
    normal(17115745, "Yormungarde", "尤蒙刚德", EARTH, REPTILE, 3, 1200, 900),
    normal(28003512, "The Judgement Hand", "审判之手", EARTH, WARRIOR, 3, 1400, 700, "2002-09-01", "Tournament Pack: 1st Season"),
    normal(34320307, "Living Vase", "有生命的花瓶", EARTH, PLANT, 3, 900, 1100),
    fusion(35752363, "Vermillion Sparrow", "朱雀", FIRE, PYRO, 5, 1900, 1500, "2015-10-23", "Astral Pack Eight", recipe=FusionOf((named("Rhaimundos of the Red Sword"), named("Fireyarou")))),
    normal(38942059, "Sonic Maid", "音女", EARTH, WARRIOR, 3, 1200, 900, "2002-10-01", "Tournament Pack: 2nd Season"),
    normal(41061625, "Yashinoki", "椰子树", EARTH, PLANT, 2, 800, 600, community="椰树"),
    normal(46864967, "Minomushi Warrior", "岩之战士", EARTH, ROCK, 4, 1300, 1200),
    normal(47060154, "Mystic Clown", "狂战士", DARK, FIEND, 4, 1500, 1000, "2002-03-29", "Starter Deck: Kaiba"),
    normal(47922711, "Tatsunootoshigo", "海马", EARTH, BEAST, 5, 1350, 1600, community="海马兽"),
    normal(48109103, "Kappa Avenger", "复仇的河童", WATER, AQUA, 3, 1200, 900),
    normal(49791927, "Tiger Axe", "老虎斧战士", EARTH, BEAST_WARRIOR, 4, 1300, 1100, "2002-09-01", "Tournament Pack: 1st Season"),
    normal(52367652, "That Which Feeds on Life", "食命者", DARK, FIEND, 4, 1200, 1000, "2020-05-14", "Speed Duel Starter Decks: Twisted Nightmares"),
    normal(52584282, "Hercules Beetle", "海克力士甲虫", EARTH, INSECT, 5, 1500, 2000, "2002-09-01", "Tournament Pack: 1st Season", community="大力独角仙"),
    normal(55210709, "Lisark", "蓝宝石眼怪", EARTH, BEAST, 4, 1300, 1300, community="青玉眼怪"),
    fusion(56413937, "Warrior of Tradition", "战场的死装束", EARTH, WARRIOR, 6, 1900, 1700, "2002-10-01", "Tournament Pack: 2nd Season", recipe=FusionOf((named("Sonic Maid"), named("Beautiful Headhuntress")))),
    normal(60802233, "Kuwagata α", "锹甲阿尔法", EARTH, INSECT, 4, 1250, 1000, "2002-09-01", "Tournament Pack: 1st Season"),
    normal(62403074, "Rhaimundos of the Red Sword", "赤剑之莱蒙多斯", EARTH, WARRIOR, 4, 1200, 1300, "2015-10-23", "Astral Pack Eight"),
    normal(69992868, "Muse-A", "谬斯的天使", LIGHT, FAIRY, 3, 850, 900, community="缪斯天使"),
    normal(75559356, "Cyber Soldier of Darkworld", "魔界的机械兵", DARK, MACHINE, 4, 1400, 1200, "2002-09-01", "Tournament Pack: 1st Season"),
    normal(75850803, "LaMoon", "明月", LIGHT, SPELLCASTER, 5, 1200, 1700, community="月之魔法师"),
    continuous_trap(80604091, "Ultimate Offering", "血的代价", "2002-03-29", "Starter Deck: Kaiba", community="血之代偿", abilities=(
        Activation(),
        ONE_MORE_SUMMON,
        as_activated(ONE_MORE_SUMMON),
    )),
    normal(84916669, "Doriado", "多里雅德", EARTH, SPELLCASTER, 4, 1200, 1400, community="树精"),
    fusion(95144193, "Kwagar Hercules", "锹形海克力士", EARTH, INSECT, 6, 1900, 1700, "2002-09-01", "Tournament Pack: 1st Season", community="锹甲独角仙", recipe=FusionOf((named("Kuwagata α"), named("Hercules Beetle")))),
))
