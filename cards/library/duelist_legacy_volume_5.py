"""Cards first printed in Duelist Legacy Volume.5."""

from cards.lang.abilities import Activation, Target, Targets, Trigger
from cards.lang.conditions import AtLeastSoMany, NotOnTheChain
from cards.lang.effects import (
    Also,
    Banish,
    ChangePosition,
    DiscardFromHand,
    LookAtHand,
    Mill,
    SpecialSummon,
    Then,
    ToDeck,
)
from cards.lang.filters import OfRace, defense, face_up, monster
from cards.lang.groups import (
    DECK,
    FIRST_TARGET,
    GRAVE,
    HAND,
    SECOND_TARGET,
    TARGET,
    THIS,
    cards,
    choose,
    monsters,
)
from cards.lang.occasions import BattleDamageInflicted, Cause, DestroyedAndSent
from cards.lang.places import DeckPlace, Position
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.rows import (
    DARK,
    EARTH,
    WARRIOR,
    ZOMBIE,
    effect_monster,
    normal_spell,
    normal_trap,
    printed_in,
    quick_play_spell,
)

# fmt: off
CARDS = printed_in("Duelist Legacy Volume.5", "2003-04-24", (
    normal_spell(2204140, "Book of Life", "生者之书－禁断的咒术－", "2003-07-18", "Pharaonic Guardian", community="生者之书-禁断的咒术-", abilities=(
        Activation(
            target=Targets((
                Target(1, cards(GRAVE, YOU, monster & OfRace(ZOMBIE))),
                Target(1, cards(GRAVE, OPPONENT, monster)))),
            do=Also(SpecialSummon(FIRST_TARGET), Banish(SECOND_TARGET))),
    )),
    quick_play_spell(14087893, "Book of Moon", "月之书", "2003-07-18", "Pharaonic Guardian", abilities=(
        Activation(
            target=Target(1, monsters(EITHER, face_up)),
            do=ChangePosition(TARGET, Position.FACE_DOWN_DEFENSE)),
    )),
    normal_trap(64697231, "Trap Dustshoot", "垃圾滑槽", "2003-07-18", "Pharaonic Guardian", community="滑槽", abilities=(
        Activation(
            given=AtLeastSoMany(4, cards(HAND, OPPONENT)),
            do=Then(LookAtHand(), ToDeck(choose(1, cards(HAND, OPPONENT, monster)), DeckPlace.SHUFFLED))),
    )),
    effect_monster(76922029, "Don Zaloog", "首领扎鲁格", DARK, WARRIOR, 4, 1400, 1500, "2003-07-18", "Pharaonic Guardian", community="首领 扎鲁格", abilities=(
        Trigger(
            when=BattleDamageInflicted(THIS, OPPONENT), given=NotOnTheChain("mill"),
            do=DiscardFromHand(OPPONENT, 1, random=True), key="discard"),
        Trigger(
            when=BattleDamageInflicted(THIS, OPPONENT), given=NotOnTheChain("discard"),
            do=Mill(OPPONENT, 2), key="mill"),
    )),
    effect_monster(77044671, "Pyramid Turtle", "金字塔龟", EARTH, ZOMBIE, 4, 1200, 1400, "2003-07-18", "Pharaonic Guardian", abilities=(
        Trigger(
            when=DestroyedAndSent(THIS, (Cause.BATTLE,)), from_=(GRAVE,),
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & OfRace(ZOMBIE) & defense(at_most=2000))))),
    )),
))
