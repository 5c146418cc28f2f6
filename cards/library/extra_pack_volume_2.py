"""Cards first printed in Extra Pack Volume 2."""

from cards.lang.abilities import Activation, Continuous, Ignition, Once, Target, Trigger
from cards.lang.battle import Pierces
from cards.lang.conditions import Exists
from cards.lang.costs import MillCost, RemoveAllCountersCost, SendToGraveCost, TributeCost
from cards.lang.effects import Banish, Damage, Destroy, PlaceCounter, ShareCounters, SwitchPosition, search
from cards.lang.filters import InSeries, OfAttribute, OfRace, face_up, level, monster, non_tuner, other
from cards.lang.groups import FIELD, GRAVE, HAND, TARGET, THIS, OrMore, cards, choose, monsters
from cards.lang.numbers import CountersPaid, PaidCards, Times
from cards.lang.occasions import SummonSucceeded, Way
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.recipes import SynchroOf
from cards.lang.rows import (
    AQUA,
    DARK,
    FAIRY,
    FIRE,
    LIGHT,
    SPELLCASTER,
    WARRIOR,
    WATER,
    effect_monster,
    effect_synchro,
    normal_spell,
    printed_in,
)
from cards.lang.themes import BY_A_GLADIATOR, tag_out

# fmt: off
CARDS = printed_in("Extra Pack Volume 2", "2009-09-19", (
    effect_monster(612115, "Gladiator Beast Retiari", "剑斗兽 网戟", WATER, AQUA, 3, 1200, 800, "2008-11-18", "Crossroads of Chaos", community="剑斗兽 网斗", archetypes=("Gladiator",), abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.SPECIAL,)), given=BY_A_GLADIATOR,
            target=Target(1, cards(GRAVE, OPPONENT)),
            do=Banish(TARGET)),
        tag_out("Gladiator Beast Retiari"),
    )),
    effect_synchro(63101919, "Tempest Magician", "风暴魔术师", DARK, SPELLCASTER, 6, 2200, 1400, "2008-11-18", "Crossroads of Chaos", community="暴风魔术师", recipe=SynchroOf(others=non_tuner & OfRace(SPELLCASTER)), abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.SYNCHRO,)), mandatory=True,
            do=PlaceCounter(THIS, "Spell Counter", 1)),
        Ignition(
            cost=SendToGraveCost(choose(OrMore(1), cards(HAND, YOU))), once=Once.PER_CARD,
            do=ShareCounters("Spell Counter", PaidCards(), monsters(YOU, face_up)), key="shares"),
        Ignition(
            cost=RemoveAllCountersCost("Spell Counter", cards(FIELD, EITHER)),
            do=Damage(OPPONENT, Times(500, CountersPaid("Spell Counter"))), key="damage"),
    )),
    effect_synchro(69514125, "Avenging Knight Parshath", "神圣骑士珀耳修斯", LIGHT, FAIRY, 8, 2600, 2100, "2008-08-09", "The Duelist Genesis Sneak Peek Participation Card", community="神圣骑士 珀耳修斯", recipe=SynchroOf(others=non_tuner & OfAttribute(LIGHT)), abilities=(
        Ignition(
            target=Target(1, monsters(OPPONENT, face_up)), once=Once.PER_CARD,
            do=SwitchPosition(TARGET)),
        Continuous(effect=Pierces(THIS)),
    )),
    effect_monster(78792195, "Hand of the Six Samurai", "六武众的先导", FIRE, WARRIOR, 3, 1600, 1000, "2008-09-02", "The Duelist Genesis", archetypes=("Six Samurai",), abilities=(
        Ignition(
            given=Exists(monsters(YOU, face_up & other & InSeries("Six Samurai"))),
            cost=TributeCost(choose(1, monsters(YOU, InSeries("Six Samurai")))),
            target=Target(1, monsters(EITHER)),
            do=Destroy(TARGET)),
    )),
    normal_spell(94886282, "Charge of the Light Brigade", "光之援军", "2008-09-02", "The Duelist Genesis", abilities=(
        Activation(cost=MillCost(3), do=search(monster & InSeries("Lightsworn") & level(at_most=4))),
    )),
))
