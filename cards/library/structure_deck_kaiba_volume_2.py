"""Cards first printed in Structure Deck: Kaiba Volume 2."""

from cards.lang.abilities import Activation, Target
from cards.lang.alterations import Factor, OriginalTimes
from cards.lang.effects import Apply, Until
from cards.lang.filters import face_up
from cards.lang.groups import TARGET, monsters
from cards.lang.players import EITHER
from cards.lang.rows import printed_in, quick_play_spell
from cards.lang.terms import Stat

# fmt: off
CARDS = printed_in("Structure Deck: Kaiba Volume 2", "2003-12-11", (
    quick_play_spell(55713623, "Shrink", "收缩", "2006-12-16", "Pharaoh Tour 2006 Final prize card", abilities=(
        Activation(
            target=Target(1, monsters(EITHER, face_up)),
            do=Apply(OriginalTimes(TARGET, (Stat.ATK,), Factor.HALF), Until.END_PHASE)),
    )),
))
