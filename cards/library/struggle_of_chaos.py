"""Cards first printed in Struggle of Chaos."""

from cards.lang.abilities import Activation, Target
from cards.lang.effects import AddToHand, search
from cards.lang.filters import OfRace, level, monster
from cards.lang.groups import GRAVE, TARGET, cards
from cards.lang.players import YOU
from cards.lang.rows import DARK, DRAGON, EARTH, FIEND, WARRIOR, WIND, normal, normal_spell, printed_in

# fmt: off
CARDS = printed_in("Struggle of Chaos", "2001-09-20", (
    normal(14531242, "Opticlops", "红色独眼巨人", DARK, FIEND, 4, 1800, 1700, "2003-06-06", "Legacy of Darkness"),
    normal(17658803, "Luster Dragon #2", "翠玉石龙", WIND, DRAGON, 6, 2400, 1400, "2003-06-06", "Legacy of Darkness", community="绿宝石龙"),
    normal(20831168, "Lizard Soldier", "蜥蜴兵", WIND, DRAGON, 3, 1100, 800, "2003-06-06", "Legacy of Darkness"),
    normal_spell(32807846, "Reinforcement of the Army", "增援", "2003-06-06", "Legacy of Darkness", abilities=(
        Activation(do=search(monster & OfRace(WARRIOR) & level(at_most=4))),
    )),
    normal(75953262, "Warrior Dai Grepher", "战士 戴・古雷法", EARTH, WARRIOR, 4, 1700, 1600, "2003-06-06", "Legacy of Darkness", community="战士 戴·格雷法"),
    normal(93346024, "The Dragon Dwelling in the Cave", "洞窟潜龙", WIND, DRAGON, 4, 1300, 2000, "2003-06-06", "Legacy of Darkness", community="洞穴的潜龙"),
    normal_spell(95281259, "The Warrior Returning Alive", "战士生还", "2003-06-06", "Legacy of Darkness", abilities=(
        Activation(target=Target(1, cards(GRAVE, YOU, monster & OfRace(WARRIOR))), do=AddToHand(TARGET)),
    )),
))
