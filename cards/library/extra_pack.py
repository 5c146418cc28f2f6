"""Cards first printed in Extra Pack."""

from cards.lang.abilities import Activation, Ignition, Once
from cards.lang.conditions import Exists
from cards.lang.costs import TributeCost
from cards.lang.effects import Banish, Draw, If, SendToGrave, SpecialSummon, Then
from cards.lang.filters import OfAttribute, OfRace, face_up, monster
from cards.lang.groups import DECK, HAND, cards, choose, every, monsters
from cards.lang.players import YOU
from cards.lang.rows import DARK, FIRE, PLANT, effect_monster, normal_spell, printed_in

# fmt: off
CARDS = printed_in("Extra Pack", "2008-09-13", (
    normal_spell(1475311, "Allure of Darkness", "暗之诱惑", "2008-01-26", "Phantom Darkness", abilities=(
        Activation(do=Then(
            Draw(YOU, 2),
            If(
                Exists(cards(HAND, YOU, monster & OfAttribute(DARK))),
                Banish(choose(1, cards(HAND, YOU, monster & OfAttribute(DARK)))),
                SendToGrave(every(cards(HAND, YOU)))))),
    )),
    effect_monster(48686504, "Lonefire Blossom", "孤燃花", FIRE, PLANT, 3, 500, 1400, "2008-01-26", "Phantom Darkness", community="孤火花", abilities=(
        Ignition(
            cost=TributeCost(choose(1, monsters(YOU, face_up & OfRace(PLANT)))),
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & OfRace(PLANT)))),
            once=Once.PER_CARD),
    )),
))
