"""Cards first printed in Duel Terminal - Demon Roar God Revival."""

from cards.lang.filters import OfAttribute, non_tuner, tuner
from cards.lang.recipes import SynchroOf
from cards.lang.rows import BEAST, EARTH, printed_in, synchro

# fmt: off
CARDS = printed_in("Duel Terminal - Demon Roar God Revival!!", "2008-12-04", (
    synchro(16527176, "Naturia Leodrake", "大植然狮面草", EARTH, BEAST, 9, 3000, 1800, "2010-07-15", "Hidden Arsenal 2", community="自然狮面草", archetypes=("Naturia",), recipe=SynchroOf(tuner & OfAttribute(EARTH), non_tuner & OfAttribute(EARTH))),
))
