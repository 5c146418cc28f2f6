"""Cards first printed in Spell of Mask."""

from cards.lang.abilities import Activation
from cards.lang.effects import Destroy
from cards.lang.filters import named
from cards.lang.groups import every, monsters
from cards.lang.occasions import SummonSucceeded, Way
from cards.lang.players import EITHER
from cards.lang.recipes import FusionOf, RitualBy
from cards.lang.rows import (
    AQUA,
    DARK,
    EARTH,
    FAIRY,
    FIEND,
    FIRE,
    FISH,
    INSECT,
    LIGHT,
    MACHINE,
    REPTILE,
    WARRIOR,
    WATER,
    WIND,
    fusion,
    normal,
    normal_trap,
    printed_in,
    ritual,
)

# fmt: off
CARDS = printed_in("Spell of Mask", "2001-04-19", (
    normal(3573512, "Swordsman of Landstar", "地星剑士", EARTH, WARRIOR, 3, 500, 1200, "2003-03-01", "Labyrinth of Nightmare"),
    fusion(5600127, "Humanoid Worm Drake", "人形异虫", WATER, AQUA, 7, 2200, 2000, "2003-03-01", "Labyrinth of Nightmare", community="人形鳞虫", recipe=FusionOf((named("Worm Drake"), named("Humanoid Slime")))),
    normal(13676474, "Grand Tiki Elder", "假面咒术师 诅咒之喉", DARK, FIEND, 4, 1500, 800, "2003-03-01", "Labyrinth of Nightmare"),
    fusion(21175632, "St. Joan", "圣女贞德", LIGHT, FAIRY, 7, 2800, 2000, "2003-03-01", "Labyrinth of Nightmare", community="圣女 贞德", recipe=FusionOf((named("The Forgiving Maiden"), named("Darklord Marie")))),
    normal(31987274, "Flying Fish", "跳跃飞鱼", WIND, FISH, 4, 800, 500, "2003-03-01", "Labyrinth of Nightmare", community="飞鱼"),
    normal(46821314, "Humanoid Slime", "人形软泥", WATER, AQUA, 4, 800, 2000, "2003-03-01", "Labyrinth of Nightmare", community="人形史莱姆"),
    ritual(49064413, "The Masked Beast", "假面魔兽 地狱修道士", DARK, FIEND, 8, 3200, 1800, "2003-03-01", "Labyrinth of Nightmare", community="假面魔兽 鬼面修道士", recipe=RitualBy(named("Curse of the Masked Beast"))),
    normal_trap(53582587, "Torrential Tribute", "激流葬", "2003-03-01", "Labyrinth of Nightmare", abilities=(
        Activation(
            when=SummonSucceeded(monsters(EITHER), (Way.NORMAL, Way.FLIP, Way.SPECIAL)),
            do=Destroy(every(monsters(EITHER))),
        ),
    )),
    normal(58696829, "Bio-Mage", "生化僧侣", LIGHT, FAIRY, 3, 1150, 1000, "2003-03-01", "Labyrinth of Nightmare"),
    normal(58818411, "Empress Mantis", "女帝螳螂", WIND, INSECT, 6, 2200, 1400, "2003-03-01", "Labyrinth of Nightmare"),
    normal(67371383, "Amphibian Beast", "半鱼兽", WATER, FISH, 6, 2400, 2000, "2003-03-01", "Labyrinth of Nightmare"),
    normal(73216412, "Worm Drake", "异虫龙", EARTH, REPTILE, 4, 1400, 1500, "2003-03-01", "Labyrinth of Nightmare", community="鳞虫", archetypes=("Worm",)),
    normal(86281779, "Gadget Soldier", "小工具战士", FIRE, MACHINE, 6, 1800, 2000, "2003-03-01", "Labyrinth of Nightmare", community="齿轮战士", archetypes=("Gadget",)),
    normal(86569121, "Melchid the Four-Face Beast", "梅尔基德四面兽", DARK, FIEND, 4, 1500, 1200, "2003-03-01", "Labyrinth of Nightmare", community="梅尔基多四面兽"),
    normal(87303357, "Shining Abyss", "闪光深渊", LIGHT, FAIRY, 4, 1600, 1800, "2003-03-01", "Labyrinth of Nightmare", community="光辉深渊"),
))
