"""Cards first printed in Premium Pack 11."""

from cards.lang.abilities import Ignition, Target
from cards.lang.costs import BanishCost
from cards.lang.effects import SpecialSummon
from cards.lang.filters import OfRace, monster
from cards.lang.groups import GRAVE, TARGET, THIS, cards
from cards.lang.players import YOU
from cards.lang.rows import EARTH, ZOMBIE, effect_monster, printed_in

# fmt: off
CARDS = printed_in("Premium Pack 11", "2007-12-22", (
    effect_monster(92826944, "Mezuki", "马头鬼", EARTH, ZOMBIE, 4, 1700, 800, "2010-06-17", "Gold Series 3", abilities=(
        Ignition(
            cost=BanishCost(THIS), from_=(GRAVE,),
            target=Target(1, cards(GRAVE, YOU, monster & OfRace(ZOMBIE))),
            do=SpecialSummon(TARGET)),
    )),
))
