"""Cards first printed in Starter Deck 2009."""

from cards.lang.abilities import Activation, Ignition, Once, Target
from cards.lang.conditions import Exists
from cards.lang.effects import SpecialSummon
from cards.lang.filters import OfRace, face_up, level, monster, named, non_tuner, series
from cards.lang.groups import DECK, GRAVE, TARGET, cards, choose, monsters
from cards.lang.players import EITHER, YOU
from cards.lang.recipes import SynchroOf
from cards.lang.rows import LIGHT, MACHINE, WARRIOR, effect_synchro, normal_trap, printed_in

# fmt: off
CARDS = printed_in("Starter Deck 2009", "2009-03-14", (
    effect_synchro(2322421, "Road Warrior", "王道战士", LIGHT, WARRIOR, 8, 3000, 1500, "2009-06-10", "Starter Deck: Yu-Gi-Oh! 5D's 2009", archetypes=("Warrior",), recipe=SynchroOf(named("Road Synchron"), non_tuner, fewest=2), abilities=(
        Ignition(
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & (OfRace(WARRIOR) | OfRace(MACHINE)) & level(at_most=2)))),
            once=Once.PER_CARD),
    )),
    normal_trap(13504844, "Gottoms' Emergency Call", "加特姆士的紧急指令", "2009-06-10", "Starter Deck: Yu-Gi-Oh! 5D's 2009", archetypes=("Gottoms",), abilities=(
        Activation(
            given=Exists(monsters(EITHER, face_up & series("X-Saber"))),
            target=Target(2, cards(GRAVE, EITHER, monster & series("X-Saber"))),
            do=SpecialSummon(TARGET, together=2)),
    )),
))
