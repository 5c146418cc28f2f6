"""Cards first printed in Invasion of Chaos (ae)."""

from cards.lang.abilities import Activation, Target
from cards.lang.effects import Destroy, ReturnToHand
from cards.lang.filters import face_up
from cards.lang.groups import TARGET, Highest, monsters
from cards.lang.players import EITHER, OPPONENT
from cards.lang.rows import (
    BEAST,
    DARK,
    EARTH,
    FIRE,
    FISH,
    INSECT,
    PYRO,
    REPTILE,
    SEA_SERPENT,
    WATER,
    normal,
    normal_spell,
    normal_trap,
    printed_in,
)
from cards.lang.terms import Stat

# fmt: off
CARDS = printed_in("Invasion of Chaos (ae)", "2004-07-15", (
    normal(5464695, "Blazing Inpachi", "火炎木人１８", FIRE, PYRO, 4, 1850, 0, "2004-03-01", "Invasion of Chaos", community="火炎木人18"),
    normal(16587243, "Neo Bug", "新虫", EARTH, INSECT, 4, 1800, 1700, "2004-03-01", "Invasion of Chaos"),
    normal(42071342, "Sea Serpent Warrior of Darkness", "暗黑海龙兵", WATER, SEA_SERPENT, 4, 1800, 1500, "2004-03-01", "Invasion of Chaos", community="暗黑之海龙兵"),
    normal(43793530, "Giga Gagagigo", "吉咖・咖咖吉哥", WATER, REPTILE, 5, 2450, 1500, "2004-03-01", "Invasion of Chaos", community="歧蜥·魔蜥义豪"),
    normal(78060096, "Terrorking Salmon", "灭绝国王鲑", WATER, FISH, 5, 2400, 1000, "2004-03-01", "Invasion of Chaos"),
    normal(79182538, "Mad Dog of Darkness", "暗黑的狂犬", DARK, BEAST, 4, 1900, 1400, "2004-03-01", "Invasion of Chaos", community="暗黑之狂犬"),
    normal_trap(94192409, "Compulsory Evacuation Device", "强制脱出装置", "2004-03-01", "Invasion of Chaos", abilities=(
        Activation(target=Target(1, monsters(EITHER)), do=ReturnToHand(TARGET)),
    )),
    normal_spell(97169186, "Smashing Ground", "地碎", "2004-03-01", "Invasion of Chaos", abilities=(
        Activation(do=Destroy(Highest(Stat.DEF, monsters(OPPONENT, face_up)))),
    )),
))
