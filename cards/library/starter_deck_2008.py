"""Cards first printed in Starter Deck 2008."""

from cards.lang.abilities import Continuous, Target, Trigger
from cards.lang.continuous import Gain
from cards.lang.effects import Apply, SpecialSummon
from cards.lang.filters import OfRace, face_up, level, monster, named
from cards.lang.groups import GRAVE, TARGET, THIS, cards, monsters
from cards.lang.numbers import Count, Times, Total
from cards.lang.occasions import Cause, DestroyedAndSent, SummonSucceeded, Way
from cards.lang.places import Position
from cards.lang.players import EITHER, YOU
from cards.lang.recipes import SynchroOf
from cards.lang.rows import (
    AQUA,
    DARK,
    EARTH,
    WARRIOR,
    WATER,
    effect_synchro,
    effect_tuner,
    normal_tuner,
    printed_in,
    synchro,
)
from cards.lang.terms import Stat

# fmt: off
CARDS = printed_in("Starter Deck 2008", "2008-03-15", (
    normal_tuner(487395, "Water Spirit", "水灵", WATER, AQUA, 1, 400, 1200, "2008-08-05", "Starter Deck: Yu-Gi-Oh! 5D's", community="冰水精灵"),
    effect_synchro(23693634, "Colossal Fighter", "巨人斗士", DARK, WARRIOR, 8, 2800, 1000, "2008-08-05", "Starter Deck: Yu-Gi-Oh! 5D's", recipe=SynchroOf(), abilities=(
        Continuous(effect=Gain(THIS, atk=Times(100, Count(cards(GRAVE, EITHER, monster & OfRace(WARRIOR)))))),
        Trigger(
            when=DestroyedAndSent(THIS, (Cause.BATTLE,)), from_=(GRAVE,),
            target=Target(1, cards(GRAVE, EITHER, monster & OfRace(WARRIOR))),
            do=SpecialSummon(TARGET)),
    )),
    effect_synchro(60800381, "Junk Warrior", "废品战士", DARK, WARRIOR, 5, 2300, 1300, "2008-08-05", "Starter Deck: Yu-Gi-Oh! 5D's", archetypes=("Warrior", "Junk"), recipe=SynchroOf(tuner=named("Junk Synchron")), abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.SYNCHRO,)), mandatory=True,
            do=Apply(Gain(THIS, atk=Total(Stat.ATK, monsters(YOU, face_up & level(at_most=2)))))),
    )),
    effect_tuner(63977008, "Junk Synchron", "废品同步士", DARK, WARRIOR, 3, 1300, 500, "2008-08-05", "Starter Deck: Yu-Gi-Oh! 5D's", community="废品同调士", archetypes=("Synchron", "Junk"), abilities=(
        Trigger(
            when=SummonSucceeded(THIS, (Way.NORMAL,)),
            target=Target(1, cards(GRAVE, YOU, monster & level(at_most=2))),
            do=SpecialSummon(TARGET, Position.DEFENSE, negated=True)),
    )),
    normal_tuner(74093656, "Tune Warrior", "调整战士", EARTH, WARRIOR, 3, 1600, 200, "2008-08-05", "Starter Deck: Yu-Gi-Oh! 5D's"),
    synchro(97204936, "Gaia Knight, the Force of Earth", "大地骑士 盖亚骑士", EARTH, WARRIOR, 6, 2600, 800, "2008-08-05", "Starter Deck: Yu-Gi-Oh! 5D's", community="大地之骑士 盖亚骑士", recipe=SynchroOf()),
))
