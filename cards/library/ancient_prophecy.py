"""Cards first printed in Ancient Prophecy."""

from cards.lang.abilities import Activation, Continuous, Ignition, Once, Trigger
from cards.lang.battle import NoBattlePhase
from cards.lang.continuous import GainByRace
from cards.lang.effects import AddToHand, Destroy, GainLP, IfYouDo, May, SpecialSummon, Then
from cards.lang.filters import OfAttribute, WithTrait, defense, face_up, level, monster, named, spell
from cards.lang.groups import DECK, FIELD, GRAVE, HAND, THIS, cards, choose, monsters
from cards.lang.occasions import DestroysByBattle
from cards.lang.players import EITHER, YOU
from cards.lang.recipes import SynchroOf
from cards.lang.rows import (
    BEAST,
    DRAGON,
    FIRE,
    LIGHT,
    continuous_spell,
    effect_monster,
    effect_synchro,
    printed_in,
)
from cards.lang.terms import Trait

FIELD_SPELL = spell & WithTrait(Trait.FIELD)

# fmt: off
CARDS = printed_in("Ancient Prophecy", "2009-04-18", (
    effect_monster(23297235, "Flamvell Firedog", "炎狱地狱犬", FIRE, BEAST, 4, 1900, 200, "2009-08-27", "Ancient Prophecy", archetypes=("Flamvell",), abilities=(
        Trigger(
            when=DestroysByBattle(THIS, to_grave=True),
            do=SpecialSummon(choose(1, cards(
                DECK, YOU, monster & OfAttribute(FIRE) & defense(at_most=200) & ~named("Flamvell Firedog"))))),
    )),
    effect_synchro(25862681, "Ancient Fairy Dragon", "上古精灵龙", LIGHT, DRAGON, 7, 2100, 3000, "2009-08-18", "Collectible Tins 2009 Wave 1", community="古代妖精龙", recipe=SynchroOf(), abilities=(
        Ignition(
            do=SpecialSummon(choose(1, cards(HAND, YOU, monster & level(at_most=4)))),
            oath=NoBattlePhase(YOU), once=Once.PER_CARD, key="summon"),
        Ignition(
            do=Then(
                IfYouDo(Destroy(choose(1, cards(FIELD, EITHER, face_up & FIELD_SPELL))), GainLP(YOU, 1000)),
                May(AddToHand(choose(1, cards(DECK, YOU, FIELD_SPELL))))),
            once=Once.PER_CARD, key="destroy"),
    )),
    continuous_spell(86780027, "Solidarity", "一族之团结", "2009-08-27", "Ancient Prophecy", community="一族的团结", abilities=(
        Activation(),
        Continuous(effect=GainByRace(monsters(YOU, face_up), cards(GRAVE, YOU, monster), 800)),
    )),
))
