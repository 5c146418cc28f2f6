"""Cards first printed in Flaming Eternity."""

from cards.lang.abilities import Activation
from cards.lang.costs import DiscardCost
from cards.lang.effects import Destroy
from cards.lang.filters import face_up
from cards.lang.groups import HAND, cards, choose, every, monsters
from cards.lang.players import OPPONENT, YOU
from cards.lang.rows import BEAST, DRAGON, EARTH, FISH, INSECT, LIGHT, WATER, normal, normal_spell, printed_in

# fmt: off
CARDS = printed_in("Flaming Eternity", "2004-11-25", (
    normal(8508055, "Chu-Ske the Mouse Fighter", "格斗鼠 吱助", EARTH, BEAST, 3, 1200, 0, "2005-03-01", "Flaming Eternity"),
    normal(35052053, "Insect Knight", "甲虫装甲骑士", EARTH, INSECT, 4, 1900, 1500, "2005-03-01", "Flaming Eternity"),
    normal(36119641, "Space Mambo", "太空翻车鱼", WATER, FISH, 4, 1700, 1000, "2005-03-01", "Flaming Eternity"),
    normal(62113340, "Divine Dragon Ragnarok", "神龙 诸神黄昏", LIGHT, DRAGON, 4, 1500, 1000, "2005-03-01", "Flaming Eternity", community="神龙 末日龙"),
    normal_spell(69162969, "Lightning Vortex", "闪电旋涡", "2005-03-01", "Flaming Eternity", abilities=(
        Activation(cost=DiscardCost(choose(1, cards(HAND, YOU))), do=Destroy(every(monsters(OPPONENT, face_up)))),
    )),
))
