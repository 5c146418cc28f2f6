"""Cards first printed in Structure Deck: Kaiba Volume 2."""

from cards.lang.abilities import Activation, Target
from cards.lang.alterations import Factor, OriginalTimes
from cards.lang.costs import TributeCost
from cards.lang.effects import Apply, SwitchPosition, TakeControl, Until
from cards.lang.filters import face_up
from cards.lang.groups import TARGET, choose, monsters
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.rows import printed_in, quick_play_spell
from cards.lang.terms import Stat

# fmt: off
CARDS = printed_in("Structure Deck: Kaiba Volume 2", "2003-12-11", (
    quick_play_spell(55713623, "Shrink", "收缩", "2006-12-16", "Pharaoh Tour 2006 Final prize card", abilities=(
        Activation(
            target=Target(1, monsters(EITHER, face_up)),
            do=Apply(OriginalTimes(TARGET, (Stat.ATK,), Factor.HALF), Until.END_PHASE)),
    )),
    quick_play_spell(98045062, "Enemy Controller", "敌人控制器", "2004-05-01", "Ancient Sanctuary", community="敌人操纵器", abilities=(
        Activation(
            target=Target(1, monsters(OPPONENT, face_up)),
            do=SwitchPosition(TARGET),
            key="activation_1",
        ),
        Activation(
            cost=TributeCost(choose(1, monsters(YOU))),
            target=Target(1, monsters(OPPONENT, face_up)),
            do=TakeControl(TARGET, Until.END_PHASE),
            key="activation_2",
        ),
    )),
))
