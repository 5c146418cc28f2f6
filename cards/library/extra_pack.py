"""Cards first printed in Extra Pack."""

from cards.lang.abilities import Activation, Ignition, Once, Procedure, Target
from cards.lang.conditions import Exists
from cards.lang.costs import DiscardCost, TributeCost
from cards.lang.effects import Banish, Draw, If, IfYouDo, SendToGrave, SpecialSummon, Then, ToDeck
from cards.lang.filters import AtLeast, OfAttribute, OfRace, face_up, monster
from cards.lang.groups import DECK, HAND, TARGET, THIS, cards, choose, every, monsters
from cards.lang.places import DeckPlace
from cards.lang.players import YOU
from cards.lang.procedures import Payment, Takes
from cards.lang.rows import BEAST, DARK, EARTH, FIRE, PLANT, WARRIOR, effect_monster, normal_spell, printed_in
from cards.lang.terms import Stat
from cards.lang.themes import GLADIATORS

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
    effect_monster(14536035, "Dark Grepher", "暗黑古雷法", DARK, WARRIOR, 4, 1700, 1600, "2008-01-19", "Phantom Darkness Sneak Peek Participation Card", community="暗黑战士 格雷法", abilities=(
        Procedure(takes=Takes(Payment.DISCARD, (
            cards(HAND, YOU, monster & OfAttribute(DARK) & AtLeast(Stat.LEVEL, 5)),))),
        Ignition(
            cost=DiscardCost(choose(1, cards(HAND, YOU, monster & OfAttribute(DARK)))),
            do=SendToGrave(choose(1, cards(DECK, YOU, monster & OfAttribute(DARK)))),
            once=Once.PER_CARD),
    )),
    effect_monster(48686504, "Lonefire Blossom", "孤燃花", FIRE, PLANT, 3, 500, 1400, "2008-01-26", "Phantom Darkness", community="孤火花", abilities=(
        Ignition(
            cost=TributeCost(choose(1, monsters(YOU, face_up & OfRace(PLANT)))),
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & OfRace(PLANT)))),
            once=Once.PER_CARD),
    )),
    effect_monster(92373006, "Test Tiger", "奴隶虎", EARTH, BEAST, 3, 600, 300, "2007-11-03", "Gladiator's Assault", abilities=(
        Procedure(given=Exists(monsters(YOU, face_up & GLADIATORS))),
        Ignition(
            cost=TributeCost(THIS),
            target=Target(1, monsters(YOU, face_up & GLADIATORS)),
            do=IfYouDo(
                ToDeck(TARGET, DeckPlace.SHUFFLED),
                SpecialSummon(choose(1, cards(DECK, YOU, GLADIATORS)), as_by=TARGET))),
    )),
))
