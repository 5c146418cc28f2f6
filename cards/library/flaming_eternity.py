"""Cards first printed in Flaming Eternity."""

from cards.lang.abilities import Activation, Ignition, Target
from cards.lang.continuous import CannotDeclareAttack
from cards.lang.costs import DiscardCost, SendToGraveCost
from cards.lang.effects import Apply, Destroy, IfYouDo, Later, SpecialSummon, ToDeck, Until
from cards.lang.filters import OfRace, face_up, level, monster
from cards.lang.groups import DECK, FIELD, HAND, IT, TARGET, THIS, cards, choose, every, monsters
from cards.lang.places import DeckPlace
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.rows import (
    BEAST,
    DRAGON,
    EARTH,
    FISH,
    INSECT,
    LIGHT,
    WATER,
    effect_monster,
    normal,
    normal_spell,
    normal_trap,
    printed_in,
)
from cards.lang.turns import Phase

# fmt: off
CARDS = printed_in("Flaming Eternity", "2004-11-25", (
    normal(8508055, "Chu-Ske the Mouse Fighter", "格斗鼠 吱助", EARTH, BEAST, 3, 1200, 0, "2005-03-01", "Flaming Eternity"),
    effect_monster(14878871, "Rescue Cat", "救援猫", EARTH, BEAST, 4, 300, 100, "2005-03-01", "Flaming Eternity", abilities=(
        Ignition(
            cost=SendToGraveCost(THIS),
            do=IfYouDo(
                SpecialSummon(choose(2, cards(DECK, YOU, monster & OfRace(BEAST) & level(at_most=3)))),
                Later(Phase.END, EITHER, Destroy(IT)),
            ),
        ),
    )),
    normal(35052053, "Insect Knight", "甲虫装甲骑士", EARTH, INSECT, 4, 1900, 1500, "2005-03-01", "Flaming Eternity"),
    normal(36119641, "Space Mambo", "太空翻车鱼", WATER, FISH, 4, 1700, 1000, "2005-03-01", "Flaming Eternity"),
    normal_trap(36361633, "Threatening Roar", "威吓之咆哮", "2005-03-01", "Flaming Eternity", abilities=(
        Activation(do=Apply(CannotDeclareAttack(OPPONENT), Until.END_OF_TURN)),
    )),
    normal(62113340, "Divine Dragon Ragnarok", "神龙 诸神黄昏", LIGHT, DRAGON, 4, 1500, 1000, "2005-03-01", "Flaming Eternity", community="神龙 末日龙"),
    normal_trap(63356631, "Phoenix Wing Wind Blast", "凤翼爆风", "2005-03-01", "Flaming Eternity", community="凤翼的爆风", abilities=(
        Activation(
            cost=DiscardCost(choose(1, cards(HAND, YOU))),
            target=Target(1, cards(FIELD, OPPONENT)),
            do=ToDeck(TARGET, DeckPlace.TOP)),
    )),
    normal_spell(69162969, "Lightning Vortex", "闪电旋涡", "2005-03-01", "Flaming Eternity", abilities=(
        Activation(cost=DiscardCost(choose(1, cards(HAND, YOU))), do=Destroy(every(monsters(OPPONENT, face_up)))),
    )),
))
