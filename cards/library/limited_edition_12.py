"""Cards first printed in Limited Edition 12."""

from cards.lang.abilities import Ignition, Once, Target
from cards.lang.continuous import Gain
from cards.lang.effects import Also, Apply, SendToGrave
from cards.lang.filters import OfAttribute, non_tuner
from cards.lang.groups import TARGET, THIS, monsters
from cards.lang.players import OPPONENT
from cards.lang.recipes import SynchroOf
from cards.lang.rows import DARK, DRAGON, effect_synchro, printed_in

# fmt: off
CARDS = printed_in("Limited Edition 12", "2008-05-21", (
    effect_synchro(88643579, "Dark End Dragon", "暗黑终极龙", DARK, DRAGON, 8, 2600, 2100, "2010-12-01", "Yu-Gi-Oh! The Official Magazine Issue 1", community="暗黑终结龙", recipe=SynchroOf(others=non_tuner & OfAttribute(DARK)), abilities=(
        Ignition(
            target=Target(1, monsters(OPPONENT)),
            do=Also(Apply(Gain(THIS, atk=-500, def_=-500)), SendToGrave(TARGET)),
            once=Once.PER_CARD),
    )),
))
