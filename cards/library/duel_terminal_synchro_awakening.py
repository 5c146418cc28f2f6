"""Cards first printed in Duel Terminal - Synchro Awakening."""

from cards.lang.abilities import Continuous, Ignition, Target, Trigger
from cards.lang.battle import Pierces, Role
from cards.lang.conditions import AtLeastSoMany, Exists
from cards.lang.continuous import Gain
from cards.lang.costs import DiscardCost
from cards.lang.effects import Apply, Destroy, DiscardFromHand, ReturnToHand, ToDeck
from cards.lang.filters import InSeries, OfAttribute, face_up, non_tuner, other
from cards.lang.groups import (
    EVENT,
    FIELD,
    HAND,
    TARGET,
    THIS,
    AsManyAsPaid,
    AtRandom,
    OrMore,
    UpTo,
    cards,
    choose,
    monsters,
)
from cards.lang.occasions import BattleDamageInflicted, Battles, SummonSucceeded, Way
from cards.lang.places import DeckPlace
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.recipes import SynchroOf
from cards.lang.rows import (
    BEAST,
    DARK,
    DRAGON,
    EARTH,
    FIRE,
    MACHINE,
    PYRO,
    SEA_SERPENT,
    SPELLCASTER,
    THUNDER,
    WARRIOR,
    WATER,
    WIND,
    effect_synchro,
    effect_tuner,
    normal,
    normal_tuner,
    printed_in,
)
from cards.lang.turns import Timing

# fmt: off
CARDS = printed_in("Duel Terminal - Synchro Awakening!!", "2008-03-12", (
    normal_tuner(21615956, "Flamvell Guard", "炎狱护卫者", FIRE, DRAGON, 1, 100, 2000, "2009-11-05", "Hidden Arsenal", community="炎狱护卫龙", archetypes=("Flamvell",)),
    effect_synchro(26593852, "Ally of Justice Catastor", "A・O・J 灾难兽", DARK, MACHINE, 5, 2200, 1200, "2009-11-05", "Hidden Arsenal", community="正义盟军 灾亡虫", archetypes=("Ally of Justice",), recipe=SynchroOf(), abilities=(
        Trigger(
            when=Battles(Role.EITHER, face_up & ~OfAttribute(DARK), Timing.START), mandatory=True,
            do=Destroy(EVENT)),
    )),
    effect_synchro(27315304, "Mist Wurm", "喷霞虫", WIND, THUNDER, 9, 2500, 1500, "2009-11-05", "Hidden Arsenal", recipe=SynchroOf(fewest=2), abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.SYNCHRO,)), mandatory=True,
            target=Target(UpTo(3), cards(FIELD, OPPONENT)),
            do=ReturnToHand(TARGET)),
    )),
    effect_synchro(50321796, "Brionac, Dragon of the Ice Barrier", "冰结界之龙 光枪龙", WATER, SEA_SERPENT, 6, 2300, 1400, "2009-11-05", "Hidden Arsenal", archetypes=("Ice Barrier",), recipe=SynchroOf(), abilities=(
        Ignition(
            cost=DiscardCost(choose(OrMore(1), cards(HAND, YOU)), to_grave=True),
            target=Target(AsManyAsPaid(), cards(FIELD, EITHER)),
            do=ReturnToHand(TARGET)),
    )),
    effect_synchro(53714009, "Flamvell Uruquizas", "炎狱魔神", FIRE, PYRO, 6, 2100, 400, "2009-11-05", "Hidden Arsenal", archetypes=("Flamvell",), recipe=SynchroOf(others=non_tuner & OfAttribute(FIRE)), abilities=(
        Continuous(effect=Pierces(THIS)),
        Trigger(
            when=BattleDamageInflicted(THIS, OPPONENT), mandatory=True,
            do=Apply(Gain(THIS, 300))),
    )),
    effect_synchro(80108118, "X-Saber Urbellum", "X－军刀 乌尔贝尔姆", EARTH, WARRIOR, 7, 2200, 1300, "2009-06-10", "Starter Deck: Yu-Gi-Oh! 5D's 2009", community="X-剑士 乌尔贝鲁姆", archetypes=("X-Saber",), recipe=SynchroOf(), abilities=(
        Trigger(
            when=BattleDamageInflicted(THIS, OPPONENT), mandatory=True, given=AtLeastSoMany(4, cards(HAND, OPPONENT)),
            do=ToDeck(AtRandom(1, cards(HAND, OPPONENT)), DeckPlace.TOP)),
    )),
    normal(89386122, "Ally of Justice Clausolas", "正义盟军 辉剑鸟", DARK, MACHINE, 6, 2300, 1200, "2009-11-05", "Hidden Arsenal", archetypes=("Ally of Justice",)),
    effect_tuner(90508760, "X-Saber Airbellum", "X－军刀 艾亚贝伦", EARTH, BEAST, 3, 1600, 200, "2009-06-10", "Starter Deck: Yu-Gi-Oh! 5D's 2009", community="X-剑士 艾尔伯恩", archetypes=("X-Saber",), abilities=(
        Trigger(
            when=BattleDamageInflicted(THIS, OPPONENT, directly=True), mandatory=True,
            do=DiscardFromHand(OPPONENT, 1, random=True)),
    )),
    effect_tuner(95621257, "Flamvell Magician", "炎狱魔术师", FIRE, SPELLCASTER, 4, 1400, 200, "2009-11-05", "Hidden Arsenal", archetypes=("Flamvell",), abilities=(
        Continuous(effect=Gain(THIS, atk=400), given=Exists(monsters(YOU, face_up & InSeries("Flamvell") & other))),
    )),
))
