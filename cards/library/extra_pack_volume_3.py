"""Cards first printed in Extra Pack Volume 3."""

from cards.lang.abilities import (
    Activation,
    Continuous,
    Flip,
    Ignition,
    Once,
    Target,
    Trigger,
    Upkeep,
    Whenever,
    Wording,
)
from cards.lang.conditions import Exists
from cards.lang.continuous import Gain
from cards.lang.costs import OneOf, RemoveCountersCost, RevealCost, SendToGraveCost
from cards.lang.effects import AddToHand, Apply, NegateAttack, PlaceCounter, SendToGrave, SpecialSummon, Until
from cards.lang.filters import (
    InSeries,
    OfRace,
    WithTrait,
    defense_position,
    face_up,
    level,
    monster,
    named,
    other,
    series,
)
from cards.lang.groups import ATTACKER, DECK, FIELD, GRAVE, HAND, TARGET, THIS, cards, choose, monsters
from cards.lang.occasions import (
    AttackDeclared,
    Cause,
    DestroyedAndSent,
    DestroysByBattle,
    PhaseReached,
    SummonSucceeded,
    Way,
)
from cards.lang.places import Position
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.prohibitions import CannotSummonSuch
from cards.lang.rows import (
    BEAST,
    EARTH,
    FIRE,
    INSECT,
    PLANT,
    WARRIOR,
    continuous_spell,
    effect_monster,
    effect_tuner,
    flip_monster,
    printed_in,
)
from cards.lang.terms import Trait
from cards.lang.turns import Phase

# fmt: off
CARDS = printed_in("Extra Pack Volume 3", "2010-09-18", (
    flip_monster(5220687, "Super-Nimble Mega Hamster", "迅捷大仓鼠", EARTH, BEAST, 4, 1100, 1800, "2010-02-11", "Absolute Powerforce", archetypes=("Nimble",), abilities=(
        Flip(
            mandatory=False,
            do=SpecialSummon(
                choose(1, cards(DECK, YOU, monster & OfRace(BEAST) & level(at_most=3) & ~named("Super-Nimble Mega Hamster"))),
                Position.FACE_DOWN_DEFENSE)),
    )),
    continuous_spell(27970830, "Gateway of the Six", "六武之门", "2009-11-12", "Stardust Overdrive", abilities=(
        Activation(),
        Whenever(
            when=SummonSucceeded(monsters(EITHER, InSeries("Six Samurai")), (Way.NORMAL, Way.SPECIAL)),
            do=PlaceCounter(THIS, "Bushido Counter", 2), key="counts"),
        Ignition(
            cost=RemoveCountersCost("Bushido Counter", 2, cards(FIELD, YOU)),
            target=Target(1, monsters(EITHER, face_up & WithTrait(Trait.EFFECT) & (InSeries("Six Samurai") | InSeries("Shien")))),
            do=Apply(Gain(TARGET, 500), Until.END_PHASE), key="strengthens"),
        Ignition(
            cost=RemoveCountersCost("Bushido Counter", 4, cards(FIELD, YOU)),
            do=AddToHand(choose(1, cards((DECK, GRAVE), YOU, monster & InSeries("Six Samurai")))), key="searches"),
        Ignition(
            cost=RemoveCountersCost("Bushido Counter", 6, cards(FIELD, YOU)),
            target=Target(1, cards(GRAVE, YOU, WithTrait(Trait.EFFECT) & InSeries("Shien") & monster)),
            do=SpecialSummon(TARGET), key="revives"),
    )),
    effect_monster(31615285, "Cactus Bouncer", "仙人掌终结者", EARTH, PLANT, 4, 1800, 300, "2010-02-11", "Absolute Powerforce", community="小仙人掌封闭者", abilities=(
        Continuous(
            effect=CannotSummonSuch(EITHER, (Way.SPECIAL,)),
            given=Exists(monsters(YOU, face_up & other & OfRace(PLANT)))),
    )),
    effect_monster(41201555, "Koa'ki Meiru Gravirose", "核成初孕玫瑰", FIRE, PLANT, 4, 1900, 1300, "2009-08-27", "Ancient Prophecy", community="核成孕妇蔷薇", archetypes=("Koa'ki Meiru",), abilities=(
        Upkeep(
            when=PhaseReached(Phase.END, YOU),
            cost=OneOf((
                SendToGraveCost(choose(1, cards(HAND, YOU, named("Iron Core of Koa'ki Meiru")))),
                RevealCost(choose(1, cards(HAND, YOU, monster & OfRace(PLANT))))))),
        Trigger(
            when=PhaseReached(Phase.STANDBY, YOU), once=Once.PER_CARD,
            do=SendToGrave(choose(1, cards(DECK, YOU, monster & level(at_most=3))))),
    )),
    effect_monster(42737833, "XX-Saber Emmersblade", "XX－军刀 埃摩斯剑刃", EARTH, INSECT, 3, 1300, 800, "2010-02-11", "Absolute Powerforce", community="XX-剑士 埃默斯布莱德", archetypes=("XX-Saber",), abilities=(
        Trigger(
            when=DestroyedAndSent(THIS, (Cause.BATTLE,)), from_=(GRAVE,),
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & series("X-Saber") & level(at_most=4))))),
    )),
    effect_tuner(78422252, "XX-Saber Fulhelmknight", "XX－军刀 佛兰姆骑士", EARTH, WARRIOR, 3, 1300, 1000, "2009-08-27", "Ancient Prophecy", community="XX-剑士 富勒姆奈特", archetypes=("XX-Saber",), abilities=(
        Trigger(
            when=AttackDeclared(monsters(OPPONENT)), once=Once.WHILE_FACE_UP,
            target=Target(1, ATTACKER),
            do=NegateAttack(), key="negates"),
        Trigger(
            when=DestroysByBattle(THIS, lying=defense_position), wording=Wording.IF,
            target=Target(1, cards(GRAVE, YOU, monster & series("X-Saber") & level(at_most=4))),
            do=SpecialSummon(TARGET), key="revives"),
    )),
))
