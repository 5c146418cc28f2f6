"""Cards first printed in Phantom Darkness."""

from cards.lang.abilities import (
    Activation,
    Ignition,
    Procedure,
    SummoningCondition,
    Target,
    Trigger,
    Whenever,
)
from cards.lang.conditions import Exactly
from cards.lang.costs import BanishCost, SendToGraveCost
from cards.lang.effects import (
    AddToHand,
    Banish,
    Both,
    Destroy,
    Draw,
    EndBattlePhase,
    IfYouDo,
    PlaceCounter,
    SendToGrave,
    SpecialSummon,
    Then,
    Tie,
    ToDeck,
)
from cards.lang.filters import InSeries, OfAttribute, atk, face_up, monster, other
from cards.lang.groups import DECK, FIELD, GRAVE, HAND, TARGET, THIS, TIED, cards, choose, monsters
from cards.lang.numbers import CountersPaid
from cards.lang.occasions import AttackTargeted, Leaves, SummonSucceeded, Way
from cards.lang.places import DeckPlace
from cards.lang.players import EITHER, YOU
from cards.lang.procedures import Bar
from cards.lang.rows import (
    BEAST_WARRIOR,
    DARK,
    DRAGON,
    EARTH,
    LIGHT,
    MACHINE,
    SEA_SERPENT,
    WARRIOR,
    WATER,
    continuous_spell,
    effect_monster,
    normal,
    normal_spell,
    printed_in,
)
from cards.lang.themes import BY_A_GLADIATOR, GLADIATORS, tag_out

# fmt: off
CARDS = printed_in("Phantom Darkness", "2007-11-23", (
    normal_spell(674561, "Dark Eruption", "暗黑爆发", "2008-01-26", "Phantom Darkness", abilities=(
        Activation(
            target=Target(1, cards(GRAVE, YOU, monster & OfAttribute(DARK) & atk(at_most=1500))),
            do=AddToHand(TARGET)),
    )),
    effect_monster(3657444, "Cyber Valley", "电子变形谷", LIGHT, MACHINE, 1, 0, 0, "2008-01-26", "Phantom Darkness", community="电子多变龙", archetypes=("Cyber",), abilities=(
        Trigger(
            when=AttackTargeted(THIS),
            cost=BanishCost(THIS),
            do=Then(Draw(YOU, 1), EndBattlePhase())),
        Ignition(
            target=Target(1, monsters(YOU, face_up & other)),
            do=Then(Both(Banish(TARGET), Banish(THIS)), Draw(YOU, 2)), key="draw"),
        Ignition(
            do=Then(
                Both(Banish(choose(1, cards(HAND, YOU))), Banish(THIS)),
                ToDeck(choose(1, cards(GRAVE, YOU)), DeckPlace.TOP)), key="salvage"),
    )),
    effect_monster(25924653, "Gladiator Beast Darius", "剑斗兽 战马", EARTH, BEAST_WARRIOR, 4, 1700, 300, "2008-01-26", "Phantom Darkness", community="剑斗兽 马斗", archetypes=("Gladiator",), abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.SPECIAL,)), given=BY_A_GLADIATOR,
            target=Target(1, cards(GRAVE, YOU, GLADIATORS)),
            do=IfYouDo(SpecialSummon(TARGET, negated=True), Tie(TARGET))),
        Whenever(when=Leaves(THIS), do=ToDeck(TIED, DeckPlace.SHUFFLED), key="leaves"),
        tag_out("Gladiator Beast Darius"),
    )),
    normal(26976414, "Atlantean Pikeman", "海皇的长矛兵", WATER, SEA_SERPENT, 2, 1400, 0, "2008-01-26", "Phantom Darkness", community="海皇的长枪兵", archetypes=("Atlantean",)),
    effect_monster(28985331, "Armageddon Knight", "终末骑士", DARK, WARRIOR, 4, 1400, 1200, "2008-01-26", "Phantom Darkness", community="终末之骑士", abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.NORMAL, Way.FLIP, Way.SPECIAL)),
            do=SendToGrave(choose(1, cards(DECK, YOU, monster & OfAttribute(DARK))))),
    )),
    effect_monster(65192027, "Dark Armed Dragon", "暗黑武装龙", DARK, DRAGON, 7, 2800, 1000, "2008-01-26", "Phantom Darkness", abilities=(
        SummoningCondition(bars=(Bar.NORMAL, Bar.UNLESS_PROPER)),
        Procedure(given=Exactly(3, cards(GRAVE, YOU, monster & OfAttribute(DARK)))),
        Ignition(
            cost=BanishCost(choose(1, cards(GRAVE, YOU, monster & OfAttribute(DARK)))),
            target=Target(1, cards(FIELD, EITHER)),
            do=Destroy(TARGET)),
    )),
    continuous_spell(72345736, "Six Samurai United", "六武众之团结", "2008-01-26", "Phantom Darkness", community="六武众的团结", archetypes=("Six Samurai",), abilities=(
        Activation(),
        Whenever(
            when=SummonSucceeded(monsters(EITHER, InSeries("Six Samurai")), (Way.NORMAL, Way.SPECIAL)),
            do=PlaceCounter(THIS, "Bushido Counter", 1, at_most=2), key="counts"),
        Ignition(
            cost=SendToGraveCost(THIS),
            do=Draw(YOU, CountersPaid("Bushido Counter"))),
    )),
    normal(90582719, "Gladiator Beast Andal", "剑斗兽 孤眼", EARTH, BEAST_WARRIOR, 4, 1900, 1500, "2008-01-26", "Phantom Darkness", community="剑斗兽 独眼斗", archetypes=("Gladiator",)),
))
