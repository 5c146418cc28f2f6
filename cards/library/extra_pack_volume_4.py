"""Cards first printed in Extra Pack Volume 4."""

from cards.lang.recipes import SynchroOf
from cards.lang.rows import EARTH, FIEND, printed_in, synchro

# fmt: off
CARDS = printed_in("Extra Pack Volume 4", "2011-09-17", (
    synchro(45815891, "Scrap Archfiend", "废铁死亡恶魔", EARTH, FIEND, 7, 2700, 1800, "2010-08-07", "Duelist Revolution Sneak Peek Participation Card", archetypes=("Scrap", "Archfiend"), recipe=SynchroOf()),
))
