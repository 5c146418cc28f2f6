"""Cards first printed in Duelist Pack: Yusei 2."""

from cards.lang.abilities import Ignition, Once, Target
from cards.lang.effects import Banish, IfYouDo, Later, ReturnToField
from cards.lang.filters import named
from cards.lang.groups import IT, TARGET, monsters
from cards.lang.players import EITHER, OPPONENT
from cards.lang.recipes import SynchroOf
from cards.lang.rows import EARTH, WARRIOR, effect_synchro, printed_in
from cards.lang.turns import Phase

# fmt: off
CARDS = printed_in("Duelist Pack: Yusei 2", "2009-10-17", (
    effect_synchro(42810973, "Junk Archer", "废品弓箭手", EARTH, WARRIOR, 7, 2300, 2000, "2010-01-14", "Duelist Pack: Yusei 2", community="废品弓手", archetypes=("Junk",), recipe=SynchroOf(named("Junk Synchron")), abilities=(
        Ignition(
            once=Once.PER_CARD,
            target=Target(1, monsters(OPPONENT)),
            do=IfYouDo(Banish(TARGET), Later(Phase.END, EITHER, ReturnToField(IT)))),
    )),
))
