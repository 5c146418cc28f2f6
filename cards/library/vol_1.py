"""Cards first printed in Vol.1."""

from cards.lang.abilities import Activation, Target
from cards.lang.effects import Destroy
from cards.lang.filters import AtLeast, face_up
from cards.lang.groups import EVENT, TARGET, Lowest, every, monsters
from cards.lang.occasions import SummonSucceeded, Way
from cards.lang.players import EITHER, OPPONENT
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
    INSECT,
    LIGHT,
    PLANT,
    ROCK,
    SPELLCASTER,
    THUNDER,
    WARRIOR,
    WATER,
    WIND,
    WINGED_BEAST,
    ZOMBIE,
    normal,
    normal_spell,
    normal_trap,
    printed_in,
)
from cards.lang.terms import Stat

# fmt: off
CARDS = printed_in("Vol.1", "1999-02-04", (
    normal_trap(4206964, "Trap Hole", "落穴", "2002-03-08", "Legend of Blue Eyes White Dragon", archetypes=("Trap Hole",), abilities=(
        Activation(
            when=SummonSucceeded(monsters(OPPONENT, AtLeast(Stat.ATK, 1000)), (Way.NORMAL, Way.FLIP)),
            target=Target(1, EVENT),
            do=Destroy(TARGET)),
    )),
    normal(6368038, "Gaia The Fierce Knight", "暗黑骑士盖亚", EARTH, WARRIOR, 7, 2300, 2100, "2002-03-08", "Legend of Blue Eyes White Dragon", community="暗黑骑士 盖亚", archetypes=("Gaia The Fierce Knight",)),
    normal(8783685, "Hourglass of Life", "生命的沙漏", LIGHT, FAIRY, 2, 700, 600, "2022-03-17", "Speed Duel GX: Duel Academy Box", community="生命之沙漏"),
    normal(8944575, "The Drdek", "死亡之脚", DARK, FIEND, 3, 700, 800, community="死亡之足"),
    normal(9159938, "Dark Gray", "黑暗灰羚", EARTH, BEAST, 3, 800, 900, "2002-03-08", "Legend of Blue Eyes White Dragon", community="暗黑灰羚"),
    normal(9430387, "LaLa Li-oon", "雷云・拉拉", WIND, THUNDER, 2, 600, 600, community="雷云怪"),
    normal(15150371, "Archfiend Mirror", "恶魔的镜子", DARK, FIEND, 2, 700, 600, community="恶魔之镜", archetypes=("Archfiend",)),
    normal(15401633, "Kagemusha of the Blue Flame", "紫炎之影武者", EARTH, WARRIOR, 2, 800, 400, "2002-03-08", "Legend of Blue Eyes White Dragon", community="紫炎的影武者", archetypes=("Shien",)),
    normal(15507080, "Sectarian of Secrets", "黑暗追随者", DARK, SPELLCASTER, 2, 700, 500, "2006-04-28", "Tournament Pack 8", community="黑暗随从者"),
    normal(15510988, "Thunder Kid", "雷电小子", WIND, THUNDER, 2, 700, 600, "2006-11-11", "Champion Pack: Game One"),
    normal(18710707, "The Furious Sea King", "愤怒的海王", WATER, AQUA, 3, 800, 700, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(22026707, "Curtain of the Dark Ones", "黑魔族的帘布", DARK, SPELLCASTER, 2, 600, 500, "2013-09-01", "Astral Pack Three", community="黑魔族的幕帘"),
    normal(38142739, "Petit Angel", "小天使", LIGHT, FAIRY, 3, 600, 900, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(39175982, "Winged Cleaver", "黑暗杀手", EARTH, INSECT, 2, 700, 700, "2019-08-01", "Speed Duel Starter Decks: Ultimate Predators", community="暗黑杀手"),
    normal(40374923, "Mammoth Graveyard", "猛犸的墓地", EARTH, DINOSAUR, 3, 1200, 800, "2002-03-08", "Legend of Blue Eyes White Dragon", community="猛犸的墓场"),
    normal(46457856, "Tomozaurus", "死党恐龙", EARTH, DINOSAUR, 2, 500, 400, "2013-10-10", "Legendary Collection 4: Joey's World Mega Pack", community="小恐龙"),
    normal(46718686, "Hitodenchak", "海星葵", WATER, AQUA, 2, 600, 700),
    normal(46986414, "Dark Magician", "黑魔导", DARK, SPELLCASTER, 7, 2500, 2100, "2002-03-08", "Legend of Blue Eyes White Dragon", community="黑魔术师", archetypes=("Dark Magician",)),
    normal(47695416, "Candle of Fate", "命运的蜡烛", DARK, FIEND, 2, 600, 600, community="命运之蜡烛"),
    normal(52800428, "Fiend's Hand", "死者之腕", DARK, ZOMBIE, 2, 600, 600),
    normal_spell(53129443, "Dark Hole", "黑洞", "2002-03-08", "Legend of Blue Eyes White Dragon", abilities=(
        Activation(do=Destroy(every(monsters(EITHER)))),
    )),
    normal(53293545, "Firegrass", "火炎草", EARTH, PLANT, 2, 700, 600, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(53581214, "Fire Reaper", "火焰魔鬼", DARK, ZOMBIE, 2, 700, 500, "2019-08-01", "Speed Duel: Scars of Battle", community="火焰恶魔"),
    normal(53832650, "Meotoko", "巴比伦", EARTH, BEAST, 2, 700, 600, "2013-10-10", "Legendary Collection 4: Joey's World Mega Pack"),
    normal(64511793, "Eyearmor", "复制体", EARTH, WARRIOR, 2, 600, 500, community="复印者"),
    normal_spell(66788016, "Fissure", "地裂", "2002-03-08", "Legend of Blue Eyes White Dragon", community="地割", abilities=(
        Activation(do=Destroy(Lowest(Stat.ATK, monsters(OPPONENT, face_up)))),
    )),
    normal(75356564, "Petit Dragon", "小龙", WIND, DRAGON, 2, 600, 700, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(75889523, "Archfiend Marmot of Nefariousness", "恶魔啃食者", EARTH, BEAST, 2, 400, 600, "2005-06-01", "Tournament Pack 6", community="恶魔海狸", archetypes=("Archfiend",)),
    normal(76184692, "Hitotsu-Me Giant", "独眼巨人", EARTH, BEAST_WARRIOR, 4, 1200, 1000, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(84285623, "Haniwa", "陶俑", EARTH, ROCK, 2, 500, 500, "2005-11-01", "Tournament Pack 7", community="埴轮"),
    normal(85705804, "Kurama", "鸭人", WIND, WINGED_BEAST, 3, 800, 800, "2002-03-08", "Legend of Blue Eyes White Dragon"),
    normal(90357090, "Silver Fang", "银牙", EARTH, BEAST, 3, 1200, 800, "2002-03-08", "Legend of Blue Eyes White Dragon", community="银牙狼"),
    normal(90963488, "Nemuriko", "睡眠之子", DARK, SPELLCASTER, 3, 800, 700, "2002-03-08", "Legend of Blue Eyes White Dragon"),
))
