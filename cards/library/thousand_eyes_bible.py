"""Cards first printed in Thousand Eyes Bible."""

from cards.lang.abilities import Activation
from cards.lang.alterations import Factor, ValueTimes
from cards.lang.conditions import AtTheStartOf
from cards.lang.continuous import CannotActivate
from cards.lang.effects import Also, Apply, Destroy, IfYouDo, Later, Until
from cards.lang.filters import OfRace, face_up, spell, trap
from cards.lang.groups import IT, monsters
from cards.lang.players import EITHER, YOU
from cards.lang.prohibitions import CannotSet
from cards.lang.rows import (
    AQUA,
    BEAST,
    DARK,
    EARTH,
    FAIRY,
    FIEND,
    FIRE,
    INSECT,
    LIGHT,
    MACHINE,
    SPELLCASTER,
    WARRIOR,
    WATER,
    WIND,
    WINGED_BEAST,
    normal,
    normal_spell,
    printed_in,
    quick_play_spell,
)
from cards.lang.terms import Stat
from cards.lang.turns import Phase

# fmt: off
CARDS = printed_in("Thousand Eyes Bible", "2000-12-14", (
    normal(2311603, "Overdrive", "机关炮装甲车", EARTH, MACHINE, 4, 1600, 1500, "2002-10-20", "Pharaoh's Servant"),
    normal(4042268, "Island Turtle", "岛龟", WATER, AQUA, 4, 1100, 2000, "2002-10-20", "Pharaoh's Servant"),
    normal(4920010, "Souls of the Forgotten", "怨念集合体", DARK, FIEND, 2, 900, 200, "2002-10-20", "Pharaoh's Servant"),
    normal(5265750, "Skull Mariner", "海贼船血骸骨号", WATER, WARRIOR, 4, 1600, 900, "2002-10-20", "Pharaoh's Servant", community="海贼船 血骸骨号"),
    normal(10992251, "Gradius", "超时界战斗机 V型蛇", LIGHT, MACHINE, 4, 1200, 800, "2002-10-20", "Pharaoh's Servant", community="超时空战斗机 V形蛇"),
    quick_play_spell(23171610, "Limiter Removal", "限制解除", "2002-10-20", "Pharaoh's Servant", abilities=(
        Activation(
            do=IfYouDo(
                Apply(ValueTimes(monsters(YOU, face_up & OfRace(MACHINE)), (Stat.ATK,), Factor.DOUBLE), Until.END_PHASE),
                Later(Phase.END, EITHER, Destroy(IT)))),
    )),
    normal(27125110, "Thousand-Eyes Idol", "千眼邪教神", DARK, SPELLCASTER, 1, 0, 0, "2002-10-20", "Pharaoh's Servant"),
    normal(30325729, "Dokuroyaiba", "死神回旋镖", FIRE, FIEND, 3, 1000, 400, "2002-10-20", "Pharaoh's Servant", community="死神回力镖"),
    normal(31447217, "Wingweaver", "织翼者", LIGHT, FAIRY, 7, 2750, 2400, "2002-10-20", "Pharaoh's Servant"),
    normal(32269855, "The All-Seeing White Tiger", "独眼白虎", WIND, BEAST, 3, 1300, 500, "2002-10-20", "Pharaoh's Servant"),
    normal_spell(60682203, "Cold Wave", "大寒波", "2002-10-20", "Pharaoh's Servant", abilities=(
        Activation(
            given=AtTheStartOf(Phase.MAIN_1),
            do=Also(
                Apply(CannotActivate(spell | trap), Until.YOUR_NEXT_DRAW_PHASE),
                Apply(CannotSet(EITHER, spell | trap), Until.YOUR_NEXT_DRAW_PHASE))),
    )),
    normal(66927994, "Oni Tank T-34", "鬼坦克T－34", EARTH, MACHINE, 4, 1400, 1700, "2002-10-20", "Pharaoh's Servant", community="鬼坦克T-34"),
    normal(67049542, "Dark Bat", "暗黑蝙蝠", WIND, WINGED_BEAST, 3, 1000, 1000, "2002-10-20", "Pharaoh's Servant"),
    normal(67532912, "Science Soldier", "科学特殊兵", DARK, WARRIOR, 3, 800, 800, "2002-10-20", "Pharaoh's Servant"),
    normal(84620194, "Girochin Kuwagata", "断头锹型虫", WIND, INSECT, 4, 1700, 1000, "2002-10-20", "Pharaoh's Servant", community="断头台锹甲"),
    normal(87511987, "Spikebot", "大榔头", DARK, MACHINE, 5, 1800, 1700, "2002-10-20", "Pharaoh's Servant", community="尖钉头"),
))
