"""Cards first printed in Structure Deck: Yugi."""

from cards.lang.abilities import Activation, Continuous, Flip, MayNormalSummon, Target, Trigger
from cards.lang.conditions import None_
from cards.lang.continuous import Gain
from cards.lang.effects import (
    AddToHand,
    AfterThat,
    Also,
    Banish,
    Destroy,
    DestroyAndBanish,
    EachSummons,
    Excavate,
    IfItIs,
    IfYouDo,
    ReturnToHand,
    RevealDeck,
    SpecialSummon,
    Then,
)
from cards.lang.filters import NameOf, OfAttribute, WithTrait, atk, face_down, face_up, level, monster, other
from cards.lang.groups import (
    DECK,
    EXCAVATED,
    GRAVE,
    HAND,
    IT,
    TARGET,
    THIS,
    Those,
    cards,
    choose,
    every,
    monsters,
    spells_and_traps,
)
from cards.lang.occasions import Cause, DestroyedAndSent
from cards.lang.places import Position
from cards.lang.players import EITHER, YOU
from cards.lang.rows import (
    BEAST,
    DARK,
    EARTH,
    ROCK,
    WARRIOR,
    effect_monster,
    field_spell,
    flip_monster,
    normal_spell,
    printed_in,
    quick_play_spell,
)
from cards.lang.terms import Trait

# fmt: off
CARDS = printed_in("Structure Deck: Yugi", "2001-06-28", (
    quick_play_spell(5318639, "Mystical Space Typhoon", "气旋", "2002-09-16", "Spell Ruler", community="旋风", abilities=(
        Activation(target=Target(1, spells_and_traps(EITHER, other)), do=Destroy(TARGET)),
    )),
    effect_monster(16589042, "Swift Gaia the Fierce Knight", "疾风暗黑骑士盖亚", DARK, WARRIOR, 7, 2300, 2100, "2004-09-01", "Collectible Tins 2004", community="疾风之暗黑骑士 盖亚", archetypes=("Gaia The Fierce Knight",), abilities=(
        MayNormalSummon(given=None_(cards(HAND, YOU, other))),
    )),
    flip_monster(34124316, "Cyber Jar", "电子壶", DARK, ROCK, 3, 900, 900, "2002-09-16", "Spell Ruler", archetypes=("Cyber",), abilities=(
        Flip(do=AfterThat(
            Destroy(every(monsters(EITHER))),
            Then(
                Excavate(EITHER, 5),
                Also(
                    EachSummons(
                        Those(EXCAVATED, monster & level(at_most=4)),
                        (Position.ATTACK, Position.FACE_DOWN_DEFENSE)),
                    AddToHand(EXCAVATED))))),
    )),
    normal_spell(42703248, "Giant Trunade", "飓风", "2002-09-16", "Spell Ruler", abilities=(
        Activation(do=ReturnToHand(every(spells_and_traps(EITHER)))),
    )),
    field_spell(56594520, "Gaia Power", "盖亚力量", "2002-09-16", "Spell Ruler", community="大地力量", abilities=(
        Activation(),
        Continuous(effect=Gain(monsters(EITHER, face_up & OfAttribute(EARTH)), atk=500, def_=-400)),
    )),
    normal_spell(71044499, "Nobleman of Crossout", "抹杀之使徒", "2002-10-20", "Pharaoh's Servant", abilities=(
        Activation(
            target=Target(1, monsters(EITHER, face_down)),
            do=IfYouDo(
                DestroyAndBanish(TARGET),
                IfItIs(monster & WithTrait(Trait.FLIP), Also(RevealDeck(EITHER), Banish(every(cards(DECK, EITHER, NameOf(IT)))))))),
    )),
    effect_monster(97017120, "Giant Rat", "巨大老鼠", EARTH, BEAST, 4, 1400, 1450, "2002-09-16", "Spell Ruler", abilities=(
        Trigger(
            when=DestroyedAndSent(THIS, (Cause.BATTLE,)), from_=(GRAVE,),
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & OfAttribute(EARTH) & atk(at_most=1500))), Position.ATTACK)),
    )),
))
