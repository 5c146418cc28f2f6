"""Cards first printed in Starter Deck 2009."""

from cards.lang.abilities import Ignition, Once
from cards.lang.effects import SpecialSummon
from cards.lang.filters import OfRace, level, monster, named, non_tuner
from cards.lang.groups import DECK, cards, choose
from cards.lang.players import YOU
from cards.lang.recipes import SynchroOf
from cards.lang.rows import LIGHT, MACHINE, WARRIOR, effect_synchro, printed_in

# fmt: off
CARDS = printed_in("Starter Deck 2009", "2009-03-14", (
    effect_synchro(2322421, "Road Warrior", "王道战士", LIGHT, WARRIOR, 8, 3000, 1500, "2009-06-10", "Starter Deck: Yu-Gi-Oh! 5D's 2009", archetypes=("Warrior",), recipe=SynchroOf(named("Road Synchron"), non_tuner, fewest=2), abilities=(
        Ignition(
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & (OfRace(WARRIOR) | OfRace(MACHINE)) & level(at_most=2)))),
            once=Once.PER_CARD),
    )),
))
